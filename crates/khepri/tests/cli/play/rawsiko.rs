//! RAWsiko in the terminal: many choices, hidden cards, facts.

use rstest::rstest;

use super::{PROMPT, Talk, assert_proved, folder, ones, play, record, steps};
use crate::{khepri, path_text};

/// A talk that stands at the first action phase of the player.
fn acting(folder: &std::path::Path, more: &[&str]) -> Talk {
    let args = ["rawsiko", "--players", "3", "--seed", "3", "--save", "g.rawsiko"];
    let mut talk = Talk::begin(folder, &[&args[..], more].concat());
    while !talk.heard.contains("Your action phase") {
        talk.say("1");
    }
    talk
}

#[rstest]
fn a_whole_game_is_played_by_typing_1(
    #[values("3", "4", "5")] players: &str,
    #[values(&[], &["setup=advanced", "china=on", "stranglehold=on", "leave-one=on"])] options: &[&str],
) {
    let folder = folder();
    let mut args = vec!["rawsiko", "--players", players, "--seed", "3", "--save", "g.rawsiko"];
    args.extend(options.iter().flat_map(|option| ["--option", option]));
    let said = play(folder.path(), &args, &ones());
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    for part in ["Your card", "Your first claim", "to place", "Your action phase", "Turn 2 of", "The game is over."] {
        assert!(said.out.contains(part), "`{part}` is missing in\n{}", said.out);
    }
    assert_eq!(said.out.contains("You were dealt"), !options.is_empty());
    assert_eq!(said.out.contains("(stranglehold)"), !options.is_empty());
    let wide = said.out.lines().find(|line| line.chars().count() > 80 || line.trim_end() != *line);
    assert_eq!(wide.filter(|line| !line.contains(PROMPT)), None);
    assert_proved(folder.path(), "g.rawsiko");
    let record = record(folder.path(), "g.rawsiko");
    assert!(record.contains("\nresult ") && !record.contains("x-sealed"), "{record}");
    assert!(record.contains("\noption order fixed\n"), "the order of the manual is written down: {record}");
}

#[rstest]
fn a_new_game_has_three_to_twenty_turns(
    #[values(&["play", "rawsiko"], &["sim", "rawsiko", "--games", "1"])] command: &[&str],
    #[values("1", "2", "21")] turns: &str,
) {
    let option = format!("turns={turns}");
    let said = khepri(&[command, &["--option", &option]].concat());
    assert_eq!(said.code, 2, "{}", said.out);
    assert!(said.err.contains(&format!("`{turns}`")) && said.err.contains("a number from 3 to 20"), "{}", said.err);
}

#[test]
fn a_whole_game_is_played_in_the_notation() {
    let folder = folder();
    let args = ["rawsiko", "--players", "4", "--seat", "2", "--seed", "8", "--option", "china=on"];
    let mut talk = Talk::begin(folder.path(), &[&args[..], &["--save", "g.rawsiko"]].concat());
    let mut typed = 0;
    while !talk.is_over() {
        let step = talk.choices().swap_remove(0);
        typed += 1;
        let short = step.replace("move ", "mo ").replace("attack ", "at ").replace("place ", "pl ");
        let loud = format!("  {} ", step.to_uppercase().replace(' ', "   "));
        talk.say([step.as_str(), &short, &loud][typed % 3]);
        for complaint in ["means nothing", "could be", "cannot be played", "too much"] {
            assert!(!talk.heard.contains(complaint), "{step}: {}", talk.heard);
        }
    }
    assert!(typed > 20 && talk.heard.contains("The game is over."), "{}", talk.heard);
    assert_eq!(talk.wait(), 0);
    assert_proved(folder.path(), "g.rawsiko");
}

