//! Is a copy of a file that is being written to whole, and of one moment? And is nothing left where none can be made?

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::fs;
use std::path::Path;
use std::sync::Arc;

use common::{id, line, table};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor};
use store::{Archive, Census, Sqlite, Store, TokenHash, backup, restore};

/// Does something to the file that this program would not do.
async fn meddle(path: &Path, statements: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut db = options.connect().await.unwrap();
    db.execute(sqlx::raw_sql(AssertSqlSafe(statements))).await.unwrap();
    sqlx::Connection::close(db).await.unwrap();
}

/// A file with a person and five tables of 20 lines each.
async fn some(path: &Path) -> Sqlite {
    let store = Sqlite::open(path).await.unwrap();
    store.add_person("Anna", &TokenHash([1; 32]), 1).await.unwrap();
    for number in 0..5 {
        store.create_table(table(number)).await.unwrap();
        for seen in 0..20 {
            let text = if seen < 3 { "sit" } else { "step on" };
            store.append(&id(number), seen, line(text, 1), None).await.unwrap();
        }
    }
    store
}

/// What is in a folder.
fn listed(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_copy_of_an_open_file_has_everything_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy, again) =
        (folder.path().join("khepri.db"), folder.path().join("copy.db"), folder.path().join("again.db"));
    let store = some(&data).await;
    backup(&data, &copy).await.unwrap();
    let archive = Archive::open(&copy).await.unwrap();
    let bytes = fs::metadata(&copy).unwrap().len();
    assert_eq!(archive.census("step ").await, Ok(Census { tables: 5, lines: 85, people: 1, bytes }));
    assert_eq!(archive.check().await, Ok(()));
    assert_eq!(archive.names().await.unwrap().len(), 5);
    archive.close().await;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600, "it holds secrets");
    }

    restore(&copy, &again).await.unwrap();
    let restored = Sqlite::open(&again).await.unwrap();
    for number in 0..5 {
        assert_eq!(restored.load_table(&id(number)).await, store.load_table(&id(number)).await);
    }
    let anna = restored.person_by_device(&TokenHash([1; 32])).await.unwrap();
    assert_eq!(anna.map(|person| person.name).as_deref(), Some("Anna"));
    restored.close().await.unwrap();
    store.close().await.unwrap();
    let there = ["again.db", "again.db.lock", "copy.db", "khepri.db", "khepri.db.lock"];
    assert_eq!(listed(folder.path()), there, "nothing else is left");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn copies_under_load_have_what_was_acknowledged_before_and_no_half_of_anything() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("khepri.db");
    let store = Arc::new(some(&data).await);
    // Two lines at a time: a copy with an odd number of them has half a step.
    let writing = |number: u32| {
        let store = Arc::clone(&store);
        async move {
            for seen in (20..).step_by(2) {
                let two = [line("step a", 2), line("step b", 2)].concat();
                if store.append(&id(number), seen, two, None).await.is_err() {
                    return;
                }
            }
        }
    };
    let writers: Vec<_> = (0..5).map(|number| tokio::spawn(writing(number))).collect();
    for round in 0..5 {
        let mut before = Vec::new();
        for number in 0..5 {
            before.push(store.load_table(&id(number)).await.unwrap().unwrap().log.len());
        }
        let copy = folder.path().join(format!("{round}.db"));
        backup(&data, &copy).await.unwrap();
        let archive = Archive::open(&copy).await.unwrap();
        for (number, before) in (0..).zip(before) {
            let kept = archive.load_table(&id(number)).await.unwrap().unwrap().log.len();
            assert!(kept >= before && kept % 2 == 0, "{kept} lines, and {before} were acknowledged before");
        }
        archive.close().await;
    }
    store.close().await.unwrap();
    for writer in writers {
        writer.await.unwrap();
    }
}

