//! Which of the many actions get a number: the most useful, by what they bring to the card, the odds, and what they
//! leave open. Everything else can be typed.

use rawsiko::{
    Action, Continent, Group, Look, MOST_DICE, Material, Materials, Phase, Territories, Territory, materials_of, odds,
};

/// So many are numbered at most, without `end`.
const MOST: usize = 12;
/// Of the claims in one continent, if there are others, and of the ways to one territory.
const MOST_IN_ONE: usize = 2;
/// Of what is legal but hardly useful.
const MOST_POOR: usize = 3;
/// Below this an action is hardly useful, in points.
const USEFUL: f64 = 0.15;
/// What a territory is worth, whatever it holds; what an asset is worth; how much of a danger counts.
const TERRITORY: f64 = 0.2;
const ASSET: f64 = 0.3;
const RISK: f64 = 0.5;
/// What lies around a claim, as a part of what it would be worth itself.
const AROUND: f64 = 0.1;

/// A material that the card does not need, before one that is held already.
const NEW: f64 = 0.001;

/// An action and what it is worth, by rule of thumb.
type Idea = (Action, f64);

pub(super) fn offered(look: &Look<'_>, legal: &[Action]) -> Vec<Action> {
    let chosen = match legal.first() {
        Some(Action::Claim(_)) => claims(look, legal),
        Some(Action::Place { .. }) => places(look, legal),
        Some(Action::Trade(_)) => trades(look, legal),
        Some(Action::Move { .. } | Action::Attack { .. } | Action::End) => acts(look),
        Some(Action::Roll { .. }) | None => Vec::new(),
    };
    if chosen.is_empty() { legal.to_vec() } else { chosen }
}

/// The best first; of equally good ones, the first stays first.
fn sort(ideas: &mut [Idea]) {
    ideas.sort_by(|one, other| other.1.total_cmp(&one.1));
}

fn claims(look: &Look<'_>, legal: &[Action]) -> Vec<Action> {
    let groups = legal.iter().filter_map(|action| if let Action::Claim(group) = action { Some(*group) } else { None });
    let mut ideas: Vec<(Group, f64)> = groups.map(|group| (group, claim_worth(look, group))).collect();
    ideas.sort_by(|one, other| other.1.total_cmp(&one.1));
    let several = ideas.iter().any(|(group, _)| group.continent() != ideas[0].0.continent());
    let most = if several { MOST_IN_ONE } else { MOST };
    let mut taken = [0; Continent::COUNT];
    ideas.retain(|(group, _)| {
        let count = &mut taken[group.continent().index()];
        *count += 1;
        *count <= most
    });
    ideas.into_iter().take(MOST).map(|(group, _)| Action::Claim(group)).collect()
}

fn claim_worth(look: &Look<'_>, group: Group) -> f64 {
    let own = group.territories();
    let around = own.iter().fold(Territories::NONE, |all, one| all.union(one.neighbours())).minus(own);
    let promises: f64 = around.iter().map(|one| look.worth(one.materials())).sum();
    look.worth(materials_of(own)) + AROUND * promises
}

/// Everything that is left to one territory, by what it makes possible and what it guards.
fn places(look: &Look<'_>, legal: &[Action]) -> Vec<Action> {
    let left =
        legal.iter().filter_map(|action| if let Action::Place { n, .. } = action { Some(*n) } else { None }).max();
    let n = left.unwrap_or(1);
    let own = look.view.seats[look.seat].territories;
    let mut ideas: Vec<Idea> =
        own.iter().map(|territory| (Action::Place { territory, n }, place_worth(look, territory, n))).collect();
    sort(&mut ideas);
    ideas.into_iter().take(MOST).map(|(action, _)| action).collect()
}

fn place_worth(look: &Look<'_>, territory: Territory, n: u8) -> f64 {
    let before = look.at(territory).assets;
    let after = before.saturating_add(n);
    let reach = best_target(look, territory, n).map_or(0.0, |(_, worth)| worth);
    let safer = look.danger(territory, before) - look.danger(territory, after);
    reach + RISK * safer * (TERRITORY + look.cost(Territories::NONE.with(territory)))
}

/// The territory of another for which `n` more assets here promise most, and how much more that is.
pub(super) fn best_target(look: &Look<'_>, from: Territory, n: u8) -> Option<(Territory, f64)> {
    let assets = look.at(from).assets;
    let (few, many) = (look.may_go(assets), look.may_go(assets.saturating_add(n)));
    let others = look.beside(from).iter().filter(|to| look.at(*to).owner.is_some());
    let more = others.map(|to| {
        let defenders = look.at(to).assets;
        let chance = odds(many, defenders).take - odds(few, defenders).take;
        (to, chance * (TERRITORY + look.worth(to.materials())))
    });
    more.reduce(|best, one| if one.1 > best.1 { one } else { best })
}

