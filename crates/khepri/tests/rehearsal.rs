//! An upgrade and a restore, as `docs/hosting.md` tells them: the file that the first version left is validated, backed up
//! and served by this one; people play; backups are taken while they do; the server dies; a backup is restored. Is every
//! step there that was acknowledged before the backup began, and does everything go on?
//!
//! A short form by default; `KHEPRI_LONG=1` takes ten backups under 200 tables.

#![cfg(unix)]

mod crowd;
#[path = "cli/database.rs"]
mod database;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Output};

use crowd::{Crowd, Kept, Running, free_address, serve};
use rustix::process::{Pid, Signal, kill_process};
use store::{Sqlite, Store};

/// A table of the first version at which it is Bruno's turn, and his cookie.
const TABLE: &str = "jd55r9kh83ay";
const BRUNO: &str = "0202020202020202020202020202020202020202020202020202020202020202";

/// Runs a command to its end, and gives what it printed.
fn khepri(args: &[&str]) -> String {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_khepri")).args(args).output().expect("the program starts");
    assert!(status.success(), "{args:?}: {}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).expect("text")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("test paths are text")
}

/// Sends a request as Bruno, and gives the answer.
fn ask(address: &str, request: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    let length = body.len();
    write!(
        stream,
        "{request} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: khepri={BRUNO}\r\n\
         Accept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{body}"
    )
    .expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

fn between<'t>(text: &'t str, before: &str, after: &str) -> Option<&'t str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}

/// Bruno's next step at his old table: he sees his buttons, and presses one. Gives the version that he saw.
fn bruno_goes_on(address: &str) -> u64 {
    let page = ask(address, &format!("GET /t/{TABLE}"), "");
    let version = between(&page, "data-version=\"", "\"").expect("a page of a table").to_owned();
    let buttons = page.split("<button").skip(1).filter_map(|rest| rest.split('>').next());
    let offered = buttons.filter(|tag| tag.contains("name=\"step\"") && !tag.contains("disabled"));
    let step = offered.filter_map(|tag| between(tag, "value=\"", "\"")).next().expect("it is his turn");
    let body = format!("step={}&seen={version}", step.replace(' ', "+"));
    let answer = ask(address, &format!("POST /t/{TABLE}/act"), &body);
    assert!(answer.starts_with("HTTP/1.1 204"), "{step}: {answer}");
    version.parse().expect("a number")
}

/// Compares what was acknowledged before a backup with what came back from it.
fn compare(kept: Vec<Vec<Kept>>, restored: &Path) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = Sqlite::open(restored).await.expect("the restored file opens");
        for kept in kept {
            assert!(!crowd::found(kept, &store).await.is_empty(), "something was acknowledged");
        }
        store.close().await.expect("it closes");
    });
}

#[test]
fn an_upgrade_and_a_restore_lose_nothing_that_was_acknowledged() {
    let long = std::env::var_os("KHEPRI_LONG").is_some();
    let (tables, backups) = if long { (200, 10) } else { (30, 2) };
    let folder = tempfile::tempdir().expect("a folder");
    let [data, before, restored] = ["khepri.db", "before.db", "restored.db"].map(|name| folder.path().join(name));

    // The upgrade: the new version proves the old file, and keeps a copy of it.
    database::first(&data);
    let proved = khepri(&["validate", "--data", text(&data)]);
    assert!(proved.starts_with("4 tables replayed"), "{proved}");
    khepri(&["backup", "--data", text(&data), "--to", text(&before)]);
    let address = free_address();
    let mut server = serve(&address, &data);
    let version = bruno_goes_on(&address);

    // Backups while people play.
    let crowds = [false, true].map(|alone| Crowd::new(&address, folder.path(), tables / 2, alone));
    let mut copies = Vec::new();
    for number in 0..backups {
        let seen: usize = copies.last().map_or(0, |(_, kept): &(_, Vec<Vec<Kept>>)| kept[0].len());
        crowds[0].wait_for_everybody(seen);
        crowds[1].wait_for_everybody(0);
        let copy = folder.path().join(format!("copy-{number}.db"));
        let kept: Vec<Vec<Kept>> = crowds.iter().map(Crowd::kept).collect();
        khepri(&["backup", "--data", text(&data), "--to", text(&copy)]);
        // A running server's own file is proved as well as a copy.
        khepri(&["validate", "--data", text(&data)]);
        copies.push((copy, kept));
    }
    // They go on after the backup, and the server dies in the middle of it.
    let last = copies.last().map_or(0, |(_, kept)| kept[1].len());
    crowds[1].wait_for_everybody(last);
    server.0.kill().expect("it runs");
    server.0.wait().expect("it ends");
    // Nobody answers them any more.
    drop(crowds);

    // The restore: never onto a file that is there.
    let mut onto = Command::new(env!("CARGO_BIN_EXE_khepri"));
    let refused =
        onto.args(["restore", "--from", text(&copies[0].0), "--data", text(&data)]).output().expect("it runs");
    assert_eq!(refused.status.code(), Some(1));
    for (number, (copy, kept)) in copies.into_iter().enumerate() {
        let to = if number + 1 == backups { restored.clone() } else { folder.path().join(format!("{number}.db")) };
        khepri(&["restore", "--from", text(&copy), "--data", text(&to)]);
        khepri(&["validate", "--data", text(&to)]);
        compare(kept, &to);
    }
    let mut server = serve(&address, &restored);
    assert!(bruno_goes_on(&address) > version, "the step he took before the backup is there");
    let again = folder.path().join("again");
    std::fs::create_dir(&again).expect("a folder");
    let mut newcomers = Crowd::new(&address, &again, 5, false);
    newcomers.wait_for_everybody(0);
    newcomers.end();
    stop(&mut server);
    khepri(&["validate", "--data", text(&restored)]);

    // And back to where the upgrade began, if it should go wrong.
    let back = folder.path().join("back.db");
    khepri(&["restore", "--from", text(&before), "--data", text(&back)]);
    let mut server = serve(&address, &back);
    assert_eq!(bruno_goes_on(&address), version, "as he saw it before the upgrade");
    stop(&mut server);
}

fn stop(server: &mut Running) {
    kill_process(Pid::from_child(&server.0), Signal::TERM).expect("it runs");
    assert!(server.0.wait().expect("it ends").success(), "asked to stop, the server stops well");
}
