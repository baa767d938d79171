//! What a hint says on a page and in a terminal, and whether it speaks against itself there. The rules read the words that
//! people read: they know nothing of why these were chosen.

use bots::{Dice, Hint};
use game::{BySeat, Language, Names, Seat, Viewer};
use pages::hint::Advice;
use pages::slow::Slow;
use pages::terms::Terms;
use pages::{Chair, GamePages, Scene, Sentence, Sitter, Trail, Words};
use terminal::{Paint, Teller, Terminal};

/// A game whose hints are told in both places.
pub(crate) trait Tells: Terminal + GamePages {}

impl<G: Terminal + GamePages> Tells for G {}

/// What a page says.
pub(crate) fn on_a_page<G: Tells>(
    seat: Seat,
    view: &G::View,
    hint: &Hint<G::Action, G::Reason>,
    language: Language,
) -> Advice {
    let state = G::complete(view, &mut Dice::new(1));
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let chairs = BySeat::from_fn(state.seats(), |other| Chair {
        name: name(other),
        avatar: None,
        sitter: Sitter::Bot(3),
        mine: other == seat,
    });
    let scene = Scene {
        view,
        viewer: Viewer::Seat(seat),
        legal: &legal,
        to_act: Some(seat),
        chairs: &chairs,
        language,
        names: pages::TileNames::default(),
        version: 1,
        can_undo: false,
        table: "t",
        recent: &[],
        scored: None,
        next: &[],
        slow: &Slow::NONE,
        terms: &Terms::NONE,
        trail: Trail { base: "/t/t", step: 1, replay: false },
        held: None,
    };
    G::advice(&scene, hint).expect("both games say why")
}

/// What a terminal says.
pub(crate) fn in_a_terminal<G: Tells>(
    seat: Seat,
    view: &G::View,
    reasons: &[G::Reason],
    language: Language,
) -> Vec<String> {
    let seats = G::complete(view, &mut Dice::new(1)).seats();
    let names = Names::new(Some(&BySeat::from_fn(seats, name)), seats);
    let teller = Teller::new(Words::of(language), &names, Viewer::Seat(seat), Paint::Plain);
    reasons.iter().map(|reason| G::reason(reason, view, &teller)).collect()
}

fn name(seat: Seat) -> String {
    ["Ann", "Ben", "Cleo", "Dan", "Eve"][seat.index()].to_owned()
}

/// Where a hint speaks against itself, in English.
pub(crate) fn contradictions<G: Tells>(seat: Seat, view: &G::View, hint: &Hint<G::Action, G::Reason>) -> Vec<String> {
    let advice = on_a_page::<G>(seat, view, hint, Language::English);
    let pages = advice.reasons.iter().map(Sentence::spoken);
    let said: Vec<String> = pages.chain(in_a_terminal::<G>(seat, view, &hint.reasons, Language::English)).collect();
    let step = &advice.best.step;
    let mut wrong: Vec<String> =
        said.iter().filter_map(|one| against(step, one).map(|why| format!("{step}, but \"{one}\" ({why})"))).collect();
    if hint.reasons.is_empty() {
        wrong.push(format!("{step} has no reason"));
    }
    let shown = |chance: Option<f32>| (100.0 * chance.unwrap_or(0.0)).round();
    let better = advice.others.iter().filter(|other| shown(advice.chance_beside(other)) > shown(advice.best.chance));
    wrong.extend(better.map(|other| format!("{step}, but {} promises more", other.step)));
    wrong
}

/// Why a sentence speaks against a step, if it does.
fn against(step: &str, said: &str) -> Option<&'static str> {
    let takes = step.starts_with("bid") || step.starts_with("invoke");
    let leaves = step.starts_with("pass") || step.starts_with("draw");
    let has = |words: &[&str]| words.iter().any(|word| said.contains(word));
    let rules = [
        (takes && has(&["net −", "net 0"]), "it costs more than it brings"),
        (leaves && has(&["net +", "net 0"]), "it would bring more than it costs"),
        (takes && has(&["goes to ", "Nobody takes"]), "somebody else gets it"),
        (takes && said.contains("you win the ") && percents(said)[0] < 25, "it is hardly ever won"),
        (!step.starts_with("discard") && has(&["about 0", "about −"]), "it is worth nothing"),
        (has(&["either way", "does not need", "brings no material"]), "it is no reason to act"),
        (!step.starts_with("end") && said.contains("nothing your card needs"), "it is no reason to act"),
        (has(&["NaN", "⟦", "-0", "−0"]), "it is no figure"),
        (["rises from ", "sinks from "].iter().any(|word| same(said, word)), "nothing changes"),
        (symbols(said), "symbols are no words"),
    ];
    rules.into_iter().find(|(wrong, _)| *wrong).map(|(_, why)| why)
}

/// The percents in a sentence, in order.
fn percents(said: &str) -> Vec<u32> {
    let figure = |part: &str| {
        let digits: Vec<char> = part.chars().rev().take_while(char::is_ascii_digit).collect();
        digits.into_iter().rev().collect::<String>().parse().ok()
    };
    let parts: Vec<&str> = said.split('%').collect();
    parts[..parts.len() - 1].iter().filter_map(|part| figure(part)).collect()
}

/// Whether what stands behind this word is the same before and after.
fn same(said: &str, word: &str) -> bool {
    let Some((_, rest)) = said.split_once(word) else { return false };
    let Some((before, after)) = rest.split_once(" to ") else { return false };
    before == after.trim_end_matches(['.', ' ']) || after.starts_with(&format!("{before};"))
}

/// Whether a symbol of a material stands there for its name.
pub(crate) fn symbols(said: &str) -> bool {
    let words: Vec<&str> = said.split(|letter: char| !letter.is_alphanumeric()).collect();
    // `In 30%` begins a sentence; the material stands after something.
    words.iter().skip(1).any(|word| rawsiko::Material::from_id(word).is_some())
}
