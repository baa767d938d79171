//! How RAWsiko is written down: cards, first seat and continents in the header, and a line for every step.

use std::fmt;

use game::notation::{Fault, Notation, SetupFault, Step, Word, Words};
use game::{BySeat, GameOptions, Seat};

use crate::dice::{FACES, MOST_DICE};
use crate::{
    Action, BadPick, BadSetup, Continent, Dice, Group, Material, Objective, Options, Setup, SetupKind, State,
    Territories, Territory,
};

const OBJECTIVES: &str = "objectives";
const FIRST: &str = "first";
const CONTINENTS: &str = "continents";

impl Notation for State {
    const ENDING: &'static str = "rawsiko";
    const STEPS: &'static [&'static str] = &["claim", "place", "move", "attack", "end", "trade"];
    const SETUP_LINES: &'static [&'static str] = &[OBJECTIVES, FIRST, CONTINENTS];

    fn read_setup<'t>(
        options: &Options,
        line: impl Fn(&'static str) -> Option<Words<'t>>,
    ) -> Result<Setup, SetupFault> {
        let needed = |key| line(key).ok_or(SetupFault::Missing(key));
        let players = options.players();
        let cards = needed(OBJECTIVES)?;
        let objectives =
            read_cards(players, cards.clone()).map_err(|fault| SetupFault::In { key: OBJECTIVES, fault })?;
        let begins = needed(FIRST)?;
        let first = read_first(players, begins).map_err(|fault| SetupFault::In { key: FIRST, fault })?;
        let continents = match (options.setup, line(CONTINENTS)) {
            (SetupKind::Advanced, None) => return Err(SetupFault::Missing(CONTINENTS)),
            (_, None) => None,
            (SetupKind::Simple, Some(words)) => {
                let fault = Fault { column: words.column(), message: BadSetup::ContinentsGiven.to_string() };
                return Err(SetupFault::In { key: CONTINENTS, fault });
            }
            (SetupKind::Advanced, Some(words)) => {
                Some(read_continents(words).map_err(|fault| SetupFault::In { key: CONTINENTS, fault })?)
            }
        };
        let (continents, columns) = continents.unzip();
        let setup = Setup { objectives, first, continents };
        setup.check(options).map_err(|bad| {
            let (key, column) = match bad {
                BadSetup::CardTwice { seat, .. } => (OBJECTIVES, column_of_part(cards, seat)),
                BadSetup::Pick { round, pick } => {
                    let (BadPick::Unoccupied { seat, .. } | BadPick::Full { seat, .. } | BadPick::Twice { seat, .. }) =
                        pick;
                    (CONTINENTS, columns.map_or(1, |columns| columns[seat][round]))
                }
                _ => (CONTINENTS, line(CONTINENTS).map_or(1, |words| words.column())),
            };
            SetupFault::In { key, fault: Fault { column, message: bad.to_string() } }
        })?;
        Ok(setup)
    }

    fn write_setup(_options: &Options, setup: &Setup) -> Vec<(&'static str, String)> {
        let cards: Vec<String> = setup.objectives.values().map(Objective::to_string).collect();
        let mut lines = vec![(OBJECTIVES, cards.join(" / ")), (FIRST, setup.first.index().to_string())];
        if let Some(continents) = &setup.continents {
            let pairs: Vec<String> = continents.values().map(|[one, two]| format!("{one} {two}")).collect();
            lines.push((CONTINENTS, pairs.join(" / ")));
        }
        lines
    }

    fn read_step(mut words: Words<'_>) -> Result<Step<Action>, Fault> {
        let word = words.expect("a step")?;
        let step = |action| Step { action, outcome: None };
        let step = match word.text {
            "claim" => return read_claim(words).map(step),
            "place" => {
                let territory = territory(&mut words)?;
                step(Action::Place { territory, n: assets(&mut words)? })
            }
            "move" => {
                let (from, to) = (territory(&mut words)?, territory(&mut words)?);
                step(Action::Move { from, to, n: assets(&mut words)? })
            }
            "attack" => {
                let (from, to) = (territory(&mut words)?, territory(&mut words)?);
                let n = assets(&mut words)?;
                words.exactly(":")?;
                return Ok(Step { action: Action::Attack { from, to, n }, outcome: Some(read_roll(words)?) });
            }
            "end" => step(Action::End),
            "trade" => {
                let word = words.expect("a material")?;
                let material = Material::from_id(word.text);
                step(Action::Trade(material.ok_or_else(|| word.unexpected("a material such as `Bi` or `LREE`"))?))
            }
            _ => return Err(word.unexpected("claim, place, move, attack, end or trade")),
        };
        words.end()?;
        Ok(step)
    }

    fn write_step(step: &Step<Action>, out: &mut impl fmt::Write) -> fmt::Result {
        match step.outcome {
            Some(Action::Roll { attack, defence }) => write!(out, "{} : {attack} / {defence}", step.action),
            _ => write!(out, "{}", step.action),
        }
    }
}

