//! What is played for somebody whose time ran out, and what was asked for in advance, for every kind of decision.

use bots::{Dice, Obeyed, Slow};
use game::{Actor, Game, GameOptions, Seat, Viewer};
use ra::{Action, Phase, State, Sun};

fn legal<G: Game>(state: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    legal
}

fn mover<G: Game>(state: &G) -> Option<Seat> {
    match state.to_act()? {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    }
}

/// Plays whole games, at each decision as `play` says, and calls `look` before it.
fn games<G: Slow>(players: usize, count: u64, mut look: impl FnMut(&G, Seat, &[G::Action], &mut Dice) -> G::Action) {
    let options = G::Options::for_players(players).expect("so many can play");
    for seed in 0..count {
        let mut dice = Dice::new(seed);
        let mut deal = G::deal(&options, &mut dice);
        let mut state = G::start(&options, &deal.setup).expect("a dealt set-up is sound");
        while state.to_act().is_some() {
            match mover(&state) {
                Some(seat) => {
                    let action = look(&state, seat, &legal(&state), &mut dice);
                    state.apply(Actor::Seat(seat), action).expect("it is legal");
                }
                None => {
                    let outcome = state.outcome(&mut deal.fate, &mut dice);
                    state.apply(Actor::Chance, outcome).expect("it can be");
                }
            }
        }
    }
}

/// Any action, but rather a bid than none and rather a draw than an auction: so that tiles come to people.
fn wild(legal: &[Action], dice: &mut Dice) -> Action {
    let eager: Vec<Action> =
        legal.iter().copied().filter(|action| !matches!(action, Action::Pass | Action::Invoke)).collect();
    if eager.is_empty() || dice.pick(&[true, false, false, false]) { dice.pick(legal) } else { dice.pick(&eager) }
}

fn safe(state: &State, seat: Seat, legal: &[Action]) -> Action {
    State::safe(&state.view(Viewer::Seat(seat)), legal)
}

#[test]
fn what_is_safe_in_ra_is_least() {
    let mut seen = [0_u32; 7];
    games::<State>(4, 60, |state, seat, legal, dice| {
        let action = safe(state, seat, legal);
        assert!(legal.contains(&action), "{action} is not legal");
        let lowest = legal.iter().filter_map(|one| if let Action::Bid(sun) = one { Some(*sun) } else { None }).min();
        let (kind, wanted) = match state.phase() {
            Phase::Turn { .. } if state.track().is_full() => (0, Some(Action::Invoke)),
            Phase::Turn { .. } => (1, Some(Action::Draw)),
            Phase::Gods { .. } => (2, Some(Action::Done)),
            Phase::Auction { .. } if legal.contains(&Action::Pass) => (3, Some(Action::Pass)),
            Phase::Auction { .. } => (4, lowest.map(Action::Bid)),
            Phase::Discard { unrest: 0, .. } => (5, None),
            _ => (6, None),
        };
        seen[kind] += 1;
        if let Some(wanted) = wanted {
            assert_eq!(action, wanted);
        }
        wild(legal, dice)
    });
    assert!(seen.iter().all(|times| *times > 0), "every kind of decision comes up: {seen:?}");
}

#[test]
fn a_disaster_takes_what_is_missed_least() {
    let mut chosen = 0;
    games::<State>(3, 400, |state, seat, legal, dice| {
        if let Phase::Discard { .. } = state.phase()
            && let Action::Discard(tile) = safe(state, seat, legal)
        {
            // A second copy of a kind is never kept at the cost of an only one of civilisation.
            let holding = state.holding(seat);
            let spare = legal.iter().any(|one| matches!(one, Action::Discard(other) if holding.count(*other) > 1));
            let civilisation = ra::Tile::CIVILISATION.contains(&tile);
            if civilisation && spare {
                assert!(holding.count(tile) > 1, "{tile} was the only one");
                chosen += 1;
            }
        }
        wild(legal, dice)
    });
    assert!(chosen > 0);
}

#[test]
fn a_game_of_rawsiko_ends_with_safe_play_alone() {
    let mut placed = 0;
    games::<rawsiko::State>(3, 3, |state, seat, legal, _| {
        let action = rawsiko::State::safe(&state.view(Viewer::Seat(seat)), legal);
        assert!(legal.contains(&action));
        match action {
            rawsiko::Action::Move { .. } | rawsiko::Action::Attack { .. } => panic!("{action} is not safe"),
            rawsiko::Action::Place { n, .. } => {
                let most =
                    legal.iter().map(|one| if let rawsiko::Action::Place { n, .. } = one { *n } else { 0 }).max();
                assert_eq!(Some(n), most, "nothing is left over");
                placed += 1;
            }
            _ => {}
        }
        action
    });
    assert!(placed > 0);
}

