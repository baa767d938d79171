//! The units of systemd, and the script that one of them runs.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{Running, done, free_address, installed, project, said};

/// Lays everything into a folder, as on a machine.
fn install(root: &Path) {
    let script = project().join("deploy/install.sh");
    done(Command::new(script).arg(root).arg(env!("CARGO_BIN_EXE_khepri")));
}

#[test]
fn systemd_finds_nothing_wrong_with_the_units() {
    if !installed("systemd-analyze", "--version") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    install(root);
    // Ours stand on units of the system.
    let system = root.join("usr/lib/systemd");
    fs::create_dir_all(&system).expect("made");
    done(Command::new("cp").args(["-a", "/usr/lib/systemd/system"]).arg(&system));
    let analyze = |verb: &str| {
        let mut command = Command::new("systemd-analyze");
        command.arg(verb).arg(format!("--root={}", root.display()));
        command
    };
    for unit in ["khepri.service", "khepri-backup.service", "khepri-backup.timer"] {
        let output = done(analyze("verify").args(["--man=no", unit]));
        let said = String::from_utf8(output.stderr).expect("text");
        assert!(!said.contains("khepri"), "{said}");
        if unit.ends_with(".service") {
            // From 0, nothing can go wrong, to 100.
            done(analyze("security").args(["--offline=true", "--threshold=20", "--no-pager", unit]));
        }
    }
    // A unit that is wrong is found, or the test would prove nothing.
    let unit = root.join("etc/systemd/system/khepri.service");
    let wrong = fs::read_to_string(&unit).expect("there").replace("bin/khepri serve", "bin/kepri serve");
    fs::write(&unit, wrong).expect("written");
    let output = analyze("verify").args(["--man=no", "khepri.service"]).output().expect("it runs");
    assert!(!output.status.success());
}

#[test]
fn a_server_that_hangs_is_started_anew_and_one_that_grows_is_ended() {
    let unit = said("deploy/khepri.service");
    let value = |key: &str| unit.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
    assert_eq!((value("Type"), value("Restart")), (Some("notify"), Some("on-failure")));
    let seconds: u32 = value("WatchdogSec").and_then(|text| text.strip_suffix('s')?.parse().ok()).expect("seconds");
    assert!((10..=120).contains(&seconds), "{seconds}");
    let gigabytes: u32 = value("MemoryMax").and_then(|text| text.strip_suffix('G')?.parse().ok()).expect("gigabytes");
    assert!((1..=4).contains(&gigabytes), "{gigabytes}");
}

#[test]
fn every_variable_of_the_units_and_the_compose_file_is_one_of_the_program() {
    let help = done(Command::new(env!("CARGO_BIN_EXE_khepri")).args(["serve", "--help"]));
    let help = String::from_utf8(help.stdout).expect("text");
    for file in ["khepri.service", "khepri-backup.service", "compose.yaml", "Containerfile"] {
        let text = fs::read_to_string(project().join("deploy").join(file)).expect("there");
        for found in text.split("KHEPRI_").skip(1) {
            let name: String = found.chars().take_while(|c| c.is_ascii_uppercase() || *c == '_').collect();
            // These are of the proxy.
            if !["SITE", "UPSTREAM"].contains(&name.as_str()) {
                assert!(help.contains(&format!("KHEPRI_{name}")), "KHEPRI_{name} in {file}");
            }
        }
    }
}

#[test]
fn the_backup_script_keeps_the_newest_and_leaves_other_files_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path().join("root");
    install(&root);
    let (data, backups) = (folder.path().join("khepri.db"), folder.path().join("backups"));
    fs::create_dir(&backups).expect("made");
    let program = root.join("usr/local/bin/khepri");
    let mut serve = Command::new(&program);
    let server = Running::server(serve.args(["serve", "--listen", &free_address()]).env("KHEPRI_DATA", &data));
    let others = ["khepri-20260101T000000Z.db.old", "notes.txt", "my khepri-20260101T000000Z.db"];
    let old = ["khepri-20260101T000000Z.db", "khepri-20260102T000000Z.db", "khepri-20260103T000000Z.db"];
    for name in others.iter().chain(&old) {
        fs::write(backups.join(name), "old").expect("written");
    }
    let run = |data: &Path| {
        let mut script = Command::new(root.join("usr/local/lib/khepri/backup"));
        script.arg(&backups).arg("2").env("KHEPRI_DATA", data).env("KHEPRI_BIN", &program);
        script.output().expect("it runs")
    };
    assert!(!run(&folder.path().join("none.db")).status.success());
    let count = || fs::read_dir(&backups).expect("there").count();
    assert_eq!(count(), 6, "where no backup was made, no old one goes");
    let output = run(&data);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    drop(server);
    assert!(others.iter().all(|name| backups.join(name).exists()));
    assert_eq!(old.map(|name| backups.join(name).exists()), [false, false, true]);
    assert_eq!(count(), 5, "three others, the newest old one and the new one");
}
