//! What a coach says is true where it is said: answers to another step than the one it asked for, and sums.

#[path = "support/script.rs"]
mod script;

use game::notation::{Notation, Step};
use game::{Actor, Game, Language, Viewer};
use pages::Words;
use pages::lesson::{Beat, Lesson, Planned};
use ra::{ALL_TILES, Action, Phase, State, Tile};
use script::{opened, play, step};

/// Words that tell of an auction as won.
const WON: [&str; 5] = ["You won", "Nofret gets", "Hori gets", "Nofret takes it", "Hori takes it"];

#[test]
fn nobody_is_told_of_a_lot_that_is_not_won_yet_nor_of_a_tile_that_is_not_there() {
    let lesson = Lesson::of_game("ra").expect("it has one");
    let mut state = opened::<State>(lesson);
    let (mut heard, mut won, mut tiles, mut wrong) = (0, 0, 0, Vec::new());
    for chapter in &lesson.chapters {
        chapter.later.iter().for_each(|step| play(&mut state, step));
        for (place, beat) in chapter.beats.iter().enumerate() {
            let Beat::Step(planned) = beat else { continue };
            for (action, key) in answered(&state, planned) {
                let said = Words::of(Language::English).say(&lesson.key(key));
                let after = after(&state, action, &chapter.beats[place + 1..]);
                heard += 1;
                if WON.iter().any(|word| said.contains(word)) {
                    won += 1;
                    let open = matches!(after.phase(), Phase::Auction { .. });
                    wrong.extend(open.then(|| format!("{key} after {action}: nothing is won yet")));
                }
                for tile in named(&said) {
                    tiles += 1;
                    let seen = there(&state, tile) || there(&after, tile);
                    wrong.extend((!seen).then(|| format!("{key} after {action}: there is no {}", tile.name())));
                }
            }
            play(&mut state, &planned.text);
        }
    }
    assert!(heard > 20 && won > 2 && tiles > 5, "{heard} answers, {won} of them of a lot, {tiles} tiles named");
    assert_eq!(wrong, Vec::<String>::new());
}

/// What a learner could do instead that gets an answer, and its key.
fn answered<'p>(state: &State, planned: &'p Planned) -> Vec<(Action, &'p str)> {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let asked = step::<State>(&planned.text).action;
    let answer = |action: Action| {
        let text = State::step_text(&Step { action, outcome: None });
        planned.answer(&text).map(|key| (action, key))
    };
    legal.into_iter().filter(|action| *action != asked).filter_map(answer).collect()
}

/// The game after it; the bag gives what the chapter has next, or any tile.
fn after(state: &State, action: Action, rest: &[Beat]) -> State {
    let mut after = *state;
    let by = after.to_act().expect("not over");
    after.apply(by, action).expect("legal");
    if after.to_act() == Some(Actor::Chance) {
        let outcome = |beat: &Beat| match beat {
            Beat::Step(planned) => step::<State>(&planned.text).outcome,
            Beat::Cue(_) => None,
        };
        let mut bag = Vec::new();
        after.chance_weights(&mut bag);
        let any = bag.iter().map(|(drawn, _)| *drawn).find(|drawn| *drawn != Action::Reveal(Tile::Ra));
        let next = rest.iter().find_map(outcome).or(any).expect("the bag is not empty");
        after.apply(Actor::Chance, next).expect("it is in the bag");
    }
    after
}

/// The tiles that a sentence names.
fn named(said: &str) -> impl Iterator<Item = Tile> {
    let words = Words::of(Language::English);
    let said = said.to_lowercase();
    let name = move |tile: &Tile| words.say(&format!("ra-tile-{}", words.tile(*tile))).to_lowercase();
    ALL_TILES.into_iter().filter(move |tile| *tile != Tile::Ra && said.contains(&name(tile)))
}

/// Whether it lies on the track or before a player.
fn there(state: &State, tile: Tile) -> bool {
    let view = state.view(Viewer::Spectator);
    let held = |(one, n): &(Tile, u8)| *one == tile && *n > 0;
    view.track.tiles().contains(&tile) || view.seats.values().any(|seat| seat.tiles.iter().any(held))
}

/// The figures that must stand in what is said at some cues, as the script has them.
fn sums<G: Notation>(keys: &[&str], figures: impl Fn(&G, &str) -> Vec<i32>) {
    let lesson = Lesson::of_game(G::NAME).expect("it has one");
    let mut state = opened::<G>(lesson);
    let mut heard = Vec::new();
    for chapter in &lesson.chapters {
        chapter.later.iter().for_each(|step| play(&mut state, step));
        for beat in &chapter.beats {
            match beat {
                Beat::Step(planned) => play(&mut state, &planned.text),
                Beat::Cue(cue) if keys.contains(&cue.key.as_str()) => {
                    heard.push(cue.key.as_str());
                    for language in Language::ALL {
                        let said = Words::of(language).say(&lesson.key(&cue.key));
                        let told: Vec<i32> = said
                            .split(|mark: char| !mark.is_ascii_digit())
                            .filter_map(|one| one.parse().ok())
                            .collect();
                        let missing: Vec<i32> =
                            figures(&state, &cue.key).into_iter().filter(|one| !told.contains(one)).collect();
                        assert_eq!(missing, Vec::<i32>::new(), "{} in {language}: {said}", cue.key);
                    }
                }
                Beat::Cue(_) => {}
            }
        }
    }
    assert_eq!(heard, keys, "every one of them was heard");
}

#[test]
fn the_lesson_of_ra_tells_the_sums_of_its_script() {
    sums::<State>(&["score-sum", "again-sum", "end-won"], |state, key| {
        let mut scores: Vec<i32> = state.scores().values().copied().collect();
        let mine = scores.remove(0);
        let next = scores.into_iter().max().expect("others play");
        if key == "again-sum" { vec![mine, next] } else { vec![mine] }
    });
}

#[test]
fn the_lesson_of_rawsiko_tells_the_sums_of_its_script() {
    sums::<rawsiko::State>(&["income", "score"], |state, key| {
        let view = state.view(Viewer::Seat(game::Seat::FIRST));
        let income = view.seats[game::Seat::FIRST].income;
        if key == "income" { vec![income.into()] } else { vec![state.scores()[game::Seat::FIRST]] }
    });
}
