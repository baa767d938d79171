//! RAWsiko for a class: what may be compared while it is played, and what there is to talk about in the end, with the
//! figures of the world beside those of the game.

use std::collections::BTreeMap;

use game::{BySeat, Seat};
use rawsiko::{Event, Material, Territory, View};

use crate::Words;
use crate::class::{Debrief, Figure, Held, Question};

/// The running turn, and how many there are.
pub(super) fn progress(view: &View) -> (u8, u8) {
    (view.turn, view.turns)
}

/// Territories and materials: everybody at the table sees them.
pub(super) fn figures(words: Words, view: &View) -> Vec<Figure> {
    let counted = |key: &str, count: fn(&rawsiko::SeatView) -> u8| Figure {
        name: words.say(key),
        values: view.seats.values().map(|seat| u32::from(count(seat))).collect(),
    };
    vec![
        counted("class-figure-territories", |seat| seat.territories.len()),
        counted("class-figure-materials", |seat| seat.materials.len()),
    ]
}

/// What there is to talk about.
pub(super) fn debrief(words: Words, over: &View, events: &[Event], names: &BySeat<String>) -> Debrief {
    let game = Played { words, over, names, fights: Fights::of(events) };
    let held = Material::all().map(|material| Held {
        short: material.id().to_owned(),
        name: material.name(words.language()).to_owned(),
        seats: game.holders(material),
        world: supply(words, material),
    });
    Debrief {
        decided: game.decided(),
        held: held.collect(),
        questions: [game.missing(), game.alone(), game.nobody(), game.fought(), game.spread(), game.china()]
            .into_iter()
            .flatten()
            .collect(),
        sources: words.say("class-sources"),
    }
}

/// Where a material comes from in the world, in a few words.
fn supply(words: Words, material: Material) -> String {
    let china = ("china", percent(material.china_share()).into());
    match material.producers().first() {
        Some(first) => {
            let country = first.country.name(words.language());
            words.fill("class-supply", &[("country", country.into()), ("share", percent(first.share).into()), china])
        }
        None => words.fill("class-supply-china", &[china]),
    }
}

/// Whole percents; what is less than one is still some.
fn percent(share: f64) -> u32 {
    if share > 0.0 { (share.round() as u32).max(1) } else { 0 }
}

/// What was fought over.
#[derive(Default)]
struct Fights {
    count: u32,
    lost: u32,
    taken: u32,
    over: BTreeMap<Territory, u32>,
}

impl Fights {
    fn of(events: &[Event]) -> Fights {
        let mut fights = Fights::default();
        for event in events {
            match event {
                Event::Fought { to, losses, .. } => {
                    fights.count += 1;
                    fights.lost += u32::from(losses.attacker) + u32::from(losses.defender);
                    *fights.over.entry(*to).or_default() += 1;
                }
                Event::Taken { .. } => fights.taken += 1,
                _ => {}
            }
        }
        fights
    }

    /// The territory that was fought over most, and how often.
    fn hottest(&self) -> Option<(Territory, u32)> {
        self.over.iter().map(|(territory, count)| (*territory, *count)).max_by_key(|(_, count)| *count)
    }
}

/// A game that is over.
struct Played<'a> {
    words: Words,
    over: &'a View,
    names: &'a BySeat<String>,
    fights: Fights,
}

/// An application of somebody's that lacked one material only.
struct Miss {
    seat: Seat,
    material: Material,
    application: rawsiko::Application,
}

