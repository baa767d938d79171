//! Why a player of RAWsiko might do something: what it brings to the card, at which odds, what it costs and leaves open.
//!
//! Everything said here follows from the rules and the view: points, odds and income are exact.

#[cfg(test)]
mod tests;

use game::Seat;
use rawsiko::{
    Action, Application, Change, Look, Material, Materials, Phase, State, Territories, Territory, TerritoryView, View,
    materials_of, odds,
};

use crate::{Hints, Opinion};

/// So many materials of an application are looked for.
const MOST_SOUGHT: usize = 2;
/// What is at least as likely as this is expected.
const EVEN: f64 = 0.5;

/// Why somebody might do something. Chances are from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Reason {
    /// What comes to the card and to the income: the materials that the card needs, the others, and the income before
    /// and after, where it rises and matters.
    Brings { needed: Materials, others: Materials, completes: Vec<Application>, income: Option<(u8, u8)> },
    /// More that the card needs lies next to it.
    NearIt(Vec<(Territory, Materials)>),
    /// So many territories next to a claim are others'.
    OthersBeside(usize),
    /// With more assets here another territory falls sooner; what it has that the card needs.
    Reach { from: Territory, before: u8, after: u8, to: Territory, few: f64, many: f64, needed: Materials },
    /// Nobody stands next to a territory; while assets are placed, they are free to go elsewhere.
    NobodyBeside { territory: Territory, placing: bool },
    /// A territory is empty: no dice are needed.
    NoDice(Territory),
    /// Who could take back what is taken with so many.
    TakenBack { n: u8, by: Army, chance: f64 },
    /// What assets that go somewhere can reach from there in the next turn: all that is new in it, and what of that the
    /// card needs.
    Ahead { to: Territory, there: Option<Army>, brings: Materials, needed: Materials },
    /// The odds of an attack with all that can go, and what it costs both on average.
    Attack { movable: u8, to: Territory, owner: Seat, assets: u8, chance: f64, lost: f64, killed: f64 },
    /// It is somebody's last territory.
    LastOf(Seat),
    /// What somebody would lose.
    Takes { from: Seat, materials: Materials, income: u8 },
    /// The best attack that is left, and what it has for the card.
    BestAttack { from: Territory, to: Territory, chance: f64, needed: Materials },
    /// No attack brings anything.
    NoAttack,
    /// The weakest border.
    Weakest { territory: Territory, by: Army, chance: f64 },
    /// How safe a territory is before and after.
    Holds { territory: Territory, by: Army, before: f64, after: f64 },
    /// A territory is left empty: what that costs, and which applications it breaks.
    LeftEmpty { from: Territory, materials: Materials, breaks: Vec<Application> },
    /// So many stay, and who could take it from them.
    Stays { from: Territory, n: u8, threat: Option<(Army, f64)> },
    /// The application that is nearest, what it misses, and where the first of that lie.
    Nearest { application: Application, missing: Materials, lie: Vec<(Material, Vec<Place>)> },
    /// Nothing else promises more.
    NothingBetter,
}

impl Reason {
    /// Whether it speaks against doing this: somebody who reads both is none the wiser.
    #[must_use]
    pub fn argues_against(&self, action: Action) -> bool {
        match self {
            Reason::Brings { needed, completes, income, .. } => {
                needed.is_empty() && completes.is_empty() && income.is_none()
            }
            // Nobody there to be kept out, and yet somebody goes there.
            Reason::NobodyBeside { placing, .. } => !placing,
            Reason::Reach { few, many, .. } => !more(*many, *few),
            Reason::Weakest { chance, .. } => *chance >= EVEN,
            Reason::BestAttack { chance, needed, .. } => action == Action::End && *chance >= EVEN && !needed.is_empty(),
            Reason::Attack { chance, .. } => *chance < EVEN,
            Reason::TakenBack { chance, .. } | Reason::Stays { threat: Some((_, chance)), .. } => *chance >= EVEN,
            Reason::Holds { before, after, .. } => !more(*before, *after),
            Reason::LeftEmpty { materials, .. } => !materials.is_empty(),
            _ => false,
        }
    }
}

/// Whether one chance is told as more than the other: in whole percents, and where these end as `<1%` and `>99%`.
fn more(one: f64, other: f64) -> bool {
    let [one, other] = [one, other].map(|chance| 100.0 * chance);
    one.round() > other.round() && (one >= 1.0 && other <= 99.0)
}

/// A territory, and who stands there.
pub type Place = (Territory, Option<Army>);

/// Somebody's assets in a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Army {
    /// Whose.
    pub owner: Seat,
    /// How many.
    pub assets: u8,
    /// Where.
    pub territory: Territory,
}

impl Army {
    fn of(there: &TerritoryView) -> Option<Army> {
        there.owner.map(|owner| Army { owner, assets: there.assets, territory: there.territory })
    }
}

impl Hints for State {
    const PLAYOUTS: u32 = 20_000;

    type Reason = Reason;
    type Heard = ();