#[rstest]
#[case::a_word("dance", "`dance` means nothing here: type a number from 1 to")]
#[case::a_high_number("88", "There is no choice 88: type a number from 1 to")]
#[case::a_step_of_another_moment("place india 3", "That cannot be played: `place india 3` is not possible now.")]
#[case::an_attack_from_elsewhere("attack mexico caribbean 1", "That cannot be played: you do not hold mexico.")]
#[case::an_attack_from_afar("attack india mexico 1", "india and mexico are not adjacent")]
#[case::no_such_territory("move india atlantis 1", "`atlantis` is not a territory")]
#[case::no_number("move india central-asia", "How many assets? Add a number")]
#[case::too_many("move india central-asia 99", "can still move, not 99")]
#[case::dice("attack india vietnam 1 : 6 / 1", "You cannot choose what the dice show")]
#[case::nothing_known("i unobtainium", "No entry for `unobtainium`: type `i` alone for the list.")]
fn wrong_input_gets_a_sentence_and_changes_nothing(#[case] typed: &str, #[case] expected: &str) {
    let folder = folder();
    let mut talk = acting(folder.path(), &[]);
    let (before, choices) = (record(folder.path(), "g.rawsiko"), talk.choices());
    let said = talk.say(typed).replace('\n', " ");
    assert!(said.contains(expected), "{said}");
    assert_eq!(record(folder.path(), "g.rawsiko"), before);
    talk.say("t");
    assert_eq!(talk.choices(), choices);
}

#[test]
fn all_choices_are_listed_and_numbered_when_asked_for() {
    let folder = folder();
    let mut talk = acting(folder.path(), &[]);
    let offered = talk.choices().len();
    assert!(offered < 20 && talk.heard.contains("more can be played"), "{}", talk.heard);
    let next = (offered + 1).to_string();
    assert!(talk.say(&next).contains("There is no choice"), "{}", talk.heard);
    let all = talk.say("all").to_owned();
    assert!(all.lines().all(|line| line.chars().count() <= 80), "{all}");
    let named = all.split(&format!(" {next} ")).nth(1).and_then(|rest| rest.split("  ").next()).expect("numbered");
    assert!(
        all.contains(&format!("Choose 1 to {}", all.matches("move ").count() + all.matches("attack ").count() + 1))
    );
    let (named, before) = (named.trim().to_owned(), record(folder.path(), "g.rawsiko"));
    talk.say(&next);
    let after = record(folder.path(), "g.rawsiko");
    assert!(after[before.len()..].starts_with(&named), "{named}: {}", &after[before.len()..]);
}

#[test]
fn commands_answer_and_change_nothing() {
    let folder = folder();
    let mut talk = acting(folder.path(), &[]);
    let before = record(folder.path(), "g.rawsiko");
    for (typed, expected) in [
        ("h", "Hint: "),
        ("w", "Chance of taking a territory"),
        ("i lithium", "Lithium (Li)"),
        ("i germany", "Germany"),
        ("info Drones", "Drones"),
        ("i", "eastern-brazil"),
        ("?", "m indi vie all"),
        ("rules", "RAWSIKO"),
        ("t", "Your card"),
    ] {
        assert!(talk.say(typed).contains(expected), "{typed}: {}", talk.heard);
        assert!(talk.heard.lines().all(|line| line.chars().count() <= 80), "{}", talk.heard);
    }
    assert_eq!(record(folder.path(), "g.rawsiko"), before);
}

#[test]
fn a_hint_names_what_can_be_played_and_gives_reasons() {
    let folder = folder();
    let args = ["rawsiko", "--players", "4", "--seed", "12", "--option", "turns=3", "--save", "g.rawsiko"];
    let mut talk = Talk::begin(folder.path(), &args);
    for _ in 0..8 {
        let hint = talk.say("h").to_owned();
        let best = hint.split("Hint: ").nth(1).and_then(|rest| rest.split('.').next()).expect("a hint");
        assert!(hint.contains("\n  - ") && hint.contains('%'), "{hint}");
        assert!(hint.lines().all(|line| line.chars().count() <= 80), "{hint}");
        assert_eq!(talk.say("h"), hint, "the same question gets the same advice");
        let before = record(folder.path(), "g.rawsiko");
        talk.say(&best.replace('\n', " "));
        let after = record(folder.path(), "g.rawsiko");
        assert!(after[before.len()..].starts_with(best), "{best} is played: {}", talk.heard);
    }
}

