//! The rules of RAWsiko for people, in two screens, with pictures and examples that the rules themselves reckon.

use game::{Game, GameOptions};
use maud::{Markup, html};
use rawsiko::{Application, Dice, Losses, Materials, Objective, Options, Score, Seating, State, Territory};

use crate::art::sheet;
use crate::shell::{Shell, prose};
use crate::words::Words;

/// The chapters: anchor, heading, text.
type Chapter = (&'static str, &'static str, fn(Words) -> Markup);

const CHAPTERS: [Chapter; 8] = [
    ("aim", "rawsiko-rules-aim", aim),
    ("board", "rawsiko-rules-board", board),
    ("card", "rawsiko-rules-card", card),
    ("start", "rawsiko-rules-setup", setup),
    ("turn", "rawsiko-rules-turn", turn),
    ("conflict", "rawsiko-rules-conflict", conflict),
    ("end", "rawsiko-rules-end", end),
    ("options", "rawsiko-rules-options", options),
];

pub(super) fn rules(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let body = html! {
        (guide())
        (super::others(shell, super::PATH, State::NAME))
        nav class="card toc" aria-label=(words.say("rules-contents")) {
            @for (anchor, heading, _) in CHAPTERS { a href=(format!("#{anchor}")) { (words.say(heading)) } }
        }
        article class="rules guide" {
            @for (anchor, heading, text) in CHAPTERS {
                section class="card panel" id=(format!("c-{anchor}")) aria-labelledby=(anchor) {
                    h2 id=(anchor) { (words.say(heading)) }
                    (text(words))
                }
            }
            p class="buttons" {
                a class="b primary" href={ "/?game=" (State::NAME) } { (words.say("nav-play")) }
                a class="b" href={ "/glossary/" (State::NAME) } { (words.say("nav-glossary")) }
            }
        }
    };
    prose(shell, &words.say("rawsiko-rules-title"), &words.say("rawsiko-rules-lead"), body)
}

/// The style sheet of what is drawn here.
pub(crate) fn guide() -> Markup {
    html! { link rel="stylesheet" href=(crate::assets::address("guide.css")); }
}

fn aim(words: Words) -> Markup {
    html! { p { (words.say("rawsiko-rules-aim-text")) } }
}

/// A material as it is drawn at the table: by what it is to the player.
fn chip(words: Words, one: rawsiko::Material, class: &str) -> Markup {
    html! { span class={ "chip " (class) } role="img" aria-label=(one.name(words.language())) { (one) } }
}

fn board(words: Words) -> Markup {
    let language = words.language();
    let legend = [("o", "rawsiko-legend-held"), ("w", "rawsiko-legend-needed"), ("", "rawsiko-rules-chip-other")];
    let samples: Vec<_> = rawsiko::Material::all().collect();
    html! {
        p { (words.say("rawsiko-rules-board-text")) }
        ul class="legend" {
            @for ((class, key), one) in legend.into_iter().zip(&samples) {
                li { (chip(words, *one, class)) (words.say(key)) }
            }
            li { span class="pill" aria-hidden="true" { b { "2" } "/3" } (words.say("rawsiko-legend-move")) }
        }
        @if let Some(place) = Territory::from_id("congo") {
            p class="sample" {
                b { (place.name(language)) }
                @for one in place.materials().iter() {
                    span { svg class="m" viewBox="0 0 56 56" aria-hidden="true" { use href=(sheet(&format!("m-{one}"))) {} } (one.name(language)) }
                }
            }
        }
    }
}

/// A card as its owner sees it, some materials held.
fn card(words: Words) -> Markup {
    let language = words.language();
    html! {
        p { (words.say("rawsiko-rules-card-text")) }
        @if let Some(card) = Objective::new(0) {
            @let score = Score::new(card, example(card), 0);
            ul class="sample-card" aria-label=(words.say("rawsiko-rules-example")) {
                @for part in score.applications {
                    li class=[part.is_complete().then_some("done")] {
                        svg class="s" aria-hidden="true" { use href=(sheet(&format!("s-{}", part.application.sector()))) {} }
                        b { (part.application.name(language)) }
                        span class="chips" {
                            @for one in part.held.iter() { (chip(words, one, "o")) }
                            @for one in part.missing.iter() { (chip(words, one, "w")) }
                        }
                        span class="pts" { (points(words, part.application, part.is_complete())) }
                    }
                }
            }
            p class="note" { (words.fill("rawsiko-rules-card-sum", &[("points", score.points.into())])) }
        }
    }
}

/// What the example holds: all of one application and a part of the others.
fn example(card: Objective) -> Materials {
    let applications = card.applications();
    let all = applications.iter().fold(Materials::NONE, |all, one| all.union(one.materials()));
    let smallest = applications.iter().min_by_key(|one| one.points()).map_or(Materials::NONE, |one| one.materials());
    all.iter().step_by(3).fold(smallest, Materials::with)
}

fn points(words: Words, application: Application, complete: bool) -> String {
    let points = application.points();
    let told = words.fill("rules-points", &[("points", points.into())]);
    if complete { told } else { format!("0 / {points}") }
}

