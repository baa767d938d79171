//! People who play quickly at a server of their own, and the list of what was acknowledged to them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use store::{Line, Sqlite, Store, TableId};

/// A table, what was acknowledged at it by version, and its log.
pub(crate) type Found = (String, BTreeMap<usize, String>, Vec<Line>);

/// A port that was free a moment ago.
pub(crate) fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").to_string()
}

/// Whoever has not gone on by then never will.
const PATIENCE: Duration = Duration::from_secs(180);

/// A program that does not outlive the test.
pub(crate) struct Running(pub(crate) Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub(crate) fn khepri(args: &[&str]) -> Running {
    let mut command = Command::new(env!("CARGO_BIN_EXE_khepri"));
    Running(command.args(args).stdout(Stdio::piped()).spawn().expect("the program starts"))
}

/// Starts the server and waits until it says that it is ready.
pub(crate) fn serve(listen: &str, data: &Path) -> Running {
    let data = data.to_str().expect("test paths are text");
    let mut server = khepri(&["serve", "--listen", listen, "--data", data, "--rate", "1000000", "--log", "error"]);
    let mut line = String::new();
    BufReader::new(server.0.stdout.as_mut().expect("piped")).read_line(&mut line).expect("text");
    assert!(line.contains("is ready"), "the server says: {line}");
    server
}

/// People who play quickly, and the journal of what was acknowledged to them.
pub(crate) struct Crowd {
    program: Running,
    journal: PathBuf,
    /// How many they are.
    pub(crate) people: usize,
    /// Whether each of them plays all chairs, so that every step in the log must be one of theirs.
    alone: bool,
}

/// An acknowledged step.
#[derive(Debug)]
pub(crate) struct Kept {
    person: usize,
    table: String,
    version: usize,
    step: String,
}

impl Crowd {
    pub(crate) fn new(listen: &str, folder: &Path, people: usize, alone: bool) -> Crowd {
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
    pub(crate) fn kept(&self) -> Vec<Kept> {
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
    pub(crate) fn wait_for_everybody(&self, before: usize) {
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

    /// Compares what was acknowledged with what is stored: every step of it is there, and at tables where one person
    /// plays alone no other. `settled`: nothing was under way.
    #[allow(dead_code, reason = "not every file of tests needs it")]
    pub(crate) async fn compare(&self, kept: Vec<Kept>, store: &Sqlite, settled: bool) {
        for (table, steps, log) in found(kept, store).await {
            if self.alone {
                let played = |(_, line): &(usize, &Line)| line.text.starts_with("step ");
                let played = log.iter().enumerate().filter(played).map(|(index, _)| index + 1);
                let more: Vec<usize> = played.filter(|version| !steps.contains_key(version)).collect();
                // One step may have been kept without that anybody could be told; it must be the last. What ends the game
                // has the line `over` behind it.
                let last = |version: usize| log[version..].iter().all(|line| !line.text.starts_with("step "));
                let untold = !settled && more.len() == 1 && last(more[0]);
                assert!(more.is_empty() || untold, "nobody took the steps {more:?} of {table}");
            }
        }
    }

    /// Ends the load and gives its report.
    pub(crate) fn end(&mut self) -> String {
        kill_process(Pid::from_child(&self.program.0), Signal::INT).expect("it runs");
        let mut report = String::new();
        BufReader::new(self.program.0.stdout.as_mut().expect("piped")).read_line(&mut report).expect("text");
        self.program.0.wait().expect("it ends");
        report
    }
}

/// Finds every acknowledged step in the store, and gives each table with them and its log.
pub(crate) async fn found(kept: Vec<Kept>, store: &Sqlite) -> Vec<Found> {
    let mut found = Vec::new();
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
            let same = played == step || played.strip_prefix(step.as_str()).is_some_and(|rest| rest.starts_with(' '));
            assert!(same, "version {version} of {table} is `{line}`, acknowledged was `{step}`");
        }
        found.push((table, steps, log));
    }
    found
}