impl Played<'_> {
    fn holders(&self, material: Material) -> Vec<Seat> {
        let seats = self.over.seats.iter().filter(|(_, seat)| seat.materials.contains(material));
        seats.map(|(seat, _)| seat).collect()
    }

    /// Whose card needs a material.
    fn needed_by(&self, material: Material) -> Vec<Seat> {
        let needs = |seat: &rawsiko::SeatView| {
            let card = seat.objective.map(|objective| objective.score.applications);
            card.is_some_and(|all| all.iter().any(|one| one.application.materials().contains(material)))
        };
        self.over.seats.iter().filter(|(_, seat)| needs(seat)).map(|(seat, _)| seat).collect()
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat).map_or("", String::as_str)
    }

    fn material(&self, material: Material) -> &'static str {
        material.name(self.words.language())
    }

    /// The most valuable application that lacked one material only.
    fn nearest_miss(&self) -> Option<Miss> {
        let seats = self.over.seats.iter().filter_map(|(seat, view)| Some((seat, view.objective?)));
        let misses = seats.flat_map(|(seat, objective)| {
            let lacking = objective.score.applications.into_iter().filter(|one| one.missing.len() == 1);
            lacking.filter_map(move |one| {
                Some(Miss { seat, material: one.missing.iter().next()?, application: one.application })
            })
        });
        misses.max_by_key(|miss| miss.application.points())
    }

    fn decided(&self) -> Vec<String> {
        let words = self.words;
        let mut told = Vec::new();
        let first = self.over.ranks.as_ref().and_then(|ranks| ranks.iter().find(|(_, rank)| **rank == 1));
        let winner = first.and_then(|(seat, _)| Some((seat, self.over.seats.get(seat)?.objective?)));
        if let Some((seat, objective)) = winner {
            let done: Vec<&str> = objective.score.complete().map(|one| one.name(words.language())).collect();
            let gaps = [("name", self.name(seat).into()), ("points", objective.score.points.into())];
            told.push(match done.is_empty() {
                true => words.fill("class-told-won-nothing", &gaps[..1]),
                false => {
                    let [name, points] = gaps;
                    words.fill("class-told-won", &[name, points, ("applications", done.join(", ").into())])
                }
            });
        }
        if let Some(miss) = self.nearest_miss() {
            told.push(words.fill("class-told-missed", &self.gaps(&miss)));
        }
        if let Some((territory, count)) = self.fights.hottest() {
            let place = territory.name(words.language());
            told.push(words.fill(
                "class-told-fights",
                &[
                    ("count", self.fights.count.into()),
                    ("taken", self.fights.taken.into()),
                    ("territory", place.into()),
                    ("times", count.into()),
                ],
            ));
        }
        for (seat, view) in self.over.seats.iter().filter(|(_, view)| view.out.is_some()) {
            debug_assert!(view.territories.is_empty(), "whoever is out has nothing");
            told.push(words.fill("class-told-out", &[("name", self.name(seat).into())]));
        }
        told
    }

    fn gaps(&self, miss: &Miss) -> [(&'static str, fluent_bundle::FluentValue<'_>); 4] {
        [
            ("name", self.name(miss.seat).into()),
            ("material", self.material(miss.material).into()),
            ("application", miss.application.name(self.words.language()).into()),
            ("points", miss.application.points().into()),
        ]
    }

    /// Somebody lacked one thing only.
    fn missing(&self) -> Option<Question> {
        let miss = self.nearest_miss()?;
        Some(Question {
            kind: "missing",
            weight: 100 + u32::from(miss.application.points()),
            text: self.words.fill("class-ask-missing", &self.gaps(&miss)),
            world: self.world(miss.material),
        })
    }

    /// One company alone had what others needed.
    fn alone(&self) -> Option<Question> {
        let found = Material::all().filter_map(|material| {
            let [only] = self.holders(material)[..] else { return None };
            let others = self.needed_by(material).into_iter().filter(|seat| *seat != only).count();
            (others > 0).then_some((others, material, only))
        });
        let (others, material, only) =
            found.max_by_key(|(others, material, _)| (*others, (material.china_share() * 10.0) as u32))?;
        Some(Question {
            kind: "alone",
            weight: 80 + 5 * others as u32,
            text: self.words.fill(
                "class-ask-alone",
                &[
                    ("material", self.material(material).into()),
                    ("name", self.name(only).into()),
                    ("others", others.into()),
                ],
            ),
            world: self.world(material),
        })
    }

    /// Nobody had what somebody needed.
    fn nobody(&self) -> Option<Question> {
        let found = Material::all().filter(|material| self.holders(*material).is_empty());
        let (needed, material) =
            found.map(|material| (self.needed_by(material).len(), material)).max_by_key(|(needed, _)| *needed)?;
        (needed > 0).then(|| Question {
            kind: "nobody",
            weight: 60 + 5 * needed as u32,
            text: self
                .words
                .fill("class-ask-nobody", &[("material", self.material(material).into()), ("needed", needed.into())]),
            world: self.world(material),
        })
    }

    /// What was fought over, and what that cost.
    fn fought(&self) -> Option<Question> {
        let (territory, _) = self.fights.hottest()?;
        // What it is known for: the greatest part of the world's supply that comes from there.
        let best = territory.production().into_iter().filter_map(|one| {
            let share = one.shares.iter().map(|share| share.percent).fold(0.0, f64::max);
            Some((share, one.material)).filter(|(share, _)| *share > 0.0)
        });
        let best = best.max_by(|one, other| one.0.total_cmp(&other.0));
        let place = territory.name(self.words.language());
        let world = best.map(|(share, material)| {
            self.words.fill(
                "class-world-territory",
                &[
                    ("territory", place.into()),
                    ("share", percent(share).into()),
                    ("material", self.material(material).into()),
                ],
            )
        });
        Some(Question {
            kind: "fought",
            weight: 50 + self.fights.count.min(40),
            text: self.words.fill(
                "class-ask-fought",
                &[("territory", place.into()), ("count", self.fights.count.into()), ("lost", self.fights.lost.into())],
            ),
            world: world.unwrap_or_default(),
        })
    }

    /// Who held most, and whether that was it.
    fn spread(&self) -> Option<Question> {
        let (seat, view) = self.over.seats.iter().max_by_key(|(_, seat)| seat.materials.len())?;
        let rank = self.over.ranks.as_ref()?.get(seat).copied()?;
        Some(Question {
            kind: "spread",
            weight: 20,
            text: self.words.fill(
                "class-ask-spread",
                &[("name", self.name(seat).into()), ("materials", view.materials.len().into()), ("rank", rank.into())],
            ),
            world: String::new(),
        })
    }

    /// What the world would have to do without.
    fn china(&self) -> Option<Question> {
        let needed = Material::all().filter(|material| !self.needed_by(*material).is_empty());
        let material = needed.max_by(|one, other| one.china_share().total_cmp(&other.china_share()))?;
        Some(Question {
            kind: "china",
            weight: 10,
            text: self.words.fill("class-ask-china", &[("material", self.material(material).into())]),
            world: self.world(material),
        })
    }

    fn world(&self, material: Material) -> String {
        self.words.fill(
            "class-world-material",
            &[("material", self.material(material).into()), ("supply", supply(self.words, material).into())],
        )
    }
}