fn setup(words: Words) -> Markup {
    html! {
        p { (words.say("rawsiko-rules-setup-text")) }
        p { (words.say("rawsiko-rules-setup-shared")) }
        p { (words.say("rawsiko-rules-setup-assets")) }
        table class="facts" {
            thead { tr {
                th scope="col" { (words.say("lobby-players")) }
                th scope="col" { (words.say("rawsiko-col-territories")) }
                th scope="col" { (words.say("rawsiko-rules-extra")) }
                th scope="col" { (words.say("rawsiko-opt-turns")) }
            } }
            tbody {
                @for seating in State::SEATS.filter_map(Seating::of) {
                    tr {
                        th scope="row" { (seating.players) }
                        td { (seating.claims[0]) " + " (seating.claims[1]) }
                        td { (seating.extra_assets) }
                        td { (seating.turns) }
                    }
                }
            }
        }
    }
}

fn turn(words: Words) -> Markup {
    let ways = [
        ("i-plus", "rawsiko-rules-turn-invest"),
        ("i-arrow", "rawsiko-rules-turn-act"),
        ("i-flag", "rawsiko-rules-turn-empty"),
    ];
    html! {
        ul class="pictured" {
            @for (id, text) in ways { li { (pictured(id)) p { (words.say(text)) } } }
        }
        table class="facts" {
            tbody {
                tr {
                    th scope="row" { (words.say("rawsiko-rules-materials")) }
                    @for (from, to, _) in incomes() { td { (from) "–" (to) } }
                }
                tr {
                    th scope="row" { (words.say("rawsiko-rules-assets")) }
                    @for (_, _, assets) in incomes() { td { (assets) } }
                }
            }
        }
    }
}

/// How many materials bring how many assets: from, to, assets.
fn incomes() -> Vec<(u8, u8, u8)> {
    let Some(options) = Options::for_players(3) else { return Vec::new() };
    let mut rows: Vec<(u8, u8, u8)> = Vec::new();
    for materials in 0..=16 {
        let assets = options.income(materials);
        match rows.last_mut() {
            Some(last) if last.2 == assets => last.1 = materials,
            _ => rows.push((materials, materials, assets)),
        }
    }
    rows.retain(|row| row.2 > 0);
    rows.truncate(5);
    rows
}

fn pictured(id: &str) -> Markup {
    html! { svg class="ic" aria-hidden="true" { use href=(sheet(id)) {} } }
}

fn conflict(words: Words) -> Markup {
    html! {
        p { (words.say("rawsiko-rules-conflict-text")) }
        @if let (Some(attack), Some(defence)) = (Dice::new(&[6, 4, 2]), Dice::new(&[4, 4])) {
            @let losses = Losses::of(attack, defence);
            div class="dice-sample" {
                (dice(words, "rawsiko-rules-attacker", attack, defence))
                (dice(words, "rawsiko-rules-defender", defence, attack))
                p { (words.fill("rawsiko-rules-lost", &[("attacker", losses.attacker.into()), ("defender", losses.defender.into())])) }
            }
        }
        p { (words.say("rawsiko-rules-conflict-end")) }
    }
}

fn dice(words: Words, who: &str, own: Dice, other: Dice) -> Markup {
    html! {
        p class="dice" {
            b { (words.say(who)) }
            @for (place, face) in own.faces().iter().enumerate() {
                span class=(if place < other.faces().len() { "die" } else { "die alone" }) role="img"
                    aria-label=(words.fill("rawsiko-die", &[("n", (*face).into())])) {
                    svg aria-hidden="true" { use href=(sheet(&format!("die-{face}"))) {} }
                }
            }
        }
    }
}

fn end(words: Words) -> Markup {
    html! {
        p { (words.say("rawsiko-rules-end-text")) }
        p { (words.say("rawsiko-rules-end-out")) }
    }
}

fn options(words: Words) -> Markup {
    let all = [
        ("rawsiko-opt-turns", "rawsiko-rules-opt-turns"),
        ("rawsiko-opt-setup", "rawsiko-rules-opt-setup"),
        ("rawsiko-opt-stranglehold", "rawsiko-rules-opt-stranglehold"),
        ("rawsiko-opt-china", "rawsiko-rules-opt-china"),
        ("rawsiko-opt-order", "rawsiko-rules-opt-order"),
        ("rawsiko-opt-leave-one", "rawsiko-rules-opt-leave-one"),
        ("rawsiko-opt-rounding", "rawsiko-rules-opt-rounding"),
        ("rawsiko-opt-objectives", "rawsiko-rules-opt-objectives"),
    ];
    html! {
        p { (words.say("rawsiko-rules-options-text")) }
        table class="facts" {
            tbody { @for (name, about) in all { tr { th scope="row" { (words.say(name)) } td { (words.say(about)) } } } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_are_what_the_rules_say() {
        assert_eq!(incomes()[..3], [(2, 4, 1), (5, 7, 2), (8, 10, 3)]);
        let (attack, defence) = (Dice::new(&[6, 4, 2]).expect("dice"), Dice::new(&[4, 4]).expect("dice"));
        let losses = Losses::of(attack, defence);
        assert_eq!((losses.attacker, losses.defender), (1, 1));
        let card = Objective::new(0).expect("a card");
        let score = Score::new(card, example(card), 0);
        assert_eq!(score.completed, 1, "one application is complete");
        assert!(score.applications.iter().all(|part| part.is_complete() || !part.held.is_empty()));
    }
}
