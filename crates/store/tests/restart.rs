//! Is everything about people there after a restart, and nothing that was forgotten?

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::fs;

use common::{id, line, note, table};
use store::{Occupant, Person, Sqlite, Stage, Store, TokenHash};

fn token(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

#[tokio::test]
async fn people_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("khepri.db");
    let store = Sqlite::open(&path).await.unwrap();
    let isis = store.add_person("Isis", &token(1), 1).await.unwrap();
    let seth = store.add_person("Seth", &token(2), 1).await.unwrap();
    store.rename(isis, "Iset").await.unwrap();
    store.add_device(isis, &token(3), 1).await.unwrap();
    store.add_link(isis, &token(4), 100).await.unwrap();
    store.add_link(isis, &token(5), 100).await.unwrap();
    assert_eq!(store.take_link(&token(5), 1).await, Ok(Some(isis)));
    store.forget(seth).await.unwrap();
    store.create_table(table(1)).await.unwrap();
    store.append(&id(1), 0, line("sit", 5), note(Stage::Gathering, &[Occupant::Person(isis)])).await.unwrap();
    let (hers, open) = (store.tables_of(isis, 9).await.unwrap(), store.open_tables(9).await.unwrap());
    drop(store);

    let store = Sqlite::open(&path).await.unwrap();
    let iset = Some(Person { id: isis, name: "Iset".to_owned() });
    assert_eq!(store.person_by_device(&token(1)).await.unwrap(), iset);
    assert_eq!(store.person_by_device(&token(3)).await.unwrap(), iset);
    assert_eq!(store.person_by_device(&token(2)).await.unwrap(), None);
    assert_eq!(store.take_link(&token(5), 1).await, Ok(None), "used up before");
    assert_eq!(store.whose_link(&token(4), 1).await, Ok(Some(isis)), "it can be asked without being used up");
    assert_eq!(store.whose_link(&token(4), 100).await, Ok(None), "it expires");
    assert_eq!(store.take_link(&token(4), 1).await, Ok(Some(isis)));
    assert_eq!(store.tables_of(isis, 9).await.unwrap(), hers);
    assert_eq!(store.open_tables(9).await.unwrap(), open);
    assert_eq!(store.table_by_code("ab1").await, Ok(Some(id(1))));
    let next = store.add_person("Horus", &token(2), 1).await.unwrap();
    assert!(next > seth, "the number of a forgotten person is not given again");
}

#[tokio::test]
async fn a_forgotten_name_is_not_in_the_file_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("khepri.db");
    let has_name = || fs::read(&path).unwrap().windows(8).any(|part| part == b"Nephthys");
    let store = Sqlite::open(&path).await.unwrap();
    let person = store.add_person("Nephthys", &token(1), 1).await.unwrap();
    store.close().await.unwrap();
    assert!(has_name());
    let store = Sqlite::open(&path).await.unwrap();
    store.forget(person).await.unwrap();
    store.close().await.unwrap();
    assert!(!has_name());
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_can_read_the_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("khepri.db")).await.unwrap();
    store.create_table(table(1)).await.unwrap();
    for file in folder.path().read_dir().unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "{}", file.path().display());
    }
}

#[tokio::test]
async fn whoever_is_forgotten_is_gone_from_every_file_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("khepri.db")).await.unwrap();
    let person = store.add_person("Nephthys of Sepermeru", &token(1), 1).await.unwrap();
    store.forget(person).await.unwrap();
    for file in fs::read_dir(folder.path()).unwrap() {
        let path = file.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        let found = bytes.windows(8).any(|window| window == b"Nephthys");
        assert!(!found, "{} still has the name", path.display());
    }
}
