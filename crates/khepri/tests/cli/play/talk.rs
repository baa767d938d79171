//! What is asked, what can be answered, what is shown.

use rstest::rstest;

use super::{Talk, answer, assert_proved, folder, ones, play, program, record, steps};
use crate::khepri;

#[rstest]
fn a_whole_game_is_played_by_typing_1(#[values("2", "3", "4", "5")] players: &str) {
    let folder = folder();
    let args = ["ra", "--players", players, "--seed", "3", "--save", "g.ra"];
    let said = play(folder.path(), &args, &ones());
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    for part in ["Epoch 1 ends", "Epoch 2: ", "Epoch 3 ends", "Monuments", "The game is over.", "  1. "] {
        assert!(said.out.contains(part), "`{part}` is missing in\n{}", said.out);
    }
    assert!(said.out.contains("khepri verify g.ra"));
    assert!(said.out.lines().all(|line| line.chars().count() <= 80));
    assert_proved(folder.path(), "g.ra");
    let record = record(folder.path(), "g.ra");
    assert!(record.contains("\nfair 1 seeded\n") && record.contains("\nresult ") && !record.contains("x-sealed"));
}

#[test]
fn the_same_inputs_give_the_same_game() {
    let game = |seed| {
        let folder = folder();
        let args = ["ra", "--seed", seed, "--level", "search:50", "--save", "g.ra"];
        let said = play(folder.path(), &args, &ones());
        (said.out, record(folder.path(), "g.ra"))
    };
    assert_eq!(game("5"), game("5"));
    assert_ne!(game("5").1, game("6").1);
}

#[test]
fn a_whole_game_is_played_in_the_notation() {
    let folder = folder();
    let mut talk =
        Talk::begin(folder.path(), &["ra", "--players", "4", "--seat", "2", "--seed", "8", "--save", "g.ra"]);
    let mut typed = 0;
    while !talk.is_over() {
        let choices = talk.choices();
        assert!(choices.len() > 1, "{}", talk.heard);
        let step = &choices[typed % choices.len()];
        typed += 1;
        let loud = format!("  {} ", step.to_uppercase().replace(' ', "   "));
        talk.say(if typed % 3 == 0 { &loud } else { step });
        assert!(!talk.heard.contains("means nothing"), "{}", talk.heard);
    }
    assert!(typed > 10 && talk.heard.contains("The game is over."), "{}", talk.heard);
    assert_eq!(talk.wait(), 0);
    assert_proved(folder.path(), "g.ra");
}

#[test]
fn keys_stand_for_actions_and_high_numbers_for_suns() {
    let folder = folder();
    let mut talk = Talk::begin(folder.path(), &["ra", "--seats", "random,random", "--seed", "1", "--save", "g.ra"]);
    while talk.choices()[0] != "draw" {
        talk.say("p");
    }
    talk.say("d");
    assert!(talk.heard.contains("You draw"), "{}", talk.heard);
    // Go on until there is a bid whose sun is no number of a choice.
    let sun = loop {
        let choices = talk.choices();
        let suns = choices.iter().filter_map(|step| step.strip_prefix("bid ")?.parse::<usize>().ok());
        if let Some(sun) = suns.filter(|sun| *sun > choices.len()).max() {
            break sun;
        }
        talk.say(if choices.contains(&"pass".to_owned()) { "p" } else { "r" });
    };
    assert!(talk.say(&sun.to_string()).contains(&format!("You bid {sun}")), "{}", talk.heard);
}

