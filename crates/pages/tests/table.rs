//! Real games of Ra drawn for everybody who may look: nothing is missing, nothing leaks, and what is offered is legal.

mod support;

use game::{GameOptions, Language, Seat, Viewer};
use maud::Markup;
use pages::shell::{Shell, Theme};
use pages::{GamePages, Words, table};
use ra::{Action, Event, Phase, State};
use support::Table;
use testkit::Random;

const NAMES: [&str; 5] = ["Inês", "Scribe", "Дмитрий", "<b>Vizier</b>", "Max"];

fn viewers(players: usize) -> Vec<Viewer> {
    Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// Plays random games and hands every step's table to `check`.
fn walk(mut check: impl FnMut(&Table, &[Event])) {
    for seed in 0..8 {
        let players = 2 + seed as usize % 4;
        let mut options = Table::options(players);
        if seed >= 4 {
            options.set("scores", "open").expect("an option");
            options.set("edition", "2023").expect("an option");
            options.set("track", "tiles").expect("an option");
        }
        let mut table = Table::new(&options, seed);
        let mut choices = Random::new(!seed);
        check(&table, &[]);
        while table.to_act().is_some() {
            let told = table.play(choices.pick(&table.legal()));
            check(&table, &told);
        }
    }
}

/// What the buttons of a page would send.
fn offered(html: &str) -> Vec<String> {
    let mut steps: Vec<String> = html.split("name=\"step\" value=\"").skip(1).map(until_quote).collect();
    steps.sort();
    steps.dedup();
    steps
}

fn until_quote(text: &str) -> String {
    text.split('"').next().unwrap_or_default().to_owned()
}

#[test]
fn buttons_are_the_legal_actions_for_whoever_acts_and_none_for_others() {
    walk(|table, _| {
        for viewer in viewers(game::Game::seats(&table.state)) {
            table.seen(viewer, Language::English, &NAMES, |scene, _| {
                let html: String = State::parts(scene).into_iter().map(|part| part.html).collect();
                let mut legal: Vec<String> = scene.legal.iter().map(ToString::to_string).collect();
                legal.sort();
                assert_eq!(offered(&html), legal, "{:?} for {viewer:?}", table.state.phase());
            });
        }
    });
}

/// Two marks of which one is too many: "Another god?."
fn doubled(words: &str) -> Option<&str> {
    let marks = |pair: &&str| pair.chars().all(|mark| ".,;:?!…".contains(mark));
    let starts: Vec<usize> = words.char_indices().map(|(at, _)| at).chain([words.len()]).collect();
    starts.windows(3).map(|ends| &words[ends[0]..ends[2]]).find(marks)
}

#[test]
fn a_headline_that_asks_is_said_with_one_mark() {
    // Who takes every tile has gods soon, and who spends one is asked for another.
    let liked = |action: &&Action| matches!(action, Action::God(_) | Action::Bid(_) | Action::Draw);
    let mut asked = 0;
    for seed in 0..40 {
        let mut table = Table::new(&Table::options(2), seed);
        while table.to_act().is_some() && !matches!(table.state.phase(), Phase::Gods { .. }) {
            let legal = table.legal();
            table.play(*legal.iter().rev().find(liked).unwrap_or(&legal[0]));
        }
        let Some(seat) = table.to_act() else { continue };
        for language in Language::ALL {
            let said = table.seen(Viewer::Seat(seat), language, &NAMES, |scene, _| State::status(scene));
            assert!(said.contains('?') && doubled(&said).is_none(), "{}: {said}", language.code());
            asked += 1;
        }
    }
    assert!(asked > 0, "nobody was asked");
}

#[test]
fn every_part_is_said_in_every_language_at_every_step() {
    let mut step = 0;
    walk(|table, told| {
        step += 1;
        let language = Language::ALL[step % 5];
        for viewer in viewers(game::Game::seats(&table.state)) {
            table.seen(viewer, language, &NAMES, |scene, _| {
                let seen: Vec<Event> = told.iter().map(|event| game::Game::seen(&table.state, event, viewer)).collect();
                let mut all: String = State::parts(scene).into_iter().map(|part| part.html).collect();
                all += &State::chronicle(scene, &seen).into_string();
                assert!(!all.contains("<b>Vizier"), "a name became markup");
                for words in [State::said(scene, &seen), State::status(scene), State::title(scene)] {
                    assert_eq!(doubled(&words), None, "two marks in {}: {words}", language.code());
                    all += &words;
                }
                assert!(!all.contains('⟦'), "a word is missing in {}: {all}", language.code());
                assert!(!all.contains(" style="), "an inline style");
                assert_eq!(State::motions(scene, &seen).len(), seen.len());
            });
        }
    });
}

#[test]
fn a_page_tells_nothing_that_its_viewer_may_not_know() {
    walk(|table, _| {
        for viewer in viewers(game::Game::seats(&table.state)) {
            // The same table with other hidden scores: nobody else's page may differ.
            let other = table.with_other_scores(viewer);
            let drawn = |table: &Table| {
                table.seen(viewer, Language::English, &NAMES, |scene, events| {
                    let parts = State::parts(scene);
                    (parts, State::chronicle(scene, events).into_string(), State::status(scene))
                })
            };
            assert!(drawn(table) == drawn(&other), "{viewer:?} sees a score that is veiled");
        }
    });
}

#[test]
fn the_scoring_table_adds_up() {
    walk(|table, told| {
        let Some(Event::EpochScored { points, .. }) =
            told.iter().find(|event| matches!(event, Event::EpochScored { .. }))
        else {
            return;
        };
        table.seen(Viewer::Spectator, Language::English, &NAMES, |scene, _| {
            let html = State::parts(scene).into_iter().find(|part| part.id == "scoring").expect("a part").html;
            for (seat, points) in points.iter() {
                let total = points.total();
                let sign = if total > 0 {
                    "+"
                } else if total < 0 {
                    "−"
                } else {
                    ""
                };
                assert!(html.contains(&format!(">{sign}{}</b>", total.unsigned_abs())), "{seat} {total}");
            }
        });
    });
}

#[test]
fn nothing_is_reckoned_any_more_once_the_game_is_over() {
    walk(|table, _| {
        for viewer in viewers(game::Game::seats(&table.state)) {
            let parts = table.seen(viewer, Language::English, &NAMES, |scene, _| State::parts(scene));
            let held: String =
                parts.iter().filter(|part| ["you", "opps"].contains(&part.id)).map(|it| &*it.html).collect();
            let reckoned = ["pos", "neg", "zero"].iter().any(|sign| held.contains(&format!("<b class=\"{sign}\"")));
            assert_eq!(reckoned, table.to_act().is_some(), "what would be scored now, for {viewer:?}");
        }
    });
}

#[test]
fn whoever_points_at_a_tile_is_told_what_it_is() {
    for language in Language::ALL {
        let mut table = Table::new(&Table::options(3), 1);
        let viewer = Viewer::Seat(Seat::FIRST);
        let drawn = |table: &Table| table.seen(viewer, language, &NAMES, |scene, _| State::parts(scene));
        let mut parts = drawn(&table);
        while !parts.iter().any(|part| part.id == "board" && part.html.contains(" data-tile=")) {
            let legal = table.legal();
            table.play(if legal.contains(&Action::Draw) { Action::Draw } else { legal[legal.len() - 1] });
            parts = drawn(&table);
        }
        for (id, explained) in [("board", true), ("you", true), ("bag", true), ("opps", false)] {
            let html = &parts.iter().find(|part| part.id == id).expect("a part").html;
            let tiles: Vec<&str> = html.split(" data-tile=\"").skip(1).collect();
            assert!(!tiles.is_empty(), "{id} has tiles");
            for tile in tiles {
                let (name, rest) = tile.split_once('"').expect("a name");
                let title = until_quote(rest.strip_prefix(" title=\"").unwrap_or_default());
                assert!(title.chars().next().is_some_and(char::is_uppercase), "{name} of {id}: {title}");
                let lines: Vec<&str> = title.lines().collect();
                assert_eq!(lines.len(), 1 + usize::from(explained), "{name} of {id}: {title}");
                assert!(!explained || lines[1].ends_with('.'), "{title}");
            }
        }
        let shell = Shell { words: Words::of(language), theme: Theme::Dark, me: None, path: "/t/b7k2" };
        let html =
            table.seen(viewer, language, &NAMES, |scene, _| table::table_page(&shell, scene, &Markup::default()));
        assert_eq!(html.into_string().matches(" data-of=\"").count(), ra::ALL_TILES.len(), "{}", language.code());
    }
}

fn page(table: &Table, viewer: Viewer) -> Markup {
    let shell = Shell { words: Words::of(Language::English), theme: Theme::Dark, me: None, path: "/t/b7k2" };
    table.seen(viewer, Language::English, &NAMES, |scene, events| {
        table::table_page(&shell, scene, &State::chronicle(scene, events))
    })
}

#[test]
fn the_page_holds_what_the_script_needs() {
    let table = Table::new(&Table::options(3), 1);
    let html = page(&table, Viewer::Seat(Seat::FIRST)).into_string();
    for id in [
        "table",
        "status",
        "board",
        "act",
        "you",
        "opps",
        "chronicle",
        "ticker",
        "scoring",
        "dialogs",
        "net",
        "command",
        "bag",
        "head",
    ] {
        assert_eq!(html.matches(&format!(" id=\"{id}\"")).count(), 1, "#{id}");
    }
    assert!(html.contains("data-live=\"/t/b7k2/live?from=0&amp;people="));
    assert!(!page(&table, Viewer::Spectator).into_string().contains(" id=\"you\""));
}

/// Scripts of other pages and games, and the sounds, which are fetched only by those who want to hear them.
const ELSEWHERE: [&str; 17] = [
    "js/begin.js",
    "js/deal.js",
    "js/fair.js",
    "js/fate.js",
    "js/class.js",
    "js/lots.js",
    "js/paste.js",
    "js/door.js",
    "js/push.js",
    "js/rawsiko-camera.js",
    "js/rawsiko-moves.js",
    "js/rawsiko.js",
    "js/replay.js",
    "js/room.js",
    "js/sw.js",
    "js/synth.js",
    "js/what-if.js",
];

#[test]
fn the_scripts_of_a_table_are_asked_for_at_once() {
    let html = page(&Table::new(&Table::options(3), 1), Viewer::Seat(Seat::FIRST)).into_string();
    let asked = |name: &str| html.matches(&format!("{}\"", pages::assets::address(name))).count();
    for asset in pages::assets::ASSETS.iter().filter(|asset| asset.name.starts_with("js/")) {
        let wanted = usize::from(!ELSEWHERE.contains(&asset.name));
        assert_eq!(asked(asset.name), wanted, "{}", asset.name);
    }
}

/// Plays a whole game and hands its table to `check` as the first seat sees it.
fn ended(check: impl FnOnce(&Table)) {
    let mut table = Table::new(&Table::options(3), 7);
    let mut choices = Random::new(7);
    while table.to_act().is_some() {
        table.play(choices.pick(&table.legal()));
    }
    check(&table);
}

#[test]
fn a_game_that_is_over_offers_nothing_that_only_a_running_one_can_do() {
    let parts = |table: &Table| {
        table.seen(Viewer::Seat(Seat::FIRST), Language::English, &NAMES, |scene, _| table::parts(scene, None))
    };
    let part = |parts: &[pages::Fragment], id| parts.iter().find(|part| part.id == id).map(|part| part.html.clone());
    let running = Table::new(&Table::options(3), 7);
    let html = page(&running, Viewer::Seat(Seat::FIRST)).into_string();
    assert!(html.contains("/t/b7k2/undo") && html.contains("/t/b7k2/leave"));
    assert_eq!(html.matches(" id=\"choices\"").count() + html.matches(" id=\"hinting\"").count(), 2);
    assert_eq!(part(&parts(&running), "choices"), None, "nothing is sent while it stays the same");
    ended(|table| {
        let parts = parts(table);
        let choices = part(&parts, "choices").expect("the menu changes when the game ends");
        for gone in ["/undo", "/hint", "/leave"] {
            assert!(!choices.contains(gone), "{gone} is still offered: {choices}");
        }
        assert!(choices.contains("/t/b7k2/record") && choices.contains("/t/b7k2/fair"));
        assert_eq!(part(&parts, "hinting").as_deref(), Some(""));
    });
}

#[test]
fn at_the_end_nobody_is_told_what_tiles_would_bring_that_were_counted_and_are_gone() {
    ended(|table| {
        for id in ["you", "opps"] {
            let parts =
                table.seen(Viewer::Seat(Seat::FIRST), Language::English, &NAMES, |scene, _| State::parts(scene));
            let html = parts.into_iter().find(|part| part.id == id).expect("a part").html;
            assert!(!html.contains("of 5"), "{id}: {html}");
        }
    });
}

#[test]
fn the_scoring_is_left_by_one_word_at_every_table() {
    // At a lesson the coach has a button that leads on: two of one name would not do.
    let words = Words::of(Language::English);
    walk(|table, told| {
        if !told.iter().any(|event| matches!(event, Event::EpochScored { .. })) {
            return;
        }
        let parts = table.seen(Viewer::Seat(Seat::FIRST), Language::English, &NAMES, |scene, _| State::parts(scene));
        let html = parts.into_iter().find(|part| part.id == "scoring").expect("a part").html;
        let close = html.split("data-close").nth(1).and_then(|rest| rest.split("<kbd").next()).expect("a way out");
        assert!(close.contains(&words.say("ra-score-table")) && !close.contains(&words.say("coach-next")), "{close}");
    });
}

#[test]
fn an_opening_looks_like_this() {
    let table = Table::new(&Table::options(2), 5);
    let first = table.to_act().expect("somebody begins");
    let parts = |viewer| table.seen(viewer, Language::English, &NAMES, |scene, _| State::parts(scene));
    let part =
        |viewer, id| parts(viewer).into_iter().find(|part| part.id == id).expect("a part").html.replace("><", ">\n<");
    insta::assert_snapshot!("act", part(Viewer::Seat(first), "act"));
    insta::assert_snapshot!("watching", part(Viewer::Spectator, "act"));
    insta::assert_snapshot!("head", part(Viewer::Spectator, "head"));
}
