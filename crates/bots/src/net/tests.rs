//! What a net says of actions that share a number, of sure wins, and to a search that asks it how things stand.

use game::{Actor, Deal, Game, GameOptions, Viewer};
use rawsiko::{Options, State};

use super::*;
use crate::{Bot, Budget, Dice, Search, Thinking};

/// A net that likes everything equally, and gives whoever it looks for so much more of the win than others.
fn biased<G: Features>(conceit: f32) -> Net {
    let flat = |inputs: usize, outputs: usize| Layer::new(&vec![0.0; inputs * outputs], vec![0.0; outputs]);
    let layers = Layers {
        body: vec![flat(G::OBSERVATION, 4)],
        judge: Vec::new(),
        policy: flat(4, G::ACTIONS),
        shares: Layer::new(&[0.0; 4 * MAX_SEATS], vec![conceit, 0.0, 0.0, 0.0, 0.0]),
        points: flat(4, MAX_SEATS),
        advice: None,
        sum: String::new(),
    };
    Net::new(layers, Levels::default())
}

/// A net that knows nothing at all.
fn undecided<G: Features>() -> Net {
    biased::<G>(0.0)
}

/// A net that gives whoever it looks for nearly the whole win.
fn conceited<G: Features>() -> Net {
    biased::<G>(12.0)
}

#[test]
fn the_first_of_those_that_share_a_number_gets_all_of_its_hope() {
    let (net, mut dice) = (undecided::<State>(), Dice::new(1));
    let mut bot = NetBot::new(net.clone(), 1);
    let options = Options::for_players(3).expect("3 play");
    let Deal { setup, mut fate } = State::deal(&options, &mut dice);
    let mut state = State::start(&options, &setup).expect("a dealt set-up is sound");
    let (mut legal, mut hopes, mut desk, mut shared) = (Vec::new(), Vec::new(), Desk::default(), 0);
    while let Some(actor) = state.to_act() {
        let action = match actor {
            Actor::Chance => state.outcome(&mut fate, &mut dice),
            Actor::Seat(seat) => {
                state.legal_actions(&mut legal);
                net.think(&state, seat, &legal, &mut desk, &mut hopes);
                assert!((hopes.iter().sum::<f32>() - 1.0).abs() < 1e-4);
                for (place, action) in legal.iter().enumerate() {
                    let first = legal.iter().position(|one| state.index(*one) == state.index(*action));
                    assert_eq!(hopes[place] > 0.0, first == Some(place), "{action}");
                    shared += usize::from(first != Some(place));
                }
                let chosen = Bot::<State>::choose(&mut bot, &state.view(Viewer::Seat(seat)), &legal);
                let place = legal.iter().position(|one| *one == chosen).expect("a legal action");
                assert!(hopes[place] > 0.0, "{chosen} is stood for by another");
                dice.pick(&legal)
            }
        };
        state.play(action, &mut |_| ());
    }
    assert!(shared > 50, "{shared} actions were stood for by another");
}

#[test]
fn tables_of_one_size_have_answers_of_their_own() {
    let net = undecided::<ra::State>().with_apart(2, &conceited::<ra::State>());
    let (mut desk, mut hopes, mut legal, mut dice) = (Desk::default(), Vec::new(), Vec::new(), Dice::new(1));
    for players in ra::State::SEATS {
        let options = ra::Options::for_players(players).expect("so many may play");
        let Deal { setup, mut fate } = ra::State::deal(&options, &mut dice);
        let mut state = ra::State::start(&options, &setup).expect("a dealt set-up is sound");
        let seat = loop {
            match state.to_act().expect("it has just begun") {
                Actor::Seat(seat) => break seat,
                Actor::Chance => {
                    let drawn = state.outcome(&mut fate, &mut dice);
                    state.play(drawn, &mut |_| ());
                }
            }
        };
        state.legal_actions(&mut legal);
        let thought = net.think(&state, seat, &legal, &mut desk, &mut hopes);
        let expected = if players == 2 { 1.0 } else { 1.0 / players as f32 };
        assert!((thought.shares[seat] - expected).abs() < 1e-3, "for {players}: {thought:?}");
        assert_eq!(net.judge(&state, seat, &mut desk), thought);
        assert_eq!(net.judge_all(&[(&state, seat), (&state, seat)], &mut desk), [thought.clone(), thought]);
        let said = net.answers(players, &vec![0.0; ra::State::OBSERVATION])[1][0];
        assert_eq!(said > 1.0, players == 2, "for {players}");
    }
}

