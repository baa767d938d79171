//! Positions of games between quick players, the same for a seed, and whether what a hint says there fits together.

use bots::{Dice, Hint, Hints, Spec};
use game::{Actor, Deal, GameOptions, Viewer};

/// A game whose reasons can be asked whether they speak against an action.
pub(crate) trait Argues: Hints {
    /// Whether they do.
    fn against(reason: &Self::Reason, action: Self::Action) -> bool;
}

impl Argues for ra::State {
    fn against(reason: &Self::Reason, action: Self::Action) -> bool {
        reason.argues_against(action)
    }
}

impl Argues for rawsiko::State {
    fn against(reason: &Self::Reason, action: Self::Action) -> bool {
        reason.argues_against(action)
    }
}

/// What somebody sees who has a choice, at so many tables of every size: about one decision in six of each game.
pub(crate) fn positions<G: Hints>(count: usize, seed: u64) -> Vec<G::View> {
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
                        found.push(view);
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

/// Where a hint argues against itself.
pub(crate) fn contradictions<G: Argues>(hint: &Hint<G::Action, G::Reason>) -> Vec<String> {
    let Some(best) = hint.best() else { return vec!["it recommends nothing".to_owned()] };
    let mut wrong = Vec::new();
    if hint.reasons.is_empty() {
        wrong.push(format!("{:?} has no reason", best.action));
    }
    let against = hint.reasons.iter().filter(|reason| G::against(reason, best.action));
    wrong.extend(against.map(|reason| format!("{:?}, but {reason:?}", best.action)));
    let better = hint.others().filter(|other| other.prospect > best.prospect);
    wrong.extend(better.map(|other| format!("{:?} promises more than {:?}", other.action, best.action)));
    wrong
}
