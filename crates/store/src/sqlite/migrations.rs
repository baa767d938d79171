//! How does a file get the layout this program needs? Each script below runs once, in order, and the file remembers it.

use sqlx::{Connection, Executor, Row, SqliteConnection};

/// Marks a file as one of this program's: "Khpr".
const APPLICATION: i64 = 0x4b68_7072;

/// The scripts, in order. One that was ever released is never changed: a further one is added.
const SCRIPTS: &[&str] = &[
    include_str!("../../migrations/0001_tables_and_people.sql"),
    include_str!("../../migrations/0002_tokens.sql"),
    include_str!("../../migrations/0003_slow_play.sql"),
    include_str!("../../migrations/0004_records_and_results.sql"),
    include_str!("../../migrations/0005_classes.sql"),
    include_str!("../../migrations/0006_devices_of_notices.sql"),
    include_str!("../../migrations/0007_avatars.sql"),
    include_str!("../../migrations/0008_chair_names.sql"),
];

/// Why a file cannot be brought up to date.
#[derive(Debug)]
pub(super) enum Unfit {
    /// It belongs to another program.
    Foreign,
    /// It has run scripts that this program does not know.
    Newer { found: i64, known: i64 },
    /// It has run another script under the same number.
    Changed { number: i64 },
    /// The database failed.
    Failed(sqlx::Error),
}

impl From<sqlx::Error> for Unfit {
    fn from(error: sqlx::Error) -> Unfit {
        Unfit::Failed(error)
    }
}

/// Refuses the file of another program. Looks only, so that such a file stays as it is.
pub(super) async fn recognise(db: &mut SqliteConnection) -> Result<(), Unfit> {
    let application: i64 = db.fetch_one("PRAGMA application_id").await?.try_get(0)?;
    let things: i64 = db.fetch_one("SELECT COUNT(*) FROM sqlite_schema").await?.try_get(0)?;
    if application == APPLICATION || (application == 0 && things == 0) { Ok(()) } else { Err(Unfit::Foreign) }
}

/// The number of the last script.
pub(super) fn newest() -> i64 {
    i64::try_from(SCRIPTS.len()).unwrap_or(i64::MAX)
}

/// How many scripts a file has seen, if all of them are known. Looks only.
pub(super) async fn layout(db: &mut SqliteConnection) -> Result<i64, Unfit> {
    let done: Vec<(i64, String)> =
        sqlx::query_as("SELECT number, script FROM migrations ORDER BY number").fetch_all(db).await?;
    let (known, found) = (newest(), done.last().map_or(0, |(number, _)| *number));
    if found > known {
        return Err(Unfit::Newer { found, known });
    }
    for (number, script) in (1..=found).zip(SCRIPTS) {
        if !done.iter().any(|(ran, text)| *ran == number && *text == plain(script)) {
            return Err(Unfit::Changed { number });
        }
    }
    Ok(found)
}

/// Runs the scripts that the file has not seen, all of them or none.
pub(super) async fn migrate(db: &mut SqliteConnection) -> Result<(), Unfit> {
    let mut change = db.begin_with("BEGIN IMMEDIATE").await?;
    change
        .execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, script TEXT NOT NULL) STRICT")
        .await?;
    let done: Vec<(i64, String)> =
        sqlx::query_as("SELECT number, script FROM migrations ORDER BY number").fetch_all(&mut *change).await?;
    let known = newest();
    let found = done.last().map_or(0, |(number, _)| *number);
    if found > known {
        return Err(Unfit::Newer { found, known });
    }
    for (number, script) in (1_i64..).zip(SCRIPTS.iter().copied()) {
        match done.iter().find(|(ran, _)| *ran == number) {
            Some((_, ran)) if *ran == plain(script) => {}
            Some(_) => return Err(Unfit::Changed { number }),
            None => run(&mut change, number, script).await?,
        }
    }
    change.execute(sqlx::raw_sql("PRAGMA application_id = 0x4b687072")).await?;
    change.commit().await?;
    Ok(())
}

async fn run(db: &mut SqliteConnection, number: i64, script: &'static str) -> Result<(), sqlx::Error> {
    db.execute(sqlx::raw_sql(script)).await?;
    let note = sqlx::query("INSERT INTO migrations (number, script) VALUES (?, ?)");
    note.bind(number).bind(plain(script)).execute(db).await?;
    Ok(())
}

/// A script with line ends that are the same on every system.
fn plain(script: &str) -> String {
    script.replace('\r', "")
}