/// Asked in any other eyes, a conceited net would give others the win.
#[test]
fn a_search_asks_how_things_stand_in_the_eyes_of_who_thinks() {
    let net = conceited::<State>();
    let thinking = Thinking { whim: 0.0, ..Thinking::new(Budget::Playouts(12)) };
    for order in ["passing", "fixed"] {
        let mut options = Options::for_players(4).expect("4 play");
        options.set("order", order).expect("an option of the game");
        let mut dice = Dice::new(4);
        let Deal { setup, mut fate } = State::deal(&options, &mut dice);
        let mut state = State::start(&options, &setup).expect("a dealt set-up is sound");
        let (mut legal, mut asked) = (Vec::new(), [0; 4]);
        // The last round is played to its end, where nobody needs to be asked.
        while let (Some(actor), true) = (state.to_act(), state.turn() + 2 < state.turns()) {
            let action = match actor {
                Actor::Chance => state.outcome(&mut fate, &mut dice),
                Actor::Seat(seat) => {
                    state.legal_actions(&mut legal);
                    if legal.len() > 1 {
                        let mut search = Search::<State>::new(thinking, 1).judged_by(net.clone());
                        let opinions = search.opinions(&state.view(Viewer::Seat(seat)), &legal);
                        let tried = || opinions.iter().filter(|opinion| opinion.visits > 0);
                        assert!(tried().count() > 0 && tried().all(|one| one.prospect > 0.999), "{opinions:?}");
                        asked[seat.index()] += 1;
                    }
                    dice.pick(&legal)
                }
            };
            state.play(action, &mut |_| ());
        }
        assert!(asked.iter().all(|count| *count > 3), "{asked:?}");
    }
}

/// Who wins what after an action that ends the game, whatever is forced on the way.
fn ended<G: Features>(state: &G, action: G::Action) -> Option<BySeat<f64>> {
    let (mut state, mut legal) = (state.clone(), Vec::new());
    state.play(action, &mut |_| ());
    while let Some(actor) = state.to_act() {
        state.legal_actions(&mut legal);
        let ([only], Actor::Seat(_)) = (&legal[..], actor) else { return None };
        state.play(*only, &mut |_| ());
    }
    Some(state.win_shares())
}

#[test]
fn a_sure_win_is_taken_however_little_the_net_knows() {
    let (net, mut dice, mut legal, mut looked) = (undecided::<ra::State>(), Dice::new(1), Vec::new(), 0);
    let options = ra::Options::for_players(2).expect("2 play");
    for game in 0..200 {
        let Deal { setup, mut fate } = ra::State::deal(&options, &mut dice);
        let mut state = ra::State::start(&options, &setup).expect("a dealt set-up is sound");
        while let Some(actor) = state.to_act() {
            let action = match actor {
                Actor::Chance => state.outcome(&mut fate, &mut dice),
                Actor::Seat(seat) => {
                    state.legal_actions(&mut legal);
                    let wins = |action: &ra::Action| ended(&state, *action).is_some_and(|shares| shares[seat] == 1.0);
                    if legal.len() > 1 && legal.iter().any(wins) {
                        let mut bot = Rehearsal::<ra::State>::new(net.clone(), Budget::Playouts(40), game);
                        let opinions = bot.opinions(&state.view(Viewer::Seat(seat)), &legal);
                        let best = opinions.iter().max_by_key(|opinion| opinion.visits).expect("there is one");
                        assert!(best.prospect > 0.999, "{opinions:?}");
                        looked += 1;
                    }
                    dice.pick(&legal)
                }
            };
            state.play(action, &mut |_| ());
        }
    }
    assert!(looked > 5, "{looked} sure wins");
}
