//! How is a copy made of a file that a server is writing to, so that it is of one moment, whole and on the disk before it
//! has its name?
//!
//! By `VACUUM INTO`: it reads one moment of the file while the server writes on, leaves out what was deleted, and gives
//! one plain file. SQLite's other way, its backup interface, starts anew whenever another program writes, and the crate
//! in use does not offer it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

use super::archive::Archive;
use super::open::OpenError;

/// Why there is no copy. Nothing is left of it then.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The file to be copied cannot be used.
    #[error(transparent)]
    Source(#[from] OpenError),
    /// A file cannot be copied onto itself.
    #[error("{} is the file to be copied; choose another name for the copy", .0.display())]
    Same(PathBuf),
    /// There is a file of the new name.
    #[error("{} is there already; it stays as it is", .0.display())]
    Exists(PathBuf),
    /// Changes lie there that belong to another file: a database of this name would take them for its own.
    #[error("{} is there already and belongs to another file; move it away first", .0.display())]
    Leftover(PathBuf),
    /// The folder is not there.
    #[error("there is no folder {}", .0.display())]
    NoFolder(PathBuf),
    /// The disk is full.
    #[error("there is no room left for {}", .0.display())]
    NoRoom(PathBuf),
    /// The folder may not be written to.
    #[error("cannot write {}: {why}", path.display())]
    CannotWrite {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// The copy was read again and is not whole.
    #[error("the copy {} is not whole and was thrown away: {why}", path.display())]
    NotWhole {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
}

/// Copies the file of a server, which may be running, into a new one.
///
/// # Errors
/// If it cannot be read, or the copy not be written; then there is no new file.
pub async fn backup(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<(), CopyError> {
    let archive = Archive::open(from).await?;
    let copied = copy(&archive, to.as_ref()).await;
    archive.close().await;
    copied
}

/// Makes a new file for a server from a backup, which is checked first.
///
/// # Errors
/// If the backup is not whole, or the new file cannot be written; then there is no new file.
pub async fn restore(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<(), CopyError> {
    let archive = Archive::open(from).await?;
    let copied = match archive.check().await {
        Ok(()) => copy(&archive, to.as_ref()).await,
        Err(error) => Err(OpenError::Damaged { path: archive.path().to_owned(), why: error.to_string() }.into()),
    };
    archive.close().await;
    copied
}

/// Copies a file under a passing name, checks the copy, and gives it its own name when it is on the disk.
pub(super) async fn copy(from: &Archive, to: &Path) -> Result<(), CopyError> {
    let folder = free(from.path(), to)?;
    let cannot = |error: &io::Error| cannot_write(to, error);
    // Private, as the file of the server is: both hold secrets of deals. Closed before the database opens it, which
    // would otherwise lose its locks with our handle.
    let passing = tempfile::Builder::new().prefix(".khepri-").suffix(".partial").tempfile_in(&folder);
    let passing = passing.map_err(|error| cannot(&error))?.into_temp_path();
    let _beside = Beside(passing.to_path_buf());
    pour(from, &passing, to).await?;
    without_classes(&passing).await.map_err(|error| explain(from.path(), to, &error))?;

    let not_whole = |why: String| CopyError::NotWhole { path: to.to_owned(), why };
    let copy = Archive::open(&passing).await.map_err(|error| not_whole(error.to_string()))?;
    let checked = copy.check().await;
    copy.close().await;
    checked.map_err(|error| not_whole(error.to_string()))?;

    File::open(&passing).and_then(|file| file.sync_all()).map_err(|error| cannot(&error))?;
    passing.persist_noclobber(to).map_err(|refused| match refused.error.kind() {
        io::ErrorKind::AlreadyExists => CopyError::Exists(to.to_owned()),
        _ => cannot(&refused.error),
    })?;
    // The new name, too, must be on the disk; elsewhere folders cannot be opened.
    #[cfg(unix)]
    File::open(&folder).and_then(|folder| folder.sync_all()).map_err(|error| cannot(&error))?;
    Ok(())
}

/// What a database that could not be finished leaves beside a passing file; it goes with this.
struct Beside(PathBuf);

impl Drop for Beside {
    fn drop(&mut self) {
        for ending in ["-journal", "-wal", "-shm"] {
            // Mostly there is none.
            let _ = fs::remove_file(beside(&self.0, ending));
        }
    }
}

/// Takes classes out of a copy, nicknames and all: they are a day's, and a copy may be kept for years.
async fn without_classes(copy: &Path) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(copy).foreign_keys(true).pragma("secure_delete", "ON");
    let mut db = options.disable_statement_logging().connect().await?;
    let emptied = async {
        let known = db.fetch_optional("SELECT 1 FROM sqlite_schema WHERE name = 'classes'").await?;
        // A file of an older layout has none.
        if known.is_some() {
            db.execute("DELETE FROM classes").await?;
        }
        Ok(())
    };
    let emptied = emptied.await;
    db.close().await?;
    emptied
}

/// Pours what a file holds into a passing one, as it is, whole or not; complaints name the file it shall become.
pub(super) async fn pour(from: &Archive, passing: &Path, to: &Path) -> Result<(), CopyError> {
    let name = passing.to_str().ok_or_else(|| {
        let why = "its folder has a name that is no text".to_owned();
        CopyError::CannotWrite { path: to.to_owned(), why }
    })?;
    let vacuum = sqlx::query("VACUUM INTO ?").bind(name).execute(from.db()).await;
    vacuum.map(drop).map_err(|error| explain(from.path(), to, &error))
}

/// The folder of a new file, if nothing is in its way.
fn free(from: &Path, to: &Path) -> Result<PathBuf, CopyError> {
    if to.canonicalize().is_ok_and(|to| from.canonicalize().is_ok_and(|from| from == to)) {
        return Err(CopyError::Same(to.to_owned()));
    }
    if fs::symlink_metadata(to).is_ok() {
        return Err(CopyError::Exists(to.to_owned()));
    }
    for ending in ["-wal", "-shm", "-journal"] {
        let leftover = beside(to, ending);
        if fs::symlink_metadata(&leftover).is_ok() {
            return Err(CopyError::Leftover(leftover));
        }
    }
    let folder = match to.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    // As a whole path, so that the database cannot take it for anything but a file.
    let whole = folder.canonicalize().ok().filter(|folder| folder.is_dir());
    whole.ok_or_else(|| CopyError::NoFolder(folder.to_owned()))
}

/// The file of this ending that a database has beside it.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn cannot_write(to: &Path, error: &io::Error) -> CopyError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => CopyError::NoRoom(to.to_owned()),
        _ => CopyError::CannotWrite { path: to.to_owned(), why: error.to_string() },
    }
}

/// What it means that the database could not write the copy.
fn explain(from: &Path, to: &Path, error: &sqlx::Error) -> CopyError {
    let why = error.to_string();
    match super::code(error) {
        Some(super::FULL) => CopyError::NoRoom(to.to_owned()),
        Some(super::CORRUPT | super::NOTADB) => OpenError::Damaged { path: from.to_owned(), why }.into(),
        Some(super::BUSY | super::LOCKED) => OpenError::InUse(from.to_owned()).into(),
        _ => CopyError::CannotWrite { path: to.to_owned(), why },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_stays_beside_a_copy_that_failed() {
        let folder = tempfile::tempdir().expect("a folder");
        let passing = folder.path().join(".khepri-x.partial");
        for ending in ["-journal", "-wal", "-shm"] {
            fs::write(beside(&passing, ending), "left").expect("written");
        }
        fs::write(folder.path().join("khepri.db-journal"), "of another").expect("written");
        drop(Beside(passing));
        let left: Vec<_> =
            fs::read_dir(folder.path()).expect("there").map(|file| file.expect("it").file_name()).collect();
        assert_eq!(left, ["khepri.db-journal"]);
    }
}
