//! Nets that people bring in a folder: who plays then, and what is said of files that do not fit.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};

use bots::Features;
use game::Game;
use tempfile::TempDir;
use testkit::{NetShape, Weights};

use crate::{Answer, khepri, path_text};

type Ra = record::states::Ra;

fn shape() -> NetShape {
    NetShape {
        game: Ra::NAME,
        version: Ra::VERSION,
        observation: Ra::OBSERVATION,
        actions: Ra::ACTIONS,
        advised: Ra::ADVISED,
    }
}

fn tiny() -> Weights {
    Weights::tiny(shape(), &[8], 1)
}

/// A folder with this file of weights for the first game.
fn folder(weights: &[u8]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("ra.safetensors"), weights).expect("written");
    folder
}

fn sim(nets: &Path, seats: &str) -> Answer {
    sim_for("3", nets, seats)
}

fn sim_for(players: &str, nets: &Path, seats: &str) -> Answer {
    let table = ["--players", players, "--games", "3", "--seed", "1", "--json", "--threads", "1"];
    khepri(&[&["sim", "ra", "--seats", seats, "--nets", path_text(nets)][..], &table].concat())
}

/// Without what differs from run to run.
fn scores(answer: &Answer) -> String {
    let found: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
    found["mean_scores"].to_string()
}

#[test]
fn a_net_of_a_folder_plays_by_name_and_by_level() {
    let folder = folder(&tiny().saying("levels", "5").file());
    let play = |seats| {
        let answer = sim(folder.path(), seats);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{seats}");
        scores(&answer)
    };
    assert_eq!(play("net,net:5,greedy"), play("net,net:5,greedy"));
    assert_eq!(play("5,greedy,greedy"), play("net,greedy,greedy"));
    let args = ["--players", "2", "--challenger", "net:5", "--field", "net", "--deals", "2", "--seed", "1"];
    let answer = khepri(&[&["arena", "ra", "--nets", path_text(folder.path())][..], &args].concat());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("net:5"), "{}", answer.out);
}

/// Beside the net of all tables may lie one for tables of two alone; it plays there, also for the levels of the other.
#[test]
fn a_net_for_tables_of_two_plays_there_and_nowhere_else() {
    let whole = tiny().saying("levels", "5").file();
    let (plain, apart) = (folder(&whole), folder(&whole));
    fs::write(apart.path().join("ra-2.safetensors"), Weights::tiny(shape(), &[8], 2).file()).expect("written");
    for (players, seats, alike) in
        [("2", "net,greedy", false), ("2", "5,greedy", false), ("3", "net,greedy,greedy", true)]
    {
        let [one, other] = [&plain, &apart].map(|folder| {
            let answer = sim_for(players, folder.path(), seats);
            assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{seats} for {players}");
            scores(&answer)
        });
        assert_eq!(one == other, alike, "{seats} for {players}: {one} and {other}");
    }
    // One that does not fit is no reason to play as if it had never been there.
    fs::write(apart.path().join("ra-2.safetensors"), &whole[1..]).expect("written");
    let answer = sim(apart.path(), "greedy");
    let begins = "ra.safetensors: `ra-2.safetensors` beside it: this is no whole file of weights";
    assert!(answer.code == 0 && answer.err.contains(begins), "{}", answer.err);
    assert!(answer.err.ends_with("; ra is played without a net, with search\n"), "{}", answer.err);
    fs::remove_file(apart.path().join("ra.safetensors")).expect("it was there");
    let answer = sim(apart.path(), "greedy");
    let ends = "ra-2.safetensors: without ra.safetensors beside it nothing is taken from it\n";
    assert!(answer.code == 0 && answer.err.ends_with(ends), "{}", answer.err);
}

