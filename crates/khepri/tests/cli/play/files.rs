//! Nothing is lost: the file is always as far as the game, and a game can be left and resumed anywhere.

use std::fs;

use super::{Talk, assert_proved, folder, ones, play, record, steps};
use crate::{khepri, path_text};

#[test]
fn a_game_that_was_left_goes_on_as_it_would_have() {
    let whole = folder();
    play(whole.path(), &["ra", "--players", "4", "--seed", "4", "--level", "search:50", "--save", "g.ra"], &ones());
    let whole = record(whole.path(), "g.ra");
    for leave in ["q\n", "quit\n", ""] {
        let folder = folder();
        let begin = ["ra", "--players", "4", "--seed", "4", "--level", "search:50", "--save", "g.ra"];
        let said = play(folder.path(), &begin, &format!("{}{leave}", "1\n".repeat(3)));
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        assert!(said.out.ends_with("Resume it with\n  khepri play --resume g.ra\n"), "{}", said.out);
        for _ in 0..3 {
            let said = play(folder.path(), &["ra", "--resume", "g.ra"], &format!("{}{leave}", "1\n".repeat(5)));
            assert_eq!((said.code, said.err.as_str()), (0, ""));
        }
        let said = play(folder.path(), &["--resume", "g.ra"], &ones());
        assert!(said.out.contains("The game is over."), "{}", said.out);
        assert_eq!(record(folder.path(), "g.ra"), whole);
    }
}

#[test]
fn a_kill_loses_nothing() {
    let folder = folder();
    let mut talk = Talk::begin(folder.path(), &["ra", "--seed", "11", "--save", "g.ra"]);
    for _ in 0..6 {
        talk.say("1");
    }
    let table = talk.say("t").to_owned();
    talk.kill();
    let replayed = khepri(&["replay", "--json", path_text(&folder.path().join("g.ra"))]);
    assert_eq!((replayed.code, replayed.err.as_str()), (0, ""));
    let mut talk = Talk::begin(folder.path(), &["--resume", "g.ra"]);
    assert!(talk.heard.contains("What happened last:"), "{}", talk.heard);
    assert_eq!(talk.say("t"), table);
}

#[test]
fn a_line_that_was_cut_off_is_left_out() {
    let folder = folder();
    play(folder.path(), &["ra", "--seed", "11", "--save", "g.ra"], "1\n1\n1\n");
    let path = folder.path().join("g.ra");
    let kept = record(folder.path(), "g.ra");
    fs::write(&path, format!("{kept}dra")).expect("writable");
    let said = play(folder.path(), &["--resume", "g.ra"], "");
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("cut off and left out"), "{}", said.out);
    assert_eq!(record(folder.path(), "g.ra"), kept);
    let said = play(folder.path(), &["--resume", "g.ra"], &ones());
    assert_eq!(said.code, 0, "{}", said.err);
    assert_proved(folder.path(), "g.ra");
}

#[test]
fn undone_steps_are_resumed_too() {
    let folder = folder();
    let mut talk = Talk::begin(folder.path(), &["ra", "--seed", "5", "--save", "g.ra"]);
    for typed in ["1", "1", "u", "u", "2"] {
        talk.say(typed);
    }
    let table = talk.say("t").to_owned();
    talk.say("q");
    assert_eq!(talk.wait(), 0);
    let mut talk = Talk::begin(folder.path(), &["--resume", "g.ra"]);
    assert_eq!(talk.say("t"), table);
    talk.say("u");
    assert!(talk.say("u").contains("was undone."), "{}", talk.heard);
}

#[test]
fn a_fair_deal_is_promised_first_and_revealed_last() {
    let folder = folder();
    let said = play(folder.path(), &["ra", "--level", "1", "--save", "g.ra"], "1\n");
    let unfinished = record(folder.path(), "g.ra");
    let line = |key: &str| unfinished.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    let commitment = line("commitment ").expect("promised");
    assert!(said.out.contains(commitment), "{}", said.out);
    assert_eq!((line("fair "), line("secret ")), (Some("1"), None));
    let sealed = line("x-sealed ").expect("kept").to_owned();
    assert!(!said.out.contains(&sealed));
    let path = folder.path().join("g.ra");
    let verified = khepri(&["verify", path_text(&path)]);
    assert!(verified.code == 1 && verified.err.contains("not revealed yet"), "{}", verified.err);
    assert_eq!(khepri(&["replay", path_text(&path)]).code, 0);

    let said = play(folder.path(), &["ra", "--resume", "g.ra"], &ones());
    assert_eq!(said.code, 0, "{}", said.err);
    let finished = record(folder.path(), "g.ra");
    assert!(finished.contains(&format!("\nsecret {sealed}\n")) && !finished.contains("x-sealed"));
    assert!(steps(&finished).starts_with(&steps(&unfinished)));
    assert_proved(folder.path(), "g.ra");

    let said = play(folder.path(), &["--resume", "g.ra"], "");
    assert!(said.code == 0 && said.out.contains("The game is over."), "{}", said.out);
    assert_eq!(record(folder.path(), "g.ra"), finished);
}

