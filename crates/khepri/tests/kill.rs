//! Is everything that was acknowledged there, and there once, after the server was killed at random moments? And does
//! every table go on?
//!
//! A short form by default; `KHEPRI_LONG=1` plays 200 tables through 20 deaths.

#![cfg(unix)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rustix::process::{Pid, Signal, kill_process};
use store::{Line, Sqlite, Store, TableId};

/// Whoever has not gone on by then never will.
const PATIENCE: Duration = Duration::from_secs(180);

/// A program that does not outlive the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn khepri(args: &[&str]) -> Running {
    let mut command = Command::new(env!("CARGO_BIN_EXE_khepri"));
    Running(command.args(args).stdout(Stdio::piped()).spawn().expect("the program starts"))
}

/// Starts the server and waits until it says that it is ready.
fn serve(listen: &str, data: &Path) -> Running {
    let data = data.to_str().expect("test paths are text");
    let mut server = khepri(&["serve", "--listen", listen, "--data", data, "--rate", "1000000", "--log", "error"]);
    let mut line = String::new();
    BufReader::new(server.0.stdout.as_mut().expect("piped")).read_line(&mut line).expect("text");
    assert!(line.contains("is ready"), "the server says: {line}");
    server
}

/// People who play quickly, and the journal of what was acknowledged to them.
struct Crowd {
    program: Running,
    journal: PathBuf,
    people: usize,
    /// Whether each of them plays all chairs, so that every step in the log must be one of theirs.
    alone: bool,
}

/// An acknowledged step.
#[derive(Debug)]
struct Kept {
    person: usize,
    table: String,
    version: usize,
    step: String,
}

impl Crowd {
    fn new(listen: &str, folder: &Path, people: usize, alone: bool) -> Crowd {
        let journal = folder.join(if alone { "alone" } else { "bots" });
        let (url, tables) = (format!("http://{listen}"), people.to_string());
        let path = journal.to_str().expect("test paths are text");
        let mut args = vec!["load", "--url", &url, "--tables", &tables, "--journal", path];
        args.extend(["--every", "0.1", "--seconds", "36000", "--json"]);
        if alone {
            args.extend(["--hotseat", "--seed", "7"]);
        }
        Crowd { program: khepri(&args), journal, people, alone }
    }

    /// Everything that was acknowledged so far.
    fn kept(&self) -> Vec<Kept> {
        let text = fs::read_to_string(&self.journal).unwrap_or_default();
        // What is just being written may be cut off.
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let kept = whole.lines().map(|line| {
            let [_, person, table, version, step] = line.splitn(5, ' ').collect::<Vec<_>>()[..] else {
                panic!("the journal says: {line}");
            };
            let number = |text: &str| text.parse().expect("a number");
            Kept { person: number(person), table: table.to_owned(), version: number(version), step: step.to_owned() }
        });
        kept.collect()
    }

    /// Waits until each of them has been acknowledged a step after the first `before` ones.
    fn wait_for_everybody(&self, before: usize) {
        let begun = Instant::now();
        loop {
            let kept = self.kept();
            let active: BTreeSet<usize> = kept.iter().skip(before).map(|kept| kept.person).collect();
            if active.len() == self.people {
                return;
            }
            let missing = (0..self.people).find(|person| !active.contains(person));
            assert!(begun.elapsed() < PATIENCE, "person {missing:?} does not go on; alone: {}", self.alone);
            sleep(Duration::from_millis(50));
        }
    }

