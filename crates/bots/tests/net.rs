//! Files of weights: what is read is what was written, the answers are those of plain sums, what does not fit is refused.

#[path = "support/shape.rs"]
mod shape;

use bots::features::observation;
use bots::net::{Desk, Net, NetError};
use bots::{Dice, Features, Plays};
use game::{Actor, GameOptions, MAX_SEATS, Seat};
use shape::shape;
use testkit::{RandomGame, Tensor, Weights};

fn tiny<G: Features>() -> Weights {
    Weights::tiny(shape::<G>(), &[24, 16], 7)
}

/// The same with a stack of their own for the judgements, of another size.
fn judging<G: Features>() -> Weights {
    tiny::<G>().judging(shape::<G>(), &[20, 12], 9)
}

/// One layer as the textbook has it.
fn plain(weights: &Weights, name: &str, input: &[f64]) -> Vec<f64> {
    let (_, matrix): &Tensor = &weights.tensors[&format!("{name}.weight")];
    let (_, bias) = &weights.tensors[&format!("{name}.bias")];
    let sum = |row: &[f32]| row.iter().zip(input).map(|(weight, value)| f64::from(*weight) * value).sum::<f64>();
    matrix.chunks(input.len()).zip(bias).map(|(row, bias)| sum(row) + f64::from(*bias)).collect()
}

/// Policy, shares and points, as the textbook has them; the judgements from a stack of their own where there is one.
fn reference(weights: &Weights, observation: &[f32]) -> [Vec<f64>; 3] {
    let top = |stack: &str| {
        (0..2).fold(observation.iter().map(|value| f64::from(*value)).collect(), |values: Vec<f64>, layer| {
            plain(weights, &format!("{stack}.{layer}"), &values).into_iter().map(|value| value.max(0.0)).collect()
        })
    };
    let judge = if weights.tensors.contains_key("judge.0.weight") { "judge" } else { "body" };
    let mut answers = [("policy", "body"), ("shares", judge), ("points", judge)]
        .map(|(head, stack)| plain(weights, head, &top(stack)));
    if let Some((_, advice)) = weights.tensors.get("advice") {
        let likings = &observation[observation.len() - answers[0].len()..];
        answers[0].iter_mut().zip(likings).for_each(|(hope, liking)| *hope += f64::from(advice[0] * liking));
    }
    answers
}

fn soft(values: &[f64]) -> Vec<f64> {
    let all: f64 = values.iter().map(|value| value.exp()).sum();
    values.iter().map(|value| value.exp() / all).collect()
}

fn close(found: &[f32], expected: &[f64], what: &str) {
    assert_eq!(found.len(), expected.len(), "{what}");
    for (found, expected) in found.iter().zip(expected) {
        assert!((f64::from(*found) - expected).abs() < 2e-3, "{what}: {found} is not {expected}");
    }
}

fn answers_as_the_textbook<G: Plays>(weights: &Weights) {
    let net = Net::read::<G>(&weights.file()).expect("sound weights");
    let (mut desk, mut hopes, mut legal) = (Desk::default(), Vec::new(), Vec::new());
    let (mut rows, mut expected, mut compared) = (Vec::new(), Vec::new(), 0);
    for players in G::SEATS {
        let options = G::Options::for_players(players).expect("so many can play");
        let mut game = RandomGame::<G>::new(&options, players as u64);
        for _ in 0..60 {
            let (Some(Actor::Seat(seat)), Some(step)) = (game.state.to_act(), game.choose()) else { break };
            let state = &game.state;
            state.legal_actions(&mut legal);
            let [policy, shares, points] = reference(weights, &observation(state, seat));
            let judged = net.think(state, seat, &legal, &mut desk, &mut hopes);
            // Of actions that share a number the first has it.
            let first = |action| legal.iter().position(|one| state.index(*one) == state.index(action));
            let alone: Vec<usize> = (0..legal.len()).filter(|at| first(legal[*at]) == Some(*at)).collect();
            let liked = soft(&alone.iter().map(|at| policy[state.index(legal[*at])]).collect::<Vec<_>>());
            let hoped: Vec<f32> = alone.iter().map(|at| hopes[*at]).collect();
            close(&hoped, &liked, "hopes");
            for (distance, share) in soft(&shares[..players]).into_iter().enumerate() {
                let other = Seat::new(((seat.index() + distance) % players) as u8).expect("a seat");
                close(&[judged.shares[other]], &[share], "share");
                close(&[judged.points[other] / 20.0], &[points[distance]], "points");
            }
            rows.extend(observation(state, seat));
            expected.push([policy, shares, points]);
            compared += 1;
            game.play(step);
        }
    }
    assert!(compared > 100, "{compared} positions");
    // The same in one go: it has the same answers for tables of every size.
    let [policy, shares, points] = net.answers(*G::SEATS.start(), &rows);
    for (at, [one, other, last]) in expected.iter().enumerate() {
        close(&policy[at * G::ACTIONS..][..G::ACTIONS], one, "policy");
        close(&shares[at * MAX_SEATS..][..MAX_SEATS], other, "shares");
        close(&points[at * MAX_SEATS..][..MAX_SEATS], last, "points");
    }
}

