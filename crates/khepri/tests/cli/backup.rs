//! `khepri backup` and `khepri restore` as a host calls them.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::database::{OVER, first, meddle};
use crate::{Answer, khepri, path_text};

const STAYS: &str = "is there already; it stays as it is";

fn backup(data: &Path, to: &Path) -> Answer {
    khepri(&["backup", "--data", path_text(data), "--to", path_text(to)])
}

fn restore(from: &Path, data: &Path) -> Answer {
    khepri(&["restore", "--from", path_text(from), "--data", path_text(data)])
}

#[test]
fn a_backup_says_what_is_in_it_and_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, copy, new] = ["khepri.db", "copy.db", "new.db"].map(|name| folder.path().join(name));
    first(&data);
    for answer in [backup(&data, &copy), restore(&copy, &new)] {
        assert_eq!((answer.code, answer.err.as_str()), (0, ""));
        assert!(answer.out.contains(": 4 tables, 542 steps, 4 people, "), "{}", answer.out);
        assert!(answer.out.ends_with(" bytes; whole.\n"), "{}", answer.out);
    }
    let kept = fs::read(&copy).expect("there");
    for answer in [backup(&data, &copy), restore(&copy, &new)] {
        assert_eq!((answer.code, answer.out.as_str()), (1, ""));
        assert!(answer.err.contains(STAYS), "{}", answer.err);
    }
    assert_eq!(fs::read(&copy).expect("there"), kept);
}

#[test]
fn what_cannot_be_is_said_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, copy, none] = ["khepri.db", "copy.db", "none.db"].map(|name| folder.path().join(name));
    first(&data);
    let refused = |answer: Answer, part: &str| {
        assert_eq!((answer.code, answer.out.as_str()), (1, ""));
        assert!(answer.err.contains(part) && answer.err.lines().count() == 1, "{}", answer.err);
    };
    refused(backup(&data, &data), "choose another name for the copy");
    refused(backup(&none, &copy), "there is no file");
    refused(restore(&none, &copy), "there is no file");
    refused(backup(&data, &folder.path().join("no/copy.db")), "there is no folder");
    refused(backup(&data, folder.path()), STAYS);
    refused(backup(folder.path(), &copy), "is not a database");
    fs::write(folder.path().join("none.db-wal"), "left by another file").expect("written");
    refused(restore(&data, &none), "none.db-wal is there already and belongs to another file");
    meddle(&data, "DELETE FROM lines WHERE version = 9");
    refused(restore(&data, &copy), "khepri.db is damaged");
    assert!(!copy.exists() && !none.exists());
    assert_eq!(khepri(&["backup"]).code, 2, "where to must be said");
    assert_eq!(khepri(&["restore"]).code, 2, "from what must be said");
}

#[test]
fn a_flipped_bit_in_a_line_is_noticed_by_a_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, copy] = ["khepri.db", "copy.db"].map(|name| folder.path().join(name));
    first(&data);
    // The last bit of the last letter of a step: a page of the file is as sound as before.
    let flip = "UPDATE lines SET text = substr(text, 1, length(text) - 1) || char(unicode(substr(text, -1)) ^ 1)";
    let flip = flip.replace(" ^ 1", " + 1 - 2 * (unicode(substr(text, -1)) % 2)");
    meddle(&data, &format!("{flip} WHERE table_id = '{OVER}' AND version = 40"));
    let answer = backup(&data, &copy);
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert!(answer.err.contains(&format!("table {OVER}, version ")), "{}", answer.err);
    assert!(answer.err.contains("not all of it is sound") && copy.exists(), "{}", answer.err);
}

/// A limit on the size of files stands for a full disk: to the program both say that no more can be written.
#[cfg(unix)]
#[test]
fn where_there_is_no_room_nothing_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("khepri.db");
    first(&data);
    let script = format!(
        "trap '' XFSZ; ulimit -f 60; exec {} backup --data khepri.db --to small/copy.db",
        env!("CARGO_BIN_EXE_khepri")
    );
    fs::create_dir(folder.path().join("small")).expect("a folder");
    let output = Command::new("sh").args(["-c", &script]).current_dir(&folder).output().expect("a shell is there");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("small/copy.db"), "{said}");
    assert_eq!(fs::read_dir(folder.path().join("small")).expect("there").count(), 0, "nothing is left");
}
