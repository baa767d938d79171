//! How it reads what people type.

use game::{Game, Language};
use pages::Words;
use rawsiko::{Action, Objectives, Phase, State};
use rstest::rstest;

use super::{every_moment, story_until, territory};
use crate::Terminal;

fn acting() -> Vec<Action> {
    let (state, _) = story_until(|state| state.turn() == 2 && matches!(state.phase(), Phase::Act { .. }));
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    legal
}

fn read(typed: &str, legal: &[Action]) -> String {
    match State::read_action(typed, legal, Words::of(Language::English)) {
        None => "no action".to_owned(),
        Some(Ok(action)) => action.to_string(),
        Some(Err(why)) => why,
    }
}

#[rstest]
#[case::portuguese(Language::Portuguese)]
#[case::spanish(Language::Spanish)]
#[case::french(Language::French)]
#[case::russian(Language::Russian)]
fn what_the_input_line_gives_as_an_example_can_be_typed(#[case] language: Language) {
    let words = Words::of(language);
    let hint = words.say("rawsiko-command-hint").to_lowercase();
    let help = words.say("rawsiko-command-help").to_lowercase();
    // What stands in bold in the help, but for the key that opens the line.
    let examples = help.split("<b>").skip(2).filter_map(|part| part.split_once("</b>")).map(|(typed, _)| typed);
    let examples: Vec<&str> = hint.trim_end_matches('…').split(", ").chain(examples).collect();
    assert!(examples.len() > 6, "{examples:?}");
    for typed in examples {
        let read = State::read_action(typed, &[], words);
        assert!(matches!(read, Some(Ok(_))), "{typed}: {read:?}");
    }
    // So can what is given as an example when something is missing.
    for verb in words.say("rawsiko-type-verbs").split_whitespace().take(4) {
        let Some(Err(asked)) = State::read_action(verb, &[], words) else { panic!("{verb} says too little") };
        let example = asked.split('`').nth(1).unwrap_or_default();
        assert!(example.starts_with(verb), "{asked}");
        let read = State::read_action(&example.to_lowercase(), &[], words);
        assert!(matches!(read, Some(Ok(_))), "{example}: {read:?}");
    }
    let without_accents = State::read_action("deplacer turquie ukraine 2", &[], Words::of(Language::French));
    assert_eq!(
        without_accents.map(|read| read.map(|action| action.to_string())),
        Some(Ok("move turkey ukraine 2".into()))
    );
}

#[test]
fn every_legal_action_is_read_as_it_is_written() {
    every_moment(Objectives::Secret, |state, _| {
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        if !matches!(state.phase(), Phase::Roll { .. } | Phase::Over) {
            for action in &legal {
                let typed = action.to_string().to_lowercase();
                assert_eq!(
                    State::read_action(&typed, &legal, Words::of(Language::English)),
                    Some(Ok(*action)),
                    "{typed}"
                );
            }
        }
    });
}

#[rstest]
#[case::whole("move india vietnam 2", "move india vietnam 2")]
#[case::short("m indi vie 2", "move india vietnam 2")]
#[case::by_a_later_part("at madag aust 3", "attack mozambique-madagascar australia 3")]
#[case::by_name("attack western united states mexico 1", "attack western-usa mexico 1")]
#[case::in_another_language("mo alemanha groenlândia 1", "move germany greenland 1")]
#[case::a_place("pl germ 4", "place germany 4")]
#[case::a_claim_without_its_continent("claim ger pol", "claim europe germany poland")]
#[case::a_claim_with_it("c eu ger ukr", "claim europe germany ukraine")]
#[case::a_symbol("trade bi", "trade Bi")]
#[case::a_material("trade bism", "trade Bi")]
#[case::the_name_of_a_material("trade natural graphite", "trade NG")]
#[case::an_end("en", "end")]
#[case::nothing_like_it("dance", "no action")]
fn names_are_as_short_as_is_clear(#[case] typed: &str, #[case] expected: &str) {
    assert_eq!(read(typed, &[]), expected);
}

#[rstest]
#[case("move", "From where? Type, for instance, `move india vietnam 2`.")]
#[case("attack turkey", "Where to? Type, for instance, `attack turkey germany 3`.")]
#[case("move india vietnam", "How many assets? Add a number, or `all`.")]
#[case("move india vietnam many", "`many` is not a number of assets.")]
#[case("move india vietnam 300", "`300` is not a number of assets.")]
#[case("move india vietnam 2 3", "`3` does not belong after `move india vietnam 2`.")]
#[case("move atlantis vietnam 2", "`atlantis` is not a territory: `w` shows all of them, and `i` looks one up.")]
#[case("move ind vie 1", "`ind` could be india or indonesia: type more letters.")]
#[case(
    "attack turkey germany 3 : 6 5 1 / 4 4",
    "You cannot choose what the dice show: type `attack turkey germany 3` alone."
)]
#[case("claim germany mexico", "Not all of `mexico germany` lie in North America: a claim stays in one continent.")]
#[case("claim europe germany germany", "`germany` is listed twice.")]
#[case("claim", "Which territories? Type, for instance, `claim europe germany ukraine`.")]
#[case("trade", "Which material? Type, for instance, `trade Bi`.")]
#[case("trade unobtainium", "`unobtainium` is not a material: type a symbol or a name, such as `Bi` or `bismuth`.")]
#[case("trade phosph", "`phosph` could be Phosphate rock or Phosphorus: type more letters.")]
fn what_is_unclear_gets_a_sentence(#[case] typed: &str, #[case] expected: &str) {
    assert_eq!(read(typed, &[]), expected);
}

#[test]
fn of_several_meanings_the_one_that_can_be_played_is_meant() {
    let legal = acting();
    let ways = legal.iter().filter_map(|action| match action {
        Action::Move { from, to, n } | Action::Attack { from, to, n } => Some((action, *from, *to, *n)),
        _ => None,
    });
    for (action, from, to, n) in ways {
        let verb = if matches!(action, Action::Move { .. }) { "move" } else { "attack" };
        let most = legal.iter().filter_map(|other| match other {
            Action::Move { from: f, to: t, n } | Action::Attack { from: f, to: t, n } if (*f, *t) == (from, to) => {
                Some(*n)
            }
            _ => None,
        });
        let all = read(&format!("{verb} {from} {to} all"), &legal);
        assert_eq!(all, format!("{verb} {from} {to} {}", most.max().expect("this one")));
        let beginning: String = to.id().chars().take(4).collect();
        let short = read(&format!("{verb} {from} {beginning} {n}"), &legal);
        assert!(short == action.to_string() || short.contains("could be"), "{action}: {short}");
    }
    assert_ne!(territory("india"), territory("indonesia"));
}
