//! The world is sound: all that the design of the board promises, from the files as they are.
//!
//! What a single entry promises is checked when the files are loaded (`src/world/check.rs`); here the board, the cards
//! and the set-up are looked at as a whole. That the figures of the EU's table are right is checked where that table
//! is kept.

use std::collections::{BTreeMap, BTreeSet};

use rawsiko::{
    Application, Continent, Language, Material, Materials, Objective, Seating, Sector, Territories, Territory,
};

fn territory(id: &str) -> Territory {
    Territory::from_id(id).expect("a territory")
}

fn material(symbol: &str) -> Material {
    Material::from_id(symbol).expect("a material")
}

fn connected(territories: Territories) -> bool {
    let mut reached: Territories = territories.iter().take(1).collect();
    loop {
        let around = reached.iter().fold(reached, |all, one| all.union(one.neighbours())).common(territories);
        if around == reached {
            return !territories.is_empty() && reached == territories;
        }
        reached = around;
    }
}

/// All connected groups of `size` territories of a set.
fn groups(pool: Territories, size: usize) -> Vec<Territories> {
    fn grow(left: &[Territory], chosen: Territories, missing: usize, found: &mut Vec<Territories>) {
        if missing == 0 {
            found.extend(connected(chosen).then_some(chosen));
            return;
        }
        for (place, one) in left.iter().enumerate() {
            grow(&left[place + 1..], chosen.with(*one), missing - 1, found);
        }
    }
    let mut found = Vec::new();
    grow(&pool.iter().collect::<Vec<_>>(), Territories::NONE, size, &mut found);
    found
}

fn weight(material: Material) -> u8 {
    let n = f64::from(material.territories().len());
    (10.0 / n + 0.5).floor() as u8
}

#[test]
fn there_are_as_many_of_everything_as_the_game_says() {
    let counts = [Continent::COUNT, Territory::COUNT, Material::COUNT, Application::COUNT, Objective::COUNT];
    assert_eq!(counts, [6, 44, 31, 48, 12]);
    let placements: u32 = Territory::all().map(|one| u32::from(one.materials().len())).sum();
    let land: u32 = Territory::all().map(|one| u32::from(one.by_land().len())).sum();
    let sea: u32 = Territory::all().map(|one| u32::from(one.by_sea().len())).sum();
    assert_eq!((placements, land / 2, sea / 2, Sector::COUNT), (143, 58, 30, 11));
}

#[test]
fn names_are_distinct_in_every_language() {
    for language in Language::ALL {
        let territories: BTreeSet<_> = Territory::all().map(|one| one.name(language)).collect();
        let materials: BTreeSet<_> = Material::all().map(|one| one.name(language)).collect();
        let applications: BTreeSet<_> = Application::all().map(|one| one.name(language)).collect();
        assert_eq!((territories.len(), materials.len(), applications.len()), (44, 31, 48), "{language}");
    }
}

#[test]
fn drawing_anchors_are_at_least_7_degrees_apart() {
    for one in Territory::all() {
        for other in Territory::all().filter(|other| *other > one) {
            let ((east, north), (east_2, north_2)) = (one.anchor(), other.anchor());
            assert!((east - east_2).hypot(north - north_2) >= 7.0, "{one} {other}");
        }
    }
}

#[test]
fn china_is_not_on_the_board() {
    for one in Territory::all() {
        let names = Language::ALL.iter().map(|language| one.name(*language).to_lowercase());
        let members = one.members().iter().map(|member| member.to_lowercase());
        for name in names.chain(members).chain([one.id().to_owned()]) {
            for closed in ["china", "chine", "китай", "hong kong", "macao"] {
                assert!(!name.contains(closed), "{name}");
            }
        }
    }
}

#[test]
fn links_go_both_ways_and_join_everything() {
    for one in Territory::all() {
        assert!(!one.neighbours().contains(one));
        assert!(one.by_land().common(one.by_sea()).is_empty());
        for other in one.by_land().iter() {
            assert!(other.by_land().contains(one), "{one} {other}");
        }
        for other in one.by_sea().iter() {
            assert!(other.by_sea().contains(one), "{one} {other}");
        }
    }
    assert!(connected(Territory::all().collect()));
    for continent in Continent::all() {
        assert!(connected(continent.territories()), "{continent}");
        assert!(continent.territories().len() >= 6, "{continent}");
        assert!(continent.territories().iter().all(|one| one.continent() == continent));
    }
}

#[test]
fn the_facts_of_the_manual_hold() {
    let three: Territories = ["vietnam", "new-guinea", "australia"].map(territory).into_iter().collect();
    assert!(three.iter().all(|one| one.continent().id() == "oceania") && connected(three));
    assert!(territory("vietnam").neighbours().contains(territory("india")));
    assert!(territory("turkey").neighbours().contains(territory("germany")));
    assert_eq!(territory("ukraine").continent().id(), "europe");
    assert!(territory("mexico").materials().contains(material("Bi")));
    assert!(territory("peru").materials().contains(material("PR")));
    let numbers = |players| Seating::of(players).map(|seating| (seating.claims, seating.extra_assets, seating.turns));
    assert_eq!(numbers(3), Some(([3, 2], 6, 6)));
    assert_eq!(numbers(4), Some(([2, 1], 5, 8)));
    assert_eq!(numbers(5), Some(([2, 1], 4, 10)));
    assert_eq!((numbers(2), numbers(6)), (None, None));
    let manual = BTreeMap::from([
        ("fertilizers", 3),
        ("flame-retardants", 8),
        ("digital-cameras", 13),
        ("medical-equipment", 22),
    ]);
    let points = |card: Objective| card.applications().map(|one| (one.id(), one.points()));
    assert!(Objective::all().any(|card| BTreeMap::from(points(card)) == manual));
}

