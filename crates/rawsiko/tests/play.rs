//! Random games hold what the rules promise, whatever the table agreed on.

mod common;

use std::collections::BTreeSet;

use common::{RandomGame, all_options};
use game::notation::{Notation, Step, Words};
use game::{Actor, Game, GameOptions, Lots, Seat};
use rawsiko::{
    Action, Continent, Dice, Event, GameEnd, Group, IllegalAction, Losses, Material, Options, Phase, Rounding, State,
    Territory,
};

fn seats(state: &State) -> impl Iterator<Item = Seat> {
    Seat::all(state.seats())
}

fn all_assets(state: &State) -> u32 {
    Territory::all().map(|one| u32::from(state.assets(one))).sum()
}

/// What must hold at every instant.
fn assert_consistent(state: &State) {
    let options = state.options();
    let mut held = [[false; Material::COUNT]; 5];
    let mut has_any = [false; 5];
    for territory in Territory::all() {
        let mut owners = seats(state).filter(|seat| state.territories(*seat).contains(territory));
        let (owner, second) = (owners.next(), owners.next());
        assert_eq!(owner.is_some(), state.assets(territory) > 0, "an owner exactly where there are assets");
        assert_eq!(second, None, "one owner only");
        assert_eq!(owner, state.owner(territory));
        assert!(state.unmoved(territory) <= state.assets(territory));
        assert!(state.movable(territory) <= state.unmoved(territory));
        if let Some(owner) = owner {
            has_any[owner.index()] = true;
            territory.materials().iter().for_each(|one| held[owner.index()][one.index()] = true);
        }
    }
    for seat in seats(state) {
        let held = &mut held[seat.index()];
        state.traded(seat).iter().for_each(|one| held[one.index()] = true);
        let different = held.iter().filter(|held| **held).count();
        assert_eq!(different, usize::from(state.materials(seat).len()));
        let third = different as f64 / 3.0;
        let income = if options.rounding == Rounding::Down { third.floor() } else { third.round() };
        assert_eq!(f64::from(state.income(seat)), income);
        if state.turn() > 0 {
            assert_eq!(state.out(seat).is_none(), has_any[seat.index()], "who has nothing is out");
        }
    }
    assert!(state.turn() <= state.turns() && state.turns() <= options.turns());
    assert!(options.stranglehold || state.turns() == options.turns());
}

/// The ranks worked out again, from the rules' own words.
fn assert_ranks(state: &State) {
    let mut order: Vec<Seat> = seats(state).collect();
    let beats = |one: Seat, other: Seat| match (state.out(one), state.out(other)) {
        (None, Some(_)) => true,
        (Some(_), None) => false,
        (Some(one), Some(other)) => one > other,
        (None, None) => {
            let value = |seat: Seat| {
                let score = state.score(seat);
                [score.points, i32::from(score.completed), i32::from(score.materials), i32::from(score.territories)]
            };
            value(one) > value(other)
        }
    };
    let ranks = state.ranks();
    for seat in seats(state) {
        let better = order.iter().filter(|other| beats(**other, seat)).count();
        assert_eq!(usize::from(ranks[seat]), better + 1);
    }
    order.sort_by_key(|seat| ranks[*seat]);
    assert!(order.is_sorted_by(|one, next| !beats(*next, *one)));
}

/// Plays a game to its end and checks each step; returns the steps.
fn play_checked(options: &Options, seed: u64) -> usize {
    let mut game = RandomGame::new(options, seed);
    let mut steps = 0;
    let mut end = None;
    assert_consistent(&game.state);
    while let Some((actor, action)) = game.next() {
        let before = game.state;
        let mut told = Vec::new();
        assert_eq!(before.check(actor, action), Ok(()), "{action}");
        game.state.play(action, &mut |event| told.push(event));
        assert_consistent(&game.state);
        assert_change(&before, action, &game.state);
        end = told.iter().find_map(|event| if let Event::GameEnded { why, .. } = event { Some(*why) } else { end });
        steps += 1;
    }
    assert_end(&game.state, end.expect("the end was told"));
    steps
}

