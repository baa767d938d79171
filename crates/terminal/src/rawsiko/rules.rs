//! The rules of RAWsiko as plain text: in English as `khepri rules` prints them, else in the sentences of `rawsiko.ftl`.

use game::{Game, Language, Told};
use pages::Words;
use rawsiko::{Seating, State};

use crate::page::Page;

/// The chapters with their paragraphs.
const CHAPTERS: [(&str, &[&str]); 7] = [
    ("rawsiko-rules-aim", &["rawsiko-rules-aim-text"]),
    ("rawsiko-rules-board", &["rawsiko-rules-board-text"]),
    ("rawsiko-rules-card", &["rawsiko-rules-card-text"]),
    ("rawsiko-rules-setup", &["rawsiko-rules-setup-text", "rawsiko-rules-setup-shared", "rawsiko-rules-setup-assets"]),
    ("rawsiko-rules-turn", &["rawsiko-rules-turn-invest", "rawsiko-rules-turn-act", "rawsiko-rules-turn-empty"]),
    ("rawsiko-rules-conflict", &["rawsiko-rules-conflict-text", "rawsiko-rules-conflict-end"]),
    ("rawsiko-rules-end", &["rawsiko-rules-end-text", "rawsiko-rules-end-out"]),
];

/// What a table can agree on: the name of each option, and what it changes.
const OPTIONS: [(&str, &str); 8] = [
    ("rawsiko-opt-turns", "rawsiko-rules-opt-turns"),
    ("rawsiko-opt-setup", "rawsiko-rules-opt-setup"),
    ("rawsiko-opt-stranglehold", "rawsiko-rules-opt-stranglehold"),
    ("rawsiko-opt-china", "rawsiko-rules-opt-china"),
    ("rawsiko-opt-order", "rawsiko-rules-opt-order"),
    ("rawsiko-opt-leave-one", "rawsiko-rules-opt-leave-one"),
    ("rawsiko-opt-rounding", "rawsiko-rules-opt-rounding"),
    ("rawsiko-opt-objectives", "rawsiko-rules-opt-objectives"),
];

pub(super) fn rules(words: Words) -> String {
    if words.language() == Language::English {
        return State::RULES.trim_end().to_owned();
    }
    let mut page = Page::new(words);
    page.title("rawsiko-rules-title");
    for (chapter, paragraphs) in CHAPTERS {
        page.chapter(chapter);
        for paragraph in paragraphs {
            page.say(paragraph);
        }
        if chapter == "rawsiko-rules-setup" {
            for seating in State::SEATS.filter_map(Seating::of) {
                let [first, second] = seating.claims;
                page.fill(
                    "rawsiko-rules-setup-row",
                    &[
                        ("players", seating.players.into()),
                        ("first", first.into()),
                        ("second", second.into()),
                        ("assets", seating.extra_assets.into()),
                        ("turns", seating.turns.into()),
                    ],
                );
            }
        }
    }
    page.chapter("rawsiko-rules-options");
    page.say("rawsiko-rules-options-text");
    for (name, about) in OPTIONS {
        page.entry(name, &words.say(about));
    }
    page.text()
}