    fn reasons(view: &View, legal: &[Action], opinions: &[Opinion<Action>], (): &()) -> Vec<Reason> {
        let Some(Opinion { action, .. }) = opinions.first().copied() else { return Vec::new() };
        let mut said = advised(view, legal, action);
        // What follows from the rules looks one step ahead and the search further: what speaks against it is left out.
        said.retain(|reason| !reason.argues_against(action));
        if said.is_empty() {
            said.push(Reason::NothingBetter);
        }
        said
    }
}

/// What speaks for and against an action, by the rules.
fn advised(view: &View, legal: &[Action], action: Action) -> Vec<Reason> {
    let (Phase::Claim { seat, .. } | Phase::Place { seat, .. } | Phase::Act { seat } | Phase::Trade { seat, .. }) =
        view.phase
    else {
        return Vec::new();
    };
    let reasons = Reasons { look: Look::new(view, seat) };
    match action {
        Action::Claim(group) => reasons.claim(group.territories()),
        Action::Place { territory, n } => reasons.place(territory, n),
        Action::Move { from, to, n } if reasons.look.owns(to) => reasons.support(from, to, n),
        Action::Move { from, to, n } => reasons.occupy(from, to, n),
        Action::Attack { from, to, n } => reasons.attack(from, to, n),
        Action::End => reasons.end(legal),
        Action::Trade(material) => reasons.trade(Materials::NONE.with(material)),
        Action::Roll { .. } => Vec::new(),
    }
}

struct Reasons<'r> {
    look: Look<'r>,
}

