//! Fair dealing: what holds is proved, what was changed is not.

use game::{Game, GameOptions};
use ra::{Options, State};
use record::{Dealer, Entry, Fair, Header, Nonce, Proof, Record, Secret, Unproven, prove};
use testkit::Random;

use crate::read;

/// A whole game dealt from this secret and these nonces, with choices of its own.
fn dealt(options: &Options, secret: &Secret, nonces: &[Nonce], choices: u64) -> Record<State> {
    let mut dealer = Dealer::<State>::new(options, secret, nonces);
    let mut state = State::start(options, &dealer.setup).expect("a dealt set-up is sound");
    let mut record = Record::new(Header::new(*options, dealer.setup.clone()));
    record.header.fair = Fair::promise(secret, nonces).reveal(secret);
    let (mut lots, mut actions) = (Random::new(choices), Vec::new());
    while state.to_act().is_some() {
        state.legal_actions(&mut actions);
        let action = lots.pick(&actions);
        state.play(action, &mut |_| ());
        let outcome = (state.to_act() == Some(game::Actor::Chance)).then(|| dealer.outcome(&state));
        if let Some(outcome) = outcome {
            state.play(outcome, &mut |_| ());
        }
        record.entries.push(Entry::Step(game::notation::Step { action, outcome }));
    }
    record.result = Some(state.scores());
    record
}

fn fixed() -> (Options, Secret, Vec<Nonce>) {
    let options = Options::for_players(3).expect("3 play");
    let secret = Secret::from_bytes(&[42; 32]).expect("32 bytes");
    let nonces = (1..=3).map(|n| Nonce::from_bytes(&[n; 16]).expect("16 bytes")).collect();
    (options, secret, nonces)
}

fn proof_of(text: &str) -> Result<Proof, Unproven> {
    prove(&read(text).expect("the record itself is sound"))
}

fn fair_game() -> String {
    let (options, secret, nonces) = fixed();
    dealt(&options, &secret, &nonces, 1).to_string()
}

#[test]
fn a_fair_game_is_proved() {
    let text = fair_game();
    let draws = text.lines().filter(|line| line.starts_with("draw")).count();
    let expected = Proof { outcomes: draws, setup: true, seeded: false, finished: true, after: None };
    assert_eq!(proof_of(&text), Ok(expected));
}

#[test]
fn the_same_secret_gives_the_same_deal_whatever_is_played() {
    let (options, secret, nonces) = fixed();
    let draws = |choices| -> Vec<String> {
        let text = dealt(&options, &secret, &nonces, choices).to_string();
        text.lines().filter(|line| line.starts_with("draw")).map(str::to_owned).collect()
    };
    let (one, other) = (draws(1), draws(2));
    let both = one.len().min(other.len());
    assert!(both > 20);
    assert_eq!(one[..both], other[..both]);
}

/// Every line of the header that matters and every single draw, changed one at a time.
#[test]
fn a_record_changed_in_one_draw_is_rejected() {
    let text = fair_game();
    let lines: Vec<&str> = text.lines().collect();
    let mut tried = 0;
    for (place, line) in lines.iter().enumerate().filter(|(_, line)| line.starts_with("draw") && **line != "draw ra") {
        let other = if *line == "draw nile" { "draw pharaoh" } else { "draw nile" };
        let mut changed = lines.clone();
        changed[place] = other;
        // What follows may no longer be legal: the part up to the change is what counts.
        let changed = changed[..=place].join("\n") + "\n";
        assert!(matches!(proof_of(&changed), Err(Unproven::Outcome { .. })), "{line} in line {}", place + 1);
        tried += 1;
    }
    assert!(tried > 20);
}

#[test]
fn a_record_changed_in_one_nonce_is_rejected() {
    let text = fair_game();
    for (was, becomes) in [("01010101 /", "01010100 /"), ("02020202 /", "02020203 /"), ("03030303\n", "03030313\n")] {
        let changed = text.replacen(was, becomes, 1);
        assert_ne!(changed, text);
        assert!(matches!(proof_of(&changed), Err(Unproven::Setup { .. } | Unproven::Outcome { .. })), "{becomes}");
    }
}

