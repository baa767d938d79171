//! How many steps a second can be kept when every one of them is synced before it is answered?
//!
//! `cargo run -p store --example appends [FOLDER]`: makes a file there, or in the folder for temporary files.
#![allow(clippy::print_stdout, reason = "it prints what it measured")]

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Line, NewTable, Occupant, PersonId, Sqlite, Stage, Store, TableId, TableNote};
use tokio::task::JoinSet;

const TIME: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let place = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = tempfile::tempdir_in(place)?;
    let store = Arc::new(Sqlite::open(folder.path().join("appends.db")).await?);
    println!("tables  appends/s  appends/commit  median ms  p99 ms");
    for tables in [1, 100, 1_000] {
        measure(&store, tables).await?;
    }
    store.close().await?;
    Ok(())
}

/// Appends to so many tables at once, each one as soon as the line before is kept.
async fn measure(store: &Arc<Sqlite>, tables: usize) -> Result<(), Box<dyn Error>> {
    let mut ids = Vec::new();
    for number in 0..tables {
        let id = TableId::new(&format!("of{tables}n{number:06}")).ok_or("not a name")?;
        store.create_table(new_table(&id)).await?;
        ids.push(id);
    }
    let (changes, commits, start) = (store.changes(), store.commits(), Instant::now());
    let mut tasks = JoinSet::new();
    for id in ids {
        let store = Arc::clone(store);
        tasks.spawn(async move {
            let mut times = Vec::new();
            let mut seen = 0;
            while start.elapsed() < TIME {
                let asked = Instant::now();
                let line = Line { text: "invoke | ra 3 | 1763210000000".to_owned(), at: 1 };
                seen = store.append(&id, seen, vec![line], Some(note(seen))).await?;
                times.push(asked.elapsed());
            }
            Ok::<_, store::AppendError>(times)
        });
    }
    let mut times = Vec::new();
    while let Some(done) = tasks.join_next().await {
        times.extend(done??);
    }
    let elapsed = start.elapsed();
    times.sort_unstable();
    let (changes, commits) = (store.changes() - changes, store.commits() - commits);
    let at = |share: usize| times.get(times.len() * share / 100).map_or(0.0, |time| time.as_secs_f64() * 1e3);
    println!(
        "{tables:>6}  {:>9.0}  {:>14.1}  {:>9.2}  {:>6.2}",
        changes as f64 / elapsed.as_secs_f64(),
        changes as f64 / commits.max(1) as f64,
        at(50),
        at(99),
    );
    Ok(())
}

fn new_table(id: &TableId) -> NewTable {
    NewTable {
        id: id.clone(),
        code: String::new(),
        game: "ra".to_owned(),
        options: "players 3\ntrack barge\nedition first".to_owned(),
        public: false,
        commitment: [1; 32],
        secret: [2; 32],
        made_at: 1,
    }
}

fn note(seen: u64) -> TableNote {
    let waits_for = seen.is_multiple_of(2).then_some(PersonId(1));
    let seats = vec![Occupant::Person(PersonId(1)), Occupant::Bot(3), Occupant::Bot(3)];
    TableNote::new(Stage::Playing, seats, waits_for)
}
