//! The table of RAWsiko: every part of it from what one viewer may know.

mod act;
mod arrange;
mod class;
mod events;
mod facts;
mod fight;
mod hint;
mod list;
mod look;
mod map;
mod motions;
mod panels;
mod scoring;
mod spots;
mod status;
pub mod why;

use bots::{Hint, Hints};
use game::BySeat;
use game::notation::Notation;
use maud::{Markup, html};
use rawsiko::{Action, Event, FACES, Options, State, View};

use crate::class::{Debrief, Figure};
use crate::fair::Thing;
use crate::hint::Advice;
use crate::scene::Setting;
use crate::{Fragment, GamePages, Mark, Motion, Scene, Words};
use look::{Look, picture, spot};

impl GamePages for State {
    const CLASS: &'static str = "rw";
    const SCRIPT: Option<&'static str> = Some("rawsiko");
    const COMMAND: [&'static str; 2] = ["rawsiko-command-hint", "rawsiko-command-help"];

    fn parts(scene: &Scene<'_, Self>) -> Vec<Fragment> {
        let look = &Look::new(scene);
        let part = |id, html: Markup| Fragment { id, html: html.into_string() };
        let mut parts = vec![
            part("head", status::head(look)),
            part("strip", panels::strip(look)),
            part("owners", map::owners(look)),
            part("continents", map::continents(look)),
            part("fight", fight::fight(look)),
            part("act", act::act(look)),
            part("opps", panels::status(look)),
            part("you", panels::objective(look)),
            part("counters", panels::counters(look)),
            part("scoring", scoring::scoring(look)),
        ];
        // A step changes a few territories: each is a part of its own.
        parts.extend(scene.view.board.iter().map(|there| part(spot(there.territory).piece, map::piece(look, there))));
        parts.extend(list::rows(look).map(|(id, html)| part(id, html)));
        parts
    }

    fn arrange(scene: &Scene<'_, Self>, setting: &Setting<'_>) -> Markup {
        arrange::arrange(&Look::new(scene), setting)
    }

    fn chronicle(scene: &Scene<'_, Self>, events: &[Event]) -> Markup {
        events::chronicle(&Look::new(scene), events)
    }

    fn said(scene: &Scene<'_, Self>, events: &[Event]) -> String {
        events::said(&Look::new(scene), events)
    }

    fn motions(_scene: &Scene<'_, Self>, events: &[Event]) -> Vec<Motion> {
        motions::motions(events)
    }

    fn title(scene: &Scene<'_, Self>) -> String {
        status::title(&Look::new(scene))
    }

    fn status(scene: &Scene<'_, Self>) -> String {
        status::status(&Look::new(scene))
    }

    fn advice(scene: &Scene<'_, Self>, hint: &Hint<Action, <State as Hints>::Reason>) -> Option<Advice> {
        hint::advice(&Look::new(scene), hint)
    }

    fn keys(words: Words) -> Markup {
        let key = |key: &str, what: &str| html! { li { kbd { (key) } span { (words.say(what)) } } };
        html! {
            (key("M", "rawsiko-key-map")) (key("← → ↑ ↓", "rawsiko-key-arrows")) (key("↵", "rawsiko-key-choose"))
            (key("+ −", "rawsiko-key-count")) (key("C", "rawsiko-key-confirm")) (key("A", "rawsiko-key-again"))
            (key("E", "rawsiko-key-end")) (key("T", "rawsiko-key-list"))
        }
    }

    const JUMPS: [&'static str; 4] =
        ["rawsiko-jump-back", "rawsiko-jump-on", "rawsiko-jump-turn", "rawsiko-jump-turns"];

    fn mark(event: &Event) -> Option<Mark> {
        match event {
            // The set-up belongs to the first turn.
            Event::TurnBegan { turn, .. } if *turn > 1 => Some(Mark::Chapter(*turn)),
            Event::TurnBegan { .. } | Event::ActionEnded { .. } => Some(Mark::Unit),
            _ => None,
        }
    }

    fn progress(view: &View) -> Option<(u8, u8)> {
        Some(class::progress(view))
    }

    fn figures(words: Words, view: &View) -> Vec<Figure> {
        class::figures(words, view)
    }

    fn backdrop() -> Markup {
        map::backdrop()
    }

    fn picture(view: &View) -> Markup {
        map::small(view)
    }

    fn debrief(words: Words, over: &View, events: &[Event], names: &BySeat<String>) -> Option<Debrief> {
        Some(class::debrief(words, over, events, names))
    }

    fn settled(words: Words) -> Vec<(&'static str, String)> {
        let [cards, first, continents] = [0, 1, 2].map(|place| State::SETUP_LINES[place]);
        let keys =
            [(cards, "rawsiko-settled-cards"), (first, "rawsiko-settled-first"), (continents, "rawsiko-continents")];
        keys.map(|(line, key)| (line, words.say(key))).to_vec()
    }

    fn things(words: Words, _options: &Options) -> Vec<Thing> {
        let die = |face: u8| Thing {
            word: face.to_string(),
            label: words.fill("rawsiko-die", &[("n", face.into())]),
            picture: picture(&format!("die-{face}")),
        };
        (1..=FACES).map(die).collect()
    }
}
