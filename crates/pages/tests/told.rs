//! What a table of Ra says in words about what is at stake: it is true, it fits the moment, and it can be reckoned after.

mod support;

use bots::ra::Auctions;
use bots::{Hint, Hints, Opinion};
use game::{Game, GameOptions, Language, Seat, Viewer};
use pages::coach::Held;
use pages::{GamePages, Scene, Sentence};
use ra::{Action, EPOCHS, Event, Phase, State, Tile};
use support::Table;
use testkit::Random;

const NAMES: [&str; 5] = ["Inês", "Scribe", "Дмитрий", "Vizier", "Max"];
const GAMES: u64 = 60;

/// Plays random games with open scores and hands the table over before every step.
fn before_steps(mut look: impl FnMut(&mut Table, Action)) {
    for seed in 0..GAMES {
        let mut options = Table::options(2 + seed as usize % 4);
        options.set("scores", "open").expect("an option");
        let mut table = Table::new(&options, seed);
        let mut choices = Random::new(!seed);
        while table.to_act().is_some() {
            let action = choices.pick(&table.legal());
            look(&mut table, action);
            table.play(action);
        }
    }
}

/// What whoever acts reads in a part of the page, without markup.
fn read(table: &Table, id: &str) -> String {
    let seat = table.to_act().expect("somebody acts");
    let parts = table.seen(Viewer::Seat(seat), Language::English, &NAMES, |scene, _| State::parts(scene));
    plain(&parts.into_iter().find(|part| part.id == id).expect("a part").html)
}

fn plain(html: &str) -> String {
    let mut text = String::new();
    for piece in html.split('<') {
        text += piece.split_once('>').map_or(piece, |(_, words)| words);
    }
    text
}

/// How often something was seen: a test that saw nothing proves nothing.
fn seen(count: u32) {
    assert!(count > 0, "it never came to that");
}

#[test]
fn whoever_must_bid_is_told_that_others_passed_only_if_somebody_did() {
    let (mut alone, mut passed) = (0, 0);
    before_steps(|table, _| {
        let forced = matches!(table.state.phase(), Phase::Auction { .. }) && !table.legal().contains(&Action::Pass);
        if !forced {
            return;
        }
        let me = table.to_act().expect("somebody acts");
        let view = table.state.view(Viewer::Seat(me));
        let others = view.seats.iter().any(|(seat, player)| seat != me && !player.face_up.is_empty());
        let bar = read(table, "act");
        assert_eq!(bar.contains("All the others passed: you must bid."), others, "{bar}");
        assert_eq!(bar.contains("Nobody else has a sun left: you must bid."), !others, "{bar}");
        if others { passed += 1 } else { alone += 1 }
    });
    seen(alone);
    seen(passed);
}

#[test]
fn where_no_tile_lies_there_is_no_lot_and_none_that_stays() {
    let (mut opened, mut nobody) = (0, 0);
    before_steps(|table, action| {
        let view = table.state.view(Viewer::Spectator);
        let empty = view.track.is_empty();
        if let (Phase::Auction { high: None, .. }, true) = (view.phase, table.legal().contains(&Action::Pass)) {
            let bar = read(table, "act");
            assert_eq!(bar.contains("Bid one sun for the lot, or pass."), !empty, "{bar}");
            assert_eq!(bar.contains("Bid one sun for the sun in the centre, or pass."), empty, "{bar}");
            opened += u32::from(empty);
        }
        let mut after = table.clone();
        let told = after.play(action);
        let events: Vec<_> = told.into_iter().filter(|event| matches!(event, Event::NobodyBid { .. })).collect();
        if !events.is_empty() {
            let said =
                after.seen(Viewer::Spectator, Language::English, &NAMES, |scene, _| State::chronicle(scene, &events));
            assert_eq!(plain(&said.into_string()), if empty { "Nobody bids" } else { "Nobody bids: the tiles stay" });
            nobody += u32::from(empty);
        }
    });
    seen(opened);
    seen(nobody);
}

