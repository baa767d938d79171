//! Is everything that was acknowledged there, and there once, after the server was killed at random moments? And does
//! every table go on?
//!
//! A short form by default; `KHEPRI_LONG=1` plays 200 tables through 20 deaths.

#![cfg(unix)]

mod crowd;

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use crowd::{Crowd, free_address, serve};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rustix::process::{Pid, Signal, kill_process};
use store::{Sqlite, Store};

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
    let listen = free_address();
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