/// What the cards of all seats hold, by seat, as the record tells it.
fn cards(file: &std::path::Path) -> Vec<Vec<String>> {
    let told = khepri(&["replay", path_text(file)]).out;
    let lines = told.lines().filter_map(|line| line.split_once(" has obj-")?.1.split_once(": "));
    let card = |list: &str| list.split(", ").filter_map(|one| Some(one.rsplit_once(' ')?.0.to_owned())).collect();
    lines.map(|(_, list)| card(list)).collect()
}

#[rstest]
fn cards_of_others_are_not_shown_before_the_end(#[values("secret", "open")] objectives: &str) {
    let folder = folder();
    let option = format!("objectives={objectives}");
    let args = ["rawsiko", "--players", "4", "--seed", "6", "--option", &option, "--save", "g.rawsiko"];
    let said = play(folder.path(), &args, &format!("h\nw\nall\n{}", ones())).out;
    let (before, after) = said.split_once("The game ends").expect("a whole game");
    let cards = cards(&folder.path().join("g.rawsiko"));
    assert_eq!(cards.iter().map(Vec::len).collect::<Vec<_>>(), [4; 4]);
    for (seat, application) in cards.iter().enumerate().flat_map(|(seat, card)| card.iter().map(move |one| (seat, one)))
    {
        let open = seat == 0 || objectives == "open";
        assert_eq!(before.contains(application.as_str()), open, "{application} of seat {seat}");
        assert!(after.contains(application.as_str()), "{application} of seat {seat}");
    }
}

#[test]
fn a_move_is_taken_back_at_once_and_dice_only_on_a_second_word() {
    let folder = folder();
    let mut talk = acting(folder.path(), &[]);
    let first = talk.say("t").to_owned();
    let moved = talk.choices().into_iter().find(|step| step.starts_with("move ")).expect("something is empty");
    talk.say(&moved);
    let back = talk.say("u").to_owned();
    assert!(back.contains(&format!("`{moved}` was undone.")), "{back}");
    let table = |text: &str| text[text.find("Turn").expect("a table")..].to_owned();
    assert_eq!(table(&back), table(&first));
    // Go on until there is someone to attack.
    let attack = loop {
        let all = talk.say("all").to_owned();
        if let Some(place) = all.find("attack ") {
            break all[place..].split("  ").next().expect("a step").trim().to_owned();
        }
        talk.say("end");
        while !talk.heard.contains("Your action phase") {
            talk.say("1");
        }
    };
    let fought = talk.say(&attack).to_owned();
    assert!(fought.contains("You attack ") && fought.contains(" against "), "{fought}");
    assert!(talk.say("u").contains("Type u again"), "{}", talk.heard);
    assert!(talk.say("u").contains("was undone."), "{}", talk.heard);
    assert_eq!(talk.say(&attack), fought, "the same dice fall again");
}

#[test]
fn a_game_that_was_left_goes_on_as_it_would_have() {
    let args = ["rawsiko", "--players", "3", "--seed", "4", "--level", "search:20", "--save", "g.rawsiko"];
    let args = [&args[..], &["--option", "turns=3"]].concat();
    let whole = folder();
    play(whole.path(), &args, &ones());
    let whole = record(whole.path(), "g.rawsiko");
    let folder = folder();
    play(folder.path(), &args, "1\n1\n1\nq\n");
    for _ in 0..3 {
        let said = play(folder.path(), &["--resume", "g.rawsiko"], "1\n1\n1\n1\n");
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        assert!(said.out.contains("khepri play --resume g.rawsiko"), "{}", said.out);
    }
    let said = play(folder.path(), &["rawsiko", "--resume", "g.rawsiko"], &ones());
    assert!(said.out.contains("The game is over."), "{}", said.out);
    let resumed = record(folder.path(), "g.rawsiko");
    assert_eq!(steps(&resumed), steps(&whole));
    assert_eq!(resumed, whole);
    assert_proved(folder.path(), "g.rawsiko");
    let said = play(folder.path(), &["ra", "--resume", "g.rawsiko"], "");
    assert!(said.code == 2 && said.err.contains("is a game of rawsiko, not of ra"), "{}", said.err);
}
