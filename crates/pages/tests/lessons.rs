//! What every lesson must hold: its words are there in five languages and none is left over, it points only at what the
//! style sheet rings, and it asks before the learner must act.

use std::collections::BTreeSet;

use game::Language;
use pages::lesson::{Beat, Cue, Lesson};
use pages::{Words, assets, files};

fn cues() -> impl Iterator<Item = (&'static Lesson, &'static Cue)> {
    let beats = |lesson: &'static Lesson| lesson.chapters.iter().flat_map(|chapter| &chapter.beats);
    let cue = |beat: &'static Beat| if let Beat::Cue(cue) = beat { Some(cue) } else { None };
    Lesson::all().iter().flat_map(move |lesson| beats(lesson).filter_map(cue).map(move |cue| (lesson, cue)))
}

#[test]
fn every_cue_is_said_in_five_languages_and_no_word_is_left_over() {
    for lesson in Lesson::all() {
        let names = ["name-b", "name-c"].map(str::to_owned);
        let wanted: BTreeSet<String> = lesson.keys().chain(names).map(|key| lesson.key(&key)).collect();
        for language in Language::ALL {
            for key in &wanted {
                assert!(!Words::of(language).say(key).contains('⟦'), "{key} in {}", language.code());
            }
            let begin = lesson.key("");
            let said = files(language).into_iter().flat_map(|(_, text)| text.lines());
            let keys = said.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
            let said: BTreeSet<String> = keys.filter(|key| key.starts_with(&begin)).collect();
            assert_eq!(said, wanted, "what the lesson says in {}", language.code());
        }
    }
}

#[test]
fn cues_are_short() {
    for (lesson, cue) in cues() {
        for language in Language::ALL {
            let text = Words::of(language).say(&lesson.key(&cue.key));
            let letters = text.replace("<b>", "").replace("</b>", "").chars().count();
            assert!(letters <= 84, "{} in {} has {letters} letters: {text}", cue.key, language.code());
        }
    }
}

#[test]
fn whatever_a_cue_points_at_can_be_ringed() {
    let sheet = assets::asset("coach.css").expect("the sheet is there").bytes;
    let sheet = String::from_utf8_lossy(sheet);
    for (_, cue) in cues() {
        let Some(ring) = &cue.ring else { continue };
        assert!(sheet.contains(&format!("[data-ring={ring}]")), "{} points at {ring}", cue.key);
    }
}

#[test]
fn whatever_is_not_explained_yet_can_be_hidden() {
    let sheet = assets::asset("coach.css").expect("the sheet is there").bytes;
    let sheet = String::from_utf8_lossy(sheet);
    for shown in Lesson::all().iter().flat_map(|lesson| &lesson.shown) {
        assert!(sheet.contains(&format!("[data-hides~={}]", shown.part)), "{}", shown.part);
    }
}

#[test]
fn an_asking_cue_stands_right_before_a_step() {
    for chapter in Lesson::all().iter().flat_map(|lesson| &lesson.chapters) {
        assert!(matches!(chapter.beats.first(), Some(Beat::Cue(_))), "{} begins with a word", chapter.name);
        assert!(matches!(chapter.beats.last(), Some(Beat::Cue(_))), "{} ends with a word", chapter.name);
        for pair in chapter.beats.windows(2) {
            if let [Beat::Cue(cue), next] = pair {
                assert!(!cue.asks || matches!(next, Beat::Step(_)), "{} asks for a step", cue.key);
            }
        }
    }
}