#[test]
fn whoever_may_pass_on_a_full_row_last_is_told_what_that_throws_away() {
    let (mut last, mut before) = (0, 0);
    for seed in 0..20 {
        let mut table = Table::new(&Table::options(2 + seed as usize % 4), seed);
        while table.to_act().is_some() {
            let legal = table.legal();
            // They draw as long as they can and want nothing: so the row fills.
            let wanted = [Action::Draw, Action::Pass, Action::Invoke];
            let action = wanted.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0]);
            let full = table.state.view(Viewer::Spectator).track.is_full();
            let told = action == Action::Pass && full;
            let bar = if told { read(&table, "act") } else { String::new() };
            let chronicle = table.play(action);
            if told {
                let emptied = table.state.view(Viewer::Spectator).track.is_empty();
                assert_eq!(bar.contains("if you pass, all eight tiles are discarded"), emptied, "{bar}");
                assert_eq!(bar.contains("Bid one sun for the lot, or pass."), !emptied, "{bar}");
                assert_eq!(bar.contains("Lot"), !emptied, "on a phone it stands there, too: {bar}");
                let events: Vec<_> = chronicle.into_iter().filter(|e| matches!(e, Event::NobodyBid { .. })).collect();
                let said = table
                    .seen(Viewer::Spectator, Language::English, &NAMES, |scene, _| State::chronicle(scene, &events));
                assert!(!plain(&said.into_string()).contains("stay"), "nothing stays");
                if emptied { last += 1 } else { before += 1 }
            }
        }
    }
    seen(last);
    seen(before);
}

#[test]
fn whoever_has_fewest_pharaohs_reads_so_beside_the_loss() {
    let (mut fewest, mut fewer) = (0, 0);
    before_steps(|table, _| {
        let seat = table.to_act().expect("somebody acts");
        let view = table.state.view(Viewer::Seat(seat));
        let count = |seat: Seat| {
            let tiles = &view.seats[seat].tiles;
            tiles.iter().filter(|(tile, _)| *tile == Tile::Pharaoh).map(|(_, n)| *n).sum::<u8>()
        };
        let others = || view.seats.iter().map(|(other, _)| other).filter(|other| *other != seat).map(count);
        let (least, most) = (others().min().unwrap_or(0), others().max().unwrap_or(0));
        let mine = read(table, "you");
        // Where all have as many, nobody has fewest.
        let behind = count(seat) <= least && count(seat) < most;
        assert_eq!(mine.contains("fewest"), behind, "{mine}");
        assert_eq!(mine.contains("others: up to"), !behind && count(seat) < most, "{mine}");
        if behind {
            fewest += 1
        } else if count(seat) < most {
            fewer += 1
        }
    });
    seen(fewest);
    seen(fewer);
}

#[test]
fn a_hint_says_nothing_that_speaks_against_it() {
    let (mut passes, mut bids, mut losses) = (0, 0, 0);
    before_steps(|table, _| {
        if !matches!(table.state.phase(), Phase::Auction { .. }) || !table.legal().contains(&Action::Pass) {
            return;
        }
        let seat = table.to_act().expect("somebody acts");
        let legal = table.legal();
        for action in legal.iter().copied() {
            let opinions = vec![Opinion { action, visits: 0, prospect: 0.0 }];
            let reasons =
                State::reasons(&table.state.view(Viewer::Seat(seat)), &legal, &opinions, &Auctions::default());
            let hint = Hint { opinions, even: Vec::new(), reasons, playouts: 0 };
            let advice =
                table.seen(Viewer::Seat(seat), Language::English, &NAMES, |scene, _| State::advice(scene, &hint));
            let reasons = advice.expect("it has advice").reasons;
            let said = reasons.iter().map(Sentence::spoken).collect::<Vec<_>>().join(" ");
            assert!(!said.contains('-'), "a minus is no hyphen: {said}");
            if action == Action::Pass {
                assert!(!said.contains("net +"), "{said}");
                passes += 1;
                losses += u32::from(said.contains("net −"));
            } else {
                assert!(!said.contains("net −") && !said.contains("net 0") && !said.contains("about −"), "{said}");
                bids += u32::from(said.contains("net +"));
            }
        }
    });
    seen(passes);
    seen(bids);
    seen(losses);
}

