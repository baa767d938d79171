//! A file that is deleted, moved or replaced while it is open: is anything acknowledged that would be lost?

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![cfg(unix)]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{id, line, table};
use store::{AppendError, Sqlite, Store, StoreError};
use tempfile::TempDir;

/// An open file with a table of one line.
async fn opened() -> (TempDir, PathBuf, Sqlite) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().canonicalize().unwrap().join("khepri.db");
    let store = Sqlite::open(&path).await.unwrap();
    store.create_table(table(1)).await.unwrap();
    assert_eq!(store.append(&id(1), 0, line("first", 1), None).await, Ok(1));
    (folder, path, store)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Nothing is acknowledged, and whoever asks learns which file it is.
async fn refuses(store: &Sqlite, file: &Path) {
    let gone = StoreError::FileGone(file.display().to_string());
    assert_eq!(store.append(&id(1), 1, line("lost", 2), None).await, Err(AppendError::Store(gone.clone())));
    assert_eq!(store.create_table(table(2)).await, Err(gone.clone()));
    assert_eq!(store.probe().await, Err(gone));
}

#[tokio::test]
async fn after_a_deleted_file_nothing_is_acknowledged() {
    for deleted in ["", "-wal", "-shm"] {
        let (_folder, path, store) = opened().await;
        fs::remove_file(beside(&path, deleted)).unwrap();
        refuses(&store, &beside(&path, deleted)).await;
    }
}

#[tokio::test]
async fn after_a_replaced_file_nothing_is_acknowledged() {
    let (folder, path, store) = opened().await;
    let copy = folder.path().join("copy.db");
    fs::copy(&path, &copy).unwrap();
    fs::rename(&copy, &path).unwrap();
    refuses(&store, &path).await;
}

#[tokio::test]
async fn a_file_that_comes_back_has_what_was_acknowledged_and_nothing_else() {
    let (folder, path, store) = opened().await;
    let away = folder.path().join("away.db");
    fs::rename(&path, &away).unwrap();
    refuses(&store, &path).await;
    fs::rename(&away, &path).unwrap();
    assert_eq!(store.probe().await, Ok(()));
    let kept = store.load_table(&id(1)).await.unwrap().unwrap().log;
    assert_eq!(kept, line("first", 1), "what was refused was not written");
    assert_eq!(store.load_table(&id(2)).await, Ok(None));
    assert_eq!(store.append(&id(1), 1, line("second", 3), None).await, Ok(2));
}

#[tokio::test]
async fn a_second_server_past_a_deleted_lock_silences_the_first() {
    let (_folder, path, first) = opened().await;
    let lock = beside(&path, ".lock");
    fs::remove_file(&lock).unwrap();
    refuses(&first, &lock).await;
    let second = Sqlite::open(&path).await.unwrap();
    refuses(&first, &lock).await;
    assert_eq!(second.append(&id(1), 1, line("second", 3), None).await, Ok(2));
}
