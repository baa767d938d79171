//! Going back.

use super::{PROMPT, Talk, assert_proved, folder, ones, play, record, steps};

#[test]
fn what_others_saw_is_taken_back_only_on_a_second_word() {
    let folder = folder();
    let mut talk = Talk::begin(folder.path(), &["ra", "--seed", "5", "--save", "g.ra"]);
    let first = talk.say("t").to_owned();
    let continued = talk.say("1").to_owned();
    let warned = talk.say("u").to_owned();
    assert!(warned.contains("Type u again"), "{warned}");
    assert!(!record(folder.path(), "g.ra").contains("undo"));
    // Something else in between, and the warning is forgotten.
    talk.say("t");
    assert!(talk.say("u").contains("Type u again"));
    let back = talk.say("u").to_owned();
    assert!(back.contains("was undone."), "{back}");
    let table = |text: &str| text[text.find("Epoch").expect("a table")..].to_owned();
    assert_eq!(table(&back), table(&first));
    assert!(record(folder.path(), "g.ra").contains("\nundo "));
    assert_eq!(talk.say("1"), continued, "what was drawn comes again, and the bots do the same");
}

#[test]
fn going_back_goes_on_to_the_first_decision() {
    let folder = folder();
    let mut talk = Talk::begin(folder.path(), &["ra", "--seed", "5", "--save", "g.ra"]);
    let first = talk.say("t").to_owned();
    for _ in 0..4 {
        talk.say("1");
    }
    for _ in 0..4 {
        talk.say("u");
        assert!(talk.say("u").contains("was undone."), "{}", talk.heard);
    }
    let table = |text: &str| text[text.find("Epoch").expect("a table")..].to_owned();
    assert_eq!(table(&talk.heard), table(&first));
    assert!(talk.say("u").contains("no decision to undo"), "{}", talk.heard);
}

#[test]
fn a_game_with_undone_steps_is_proved() {
    let folder = folder();
    let typed = format!("1\n1\nu\nu\n2\nu\nu\nu\nu\n{}", ones());
    let said = play(folder.path(), &["ra", "--seed", "9", "--save", "g.ra"], &typed);
    assert_eq!(said.code, 0, "{}", said.err);
    let record = record(folder.path(), "g.ra");
    assert!(steps(&record).iter().filter(|step| step.starts_with("undo")).count() >= 2, "{record}");
    assert_proved(folder.path(), "g.ra");
}

/// Two tiles are lost to a disaster one after the other: the first choice is still nobody else's business.
#[test]
fn what_nobody_saw_is_taken_back_at_once() {
    const SECOND: &str = "1 tile of yours: which?";
    for seed in 0..2000 {
        let folder = folder();
        let seed = seed.to_string();
        let args = ["ra", "--players", "2", "--seats", "random", "--seed", &seed, "--save", "g.ra"];
        let said = play(folder.path(), &args, &ones()).out;
        let Some(place) = said.find(SECOND) else { continue };
        let typed = said[..place].matches(PROMPT).count();
        let again = super::folder();
        let mut talk = Talk::begin(again.path(), &args);
        for _ in 0..typed {
            talk.say("1");
        }
        assert!(talk.heard.contains(SECOND), "{}", talk.heard);
        let undone = talk.say("u");
        assert!(undone.contains("was undone.") && undone.contains("which first?"), "{undone}");
        return;
    }
    panic!("no disaster let the player choose");
}