/// What an action may change.
fn assert_change(before: &State, action: Action, after: &State) {
    let unmoved = |state: &State, seat: Seat| {
        state.territories(seat).iter().map(|one| u32::from(state.unmoved(one))).sum::<u32>()
    };
    let (assets, assets_after) = (all_assets(before), all_assets(after));
    match (before.phase(), action) {
        (_, Action::Claim(group)) => assert_eq!(assets_after, assets + u32::from(group.len())),
        (_, Action::Place { n, .. }) => assert_eq!(assets_after, assets + u32::from(n)),
        (Phase::Act { seat }, Action::Move { from, to, n }) => {
            assert_eq!(assets_after, assets, "moving makes and takes nothing");
            assert_eq!(unmoved(after, seat), unmoved(before, seat) - u32::from(n), "an asset moves once a turn");
            assert_eq!(after.unmoved(to), before.unmoved(to), "who arrives has moved");
            assert_eq!(after.assets(from), before.assets(from) - n);
        }
        (Phase::Roll { seat, from, to, n }, Action::Roll { attack, defence }) => {
            let Losses { attacker, defender } = Losses::of(attack, defence);
            assert_eq!(attacker + defender, attack.count().min(defence.count()), "one loss a pair");
            assert_eq!(assets_after, assets - u32::from(attacker + defender));
            let taken = before.assets(to) == defender;
            if taken {
                assert_eq!((after.owner(to), after.assets(to), after.unmoved(to)), (Some(seat), n - attacker, 0));
            } else {
                assert_eq!(after.owner(to), before.owner(to));
                assert_eq!(after.unmoved(from), before.unmoved(from) - attacker, "attackers who stay are not spent");
            }
        }
        _ => assert_eq!(assets_after, assets),
    }
    // Every action of a seat but `end` uses something up: the game cannot stall.
    if let (Phase::Act { seat } | Phase::Roll { seat, .. }, Phase::Act { seat: next }) = (before.phase(), after.phase())
        && seat == next
        && after.turn() == before.turn()
        && !matches!(action, Action::Attack { .. })
    {
        assert!(assets_after + unmoved(after, seat) < assets + unmoved(before, seat), "{action}");
    }
}

fn assert_end(state: &State, why: GameEnd) {
    assert_eq!(state.phase(), Phase::Over);
    let left: Vec<Seat> = seats(state).filter(|seat| state.out(*seat).is_none()).collect();
    match why {
        GameEnd::LastTurn => assert!(state.turn() == state.turns() && left.len() > 1),
        GameEnd::OneLeft(last) => {
            assert_eq!(left, [last]);
            assert_eq!(state.ranks()[last], 1);
            assert!(seats(state).all(|seat| state.traded(seat).is_empty()), "nobody trades");
        }
    }
    for seat in seats(state) {
        let trades = if state.options().china { state.alone_on(seat).count() } else { 0 };
        assert!(usize::from(state.traded(seat).len()) <= trades);
        assert!((0..=46).contains(&state.scores()[seat]));
    }
    assert_ranks(state);
    let mut legal = vec![Action::End];
    state.legal_actions(&mut legal);
    assert!(legal.is_empty());
    assert_eq!(state.check(Actor::Chance, Action::End), Err(IllegalAction::GameOver));
}

/// A thousand games at each number of players, over every combination of options. With `KHEPRI_LONG` set, a thousand
/// for each combination: `cargo xtask full` does so.
#[test]
fn random_games_end_by_the_rules() {
    let long = std::env::var_os("KHEPRI_LONG").is_some();
    for players in 3..=5 {
        let default = 2 * players as u8;
        let options = all_options(players, &[3, default, 20]);
        assert_eq!(options.len(), 3 * 128);
        let games = if long { 1000 * options.len() } else { 1000 };
        for (seed, options) in (0..games as u64).zip(options.iter().cycle()) {
            assert!(play_checked(options, seed) > 0);
        }
    }
}

/// Every action that can be said, whether it makes sense or not.
fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::End];
    all.extend(Material::all().map(Action::Trade));
    for continent in Continent::all() {
        let members: Vec<Territory> = continent.territories().iter().collect();
        for bits in 1_u32..1 << members.len() {
            let chosen = members.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1).map(|(_, one)| *one);
            all.extend(Group::new(continent, chosen.collect()).map(Action::Claim));
        }
    }
    for territory in Territory::all() {
        all.extend((0..=12).map(|n| Action::Place { territory, n }));
        for to in Territory::all() {
            let most = if territory.neighbours().contains(to) { 12 } else { 1 };
            all.extend((0..=most).map(|n| Action::Move { from: territory, to, n }));
            all.extend((0..=most.min(5)).map(|n| Action::Attack { from: territory, to, n }));
        }
    }
    for attack in (1..=3).flat_map(Dice::throws) {
        // Every third throw against every one: the rules look at their number only.
        all.extend((1..=3).flat_map(Dice::throws).step_by(3).map(|defence| Action::Roll { attack, defence }));
    }
    all
}

