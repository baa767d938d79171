//! What is said when the file cannot be used, and is nothing made worse?

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::fs;
use std::path::Path;

use common::{id, line, table};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor};
use store::{Line, OpenError, Sqlite, Store, StoreError};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn lines() -> Vec<Line> {
    vec![Line { text: "a line of some length".to_owned(), at: 1 }; 50]
}

/// A file with 40 tables of 50 lines each.
async fn full(path: &Path) {
    let store = Sqlite::open(path).await.unwrap();
    for number in 0..40 {
        store.create_table(table(number)).await.unwrap();
        store.append(&id(number), 0, lines(), None).await.unwrap();
    }
    store.close().await.unwrap();
}

/// Does something to the file that this program would not do.
async fn meddle(path: &Path, statements: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut db = options.connect().await.unwrap();
    db.execute(sqlx::raw_sql(AssertSqlSafe(statements))).await.unwrap();
    sqlx::Connection::close(db).await.unwrap();
}

/// What opening the file says, without the folder.
async fn refusal(path: &Path) -> String {
    let error = Sqlite::open(path).await.expect_err("it must be refused");
    let folder = path.parent().unwrap().canonicalize().unwrap_or_default();
    error.to_string().replace(&format!("{}/", folder.display()), "")
}

#[tokio::test]
async fn another_kind_of_file_is_refused_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("notes.txt");
    for text in ["hello".to_owned(), "hello ".repeat(5_000)] {
        fs::write(&path, &text).unwrap();
        assert_eq!(refusal(&path).await, "notes.txt is not a database");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("other.db");
    meddle(&path, "CREATE TABLE people (id); PRAGMA application_id = 7").await;
    let before = fs::read(&path).unwrap();
    assert_eq!(refusal(&path).await, "other.db is a database of another program");
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn an_empty_file_is_a_new_one() {
    let folder = folder();
    let path = folder.path().join("khepri.db");
    fs::write(&path, "").unwrap();
    full(&path).await;
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_refused() {
    let folder = folder();
    let path = folder.path().join("khepri.db");
    full(&path).await;
    meddle(&path, "INSERT INTO migrations (number, script) VALUES (77, 'ALTER TABLE tables ADD COLUMN price')").await;
    let newer = "khepri.db was written by a newer version of this program: its layout is number 77, this version knows \
                 those up to ";
    let said = refusal(&path).await;
    assert!(said.strip_prefix(newer).is_some_and(|known| known.parse().is_ok_and(|known: u32| known < 77)), "{said}");
    meddle(&path, "DELETE FROM migrations WHERE number = 77; UPDATE migrations SET script = 'other'").await;
    assert_eq!(refusal(&path).await, "cannot open khepri.db: its layout number 1 is not the one this program knows");
}

#[tokio::test]
async fn a_file_in_use_is_refused_until_it_is_free() {
    let folder = folder();
    let path = folder.path().join("khepri.db");
    let first = Sqlite::open(&path).await.unwrap();
    let busy = "khepri.db is in use by another program; only one server at a time can keep its tables there";
    assert_eq!(refusal(&path).await, busy);
    #[cfg(unix)]
    {
        let other_name = folder.path().join("link.db");
        std::os::unix::fs::symlink(&path, &other_name).unwrap();
        assert_eq!(refusal(&other_name).await, busy);
    }
    first.close().await.unwrap();
    Sqlite::open(&path).await.unwrap();
}

#[tokio::test]
async fn a_place_that_cannot_be_written_is_named() {
    let folder = folder();
    let missing = folder.path().join("missing").join("khepri.db");
    let error = Sqlite::open(&missing).await.expect_err("no such folder");
    assert!(matches!(&error, OpenError::NoFolder(path) if missing.parent() == Some(path)), "{error}");
    let error = Sqlite::open(folder.path()).await.expect_err("a folder");
    assert!(matches!(error, OpenError::CannotWrite { .. }), "{error}");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_read_only_folder_is_named() {
    // Permissions do not bind root, but nobody makes files here.
    let error = Sqlite::open("/sys/khepri.db").await.expect_err("not writable");
    assert!(matches!(error, OpenError::CannotWrite { .. }), "{error}");
    assert!(error.to_string().starts_with("cannot write to /sys/khepri.db: "), "{error}");
}

#[tokio::test]
async fn a_file_that_was_cut_off_is_refused() {
    let folder = folder();
    let path = folder.path().join("khepri.db");
    full(&path).await;
    let whole = fs::read(&path).unwrap();
    for part in [10, 3, 2] {
        fs::write(&path, &whole[..whole.len() / part]).unwrap();
        let said = refusal(&path).await;
        assert!(said.starts_with("khepri.db is damaged: "), "{said}");
    }
    fs::write(&path, &whole).unwrap();
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.load_table(&id(39)).await.unwrap().unwrap().log.len(), 50);
}

#[tokio::test]
async fn rubbish_in_the_middle_is_found_and_not_passed_on() {
    let folder = folder();
    let path = folder.path().join("khepri.db");
    full(&path).await;
    let whole = fs::read(&path).unwrap();
    let pages = whole.len() / 4096;
    let mut found = 0;
    for page in 1..pages {
        let mut damaged = whole.clone();
        damaged[page * 4096..(page + 1) * 4096].fill(0xa5);
        fs::write(&path, &damaged).unwrap();
        let Ok(store) = Sqlite::open(&path).await else {
            found += 1;
            continue;
        };
        for number in 0..40 {
            match store.load_table(&id(number)).await {
                Ok(Some(kept)) => assert_eq!(kept.log, lines()),
                Ok(None) => panic!("a table is gone without a word"),
                Err(StoreError::Damaged { .. }) => found += 1,
                Err(other) => panic!("{other}"),
            }
        }
        store.close().await.ok();
    }
    assert!(found > 20, "{found} of {pages} pages");
}

#[tokio::test]
async fn a_missing_line_is_damage() {
    let folder = folder();
    let path = folder.path().join("khepri.db");
    full(&path).await;
    meddle(&path, "DELETE FROM lines WHERE table_id = 'table00001' AND version = 7").await;
    meddle(&path, "DELETE FROM lines WHERE table_id = 'table00002' AND version = 50").await;
    meddle(&path, "UPDATE tables SET secret = x'00' WHERE id = 'table00003'").await;
    let store = Sqlite::open(&path).await.unwrap();
    for (number, why) in [(1, "line 7 is missing"), (2, "it has 49 of 50 lines"), (3, "its secret has 1 bytes")] {
        let what = format!("table {}", id(number));
        let expected = StoreError::Damaged { what, why: why.to_owned() };
        assert_eq!(store.load_table(&id(number)).await, Err(expected));
    }
    assert!(store.load_table(&id(4)).await.is_ok());
}

#[tokio::test]
async fn a_torn_end_of_the_write_ahead_log_costs_only_that_end() {
    let folder = folder();
    let path = folder.path().join("khepri.db");
    let store = Sqlite::open(&path).await.unwrap();
    store.create_table(table(1)).await.unwrap();
    for seen in 0..50 {
        store.append(&id(1), seen, line(&seen.to_string(), 1), None).await.unwrap();
    }
    // What another disk would hold if the power failed while it wrote the last transaction.
    let copy = folder.path().join("copy.db");
    fs::copy(&path, &copy).unwrap();
    let log = fs::read(folder.path().join("khepri.db-wal")).unwrap();
    fs::write(folder.path().join("copy.db-wal"), &log[..log.len() - 1]).unwrap();

    let copy = Sqlite::open(&copy).await.unwrap();
    let kept = copy.load_table(&id(1)).await.unwrap().unwrap().log;
    assert_eq!(kept.len(), 49);
    assert_eq!(copy.append(&id(1), 49, line("49", 1), None).await, Ok(50));
    assert_eq!(copy.load_table(&id(1)).await, store.load_table(&id(1)).await);
}