/// The figure behind the arrow: what the lot would bring; none where it is not said to change anything.
fn promised(words: &str, begin: &str) -> Option<i16> {
    let rest = words.split_once(begin)?.1.split_once(": now ")?.1;
    let figures = rest.split_once('→')?.1.trim_start();
    let figure: String = figures.chars().take_while(|mark| "+−0123456789".contains(*mark)).collect();
    figure.replace('−', "-").parse().ok()
}

#[test]
fn what_the_lot_is_said_to_bring_is_what_it_brings_in_the_last_epoch_with_its_sun() {
    let mut won = 0;
    before_steps(|table, _| {
        let Phase::Auction { ra_player, .. } = table.state.phase() else { return };
        let me = table.to_act().expect("somebody acts");
        let view = table.state.view(Viewer::Seat(me));
        let lowest = table.legal().into_iter().find(|action| matches!(action, Action::Bid(_)));
        let (Some(bid), true) = (lowest, ra_player == me && !view.track.is_empty()) else { return };
        let bar = read(table, "act");
        let last = view.epoch == EPOCHS;
        assert!(last || !bar.contains("With this lot for your "), "{bar}");
        assert!(!(last && bar.contains("monuments")), "they are counted in what stands before: {bar}");
        // What does not change is not said.
        let said = promised(&bar, "With this lot").unwrap_or_else(|| view.points_now[me].total());
        let mut after = table.clone();
        let told = after.play(bid);
        let over = told.iter().any(|event| matches!(event, Event::EpochEnded { .. }));
        if !over && !matches!(after.state.phase(), Phase::Discard { .. }) {
            assert_eq!(after.state.view(Viewer::Seat(me)).points_now[me].total(), said, "{bar}");
            won += u32::from(last && bar.contains("With this lot for your "));
        }
    });
    seen(won);
}

#[test]
fn whoever_may_choose_what_a_disaster_takes_is_told_so() {
    let (mut chose, mut had_to) = (0, 0);
    before_steps(|table, _| {
        let Phase::Auction { ra_player, .. } = table.state.phase() else { return };
        let me = table.to_act().expect("somebody acts");
        let bid = table.legal().into_iter().find(|action| matches!(action, Action::Bid(_)));
        let (Some(bid), true) = (bid, ra_player == me) else { return };
        let bar = read(table, "act");
        let mut after = table.clone();
        let told = after.play(bid);
        let chooses = matches!(after.state.phase(), Phase::Discard { .. });
        assert_eq!(bar.contains(" of your choice, at best: "), chooses, "{bar}");
        chose += u32::from(chooses);
        let taken = told.iter().any(|event| matches!(event, Event::TilesLost { .. }));
        assert!(!taken || bar.contains("You would lose: "), "{bar}");
        had_to += u32::from(taken);
    });
    seen(chose);
    seen(had_to);
}

#[test]
fn a_phone_tells_in_few_words_what_the_lot_is_worth_to_whoever_may_bid_or_draw() {
    let mut told = 0;
    before_steps(|table, _| {
        let view = table.state.view(Viewer::Spectator);
        let legal = table.legal();
        let free = legal.contains(&Action::Draw)
            || legal.contains(&Action::Pass) && legal.iter().any(|action| matches!(action, Action::Bid(_)));
        let seat = table.to_act().expect("somebody acts");
        let parts = table.seen(Viewer::Seat(seat), Language::English, &NAMES, |scene, _| State::parts(scene));
        let html = parts.into_iter().find(|part| part.id == "act").expect("a part").html;
        let brief = html.split_once("<span class=\"stake brief\">").map(|(_, rest)| plain(rest));
        assert_eq!(brief.is_some(), free && !view.track.is_empty(), "{html}");
        assert_eq!(brief.is_some(), html.contains("<span class=\"long\">"), "one stands for the other: {html}");
        let Some(brief) = brief else { return };
        let short = promised(&brief, "Lot");
        assert_eq!(short, promised(&plain(&html), "With this lot"), "{html}");
        told += u32::from(short.is_some());
    });
    seen(told);
}