#[tokio::test]
async fn what_is_in_the_way_is_named_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("khepri.db"), folder.path().join("copy.db"));
    let store = some(&data).await;
    let refused = async |from: &Path, to: &Path| {
        let error = backup(from, to).await.expect_err("it must be refused");
        error.to_string().replace(&format!("{}/", folder.path().display()), "")
    };
    let said = refused(&data, &data).await;
    assert_eq!(said, "khepri.db is the file to be copied; choose another name for the copy");
    assert_eq!(refused(&folder.path().join("none.db"), &copy).await, "there is no file none.db");
    let nowhere = folder.path().join("no/copy.db");
    assert_eq!(refused(&data, &nowhere).await, format!("there is no folder {}", "no"));
    fs::write(&copy, "mine").unwrap();
    assert_eq!(refused(&data, &copy).await, "copy.db is there already; it stays as it is");
    assert_eq!(fs::read_to_string(&copy).unwrap(), "mine");
    fs::remove_file(&copy).unwrap();
    fs::write(folder.path().join("copy.db-wal"), "changes of another file").unwrap();
    let said = refused(&data, &copy).await;
    assert_eq!(said, "copy.db-wal is there already and belongs to another file; move it away first");
    let error = restore(&data, &copy).await.expect_err("a restore sees it too");
    assert!(error.to_string().contains("copy.db-wal is there already"), "{error}");
    #[cfg(target_os = "linux")]
    {
        // Permissions do not bind root, but nobody makes files here.
        let said = refused(&data, Path::new("/sys/copy.db")).await;
        assert!(said.starts_with("cannot write /sys/copy.db: "), "{said}");
    }
    store.close().await.unwrap();
    assert_eq!(listed(folder.path()), ["copy.db-wal", "khepri.db", "khepri.db.lock"]);
}

#[tokio::test]
async fn files_that_are_none_of_ours_or_not_whole_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (data, to) = (folder.path().join("khepri.db"), folder.path().join("to.db"));
    some(&data).await.close().await.unwrap();
    let whole = fs::read(&data).unwrap();
    let refused = async |to: &Path| {
        let error = restore(&data, to).await.expect_err("it must be refused");
        error.to_string().replace(&format!("{}/", folder.path().display()), "")
    };

    meddle(&data, "DELETE FROM lines WHERE table_id = 'table00002' AND version = 7").await;
    let gap = "khepri.db is damaged: what is kept of table table00002 cannot be read: it has 19 of 20 lines";
    assert_eq!(refused(&to).await, gap);
    let error = backup(&data, &to).await.expect_err("a backup finds it too").to_string();
    assert!(error.contains("is not whole") && error.contains("it has 19 of 20 lines"), "{error}");

    fs::write(&data, &whole).unwrap();
    meddle(&data, "INSERT INTO migrations (number, script) VALUES (77, 'x')").await;
    assert!(refused(&to).await.starts_with("khepri.db was written by a newer version of this program"));

    fs::write(&data, &whole[..whole.len() / 2]).unwrap();
    assert!(refused(&to).await.starts_with("khepri.db is damaged: "));
    fs::write(&data, "Dear Anna, this is no database at all").unwrap();
    assert_eq!(refused(&to).await, "khepri.db is not a database");
    fs::write(&data, "").unwrap();
    assert_eq!(refused(&to).await, "khepri.db is not a database");
    fs::remove_file(&data).unwrap();
    meddle(&data, "CREATE TABLE people (id); PRAGMA application_id = 7").await;
    assert_eq!(refused(&to).await, "khepri.db is a database of another program");
    assert_eq!(listed(folder.path()), ["khepri.db", "khepri.db.lock"], "nothing is left of any try");
}

#[tokio::test]
async fn a_file_of_an_older_layout_is_read_as_it_would_be_after_the_upgrade() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("khepri.db");
    let first = include_str!("../migrations/0001_tables_and_people.sql");
    meddle(&data, first).await;
    meddle(&data, "PRAGMA application_id = 0x4b687072").await;
    meddle(&data, "CREATE TABLE migrations (number INTEGER PRIMARY KEY, script TEXT NOT NULL) STRICT").await;
    meddle(&data, &format!("INSERT INTO migrations VALUES (1, '{}')", first.replace('\'', "''"))).await;
    let before = fs::read(&data).unwrap();
    let archive = Archive::open_up_to_date(&data).await.unwrap();
    assert_eq!(archive.check().await, Ok(()));
    assert_eq!(archive.names().await, Ok(Vec::new()));
    archive.close().await;
    assert_eq!(fs::read(&data).unwrap(), before, "the file itself stays as it is");
}
