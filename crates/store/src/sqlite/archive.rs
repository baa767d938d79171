//! How is a file read that somebody else may be writing to: that of a running server, or a backup? And is it whole?

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions, SqliteRow};
use sqlx::{ConnectOptions, Connection, Executor, Row};
use tempfile::TempDir;

use super::migrations::{self, Unfit};
use super::open::{BUSY, OpenError, refuse};
use super::{Sqlite, copy, failed, tables};
use crate::{Store, StoreError, StoredTable, TableId};

/// A file of tables that is only read. It takes no lock: the server goes on.
pub struct Archive {
    path: PathBuf,
    db: SqlitePool,
    /// How many scripts it has seen.
    layout: i64,
    /// Whether nobody had it open before.
    resting: bool,
    /// The folder of a copy that was made to bring it up to date.
    _copy: Option<TempDir>,
}

/// How much a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Census {
    /// Tables, over or not.
    pub tables: u64,
    /// Lines of their logs that begin with the word that was asked for.
    pub lines: u64,
    /// People who were not forgotten.
    pub people: u64,
    /// What the file takes on the disk.
    pub bytes: u64,
}

impl Archive {
    /// Opens a file of this program, of whatever layout it is or was.
    ///
    /// # Errors
    /// If there is none, or it cannot be read, belongs to another program or to a newer version of this one.
    pub async fn open(path: impl AsRef<Path>) -> Result<Archive, OpenError> {
        let path = path.as_ref();
        match path.metadata() {
            Ok(found) if found.is_file() && (found.len() > 0 || has_log(path)) => {}
            Ok(_) => return Err(OpenError::NotADatabase(path.to_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(OpenError::NoFile(path.to_owned())),
            Err(error) => return Err(OpenError::CannotRead { path: path.to_owned(), why: error.to_string() }),
        }
        let resting = !copy::beside(path, "-wal").exists();
        let options = options(path).read_only(true);
        let opened = match connect(options.clone()).await {
            // A read-only folder has no room for the notes that readers and writers share. Without a write-ahead log
            // there is nobody to share them with.
            Err(Unfit::Failed(error)) if super::code(&error) == Some(super::CANTOPEN) && !has_log(path) => {
                connect(options.immutable(true)).await
            }
            opened => opened,
        };
        match opened {
            Ok((db, layout)) => Ok(Archive { path: path.to_owned(), db, layout, resting, _copy: None }),
            Err(unfit) => {
                leave(path, resting).await;
                Err(match refuse(path, unfit) {
                    OpenError::CannotWrite { path, why } => OpenError::CannotRead { path, why },
                    other => other,
                })
            }
        }
    }

    /// Opens a file as a server of this version would see it: one of an older layout is copied and the copy brought up
    /// to date, so that the file itself stays as it is.
    ///
    /// # Errors
    /// As for [`Archive::open`], or if the copy cannot be made.
    pub async fn open_up_to_date(path: impl AsRef<Path>) -> Result<Archive, copy::CopyError> {
        let archive = Archive::open(path).await?;
        if archive.layout == migrations::newest() {
            return Ok(archive);
        }
        let folder = std::env::temp_dir();
        let folder = TempDir::with_prefix_in("khepri-", &folder)
            .map_err(|error| copy::CopyError::CannotWrite { path: folder, why: error.to_string() })?;
        let copy = folder.path().join("khepri.db");
        // Not checked: whoever opens it looks for what is wrong.
        let copied = copy::pour(&archive, &copy, &copy).await;
        archive.close().await;
        copied?;
        let migrated = Sqlite::open(&copy).await?;
        migrated.close().await.map_err(|error| OpenError::Database { path: copy.clone(), why: error.to_string() })?;
        Ok(Archive { _copy: Some(folder), ..Archive::open(&copy).await? })
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn db(&self) -> &SqlitePool {
        &self.db
    }

    /// Whether every page of the file is sound and every log is whole.
    ///
    /// # Errors
    /// The first thing that is not.
    pub async fn check(&self) -> Result<(), StoreError> {
        let said: String = self.one("PRAGMA integrity_check(1)").await?.try_get(0).map_err(failed)?;
        if said != "ok" {
            return Err(super::rows::damaged("the database", said));
        }
        if let Some(row) = self.db.fetch_optional("PRAGMA foreign_key_check").await.map_err(failed)? {
            let table: String = row.try_get(0).map_err(failed)?;
            return Err(super::rows::damaged("the database", format!("something in {table} belongs to nothing")));
        }
        let gap = self.db.fetch_optional(
            "SELECT id, length, COUNT(version) AS there, COALESCE(MAX(version), 0) AS last \
             FROM tables LEFT JOIN lines ON table_id = id GROUP BY id \
             HAVING there <> length OR last <> length OR COALESCE(MIN(version), 1) <> 1 LIMIT 1",
        );
        let Some(row) = gap.await.map_err(failed)? else { return Ok(()) };
        let (id, length): (String, i64) = (row.try_get("id").map_err(failed)?, row.try_get("length").map_err(failed)?);
        let there: i64 = row.try_get("there").map_err(failed)?;
        Err(super::rows::damaged(format!("table {id}"), format!("it has {there} of {length} lines")))
    }

    /// How much it holds, all counted at one moment. The lines counted are those that begin so.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn census(&self, beginning: &str) -> Result<Census, StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM people), \
             (SELECT COUNT(*) FROM lines WHERE substr(text, 1, length(?1)) = ?1)",
        )
        .bind(beginning)
        .fetch_one(&self.db)
        .await
        .map_err(failed)?;
        let count = |column: usize| row.try_get::<u64, _>(column).map_err(failed);
        let bytes = self.path.metadata().map_err(|error| StoreError::Database(error.to_string()))?.len();
        Ok(Census { tables: count(0)?, people: count(1)?, lines: count(2)?, bytes })
    }

    /// What tables are called, as the file says it, the oldest first.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn names(&self) -> Result<Vec<String>, StoreError> {
        let rows = self.db.fetch_all("SELECT id FROM tables ORDER BY made_at, id").await.map_err(failed)?;
        rows.iter().map(|row| row.try_get(0).map_err(failed)).collect()
    }

