//! Positions of games between quick players, the same for a seed.

use bots::{Dice, Plays, Spec};
use game::{Actor, Deal, GameOptions, Seat, Viewer};

/// What somebody sees who has a choice, at so many tables of every size: about one decision in six of each game.
pub(crate) fn positions<G: Plays>(count: usize, seed: u64) -> Vec<(Seat, G::View)> {
    let (mut found, mut lots) = (Vec::new(), Dice::new(seed));
    let sizes: Vec<usize> = G::SEATS.collect();
    for game in 0.. {
        let options = G::Options::for_players(sizes[game % sizes.len()]).expect("so many may play");
        let Deal { setup, mut fate } = G::deal(&options, &mut lots);
        let mut state = G::start(&options, &setup).expect("a dealt set-up is sound");
        let mut bot = Spec::Level(3).make::<G>(game as u64);
        let mut legal = Vec::new();
        while let Some(actor) = state.to_act() {
            state.legal_actions(&mut legal);
            let action = match actor {
                Actor::Chance => state.outcome(&mut fate, &mut lots),
                Actor::Seat(seat) => {
                    let view = state.view(Viewer::Seat(seat));
                    let action = bot.choose(&view, &legal);
                    if legal.len() > 1 && lots.pick(&[0, 1, 2, 3, 4, 5]) == 0 {
                        found.push((seat, view));
                        if found.len() == count {
                            return found;
                        }
                    }
                    action
                }
            };
            state.play(action, &mut |_| ());
        }
    }
    found
}
