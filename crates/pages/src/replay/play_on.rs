//! The page on which one chooses how to play on from a step: which chair, and against whom.

use game::Seat;
use maud::{Markup, html};

use crate::art::token;
use crate::levels;
use crate::shell::{Shell, prose};

/// What the page shows.
#[derive(Clone, Debug)]
pub struct PlayOn<'a> {
    /// Which game.
    pub game: &'a str,
    /// The step from which it goes on.
    pub step: usize,
    /// The address of that step.
    pub address: &'a str,
    /// Who sat in each chair.
    pub names: &'a [String],
    /// The chairs that are offered.
    pub chairs: &'a [Seat],
    /// The chair that is offered first.
    pub seat: Seat,
    /// Whether the game still runs, so that what others hide in it is drawn anew.
    pub runs: bool,
}

/// The page.
#[must_use]
pub fn play_on(shell: &Shell<'_>, on: &PlayOn<'_>) -> Markup {
    let words = shell.words;
    let body = html! {
        (super::sheet())
        form class="card panel play-on" method="post" action={ (on.address) "/play" } data-begins="" {
            fieldset class="seg" {
                legend { (words.say("play-on-chair")) }
                div {
                    @for (seat, name) in Seat::all(on.names.len()).zip(on.names).filter(|(seat, _)| on.chairs.contains(seat)) {
                        label {
                            input type="radio" name="seat" value=(seat.index()) checked[seat == on.seat];
                            span { (token(seat, false)) small { bdi { (name) } } }
                        }
                    }
                }
            }
            fieldset class="seg lv" {
                legend { (words.say("play-on-level")) }
                div {
                    @for level in 1..=6_u8 {
                        label {
                            input type="radio" name="level" value=(level) checked[level == 3];
                            span { b { (levels::name(words, on.game, level)) } }
                        }
                    }
                }
            }
            p class="buttons" {
                button class="b primary" name="who" value="bots" { (words.say("play-on-bots")) }
                button class="b" name="who" value="friends" { (words.say("play-on-friends")) }
                a class="b" href=(on.address) { (words.say("play-on-back")) }
            }
            p class="note" { (words.say("play-on-luck")) }
            @if on.runs {
                p class="note" { (words.say("play-on-hidden")) }
            }
        }
    };
    let lead = words.fill("play-on-lead", &[("n", on.step.into())]);
    prose(shell, &words.say("replay-play-on"), &lead, body)
}

/// What a table that gathers players says when its game began elsewhere.
#[must_use]
pub fn begun(words: crate::Words, step: usize) -> String {
    words.fill("play-on-begun", &[("n", step.into())])
}