    /// Compares what was acknowledged with what is stored. `settled`: nothing was under way.
    async fn compare(&self, kept: Vec<Kept>, store: &Sqlite, settled: bool) {
        let mut tables: BTreeMap<String, BTreeMap<usize, String>> = BTreeMap::new();
        for Kept { table, version, step, .. } in kept {
            let again = tables.entry(table.clone()).or_default().insert(version, step);
            assert_eq!(again, None, "version {version} of {table} was acknowledged twice");
        }
        for (table, steps) in tables {
            let id = TableId::new(&table).expect("a table's name");
            let stored = store.load_table(&id).await.expect("the store reads");
            let log = stored.unwrap_or_else(|| panic!("table {table} is gone")).log;
            for (version, step) in &steps {
                let line = log.get(version - 1).map(|line| line.text.as_str()).unwrap_or("nothing");
                let played = line.strip_prefix("step ").unwrap_or(line);
                let same =
                    played == step || played.strip_prefix(step.as_str()).is_some_and(|rest| rest.starts_with(' '));
                assert!(same, "version {version} of {table} is `{line}`, acknowledged was `{step}`");
            }
            if self.alone {
                let played = |(_, line): &(usize, &Line)| line.text.starts_with("step ");
                let played = log.iter().enumerate().filter(played).map(|(index, _)| index + 1);
                let more: Vec<usize> = played.filter(|version| !steps.contains_key(version)).collect();
                // One step may have been kept without that anybody could be told; it must be the last.
                let untold = !settled && more.len() == 1 && log.len() == more[0];
                assert!(more.is_empty() || untold, "nobody took the steps {more:?} of {table}");
            }
        }
    }

    /// Ends the load and gives its report.
    fn end(&mut self) -> String {
        kill_process(Pid::from_child(&self.program.0), Signal::INT).expect("it runs");
        let mut report = String::new();
        BufReader::new(self.program.0.stdout.as_mut().expect("piped")).read_line(&mut report).expect("text");
        self.program.0.wait().expect("it ends");
        report
    }
}

/// What was on the disk when the server died, opened elsewhere: the server itself must bring its file in order.
async fn open_copy(data: &Path, folder: &Path) -> Sqlite {
    fs::create_dir_all(folder).expect("a folder");
    for ending in ["", "-wal"] {
        let name = format!("khepri.db{ending}");
        fs::copy(data.with_file_name(&name), folder.join(&name)).expect("a copy");
    }
    Sqlite::open(folder.join("khepri.db")).await.expect("the store opens")
}

#[tokio::test]
async fn whatever_was_acknowledged_is_there_once_and_every_table_goes_on() {
    let long = std::env::var_os("KHEPRI_LONG").is_some();
    let (tables, deaths) = if long { (200, 20) } else { (40, 3) };
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("khepri.db");
    // Free a moment ago; the server keeps it through all its lives.
    let listen = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").to_string();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(5);

    let mut server = serve(&listen, &data);
    let mut crowds = [false, true].map(|alone| Crowd::new(&listen, folder.path(), tables / 2, alone));
    let mut before = [0, 0];
    for death in 0..=deaths {
        for (crowd, before) in crowds.iter().zip(before) {
            crowd.wait_for_everybody(before);
        }
        if death == deaths {
            break;
        }
        sleep(Duration::from_millis(dice.next_u64() % 700));
        server.0.kill().expect("it runs");
        server.0.wait().expect("it ends");
        // What was answered is on its way to whoever asked.
        sleep(Duration::from_millis(300));
        let kept = crowds.each_ref().map(Crowd::kept);
        before = [kept[0].len(), kept[1].len()];
        let store = open_copy(&data, &folder.path().join(format!("death-{death}"))).await;
        server = serve(&listen, &data);
        for (crowd, kept) in crowds.iter().zip(kept) {
            crowd.compare(kept, &store, false).await;
        }
        store.close().await.expect("the store closes");
    }

    for crowd in &mut crowds {
        let report: serde_json::Value = serde_json::from_str(&crowd.end()).expect("a report");
        assert_eq!(report["lost"], 0, "{report}");
        assert_eq!(report["tables"], crowd.people, "{report}");
        // Every person had a stream that went on after every death.
        assert!(report["broke_off"].as_u64() >= Some((crowd.people * deaths) as u64), "{report}");
        for figure in ["steps", "steps_per_second", "p50_ms", "p99_ms", "errors"] {
            assert!(report[figure].is_number(), "{figure} in {report}");
        }
    }
    kill_process(Pid::from_child(&server.0), Signal::TERM).expect("it runs");
    assert!(server.0.wait().expect("it ends").success(), "asked to stop, the server stops well");
    let store = Sqlite::open(&data).await.expect("the store opens");
    for crowd in &crowds {
        crowd.compare(crowd.kept(), &store, true).await;
    }
    store.close().await.expect("the store closes");
}
