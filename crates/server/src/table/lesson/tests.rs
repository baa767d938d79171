//! Every lesson, played as it is meant and in every other way: it never gets stuck.

use bots::Dice;
use pages::coach::Told;
use store::{Line, NewTable, StoredTable, TableId};

use super::*;
use crate::games::with_hosted;
use crate::table::agreed::Agreed;
use crate::table::finish::Opening;

const ANNA: PersonId = PersonId(7);

fn stored<G: Hosted>(lesson: &'static Lesson, chapter: usize) -> StoredTable {
    let agreed = Agreed::<G>::of_lesson(lesson, chapter).expect("what the lesson agrees on");
    let table = NewTable {
        id: TableId::new("lesson").expect("a name"),
        code: String::new(),
        game: G::NAME.to_owned(),
        options: agreed.text(),
        public: false,
        commitment: [0; 32],
        secret: [9; 32],
        made_at: 0,
    };
    let learner = Seat::new(lesson.learner as u8).expect("a chair");
    let opening = Opening::lesson::<G>(table, learner, ANNA).expect("every step before the chapter is legal");
    let log = opening.lines.into_iter().map(|text| Line { text, at: 0 }).collect();
    StoredTable { table: opening.table, log, orders: String::new() }
}

fn opened<G: Hosted>(lesson: &'static Lesson, chapter: usize) -> Live<G> {
    Live::load(&stored::<G>(lesson, chapter)).expect("the log reads back")
}

/// What can be done, for whoever must do something.
#[derive(Clone, Debug)]
enum Can {
    Heed(Heeding),
    Act(String),
}

fn can<G: Hosted>(live: &Live<G>) -> Vec<Can> {
    let mut can = Vec::new();
    match live.coach().expect("a coach").told {
        Told::Cue { waits: Waits::Read { heard, .. }, .. } => can.push(Can::Heed(Heeding::Next(heard))),
        Told::Off(_) => can.extend([Can::Heed(Heeding::Back), Can::Heed(Heeding::Alone)]),
        Told::Alone => can.push(Can::Heed(Heeding::Back)),
        Told::Cue { .. } | Told::Others | Told::Ended => {}
    }
    let mine = live.to_act().is_some_and(|seat| live.waiting_person(seat) == Some(ANNA));
    if mine && live.phase() == Phase::Playing {
        let mut legal = Vec::new();
        live.game.as_ref().expect("a game").state.legal_actions(&mut legal);
        can.extend(legal.iter().map(|action| Can::Act(G::step_text(&Step { action: *action, outcome: None }))));
    }
    can
}

fn done<G: Hosted>(live: &Live<G>, what: &Can) -> Live<G> {
    let draft = match what {
        Can::Heed(heeding) => live.heed(ANNA, *heeding, live.version),
        Can::Act(step) => live.act(ANNA, None, step, live.version, None),
    };
    draft.unwrap_or_else(|refusal| panic!("{what:?}: {refusal}")).live
}