#[test]
fn a_record_changed_in_its_secret_or_commitment_is_rejected() {
    let text = fair_game();
    let secret = text.lines().find(|line| line.starts_with("secret")).expect("revealed");
    assert_eq!(proof_of(&text.replace(secret, &secret.replacen("2a", "2b", 1))), Err(Unproven::OtherSecret));
    let promise = text.lines().find(|line| line.starts_with("commitment")).expect("promised");
    let flipped = if promise.ends_with('0') { "1" } else { "0" };
    let other = format!("{}{flipped}", &promise[..promise.len() - 1]);
    assert_eq!(proof_of(&text.replace(promise, &other)), Err(Unproven::OtherSecret));
}

#[test]
fn a_record_with_other_suns_is_rejected_unless_they_were_chosen() {
    let (mut options, secret, nonces) = fixed();
    let text = dealt(&options, &secret, &nonces, 1).to_string();
    let suns = text.lines().find(|line| line.starts_with("suns")).expect("dealt");
    let mut groups: Vec<&str> = suns["suns ".len()..].split(" / ").collect();
    groups.rotate_left(1);
    let header_end = text.find("\nsecret").expect("revealed");
    let swapped = text.replace(suns, &format!("suns {}", groups.join(" / ")));
    let no_steps = format!("{}\n{}\n", &swapped[..header_end], text[header_end..].lines().nth(1).expect("the secret"));
    assert!(matches!(proof_of(&no_steps), Err(Unproven::Setup { .. })));

    options.set("groups", "chosen").expect("an option");
    let chosen = dealt(&options, &secret, &nonces, 1).to_string();
    assert_eq!(proof_of(&chosen).map(|proof| proof.setup), Ok(false));
}

#[test]
fn what_is_missing_is_named() {
    let text = fair_game();
    let without = |key: &str| -> String {
        text.lines().filter(|line| !line.starts_with(key)).map(|line| format!("{line}\n")).collect()
    };
    assert_eq!(proof_of(&without("fair")), Err(Unproven::NotFair));
    assert_eq!(proof_of(&without("secret")), Err(Unproven::NotRevealed));
    assert_eq!(proof_of(&without("nonce")), Err(Unproven::Missing { key: "nonce" }));
    assert_eq!(proof_of(&without("commitment")), Err(Unproven::Missing { key: "commitment" }));
    assert_eq!(proof_of(&text.replace("fair 1", "fair 3")), Err(Unproven::UnknownVersion { version: 3 }));
    let short = text.replace("secret 2a", "secret ");
    assert_eq!(proof_of(&short), Err(Unproven::Length { key: "secret", expected: 64, found: 62 }));
}

#[test]
fn undone_draws_are_proved_too() {
    let text = fair_game();
    let at = text.find("draw").expect("a draw");
    let end = at + text[at..].find('\n').expect("a line end") + 1;
    let steps_before = text[..end].lines().skip_while(|line| !line.starts_with("secret")).count() - 1;
    let undone = format!("{}undo {}\n", &text[..end], steps_before - 1);
    assert_eq!(proof_of(&undone).map(|proof| (proof.outcomes, proof.finished)), Ok((1, false)));
}

/// The first `after` steps of a fair game, and a rest dealt anew from there.
fn gone_on(after: usize, secret: &Secret, choices: u64) -> Record<State> {
    let (options, old, nonces) = fixed();
    let mut record = dealt(&options, &old, &nonces, 1);
    record.entries.truncate(after);
    record.header.fair = Fair::promise(secret, &nonces).after(after).reveal(secret);
    let mut dealer = Dealer::<State>::after(record.header.setup.clone(), secret, &nonces);
    let mut state = State::start(&options, &dealer.setup).expect("a dealt set-up is sound");
    for entry in &record.entries {
        let Entry::Step(step) = entry else { continue };
        state.play(step.action, &mut |_| ());
        step.outcome.into_iter().for_each(|outcome| state.play(outcome, &mut |_| ()));
    }
    let (mut lots, mut actions) = (Random::new(choices), Vec::new());
    while state.to_act().is_some() {
        state.legal_actions(&mut actions);
        let action = lots.pick(&actions);
        state.play(action, &mut |_| ());
        let outcome = (state.to_act() == Some(game::Actor::Chance)).then(|| dealer.outcome(&state));
        outcome.into_iter().for_each(|outcome| state.play(outcome, &mut |_| ()));
        record.entries.push(Entry::Step(game::notation::Step { action, outcome }));
    }
    record.result = Some(state.scores());
    record
}

