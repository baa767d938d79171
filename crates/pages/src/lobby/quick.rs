//! The card to begin with: players, bots, go; and the same table for friends.

use game::Language;
use maud::{Markup, html};

use super::Choices;
use crate::art::icon;
use crate::assets::picture;
use crate::levels;
use crate::offer::{Offer, OptionChoice};
use crate::one_screen;
use crate::shell::Shell;

/// One form for all of it: the button that is pressed says where it goes.
pub(super) fn quick(shell: &Shell<'_>, choices: &Choices) -> Markup {
    let words = shell.words;
    let offer = Offer::of(choices.game);
    html! {
        section class="quick card" aria-labelledby="play" {
            (games(shell, choices))
            h1 id="play" { (words.say(offer.invites.0)) }
            p class="lead" { (words.say(offer.invites.1)) }
            form method="post" action="/play" id="new" data-begins="" {
                input type="hidden" name="game" value=(choices.game);
                input type="hidden" name="back" value=(shell.path);
                (players(shell, choices))
                (bots(shell, choices))
                button class="b primary go big" {
                    (icon("i-next"))
                    span { (words.say("lobby-play-now")) }
                }
                @if let Some(learn) = offer.learn {
                    a class="b big offer" href={ "/learn?game=" (choices.game) } {
                        svg class="i" aria-hidden="true" { use href=(picture("scarab")) {} }
                        span { (words.say(learn)) }
                    }
                }
                p class="sum" {
                    (words.say("lobby-no-account")) " · "
                    a href="/class" { (words.say("class-footer")) }
                }
                (friends(shell))
                (one_screen::asked(words, usize::from(offer.players.1)))
                (options(shell, choices))
                @if shell.me.is_none() { (languages(shell)) }
            }
        }
    }
}

/// Which game.
fn games(shell: &Shell<'_>, choices: &Choices) -> Markup {
    html! {
        nav class="seg games" aria-label=(shell.words.say("lobby-games")) {
            div {
                @for offer in Offer::all() {
                    a href={ "/?game=" (offer.name) } aria-current=[(offer.name == choices.game).then_some("true")] {
                        (crate::games::name(shell.words, offer.name))
                        small { (crate::games::about(shell.words, offer.name)) }
                    }
                }
            }
        }
    }
}

fn players(shell: &Shell<'_>, choices: &Choices) -> Markup {
    let (lowest, highest) = Offer::of(choices.game).players;
    html! {
        fieldset class="seg" {
            legend { (shell.words.say("lobby-players")) }
            div {
                @for players in lowest..=highest {
                    label {
                        input type="radio" name="players" value=(players) checked[players == choices.players];
                        span { b { (players) } }
                    }
                }
            }
        }
    }
}

fn bots(shell: &Shell<'_>, choices: &Choices) -> Markup {
    let words = shell.words;
    html! {
        fieldset class="seg lv" {
            legend { (words.say("lobby-bots")) }
            div {
                @for level in levels::all() {
                    label {
                        input type="radio" name="level" value=(level) checked[level == choices.level];
                        span { b { (levels::name(words, choices.game, level)) } small { (levels::word(words, level)) } }
                    }
                }
            }
        }
    }
}

/// Three more ways to begin. They are buttons of the same form, so players and options count for them too.
fn friends(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let ways = [
        ("friends", "i-link", "lobby-by-link", "lobby-by-link-about"),
        ("open", "i-globe", "lobby-open", "lobby-open-about"),
        ("hotseat", "ra-statue", "lobby-hotseat", "lobby-hotseat-about"),
    ];
    html! {
        h2 class="or" { (words.say("lobby-friends")) }
        div class="ways" {
            @for (who, picture_id, name, about) in ways {
                button class="b way" formaction="/tables" name="who" value=(who) {
                    svg class="i" aria-hidden="true" { use href=(picture(picture_id)) {} }
                    span class="col" { span { (words.say(name)) } small { (words.say(about)) } }
                }
            }
        }
    }
}

fn options(shell: &Shell<'_>, choices: &Choices) -> Markup {
    let words = shell.words;
    html! {
        // Open where there is room for it: the script folds it on small screens.
        details class="opt" open data-folds {
            summary {
                svg class="i ch" aria-hidden="true" { use href=(picture("i-next")) {} }
                (words.say("lobby-options"))
            }
            div class="optg" {
                (clocks(shell, choices))
                @for (choice, now) in Offer::of(choices.game).options.iter().zip(&choices.options) {
                    @if choice.values.len() > MOST_BUTTONS { (list(shell, choice, now)) }
                    @else { fieldset class="seg sm" {
                        legend { (words.say(choice.legend)) }
                        div {
                            @for (value, key) in choice.values {
                                label {
                                    input type="radio" name=(choice.name) value=(value) checked[value == now];
                                    span { @if key.is_empty() { (value) } @else { (words.say(key)) } }
                                }
                            }
                        }
                        @if let Some(about) = choice.about { small class="about" { (words.say(about)) } }
                    } }
                }
            }
        }
    }
}

/// What has more values than this is a list.
const MOST_BUTTONS: usize = 6;

/// An option with many values.
fn list(shell: &Shell<'_>, choice: &OptionChoice, now: &str) -> Markup {
    html! {
        fieldset class="seg sm many" {
            legend { (shell.words.say(choice.legend)) }
            select class="sel" name=(choice.name) aria-label=(shell.words.say(choice.legend)) {
                @for (value, key) in choice.values {
                    option value=(value) selected[*value == now] { @if key.is_empty() { (value) } @else { (shell.words.say(key)) } }
                }
            }
        }
    }
}

/// How much time everybody has to think.
fn clocks(shell: &Shell<'_>, choices: &Choices) -> Markup {
    let words = shell.words;
    html! {
        fieldset class="seg sm clocks" {
            legend { (words.say("slow-clock")) }
            div {
                @for (value, key) in crate::slow::CLOCKS {
                    label {
                        input type="radio" name="clock" value=(value) checked[value == choices.clock];
                        span { (words.say(key)) }
                    }
                }
            }
        }
    }
}

/// The languages once more where a newcomer looks, until they have a name; on phones the top bar has them.
fn languages(shell: &Shell<'_>) -> Markup {
    let current = shell.words.language();
    html! {
        div class="tongues hide-s" role="group" aria-label=(shell.words.say("language")) {
            @for language in Language::ALL {
                button formaction="/language" name="language" value=(language.code()) lang=(language.code())
                    aria-current=[(language == current).then_some("true")] { (language.own_name()) }
            }
        }
    }
}
