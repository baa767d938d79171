//! Do both stores keep classes as the trait promises, and lose them for good? One story, told to each of them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{id, line, note, table};
use store::{
    AppendError, Archive, Memory, NewClass, Occupant, PersonId, Pupil, Sqlite, Stage, Store, TokenHash, Write, backup,
};

async fn both(scene: impl AsyncFn(&dyn Store)) {
    scene(&Memory::new()).await;
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("khepri.db")).await.expect("opens");
    scene(&store).await;
    store.close().await.expect("closes");
}

fn class(id: &str, pin: &str, leader: PersonId) -> NewClass {
    NewClass { id: id.to_owned(), pin: pin.to_owned(), leader, made_at: 7 }
}

fn pupil(person: PersonId, nickname: &str) -> Pupil {
    Pupil { person, nickname: nickname.to_owned(), avatar: "ship".to_owned(), table: None, made_here: true }
}

async fn person(store: &dyn Store, number: u8) -> PersonId {
    store.add_person("Guest", &TokenHash([number; 32]), 1).await.unwrap()
}

/// The class has the table of this number from now on.
async fn add_table(store: &dyn Store, class: &str, number: u32) -> Result<(), AppendError> {
    store.write(vec![Write::ClassTable { class: class.to_owned(), table: id(number) }]).await
}

/// Has these people sit at the table of this number.
async fn seat(store: &dyn Store, number: u32, people: &[PersonId]) {
    store.create_table(table(number)).await.unwrap();
    let seats: Vec<Occupant> = people.iter().map(|person| Occupant::Person(*person)).collect();
    store.append(&id(number), 0, line("sit", 1), note(Stage::Playing, &seats)).await.unwrap();
}

#[tokio::test]
async fn a_class_comes_back_as_it_was_kept() {
    both(async |store| {
        let (leader, anna, bela) = (person(store, 1).await, person(store, 2).await, person(store, 3).await);
        let classes = store.classes();
        assert!(classes.open_class(&class("one", "123456", leader)).await.unwrap());
        assert!(!classes.open_class(&class("two", "123456", leader)).await.unwrap(), "the digits are taken");
        assert!(classes.open_class(&class("two", "222222", leader)).await.unwrap());
        classes.put_pupil("one", &pupil(bela, "Otter")).await.unwrap();
        classes.put_pupil("one", &pupil(anna, "Fox")).await.unwrap();
        let moved = Pupil { table: Some(id(1)), made_here: false, avatar: "kite".to_owned(), ..pupil(bela, "Lynx") };
        classes.put_pupil("one", &moved).await.unwrap();
        add_table(store, "one", 2).await.unwrap();
        add_table(store, "one", 1).await.unwrap();
        classes.set_class("one", "phrases").await.unwrap();
        // A class that is not there takes nobody in, and spoils nothing.
        classes.put_pupil("none", &pupil(anna, "Fox")).await.unwrap();
        assert_eq!(add_table(store, "none", 1).await, Err(AppendError::NoSuchClass));
        let kept = classes.classes().await.unwrap();
        assert_eq!(kept.len(), 2);
        assert_eq!((kept[0].class.clone(), kept[0].settings.as_str()), (class("one", "123456", leader), "phrases"));
        assert_eq!(kept[0].tables, [id(2), id(1)]);
        let lynx = Pupil { made_here: true, ..moved };
        assert_eq!(kept[0].pupils, [pupil(anna, "Fox"), lynx], "who was new when they came stays so");
        store.write(vec![Write::NoPupil { class: "one".to_owned(), person: anna }]).await.unwrap();
        assert_eq!(classes.classes().await.unwrap()[0].pupils.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn whom_only_a_class_knew_is_forgotten_with_it() {
    both(async |store| {
        let leader = person(store, 1).await;
        let classes = store.classes();
        for (name, pin) in [("one", "1"), ("two", "2")] {
            assert!(classes.open_class(&class(name, pin, leader)).await.unwrap());
        }
        let [only, known, twice, played] =
            [person(store, 2).await, person(store, 3).await, person(store, 4).await, person(store, 5).await];
        for one in [only, twice, played] {
            classes.put_pupil("one", &pupil(one, "x")).await.unwrap();
        }
        classes.put_pupil("one", &Pupil { made_here: false, ..pupil(known, "y") }).await.unwrap();
        classes.put_pupil("two", &pupil(twice, "z")).await.unwrap();
        seat(store, 1, &[only, known]).await;
        seat(store, 2, &[played]).await;
        add_table(store, "one", 1).await.unwrap();
        assert_eq!(classes.erase_class("one").await.unwrap(), [only]);
        assert_eq!(classes.erase_class("one").await.unwrap(), [], "once");
        assert_eq!(store.person_by_device(&TokenHash([2; 32])).await.unwrap(), None);
        for number in [3, 4, 5] {
            assert!(store.person_by_device(&TokenHash([number; 32])).await.unwrap().is_some(), "{number} stays");
        }
        assert_eq!(classes.classes().await.unwrap().len(), 1);
        assert!(store.load_table(&id(1)).await.unwrap().is_some(), "games stay");
    })
    .await;
}

#[tokio::test]
async fn nicknames_are_in_no_backup_and_gone_from_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("khepri.db"), folder.path().join("copy.db"));
    let store = Sqlite::open(&data).await.unwrap();
    let leader = person(&store, 1).await;
    let classes = store.classes();
    classes.open_class(&class("one", "123456", leader)).await.unwrap();
    classes.put_pupil("one", &pupil(leader, "Quicksilver Otter")).await.unwrap();
    let says = |path: &std::path::Path| {
        let bytes = std::fs::read(path).unwrap_or_default();
        bytes.windows(11).any(|part| part == b"Quicksilver")
    };
    backup(&data, &copy).await.unwrap();
    assert!(!says(&copy), "the copy has the nickname");
    let archive = Archive::open(&copy).await.unwrap();
    assert_eq!(archive.check().await, Ok(()));
    archive.close().await;
    let log = folder.path().join("khepri.db-wal");
    assert!(says(&data) || says(&log), "it is kept meanwhile");
    classes.erase_class("one").await.unwrap();
    assert!(!says(&data) && !says(&log), "it is gone");
    store.close().await.unwrap();
}