#[test]
fn a_net_answers_as_the_textbook_does() {
    answers_as_the_textbook::<ra::State>(&tiny::<ra::State>());
    answers_as_the_textbook::<ra::State>(&judging::<ra::State>());
    answers_as_the_textbook::<rawsiko::State>(&tiny::<rawsiko::State>());
}

#[test]
fn a_net_stands_for_the_levels_on_its_card() {
    for (said, expected) in [(None, ""), (Some(""), ""), (Some("5"), "5"), (Some("6"), "6"), (Some("6 5"), "56")] {
        let weights = tiny::<ra::State>();
        let weights = said.map_or(weights.clone(), |levels| weights.saying("levels", levels));
        let net = Net::read::<ra::State>(&weights.file()).expect("sound weights");
        let found: String =
            (0..=u8::MAX).filter(|level| net.stands_for(*level)).map(|level| level.to_string()).collect();
        assert_eq!(found, expected, "{said:?}");
    }
}

fn refusal(file: &[u8]) -> String {
    Net::read::<ra::State>(file).err().map_or_else(|| "it was read".to_owned(), |error| error.to_string())
}

#[test]
fn what_does_not_fit_is_refused_with_a_sentence() {
    let tiny = tiny::<ra::State>;
    let said = |key: &str, value: &str| tiny().saying(key, value).file();
    let without = |key: &str| {
        let mut weights = tiny();
        weights.card.remove(key);
        weights.file()
    };
    let spoilt = |name: &str, spoil: fn(&mut Tensor)| {
        let mut weights = tiny();
        spoil(weights.tensors.get_mut(name).expect("there is such a tensor"));
        weights.file()
    };
    let lacking = |name: &str| {
        let mut weights = tiny();
        weights.tensors.remove(name);
        weights.file()
    };
    let unjudged = |name: &str| {
        let mut weights = judging::<ra::State>();
        weights.tensors.remove(name);
        weights.file()
    };
    let next = (ra::State::VERSION + 1).to_string();
    // Another's weights under the card of those that were trained.
    let mut random = Weights::tiny(shape::<ra::State>(), &[24, 16], 8);
    let trained = tiny().file();
    let card = |file: &[u8]| {
        let text = String::from_utf8_lossy(file).into_owned();
        text.split("\"sha256\": \"").nth(1).and_then(|rest| rest.get(..64)).expect("a checksum").to_owned()
    };
    random = random.saying("sha256", &card(&trained));
    let cases = [
        (said("game", "rawsiko"), "the weights are for game rawsiko, this program needs ra"),
        (said("features", &next), "the weights are for features 3, this program needs 2"),
        (said("actions", "7"), "the weights are for actions 7, this program needs 43"),
        (without("game"), "the card of the weights does not say `game`"),
        (without("features"), "the card of the weights does not say `features`"),
        (without("decisions"), "the card of the weights does not say `decisions`"),
        (said("decisions", "0"), "the weights were never trained"),
        (said("decisions", "nan"), "the weights were never trained"),
        (said("decisions", "many"), "the weights were never trained"),
        (said("levels", "4 5"), "the card of the weights gives the net the levels `4 5`: expected 5, 6 or both"),
        (said("levels", "all"), "the card of the weights gives the net the levels `all`: expected 5, 6 or both"),
        (said("sha256", "00"), "the weights are not those that were trained: their checksum differs from the card's"),
        (random.file(), "the weights are not those that were trained: their checksum differs from the card's"),
        (lacking("body.0.weight"), "the tensor `body.0.weight` is missing or does not fit"),
        (lacking("body.1.bias"), "the tensor `body.1.bias` is missing or does not fit"),
        (lacking("shares.weight"), "the tensor `shares.weight` is missing or does not fit"),
        (lacking("body.1.weight"), "the tensor `policy` is missing or does not fit"),
        (unjudged("judge.0.bias"), "the tensor `judge.0.bias` is missing or does not fit"),
        (unjudged("judge.0.weight"), "the tensor `shares` is missing or does not fit"),
        (unjudged("judge.1.weight"), "the tensor `shares` is missing or does not fit"),
        (
            spoilt("policy.weight", |(_, values)| values[3] = f32::NAN),
            "the tensor `policy.weight` is missing or does not fit",
        ),
        (
            spoilt("points.bias", |(_, values)| values[0] = f32::INFINITY),
            "the tensor `points.bias` is missing or does not fit",
        ),
        (spoilt("shares.weight", |(shape, _)| shape.reverse()), "the tensor `shares` is missing or does not fit"),
        (spoilt("shares.weight", |(shape, _)| *shape = vec![80]), "the tensor `shares` is missing or does not fit"),
    ];
    for (file, expected) in cases {
        assert_eq!(refusal(&file), expected);
    }
    let advised = |spoil: fn(&mut Weights)| {
        let mut weights = self::tiny::<rawsiko::State>();
        spoil(&mut weights);
        Net::read::<rawsiko::State>(&weights.file()).err().map(|error| error.to_string())
    };
    let refused = Some("the tensor `advice` is missing or does not fit".to_owned());
    assert_eq!(advised(|_| ()), None);
    assert_eq!(advised(|weights| drop(weights.tensors.remove("advice"))), refused);
    assert_eq!(advised(|weights| drop(weights.tensors.insert("advice".into(), (vec![2], vec![1.0; 2])))), refused);
    assert_eq!(advised(|weights| drop(weights.tensors.insert("advice".into(), (vec![1, 1], vec![1.0])))), refused);
}