#[test]
fn materials_are_spread_and_applications_worth_what_they_need() {
    for one in Material::all() {
        let territories = one.territories();
        let continents: BTreeSet<_> = territories.iter().map(Territory::continent).collect();
        assert!(territories.len() >= 3 && continents.len() >= 2, "{one}");
        assert!(one.uses().count() >= 3, "{one}");
    }
    let mut needs = BTreeSet::new();
    for one in Application::all() {
        assert_eq!(one.points(), one.materials().iter().map(weight).sum::<u8>(), "{one}");
        assert!((1..=8).contains(&one.materials().len()));
        let roles: Materials = one.roles(Language::English).map(|(material, _)| material).collect();
        assert_eq!(roles, one.materials(), "{one}");
        assert!(needs.insert(one.materials().to_string()), "{one} needs what another needs");
    }
    let listed = |year| Material::all().filter(|one| one.eu_lists().contains(&year)).count();
    assert_eq!((listed(2017), listed(2020)), (27, 30));
}

/// The fewest territories that hold all these materials.
fn cover(left: Materials, used: usize, best: &mut usize) {
    if left.is_empty() {
        *best = used.min(*best);
        return;
    }
    if used + usize::from(left.len()).div_ceil(4) >= *best {
        return;
    }
    let rarest = left.iter().min_by_key(|one| one.territories().len()).expect("something is left");
    let mut holders: Vec<Territory> = rarest.territories().iter().collect();
    holders.sort_by_key(|one| std::cmp::Reverse(one.materials().common(left).len()));
    for one in holders {
        cover(left.minus(one.materials()), used + 1, best);
    }
}

#[test]
fn cards_are_equally_hard() {
    let mut used = BTreeSet::new();
    for card in Objective::all() {
        let applications = card.applications();
        assert!(applications.iter().all(|one| used.insert(*one)), "{card}");
        let points = applications.map(Application::points);
        assert_eq!(points.iter().sum::<u8>(), 46, "{card}");
        assert!(points.iter().any(|points| *points <= 8), "{card}");
        assert_eq!(points.iter().filter(|points| **points >= 17).count(), 1, "{card}");
        let sectors: BTreeSet<_> = applications.iter().map(|one| one.sector()).collect();
        assert_eq!(sectors.len(), 4, "{card}");
        let needed = applications.iter().fold(Materials::NONE, |all, one| all.union(one.materials()));
        let mut territories = usize::MAX;
        cover(needed, 0, &mut territories);
        assert!((16..=17).contains(&needed.len()) && (6..=7).contains(&territories), "{card}");
    }
    assert_eq!(used.len(), Application::COUNT);
}

/// Follows every sequence of continents that the rules allow and keeps which rounds meet on one continent.
fn choices(turns: &[(usize, usize)], held: &mut [Vec<(usize, usize)>; 6], loads: &mut BTreeSet<Vec<usize>>) {
    let Some((&(player, round), rest)) = turns.split_first() else {
        loads.extend(held.iter().map(|seats| seats.iter().map(|(_, round)| *round).collect()));
        return;
    };
    let empty: Vec<usize> = (0..6).filter(|one| held[*one].is_empty()).collect();
    let joins = |one: &usize| held[*one].len() < 2 && held[*one].iter().all(|(other, _)| *other != player);
    let legal = if empty.is_empty() { (0..6).filter(joins).collect() } else { empty };
    assert!(!legal.is_empty(), "the choice of continents is stuck");
    for one in legal {
        held[one].push((player, round));
        choices(rest, held, loads);
        held[one].pop();
    }
}

#[test]
fn the_set_up_never_gets_stuck() {
    for players in 3..=5 {
        let sizes = Seating::of(players).expect("3 to 5 play").claims.map(usize::from);
        let turns: Vec<_> = (0..players).map(|p| (p, 0)).chain((0..players).rev().map(|p| (p, 1))).collect();
        let mut loads = BTreeSet::new();
        choices(&turns, &mut Default::default(), &mut loads);
        for continent in Continent::all() {
            for load in &loads {
                // Whatever was claimed first, a group is left for the second.
                let mut pools = vec![continent.territories()];
                for round in load {
                    let mut next = Vec::new();
                    for pool in pools {
                        let found = groups(pool, sizes[*round]);
                        assert!(!found.is_empty(), "{continent} for {players} players");
                        next.extend(found.into_iter().map(|group| pool.minus(group)));
                    }
                    pools = next;
                }
            }
        }
    }
}

#[test]
fn every_continent_can_seat_two_groups_of_three() {
    for continent in Continent::all() {
        let all = continent.territories();
        assert!(groups(all, 3).iter().any(|group| !groups(all.minus(*group), 3).is_empty()), "{continent}");
    }
}

#[test]
fn continents_are_balanced() {
    let mut means = Vec::new();
    for continent in Continent::all() {
        let territories: Vec<Territory> = continent.territories().iter().collect();
        let value: u32 =
            territories.iter().flat_map(|one| one.materials().iter()).map(|one| u32::from(weight(one))).sum();
        means.push(f64::from(value) / territories.len() as f64);
        let different = territories.iter().fold(Materials::NONE, |all, one| all.union(one.materials()));
        assert!((13..=21).contains(&different.len()), "{continent}");
        let outside: u32 =
            territories.iter().map(|one| u32::from(one.neighbours().minus(continent.territories()).len())).sum();
        assert!(outside >= 4, "{continent}");
    }
    let (least, most) = (means.iter().copied().fold(f64::MAX, f64::min), means.iter().copied().fold(0.0, f64::max));
    assert!(most / least <= 1.5, "{means:?}");
}