fn other_secret(number: u8) -> Secret {
    Secret::from_bytes(&[number; 32]).expect("32 bytes")
}

#[test]
fn the_rest_of_a_game_that_began_elsewhere_is_proved_and_only_that() {
    let record = gone_on(45, &other_secret(9), 3);
    let text = record.to_string();
    assert!(text.contains("\nfair 2 after 45\n"), "{text}");
    let proof = proof_of(&text).expect("the rest follows");
    let drawn = |entry: &&Entry<ra::Action>| matches!(entry, Entry::Step(step) if step.outcome.is_some());
    let draws = record.entries[45..].iter().filter(drawn).count();
    assert!(draws > 20);
    assert_eq!((proof.outcomes, proof.setup, proof.after), (draws, false, Some(45)));
    let changed = text.replacen("fair 2 after 45", "fair 2 after 20", 1);
    assert!(matches!(proof_of(&changed), Err(Unproven::Outcome { .. })), "what was taken over is not dealt here");
    assert_eq!(proof_of(&text.replacen("fair 2 after 45", "fair 2", 1)), Err(Unproven::NoBeginning));
    assert_eq!(proof_of(&text.replacen("fair 2 after 45", "fair 1 after 45", 1)), Err(Unproven::WholeGame));
    assert!(matches!(
        proof_of(&text.replacen("fair 2 after 45", "fair 2 after 9999", 1)),
        Err(Unproven::TooShort { .. })
    ));
}

#[test]
fn what_was_taken_over_stays_taken_over() {
    let mut record = gone_on(45, &other_secret(9), 3);
    record.entries.truncate(46);
    record.result = None;
    record.entries.push(Entry::Undo(45));
    assert_eq!(proof_of(&record.to_string()).map(|proof| proof.after), Ok(Some(45)));
    record.entries.push(Entry::Undo(44));
    assert_eq!(proof_of(&record.to_string()), Err(Unproven::UndoneBeginning { step: 48 }));
}

#[test]
fn new_luck_differs_from_secret_to_secret_and_not_by_what_is_played() {
    let draws = |secret: u8, choices| -> Vec<String> {
        let text = gone_on(45, &other_secret(secret), choices).to_string();
        text.lines().filter(|line| line.starts_with("draw")).map(str::to_owned).collect()
    };
    let (one, same, other) = (draws(9, 3), draws(9, 4), draws(10, 3));
    let both = one.len().min(same.len());
    assert_eq!(one[..both], same[..both], "the same question gets the same answer, whoever asks and when");
    assert_ne!(one[..40.min(other.len())], other[..40.min(other.len())]);
}

/// The bag after 45 steps, drawn from by many secrets: every kind comes as often as it lies there.
#[test]
fn every_outcome_comes_as_often_as_its_weight() {
    let (options, _, nonces) = fixed();
    let begun = gone_on(45, &other_secret(9), 3);
    let mut state = State::start(&options, &begun.header.setup).expect("sound");
    for entry in begun.entries.iter().take(45) {
        let Entry::Step(step) = entry else { continue };
        state.play(step.action, &mut |_| ());
        step.outcome.into_iter().for_each(|outcome| state.play(outcome, &mut |_| ()));
    }
    let mut actions = Vec::new();
    while state.to_act() != Some(game::Actor::Chance) {
        state.legal_actions(&mut actions);
        let draw = actions.iter().find(|action| **action == ra::Action::Draw).or(actions.last());
        state.play(*draw.expect("the game runs"), &mut |_| ());
    }
    let (mut weights, mut found) = (Vec::new(), std::collections::HashMap::new());
    state.chance_weights(&mut weights);
    let total: u32 = weights.iter().map(|(_, weight)| weight).sum();
    const GAMES: u32 = 20_000;
    for game in 0..GAMES {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&game.to_le_bytes());
        let secret = Secret::from_bytes(&bytes).expect("32 bytes");
        let outcome = Dealer::<State>::after(begun.header.setup.clone(), &secret, &nonces).outcome(&state);
        *found.entry(outcome).or_insert(0_u32) += 1;
    }
    for (outcome, weight) in weights {
        let expected = f64::from(GAMES * weight) / f64::from(total);
        let seen = f64::from(found.get(&outcome).copied().unwrap_or(0));
        assert!((seen - expected).abs() < 5.0 * expected.sqrt().max(1.0), "{outcome:?}: {seen} for {expected}");
    }
}
