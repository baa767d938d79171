//! Is everything that was acknowledged still there after the program was killed, whenever that was?

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::collections::HashSet;
use std::env;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use common::{id, line, table};
use store::{Sqlite, Store, StoreError};
use tokio::task::JoinSet;

const TABLES: u32 = 40;

/// In the process to be killed: where the file is, and which life this is.
const FILE: &str = "KHEPRI_TEST_KILL_FILE";
const LIFE: &str = "KHEPRI_TEST_KILL_LIFE";

/// The part of the process that is killed: appends to all tables at once, and says so each time it was told that a line is
/// kept. Does nothing when the tests are run by hand.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_until_it_is_killed() {
    let (Ok(file), Ok(life)) = (env::var(FILE), env::var(LIFE)) else { return };
    let store = Arc::new(Sqlite::open(file).await.unwrap());
    let mut tables = JoinSet::new();
    for number in 0..TABLES {
        let (store, life) = (Arc::clone(&store), life.clone());
        tables.spawn(async move {
            assert!(matches!(store.create_table(table(number)).await, Ok(()) | Err(StoreError::TableExists)));
            let mut seen = store.load_table(&id(number)).await.unwrap().unwrap().log.len() as u64;
            loop {
                let text = format!("{life}.{}", seen + 1);
                seen = store.append(&id(number), seen, line(&text, 1), None).await.unwrap();
                writeln!(io::stdout(), "kept {number} {seen} {text}").unwrap();
            }
        });
    }
    tables.join_all().await;
}

/// Lets the other process live until it has reported `lines` lines, kills it, and gives all that it reported.
fn one_life(file: &Path, life: usize, lines: usize) -> Vec<(u32, usize, String)> {
    let mut process = Command::new(env::current_exe().unwrap())
        .args(["--exact", "appends_until_it_is_killed", "--nocapture"])
        .env(FILE, file)
        .env(LIFE, life.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(process.stdout.take().unwrap());
    let mut kept = Vec::new();
    let mut text = String::new();
    while output.read_line(&mut text).unwrap() > 0 {
        // What was written last may be cut off.
        let words: Vec<&str> = text.strip_suffix('\n').unwrap_or_default().split(' ').collect();
        if let ["kept", number, version, said] = words[..] {
            kept.push((number.parse().unwrap(), version.parse().unwrap(), said.to_owned()));
            if kept.len() == lines {
                process.kill().unwrap();
            }
        }
        text.clear();
    }
    process.wait().unwrap();
    assert!(kept.len() >= lines, "it ended by itself");
    kept
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_and_nothing_is_there_twice() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("khepri.db");
    let mut kept = Vec::new();
    for life in 1..=8 {
        kept.extend(one_life(&file, life, 1 + life * life * 17));
        let store = Sqlite::open(&file).await.unwrap();
        let mut logs = Vec::new();
        for number in 0..TABLES {
            let stored = store.load_table(&id(number)).await.unwrap();
            logs.push(stored.map(|stored| stored.log).unwrap_or_default());
        }
        for (number, version, said) in &kept {
            let line = logs[*number as usize].get(version - 1);
            assert_eq!(line.map(|line| &line.text), Some(said), "line {version} of table {number} in life {life}");
        }
        for log in &logs {
            let texts: HashSet<&str> = log.iter().map(|line| line.text.as_str()).collect();
            assert_eq!(texts.len(), log.len());
        }
        store.close().await.unwrap();
    }
}