#[test]
fn only_orders_that_can_come_true_are_offered() {
    let (mut spared, mut auctions, mut spoken) = (0, 0, 0);
    games::<State>(3, 40, |state, to_act, legal, dice| {
        for seat in game::Seat::all(3) {
            let view = state.view(Viewer::Seat(seat));
            let orders = State::orders(&view);
            if orders.is_empty() {
                continue;
            }
            for sun in view.seats[seat].face_up.iter() {
                let beaten = game::Seat::all(3)
                    .any(|other| other != seat && view.seats[other].face_up.iter().any(|theirs| theirs > sun));
                assert_eq!(orders.contains(&format!("pass-above {sun}")), beaten, "{sun}: {orders:?}");
                spared += usize::from(!beaten);
            }
            let draws = orders.iter().any(|order| order == "draw-until ra");
            let Phase::Auction { ra_player, .. } = state.phase() else {
                assert!(draws, "outside of an auction: {orders:?}");
                continue;
            };
            // In the order in which they bid: whoever comes before the one who decides has spoken.
            let order: Vec<usize> = (1..=3).map(|step| (ra_player.index() + step) % 3).collect();
            let place = |seat: game::Seat| order.iter().position(|one| *one == seat.index());
            let has_spoken = place(seat) < place(to_act);
            assert_eq!(draws, has_spoken, "{seat} while {to_act} decides: {orders:?}");
            if has_spoken { spoken += 1 } else { auctions += 1 }
        }
        wild(legal, dice)
    });
    assert!(spared > 0 && auctions > 0 && spoken > 0, "{spared} {auctions} {spoken}");
}

#[test]
fn orders_do_what_they_say_or_lapse() {
    let mut acted = std::collections::BTreeMap::<&str, u32>::new();
    let mut lapsed = std::collections::BTreeMap::<&str, u32>::new();
    games::<State>(3, 40, |state, seat, legal, dice| {
        let view = state.view(Viewer::Seat(seat));
        let orders = State::orders(&view);
        assert_eq!(orders.is_empty(), view.seats[seat].face_up.is_empty());
        for order in &orders {
            let word = ["up-to", "pass-above", "pass-auction", "draw-until"];
            let word = word.into_iter().find(|word| order.starts_with(word)).expect("a known word");
            let obeyed = State::obey(&view, legal, order);
            *match obeyed {
                Obeyed::Acts { .. } => acted.entry(word).or_default(),
                Obeyed::Lapses => lapsed.entry(word).or_default(),
            } += 1;
            let Obeyed::Acts { action, stays } = obeyed else { continue };
            assert!(legal.contains(&action), "{order}: {action}");
            let limit = order.split(' ').nth(1).and_then(|word| word.parse().ok());
            let limit_sun = limit.and_then(Sun::new);
            let high = if let Phase::Auction { high, .. } = state.phase() { high } else { None };
            let turn = matches!(state.phase(), Phase::Turn { .. });
            assert_eq!(stays, word == "draw-until", "{order}");
            match (word, action) {
                ("up-to", Action::Bid(sun)) => assert!(Some(sun) <= limit_sun && !turn),
                ("up-to", Action::Pass) => {
                    let could = legal.iter().any(|one| matches!(one, Action::Bid(sun) if Some(*sun) <= limit_sun));
                    assert!(!could, "{order} passed where it could bid");
                }
                ("pass-above", Action::Pass) => assert!(high.is_some_and(|bid| Some(bid.sun) > limit_sun)),
                ("pass-auction", Action::Pass) => assert!(!turn),
                ("draw-until", Action::Draw) => {
                    assert!(turn && limit.is_none_or(|tiles| state.track().tiles().len() < usize::from(tiles)));
                }
                _ => panic!("{order} did {action}"),
            }
        }
        for wrong in ["", "fly", "up-to", "up-to x", "up-to 99", "pass-auction now", "draw-until", "draw-until 900"] {
            assert_eq!(State::obey(&view, legal, wrong), Obeyed::Lapses, "{wrong}");
        }
        wild(legal, dice)
    });
    assert_eq!((acted.len(), lapsed.len()), (4, 4), "{acted:?} {lapsed:?}");
}
