//! A god keeps its face: the picture follows the tile, from the bag to the track, to whoever wins it, to the scoring.

mod support;

use game::{Game, Language, Seat, Viewer};
use pages::GamePages;
use ra::{Action, Event, State, Tile};
use support::Table;

const NAMES: [&str; 3] = ["Ana", "Bia", "Caio"];

/// The faces in a part, in order.
fn faces(table: &Table, part: &str) -> Vec<String> {
    let html = table.seen(Viewer::Spectator, Language::English, &NAMES, |scene, _| {
        let parts = State::parts(scene);
        parts.into_iter().find(|found| found.id == part).map(|found| found.html).unwrap_or_default()
    });
    html.split("#god-").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

/// The faces on the auction track: what stands before the row of bidders.
fn lot(table: &Table) -> Vec<String> {
    faces(table, "board")
}

/// The face that a seat's slot of gods shows.
fn of_seat(table: &Table, seat: Seat) -> String {
    faces(table, "opps")[seat.index()].clone()
}

/// Draws up to four tiles; then the strongest sun that may be bid wins them soon.
fn next(table: &Table) -> Action {
    let legal = table.legal();
    let draws = legal.contains(&Action::Draw) && table.state.track().tiles().len() < 4;
    if draws { Action::Draw } else { *legal.last().expect("the game runs") }
}

#[test]
fn a_god_keeps_its_face() {
    let (mut won, mut seen) = (0, 0);
    for seed in 0..12 {
        let mut table = Table::new(&Table::options(3), seed);
        let mut there = Vec::new();
        while table.to_act().is_some() {
            let before = lot(&table);
            for event in table.play(next(&table)) {
                match event {
                    Event::TileDrawn { tile: Tile::God, .. } => {
                        let now = lot(&table);
                        assert_eq!(now[..before.len()], before, "those that lay there stay as they were");
                        let new = now.last().expect("the new one").clone();
                        assert!(!there.contains(&new), "no god comes twice: {new}");
                        there.push(new);
                        seen += 1;
                    }
                    Event::AuctionWon { seat, tiles, .. }
                        if tiles.contains(Tile::God) && table.state.holding(seat).count(Tile::God) > 0 =>
                    {
                        assert_eq!(&of_seat(&table, seat), before.last().expect("a god"), "the winner has this one");
                        won += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(seen > 30 && won > 10, "{seen} seen, {won} won");
}

#[test]
fn whoever_spends_a_god_gives_the_one_that_came_first() {
    let mut holding = ra::Holding::default();
    holding.take_lot(&[Tile::God, Tile::Nile], 3);
    holding.take_lot(&[Tile::God], 6);
    assert_eq!((holding.count(Tile::God), holding.last_god()), (2, Some(5)));
    holding.spend_god();
    assert_eq!((holding.count(Tile::God), holding.last_god()), (1, Some(5)));
    holding.spend_god();
    assert_eq!((holding.count(Tile::God), holding.last_god()), (0, None));
}

#[test]
fn a_view_leads_back_to_the_same_faces() {
    let mut table = Table::new(&Table::options(3), 5);
    let mut held = 0;
    while table.to_act().is_some() {
        table.play(next(&table));
        let again = State::complete(&table.state.view(Viewer::Spectator), &mut testkit::Random::new(1));
        for seat in Seat::all(3) {
            assert_eq!(table.state.holding(seat).last_god(), again.holding(seat).last_god());
            held += usize::from(table.state.holding(seat).last_god().is_some());
        }
    }
    assert!(held > 0, "somebody had a god");
}