#[test]
fn legal_is_what_check_accepts() {
    let actions = all_actions();
    let mut seen = [0; 6];
    for players in 3..=5 {
        for (seed, options) in all_options(players, &[3]).iter().enumerate().step_by(5) {
            let mut game = RandomGame::new(options, seed as u64);
            let mut step = 0;
            while let Some((actor, action)) = game.next() {
                let kind = match game.state.phase() {
                    Phase::Claim { .. } => 0,
                    Phase::Place { .. } => 1,
                    Phase::Act { .. } => 2,
                    Phase::Roll { .. } => 3,
                    Phase::Trade { .. } => 4,
                    Phase::Over => 5,
                };
                step += 1;
                if step % 23 == 1 || kind == 4 || seen[kind] < 5 {
                    seen[kind] += 1;
                    assert_legal_is_check(&game.state, actor, &actions);
                }
                game.state.play(action, &mut |_| ());
            }
        }
    }
    assert!(seen[..5].iter().all(|count| *count >= 5), "{seen:?}");
}

fn assert_legal_is_check(state: &State, actor: Actor, actions: &[Action]) {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    assert!(!legal.is_empty());
    let set: std::collections::HashSet<Action> = legal.iter().copied().collect();
    assert_eq!(set.len(), legal.len(), "no action is listed twice");
    for action in &legal {
        assert_eq!(state.check(actor, *action), Ok(()), "{action}");
    }
    let mut state_after = *state;
    for action in actions.iter().filter(|action| !set.contains(action)) {
        assert!(state_after.apply(actor, *action).is_err(), "{action} in {:?}", state.phase());
        assert!(state_after == *state, "a refusal changes nothing");
    }
    let others = seats(state).map(Actor::Seat).chain([Actor::Chance]).filter(|other| *other != actor);
    for other in others {
        assert!(matches!(state.check(other, legal[0]), Err(IllegalAction::NotYourMove { .. })));
    }
}

#[test]
fn the_order_of_legal_actions_is_fixed() {
    let options = Options::for_players(4).expect("4 play");
    let mut game = RandomGame::new(&options, 5);
    while let Some((_, action)) = game.next() {
        let mut legal = Vec::new();
        game.state.legal_actions(&mut legal);
        let key = |action: &Action| match *action {
            Action::Claim(group) => {
                let places = group.territories().iter().map(Territory::index);
                [0, group.continent().index()].into_iter().chain(places).collect::<Vec<usize>>()
            }
            Action::Place { territory, n } => vec![1, territory.index(), n.into()],
            Action::Move { from, to, n } => vec![2, from.index(), 0, to.index(), n.into()],
            Action::Attack { from, to, n } => vec![2, from.index(), 1, to.index(), n.into()],
            Action::End => vec![3],
            Action::Trade(material) => vec![4, material.index()],
            Action::Roll { attack, defence } => {
                let faces = attack.faces().iter().chain(defence.faces()).map(|face| usize::from(*face));
                [5].into_iter().chain(faces).collect()
            }
        };
        assert!(legal.is_sorted_by_key(key), "{legal:?}");
        game.state.play(action, &mut |_| ());
    }
}

#[test]
fn chance_is_exact_in_both_ways() {
    let options = Options::for_players(3).expect("3 play");
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mut game = RandomGame::new(&options, seed);
        while let Some((_, action)) = game.next() {
            if let Phase::Roll { to, n, .. } = game.state.phase()
                && seen.insert((n, game.state.assets(to).min(4)))
            {
                assert_chance(&game.state, n, game.state.assets(to).min(3));
            }
            game.state.play(action, &mut |_| ());
        }
    }
    assert!(seen.len() >= 9, "all pairs of dice came up: {seen:?}");
}

