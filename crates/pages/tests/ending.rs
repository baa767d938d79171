//! The end of an epoch and of a game of Ra: what is said of it, and what is not given away before it is counted.

mod support;

use game::{Game, Language, Seat, Viewer};
use pages::GamePages;
use ra::{Options, Scores, State};
use support::Table;

const NAMES: [&str; 3] = ["Ana", "Bia", "Caio"];

/// Plays until an epoch was scored; with `all` until the game is over.
fn scored(options: &Options, seed: u64, all: bool) -> Table {
    let mut table = Table::new(options, seed);
    while table.to_act().is_some() && (all || table.before_scoring.is_none()) {
        let legal = table.legal();
        let action = legal[(table.steps as usize * 7 + seed as usize) % legal.len()];
        table.play(action);
    }
    table
}

fn scoring(table: &Table, viewer: Viewer, language: Language) -> String {
    table.seen(viewer, language, &NAMES, |scene, _| {
        let parts = State::parts(scene);
        parts.into_iter().find(|part| part.id == "scoring").expect("a scoring").html
    })
}

#[test]
fn the_victory_of_a_person_is_another_moment_than_that_of_a_bot() {
    let (mut people, mut bots) = (0, 0);
    for seed in 0..12 {
        let table = scored(&Table::options(3), seed, true);
        let winner = table.state.winner().expect("it is over");
        let mine = scoring(&table, Viewer::Seat(winner), Language::English);
        assert!(mine.contains("ban card victory"), "whoever looks sits in the winner's chair");
        people += 1;
        let others = scoring(&table, Viewer::Spectator, Language::English);
        // Of the chairs of these tables only the first belongs to a person who is here, the third to one who is away.
        let person = winner.index() != 1;
        assert_eq!(others.contains("ban card victory"), person, "seat {}", winner.index());
        bots += usize::from(!person);
    }
    assert!(people == 12 && bots > 0);
}

#[test]
fn nobody_is_shown_as_the_winner_by_an_open_card() {
    for seed in 0..4 {
        let table = scored(&Table::options(3), seed, true);
        let html = scoring(&table, Viewer::Seat(Seat::FIRST), Language::English);
        assert_eq!(html.matches("<details").count(), 3);
        let open =
            html.split("<details").skip(1).filter(|card| card.split('>').next().unwrap_or_default().contains(" open"));
        assert_eq!(open.count(), 3, "all cards alike");
        let epoch = scored(&Table::options(3), seed, false);
        let html = scoring(&epoch, Viewer::Seat(Seat::FIRST), Language::English);
        let open =
            html.split("<details").skip(1).filter(|card| card.split('>').next().unwrap_or_default().contains(" open"));
        assert_eq!(open.count(), 1, "after an epoch one's own");
    }
}

#[test]
fn a_result_leads_to_the_replay_and_tells_the_epochs() {
    let table = scored(&Table::options(3), 3, true);
    for language in Language::ALL {
        let words = pages::Words::of(language);
        let html = scoring(&table, Viewer::Seat(Seat::FIRST), language);
        assert!(html.contains("href=\"/t/b7k2/step/0\""), "to the first step");
        let course = html.split("class=\"course card\"").nth(1).expect("the epochs");
        for epoch in 1..=3 {
            assert!(course.contains(&words.say(&format!("ra-reign-{epoch}"))), "{language:?}, epoch {epoch}");
        }
        for (_, player) in table.state.view(Viewer::Spectator).seats.iter() {
            assert_eq!(player.scored.len(), 3, "every epoch was counted");
        }
        assert_eq!(course.matches("<td><b").count(), 9, "three epochs of three players: {course}");
    }
}

