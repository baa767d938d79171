//! Does the file keep everything apart and complete when many write at once?

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::path::PathBuf;
use std::sync::Arc;

use common::{id, line, note, table};
use sqlx::{ConnectOptions, Executor, SqliteConnection};
use store::{AppendError, Occupant, Sqlite, Stage, Store, StoreError};
use tempfile::TempDir;
use tokio::task::JoinSet;

/// A folder that goes when the test ends, and a file in it.
fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("khepri.db");
    (folder, path)
}

/// A connection beside the store, as another program would have it.
async fn beside(path: &PathBuf) -> SqliteConnection {
    sqlx::sqlite::SqliteConnectOptions::new().filename(path).connect().await.expect("connects")
}

/// Adds one line to a table.
async fn say(store: &Sqlite, number: u32, seen: u64, text: &str) -> Result<u64, AppendError> {
    store.append(&id(number), seen, line(text, 1), None).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_fifty_writers_one_wins_each_version() {
    let (_folder, path) = place();
    let store = Arc::new(Sqlite::open(&path).await.unwrap());
    store.create_table(table(1)).await.unwrap();
    let mut writers = JoinSet::new();
    for writer in 0..50 {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let mut won = Vec::new();
            let mut seen = 0;
            while seen < 20 {
                match store.append(&id(1), seen, line(&format!("writer {writer}"), 1), None).await {
                    Ok(version) => {
                        won.push((version, writer));
                        seen = version;
                    }
                    Err(AppendError::Stale { version }) => {
                        assert!(version > seen);
                        seen = version;
                    }
                    Err(other) => panic!("{other}"),
                }
            }
            won
        });
    }
    let mut won: Vec<(u64, i32)> = writers.join_all().await.concat();
    won.sort_unstable();
    let log = store.load_table(&id(1)).await.unwrap().unwrap().log;
    let expected: Vec<(u64, String)> = (1..).zip(log.into_iter().map(|line| line.text)).collect();
    let told: Vec<(u64, String)> = won.into_iter().map(|(at, writer)| (at, format!("writer {writer}"))).collect();
    assert_eq!(told, expected);
    assert_eq!(told.len(), 20);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_thousand_tables_at_once_come_back_after_a_restart() {
    let (_folder, path) = place();
    let store = Arc::new(Sqlite::open(&path).await.unwrap());
    let mut tables = JoinSet::new();
    for number in 0..1_000 {
        let store = Arc::clone(&store);
        tables.spawn(async move {
            store.create_table(table(number)).await.unwrap();
            for seen in 0..5 {
                let text = format!("table {number} line {seen}");
                let said = note(Stage::Playing, &[Occupant::Bot(3)]);
                assert_eq!(store.append(&id(number), seen, line(&text, 1), said).await, Ok(seen + 1));
            }
        });
    }
    tables.join_all().await;
    assert_eq!(store.changes(), 6_000);
    assert!(store.commits() < 2_000, "{} transactions: nothing was grouped", store.commits());
    drop(store); // Without closing it: the next one waits until the file is free.

    let store = Sqlite::open(&path).await.unwrap();
    for number in 0..1_000 {
        let log = store.load_table(&id(number)).await.unwrap().unwrap().log;
        let texts: Vec<String> = log.into_iter().map(|line| line.text).collect();
        assert_eq!(texts, (0..5).map(|seen| format!("table {number} line {seen}")).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn what_waits_together_is_committed_together() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).await.unwrap();
    for number in 1..=3 {
        store.create_table(table(number)).await.unwrap();
    }
    let before = store.commits();
    // On one thread all of them are in the queue before the task that writes gets its turn.
    let answers = tokio::join!(
        say(&store, 1, 0, "a"),
        say(&store, 1, 0, "b"),
        say(&store, 2, 7, "c"),
        say(&store, 9, 0, "d"),
        say(&store, 3, 0, "e"),
        say(&store, 1, 1, "f"),
    );
    let stale = |version| Err(AppendError::Stale { version });
    assert_eq!(answers, (Ok(1), stale(1), stale(0), Err(AppendError::NoSuchTable), Ok(1), Ok(2)));
    assert_eq!(store.commits() - before, 1);
}

#[tokio::test]
async fn a_change_that_fails_fails_alone() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).await.unwrap();
    for number in 1..=3 {
        store.create_table(table(number)).await.unwrap();
    }
    say(&store, 2, 0, "first").await.unwrap();
    // Somebody meddles: the log says it is empty, but its first version is taken. The key of the lines refuses a second.
    beside(&path).await.execute("UPDATE tables SET length = 0 WHERE id = 'table00002'").await.unwrap();
    let (good, bad, other) =
        tokio::join!(say(&store, 1, 0, "a"), say(&store, 2, 0, "second first"), say(&store, 3, 0, "b"),);
    assert_eq!((good, other), (Ok(1), Ok(1)));
    assert!(matches!(bad, Err(AppendError::Store(StoreError::Database(_)))), "{bad:?}");
    assert_eq!(store.load_table(&id(1)).await.unwrap().unwrap().log, line("a", 1));
    assert_eq!(say(&store, 1, 1, "c").await, Ok(2), "it goes on");
}

#[tokio::test]
async fn what_is_asked_for_before_the_end_is_kept() {
    let (folder, path) = place();
    let store = Sqlite::open(&path).await.unwrap();
    store.create_table(table(1)).await.unwrap();
    let (kept, closed) = tokio::join!(say(&store, 1, 0, "last"), store.close());
    assert_eq!((kept, closed), (Ok(1), Ok(())));
    let mut left: Vec<_> = folder.path().read_dir().unwrap().map(|file| file.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["khepri.db", "khepri.db.lock"], "all is in the one file");
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.load_table(&id(1)).await.unwrap().unwrap().log, line("last", 1));
}