    /// A table and its whole log; `None` if there is none of this name.
    ///
    /// # Errors
    /// If it cannot be read, or what is kept of it does not make sense.
    pub async fn load_table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        tables::load(&self.db, id).await
    }

    /// Lets go of the file.
    pub async fn close(self) {
        self.db.close().await;
        leave(&self.path, self.resting).await;
    }

    async fn one(&self, statement: &'static str) -> Result<SqliteRow, StoreError> {
        self.db.fetch_one(statement).await.map_err(failed)
    }
}

impl fmt::Debug for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Archive").field("path", &self.path).field("layout", &self.layout).finish_non_exhaustive()
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).busy_timeout(BUSY).foreign_keys(true).disable_statement_logging()
}

/// Leaves a file that nobody had open as it was found. Whoever only reads cannot take the files away that readers and
/// writers share; the last one who may write does so by leaving.
async fn leave(path: &Path, resting: bool) {
    if resting
        && copy::beside(path, "-wal").exists()
        && let Ok(mut db) = options(path).connect().await
    {
        // Where it does not work out, two small files stay that do no harm.
        let _ = db.execute("SELECT COUNT(*) FROM sqlite_schema").await;
        let _ = db.close().await;
    }
}

/// Connects and looks at the layout.
async fn connect(options: SqliteConnectOptions) -> Result<(SqlitePool, i64), Unfit> {
    let pool = SqlitePoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
    let db = pool.connect_with(options).await?;
    let looked = async {
        let mut connection = db.acquire().await?;
        migrations::recognise(&mut connection).await?;
        migrations::layout(&mut connection).await
    };
    match looked.await {
        Ok(layout) => Ok((db, layout)),
        Err(unfit) => {
            db.close().await;
            Err(unfit)
        }
    }
}

/// Whether changes may wait beside the file.
fn has_log(path: &Path) -> bool {
    copy::beside(path, "-wal").metadata().is_ok_and(|log| log.len() > 0)
}
