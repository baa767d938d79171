//! The page of experiments with a game: what is changed and from where, how far it is, and what came of it.

mod chart;
mod figures;

use game::{ChangeWords, Seat};
use maud::{Markup, html};

use crate::Words;
use crate::art::icon;
use crate::shell::{Shell, prose};
pub use figures::{Figure, Outcome, SeatOutcome};

/// What can be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its text in forms and addresses.
    pub text: String,
    /// The same for people.
    pub words: ChangeWords,
}

/// Who sat where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sat {
    /// The chair.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// What they had set out to achieve.
    pub aims: Vec<&'static str>,
}

/// How far an experiment is.
#[derive(Clone, Debug, PartialEq)]
pub enum Stand {
    /// Nobody has asked for it, or nobody waited for it.
    Unasked,
    /// So many others come first.
    Waiting(usize),
    /// So many games were played.
    Running(u32),
    /// It is over.
    Done(Outcome),
}

/// What the page shows.
#[derive(Clone, Debug)]
pub struct Lab<'a> {
    /// The address of the page.
    pub address: &'a str,
    /// Where the game itself is shown.
    pub back: &'a str,
    /// The turns from which it can be played on; 0 is the set-up.
    pub turns: &'a [u32],
    /// What can be changed.
    pub offers: &'a [Offer],
    /// Who sat where.
    pub sat: &'a [Sat],
    /// How many games are played each way.
    pub games: u32,
    /// From which turn it was asked for.
    pub turn: u32,
    /// What was asked for; none for the game as it is.
    pub change: Option<&'a Offer>,
    /// How far it is.
    pub stand: &'a Stand,
}

/// The page.
#[must_use]
pub fn what_if(shell: &Shell<'_>, lab: &Lab<'_>) -> Markup {
    let words = shell.words;
    let body = html! {
        link rel="stylesheet" href=(crate::assets::address("what-if.css"));
        p class="card banner lab-mark" {
            b { (icon("i-help")) (words.say("what-if-mark")) }
            span { (words.say("what-if-mark-why")) }
        }
        (form(words, lab))
        div id="lab" data-waits=[waits(lab.stand).then_some("")] data-of=(lab.games) { (stand(words, lab)) }
        p class="buttons" { a class="b" href=(lab.back) { (words.say("what-if-back")) } }
    };
    let lead = words.fill("what-if-lead", &[("games", figures::grouped(words.language(), lab.games).into())]);
    prose(shell, &words.say("what-if-title"), &lead, body)
}

const fn waits(stand: &Stand) -> bool {
    matches!(stand, Stand::Waiting(_) | Stand::Running(_))
}

/// What a change is called.
fn called(words: Words, change: Option<&ChangeWords>) -> String {
    let Some(change) = change else { return words.say("what-if-none") };
    let gaps = [("place", change.place.unwrap_or_default().into()), ("thing", change.thing.unwrap_or_default().into())];
    match change.kind {
        "china" => words.say("what-if-china"),
        "turn" => words.say("what-if-one-more"),
        _ => words.fill("what-if-without", &gaps),
    }
}

fn turn(words: Words, turn: u32) -> String {
    if turn == 0 { words.say("what-if-setup") } else { words.fill("what-if-turn", &[("n", turn.into())]) }
}

fn form(words: Words, lab: &Lab<'_>) -> Markup {
    let chosen = lab.change.map(|offer| offer.text.as_str());
    let places = lab.offers.iter().filter_map(|offer| offer.words.place);
    let mut groups: Vec<&str> = places.collect();
    groups.dedup();
    html! {
        form class="card panel lab-ask" method="post" action=(lab.address) {
            div class="field" {
                label for="turn" { (words.say("what-if-from")) }
                select class="sel" id="turn" name="turn" {
                    @for one in lab.turns { option value=(one) selected[*one == lab.turn] { (turn(words, *one)) } }
                }
            }
            div class="field wide" {
                label for="change" { (words.say("what-if-change")) }
                select class="sel" id="change" name="change" {
                    @for offer in lab.offers.iter().filter(|offer| offer.words.place.is_none()) {
                        option value=(offer.text) selected[chosen == Some(&offer.text)] {
                            (called(words, Some(&offer.words)))
                        }
                    }
                    @for place in groups {
                        optgroup label=(words.fill("what-if-group", &[("place", place.into())])) {
                            @for offer in lab.offers.iter().filter(|offer| offer.words.place == Some(place)) {
                                option value=(offer.text) selected[chosen == Some(&offer.text)] {
                                    (called(words, Some(&offer.words)))
                                }
                            }
                        }
                    }
                    option value="" selected[chosen.is_none() && *lab.stand != Stand::Unasked] {
                        (words.say("what-if-none"))
                    }
                }
            }
            button class="b primary" { (words.say("what-if-run")) }
        }
    }
}

fn stand(words: Words, lab: &Lab<'_>) -> Markup {
    let grouped = |number| figures::grouped(words.language(), number);
    let again = || html! { a class="b sm unscripted" href="" { (words.say("what-if-look")) } };
    html! {
        @match lab.stand {
            Stand::Unasked => {}
            Stand::Waiting(before) => {
                section class="card panel lab-on" role="status" {
                    p { (words.fill("what-if-waiting", &[("n", (*before).into())])) }
                    (again())
                }
            }
            Stand::Running(done) => {
                section class="card panel lab-on" role="status" {
                    label for="progress" {
                        (words.fill("what-if-running", &[("done", grouped(*done).into()), ("of", grouped(lab.games).into())]))
                    }
                    progress id="progress" max=(lab.games) value=(done) {}
                    (again())
                }
            }
            Stand::Done(outcome) => { (done(words, lab, outcome)) }
        }
    }
}

fn done(words: Words, lab: &Lab<'_>, outcome: &Outcome) -> Markup {
    let change = called(words, lab.change.map(|offer| &offer.words));
    let played =
        [("games", figures::grouped(words.language(), outcome.games).into()), ("from", turn(words, lab.turn).into())];
    html! {
        section class="card panel lab-done" aria-labelledby="outcome" {
            h2 id="outcome" tabindex="-1" { (change) }
            p class="lab-said" role="status" { (figures::summary(words, lab, outcome)) }
            p class="note" { (words.fill("what-if-played", &played)) }
            @if outcome.after.is_some() { (chart::legend(words)) }
            div class="lab-charts" {
                (chart::chart(words, lab.sat, outcome, chart::Kind::Wins))
                (chart::chart(words, lab.sat, outcome, chart::Kind::Points))
            }
            (figures::table(words, lab.sat, outcome))
            (figures::aims(words, lab.sat, outcome))
        }
    }
}
