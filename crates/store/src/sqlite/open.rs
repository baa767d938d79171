//! How is a file opened so that nothing acknowledged is lost and nobody else writes to it? And what is said if it cannot be?

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Executor, Row, SqliteConnection};

use super::migrations::{self, Unfit};
use super::place::Place;

/// How many reads run at once.
const READERS: u32 = 4;

/// How long a statement waits for another program, such as one that makes a backup.
pub(super) const BUSY: Duration = Duration::from_secs(5);

/// How often and how long a server that is about to end is waited for.
const TRIES: u32 = 40;
const PAUSE: Duration = Duration::from_millis(25);

/// Why a file of tables cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file is not there.
    #[error("there is no file {}", .0.display())]
    NoFile(PathBuf),
    /// It may not be read.
    #[error("cannot read {}: {why}", path.display())]
    CannotRead {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// The folder is not there.
    #[error("there is no folder {}", .0.display())]
    NoFolder(PathBuf),
    /// The folder or the file may not be written to.
    #[error("cannot write to {}: {why}", path.display())]
    CannotWrite {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// Another program has it.
    #[error("{} is in use by another program; only one server at a time can keep its tables there", .0.display())]
    InUse(PathBuf),
    /// It is a file of another kind.
    #[error("{} is not a database", .0.display())]
    NotADatabase(PathBuf),
    /// It is a database of another program.
    #[error("{} is a database of another program", .0.display())]
    Foreign(PathBuf),
    /// A later version of this program has written to it.
    #[error(
        "{} was written by a newer version of this program: its layout is number {found}, this version knows \
         those up to {known}",
        path.display()
    )]
    Newer {
        /// Which file.
        path: PathBuf,
        /// The layout of the file.
        found: i64,
        /// The last layout this program knows.
        known: i64,
    },
    /// It cannot be read.
    #[error("{} is damaged: {why}", path.display())]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// What the database said.
        why: String,
    },
    /// The database failed in another way.
    #[error("cannot open {}: {why}", path.display())]
    Database {
        /// Which file.
        path: PathBuf,
        /// What the database said.
        why: String,
    },
}

/// An open file: one connection that writes, some that read, the lock that keeps other servers out, and where all of it
/// lies.
pub(super) struct Opened {
    pub(super) writer: SqliteConnection,
    pub(super) readers: SqlitePool,
    pub(super) lock: File,
    pub(super) place: Place,
}

/// Opens a file, or makes it.
pub(super) async fn open(path: &Path) -> Result<Opened, OpenError> {
    let path = &whole(path)?;
    let lock = lock(path).await?;
    private_file(path).map_err(|error| cannot_write(path, &error))?;
    let failed = |error: sqlx::Error| explain(path, &error);

    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(BUSY)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        // Where a plain sync does not reach the disk itself (macOS), ask for the one that does.
        .pragma("fullfsync", "ON")
        // What is forgotten is overwritten.
        .pragma("secure_delete", "ON")
        .disable_statement_logging();
    let mut writer = options.connect().await.map_err(failed)?;
    migrations::recognise(&mut writer).await.map_err(|unfit| refuse(path, unfit))?;
    let mode = writer.fetch_one("PRAGMA journal_mode = WAL").await.and_then(|row| row.try_get(0));
    let mode: String = mode.map_err(failed)?;
    if mode != "wal" {
        let why = format!("this file system does not allow a write-ahead log (journal mode {mode})");
        return Err(OpenError::Database { path: path.clone(), why });
    }
    migrations::migrate(&mut writer).await.map_err(|unfit| refuse(path, unfit))?;

    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .max_lifetime(None)
        .idle_timeout(None)
        .test_before_acquire(false)
        .connect_with(options.pragma("query_only", "ON"))
        .await
        .map_err(failed)?;
    Ok(Opened { writer, readers, lock, place: Place::of(path) })
}

/// The path without links and dots, so that one file has one lock.
fn whole(path: &Path) -> Result<PathBuf, OpenError> {
    if let Ok(path) = path.canonicalize() {
        return Ok(path);
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let Some(name) = path.file_name() else { return Err(OpenError::NoFolder(path.to_owned())) };
    let folder = folder.canonicalize().map_err(|_| OpenError::NoFolder(folder.to_owned()))?;
    if folder.is_dir() { Ok(folder.join(name)) } else { Err(OpenError::NoFolder(folder)) }
}

/// Locks the file beside the database. The lock ends with the program, however it ends. A server that was just told to
/// stop gets a moment to finish.
async fn lock(path: &Path) -> Result<File, OpenError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = private_file(Path::new(&name)).map_err(|error| cannot_write(path, &error))?;
    for _ in 0..TRIES {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) => tokio::time::sleep(PAUSE).await,
            Err(TryLockError::Error(error)) => return Err(cannot_write(path, &error)),
        }
    }
    Err(OpenError::InUse(path.to_owned()))
}

/// Opens a file to write, or makes it so that nobody else on this machine can read it: it will hold secrets of deals. The
/// database gives its own permissions to the files beside it.
fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn cannot_write(path: &Path, error: &io::Error) -> OpenError {
    OpenError::CannotWrite { path: path.to_owned(), why: error.to_string() }
}

pub(super) fn refuse(path: &Path, unfit: Unfit) -> OpenError {
    let path = path.to_owned();
    match unfit {
        Unfit::Foreign => OpenError::Foreign(path),
        Unfit::Newer { found, known } => OpenError::Newer { path, found, known },
        Unfit::Changed { number } => {
            let why = format!("its layout number {number} is not the one this program knows");
            OpenError::Database { path, why }
        }
        Unfit::Failed(error) => explain(&path, &error),
    }
}

/// What a refusal of the database means to whoever started the program.
fn explain(path: &Path, error: &sqlx::Error) -> OpenError {
    let (path, why) = (path.to_owned(), error.to_string());
    match super::code(error) {
        Some(super::BUSY | super::LOCKED) => OpenError::InUse(path),
        Some(super::PERM | super::READONLY | super::CANTOPEN) => OpenError::CannotWrite { path, why },
        Some(super::CORRUPT) => OpenError::Damaged { path, why },
        Some(super::NOTADB) => OpenError::NotADatabase(path),
        _ => OpenError::Database { path, why },
    }
}