fn territory(words: &mut Words<'_>) -> Result<Territory, Fault> {
    let word = words.expect("a territory")?;
    Territory::from_id(word.text).ok_or_else(|| word.unexpected("a territory such as `germany` or `west-africa`"))
}

fn assets(words: &mut Words<'_>) -> Result<u8, Fault> {
    words.number("a number of assets")
}

fn continent(word: Word<'_>) -> Result<Continent, Fault> {
    Continent::from_id(word.text).ok_or_else(|| {
        let known: Vec<&str> = Continent::all().map(Continent::id).collect();
        word.unexpected(format_args!("one of {}", known.join(", ")))
    })
}

fn read_claim(mut words: Words<'_>) -> Result<Action, Fault> {
    let continent = continent(words.expect("a continent")?)?;
    let mut chosen = Territories::NONE;
    loop {
        let next = if chosen.is_empty() {
            words.expect(format_args!("a territory of {continent}"))?
        } else {
            match words.next() {
                Some(word) => word,
                None => break,
            }
        };
        let here = Territory::from_id(next.text).filter(|territory| territory.continent() == continent);
        let territory = here.ok_or_else(|| {
            let known = continent.territories().to_string().replace(' ', ", ");
            next.unexpected(format_args!("a territory of {continent}, one of {known}"))
        })?;
        if chosen.contains(territory) {
            return Err(next.fault(format!("{territory} stands twice in one claim")));
        }
        chosen = chosen.with(territory);
    }
    let group = Group::new(continent, chosen);
    group.map(Action::Claim).ok_or_else(|| Fault { column: 1, message: format!("no claim in {continent}") })
}

fn read_roll(words: Words<'_>) -> Result<Action, Fault> {
    let column = words.column();
    let parts = words.parts();
    let count = parts.len();
    let sides: Result<[Words<'_>; 2], _> = parts.try_into();
    let [attack, defence] = sides.map_err(|_| Fault {
        column,
        message: format!("expected the attacker's dice / the defender's dice, found {count} part{}", plural(count)),
    })?;
    Ok(Action::Roll { attack: read_dice(attack)?, defence: read_dice(defence)? })
}

const fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

fn read_dice(mut words: Words<'_>) -> Result<Dice, Fault> {
    let start = words.column();
    let mut faces: Vec<u8> = Vec::new();
    let mut next = words.expect("a die from 1 to 6")?;
    loop {
        let face = game::notation::number(next.text).filter(|face| (1..=FACES).contains(face));
        let face: u8 = face.ok_or_else(|| next.unexpected("a die from 1 to 6"))?;
        if faces.len() == usize::from(MOST_DICE) {
            return Err(next.unexpected(format_args!("at most {MOST_DICE} dice")));
        }
        if let Some(before) = faces.last().filter(|before| **before < face) {
            let message = format!("expected dice from high to low, found {face} after {before}");
            return Err(next.fault(message));
        }
        faces.push(face);
        match words.next() {
            Some(word) => next = word,
            None => break,
        }
    }
    Dice::new(&faces).ok_or_else(|| Fault { column: start, message: "expected one to three dice".to_owned() })
}

fn read_cards(players: usize, words: Words<'_>) -> Result<BySeat<Objective>, Fault> {
    let column = words.column();
    let mut cards = Vec::new();
    for mut part in words.parts() {
        let word = part.expect("an objective card")?;
        let card = Objective::from_id(word.text);
        cards.push(card.ok_or_else(|| word.unexpected("an objective card from `obj-01` to `obj-12`"))?);
        part.end()?;
    }
    let count = cards.len();
    let wrong = || Fault { column, message: BadSetup::Cards { players, cards: count }.to_string() };
    if count == players { BySeat::from_values(cards).ok_or_else(wrong) } else { Err(wrong()) }
}

fn read_first(players: usize, mut words: Words<'_>) -> Result<Seat, Fault> {
    let word = words.expect("a seat")?;
    let seat = game::notation::number(word.text).and_then(Seat::new).filter(|seat| seat.index() < players);
    let seat = seat.ok_or_else(|| word.unexpected(format_args!("a seat from 0 to {}", players - 1)))?;
    words.end()?;
    Ok(seat)
}

/// Each seat's continents, and where they stand.
type Continents = (BySeat<[Continent; 2]>, BySeat<[usize; 2]>);

fn read_continents(words: Words<'_>) -> Result<Continents, Fault> {
    let column = words.column();
    let (mut pairs, mut columns) = (Vec::new(), Vec::new());
    for mut part in words.parts() {
        let [one, two] = [part.expect("a continent")?, part.expect("a second continent")?];
        pairs.push([continent(one)?, continent(two)?]);
        columns.push([one.column, two.column]);
        part.end()?;
    }
    let many = || Fault { column, message: format!("expected continents of 3 to 5 seats, found {}", pairs.len()) };
    let both = BySeat::from_values(pairs.iter().copied()).zip(BySeat::from_values(columns));
    both.ok_or_else(many)
}

/// Where a seat's part of a line begins.
fn column_of_part(words: Words<'_>, seat: Seat) -> usize {
    let line = words.column();
    words.parts().get(seat.index()).map_or(line, Words::column)
}