fn assert_chance(state: &State, attackers: u8, defenders: u8) {
    let (mut legal, mut weights, mut classes) = (Vec::new(), Vec::new(), Vec::new());
    state.legal_actions(&mut legal);
    state.chance_weights(&mut weights);
    state.chance_classes(&mut classes);
    assert_eq!(weights.iter().map(|(action, _)| *action).collect::<Vec<_>>(), legal);
    let all = 6_u32.pow(u32::from(attackers + defenders));
    assert_eq!(weights.iter().map(|(_, weight)| weight).sum::<u32>(), all);
    assert_eq!(classes.iter().map(|(_, weight)| weight).sum::<u32>(), all);
    let after = |action: Action| {
        let mut after = *state;
        after.play(action, &mut |_| ());
        after
    };
    let mut gathered: Vec<(State, u32)> = Vec::new();
    for (action, weight) in weights {
        let state = after(action);
        match gathered.iter_mut().find(|(other, _)| *other == state) {
            Some((_, sum)) => *sum += weight,
            None => gathered.push((state, weight)),
        }
    }
    assert_eq!(gathered.len(), classes.len());
    for (action, weight) in classes {
        assert!(gathered.contains(&(after(action), weight)));
    }
}

#[test]
fn nobody_asks_chance_when_a_seat_must_move() {
    let game = RandomGame::new(&Options::for_players(3).expect("3 play"), 1);
    let mut out = vec![(Action::End, 1)];
    game.state.chance_weights(&mut out);
    assert!(out.is_empty());
    out.push((Action::End, 1));
    game.state.chance_classes(&mut out);
    assert!(out.is_empty());
}

/// A whole game as text, read again, comes to the same end by the same events.
#[test]
fn games_go_through_text() {
    for players in 3..=5 {
        for (seed, options) in all_options(players, &[3]).iter().enumerate().step_by(7) {
            let mut game = RandomGame::new(options, seed as u64);
            let mut random = common::Random::new(seed as u64);
            let setup = State::deal(options, &mut random).setup;
            let mut record = format!("game rawsiko\nplayers {players}\n");
            for (spec, value) in options.changed() {
                let key = if spec.own_line { String::new() } else { "option ".to_owned() };
                record += &format!("{key}{} {value}\n", spec.key);
            }
            for (key, value) in State::write_setup(options, &setup) {
                record += &format!("{key} {value}\n");
            }
            let mut events = Vec::new();
            while let Some((_, action)) = game.next() {
                game.state.play(action, &mut |event| events.push(event));
                let outcome = if game.state.to_act() == Some(Actor::Chance) {
                    let (_, outcome) = game.next().expect("dice fall");
                    game.state.play(outcome, &mut |event| events.push(event));
                    Some(outcome)
                } else {
                    None
                };
                let step = Step { action, outcome };
                let line = State::step_text(&step);
                assert_eq!(State::read_step(Words::new(&line)), Ok(step), "{line}");
                record += &line;
                record.push('\n');
            }
            let replay = common::replay(&record).expect("a legal game");
            assert!(replay.state == game.state && replay.events == events);
        }
    }
}

/// Lines with a letter changed, lost or doubled, and lines of other games: a fault or a step, never a panic.
#[test]
fn no_line_is_too_strange_to_read() {
    let lines = [
        "claim europe germany poland ukraine",
        "place germany 3",
        "attack turkey germany 3 : 6 5 1 / 4 4",
        "move vietnam india 2",
        "trade LREE",
        "end",
        "obj-01 / obj-02 / obj-03",
        "europe asia / africa oceania / north-america south-america",
    ];
    let strange = [' ', '/', ':', '#', '-', '0', '9', 'ä', 'Ж', '\u{0}', '\u{feff}', '\t', '٣', '🌍'];
    let mut random = common::Random::new(7);
    let mut options = Options::for_players(3).expect("3 play");
    options.set("setup", "advanced").expect("a value");
    for _ in 0..20_000 {
        let mut line: Vec<char> = random.pick(&lines).chars().collect();
        for _ in 0..=random.below(3) {
            let place = random.below(line.len() as u32 + 1) as usize;
            match random.below(3) {
                0 => line.insert(place, random.pick(&strange)),
                1 if place < line.len() => drop(line.remove(place)),
                _ => line.truncate(place),
            }
        }
        let line: String = line.into_iter().collect();
        if let Ok(step) = State::read_step(Words::new(&line)) {
            assert_eq!(State::read_step(Words::new(&State::step_text(&step))), Ok(step), "{line}");
        }
        let _ = State::read_setup(&options, |_| Some(Words::new(&line)));
        let _ = State::read_setup(&options, |key| match key {
            "first" => Some(Words::new("0")),
            "objectives" => Some(Words::new(lines[6])),
            _ => Some(Words::new(&line)),
        });
    }
}
