//! Files of servers for tests: the one that the first version left, as it is or meddled with.

use std::fs;
use std::path::Path;

use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};

/// Two games that are over, 231 and 239 lines long, and two under way.
#[allow(dead_code, reason = "not every test needs it")]
pub(crate) const OVER: &str = "dkavaqsx3w5i";

/// Writes the file of the first version.
pub(crate) fn first(path: &Path) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/hosting/first.sql");
    meddle(path, &fs::read_to_string(file).expect("the file is part of the project"));
}

/// Does something to a file that the program would not do.
pub(crate) fn meddle(path: &Path, statements: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
        let mut db = options.foreign_keys(false).connect().await.expect("it opens");
        db.execute(sqlx::raw_sql(AssertSqlSafe(statements))).await.expect("it is done");
        db.close().await.expect("it closes");
    });
}
