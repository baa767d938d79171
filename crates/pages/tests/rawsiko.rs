//! Real games of RAWsiko drawn for everybody who may look: nothing is missing, nothing leaks, and what is offered is legal.

use game::{Actor, BySeat, Game, GameOptions, Language, Seat, Viewer};
use pages::shell::{Shell, Theme};
use pages::{Avatar, Chair, GamePages, Scene, Sitter, Trail, Words, table};
use rawsiko::{Action, Event, Objective, Options, Phase, State};
use testkit::Random;

const NAMES: [&str; 5] = ["Inês", "Trader", "Дмитрий", "<b>Broker</b>", "Max"];

/// Where a game stands and what was told lately.
struct Played {
    state: State,
    told: Vec<Event>,
    step: usize,
}

/// Plays random games, one for each number of players and some options, and hands every few steps to `check`.
fn walk(mut check: impl FnMut(&Played)) {
    for seed in 0..6_u64 {
        let mut options = Options::for_players(3 + seed as usize % 3).expect("3 to 5 play");
        options.set("turns", "3").expect("an option");
        if seed >= 3 {
            for (key, value) in [("setup", "advanced"), ("china", "on"), ("stranglehold", "on"), ("leave-one", "on")] {
                options.set(key, value).expect("an option");
            }
        }
        let (mut luck, mut choices) = (Random::new(seed), Random::new(!seed));
        let deal = State::deal(&options, &mut luck);
        let mut fate = deal.fate;
        let state = State::start(&options, &deal.setup).expect("a dealt set-up is sound");
        let mut played = Played { state, told: Vec::new(), step: 0 };
        check(&played);
        while let Some(by) = played.state.to_act() {
            let mut legal = Vec::new();
            played.state.legal_actions(&mut legal);
            // A player who never ends would move for long.
            let action = if choices.pick(&[true, false, false, false]) && legal.contains(&Action::End) {
                Action::End
            } else {
                choices.pick(&legal)
            };
            played.told = played.state.apply(by, action).expect("a legal step");
            if played.state.to_act() == Some(Actor::Chance) {
                let outcome = played.state.outcome(&mut fate, &mut luck);
                played.told.extend(played.state.apply(Actor::Chance, outcome).expect("the dice fall"));
            }
            played.step += 1;
            check(&played);
        }
    }
}