fn trades(look: &Look<'_>, legal: &[Action]) -> Vec<Action> {
    let left = match look.view.phase {
        Phase::Trade { left, .. } => left,
        _ => 1,
    };
    let materials = legal.iter().filter_map(|action| if let Action::Trade(one) = action { Some(*one) } else { None });
    let mut ideas: Vec<Idea> =
        materials.map(|material| (Action::Trade(material), trade_worth(look, material, left))).collect();
    sort(&mut ideas);
    let needed = ideas.iter().filter(|(_, worth)| *worth > NEW).count();
    ideas.into_iter().take(needed.clamp(MOST_POOR, MOST)).map(|(action, _)| action).collect()
}

/// What a material completes, with the other trades that are left; then what it brings nearer; then any new one.
fn trade_worth(look: &Look<'_>, material: Material, left: u8) -> f64 {
    let player = &look.view.seats[look.seat];
    let score = player.objective.map(|objective| objective.score.applications);
    let apps = score.into_iter().flatten().filter(|one| one.missing.contains(material) && one.missing.len() <= left);
    let completes: f64 = apps.map(|one| f64::from(one.application.points())).sum();
    let new = !player.materials.contains(material);
    completes + look.worth(Materials::NONE.with(material)) / 10.0 + if new { NEW } else { 0.0 }
}

/// What is useful, then `end`, then a few that are not.
fn acts(look: &Look<'_>) -> Vec<Action> {
    let own = look.view.seats[look.seat].territories;
    let mut ideas = Vec::new();
    for from in own.iter().filter(|from| look.at(*from).movable > 0) {
        ideas.extend(look.beside(from).iter().filter_map(|to| match look.at(to).owner {
            None => occupy(look, from, to),
            Some(_) => attack(look, from, to),
        }));
        ideas.extend(from.neighbours().common(own).iter().filter_map(|to| support(look, from, to)));
    }
    sort(&mut ideas);
    let mut ways = [0; Territory::COUNT];
    ideas.retain(|(action, _)| {
        let (Action::Move { to, .. } | Action::Attack { to, .. }) = action else { return true };
        ways[to.index()] += 1;
        ways[to.index()] <= MOST_IN_ONE
    });
    let useful = ideas.iter().filter(|(_, worth)| *worth > USEFUL).count().min(MOST);
    let mut actions: Vec<Action> = ideas.iter().map(|(action, _)| *action).collect();
    actions.truncate(useful + MOST_POOR);
    actions.insert(useful, Action::End);
    actions
}

/// What a territory brings to whoever goes there with `n`; the last asset gives up what it leaves.
fn prize(look: &Look<'_>, from: Territory, to: Territory, n: u8) -> f64 {
    if n == look.at(from).assets {
        return look.exchange_worth(Territories::NONE.with(from), to.materials());
    }
    TERRITORY + look.worth(to.materials())
}

/// What `n` assets leave open where they go away; nothing if nothing is left there.
fn left_open(look: &Look<'_>, from: Territory, n: u8) -> f64 {
    let assets = look.at(from).assets;
    if assets == n {
        return 0.0;
    }
    let worth = TERRITORY + look.cost(Territories::NONE.with(from));
    worth * RISK * (look.danger(from, assets - n) - look.danger(from, assets)).max(0.0)
}

/// Into an empty territory, with one asset or with half of them.
fn occupy(look: &Look<'_>, from: Territory, to: Territory) -> Option<Idea> {
    let movable = look.at(from).movable;
    let with = |n: u8| {
        let worth = prize(look, from, to, n) * (1.0 - RISK * look.danger(to, n)) - left_open(look, from, n);
        (Action::Move { from, to, n }, worth)
    };
    [1, movable.div_ceil(2)].map(with).into_iter().reduce(|best, one| if one.1 > best.1 { one } else { best })
}

/// Against another's territory, with all that can go or with all but the last.
fn attack(look: &Look<'_>, from: Territory, to: Territory) -> Option<Idea> {
    let (here, there) = (look.at(from), look.at(to));
    let with = |go: u8| {
        let odds = odds(go, there.assets);
        let lost = ASSET * (odds.attacker_losses - odds.defender_losses);
        // Whoever loses with the last asset gives up the territory they came from.
        let beaten =
            if go == here.assets { look.cost(Territories::NONE.with(from)) } else { left_open(look, from, go) };
        let n = go.min(MOST_DICE);
        let worth = odds.take * prize(look, from, to, n) - (1.0 - odds.take) * beaten - lost;
        (Action::Attack { from, to, n }, worth)
    };
    let all_but_one = here.movable - u8::from(here.movable == here.assets);
    [here.movable, all_but_one]
        .into_iter()
        .filter(|go| *go > 0)
        .map(with)
        .reduce(|best, one| if one.1 > best.1 { one } else { best })
}

/// To an own territory that needs it more.
fn support(look: &Look<'_>, from: Territory, to: Territory) -> Option<Idea> {
    let (here, there) = (look.at(from), look.at(to));
    let n = here.movable - u8::from(here.movable == here.assets);
    // Who stands at the border themselves stays there.
    if n == 0 || look.threat(from).is_some() || look.threat(to).is_none() {
        return None;
    }
    let safer = look.danger(to, there.assets) - look.danger(to, there.assets.saturating_add(n));
    let worth = RISK * safer * (TERRITORY + look.cost(Territories::NONE.with(to)));
    Some((Action::Move { from, to, n }, worth))
}