#[cfg(test)]
mod tests {
    use game::{Actor, Game, GameOptions, Language, Viewer};
    use rawsiko::{Options, State};
    use testkit::Random;

    use super::*;

    /// A game played at random, and all that happened.
    fn played(players: usize, seed: u64) -> (View, Vec<Event>) {
        let mut random = Random::new(seed);
        let options = Options::for_players(players).expect("3 to 5 play");
        let mut deal = State::deal(&options, &mut random);
        let mut state = State::start(&options, &deal.setup).expect("a deal is legal");
        let (mut events, mut legal) = (Vec::new(), Vec::new());
        while let Some(by) = state.to_act() {
            let action = match by {
                Actor::Chance => state.outcome(&mut deal.fate, &mut random),
                Actor::Seat(_) => {
                    state.legal_actions(&mut legal);
                    random.pick(&legal)
                }
            };
            events.extend(state.apply(by, action).expect("it is legal"));
        }
        (state.view(Viewer::Spectator), events)
    }

    #[test]
    fn every_game_leads_to_three_questions_in_every_language() {
        for seed in 1..=12 {
            for players in 3..=5 {
                let (view, events) = played(players, seed);
                let names = BySeat::from_fn(players, |seat| format!("Otter{}", seat.index()));
                for language in Language::ALL {
                    let told = debrief(Words::of(language), &view, &events, &names);
                    let kinds: std::collections::BTreeSet<_> = told.questions.iter().map(|one| one.kind).collect();
                    assert!(kinds.len() >= 3, "{kinds:?}");
                    assert_eq!(kinds.len(), told.questions.len(), "one of each kind");
                    assert!(!told.decided.is_empty());
                    assert_eq!(told.held.len(), 31);
                    let all = format!("{told:?}");
                    assert!(!all.contains('⟦') && !all.contains("{ $"), "{all}");
                }
            }
        }
    }

    #[test]
    fn what_is_told_of_materials_is_what_the_view_says() {
        let (view, events) = played(3, 4);
        let names = BySeat::from_fn(3, |seat| seat.index().to_string());
        let told = debrief(Words::of(Language::English), &view, &events, &names);
        for (material, held) in Material::all().zip(&told.held) {
            let seats: Vec<Seat> =
                view.seats.iter().filter(|(_, seat)| seat.materials.contains(material)).map(|(seat, _)| seat).collect();
            assert_eq!(held.seats, seats);
            assert!(held.world.contains("China"), "{}", held.world);
        }
    }
}
