//! Writes a folder of tables as they come up in real games, to look at:
//! `cargo run -p pages --example preview -- FOLDER [LANGUAGE]`, then `python3 -m http.server -d FOLDER`.

#[path = "../tests/support/mod.rs"]
mod support;

use std::fs;
use std::path::Path;

use bots::{Bot, Spec};
use game::{GameOptions, Language, Seat, Viewer};
use maud::html;
use pages::shell::{Shell, Theme};
use pages::{GamePages, Words, assets, table};
use ra::{Action, Phase, State};
use support::Table;

const NAMES: [&str; 5] = ["Inês", "Scribe", "Дмитрий", "Vizier", "Maximiliane"];

/// A scene to wait for: its name and what must hold for the seat looked from.
type Wanted = (&'static str, fn(&Table, Seat) -> bool);

const WANTED: [Wanted; 14] = [
    ("start", |table, _| table.steps == 0),
    ("turn", |table, me| is_turn(table, me) && table.state.track().tiles().len() >= 4),
    ("turn-god", |table, me| is_turn(table, me) && has_god(table)),
    ("full", |table, me| is_turn(table, me) && table.state.track().is_full()),
    ("gods", |table, me| matches!(table.state.phase(), Phase::Gods { seat } if seat == me)),
    ("auction", |table, me| is_bid(table, me, true) && table.legal().len() > 1 && table.state.epoch() > 1),
    ("low", |table, me| is_bid(table, me, true) && table.legal().len() == 1),
    ("open-bid", |table, me| is_bid(table, me, false) && table.state.track().tiles().len() > 3),
    ("forced", |table, me| is_bid(table, me, false) && !table.legal().contains(&Action::Pass)),
    ("discard", |table, me| matches!(table.state.phase(), Phase::Discard { seat, unrest: 1.., .. } if seat == me)),
    ("quake", |table, me| matches!(table.state.phase(), Phase::Discard { seat, unrest: 0, .. } if seat == me)),
    ("waiting", |table, me| {
        matches!(table.state.phase(), Phase::Auction { bidder, high: Some(_), .. } if bidder != me)
            && table.state.epoch() == 2
            && table.state.ra_count() > 2
    }),
    ("no-suns", |table, me| table.state.holding(me).face_up.is_empty() && table.state.track().tiles().len() > 2),
    ("scored", |table, _| table.before_scoring.is_some()),
];

fn is_turn(table: &Table, me: Seat) -> bool {
    matches!(table.state.phase(), Phase::Turn { seat } if seat == me)
}

fn is_bid(table: &Table, me: Seat, against: bool) -> bool {
    matches!(table.state.phase(), Phase::Auction { bidder, high, .. } if bidder == me && high.is_some() == against)
}

fn has_god(table: &Table) -> bool {
    table.legal().iter().any(|action| matches!(action, Action::God(_)))
}

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().unwrap_or_else(|| "preview".to_owned());
    let language = args.next().and_then(|code| Language::from_code(&code)).unwrap_or_default();
    let folder = Path::new(&folder);
    for asset in assets::ASSETS {
        let path = folder.join("assets").join(asset.name);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, asset.bytes)?;
    }
    let mut names = Vec::new();
    for players in 2..=5 {
        for (name, page) in scenes(players, language) {
            let name = format!("{players}-{name}.html");
            fs::write(folder.join(&name), page)?;
            names.push(name);
        }
    }
    let shell = shell(language);
    fs::write(folder.join("curtain.html"), table::curtain(&shell, "ra", "Дмитрий", "/t/b7k2?as=2").into_string())?;
    names.push("curtain.html".to_owned());
    let list = html! { ul { @for name in &names { li { a href=(name) { (name) } } } } };
    fs::write(folder.join("index.html"), list.into_string())
}

fn shell(language: Language) -> Shell<'static> {
    Shell { words: Words::of(language), theme: Theme::System, me: Some("Inês"), path: "/t/b7k2" }
}

/// The wanted scenes of some games of that many, as pages.
fn scenes(players: usize, language: Language) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let me = Seat::FIRST;
    for seed in 0..60 {
        let mut options = Table::options(players);
        if seed % 2 == 1 {
            for (key, value) in [("scores", "open"), ("track", "tiles"), ("edition", "2023")] {
                let _ = options.set(key, value);
            }
        }
        let mut table = Table::new(&options, seed);
        let mut players: Vec<Box<dyn Bot<State>>> = (0..players as u64).map(|n| bot(seed, n)).collect();
        loop {
            for (name, holds) in WANTED {
                let new = |found: &Vec<(String, String)>| !found.iter().any(|(known, _)| known == name);
                if new(&found) && holds(&table, me) {
                    found.push((name.to_owned(), page(&table, Viewer::Seat(me), language)));
                    if name == "waiting" {
                        found.push(("spectator".to_owned(), page(&table, Viewer::Spectator, language)));
                    }
                }
            }
            let Some(seat) = table.to_act() else { break };
            let view = game::Game::view(&table.state, Viewer::Seat(seat));
            let action = players[seat.index()].choose(&view, &table.legal());
            table.play(action);
        }
        for (name, viewer, right) in [("over", Viewer::Seat(me), 0), ("over-open", Viewer::Spectator, 1)] {
            if seed == right {
                found.push((name.to_owned(), page(&table, viewer, language)));
            }
        }
    }
    found
}

/// Mostly sound players; now and then one who does anything, for scenes that sound play avoids.
fn bot(seed: u64, n: u64) -> Box<dyn Bot<State>> {
    let spec = if seed % 4 == 3 { Spec::Random } else { Spec::Greedy };
    spec.make(seed * 8 + n)
}

fn page(table: &Table, viewer: Viewer, language: Language) -> String {
    table.seen(viewer, language, &NAMES, |scene, events| {
        let chronicle = State::chronicle(scene, events);
        table::table_page(&shell(language), scene, &chronicle).into_string()
    })
}
