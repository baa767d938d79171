//! A name that runs from right to left turns no sentence round, wherever at a table it stands.

mod support;

use game::{GameOptions, Language, Seat, Viewer};
use pages::shell::{Shell, Theme};
use pages::{GamePages, Words, table};
use ra::State;
use support::Table;
use testkit::Random;

const NAMES: [&str; 3] = ["אבי כהן", "ليلى", "a\u{202e}b"];

/// The text without what keeps its direction to itself.
fn bare(text: &str) -> String {
    let without = |text: &str, from: &str, to: &str| {
        let mut parts = text.split(from);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |all, part| all + part.split_once(to).map_or("", |(_, rest)| rest))
    };
    without(&without(text, "<bdi", "</bdi>"), "\u{2068}", "\u{2069}")
}

fn checked(text: &str, what: &str) {
    let bare = bare(text);
    let turned = bare.chars().position(|c| matches!(c, '\u{590}'..='\u{8ff}' | '\u{202e}'));
    let around = |at: usize| bare.chars().skip(at.saturating_sub(80)).take(120).collect::<String>();
    assert!(turned.is_none(), "{what}: {}", around(turned.unwrap_or_default()));
}

#[test]
fn every_name_keeps_its_direction_to_itself() {
    let mut options = Table::options(3);
    options.set("scores", "open").expect("an option");
    let (mut table, mut choices) = (Table::new(&options, 3), Random::new(5));
    while table.to_act().is_some() {
        let told = table.play(choices.pick(&table.legal()));
        let language = Language::ALL[table.steps as usize % 5];
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::all(3).next().expect("a seat"))] {
            table.seen(viewer, language, &NAMES, |scene, _| {
                for part in State::parts(scene) {
                    checked(&part.html, part.id);
                }
                checked(&State::said(scene, &told), "said");
                checked(&State::title(scene), "title");
                checked(&State::status(scene), "status");
                checked(&State::chronicle(scene, &told).into_string(), "chronicle");
            });
        }
    }
    let words = Words::of(Language::English);
    let shell = Shell { words, theme: Theme::System, me: Some(NAMES[0]), path: "/t/b7k2" };
    checked(&table::curtain(&shell, "ra", NAMES[0], "/t/b7k2?as=0").into_string(), "curtain");
}
