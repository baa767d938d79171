//! Do both stores do what the trait promises? One story, told to each of them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{id, line, note, table};
use store::{
    AppendError, ChairName, Device, LobbyTable, Memory, NewTable, Notice, Occupant, Person, PersonId, Sqlite, Stage,
    Store, StoreError, TableId, TableNote, TokenHash, Way, Write,
};

const FREE: Occupant = Occupant::Free;

/// Tells a scene to a fresh store of each kind.
async fn both(scene: impl AsyncFn(&dyn Store)) {
    scene(&Memory::new()).await;
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("khepri.db")).await.expect("opens");
    scene(&store).await;
    store.close().await.expect("closes");
}

fn token(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

fn ids(tables: &[LobbyTable]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

#[tokio::test]
async fn a_table_grows_line_by_line() {
    both(async |store| {
        assert_eq!(store.load_table(&id(1)).await, Ok(None));
        store.create_table(table(1)).await.unwrap();
        let fresh = store.load_table(&id(1)).await.unwrap().unwrap();
        assert_eq!(fresh.table, NewTable { code: "AB1".to_owned(), ..table(1) });
        assert!(fresh.log.is_empty());

        assert_eq!(store.append(&id(1), 0, line("sit 0 1", 10), None).await, Ok(1));
        let two = [line("draw: pyramid", 20), line("bid 9 \u{2192} ra", 30)].concat();
        assert_eq!(store.append(&id(1), 1, two.clone(), None).await, Ok(3));
        let grown = store.load_table(&id(1)).await.unwrap().unwrap();
        assert_eq!(grown.log, [line("sit 0 1", 10), two].concat());
        assert_eq!(grown.table, fresh.table);
    })
    .await;
}

#[tokio::test]
async fn a_stale_append_changes_nothing() {
    both(async |store| {
        store.create_table(table(1)).await.unwrap();
        store.append(&id(1), 0, line("first", 10), note(Stage::Gathering, &[FREE])).await.unwrap();
        for seen in [0, 2, u64::MAX] {
            let refused = store.append(&id(1), seen, line("late", 20), note(Stage::Over, &[])).await;
            assert_eq!(refused, Err(AppendError::Stale { version: 1 }));
        }
        assert_eq!(store.load_table(&id(1)).await.unwrap().unwrap().log, line("first", 10));
        assert_eq!(ids(&store.open_tables(9).await.unwrap()), ["table00001"]);
        assert_eq!(store.append(&id(1), 1, line("second", 30), None).await, Ok(2));
    })
    .await;
}

#[tokio::test]
async fn what_is_not_there_is_refused() {
    both(async |store| {
        assert_eq!(store.append(&id(1), 0, line("x", 1), None).await, Err(AppendError::NoSuchTable));
        assert_eq!(store.table_by_code("AB1").await, Ok(None));
        assert_eq!(store.table_by_code("").await, Ok(None));
        assert_eq!(store.person_by_device(&token(1)).await, Ok(None));
        let nobody = PersonId(7);
        assert_eq!(store.names(&[nobody]).await, Ok(vec![]));
        assert_eq!(store.rename(nobody, "Ptah").await, Err(StoreError::NoSuchPerson));
        assert_eq!(store.add_device(nobody, &token(1), 1).await, Err(StoreError::NoSuchPerson));
        assert_eq!(store.add_link(nobody, &token(1), 1).await, Err(StoreError::NoSuchPerson));
        assert_eq!(store.take_link(&token(1), 1).await, Ok(None));
        assert_eq!(store.forget(nobody).await, Ok(()));
        assert_eq!(store.tables_of(nobody, 9).await, Ok(vec![]));
    })
    .await;
}

#[tokio::test]
async fn no_two_tables_have_one_name() {
    both(async |store| {
        store.create_table(table(1)).await.unwrap();
        store.append(&id(1), 0, line("first", 10), None).await.unwrap();
        let again = NewTable { code: "OTHER".to_owned(), game: "rawsiko".to_owned(), ..table(1) };
        assert_eq!(store.create_table(again).await, Err(StoreError::TableExists));
        let kept = store.load_table(&id(1)).await.unwrap().unwrap();
        assert_eq!((kept.table.game.as_str(), kept.log.len()), ("ra", 1));
        assert_eq!(store.table_by_code("other").await, Ok(None));
    })
    .await;
}

#[tokio::test]
async fn a_code_leads_to_one_running_table() {
    both(async |store| {
        store.create_table(table(1)).await.unwrap();
        for code in ["AB1", "ab1", " Ab1 "] {
            assert_eq!(store.table_by_code(code).await, Ok(Some(id(1))));
        }
        let taken = NewTable { code: "aB1".to_owned(), ..table(2) };
        assert_eq!(store.create_table(taken.clone()).await, Err(StoreError::TableExists));
        assert_eq!(store.load_table(&id(2)).await, Ok(None));

        store.append(&id(1), 0, vec![], note(Stage::Playing, &[FREE])).await.unwrap();
        assert_eq!(store.table_by_code("AB1").await, Ok(Some(id(1))));
        store.append(&id(1), 0, vec![], note(Stage::Over, &[FREE])).await.unwrap();
        assert_eq!(store.table_by_code("AB1").await, Ok(None));
        // Taken back after the end: the code is still free, so it leads here again.
        store.append(&id(1), 0, vec![], note(Stage::Playing, &[FREE])).await.unwrap();
        assert_eq!(store.table_by_code("AB1").await, Ok(Some(id(1))));
        store.append(&id(1), 0, vec![], note(Stage::Over, &[FREE])).await.unwrap();
        store.create_table(taken).await.unwrap();
        assert_eq!(store.table_by_code("AB1").await, Ok(Some(id(2))));
        // Taken back once more, but now another table has the code and keeps it.
        store.append(&id(1), 0, vec![], note(Stage::Playing, &[FREE])).await.unwrap();
        assert_eq!(store.table_by_code("AB1").await, Ok(Some(id(2))));
        store.append(&id(1), 0, vec![], note(Stage::Over, &[FREE])).await.unwrap();
        assert_eq!(store.table_by_code("AB1").await, Ok(Some(id(2))));
    })
    .await;
}

#[tokio::test]
async fn tables_without_a_code_do_not_collide() {
    both(async |store| {
        for number in [1, 2] {
            store.create_table(NewTable { code: String::new(), ..table(number) }).await.unwrap();
            store.append(&id(number), 0, vec![], note(Stage::Playing, &[FREE])).await.unwrap();
        }
        assert_eq!(store.table_by_code("").await, Ok(None));
    })
    .await;
}

#[tokio::test]
async fn the_lobby_shows_public_tables_that_wait() {
    both(async |store| {
        for number in 1..=5 {
            store.create_table(NewTable { public: number != 2, ..table(number) }).await.unwrap();
        }
        assert_eq!(store.open_tables(9).await, Ok(vec![]), "nothing was said about them yet");
        for number in 1..=5 {
            let stage = if number == 3 { Stage::Playing } else { Stage::Gathering };
            store.append(&id(number), 0, line("x", 100 - i64::from(number)), note(stage, &[FREE])).await.unwrap();
        }
        let open = store.open_tables(9).await.unwrap();
        assert_eq!(ids(&open), ["table00005", "table00004", "table00001"]);
        assert_eq!(ids(&store.open_tables(2).await.unwrap()), ["table00005", "table00004"]);
        let waiting = TableNote::new(Stage::Gathering, vec![FREE], None);
        let LobbyTable { game, options, note: said, changed_at, .. } = &open[2];
        assert_eq!((game, options, said, *changed_at), (&"ra".to_owned(), &table(1).options, &waiting, 99));

        store.append(&id(5), 1, line("x", 100), note(Stage::Over, &[FREE])).await.unwrap();
        store.append(&id(4), 1, line("x", 100), None).await.unwrap();
        assert_eq!(ids(&store.open_tables(9).await.unwrap()), ["table00004", "table00001"]);
    })
    .await;
}

#[tokio::test]
async fn a_person_finds_all_their_tables() {
    both(async |store| {
        let [isis, seth] = [
            store.add_person("Isis", &token(1), 1).await.unwrap(),
            store.add_person("Seth", &token(2), 1).await.unwrap(),
        ];
        let seats = [Occupant::Person(isis), Occupant::Bot(3), Occupant::Person(seth)];
        for (number, at) in [(1, 30), (2, 50), (3, 40)] {
            store.create_table(table(number)).await.unwrap();
            let said = TableNote::new(Stage::Playing, seats.to_vec(), Some(seth));
            store.append(&id(number), 0, line("x", at), Some(said)).await.unwrap();
        }
        assert_eq!(ids(&store.tables_of(isis, 9).await.unwrap()), ["table00002", "table00003", "table00001"]);
        assert_eq!(ids(&store.tables_of(isis, 1).await.unwrap()), ["table00002"]);

        // She leaves one table: it stays hers, and says who sits there now.
        let now = TableNote::new(Stage::Playing, vec![Occupant::Bot(1)], None);
        store.append(&id(1), 1, line("leave", 60), Some(now.clone())).await.unwrap();
        let hers = store.tables_of(isis, 9).await.unwrap();
        assert_eq!(ids(&hers), ["table00001", "table00002", "table00003"]);
        assert_eq!((&hers[0].note, hers[0].changed_at), (&now, 60));
        assert_eq!(hers[1].note, TableNote::new(Stage::Playing, seats.to_vec(), Some(seth)));

        // Only whom it waits for has changed.
        let next = TableNote { waits_for: Some(isis), ..hers[1].note.clone() };
        store.append(&id(2), 1, line("pass", 70), Some(next.clone())).await.unwrap();
        assert_eq!(store.tables_of(seth, 1).await.unwrap()[0].note, next);
        // Lines without a note leave it as it is.
        store.append(&id(2), 2, line("pass", 80), None).await.unwrap();
        assert_eq!(store.tables_of(seth, 1).await.unwrap()[0].note, next);
    })
    .await;
}

#[tokio::test]
async fn a_person_has_a_name_and_devices() {
    both(async |store| {
        let isis = store.add_person("Isis", &token(1), 1).await.unwrap();
        let seth = store.add_person("Seth", &token(2), 1).await.unwrap();
        assert_ne!(isis, seth);
        store.add_device(isis, &token(3), 5).await.unwrap();
        store.rename(isis, "Iset \u{1F319}").await.unwrap();
        let named = Some(Person { id: isis, name: "Iset \u{1F319}".to_owned() });
        for device in [1, 3] {
            assert_eq!(store.person_by_device(&token(device)).await.unwrap(), named);
        }
        let names = store.names(&[seth, isis, PersonId(99), seth]).await.unwrap();
        assert_eq!(names, [(isis, "Iset \u{1F319}".to_owned()), (seth, "Seth".to_owned())]);
        assert_eq!(store.names(&[]).await, Ok(vec![]));

        // A picture is beside the name, until it is taken away.
        assert_eq!(store.avatars(&[isis, seth]).await, Ok(vec![]));
        store.set_avatar(isis, "ship").await.unwrap();
        store.set_avatar(seth, "kite").await.unwrap();
        let both = vec![(isis, "ship".to_owned()), (seth, "kite".to_owned())];
        assert_eq!(store.avatars(&[seth, isis, PersonId(99), seth]).await, Ok(both));
        store.set_avatar(isis, "").await.unwrap();
        assert_eq!(store.avatars(&[isis, seth]).await, Ok(vec![(seth, "kite".to_owned())]));
        assert_eq!(store.set_avatar(PersonId(99), "ship").await, Err(StoreError::NoSuchPerson));

        // A browser that was Seth's becomes Isis's.
        store.add_device(isis, &token(2), 9).await.unwrap();
        assert_eq!(store.person_by_device(&token(2)).await.unwrap(), named);
    })
    .await;
}

#[tokio::test]
async fn devices_are_counted_and_taken_away() {
    both(async |store| {
        let isis = store.add_person("Isis", &token(1), 1).await.unwrap();
        let seth = store.add_person("Seth", &token(2), 1).await.unwrap();
        for (device, now) in [(5, 9), (4, 9), (3, 5)] {
            store.add_device(isis, &token(device), now).await.unwrap();
        }
        store.add_link(isis, &token(8), 100).await.unwrap();
        store.add_link(seth, &token(9), 100).await.unwrap();
        let since = |device, made_at| Device { hash: token(device), made_at };
        let devices = store.devices(isis).await.unwrap();
        assert_eq!(devices, [since(1, 1), since(3, 5), since(4, 9), since(5, 9)]);
        assert_eq!(store.devices(PersonId(99)).await, Ok(vec![]));

        store.remove_device(&token(4)).await.unwrap();
        store.remove_device(&token(77)).await.unwrap();
        assert_eq!(store.person_by_device(&token(4)).await, Ok(None));
        store.keep_only_device(isis, &token(3)).await.unwrap();
        assert_eq!(store.devices(isis).await, Ok(vec![since(3, 5)]));
        assert_eq!(store.take_link(&token(8), 1).await, Ok(None), "no link leads back");
        assert_eq!(store.devices(seth).await, Ok(vec![since(2, 1)]), "others keep theirs");
        assert_eq!(store.take_link(&token(9), 1).await, Ok(Some(seth)));
    })
    .await;
}

#[tokio::test]
async fn a_link_works_once_and_not_for_ever() {
    both(async |store| {
        let isis = store.add_person("Isis", &token(1), 1).await.unwrap();
        store.add_link(isis, &token(8), 100).await.unwrap();
        store.add_link(isis, &token(9), 100).await.unwrap();
        assert_eq!(store.take_link(&token(8), 99).await, Ok(Some(isis)));
        assert_eq!(store.take_link(&token(8), 99).await, Ok(None));
        assert_eq!(store.take_link(&token(9), 100).await, Ok(None));
        assert_eq!(store.take_link(&token(9), 99).await, Ok(None), "it is gone for good");
    })
    .await;
}

fn called(table: u32, seat: u8, person: PersonId, name: &str) -> Write {
    Write::ChairName(ChairName { table: id(table), seat, person, name: name.to_owned() })
}

#[tokio::test]
async fn people_round_one_screen_have_names_by_table_and_chair() {
    both(async |store| {
        let isis = store.add_person("Isis", &token(1), 1).await.unwrap();
        let open = |number| Write::Open { table: table(number), lines: line("sit", 5), note: None };
        store.write(vec![open(1), called(1, 1, isis, "Horus"), called(1, 0, isis, "Isis")]).await.unwrap();
        store.write(vec![open(2), called(2, 4, isis, "Bastet")]).await.unwrap();
        let names = async |tables: &[TableId]| {
            let names = store.chair_names(tables).await.unwrap();
            names.iter().map(|(table, seat, name)| format!("{table} {seat} {name}")).collect::<Vec<_>>()
        };
        assert_eq!(names(&[]).await, [""; 0]);
        assert_eq!(names(&[id(2), id(1)]).await, ["table00001 0 Isis", "table00001 1 Horus", "table00002 4 Bastet"]);
        store.write(vec![called(1, 0, isis, ""), called(1, 1, isis, "Hathor")]).await.unwrap();
        assert_eq!(names(&[id(1)]).await, ["table00001 1 Hathor"]);
        let nowhere = store.write(vec![called(1, 1, isis, "Set"), called(9, 0, isis, "Set")]).await;
        assert_eq!(nowhere, Err(AppendError::NoSuchTable));
        assert_eq!(names(&[id(1)]).await, ["table00001 1 Hathor"], "all or nothing");
    })
    .await;
}

#[tokio::test]
async fn a_link_makes_a_device_somebody_elses_at_once() {
    both(async |store| {
        let isis = store.add_person("Isis", &token(1), 1).await.unwrap();
        let seth = store.add_person("Seth", &token(2), 1).await.unwrap();
        store.add_link(isis, &token(8), 100).await.unwrap();
        assert_eq!(store.use_link(&token(7), &token(3), Some(&token(2)), 9).await, Ok(None), "there is no such link");
        assert_eq!(store.use_link(&token(8), &token(3), Some(&token(2)), 100).await, Ok(None), "it is too late");
        assert_eq!(store.devices(seth).await.map(|devices| devices.len()), Ok(1), "nothing was done");
        store.add_link(isis, &token(8), 100).await.unwrap();
        assert_eq!(store.use_link(&token(8), &token(3), Some(&token(2)), 9).await, Ok(Some(isis)));
        assert_eq!(store.person_by_device(&token(3)).await.unwrap().map(|person| person.id), Some(isis));
        assert_eq!(store.person_by_device(&token(2)).await, Ok(None));
        assert_eq!(store.use_link(&token(8), &token(4), None, 9).await, Ok(None), "it works once");
    })
    .await;
}

#[tokio::test]
async fn a_forgotten_person_leaves_only_a_number() {
    both(async |store| {
        let isis = store.add_person("Isis", &token(1), 1).await.unwrap();
        let seth = store.add_person("Seth", &token(2), 1).await.unwrap();
        store.add_device(seth, &token(3), 1).await.unwrap();
        store.add_link(seth, &token(4), 100).await.unwrap();
        store.set_avatar(seth, "kite").await.unwrap();
        store.create_table(table(1)).await.unwrap();
        let seats = [Occupant::Person(isis), Occupant::Person(seth)];
        store.append(&id(1), 0, line("x", 1), note(Stage::Playing, &seats)).await.unwrap();
        store.write(vec![called(1, 0, isis, "Osiris"), called(1, 1, seth, "Nephthys")]).await.unwrap();

        store.forget(seth).await.unwrap();
        assert_eq!(store.chair_names(&[id(1)]).await, Ok(vec![(id(1), 0, "Osiris".to_owned())]));
        store.write(vec![called(1, 1, seth, "Nephthys")]).await.unwrap();
        assert_eq!(store.chair_names(&[id(1)]).await.unwrap().len(), 1, "nobody leaves a name who was forgotten");
        for device in [2, 3] {
            assert_eq!(store.person_by_device(&token(device)).await, Ok(None));
        }
        assert_eq!(store.take_link(&token(4), 1).await, Ok(None));
        assert_eq!(store.names(&[isis, seth]).await, Ok(vec![(isis, "Isis".to_owned())]));
        assert_eq!(store.avatars(&[isis, seth]).await, Ok(vec![]));
        assert_eq!(store.rename(seth, "Set").await, Err(StoreError::NoSuchPerson));
        assert_eq!(store.tables_of(isis, 9).await.unwrap()[0].note.seats, seats);
        assert_eq!(store.load_table(&id(1)).await.unwrap().unwrap().log.len(), 1);
        store.forget(seth).await.unwrap();
        let next = store.add_person("Horus", &token(2), 2).await.unwrap();
        assert!(next != seth && next != isis, "a number is never given twice");
    })
    .await;
}

#[tokio::test]
async fn a_closed_store_refuses() {
    both(async |store| {
        store.create_table(table(1)).await.unwrap();
        store.close().await.unwrap();
        assert_eq!(store.create_table(table(2)).await, Err(StoreError::Closed));
        assert_eq!(store.append(&id(1), 0, line("x", 1), None).await, Err(AppendError::Store(StoreError::Closed)));
        assert_eq!(store.load_table(&id(1)).await, Err(StoreError::Closed));
        assert_eq!(store.close().await, Ok(()));
    })
    .await;
}

#[tokio::test]
async fn a_probe_goes_the_whole_way_and_changes_nothing() {
    both(async |store| {
        store.create_table(table(1)).await.unwrap();
        let before = store.load_table(&id(1)).await;
        assert_eq!(store.probe().await, Ok(()));
        assert_eq!(store.load_table(&id(1)).await, before);
        store.close().await.unwrap();
        assert_eq!(store.probe().await, Err(StoreError::Closed));
    })
    .await;
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("khepri.db")).await.unwrap();
    let (sender, told) = std::sync::mpsc::channel();
    store.watch(move |commit| sender.send(commit.changes).unwrap());
    let written = || std::fs::metadata(folder.path().join("khepri.db-wal")).unwrap().len();
    let before = written();
    assert_eq!(store.probe().await, Ok(()));
    assert!(written() > before, "something was written");
    assert_eq!(told.try_iter().collect::<Vec<_>>(), [1]);
    store.close().await.unwrap();
}

#[tokio::test]
async fn tables_whose_clocks_run_out_are_found_soonest_first() {
    both(async |store| {
        let isis = store.add_person("Isis", &token(1), 1).await.unwrap();
        let seats = [Occupant::Person(isis), Occupant::Bot(3)];
        for (number, due) in [(1, Some(500)), (2, None), (3, Some(400)), (4, Some(900))] {
            store.create_table(table(number)).await.unwrap();
            let said = TableNote { due, ..TableNote::new(Stage::Playing, seats.to_vec(), Some(isis)) };
            store.append(&id(number), 0, line("x", i64::from(number)), Some(said)).await.unwrap();
        }
        assert_eq!(store.due_tables(900, 9).await, Ok(vec![id(3), id(1)]));
        assert_eq!(store.due_tables(900, 1).await, Ok(vec![id(3)]));
        // Lines without a note leave it; a note without a clock takes it away.
        store.append(&id(3), 1, line("x", 9), None).await.unwrap();
        let stopped = TableNote::new(Stage::Playing, seats.to_vec(), None);
        store.append(&id(1), 1, line("x", 9), Some(stopped)).await.unwrap();
        assert_eq!(store.due_tables(900, 9).await, Ok(vec![id(3)]));
        let waiting = store.waiting_tables(isis, 9).await.unwrap();
        assert_eq!(ids(&waiting), ["table00002", "table00004", "table00003"], "the longest first");
        assert_eq!(waiting[1].note.due, Some(900));
    })
    .await;
}

#[tokio::test]
async fn orders_are_kept_beside_the_log_and_left_out_of_lists() {
    both(async |store| {
        let isis = store.add_person("Isis", &token(1), 1).await.unwrap();
        store.create_table(table(1)).await.unwrap();
        let said = TableNote::new(Stage::Playing, vec![Occupant::Person(isis)], Some(isis));
        store.append(&id(1), 0, line("x", 5), Some(said.clone())).await.unwrap();
        // Without a line the version stays what it was.
        let ordered = TableNote { orders: "0 up-to 9".to_owned(), ..said.clone() };
        assert_eq!(store.append(&id(1), 1, vec![], Some(ordered)).await, Ok(1));
        assert_eq!(store.load_table(&id(1)).await.unwrap().unwrap().orders, "0 up-to 9");
        assert_eq!(store.tables_of(isis, 9).await.unwrap()[0].note, said);
        assert!(store.append(&id(1), 0, vec![], Some(said)).await.is_err(), "whoever saw less is refused");
    })
    .await;
}

/// A place where somebody wants to be told.
fn notice(person: PersonId, address: &str, way: Way, device: Option<u8>) -> Notice {
    Notice {
        person,
        way,
        address: address.to_owned(),
        keys: "k".to_owned(),
        site: "https://khepri.test".to_owned(),
        language: "en".to_owned(),
        failed: false,
        device: device.map(token),
    }
}

#[tokio::test]
async fn a_device_that_is_signed_out_is_told_nothing() {
    both(async |store| {
        let isis = store.add_person("Isis", &token(1), 1).await.unwrap();
        let thoth = store.add_person("Thoth", &token(9), 1).await.unwrap();
        store.add_device(isis, &token(2), 2).await.unwrap();
        store.add_device(isis, &token(3), 3).await.unwrap();
        let place = |address: &str, way, device: Option<u8>| notice(isis, address, way, device);
        let hook = place("https://hook.test", Way::Webhook, None);
        let [here, phone, lent] =
            [1, 2, 3].map(|device| place(&format!("https://push.test/{device}"), Way::Push, Some(device)));
        let old = place("https://push.test/old", Way::Push, None);
        let all = [&hook, &here, &phone, &lent, &old].map(Clone::clone);
        for one in &all {
            store.put_notice(one).await.unwrap();
        }
        assert_eq!(store.notices(isis).await, Ok(all.to_vec()));
        let foreign = place("https://push.test/9", Way::Push, Some(9));
        assert_eq!(store.put_notice(&foreign).await, Err(StoreError::NoSuchPerson), "it is another's device");

        store.add_device(thoth, &token(3), 4).await.unwrap();
        assert_eq!(store.notices(isis).await, Ok(vec![hook.clone(), here.clone(), phone.clone(), old.clone()]));
        store.keep_only_device(isis, &token(1)).await.unwrap();
        assert_eq!(store.notices(isis).await, Ok(vec![hook.clone(), here]));
        store.remove_device(&token(1)).await.unwrap();
        assert_eq!(store.notices(isis).await, Ok(vec![hook]));
    })
    .await;
}

#[tokio::test]
async fn places_to_be_told_at_go_with_the_person() {
    both(async |store| {
        let isis = store.add_person("Isis", &token(1), 1).await.unwrap();
        let push = notice(isis, "https://push.test/1", Way::Push, None);
        let hook = notice(isis, "https://hook.test", Way::Webhook, None);
        for one in [&push, &hook] {
            store.put_notice(one).await.unwrap();
        }
        assert_eq!(store.notices(isis).await, Ok(vec![hook.clone(), push.clone()]));
        let off = Notice { failed: true, ..hook.clone() };
        store.put_notice(&off).await.unwrap();
        store.remove_notice(isis, &push.address).await.unwrap();
        assert_eq!(store.notices(isis).await, Ok(vec![off]));
        store.forget(isis).await.unwrap();
        assert_eq!(store.notices(isis).await, Ok(vec![]));
        assert_eq!(store.put_notice(&push).await, Err(StoreError::NoSuchPerson));
        assert_eq!(store.kept("beat").await, Ok(None));
        store.keep("beat", "1").await.unwrap();
        store.keep("beat", "2").await.unwrap();
        assert_eq!(store.kept("beat").await, Ok(Some("2".to_owned())));
    })
    .await;
}