impl Reasons<'_> {
    fn claim(&self, group: Territories) -> Vec<Reason> {
        let materials = materials_of(group);
        let mut said = vec![self.brings(&self.look.gain(materials))];
        let around = group.iter().fold(Territories::NONE, |all, one| all.union(one.neighbours())).minus(group);
        let missing = self.look.missing().minus(materials);
        let near = around.iter().map(|one| (one, one.materials().common(missing)));
        let near: Vec<(Territory, Materials)> = near.filter(|(_, needed)| !needed.is_empty()).collect();
        if !near.is_empty() {
            said.push(Reason::NearIt(near));
        }
        let others = around.iter().filter(|one| self.look.at(*one).owner.is_some() && !self.look.owns(*one)).count();
        said.push(Reason::OthersBeside(others));
        said
    }

    fn place(&self, territory: Territory, n: u8) -> Vec<Reason> {
        let look = &self.look;
        let before = look.at(territory).assets;
        let after = before.saturating_add(n);
        let mut targets: Vec<TerritoryView> =
            look.beside(territory).iter().map(|one| look.at(one)).filter(|one| one.owner.is_some()).collect();
        targets.sort_by(|one, other| {
            look.worth(other.territory.materials()).total_cmp(&look.worth(one.territory.materials()))
        });
        let mut said = Vec::new();
        for there in targets.iter().take(2) {
            let [few, many] = [before, after].map(|assets| odds(look.may_go(assets), there.assets).take);
            let needed = look.gain(there.territory.materials()).needed;
            said.push(Reason::Reach { from: territory, before, after, to: there.territory, few, many, needed });
        }
        said.extend(self.hold(territory, before, after));
        if said.is_empty() {
            said.push(Reason::NobodyBeside { territory, placing: true });
        }
        said.extend(self.nearest());
        said
    }

    fn occupy(&self, from: Territory, to: Territory, n: u8) -> Vec<Reason> {
        let mut said = vec![Reason::NoDice(to)];
        said.push(self.brings(&self.look.exchange(self.emptied(from, n), to.materials()).0));
        said.extend(self.ahead(from, to));
        let threat = self.look.threat(to).and_then(|threat| Army::of(&threat));
        said.extend(threat.map(|by| Reason::TakenBack { n, by, chance: self.look.danger(to, n) }));
        said.push(self.leaves(from, to, n));
        said
    }

    fn support(&self, from: Territory, to: Territory, n: u8) -> Vec<Reason> {
        let assets = self.look.at(to).assets;
        let hold = self.hold(to, assets, assets.saturating_add(n));
        let mut said = vec![hold.unwrap_or(Reason::NobodyBeside { territory: to, placing: false })];
        said.extend(self.ahead(from, to));
        said.push(self.leaves(from, to, n));
        said
    }

    fn attack(&self, from: Territory, to: Territory, n: u8) -> Vec<Reason> {
        let (here, there) = (self.look.at(from), self.look.at(to));
        let all = odds(here.movable, there.assets);
        let mut said = Vec::new();
        if let Some(owner) = there.owner {
            said.push(Reason::Attack {
                movable: here.movable,
                to,
                owner,
                assets: there.assets,
                chance: all.take,
                lost: all.attacker_losses,
                killed: all.defender_losses,
            });
        }
        said.push(self.brings(&self.look.exchange(self.emptied(from, n), to.materials()).0));
        said.extend(there.owner.and_then(|owner| takes(Look::new(self.look.view, owner), to)));
        said.push(self.leaves(from, to, n));
        said
    }

    /// What assets can reach in the next turn from where they go, and could not from where they were.
    fn ahead(&self, from: Territory, to: Territory) -> Option<Reason> {
        let look = &self.look;
        if look.view.turn >= look.view.turns {
            return None;
        }
        let targets = look.beside(to).minus(from.neighbours()).iter();
        let targets = targets.map(|one| (one, look.worth(one.materials()))).filter(|(_, worth)| *worth > 0.0);
        let (best, _) = targets.reduce(|best, one| if one.1 > best.1 { one } else { best })?;
        let gain = look.gain(best.materials().minus(to.materials()));
        let (brings, needed) = (gain.materials, gain.needed);
        (!brings.is_empty()).then(|| Reason::Ahead { to: best, there: Army::of(&look.at(best)), brings, needed })
    }

    fn end(&self, legal: &[Action]) -> Vec<Reason> {
        let look = &self.look;
        let attacks = legal.iter().filter_map(|action| match action {
            Action::Attack { from, to, .. } => {
                let chance = odds(look.at(*from).movable, look.at(*to).assets).take;
                Some((*from, *to, chance, chance * look.worth(to.materials())))
            }
            _ => None,
        });
        let mut said = vec![match attacks.reduce(|best, one| if one.3 > best.3 { one } else { best }) {
            Some((from, to, chance, worth)) if worth > 0.0 => {
                Reason::BestAttack { from, to, chance, needed: look.gain(to.materials()).needed }
            }
            _ => Reason::NoAttack,
        }];
        let own = look.view.seats[look.seat].territories;
        let weak = own.iter().map(|one| (one, look.danger(one, look.at(one).assets)));
        let weak = weak.map(|(one, danger)| (one, danger * (0.1 + look.cost(Territories::NONE.with(one)))));
        if let Some((one, _)) = weak.filter(|(_, risk)| *risk > 0.0).reduce(|a, b| if b.1 > a.1 { b } else { a }) {
            let assets = look.at(one).assets;
            said.extend(self.hold(one, assets, assets));
        }
        said.extend(self.nearest());
        said
    }

    fn trade(&self, material: Materials) -> Vec<Reason> {
        [self.brings(&self.look.gain(material))].into_iter().chain(self.nearest()).collect()
    }

    /// What materials would bring to the card and the income.
    fn brings(&self, gain: &Change) -> Reason {
        let now = self.look.view.seats[self.look.seat].income;
        let matters = gain.income > 0 && self.look.view.turn < self.look.view.turns;
        Reason::Brings {
            needed: gain.needed,
            others: gain.materials.minus(gain.needed),
            completes: gain.applications.clone(),
            income: matters.then_some((now, now + gain.income)),
        }
    }

    /// How safe a territory is with so many assets before and after.
    fn hold(&self, territory: Territory, before: u8, after: u8) -> Option<Reason> {
        let by = Army::of(&self.look.threat(territory)?)?;
        let [now, then] = [before, after].map(|assets| self.look.danger(territory, assets));
        Some(match before == after {
            true => Reason::Weakest { territory, by, chance: now },
            false => Reason::Holds { territory, by, before: now, after: then },
        })
    }

    /// What stays where assets go away.
    fn leaves(&self, from: Territory, to: Territory, n: u8) -> Reason {
        let stays = self.look.at(from).assets - n;
        if stays == 0 {
            let loss = self.look.exchange(self.emptied(from, n), to.materials()).1;
            return Reason::LeftEmpty { from, materials: loss.materials, breaks: loss.applications };
        }
        let threat = self.look.threat(from).and_then(|threat| Army::of(&threat));
        Reason::Stays { from, n: stays, threat: threat.map(|by| (by, self.look.danger(from, stays))) }
    }

    /// What is left empty if `n` assets go away.
    fn emptied(&self, from: Territory, n: u8) -> Territories {
        if n < self.look.at(from).assets { Territories::NONE } else { Territories::NONE.with(from) }
    }

    /// The application that is nearest, and where its materials lie.
    fn nearest(&self) -> Option<Reason> {
        let card = self.look.view.seats[self.look.seat].objective?;
        let open = card.score.applications.into_iter().filter(|one| !one.is_complete());
        let one = open.min_by_key(|one| (one.missing.len(), u8::MAX - one.application.points()))?;
        let places = |material: Material| {
            let places = material.territories().iter();
            (material, places.map(|place| (place, Army::of(&self.look.at(place)))).collect())
        };
        let lie = one.missing.iter().take(MOST_SOUGHT).map(places).collect();
        Some(Reason::Nearest { application: one.application, missing: one.missing, lie })
    }
}

/// What a territory is to its owner.
fn takes(other: Look<'_>, territory: Territory) -> Option<Reason> {
    if other.view.seats[other.seat].territories.len() == 1 {
        return Some(Reason::LastOf(other.seat));
    }
    let loss = other.loss(Territories::NONE.with(territory));
    let (materials, income) = (loss.materials, loss.income);
    (!materials.is_empty()).then_some(Reason::Takes { from: other.seat, materials, income })
}
