//! The top bar and the footer: where else one can go, and how it all looks and reads.

use game::Language;
use maud::{Markup, html};

use super::{Shell, Theme};
use crate::art::icon;
use crate::assets::picture;

/// Where the top bar leads: path and word.
const PLACES: [(&str, &str); 4] =
    [("/", "nav-play"), ("/me/tables", "nav-tables"), ("/rules", "nav-rules"), ("/glossary", "nav-glossary")];

pub(super) fn bar(shell: &Shell<'_>, table: bool, top: Markup) -> Markup {
    html! {
        header class="top" {
            a class="brand" href="/" aria-label=(shell.words.say("to-the-start")) {
                svg aria-hidden="true" { use href=(picture("scarab")) {} }
                span { "Khepri" }
            }
            (top)
            @if !table {
                span class="sp" {}
                a class="who hide-s" href="/me" { (icon("person")) bdi class="nm" { (my_name(shell)) } }
            }
            (languages(shell))
            div class="hide-s" { (theme(shell)) }
            @if !table { (menu(shell)) }
        }
    }
}

/// The ways to the other pages, on screens wide enough for them.
pub(super) fn nav(shell: &Shell<'_>) -> Markup {
    html! {
        nav class="nav hide-s" aria-label=(shell.words.say("nav-main")) { (places(shell)) }
    }
}

pub(super) fn footer(shell: &Shell<'_>) -> Markup {
    html! {
        footer class="foot" {
            p { (shell.words.say("unofficial")) }
            p {
                a href="/class" { (shell.words.say("class-footer")) } " "
                a href="/privacy" { (shell.words.say("privacy-title")) } " "
                a href="/api" { (shell.words.say("api-title")) }
            }
        }
    }
}

fn places(shell: &Shell<'_>) -> Markup {
    html! {
        @for (path, key) in PLACES {
            a href=(path) aria-current=[(shell.path == path).then_some("page")] { (shell.words.say(key)) }
        }
    }
}

fn my_name(shell: &Shell<'_>) -> String {
    shell.me.map_or_else(|| shell.words.say("nav-me"), str::to_owned)
}

/// The languages, each in its own words: a form, so that it works without a script.
fn languages(shell: &Shell<'_>) -> Markup {
    let current = shell.words.language();
    let label = shell.words.fill("language-is", &[("language", current.own_name().into())]);
    html! {
        details class="menu lang" name="top" {
            summary class="iconbtn" title=(label) {
                (icon("i-globe"))
                span class="sr" { (label) }
                span class="hide-s" { (current.code().to_uppercase()) }
            }
            form class="card" method="post" action="/language" {
                input type="hidden" name="back" value=(shell.path);
                @for language in Language::ALL {
                    button name="language" value=(language.code()) lang=(language.code())
                        aria-current=[(language == current).then_some("true")] { (language.own_name()) }
                }
            }
        }
    }
}

/// One button that turns day into night or back. Where the system decides, the style sheet shows the one that fits.
fn theme(shell: &Shell<'_>) -> Markup {
    let button = |to: Theme, key: &str, class: &str| {
        // What it turns to: the moon by day, the sun by night.
        let picture = if to == Theme::Light { "i-day" } else { "i-theme" };
        html! {
            button class=(class) name="theme" value=[to.word()] aria-label=(shell.words.say(key)) title=(shell.words.say(key)) {
                (icon(picture))
            }
        }
    };
    html! {
        form class="theme" method="post" action="/theme" {
            input type="hidden" name="back" value=(shell.path);
            @match shell.theme {
                Theme::Light => (button(Theme::Dark, "theme-to-dark", "iconbtn")),
                Theme::Dark => (button(Theme::Light, "theme-to-light", "iconbtn")),
                Theme::System => {
                    (button(Theme::Dark, "theme-to-dark", "iconbtn by-day"))
                    (button(Theme::Light, "theme-to-light", "iconbtn by-night"))
                }
            }
        }
    }
}

/// Everything the bar has no room for on a phone.
fn menu(shell: &Shell<'_>) -> Markup {
    html! {
        details class="menu main only-phone" name="top" {
            summary class="iconbtn" aria-label=(shell.words.say("nav-menu")) { (icon("i-menu")) }
            div class="card" {
                nav aria-label=(shell.words.say("nav-main")) { (places(shell)) }
                div class="menu-me" {
                    a class="who" href="/me" { (icon("person")) bdi class="nm" { (my_name(shell)) } }
                    (theme(shell))
                }
            }
        }
    }
}
