//! Games whose nets were refused: they are played as if there were none.

#[path = "support/shape.rs"]
mod shape;
mod support;

use std::path::Path;

use bots::net::{self, NetError};
use bots::{Dice, Features, Plays, Spec};
use game::{Actor, Deal, Game, Viewer};
use rawsiko::State as Rawsiko;
use shape::shape;
use support::{play, table};
use testkit::{NetShape, Weights};

#[test]
fn a_game_whose_net_is_refused_is_played_with_search() {
    let shape = NetShape { version: Rawsiko::VERSION + 1, ..shape::<Rawsiko>() };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("old.safetensors");
    std::fs::write(&file, Weights::tiny(shape, &[8], 1).saying("levels", "5 6").file()).expect("written");
    let error = net::bring::<Rawsiko>(&file).expect_err("features of another version");
    assert!(matches!(error, NetError::Other { name: "features", .. }), "{error}");
    assert_eq!(net::checked::<Rawsiko>().err(), Some(&error));
    assert!(net::of::<Rawsiko>().is_none());
    let told = Spec::parse::<Rawsiko>("net").expect_err("it has none").to_string();
    let expected = format!("there is no player `net` (the net of rawsiko was refused: {error}): expected a level");
    assert!(told.starts_with(&expected) && !told.contains("net:PLAYOUTS"), "{told}");
    // Whoever asks for it all the same gets the search of the level it would stand for.
    let options = table::<Rawsiko>(3, &["turns 3"]);
    let fifth = Rawsiko::LEVELS[4].make;
    let mut dice = Dice::new(1);
    let Deal { setup, .. } = Rawsiko::deal(&options, &mut dice);
    let state = Rawsiko::start(&options, &setup).expect("a dealt set-up is sound");
    let Some(Actor::Seat(seat)) = state.to_act() else { panic!("a seat begins") };
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let view = state.view(Viewer::Seat(seat));
    let choice = fifth(1).choose(&view, &legal);
    assert_eq!(Spec::Level(5).make::<Rawsiko>(1).choose(&view, &legal), choice);
    assert_eq!(Spec::Net(None).make::<Rawsiko>(1).choose(&view, &legal), choice);
    play::<Rawsiko>(&options, &["3", "4"], 1);
}

#[test]
fn a_file_that_is_not_there_or_no_file_is_refused() {
    // What is wrong with the file is told also where another was brought before.
    let missing = net::bring::<ra::State>(Path::new("/nowhere/ra.safetensors"));
    assert!(matches!(&missing, Err(NetError::Unopened(why)) if why.contains("No such file")), "{missing:?}");
    let folder = tempfile::tempdir().expect("a folder");
    let error = net::bring::<ra::State>(folder.path());
    assert_eq!(error, Err(NetError::Unopened("it is not a file".into())));
    assert!(net::of::<ra::State>().is_none());
}