#[test]
fn without_a_name_a_game_gets_one_and_no_file_is_overwritten() {
    let folder = folder();
    for _ in 0..2 {
        let said = play(folder.path(), &["ra", "--seed", "1"], "1\nq\n");
        assert_eq!(said.code, 0, "{}", said.err);
        assert!(said.out.contains("khepri play --resume ra-"), "{}", said.out);
    }
    let mut names: Vec<String> = folder
        .path()
        .read_dir()
        .expect("there")
        .map(|file| file.expect("readable").file_name().into_string().expect("text"))
        .collect();
    names.sort();
    assert!(names.len() == 2 && names[0].ends_with("-2.ra") && names[1].ends_with(".ra"), "{names:?}");

    let kept = record(folder.path(), &names[0]);
    let said = play(folder.path(), &["ra", "--save", &names[0]], "1\n");
    assert!(said.code == 1 && said.err.contains("is there already"), "{}", said.err);
    assert_eq!(record(folder.path(), &names[0]), kept);
}

#[test]
fn a_copy_can_be_saved_and_played_on() {
    let folder = folder();
    let mut talk = Talk::begin(folder.path(), &["ra", "--seed", "3", "--save", "g.ra"]);
    talk.say("1");
    assert!(talk.say("s my game.ra").contains("A copy is saved in my game.ra; the game goes on in g.ra."));
    assert!(talk.say("s my game.ra").contains("No copy was saved in my game.ra"), "{}", talk.heard);
    assert!(talk.say("save no/such/folder.ra").contains("No copy was saved"), "{}", talk.heard);
    assert_eq!(record(folder.path(), "my game.ra"), record(folder.path(), "g.ra"));
    talk.say("1");
    assert_ne!(record(folder.path(), "my game.ra"), record(folder.path(), "g.ra"));
    let said = play(folder.path(), &["--resume", "my game.ra"], "q\n");
    assert!(said.out.contains("khepri play --resume 'my game.ra'"), "{}", said.out);

    let before = record(folder.path(), "my game.ra");
    let said = play(folder.path(), &["--resume", "my game.ra", "--save", "other.ra"], &ones());
    assert_eq!(said.code, 0, "{}", said.err);
    assert_eq!(record(folder.path(), "my game.ra"), before);
    assert_proved(folder.path(), "other.ra");
}

#[test]
fn one_game_is_not_played_in_two_places() {
    let folder = folder();
    let talk = Talk::begin(folder.path(), &["ra", "--seed", "3", "--save", "g.ra"]);
    let said = play(folder.path(), &["--resume", "g.ra"], "1\n");
    assert!(said.code == 1 && said.err.contains("g.ra is being played elsewhere"), "{}", said.err);
    assert_eq!(talk.wait(), 0);
    assert_eq!(play(folder.path(), &["--resume", "g.ra"], "1\n").code, 0);
}

#[test]
fn what_cannot_be_resumed_is_refused() {
    let folder = folder();
    play(folder.path(), &["ra", "--seed", "3", "--save", "g.ra"], "1\n1\n");
    let kept = record(folder.path(), "g.ra");
    let sealed = kept.lines().find(|line| line.starts_with("x-sealed")).expect("kept").to_owned();
    let bots = kept.lines().find(|line| line.starts_with("x-bots")).expect("kept").to_owned();
    let first = steps(&kept)[0].to_owned();
    let other = if first == "draw gold" { "draw nile" } else { "draw gold" };
    for (text, expected) in [
        (kept.replace(&format!("{sealed}\n"), ""), "it has no line `x-sealed`"),
        (kept.replace(&sealed, "x-sealed 12"), "`x-sealed` must have 64 hexadecimal digits"),
        (kept.replace(&sealed, &format!("x-sealed {}", "00".repeat(32))), "not the one that was promised"),
        (kept.replacen(&first, other, 1), "does not follow from the secret"),
        (kept.replace(&bots, "x-bots - / clever / 3"), "there is no player `clever`"),
        (kept.replace(&bots, "x-bots - / 3"), "`x-bots` names 2 seats"),
        (kept.replace("x-human 0", "x-human 9"), "names no seat of this table"),
        (kept.replacen("draw", "dance", 1), "expected"),
        (format!("{kept}---\n{kept}"), "it holds several records"),
        (String::new(), "found nothing"),
    ] {
        fs::write(folder.path().join("bad.ra"), &text).expect("writable");
        let said = play(folder.path(), &["ra", "--resume", "bad.ra"], "1\n");
        assert_eq!(said.code, 1, "{expected}");
        assert!(said.err.contains(expected) && said.out.is_empty(), "{expected}: {}{}", said.out, said.err);
        assert_eq!(record(folder.path(), "bad.ra"), text, "{expected}");
    }
    let said = play(folder.path(), &["--resume", "none.ra"], "");
    assert!(said.code == 1 && said.err.contains("cannot resume none.ra"), "{}", said.err);
    let said = play(folder.path(), &["ra", "--save", "/dev/null/g.ra"], "");
    assert!(said.code == 1 && said.err.contains("choose another place with --save"), "{}", said.err);
}
