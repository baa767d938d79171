//! Games whose nets stand for the top levels: net bots play by the rules, repeat themselves, know no more than their seat,
//! and are who plays these levels and gives advice.

#[path = "support/shape.rs"]
mod shape;
mod support;

use std::sync::Once;

use bots::net::{self, Glance, Manner, Net, NetBot, NetError, Rehearsal};
use bots::{Bot, Budget, Dice, Hints, Opinion, Plays, Search, Spec, Thinking, hint};
use game::{Actor, Deal, Seat, Viewer};
use shape::shape;
use support::{play, table};
use testkit::Weights;

/// Has nets of both games, as people bring them.
fn with_nets() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        bring::<ra::State>();
        bring::<rawsiko::State>();
    });
}

fn bring<G: Plays>() {
    let shape = shape::<G>();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tiny.safetensors");
    std::fs::write(
        &file,
        Weights::tiny(shape, &[16, 16], 1).judging(shape, &[12, 8], 2).saying("levels", "5 6").file(),
    )
    .expect("written");
    net::bring::<G>(&file).expect("sound weights");
    assert_eq!(net::bring::<G>(&file), Err(NetError::TooLate));
}

fn plays_by_the_rules<G: Plays>(options: &[&[&str]]) {
    with_nets();
    for players in G::SEATS {
        for (seed, options) in (0..).zip(options) {
            let options = table::<G>(players, options);
            play::<G>(&options, &["net"], seed);
            play::<G>(&options, &["net:6", "net", "greedy", "random", "5"], seed);
        }
    }
}

#[test]
fn nets_play_ra_by_the_rules_to_the_end() {
    plays_by_the_rules::<ra::State>(&[&[], &["scores open", "track tiles", "edition 2023"], &["groups chosen"]]);
}

#[test]
fn nets_play_rawsiko_by_the_rules_to_the_end() {
    plays_by_the_rules::<rawsiko::State>(&[
        &["turns 3"],
        &["turns 3", "setup advanced", "china on", "leave-one on"],
        &["turns 4", "stranglehold on", "order fixed", "rounding down", "objectives open"],
        &["turns 3", "china on", "stranglehold on", "objectives open"],
    ]);
}

#[test]
fn the_same_seed_is_the_same_game() {
    with_nets();
    for who in ["net", "net:10"] {
        let ra = || play::<ra::State>(&table::<ra::State>(3, &[]), &[who], 5);
        assert_eq!(ra(), ra(), "{who}");
        let rawsiko = || play::<rawsiko::State>(&table::<rawsiko::State>(3, &["turns 3"]), &[who], 5);
        assert_eq!(rawsiko(), rawsiko(), "{who}");
    }
    let parsed = |text| Spec::parse::<ra::State>(text).expect("there is such a bot");
    assert!(parsed("net").repeats() && parsed("net:9").repeats() && !parsed("net:9ms").repeats());
}

/// Looks at a game of the net at each decision: every state, and one in which all that is hidden is drawn anew.
fn every_decision<G: Plays>(mut look: impl FnMut(&G, &G::View, &G::View, &[G::Action])) {
    with_nets();
    let options = table::<G>(4, &[]);
    let mut lots = Dice::new(2);
    let Deal { setup, mut fate } = G::deal(&options, &mut lots);
    let mut state = G::start(&options, &setup).expect("a dealt set-up is sound");
    let mut legal = Vec::new();
    while let Some(actor) = state.to_act() {
        let action = match actor {
            Actor::Chance => state.outcome(&mut fate, &mut lots),
            Actor::Seat(seat) => {
                let view = state.view(Viewer::Seat(seat));
                let other = G::complete(&view, &mut lots).view(Viewer::Seat(seat));
                state.legal_actions(&mut legal);
                look(&state, &view, &other, &legal);
                Spec::Net(None).make::<G>(1).choose(&view, &legal)
            }
        };
        state.play(action, &mut |_| ());
    }
}

fn knows_no_more_than_its_seat<G: Plays>() {
    for spec in [Spec::Net(None), Spec::Net(Some(Budget::Playouts(4)))] {
        every_decision::<G>(|_, view, other, legal| {
            let choice = |view| spec.make::<G>(3).choose(view, legal);
            assert_eq!(choice(view), choice(other), "{spec:?}");
        });
    }
}

#[test]
fn a_choice_does_not_depend_on_what_the_view_hides() {
    knows_no_more_than_its_seat::<ra::State>();
    knows_no_more_than_its_seat::<rawsiko::State>();
}