#[test]
fn an_epoch_says_where_one_stands() {
    let mut open = Table::options(3);
    open.scores = Scores::Open;
    let mut said = std::collections::BTreeSet::new();
    for seed in 0..8 {
        let table = scored(&open, seed, false);
        let ranks = table.state.ranks();
        for seat in Seat::all(3) {
            let html = scoring(&table, Viewer::Seat(seat), Language::English);
            let place = ["You are first", "You are 2nd", "You are 3rd"][usize::from(ranks[seat]) - 1];
            assert!(html.contains(place), "{place}: {html}");
            said.insert(place);
        }
        let onlooker = scoring(&table, Viewer::Spectator, Language::English);
        assert!(!onlooker.contains("You are"), "nobody's place for those who only look");
    }
    assert_eq!(said.len(), 3);
    // With hidden scores nothing is said that needs the totals: what the epoch brought was counted before everybody.
    let table = scored(&Table::options(3), 1, false);
    let told = Seat::all(3).map(|seat| scoring(&table, Viewer::Seat(seat), Language::English));
    for html in told {
        assert!(
            !html.contains("You are") && (html.contains("more this epoch") || html.contains("than yours")),
            "{html}"
        );
    }
}

#[test]
fn the_kingdoms_head_the_epochs() {
    let table = scored(&Table::options(3), 2, false);
    for (language, second) in [
        (Language::English, "Middle Kingdom, 2130–1650 BC"),
        (Language::Portuguese, "Reino Médio, 2130–1650 a.C."),
        (Language::Spanish, "Reino Medio, 2130–1650 a. C."),
        (Language::French, "Moyen Empire, 2130–1650 av. J.-C."),
        (Language::Russian, "Среднее царство, 2130–1650 до н. э."),
    ] {
        table.seen(Viewer::Spectator, language, &NAMES, |scene, events| {
            let head = State::parts(scene).into_iter().find(|part| part.id == "head").expect("a head").html;
            assert!(head.contains(second), "{head}");
            let chronicle = State::chronicle(scene, events).into_string();
            assert!(chronicle.contains(second), "{chronicle}");
        });
        let first = pages::Words::of(language).say("ra-reign-1");
        assert!(scoring(&table, Viewer::Spectator, language).contains(&first), "the epoch that was scored");
    }
}

/// One press from the table: what scores when, with every row of the count, in every language.
#[test]
fn the_card_of_scoring_is_one_press_away() {
    let table = Table::new(&Table::options(3), 1);
    for language in Language::ALL {
        let words = pages::Words::of(language);
        let card = <State as GamePages>::card(words).into_string();
        for row in ["pharaohs", "gold", "gods", "river", "civilisation", "suns", "kinds", "sets"] {
            assert!(card.contains(&words.say(&format!("ra-row-{row}"))), "{row} in {language:?}");
        }
        assert!(!card.contains('⟦'), "{card}");
        for whole in ["rules-score-pharaohs", "rules-score-river", "rules-score-suns", "rules-score-kinds"] {
            assert!(card.contains(&words.say(whole)), "{whole} in {language:?}: as the rules say it");
        }
        assert!(card.contains("−5"), "what it costs to have no civilisation at all");
        table.seen(Viewer::Seat(Seat::FIRST), language, &NAMES, |scene, _| {
            let shell = pages::shell::Shell { words, theme: pages::shell::Theme::System, me: None, path: "/t/b7k2" };
            let page = pages::table::table_page(&shell, scene, &maud::html! {}).into_string();
            assert!(page.contains("data-dialog=\"card\"") && page.contains("data-open=\"card\" data-key=\"C\""));
        });
        // Whoever only looks on has no key to press: the menu has it.
        table.seen(Viewer::Spectator, language, &NAMES, |scene, _| {
            let shell = pages::shell::Shell { words, theme: pages::shell::Theme::System, me: None, path: "/t/b7k2" };
            let page = pages::table::table_page(&shell, scene, &maud::html! {}).into_string();
            let menu = page.split("id=\"choices\"").nth(1).and_then(|rest| rest.split("</ul>").next()).expect("a menu");
            assert!(menu.contains("data-open=\"card\""), "{menu}");
            let headings = page.split("<dialog").next().map(|before| before.matches("<h1").count());
            assert_eq!(headings, Some(1), "one heading says what the page is");
        });
    }
}
