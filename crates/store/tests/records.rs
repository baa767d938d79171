//! Do both stores keep records and results as the trait promises? One story, told to each of them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{id, line, note, table};
use store::{GameResult, Memory, Occupant, PersonId, RecordRoom, Sqlite, Stage, Store, TokenHash};

const ROOM: RecordRoom = RecordRoom { most: 3, bytes: 30, since: 0 };

/// Tells a scene to a fresh store of each kind.
async fn both(scene: impl AsyncFn(&dyn Store)) {
    scene(&Memory::new()).await;
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("khepri.db")).await.expect("opens");
    scene(&store).await;
    store.close().await.expect("closes");
}

async fn there(store: &dyn Store, names: &[&str]) -> Vec<bool> {
    let mut found = Vec::new();
    for name in names {
        // Without a later moment: looking must not change what is looked at.
        found.push(store.records().record(name, 0, 0).await.unwrap().is_some());
    }
    found
}

#[tokio::test]
async fn records_come_back_until_nobody_looks_at_them() {
    both(async |store| {
        let archive = store.records();
        archive.keep_record("one", "game ra", 1000, ROOM).await.unwrap();
        assert_eq!(archive.record("one", 1000, 0).await.unwrap().as_deref(), Some("game ra"));
        assert_eq!(archive.record("two", 1000, 0).await.unwrap(), None);
        assert_eq!(archive.record("one", 1000, 1001).await.unwrap(), None, "nobody has looked since");
        let late = 100_000_000;
        archive.record("one", late, 0).await.unwrap();
        assert!(archive.record("one", late, late).await.unwrap().is_some(), "a look counts");
        archive.keep_record("two", "game", late + 50, RecordRoom { since: late + 1, ..ROOM }).await.unwrap();
        assert_eq!(there(store, &["one", "two"]).await, [false, true]);
    })
    .await;
}

#[tokio::test]
async fn what_was_looked_at_longest_ago_makes_room() {
    both(async |store| {
        let archive = store.records();
        for (number, name) in (1..).zip(["a", "b", "c"]) {
            archive.keep_record(name, "four", number, ROOM).await.unwrap();
        }
        archive.keep_record("a", "four", 10, ROOM).await.unwrap();
        archive.keep_record("d", "four", 11, ROOM).await.unwrap();
        assert_eq!(there(store, &["a", "b", "c", "d"]).await, [true, false, true, true], "too many");
        archive.keep_record("e", "twenty-three letters it", 12, ROOM).await.unwrap();
        assert_eq!(there(store, &["a", "c", "d", "e"]).await, [false, false, true, true], "too large");
    })
    .await;
}

#[tokio::test]
async fn results_are_listed_newest_first_and_only_ones_own() {
    both(async |store| {
        let me = store.add_person("Ana", &TokenHash([1; 32]), 0).await.unwrap();
        let other = PersonId(me.0 + 1);
        let seats = [Occupant::Person(me), Occupant::Bot(3)];
        for number in 1..=4 {
            store.create_table(table(number)).await.unwrap();
            let stage = if number == 4 { Stage::Playing } else { Stage::Over };
            store.append(&id(number), 0, line("over", 10), note(stage, &seats)).await.unwrap();
        }
        let archive = store.records();
        let mut untold = archive.untold(me).await.unwrap();
        untold.sort();
        assert_eq!(untold, [id(1), id(2), id(3)]);
        assert_eq!(archive.untold(other).await.unwrap(), []);
        let won = GameResult { ended_at: 5, ranks: vec![1, 2], scores: vec![31, -4] };
        let lost = GameResult { ended_at: 9, ranks: vec![2, 1], scores: vec![3, 4] };
        archive.keep_result(&id(1), &won).await.unwrap();
        archive.keep_result(&id(1), &lost).await.unwrap();
        archive.keep_result(&id(2), &lost).await.unwrap();
        archive.keep_result(&id(3), &GameResult::default()).await.unwrap();
        archive.keep_result(&id(77), &won).await.unwrap();
        assert_eq!(archive.untold(me).await.unwrap(), []);
        let found = archive.finished(me, 10).await.unwrap();
        let told: Vec<_> = found.iter().map(|one| (one.id.clone(), one.result.clone(), one.seats.clone())).collect();
        assert_eq!(told, [(id(2), lost, seats.to_vec()), (id(1), won, seats.to_vec())]);
        assert_eq!(archive.finished(me, 1).await.unwrap().len(), 1);
        assert_eq!(archive.finished(other, 10).await.unwrap(), []);
    })
    .await;
}