fn each(play: impl Fn(&'static Lesson, usize)) {
    for lesson in Lesson::all() {
        for chapter in 0..lesson.chapters.len() {
            play(lesson, chapter);
        }
    }
}

#[test]
fn whoever_does_what_the_coach_asks_comes_to_the_end_of_every_chapter() {
    fn play<G: Hosted>(lesson: &'static Lesson, chapter: usize) {
        let mut live = opened::<G>(lesson, chapter);
        loop {
            let Told::Cue { cue, waits } = live.coach().expect("a coach").told else { panic!("off the path") };
            let what = match waits {
                Waits::Read { heard, .. } => Can::Heed(Heeding::Next(heard)),
                Waits::Deed => {
                    let action = live.scripted().unwrap_or_else(|| panic!("{} cannot be done", cue.key));
                    Can::Act(G::step_text(&Step { action, outcome: None }))
                }
                Waits::Others => panic!("after {} everybody waits", cue.key),
                Waits::Chapter => break,
            };
            if let Can::Heed(_) = what {
                assert!(!cue.asks, "{} asks for a step of the learner's", cue.key);
            }
            live = done(&live, &what);
        }
        assert!(live.lesson_done());
        let last = chapter + 1 == lesson.chapters.len();
        assert_eq!(live.phase() == Phase::Over, last, "the last chapter ends the game");
        let planned = live.lesson.as_ref().expect("a script").steps.iter().map(|(step, _)| *step);
        assert!(live.path()[live.opening_length()..].iter().copied().eq(planned), "as it is written");
    }
    each(|lesson, chapter| {
        with_hosted!(&lesson.game, G => play::<G>(lesson, chapter)).expect("a game that is played here");
    });
}

/// As a browser is shown it: line by line. Whoever still reads "press Draw" while the others play presses it again.
#[test]
fn what_was_asked_for_is_not_asked_again_while_the_others_play() {
    fn play<G: Hosted>(lesson: &'static Lesson, chapter: usize) -> usize {
        let (mut stored, mut others) = (stored::<G>(lesson, chapter), 0);
        loop {
            let live = Live::<G>::load(&stored).expect("the log reads back");
            let Told::Cue { waits, .. } = live.coach().expect("a coach").told else { panic!("off the path") };
            let draft = match waits {
                Waits::Read { heard, .. } => live.heed(ANNA, Heeding::Next(heard), live.version),
                Waits::Deed => {
                    let action = live.scripted().expect("what is asked for can be done");
                    live.act(ANNA, None, &G::step_text(&Step { action, outcome: None }), live.version, None)
                }
                Waits::Others | Waits::Chapter => return others,
            };
            for text in draft.expect("it may be done").lines {
                stored.log.push(Line { text, at: 0 });
                let live = Live::<G>::load(&stored).expect("the log reads back");
                let mine = live.to_act().is_some_and(|seat| seat.index() == lesson.learner);
                match live.coach().expect("a coach").told {
                    Told::Cue { cue, .. } => assert!(mine || !cue.asks, "{} is asked of the others", cue.key),
                    told => {
                        assert_eq!((told, mine), (Told::Others, false));
                        others += 1;
                    }
                }
            }
        }
    }
    let mut others = 0;
    for lesson in Lesson::all() {
        for chapter in 0..lesson.chapters.len() {
            others += with_hosted!(&lesson.game, G => play::<G>(lesson, chapter)).expect("a game that is played here");
        }
    }
    assert!(others > 5, "only {others} steps of others right after what was asked for");
}

#[test]
fn whatever_a_learner_does_there_is_always_something_to_do() {
    fn play<G: Hosted>(lesson: &'static Lesson, chapter: usize, seed: u64) {
        let mut dice = Dice::new(seed);
        let mut live = opened::<G>(lesson, chapter);
        let opening = live.opening_length();
        for _ in 0..150 {
            let told = live.coach().expect("a coach").told;
            let ends = matches!(told, Told::Ended | Told::Cue { waits: Waits::Chapter, .. });
            let can = can(&live);
            assert!(ends || !can.is_empty(), "stuck at {told:?}, seed {seed}");
            if can.is_empty() {
                return;
            }
            let what = dice.pick(&can.iter().enumerate().map(|(place, _)| place).collect::<Vec<_>>());
            let next = done(&live, &can[what]);
            if let Can::Heed(Heeding::Back) = can[what] {
                let told = next.coach().expect("a coach").told;
                assert!(matches!(told, Told::Cue { waits: Waits::Deed | Waits::Chapter, .. }), "back: {told:?}");
            }
            assert!(next.path().len() >= opening, "what a chapter begins with stays");
            live = next;
        }
    }
    each(|lesson, chapter| {
        for seed in 0..40 {
            with_hosted!(&lesson.game, G => play::<G>(lesson, chapter, seed * 100 + chapter as u64));
        }
    });
}

#[test]
fn a_step_that_was_not_asked_for_makes_the_others_wait_and_can_be_taken_back() {
    type G = crate::games::Sample;
    let live = opened::<G>(Lesson::first(), 0);
    let before = live.path();
    let off = done(&live, &Can::Act("invoke".to_owned()));
    assert_eq!(off.path().len(), before.len() + 1, "nobody answers yet");
    assert_eq!(off.coach().map(|coach| coach.told), Some(Told::Off(Some("draw-first-called"))));
    let back = done(&off, &Can::Heed(Heeding::Back));
    assert_eq!(back.path(), before);
    let alone = done(&off, &Can::Heed(Heeding::Alone));
    assert!(alone.path().len() > off.path().len(), "now they do");
    assert_eq!(done(&alone, &Can::Heed(Heeding::Back)).path(), before, "and back it goes, however far");
}

#[test]
fn assets_placed_at_once_follow_a_script_that_places_them_one_by_one() {
    with_hosted!("rawsiko", G => placed_at_once::<G>()).expect("a game that is played here");
}

fn placed_at_once<G: Hosted>() {
    let lesson = Lesson::named("rawsiko-first").expect("a lesson");
    let chapter = lesson.chapters.iter().position(|chapter| chapter.name == "place").expect("a chapter");
    let read = |mut live: Live<G>| {
        while let Told::Cue { waits: Waits::Read { heard, .. }, .. } = live.coach().expect("a coach").told {
            live = done(&live, &Can::Heed(Heeding::Next(heard)));
        }
        live
    };
    let asks = |live: &Live<G>| match live.coach().expect("a coach").told {
        Told::Cue { cue, .. } => cue.key.clone(),
        told => panic!("off the path: {told:?}"),
    };
    let act = |live: &Live<G>, step: &str| read(done(live, &Can::Act(step.to_owned())));
    let live = read(opened::<G>(lesson, chapter));
    assert_eq!(asks(&live), "place-one");
    let some = act(&live, "place eastern-brazil 2");
    assert_eq!(asks(&some), "place-one", "one is left");
    assert_eq!(asks(&act(&some, "place eastern-brazil 1")), "place-two");
    let one = act(&live, "place eastern-brazil 3");
    assert_eq!(asks(&one), "place-two");
    let more = done(&one, &Can::Act("place mexico 1".to_owned()));
    assert_eq!(more.coach().map(|coach| coach.told), Some(Told::Off(Some("place-other"))), "said of this very step");
    assert_eq!(done(&more, &Can::Heed(Heeding::Back)).path(), one.path(), "and this very step is taken back");
    let two = act(&one, "place bolivia 2");
    assert!(act(&two, "place mexico 1").path().len() > two.path().len() + 1, "and the others go on");
}

#[test]
fn the_same_tiles_come_again_after_something_was_taken_back_and_beyond_the_script() {
    type G = crate::games::Sample;
    let last = Lesson::first().chapters.len() - 1;
    let draw = |live: &Live<G>| done(live, &Can::Act("draw".to_owned()));
    let live = opened::<G>(Lesson::first(), last);
    // The script has two draws left in this chapter; the third is nobody's plan.
    let all = |live: &Live<G>| live.path().iter().filter_map(|step| step.outcome).collect::<Vec<_>>();
    let once = done(&draw(&live), &Can::Heed(Heeding::Alone));
    let again = done(&draw(&done(&once, &Can::Heed(Heeding::Back))), &Can::Heed(Heeding::Alone));
    let shorter = all(&once).len().min(all(&again).len());
    assert_eq!(all(&once)[..shorter], all(&again)[..shorter]);
    assert_eq!(
        picked(&[('a', 1), ('b', 3)], &live.facts.secret, 5),
        picked(&[('a', 1), ('b', 3)], &live.facts.secret, 5)
    );
    let drawn: std::collections::BTreeSet<char> =
        (0..60).map(|question| picked(&[('a', 1), ('b', 3), ('c', 0)], &live.facts.secret, question)).collect();
    assert_eq!(drawn.into_iter().collect::<String>(), "ab");
}

#[test]
fn a_learner_cannot_skip_what_was_not_said_and_others_cannot_press_for_them() {
    type G = crate::games::Sample;
    let live = opened::<G>(Lesson::first(), 0);
    let heed = |person, heeding| live.heed(person, heeding, live.version).map(|draft| draft.lines);
    assert_eq!(heed(ANNA, Heeding::Next(1)), Ok(vec!["heard 1".to_owned()]));
    assert_eq!(heed(ANNA, Heeding::Next(0)), Ok(Vec::new()), "what was heard is heard");
    assert_eq!(heed(ANNA, Heeding::Next(4)), Err(Refusal::Stale));
    assert_eq!(heed(ANNA, Heeding::Back), Err(Refusal::NothingToUndo));
    assert_eq!(heed(PersonId(8), Heeding::Next(1)), Err(Refusal::NotSeated));
}