fn viewers(players: usize) -> Vec<Viewer> {
    Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

fn seen<T>(played: &Played, viewer: Viewer, language: Language, with: impl FnOnce(&Scene<'_, State>) -> T) -> T {
    let state = &played.state;
    let view = state.view(viewer);
    let to_act = match state.to_act() {
        Some(Actor::Seat(seat)) => Some(seat),
        _ => None,
    };
    let mut legal = Vec::new();
    if to_act.is_some_and(|seat| viewer.is(seat)) {
        state.legal_actions(&mut legal);
    }
    let chair = |seat: Seat| Chair {
        name: NAMES[seat.index()].to_owned(),
        avatar: Avatar::all().nth(seat.index()),
        sitter: if viewer.is(seat) { Sitter::Person { here: true } } else { Sitter::Bot(3) },
        mine: viewer.is(seat),
    };
    let chairs = BySeat::from_fn(state.seats(), chair);
    let recent: Vec<Event> = played.told.iter().map(|event| state.seen(event, viewer)).collect();
    with(&Scene {
        view: &view,
        viewer,
        legal: &legal,
        to_act,
        chairs: &chairs,
        language,
        names: pages::TileNames::default(),
        version: 9,
        can_undo: false,
        table: "b7k2",
        recent: &recent,
        scored: None,
        next: &[],
        slow: &pages::Slow::NONE,
        terms: &pages::terms::Terms::NONE,
        trail: Trail { base: "/t/b7k2", step: played.step, replay: false },
        held: None,
    })
}

fn parts(scene: &Scene<'_, State>) -> String {
    State::parts(scene).into_iter().map(|part| part.html).collect()
}

#[test]
fn every_moment_is_drawn_in_every_language() {
    let mut at = 0;
    walk(|played| {
        for viewer in viewers(played.state.seats()) {
            at += 1;
            let language = Language::ALL[at % Language::ALL.len()];
            seen(played, viewer, language, |scene| {
                let html = parts(scene) + &State::chronicle(scene, scene.recent).into_string();
                let words = [State::title(scene), State::status(scene), State::said(scene, scene.recent)].concat();
                assert!(!html.contains('⟦') && !words.contains('⟦'), "{language:?}: {words}");
                assert!(
                    !html.contains(" style=") && !html.contains("<b>Broker</b>"),
                    "nothing that the policy forbids"
                );
                assert!(!words.contains("<b>You") && !words.contains(".."), "{words}");
            });
        }
    });
}

#[test]
fn the_forms_offer_what_is_legal_and_only_to_whoever_acts() {
    walk(|played| {
        for viewer in viewers(played.state.seats()) {
            seen(played, viewer, Language::English, |scene| {
                let html = parts(scene);
                assert_eq!(html.contains("name=\"step\""), scene.is_my_move(), "{:?}", played.state.phase());
                for action in scene.legal {
                    let offered = match action {
                        Action::Claim(group) => format!("value=\"claim {}\"", group.continent()),
                        Action::Place { territory, .. } => format!("value=\"place {territory}\""),
                        Action::Move { from, to, .. } => format!("value=\"move {from} {to}\""),
                        Action::Attack { from, to, .. } => format!("value=\"attack {from} {to}\""),
                        Action::End | Action::Trade(_) | Action::Roll { .. } => format!("value=\"{action}\""),
                    };
                    assert!(html.contains(&offered), "{offered} in {:?}", played.state.phase());
                }
            });
        }
    });
}

#[test]
fn nobody_reads_another_card_before_the_end() {
    walk(|played| {
        if played.state.phase() == Phase::Over {
            return;
        }
        let players = played.state.seats();
        for viewer in viewers(players) {
            let html = seen(played, viewer, Language::English, parts);
            let mine: Option<Objective> = viewer.seat().map(|seat| played.state.card(seat));
            for other in Seat::all(players).filter(|seat| !viewer.is(*seat)) {
                let card = played.state.card(other);
                assert!(!html.contains(card.id()), "{viewer:?} reads {card}");
                for application in card.applications() {
                    let own = mine.is_some_and(|card| card.applications().contains(&application));
                    let name = application.name(Language::English);
                    assert!(own || !html.contains(&format!("<b>{name}</b>")), "{viewer:?} reads {name} of {other}");
                }
            }
        }
    });
}

#[test]
fn a_claim_that_is_suggested_is_legal_and_only_for_whoever_claims() {
    let mut suggested = 0;
    walk(|played| {
        for viewer in viewers(played.state.seats()) {
            seen(played, viewer, Language::English, |scene| {
                let html = parts(scene);
                let Some((_, rest)) = html.split_once("data-suggest=\"") else { return };
                let best = rest.split('"').next().expect("it ends");
                suggested += 1;
                let fits =
                    |action: &Action| matches!(action, Action::Claim(group) if group.territories().to_string() == best);
                assert!(scene.legal.iter().any(fits), "{best}");
            });
        }
    });
    assert!(suggested > 10, "{suggested}");
}

#[test]
fn the_page_holds_the_map_and_the_facts_once() {
    let mut checked = false;
    walk(|played| {
        if checked || played.state.turn() == 0 {
            return;
        }
        checked = true;
        seen(played, Viewer::Seat(Seat::FIRST), Language::Portuguese, |scene| {
            let words = Words::of(Language::Portuguese);
            let shell = Shell { words, theme: Theme::Light, me: None, path: "/t/b7k2" };
            let html = table::table_page::<State>(&shell, scene, &maud::html! {}).into_string();
            assert_eq!(html.matches("id=\"t-chile\"").count(), 1);
            assert_eq!(html.matches("id=\"f-Li\"").count(), 1);
            for of in ["rules", "glossary"] {
                let ways = html.matches(&format!("href=\"/{of}")).count();
                let right = html.matches(&format!("href=\"/{of}/{}\"", State::NAME)).count();
                assert!(ways >= 2 && ways == right, "{right} of {ways} ways to the {of} are this game's");
            }
            assert!(!parts(scene).contains("id=\"t-chile\"") && !html.contains('⟦') && !html.contains(" style="));
        });
    });
    assert!(checked);
}

#[test]
fn an_owner_has_a_letter_in_small() {
    let mut owned = 0;
    walk(|played| {
        let view = played.state.view(Viewer::Spectator);
        let small = State::picture(&view).into_string();
        for seat in Seat::all(played.state.seats()) {
            let letter = char::from(b'A' + seat.index() as u8);
            let drawn = small.matches(&format!(">{letter}</text>")).count();
            assert_eq!(drawn, usize::from(view.seats[seat].territories.len()), "{seat}");
            owned += drawn;
        }
    });
    assert!(owned > 0);
}

#[test]
fn one_territory_is_asked_for_as_one() {
    let asked = |played: &Played, words: &str| {
        let Some(Actor::Seat(seat)) = played.state.to_act() else { return false };
        let act = |scene: &Scene<'_, State>| State::parts(scene).into_iter().find(|part| part.id == "act");
        seen(played, Viewer::Seat(seat), Language::English, act).is_some_and(|part| part.html.contains(words))
    };
    let (mut one, mut several) = (false, false);
    walk(|played| {
        one |= asked(played, "Choose 1 territory") && asked(played, "the territory on the map.");
        several |= asked(played, "Choose 3 territories") && asked(played, "the territories on the map: connected");
        assert!(
            !(asked(played, "Choose 1 territory") && asked(played, "connected")),
            "one has no neighbour to be next to"
        );
    });
    assert!(one && several);
}

#[test]
fn a_win_by_the_tie_break_is_called_so() {
    let (mut tied, mut clear) = (0, 0);
    walk(|played| {
        let view = played.state.view(Viewer::Spectator);
        let Some(ranks) = view.ranks.as_ref().filter(|_| view.phase == Phase::Over) else { return };
        let first: Vec<Seat> = ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect();
        let [winner] = first[..] else { return };
        let points = |seat: Seat| view.seats[seat].objective.map(|card| card.score.points);
        let as_many = Seat::all(played.state.seats())
            .any(|seat| seat != winner && view.seats[seat].out.is_none() && points(seat) == points(winner));
        let said = seen(played, Viewer::Spectator, Language::English, State::title);
        assert_eq!(said.contains("on the tie-break"), as_many, "{said}");
        if as_many { tied += 1 } else { clear += 1 }
    });
    assert!(tied > 0 && clear > 0, "{tied} by the tie-break, {clear} without");
}

#[test]
fn the_portrait_beside_a_continent_is_the_picture_of_whoever_has_it_alone() {
    let (mut alone, mut shared) = (0, 0);
    walk(|played| {
        let view = played.state.view(Viewer::Spectator);
        if matches!(view.phase, Phase::Claim { .. }) {
            return;
        }
        let map = seen(played, Viewer::Spectator, Language::English, |scene| {
            State::parts(scene).into_iter().find(|part| part.id == "continents").expect("the continents").html
        });
        for continent in rawsiko::Continent::all() {
            let holds = |seat: &Seat| !view.seats[*seat].territories.common(continent.territories()).is_empty();
            let holders: Vec<Seat> = Seat::all(view.seats.seats()).filter(holds).collect();
            let badge = map.split(&format!("id=\"c-{continent}\"")).nth(1).expect("a badge");
            let badge = badge.split("id=\"c-").next().unwrap_or_default();
            match holders[..] {
                [one] => {
                    let picture = Avatar::all().nth(one.index()).expect("a picture").word();
                    assert!(badge.contains("class=\"face\"") && badge.contains(&format!("#{picture}\"")), "{badge}");
                    alone += 1;
                }
                _ => {
                    assert!(!badge.contains("class=\"face\""), "nobody has {continent} alone: {badge}");
                    shared += 1;
                }
            }
        }
    });
    assert!(alone > 0 && shared > 0, "{alone} alone, {shared} not");
}

#[test]
fn ending_a_turn_asks_when_half_could_still_move() {
    let (mut asked, mut not) = (0, 0);
    walk(|played| {
        let Some(Actor::Seat(seat)) = played.state.to_act() else { return };
        let view = played.state.view(Viewer::Seat(seat));
        let mine = || view.board.iter().filter(move |there| there.owner == Some(seat));
        let (can, all) = (mine().map(|one| one.movable).sum::<u8>(), mine().map(|one| one.assets).sum::<u8>());
        let mut legal = Vec::new();
        played.state.legal_actions(&mut legal);
        if !legal.contains(&Action::End) {
            return;
        }
        let head = seen(played, Viewer::Seat(seat), Language::English, |scene| {
            State::parts(scene).into_iter().find(|part| part.id == "head").expect("a head").html
        });
        let asks = head.contains("data-say-sure");
        assert_eq!(asks, can > 0 && can * 2 >= all && legal.len() > 1, "{can} of {all}");
        if asks {
            assert!(head.contains(&format!("data-say-sure=\"{can} not moved. End?\"")), "{head}");
            asked += 1;
        } else {
            not += 1;
        }
    });
    assert!(asked > 0 && not > 0);
}

#[test]
fn the_final_cards_stand_in_the_order_of_the_table() {
    let mut over = 0;
    walk(|played| {
        if played.state.to_act().is_some() {
            return;
        }
        over += 1;
        let html = seen(played, Viewer::Spectator, Language::English, |scene| {
            State::parts(scene).into_iter().find(|part| part.id == "scoring").expect("a scoring").html
        });
        let columns: String = html
            .split("<section class=\"pcol")
            .skip(1)
            .filter_map(|card| card.split("data-seat=\"").nth(1)?.chars().next())
            .collect();
        assert_eq!(columns, "abcde"[..played.state.seats()], "sorted by place they would name the winner");
    });
    assert!(over > 0);
}

#[test]
fn every_sheet_of_a_small_screen_can_be_shut() {
    walk(|played| {
        seen(played, Viewer::Seat(Seat::FIRST), Language::English, |scene| {
            for part in State::parts(scene).iter().filter(|part| ["you", "opps"].contains(&part.id)) {
                assert_eq!(part.html.matches("class=\"shutp\"").count(), 1, "{}", part.id);
            }
        });
    });
}

#[test]
fn french_counts_and_agrees() {
    let words = Words::of(Language::French);
    let counter = |n: u8| {
        let gaps = [("name", "Drones".into()), ("points", 13.into()), ("n", n.into()), ("of", 7.into())];
        words.fill("rawsiko-counter", &gaps)
    };
    assert!(counter(1).ends_with("1 matière sur 7"), "{}", counter(1));
    assert!(counter(2).ends_with("2 matières sur 7"), "{}", counter(2));
    for key in ["rawsiko-chip-needed", "rawsiko-legend-needed"] {
        assert!(!words.say(key).contains(" la "), "materials are of both genders: {}", words.say(key));
    }
}
