//! The lessons teach good play: whatever a cue asks for, the strongest level would do, or thinks as good.

#[path = "support/script.rs"]
mod script;

use bots::{Bot, Plays, Spec, trials};
use game::notation::Notation;
use game::{Actor, Game, Viewer};
use pages::lesson::{Beat, Lesson};
use script::{opened, play, step};

/// The strongest of six.
const STRONGEST: Spec = Spec::Level(6);
/// So many of them are asked, each with its own luck.
const SEEDS: u64 = 5;
/// So many games tell whether another choice is better.
const GAMES: usize = 1000;
/// What may be lost, in shares of the win, before another choice counts as better.
const POINT: f32 = 0.01;

#[test]
fn level_6_would_do_whatever_the_lesson_of_ra_asks_for() {
    follow::<ra::State>(|state, text| {
        let chosen = chosen(state, SEEDS);
        let asked = step::<ra::State>(text).action;
        chosen.iter().any(|action| *action != asked).then(|| format!("it would do {chosen:?}"))
    });
}

/// Here many orders of the same moves come to the same, and three assets are placed one by one or at once: what the level
/// thinks as good is as good.
#[test]
fn level_6_thinks_nothing_better_than_what_the_lesson_of_rawsiko_asks_for() {
    follow::<rawsiko::State>(|state, text| {
        let asked = step::<rawsiko::State>(text).action;
        let view = state.view(Viewer::Seat(seat_to_act(state)));
        let better = |action: &rawsiko::Action| {
            let games = trials::<rawsiko::State>(&view, &[*action, asked], GAMES, 1);
            let lead = games[0].ahead_of(&games[1]);
            (lead.mean > POINT).then(|| format!("{action} is better by {lead:?}"))
        };
        let mut chosen = chosen(state, 2);
        chosen.dedup();
        chosen.iter().filter(|action| **action != asked).find_map(better)
    });
}

/// Plays the lesson of a game as it is meant, and asks at every step of the learner's what is `better`, if anything. What
/// is placed one by one in a row counts as placed at once.
fn follow<G: Notation + Plays>(better: impl Fn(&G, &str) -> Option<String>) {
    let lesson = Lesson::of_game(G::NAME).expect("every game has a lesson");
    let mut state = opened::<G>(lesson);
    let (mut asked, mut wrong, mut key) = (0, Vec::new(), "");
    for chapter in &lesson.chapters {
        chapter.later.iter().for_each(|step| play(&mut state, step));
        for (place, beat) in chapter.beats.iter().enumerate() {
            match beat {
                Beat::Cue(said) => key = said.key.as_str(),
                Beat::Step(planned) => {
                    let goes_on =
                        place > 0 && placed(&chapter.beats[place - 1]).is_some() && chapter.beats[place - 1] == *beat;
                    if seat_to_act(&state).index() == lesson.learner && !goes_on {
                        asked += 1;
                        let text = at_once(&chapter.beats[place..]).unwrap_or_else(|| planned.text.clone());
                        let better = better(&state, &text);
                        wrong.extend(better.map(|other| format!("{key}: {text}, but {other}")));
                    }
                    play(&mut state, &planned.text);
                }
            }
        }
    }
    assert!(asked > 10, "{asked} steps are asked for");
    assert!(wrong.is_empty(), "of {asked} steps level 6 would not take {}:\n{}", wrong.len(), wrong.join("\n"));
}

/// What these beats place one by one to begin with, as one step.
fn at_once(beats: &[Beat]) -> Option<String> {
    let (territory, _) = placed(&beats[0])?;
    let n: usize = beats.iter().take_while(|beat| **beat == beats[0]).filter_map(placed).map(|(_, n)| n).sum();
    Some(format!("place {territory} {n}"))
}

/// Where this beat places assets, and how many.
fn placed(beat: &Beat) -> Option<(&str, usize)> {
    let Beat::Step(planned) = beat else { return None };
    let (territory, n) = planned.text.strip_prefix("place ")?.split_once(' ')?;
    Some((territory, n.parse().ok()?))
}

/// What so many players of the strongest level would do.
fn chosen<G: Plays>(state: &G, seeds: u64) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let view = state.view(Viewer::Seat(seat_to_act(state)));
    (0..seeds).map(|seed| Bot::<G>::choose(&mut *STRONGEST.make::<G>(seed), &view, &legal)).collect()
}

fn seat_to_act<G: Plays>(state: &G) -> game::Seat {
    let Some(Actor::Seat(seat)) = state.to_act() else { panic!("nobody decides") };
    seat
}