/// Wherever a file ends too early, or has a bit more than it should, it is refused: no panic, no net.
#[test]
fn a_file_that_is_cut_off_is_refused() {
    let whole = tiny::<ra::State>().file();
    assert_eq!(refusal(&whole), "it was read");
    let ends = (0..200).chain((200..whole.len()).step_by(997)).chain([whole.len() - 1]);
    for end in ends {
        let error = Net::read::<ra::State>(&whole[..end]).err();
        assert!(matches!(error, Some(NetError::Unreadable(_))), "{end}: {error:?}");
    }
    let mut longer = whole;
    longer.push(0);
    assert!(refusal(&longer).starts_with("this is no whole file of weights: "), "{}", refusal(&longer));
}

/// Bytes that are anything at all, and whole files with a byte changed.
#[test]
fn no_file_makes_the_reader_panic() {
    let (whole, mut dice) = (tiny::<ra::State>().file(), Dice::new(3));
    for _ in 0..400 {
        let mut file = whole.clone();
        let place = (dice.unit() * 2000.0) as usize;
        file[place] ^= 1 << (dice.unit() * 8.0) as u32;
        // A changed word on the card that nobody reads is no harm; a changed weight is noticed by the checksum.
        let _ = Net::read::<ra::State>(&file);
        let noise: Vec<u8> = (0..place).map(|_| (dice.unit() * 256.0) as u8).collect();
        assert!(Net::read::<ra::State>(&noise).is_err());
    }
    let mut file = whole;
    let last = file.len() - 1;
    file[last] ^= 1;
    assert!(refusal(&file).contains("checksum"), "{}", refusal(&file));
}
