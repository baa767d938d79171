//! Why a player of RAWsiko might do something: what it brings to the card, at which odds, what it costs and leaves open.
//!
//! Everything said here follows from the rules and the view: points, odds and income are exact.

#[cfg(test)]
mod tests;

use game::Names;
use rawsiko::{
    Action, Change, Language, Look, Materials, Phase, State, Territories, Territory, TerritoryView, View, odds,
};

use crate::Hints;

const ENGLISH: Language = Language::English;
/// So many places are named where something lies.
const MOST_PLACES: usize = 4;

impl Hints for State {
    const PLAYOUTS: u32 = 20_000;
    // Many orders of the same moves come to the same.
    const AS_GOOD: f32 = 0.01;
    const ABOUT: &'static str = "all but the chance to win is exact";

    fn reasons(view: &View, legal: &[Action], action: Action, names: &Names) -> Vec<String> {
        let (Phase::Claim { seat, .. } | Phase::Place { seat, .. } | Phase::Act { seat } | Phase::Trade { seat, .. }) =
            view.phase
        else {
            return Vec::new();
        };
        let reasons = Reasons { look: Look::new(view, seat), names };
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
}

struct Reasons<'r> {
    look: Look<'r>,
    names: &'r Names,
}

impl Reasons<'_> {
    fn claim(&self, group: Territories) -> Vec<String> {
        let materials = group.iter().fold(Materials::NONE, |all, one| all.union(one.materials()));
        let mut said = vec![self.brings(&self.look.gain(materials))];
        let around = group.iter().fold(Territories::NONE, |all, one| all.union(one.neighbours())).minus(group);
        let missing = self.look.missing().minus(materials);
        let near = around.iter().filter(|one| !one.materials().common(missing).is_empty());
        let near: Vec<String> = near.map(|one| format!("{one} ({})", one.materials().common(missing))).collect();
        if !near.is_empty() {
            said.push(format!("Next to it lies more that your card needs: {}.", near.join(", ")));
        }
        let others = around.iter().filter(|one| self.look.at(*one).owner.is_some() && !self.look.owns(*one)).count();
        said.push(match others {
            0 => "Nobody else stands next to it yet.".to_owned(),
            1 => "One territory next to it is another's.".to_owned(),
            n => format!("{n} territories next to it are others'."),
        });
        said
    }

    fn place(&self, territory: Territory, n: u8) -> Vec<String> {
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
            let [few, many] = [before, after].map(|assets| percent(odds(look.may_go(assets), there.assets).take));
            let brings = look.gain(there.territory.materials());
            let brings =
                if brings.needed.is_empty() { String::new() } else { format!(", which has {}", brings.needed) };
            said.push(format!(
                "With {after} in {territory} instead of {before}, you take {} with {many} instead of {few}{brings}.",
                there.territory
            ));
        }
        said.extend(self.hold(territory, before, after));
        if said.is_empty() {
            said.push(format!("Nobody stands next to {territory}: its assets are free to go for what is empty."));
        }
        said.extend(self.nearest());
        said
    }

    fn occupy(&self, from: Territory, to: Territory, n: u8) -> Vec<String> {
        let mut said = vec![format!("{} is empty: no dice are needed.", to.name(ENGLISH))];
        said.push(self.brings(&self.look.exchange(self.emptied(from, n), to.materials()).0));
        if let Some(threat) = self.look.threat(to) {
            let chance = percent(self.look.danger(to, n));
            said.push(format!("With {n} there, {} could take it back with {chance}.", self.army(&threat)));
        }
        said.push(self.leaves(from, to, n));
        said
    }

    fn support(&self, from: Territory, to: Territory, n: u8) -> Vec<String> {
        let assets = self.look.at(to).assets;
        let mut said: Vec<String> = self.hold(to, assets, assets.saturating_add(n)).into_iter().collect();
        if said.is_empty() {
            said.push(format!("Nobody stands next to {to}."));
        }
        said.extend(self.ahead(from, to));
        said.push(self.leaves(from, to, n));
        said
    }

    fn attack(&self, from: Territory, to: Territory, n: u8) -> Vec<String> {
        let (here, there) = (self.look.at(from), self.look.at(to));
        let all = odds(here.movable, there.assets);
        let owner = there.owner.map_or("nobody", |owner| self.names.of(owner));
        let mut said = vec![format!(
            "With the {} that can go, you take {to} from {owner} ({}) with {}; on average it costs you {:.1} and {owner} {:.1}.",
            here.movable,
            there.assets,
            percent(all.take),
            all.attacker_losses,
            all.defender_losses
        )];
        said.push(self.brings(&self.look.exchange(self.emptied(from, n), to.materials()).0));
        if let Some(owner) = there.owner {
            said.extend(self.takes(Look::new(self.look.view, owner), to));
        }
        said.push(self.leaves(from, to, n));
        said
    }

    /// What assets that go to an own territory can reach from there in the next turn.
    fn ahead(&self, from: Territory, to: Territory) -> Option<String> {
        let look = &self.look;
        let targets = look.beside(to).minus(from.neighbours()).iter();
        let targets = targets.map(|one| (one, look.worth(one.materials()))).filter(|(_, worth)| *worth > 0.0);
        let (best, _) = targets.reduce(|best, one| if one.1 > best.1 { one } else { best })?;
        let brings = look.gain(best.materials()).materials;
        Some(format!("From there they reach {} in the next turn, which has {brings}.", self.whose(best)))
    }

    /// What a territory is to its owner.
    fn takes(&self, other: Look<'_>, territory: Territory) -> Option<String> {
        let name = self.names.of(other.seat);
        if other.view.seats[other.seat].territories.len() == 1 {
            return Some(format!("It is the last territory of {name}, who would be out."));
        }
        let loss = other.loss(Territories::NONE.with(territory));
        let income = if loss.income == 0 { String::new() } else { format!(", and {} of income", loss.income) };
        (!loss.materials.is_empty()).then(|| format!("{name} would lose {}{income}.", loss.materials))
    }

    fn end(&self, legal: &[Action]) -> Vec<String> {
        let look = &self.look;
        let attacks = legal.iter().filter_map(|action| match action {
            Action::Attack { from, to, .. } => {
                let chance = odds(look.at(*from).movable, look.at(*to).assets).take;
                Some((*from, *to, chance, chance * look.worth(to.materials())))
            }
            _ => None,
        });
        let mut said = Vec::new();
        match attacks.reduce(|best, one| if one.3 > best.3 { one } else { best }) {
            Some((from, to, chance, worth)) if worth > 0.0 => {
                let needed = look.gain(to.materials()).needed;
                let gain = if needed.is_empty() { "nothing your card needs".to_owned() } else { needed.to_string() };
                let chance = percent(chance);
                said.push(format!("The best attack left is from {from} on {to}: {chance}, for {gain}."));
            }
            _ => said.push("Nothing that is left to attack brings you anything new.".to_owned()),
        }
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

    fn trade(&self, material: Materials) -> Vec<String> {
        vec![self.brings(&self.look.gain(material))].into_iter().chain(self.nearest()).collect()
    }

    /// What materials would bring to the card and the income.
    fn brings(&self, gain: &Change) -> String {
        if gain.materials.is_empty() {
            return "It brings no material that you do not hold.".to_owned();
        }
        let mut parts = vec![match (gain.needed.is_empty(), gain.needed == gain.materials) {
            (true, _) => format!("{}, which your card does not need", gain.materials),
            (_, true) => format!("{} for your card", gain.needed),
            (_, _) => format!("{} for your card, and {}", gain.needed, gain.materials.minus(gain.needed)),
        }];
        parts.extend(
            gain.applications.iter().map(|one| format!("completes {} for {} points", one.name(ENGLISH), one.points())),
        );
        if gain.income > 0 && self.look.view.turn < self.look.view.turns {
            let now = self.look.view.seats[self.look.seat].income;
            parts.push(format!("raises your income from {now} to {}", now + gain.income));
        }
        let rest = parts.split_off(1);
        let rest = if rest.is_empty() { String::new() } else { format!("; it {}", rest.join(" and ")) };
        format!("It brings {}{rest}.", parts.concat())
    }

    /// How safe a territory is with so many assets before and after.
    fn hold(&self, territory: Territory, before: u8, after: u8) -> Option<String> {
        let threat = self.look.threat(territory)?;
        let [now, then] = [before, after].map(|assets| percent(self.look.danger(territory, assets)));
        let army = self.army(&threat);
        Some(match (before == after, now == then) {
            (true, _) => format!("Your weakest border is {territory}: {army} would take it with {now}."),
            (_, true) => format!("{territory} would fall to {army} with {now} either way."),
            (_, false) => format!("{territory} would fall to {army} with {then} instead of {now}."),
        })
    }

    /// What stays where assets go away.
    fn leaves(&self, from: Territory, to: Territory, n: u8) -> String {
        let stays = self.look.at(from).assets - n;
        if stays == 0 {
            let loss = self.look.exchange(self.emptied(from, n), to.materials()).1;
            let broken = loss.applications.iter().map(|one| format!(" and breaks {}", one.name(ENGLISH)));
            let broken: String = broken.collect();
            return match loss.materials.is_empty() {
                true => format!("{from} is left empty, which costs no material."),
                false => format!("{from} is left empty, which costs {}{broken}.", loss.materials),
            };
        }
        match self.look.threat(from) {
            Some(threat) => {
                let chance = percent(self.look.danger(from, stays));
                format!("{stays} would stay in {from}, which {} could take with {chance}.", self.army(&threat))
            }
            None => format!("{stays} would stay in {from}, next to nobody."),
        }
    }

    /// What is left empty if `n` assets go away.
    fn emptied(&self, from: Territory, n: u8) -> Territories {
        if n < self.look.at(from).assets { Territories::NONE } else { Territories::NONE.with(from) }
    }

    /// `Trader 1's 4 in turkey`.
    fn army(&self, there: &TerritoryView) -> String {
        let owner = there.owner.map_or("nobody", |owner| self.names.of(owner));
        format!("{owner}'s {} in {}", there.assets, there.territory)
    }

    /// The application that is nearest, and where its materials lie.
    fn nearest(&self) -> Option<String> {
        let card = self.look.view.seats[self.look.seat].objective?;
        let open = card.score.applications.into_iter().filter(|one| !one.is_complete());
        let one = open.min_by_key(|one| (one.missing.len(), u8::MAX - one.application.points()))?;
        let lie = one.missing.iter().take(2).map(|material| {
            let places = material.territories();
            let mut named: Vec<String> = places.iter().take(MOST_PLACES).map(|place| self.whose(place)).collect();
            if usize::from(places.len()) > MOST_PLACES {
                named.push("elsewhere".to_owned());
            }
            format!("{material} lies in {}", named.join(", "))
        });
        let lie = lie.collect::<Vec<_>>().join("; ");
        let (name, points, missing) = (one.application.name(ENGLISH), one.application.points(), one.missing);
        Some(format!("Nearest on your card is {name} ({points} points), which misses {missing}: {lie}."))
    }

    fn whose(&self, territory: Territory) -> String {
        let here = self.look.at(territory);
        let who =
            here.owner.map_or("empty".to_owned(), |owner| format!("{} with {}", self.names.of(owner), here.assets));
        format!("{territory} ({who})")
    }
}

/// What is not quite certain is not called so.
fn percent(chance: f64) -> String {
    match 100.0 * chance {
        some if some > 99.0 && chance < 1.0 => "over 99 %".to_owned(),
        some if some > 0.0 && some < 1.0 => "less than 1 %".to_owned(),
        some => format!("{some:.0} %"),
    }
}
