//! Is what belongs together written wholly or not at all? One story, told to each store.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{id, line, note, table};
use store::{
    Append, AppendError, LobbyTable, Memory, NewClass, NewTable, Occupant, PersonId, Pupil, Sqlite, Stage, Store,
    StoreError, StoredClass, StoredTable, TableId, TokenHash, Write,
};

async fn both(scene: impl AsyncFn(&dyn Store)) {
    scene(&Memory::new()).await;
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("khepri.db")).await.expect("opens");
    scene(&store).await;
    store.close().await.expect("closes");
}

fn open(number: u32, who: PersonId) -> Write {
    let seats = [Occupant::Person(who), Occupant::Bot(2)];
    Write::Open { table: table(number), lines: line("sit", 5), note: note(Stage::Playing, &seats) }
}

fn append(number: u32, seen: u64) -> Write {
    Write::Append(Append { table: id(number), seen, lines: line("more", 6), note: None })
}

fn seated(class: &str, person: PersonId, table: Option<TableId>) -> Write {
    let (nickname, avatar) = ("Otter".to_owned(), String::new());
    Write::Pupil { class: class.to_owned(), pupil: Pupil { person, nickname, avatar, table, made_here: true } }
}

fn of_class(class: &str, number: u32) -> Write {
    Write::ClassTable { class: class.to_owned(), table: id(number) }
}

/// A store with a leader, a pupil who waits in the class `one`, and table 1 with one line.
async fn begun(store: &dyn Store) -> PersonId {
    let leader = store.add_person("Guest", &TokenHash([1; 32]), 1).await.unwrap();
    let pupil = store.add_person("Guest", &TokenHash([2; 32]), 1).await.unwrap();
    let class = NewClass { id: "one".to_owned(), pin: "123456".to_owned(), leader, made_at: 7 };
    assert!(store.classes().open_class(&class).await.unwrap());
    store.write(vec![open(1, leader), seated("one", pupil, None)]).await.unwrap();
    pupil
}

type Everything = ([Option<StoredTable>; 3], Vec<StoredClass>, Vec<LobbyTable>, [Option<TableId>; 3]);

/// All that the writes of these tests could change.
async fn everything(store: &dyn Store, pupil: PersonId) -> Everything {
    let (mut tables, mut codes) = ([None, None, None], [None, None, None]);
    for number in [1, 2, 3] {
        tables[number as usize - 1] = store.load_table(&id(number)).await.unwrap();
        codes[number as usize - 1] = store.table_by_code(&format!("AB{number}")).await.unwrap();
    }
    let lists = store.tables_of(pupil, 9).await.unwrap();
    (tables, store.classes().classes().await.unwrap(), lists, codes)
}

#[tokio::test]
async fn what_is_written_together_is_there_together() {
    both(async |store| {
        let pupil = begun(store).await;
        let settings = Write::ClassSettings { class: "one".to_owned(), settings: "choose".to_owned() };
        let seat = [open(2, pupil), of_class("one", 2), append(2, 1), append(1, 1), seated("one", pupil, Some(id(2)))];
        store.write([vec![settings], seat.to_vec()].concat()).await.unwrap();
        let (tables, classes, lists, codes) = everything(store, pupil).await;
        let lines = tables.map(|table| table.map(|table| table.log.len()));
        assert_eq!(lines, [Some(2), Some(2), None]);
        assert_eq!((classes[0].settings.as_str(), &classes[0].tables), ("choose", &vec![id(2)]));
        assert_eq!(classes[0].pupils[0].table, Some(id(2)));
        assert_eq!((lists.len(), &lists[0].id, lists[0].changed_at), (1, &id(2), 6));
        assert_eq!(codes, [Some(id(1)), Some(id(2)), None]);
        let gone = Write::NoPupil { class: "one".to_owned(), person: pupil };
        store.write(vec![gone]).await.unwrap();
        assert!(store.classes().classes().await.unwrap()[0].pupils.is_empty());
        assert_eq!(store.write(vec![]).await, Ok(()));
    })
    .await;
}

#[tokio::test]
async fn if_one_is_refused_nothing_is_changed() {
    both(async |store| {
        let pupil = begun(store).await;
        let before = everything(store, pupil).await;
        let good = || vec![open(2, pupil), of_class("one", 2), append(1, 1), seated("one", pupil, Some(id(2)))];
        let coded = |number| Write::Open {
            table: NewTable { code: "ab1".to_owned(), ..table(number) },
            lines: vec![],
            note: None,
        };
        let exists = || AppendError::from(StoreError::TableExists);
        let refused = [
            (append(1, 0), AppendError::Stale { version: 1 }),
            (append(3, 0), AppendError::NoSuchTable),
            (open(1, pupil), exists()),
            (coded(3), exists()),
            (of_class("two", 2), AppendError::NoSuchClass),
            (seated("two", pupil, None), AppendError::NoSuchClass),
            (Write::NoPupil { class: "two".to_owned(), person: pupil }, AppendError::NoSuchClass),
            (Write::ClassSettings { class: "two".to_owned(), settings: String::new() }, AppendError::NoSuchClass),
        ];
        for (bad, why) in refused {
            for place in 0..=good().len() {
                let mut writes = good();
                // What was refused as stale at first is so after the good one, too, but for another length.
                if place > 2 && matches!(bad, Write::Append(Append { seen: 0, .. })) && bad == append(1, 0) {
                    continue;
                }
                writes.insert(place, bad.clone());
                assert_eq!(store.write(writes).await, Err(why.clone()), "{bad:?} at {place}");
                assert_eq!(everything(store, pupil).await, before, "{bad:?} at {place}");
            }
        }
        // Nor when two of them contradict each other.
        for twice in
            [vec![open(2, pupil), open(2, pupil)], vec![append(1, 1), append(1, 1)], vec![open(2, pupil), append(2, 0)]]
        {
            assert!(store.write(twice).await.is_err());
            assert_eq!(everything(store, pupil).await, before);
        }
        store.write(good()).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn what_is_refused_takes_nothing_back_that_others_write() {
    both(async |store| {
        let pupil = begun(store).await;
        let bad = || vec![append(1, 1), append(3, 0)];
        let first = id(1);
        let answers = tokio::join!(
            store.write(vec![open(2, pupil)]),
            store.write(bad()),
            store.append(&first, 1, line("theirs", 9), None),
            store.write(bad()),
            store.rename(pupil, "Iset"),
        );
        assert_eq!((answers.0, answers.2, answers.4), (Ok(()), Ok(2), Ok(())));
        assert!(answers.1.is_err() && answers.3.is_err());
        let log = store.load_table(&id(1)).await.unwrap().unwrap().log;
        assert_eq!(log, [line("sit", 5), line("theirs", 9)].concat());
        assert!(store.load_table(&id(2)).await.unwrap().is_some());
        assert_eq!(store.names(&[pupil]).await, Ok(vec![(pupil, "Iset".to_owned())]));
    })
    .await;
}

#[tokio::test]
async fn it_is_all_there_after_the_program_ended() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("khepri.db");
    let store = Sqlite::open(&path).await.unwrap();
    let pupil = begun(&store).await;
    store.write(vec![open(2, pupil), of_class("one", 2), seated("one", pupil, Some(id(2)))]).await.unwrap();
    let before = everything(&store, pupil).await;
    store.close().await.unwrap();
    assert_eq!(store.write(vec![append(2, 1)]).await, Err(AppendError::Store(StoreError::Closed)));
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(everything(&store, pupil).await, before);
    store.close().await.unwrap();
}
