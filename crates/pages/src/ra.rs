//! The table of Ra: every part of it from what one viewer may know.

mod act;
mod bag;
mod bids;
mod board;
mod events;
mod hint;
mod legend;
mod look;
mod motions;
mod over;
mod reckon;
mod scoring;
mod seats;
mod status;
mod you;

use bots::{Hint, Hints};
use game::notation::Notation;
use maud::{Markup, html};
use ra::{ALL_TILES, Action, Edition, Event, Options, State, Tile, View};

use crate::fair::Thing;
use crate::hint::Advice;
use crate::{Fragment, GamePages, Mark, Motion, Scene, TileNames, Words};
use look::Look;

impl GamePages for State {
    const CURTAIN: bool = false;

    fn parts(scene: &Scene<'_, Self>) -> Vec<Fragment> {
        let look = &Look::new(scene);
        let part = |id, html: Markup| Fragment { id, html: html.into_string() };
        vec![
            part("head", status::head(look)),
            part("board", board::board(look)),
            part("act", act::act(look)),
            part("you", you::you(look)),
            part("ticker", events::ticker(look)),
            part("opps", seats::opponents(look)),
            part("scoring", scoring::scoring(look)),
            part("bag", bag::bag(look)),
        ]
    }

    fn chronicle(scene: &Scene<'_, Self>, events: &[Event]) -> Markup {
        events::chronicle(&Look::new(scene), events)
    }

    fn said(scene: &Scene<'_, Self>, events: &[Event]) -> String {
        events::said(&Look::new(scene), events)
    }

    fn motions(scene: &Scene<'_, Self>, events: &[Event]) -> Vec<Motion> {
        motions::motions(&Look::new(scene), events)
    }

    fn title(scene: &Scene<'_, Self>) -> String {
        status::title(&Look::new(scene))
    }

    fn status(scene: &Scene<'_, Self>) -> String {
        status::status(&Look::new(scene))
    }

    fn order_words(words: Words, order: &str) -> String {
        let (word, rest) = order.split_once(' ').unwrap_or((order, ""));
        let number = || fluent_bundle::FluentValue::from(rest.parse::<u32>().unwrap_or_default());
        match (word, rest) {
            ("up-to", _) => words.fill("ra-order-up-to", &[("sun", number())]),
            ("pass-above", _) => words.fill("ra-order-pass-above", &[("sun", number())]),
            ("pass-auction", _) => words.say("ra-order-pass"),
            ("draw-until", "ra") => words.say("ra-order-draw-ra"),
            ("draw-until", _) => words.fill("ra-order-draw", &[("n", number())]),
            _ => order.to_owned(),
        }
    }

    fn advice(scene: &Scene<'_, Self>, hint: &Hint<Action, <State as Hints>::Reason>) -> Option<Advice> {
        hint::advice(&Look::new(scene), hint)
    }

    fn legend(words: Words, view: &View) -> Markup {
        legend::legend(words.at(view.options.edition))
    }

    /// The names of tiles, unless the table chose them for all.
    fn settings(words: Words, view: &View) -> Markup {
        let named = TileNames::ALL.map(TileNames::word);
        html! { @if view.options.edition == Edition::Reader { (crate::table::choice(words, "names", &named)) } }
    }

    fn card(words: Words) -> Markup {
        scoring::card(words)
    }

    fn keys(words: Words) -> Markup {
        let key = |key: &str, what: &str| html! { li { kbd { (key) } span { (words.say(what)) } } };
        html! {
            (key("D", "ra-key-draw")) (key("R", "ra-key-invoke")) (key("G", "ra-key-gods"))
            (key("1–4", "ra-key-bid")) (key("P", "ra-key-pass")) (key("C", "ra-key-card"))
        }
    }

    const JUMPS: [&'static str; 4] = ["replay-auction-back", "replay-auction-on", "replay-epoch", "replay-epochs"];

    fn mark(event: &Event) -> Option<Mark> {
        match event {
            Event::AuctionBegan { .. } => Some(Mark::Unit),
            Event::EpochBegan { epoch, .. } => Some(Mark::Chapter(*epoch)),
            _ => None,
        }
    }

    fn settled(words: Words) -> Vec<(&'static str, String)> {
        vec![(State::SETUP_LINES[0], words.say("ra-suns"))]
    }

    fn things(words: Words, options: &Options) -> Vec<Thing> {
        let words = words.at(options.edition);
        let thing = |tile: &Tile| Thing {
            word: tile.name().to_owned(),
            label: look::capital(&words.say(&format!("ra-tile-{}", words.tile(*tile)))),
            picture: crate::assets::picture(&look::art_id(words, *tile, None)),
        };
        ALL_TILES.iter().map(thing).collect()
    }
}