/// Deals of one net are not taken up with another under the same name.
#[test]
fn a_journal_knows_which_net_played() {
    let whole = |seed| folder(&Weights::tiny(shape(), &[8], seed).saying("levels", "5").file());
    let (one, other) = (whole(1), whole(2));
    let journal = one.path().join("journal");
    let run = ["--deals", "1", "--seed", "1", "--journal", path_text(&journal)];
    let play = |args: &[&str], nets: &TempDir| {
        khepri(&[&["arena", "ra", "--nets", path_text(nets.path())][..], args, &run].concat())
    };
    for (args, asked) in [
        (&["--players", "2", "--challenger", "net", "--field", "random"][..], true),
        (&["--players", "2", "--challenger", "random", "--field", "5"], true),
        (&["--players", "2", "--challenger", "random", "--field", "greedy"], false),
    ] {
        for _ in 0..2 {
            let answer = play(args, &one);
            assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{args:?}");
        }
        let answer = play(args, &other);
        assert_eq!(answer.code != 0, asked, "{args:?}: {}", answer.err);
        assert_eq!(answer.err.contains("is of another run: `legs.0.net` is \""), asked, "{args:?}: {}", answer.err);
        fs::remove_file(&journal).expect("written");
    }
}

/// The game is played all the same, with one line of warning that names the file and what is wrong with it; whoever asks
/// for the net by name reads why there is none.
#[test]
fn a_file_that_does_not_fit_is_warned_about_and_search_plays() {
    let whole = tiny().file();
    let next = (Ra::VERSION + 1).to_string();
    for (weights, why) in [
        (whole[..whole.len() - 1].to_vec(), "this is no whole file of weights"),
        (Vec::new(), "this is no whole file of weights"),
        (tiny().saying("features", &next).file(), "the weights are for features 3, this program needs 2"),
        (tiny().saying("game", "chess").file(), "the weights are for game chess, this program needs ra"),
        (tiny().saying("decisions", "0").file(), "the weights were never trained"),
        (tiny().saying("sha256", "00").file(), "the weights are not those that were trained"),
    ] {
        let folder = folder(&weights);
        let file = folder.path().join("ra.safetensors");
        let answer = sim(folder.path(), "4,greedy,greedy");
        let begins = format!("khepri: {}: {why}", file.display());
        assert!(answer.code == 0 && answer.err.starts_with(&begins), "{why}: {}", answer.err);
        assert!(answer.err.ends_with("; ra is played without a net, with search\n"), "{}", answer.err);
        assert_eq!(answer.err.lines().count(), 1);
        let answer = sim(folder.path(), "net");
        let expected = format!("there is no player `net` (the net of ra was refused: {why}");
        assert!(answer.code == 2 && answer.err.contains(&expected), "{why}: {}", answer.err);
        assert!(answer.err.contains("expected a level (1 to 6"), "{}", answer.err);
    }
}

#[test]
fn a_folder_that_is_not_there_is_refused_and_an_empty_one_warned_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("nets");
    let answer = sim(&missing, "greedy");
    assert_eq!(answer.code, 2);
    assert_eq!(answer.err, format!("khepri: --nets {}: there is no such folder\n", missing.display()));
    let answer = sim(folder.path(), "greedy");
    assert_eq!(answer.code, 0);
    let expected = format!("khepri: {} has no ra.safetensors: nothing is taken from there\n", folder.path().display());
    assert_eq!(answer.err, expected);
}

#[test]
fn a_server_warns_in_its_log_and_serves() {
    let folder = folder(b"no weights at all");
    let mut child = Command::new(env!("CARGO_BIN_EXE_khepri"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data", ":memory:"])
        .env("KHEPRI_NETS", folder.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
    assert!(line.starts_with("Khepri is ready."), "{line}");
    child.kill().expect("it runs");
    let mut log = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut log).expect("text");
    child.wait().expect("it ends");
    let warned: Vec<&str> = log.lines().filter(|line| line.contains("WARN") && line.contains("net")).collect();
    assert!(matches!(warned[..], [one] if one.contains("ra.safetensors: this is no whole file")), "{log}");
}