#[rstest]
#[case::a_word("dance", "`dance` means nothing here: type a number from 1 to 2")]
#[case::a_key("z", "`z` means nothing here")]
#[case::nothing("", "Nothing is chosen for you")]
#[case::a_high_number("99", "There is no choice 99: type a number from 1 to 2.")]
#[case::a_huge_number("99999999999999999999", "There is no choice 99999999999999999999")]
#[case::zero("0", "There is no choice 0")]
#[case::a_step_of_another_moment("pass", "That cannot be played: `pass` is not possible now.")]
#[case::an_exchange_without_a_god("god nile", "you have no god to spend")]
#[case::no_such_tile("god cat", "`god cat` is not a step. What you can play is, for instance, `draw`.")]
#[case::half_a_step("bid", "`bid` is not possible now.")]
#[case::what_the_bag_gives("draw pharaoh", "cannot choose the outcome: type `draw` alone")]
#[case::too_many_words("quit now", "`quit now` means nothing here")]
#[case::control_characters("\u{1b}[A\u{7}", "means nothing here")]
#[case::a_dash("-1", "means nothing here")]
fn wrong_input_gets_a_sentence_and_changes_nothing(#[case] typed: &str, #[case] expected: &str) {
    let folder = folder();
    // Whoever begins has an empty track before them: seat 0, as the seed deals it.
    let mut talk = Talk::begin(folder.path(), &["ra", "--players", "2", "--seed", "7", "--save", "g.ra"]);
    assert_eq!(talk.choices(), ["draw", "invoke"]);
    let before = record(folder.path(), "g.ra");
    let said = talk.say(typed).replace('\n', " ");
    assert!(said.contains(expected), "{said}");
    assert_eq!(record(folder.path(), "g.ra"), before);
    assert!(talk.say("t").contains("Your turn."), "{}", talk.heard);
    assert_eq!(talk.choices(), ["draw", "invoke"]);
}

#[test]
fn commands_answer_and_change_nothing() {
    let folder = folder();
    let mut talk = Talk::begin(folder.path(), &["ra", "--seed", "7", "--save", "g.ra"]);
    let before = record(folder.path(), "g.ra");
    for (typed, expected) in [
        ("h", "Hint: "),
        ("HINT", "Your chance to win from here is about"),
        ("t", "centre sun"),
        ("w", "In the bag: "),
        ("rules", "YOUR TURN"),
        ("?", "undo: back to your last decision"),
        ("help", "quit, to resume later"),
        ("s", "Every step is saved in g.ra already."),
        ("u", "You have no decision to undo."),
    ] {
        assert!(talk.say(typed).contains(expected), "{typed}: {}", talk.heard);
        assert!(talk.heard.lines().all(|line| line.chars().count() <= 80), "{}", talk.heard);
    }
    assert_eq!(record(folder.path(), "g.ra"), before);
}

#[test]
fn a_hint_names_a_choice_and_gives_reasons() {
    let folder = folder();
    let mut talk = Talk::begin(folder.path(), &["ra", "--players", "3", "--seed", "12", "--save", "g.ra"]);
    for _ in 0..8 {
        let choices = talk.choices();
        let hint = talk.say("h").to_owned();
        let best = hint.split("Hint: ").nth(1).and_then(|rest| rest.split('.').next()).expect("a hint");
        assert!(choices.contains(&best.to_owned()), "{best} of {choices:?}");
        assert!(hint.contains("  - ") && hint.contains('%'), "{hint}");
        assert_eq!(talk.say("h"), hint, "the same question gets the same advice");
        talk.say("1");
    }
}

#[test]
fn what_is_forced_is_played_and_told() {
    let folder = folder();
    let said = play(folder.path(), &["ra", "--players", "5", "--seed", "2", "--save", "g.ra"], &ones());
    assert!(said.out.contains("You pass (there is no other choice)"), "{}", said.out);
}

#[test]
fn colours_come_where_they_are_wanted_and_say_nothing_more() {
    let game = |colour: &[&str], environment: &[(&str, &str)]| {
        let folder = folder();
        let args = ["ra", "--seed", "4", "--save", "g.ra"];
        let mut command = program(folder.path(), &[&args[..], colour].concat());
        command.envs(environment.iter().copied());
        let said = answer(command, &format!("h\nw\n{}", ones()));
        assert_eq!(said.code, 0, "{}", said.err);
        said.out
    };
    let plain = game(&["--colour", "never"], &[]);
    let coloured = game(&["--colour", "always"], &[]);
    assert!(!plain.contains('\x1b') && coloured.contains("\x1b[33m"));
    let mut bare = String::new();
    for (place, part) in coloured.split("\x1b[").enumerate() {
        bare += if place == 0 { part } else { part.split_once('m').expect("a colour ends").1 };
    }
    assert_eq!(bare, plain);
    assert_eq!(game(&[], &[]), plain, "a pipe is no terminal");
    assert_eq!(game(&[], &[("CLICOLOR_FORCE", "1")]), coloured);
    assert_eq!(game(&[], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), plain);
    assert_eq!(game(&["--color", "always"], &[("NO_COLOR", "1")]), coloured);
}