#[test]
fn own_tiles_say_what_one_more_kind_comes_to_and_not_what_it_adds() {
    let mut none = 0;
    before_steps(|table, _| {
        let me = table.to_act().expect("somebody acts");
        let holding = table.state.view(Viewer::Seat(me)).seats[me].holding();
        if holding.kinds(&Tile::CIVILISATION) == 0 {
            let mine = read(table, "you");
            assert!(mine.contains("0 of 5: −5 · with one more: 0"), "{mine}");
            none += 1;
        }
    });
    seen(none);
}

#[test]
fn who_begins_an_epoch_is_told_with_the_reason() {
    let mut began = 0;
    before_steps(|table, action| {
        let mut after = table.clone();
        let told = after.play(action);
        for event in told.iter().filter(|event| matches!(event, Event::EpochBegan { .. })) {
            let said = after.seen(Viewer::Seat(Seat::FIRST), Language::English, &NAMES, |scene, _| {
                State::chronicle(scene, std::slice::from_ref(event))
            });
            let said = plain(&said.into_string());
            assert!(said.ends_with(", with the highest sun"), "{said}");
            began += 1;
        }
    });
    seen(began);
}

#[test]
fn a_score_that_stops_at_nothing_and_places_by_sun_are_explained_where_they_happen() {
    let (mut stopped, mut level) = (0, 0);
    before_steps(|table, action| {
        let before = table.state.view(Viewer::Spectator);
        let mut after = table.clone();
        let told = after.play(action);
        let scored = told.iter().find_map(|event| match event {
            Event::EpochScored { points, scores, .. } => Some((points, scores)),
            _ => None,
        });
        let Some((points, scores)) = scored else { return };
        let parts = after.seen(Viewer::Spectator, Language::English, &NAMES, |scene, _| State::parts(scene));
        let words = plain(&parts.into_iter().find(|part| part.id == "scoring").expect("a part").html);
        let low = points
            .iter()
            .any(|(seat, points)| before.seats[seat].score.expect("scores are open") + i32::from(points.total()) < 0);
        assert_eq!(words.contains("A score never falls below 0."), low, "{words}");
        stopped += u32::from(low);
        let mut all: Vec<_> = scores.values().collect();
        all.sort();
        let same = all.windows(2).any(|pair| pair[0] == pair[1]);
        assert_eq!(words.contains("evel on points"), same, "{words}");
        level += u32::from(same);
    });
    seen(stopped);
    seen(level);
}

#[test]
fn a_card_tells_the_score_and_what_is_counted_now_apart() {
    let table = Table::new(&Table::options(3), 1);
    let cards = read(&table, "opps");
    assert!(cards.contains("now −5"), "{cards}");
}

#[test]
fn a_chapter_that_is_over_says_so_even_where_the_learner_would_be_next() {
    let table = Table::new(&Table::options(3), 1);
    let seat = table.to_act().expect("somebody begins");
    let bar = |held| {
        table.seen(Viewer::Seat(seat), Language::English, &NAMES, |scene, _| {
            let parts = State::parts(&Scene { held, ..scene.clone() });
            plain(&parts.into_iter().find(|part| part.id == "act").expect("a part").html)
        })
    };
    assert!(bar(Some(Held::Read)).starts_with("Your turn"), "who reads may act");
    let over = bar(Some(Held::Chapter));
    assert!(over.starts_with("The chapter is over"), "{over}");
}
