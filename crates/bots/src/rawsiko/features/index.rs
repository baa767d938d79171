//! The actions of RAWsiko by number.
//!
//! A stack can have any size, so numbers of assets are put together, and the smallest of those that share a number, which
//! stands first among the legal actions, stands for them all:
//! - *place*: one asset, or all that are left;
//! - *move*: one asset, all that may leave but one, or all that may leave;
//! - *attack* with one, two or three, every *claim*, every *trade* and *end* have numbers of their own.
//!
//! Nothing is lost but speed: placing or moving `n` assets is the same as placing or moving one `n` times, for neither
//! chance nor another seat comes in between.

use std::sync::LazyLock;

use rawsiko::{Action, Continent, Group, MOST_DICE, Material, Phase, State, Territories, Territory};

/// Pairs of territories, from one to the next.
pub(super) const LINKS: usize = 176;
/// Connected groups of one to three territories of a continent.
pub(super) const CLAIMS: usize = 213;
/// The largest group that is claimed at once.
const LARGEST_CLAIM: u32 = 3;

/// How many assets: one, all but one, all.
const MOVES: [&str; 3] = ["one", "all-but-one", "all"];
const PLACES: [&str; 2] = ["one", "all"];

const FIRST_PLACE: usize = CLAIMS;
const FIRST_MOVE: usize = FIRST_PLACE + Territory::COUNT * PLACES.len();
const FIRST_ATTACK: usize = FIRST_MOVE + LINKS * MOVES.len();
const FIRST_TRADE: usize = FIRST_ATTACK + LINKS * MOST_DICE as usize;
const END: usize = FIRST_TRADE + Material::COUNT;
/// How many numbers there are.
pub(super) const ACTIONS: usize = END + 1;

/// The number of an action that is legal now.
pub(super) fn index(state: &State, action: Action) -> usize {
    let link = |from: Territory, to: Territory| usize::from(map().links[from.index()][to.index()]);
    match action {
        Action::Claim(group) => usize::from(map().claims[group.continent().index()][members(group)]),
        Action::Place { territory, n } => {
            let all = matches!(state.phase(), Phase::Place { left, .. } if n >= left);
            FIRST_PLACE + territory.index() * PLACES.len() + usize::from(all)
        }
        Action::Move { from, to, n } => {
            let most = state.movable(from);
            let many = if n >= most { 2 } else { usize::from(n > 1 && n + 1 == most) };
            FIRST_MOVE + link(from, to) * MOVES.len() + many
        }
        Action::Attack { from, to, n } => {
            FIRST_ATTACK + link(from, to) * usize::from(MOST_DICE) + usize::from(n.clamp(1, MOST_DICE)) - 1
        }
        Action::Trade(material) => FIRST_TRADE + material.index(),
        // What the dice give is nobody's decision and has no number of its own.
        Action::End | Action::Roll { .. } => END,
    }
}

/// What the numbers stand for, in their order.
pub(super) fn names() -> Vec<String> {
    let mut names: Vec<String> = map().groups.iter().map(|group| format!("claim {group}")).collect();
    for territory in Territory::all() {
        names.extend(PLACES.map(|n| format!("place {territory} {n}")));
    }
    for (from, to) in links() {
        names.extend(MOVES.map(|n| format!("move {from} {to} {n}")));
    }
    for (from, to) in links() {
        names.extend((1..=MOST_DICE).map(|n| format!("attack {from} {to} {n}")));
    }
    names.extend(Material::all().map(|material| format!("trade {material}")));
    names.push("end".to_owned());
    names
}

/// What the world never changes: which claim and which pair of territories comes where.
struct Map {
    /// By continent, then by a bit for each of its territories.
    claims: [[u16; 1 << 8]; Continent::COUNT],
    groups: Vec<Group>,
    /// By origin, then by goal.
    links: [[u16; Territory::COUNT]; Territory::COUNT],
}

fn map() -> &'static Map {
    static MAP: LazyLock<Map> = LazyLock::new(|| {
        let mut map = Map {
            claims: [[0; 1 << 8]; Continent::COUNT],
            groups: Vec::with_capacity(CLAIMS),
            links: [[0; Territory::COUNT]; Territory::COUNT],
        };
        for continent in Continent::all() {
            let all: Vec<Territory> = continent.territories().iter().collect();
            for bits in (1_usize..1 << all.len()).filter(|bits| bits.count_ones() <= LARGEST_CLAIM) {
                let some = all.iter().enumerate().filter(|(place, _)| bits & 1 << place != 0);
                let some: Territories = some.map(|(_, territory)| *territory).collect();
                if let Some(group) = Group::new(continent, some).filter(|_| connected(some)) {
                    map.claims[continent.index()][bits] = map.groups.len() as u16;
                    map.groups.push(group);
                }
            }
        }
        for (number, (from, to)) in (0..).zip(links()) {
            map.links[from.index()][to.index()] = number;
        }
        map
    });
    &MAP
}

/// Every pair of territories next to one another, in both directions, in the order of the data.
fn links() -> impl Iterator<Item = (Territory, Territory)> {
    Territory::all().flat_map(|from| from.neighbours().iter().map(move |to| (from, to)))
}

/// A bit for each territory of the group, from the first one of its continent on.
fn members(group: Group) -> usize {
    let first = group.continent().territories().iter().next().map_or(0, Territory::index);
    group.territories().iter().fold(0, |bits, territory| bits | 1 << (territory.index() - first))
}

/// Whether these can be reached from one another without leaving them.
fn connected(territories: Territories) -> bool {
    let mut reached: Territories = territories.iter().take(1).collect();
    loop {
        let around = reached.iter().fold(reached, |all, one| all.union(one.neighbours()));
        let next = around.common(territories);
        if next == reached {
            return reached == territories;
        }
        reached = next;
    }
}