#[test]
fn hidden_scores_stay_hidden_until_the_end() {
    let game = |scores| {
        let folder = folder();
        let args = ["ra", "--players", "4", "--seed", "6", "--option", scores, "--save", "g.ra"];
        let said = play(folder.path(), &args, &format!("h\n{}", ones())).out;
        let (before, _) = said.split_once("Epoch 3 ends").expect("a whole game").to_owned();
        let rows: Vec<usize> = before
            .lines()
            .filter(|line| line.starts_with("  Score"))
            .map(|row| row.split_whitespace().filter(|word| word.parse::<i32>().is_ok()).count())
            .collect();
        let named = before.lines().filter(|line| line.starts_with("Scribe ") && line.contains("suns ")).count();
        let veiled = before.lines().filter(|line| line.starts_with("Scribe ") && line.contains("points hidden"));
        (rows, named == veiled.count())
    };
    assert_eq!(game("scores=hidden"), (vec![1, 1], true));
    assert_eq!(game("scores=open"), (vec![4, 4], false));
}

#[test]
fn what_cannot_be_played_is_refused_with_what_can() {
    for (args, expected) in [
        (&["ra", "--players", "6"][..], "expected 2 to 5 players"),
        (&["ra", "--seat", "3"], "a table of 3 has the seats 0 to 2"),
        (&["ra", "--level", "clever"], "expected a level (1 to 6, or Farmer"),
        (&["ra", "--level", "7"], "there is no player `7`"),
        (&["ra", "--seats", "3"], "--seats names 1 bots: expected 2"),
        (&["ra", "--seats", "3,4,5"], "--seats names 3 bots: expected 2"),
        (&["ra", "--seats", "3,4", "--level", "1"], "cannot be used with"),
        (&["ra", "--resume", "g.ra", "--seed", "1"], "cannot be used with"),
        (&["ra", "--option", "scores=seen"], "expected hidden|open"),
        (&["ra", "--colour", "sometimes"], "possible values: auto, always, never"),
        (&["chess"], "expected ra"),
        (&["rawsiko", "--players", "2"], "expected 3 to 5 players"),
        (&["rawsiko", "--option", "china=yes"], "expected on|off"),
        (&["rawsiko", "--level", "Farmer"], "expected a level (1 to 6, or Intern"),
    ] {
        let folder = folder();
        let said = play(folder.path(), args, "1\n");
        assert_eq!((said.code, said.out.as_str()), (2, ""), "{args:?}");
        assert!(said.err.contains(expected), "{args:?}: {}", said.err);
        assert_eq!(folder.path().read_dir().expect("there").count(), 0, "{args:?} left a file");
    }
}

#[test]
fn help_says_what_the_file_gives_away() {
    let help = khepri(&["play", "--help"]);
    assert_eq!(help.code, 0);
    assert!(help.out.contains("x-sealed") && help.out.contains("NO_COLOR"), "{}", help.out);
}

#[test]
fn levels_are_introduced_and_seats_counted() {
    let folder = folder();
    let args = ["ra", "--players", "4", "--seat", "1", "--seats", "Farmer,greedy,farmer", "--save", "g.ra"];
    let said = play(folder.path(), &args, "");
    assert!(said.out.contains("you are in seat 1, followed by Greedy, Farmer 3, Farmer 0."), "{}", said.out);
    assert!(said.out.contains("Farmer (level 1 of 6): "), "{}", said.out);
    let record = record(folder.path(), "g.ra");
    assert!(record.contains("\nnames Farmer 0 / Player / Greedy / Farmer 3\n"), "{record}");
    assert!(record.contains("\nx-human 1\nx-bots farmer / - / greedy / farmer\n"), "{record}");
    assert!(steps(&record).len() < 8, "nobody decided for the player");
}