/// What the net alone should choose: of what it likes at all, what it likes best with what that leads to, counted
/// tile by tile. Choices that are as good as equal are all right.
fn seems_best<G: Plays>(state: &G, seat: Seat, legal: &[G::Action]) -> Vec<G::Action> {
    let net = net::of::<G>().expect("it was brought");
    let glance = Glance::default();
    let (mut desk, mut hopes, mut outcomes) = (net::Desk::default(), Vec::new(), Vec::new());
    net.think(state, seat, legal, &mut desk, &mut hopes);
    let mut share = |mut state: G| loop {
        let Some(Actor::Seat(next)) = state.to_act() else { return state.win_shares()[seat] };
        let mut choices = Vec::new();
        state.legal_actions(&mut choices);
        let mut after = state.clone();
        after.play(choices[0], &mut |_| ());
        if choices.len() > 1 || after.to_act() == Some(Actor::Chance) {
            return f64::from(net.think(&state, next, &choices, &mut desk, &mut Vec::new()).shares[seat]);
        }
        state = after;
    };
    let mut worth = |action: G::Action, hope: f32| {
        let liking = f64::from(hope).ln();
        if G::SECRETS {
            return liking;
        }
        let mut after = state.clone();
        after.play(action, &mut |_| ());
        outcomes.clear();
        if after.to_act() == Some(Actor::Chance) {
            after.chance_weights(&mut outcomes);
        }
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut prospect = if outcomes.is_empty() { share(after.clone()) } else { 0.0 };
        for (outcome, weight) in &outcomes {
            let mut came = after.clone();
            came.play(*outcome, &mut |_| ());
            prospect += share(came) * f64::from(*weight) / f64::from(all);
        }
        liking + f64::from(glance.prospect) * state.seats() as f64 * prospect
    };
    let least = if G::SECRETS { 0.0 } else { glance.hopeless };
    let liked = legal.iter().zip(&hopes).filter(|(_, hope)| **hope > least);
    let worths: Vec<(G::Action, f64)> = liked.map(|(action, hope)| (*action, worth(*action, *hope))).collect();
    let most = worths.iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max);
    worths.into_iter().filter(|(_, worth)| *worth > most - 1e-3).map(|(action, _)| action).collect()
}

/// The fifth level is the net alone, and so is advice at a glance.
fn the_fifth_level_is_the_net<G: Hints>() {
    let (mut unlike, mut looked) = (0, 0);
    every_decision::<G>(|state, view, _, legal| {
        let net = net::of::<G>().expect("it was brought");
        let Some(Actor::Seat(seat)) = state.to_act() else { return };
        let choice = Bot::<G>::choose(&mut NetBot::new(net.clone(), 1), view, legal);
        if legal.len() > 1 {
            let best = seems_best(state, seat, legal);
            assert!(best.contains(&choice), "{choice:?} is not among {best:?}");
            let (mut desk, mut hopes) = (net::Desk::default(), Vec::new());
            net.think(state, seat, legal, &mut desk, &mut hopes);
            let first = hopes.iter().copied().fold(0.0, f32::max);
            looked += usize::from(legal.iter().zip(&hopes).any(|(one, hope)| *one == choice && *hope < first));
        }
        assert_eq!(Spec::Level(5).make::<G>(1).choose(view, legal), choice);
        assert_eq!(advised::<G>(view, false), Some(choice));
        unlike += usize::from(Spec::Level(4).make::<G>(1).choose(view, legal) != choice);
    });
    assert!(unlike > 5, "the level below chooses the same");
    assert_eq!(looked > 5, !G::SECRETS, "{looked} choices were not those of the first sight");
}

/// What a hint recommends.
fn advised<G: Hints>(view: &G::View, think: bool) -> Option<G::Action> {
    hint::<G>(view, think, 1)?.best().map(|best| best.action)
}

#[test]
fn the_fifth_level_and_a_glance_are_the_net_alone() {
    the_fifth_level_is_the_net::<ra::State>();
    the_fifth_level_is_the_net::<rawsiko::State>();
}

/// The sixth level and advice are the net that rehearses, in games whose seats take turns at single decisions.
fn the_sixth_level_rehearses<G: Hints>() {
    let mut number = 0;
    every_decision::<G>(|_, view, _, legal| {
        number += usize::from(legal.len() > 1);
        // They think long: every now and then is enough.
        if legal.len() == 1 || number % 25 != 1 {
            return;
        }
        let net = net::of::<G>().expect("it was brought");
        let rehearsal = |budget| Rehearsal::<G>::new(net.clone(), budget, 1);
        let told = hint::<G>(view, true, 1).expect("there is something to decide");
        let level = rehearsal(Budget::Playouts(600)).choose(view, legal);
        assert_eq!(Spec::Level(6).make::<G>(1).choose(view, legal), level);
        assert_eq!(told.best().map(|best| best.action), Some(level), "advice is what the level does");
        let trials = rehearsal(Budget::Playouts(600)).trials_of_best(view, legal, 3, &mut ());
        let tried = |one: &Opinion<G::Action>| {
            trials.iter().any(|trial| (trial.action, trial.shares.len() as u32) == (one.action, one.visits))
        };
        assert!(told.opinions.iter().all(tried));
        let mut better = told.others().filter(|one| one.prospect > told.opinions[0].prospect);
        assert!(better.all(|one| told.even.contains(&one.action)), "what seems better may be luck");
        assert!((100..=1000).contains(&told.playouts), "{} rehearsals", told.playouts);
    });
    assert!(number > 25, "{number} decisions");
}

#[test]
fn the_sixth_level_and_hints_rehearse() {
    the_sixth_level_rehearses::<ra::State>();
}

