//! How the parts of the table stand in the document: the map, the action tool over its corner, and the panels beside it.

use maud::{Markup, PreEscaped, html};
use rawsiko::Continent;

use super::look::{Look, icon};
use super::{facts, list, map};
use crate::assets::address;
use crate::scene::Setting;

/// The panels of small screens: what they lead to, picture, words.
const PANELS: [(&str, &str, &str); 5] = [
    ("act", "i-map", "rawsiko-tab-map"),
    ("you", "i-target", "rawsiko-tab-objective"),
    ("opps", "i-people", "rawsiko-tab-players"),
    ("log", "i-log", "rawsiko-tab-log"),
    ("list", "i-list", "rawsiko-tab-list"),
];

/// What this table fetches beside the scripts of every table.
const SCRIPTS: [&str; 3] = ["js/rawsiko.js", "js/rawsiko-camera.js", "js/rawsiko-moves.js"];

pub(super) fn arrange(look: &Look<'_>, setting: &Setting<'_>) -> Markup {
    let part = |id: &str| PreEscaped(setting.part(id).0.to_owned());
    html! {
        link rel="stylesheet" href=(address("rawsiko.css"));
        @for script in SCRIPTS { link rel="modulepreload" href=(address(script)); }
        div id="strip" class="pstat" { (part("strip")) }
        section id="board" class="pane" aria-label=(look.say("table-board")) {
            div class="cam" id="cam" { (map::map(look, &part)) }
            (legend(look))
            div id="fight" class="fightwrap" { (part("fight")) }
        }
        nav class="ctabs" aria-label=(look.say("rawsiko-continents")) {
            a href="#world" data-view="world" { (look.say("rawsiko-world-view")) }
            @for continent in Continent::all() {
                a href={ "#" (continent) } data-view=(continent) data-continent=(continent) { (continent.name(look.scene.language)) }
            }
        }
        (setting.act)
        @if setting.has("coach") {
            section id="coach" class="coach card" aria-label=(look.say("coach")) { (setting.part("coach")) }
        }
        div class="col" {
            section id="opps" class="ms card" aria-label=(look.say("rawsiko-status")) { (part("opps")) }
            @if look.me().is_some() {
                section id="you" class="ob card" aria-label=(look.say("rawsiko-objective")) { (part("you")) }
            }
            section id="panels" class="lg card" aria-label=(look.say("rawsiko-panels")) {
                nav class="tabs2" aria-label=(look.say("rawsiko-panels")) {
                    a href="#log" { (look.say("rawsiko-tab-log")) }
                    a href="#facts" { (look.say("rawsiko-tab-facts")) }
                    a href="#list" { (look.say("rawsiko-tab-list")) }
                    a class="shutp" href="#act" aria-label=(look.say("table-close")) { (icon("i-x", "s")) }
                }
                (setting.log)
                (facts::facts(look))
                div id="list" class="list" tabindex="-1" { (list::list(look, &part)) }
            }
        }
        nav id="counters" class="pobj" aria-label=(look.say("rawsiko-objective")) { (part("counters")) }
        nav class="ptabs" aria-label=(look.say("rawsiko-parts")) {
            @for (to, picture, words) in PANELS {
                @if to != "you" || look.me().is_some() { a href={ "#" (to) } { (icon(picture, "")) (look.say(words)) } }
            }
        }
    }
}

/// What the signs on the map mean.
fn legend(look: &Look<'_>) -> Markup {
    html! {
        div class="legend" {
            @if look.me().is_some() {
                span { span class="chip o" aria-hidden="true" { "Ti" } (look.say("rawsiko-legend-held")) }
                span { span class="chip w" aria-hidden="true" { "Li" } (look.say("rawsiko-legend-needed")) }
                span { b { "2/4" } (look.say("rawsiko-legend-move")) }
            }
            span { i class="dash" {} (look.say("rawsiko-legend-sea")) }
            span class="byland" { i class="stub" {} (look.say("rawsiko-legend-land")) }
        }
    }
}