/// Where a seat decides many times in a row, they are a search that asks the net how things stand.
#[test]
fn the_sixth_level_and_hints_of_rawsiko_ask_the_net_how_things_stand() {
    type Rawsiko = rawsiko::State;
    let (mut number, mut looked, mut unlike) = (0, 0, 0);
    every_decision::<Rawsiko>(|_, view, _, legal| {
        number += usize::from(legal.len() > 1);
        if legal.len() == 1 || number % 80 != 1 {
            return;
        }
        looked += 1;
        let net = net::of::<Rawsiko>().expect("it was brought");
        let thinking = |playouts, whim| Thinking { whim, ..Thinking::new(Budget::Playouts(playouts)) };
        let plain = |playouts| Search::<Rawsiko>::new(thinking(playouts, 0.0), 1);
        let judged = |playouts| plain(playouts).judged_by(net.clone());
        assert_eq!(Spec::Level(6).make::<Rawsiko>(1).choose(view, legal), judged(3000).choose(view, legal));
        let named = Spec::parse::<Rawsiko>("net:60").expect("there is such a bot");
        assert_eq!(named.make::<Rawsiko>(1).choose(view, legal), judged(60).choose(view, legal));
        assert_eq!(advised::<Rawsiko>(view, true), Some(judged(3000).choose(view, legal)));
        let prospects = |mut search: Search<Rawsiko>| -> Vec<f32> {
            search.opinions(view, legal).iter().map(|opinion| opinion.prospect).collect()
        };
        let (asked, alone) = (prospects(judged(60)), prospects(plain(60)));
        assert!(asked.iter().all(|prospect| (0.0..=1.0).contains(prospect)), "{asked:?}");
        unlike += usize::from(asked != alone);
    });
    assert!(looked > 3 && unlike * 2 > looked, "the net changed {unlike} of {looked} judgements");
}

#[test]
fn rehearsals_go_as_they_are_told_to() {
    type Ra = ra::State;
    let other = Net::read::<Ra>(&Weights::tiny(shape::<Ra>(), &[16, 16], 7).file()).expect("sound weights");
    let (mut decisions, mut unlike, mut compared_ones, mut luckier) = (0, 0, 0, 0);
    every_decision::<Ra>(|_, view, _, legal| {
        if legal.len() == 1 {
            return;
        }
        decisions += 1;
        let net = net::of::<Ra>().expect("it was brought");
        let usual = || Rehearsal::<Ra>::new(net.clone(), Budget::Playouts(8), 1);
        let told = |mut bot: Rehearsal<Ra>| bot.opinions(view, legal);
        let rehearsed = |bot| told(bot).iter().filter(|opinion| opinion.visits > 0).count();
        // Others who play otherwise lead elsewhere; the net's own like leads where it led before.
        assert_eq!(told(usual().among(net.clone())), told(usual()));
        unlike += usize::from(told(usual().among(other.clone())) != told(usual()));
        assert_eq!(rehearsed(usual().in_manner(Manner { hopeless: 2.0, ..Manner::default() })), 1);
        // Judged at once, without playing on, rehearsals of one choice differ only by what chance brings.
        let at_once = usual().in_manner(Manner { decisions: 0, ..Manner::default() });
        assert_eq!(told(at_once.clone().among(other.clone())), told(at_once));
        // What the net would hardly do is told of too, but its luck makes no advice of it.
        if decisions % 12 == 0 {
            let sure = usual().in_manner(Manner { hopeless: 2.0, ..Manner::default() });
            let trials = sure.clone().trials_of_best(view, legal, 3, &mut ());
            assert_eq!(trials[0].action, sure.clone().choose(view, legal));
            assert!(trials.iter().all(|trial| trial.shares.len() == trials[0].shares.len()), "tried as often");
            luckier += usize::from(trials[1..].iter().any(|trial| trial.prospect() > trials[0].prospect()));
        }
        // Compared, all choices worth a rehearsal have as many as the others.
        let compared = usual().compared(view, legal, 3);
        assert!(compared.iter().all(|opinion| opinion.visits == 3 && (0.0..=1.0).contains(&opinion.prospect)));
        let worth_one = rehearsed(usual());
        assert_eq!(compared.len(), if worth_one > 1 { worth_one } else { 0 });
        compared_ones += usize::from(!compared.is_empty());
    });
    assert!(unlike * 2 > decisions, "others changed {unlike} of {decisions} decisions");
    assert!(luckier > 0, "luck never spoke for another choice");
    assert!(compared_ones * 2 > decisions, "{compared_ones} of {decisions} decisions had more than one choice");
}

#[test]
fn names_that_mean_nothing_are_refused_with_those_that_do() {
    with_nets();
    for text in ["net:", "net:0", "net:soon", "net:0ms", "nets", "net 400"] {
        let error = Spec::parse::<ra::State>(text).expect_err(text).to_string();
        assert!(error.starts_with(&format!("there is no player `{text}`: expected")), "{error}");
        assert!(error.ends_with(", net, net:PLAYOUTS, or net:TIMEms"), "{error}");
    }
}
