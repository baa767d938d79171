//! What a lesson is made of: one scripted game in chapters, with what a coach says on the way. Plain data; the steps are
//! text in the game's own notation, so that nothing here knows a game.

use std::sync::LazyLock;

use game::Seat;

/// Every lesson. Whoever adds one adds a line.
static TEXTS: [&str; 2] = [include_str!("../lessons/ra-first.txt"), include_str!("../lessons/rawsiko-first.txt")];

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |text: &&str| Lesson::read(text).unwrap_or_else(|why| panic!("a lesson cannot be read: {why}"));
    TEXTS.iter().map(read).collect()
});

/// One scripted game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    /// Its name: the mark of its tables, and how the keys of its words begin.
    pub name: String,
    /// The word for the game.
    pub game: String,
    /// What is agreed and set up, as the header lines of a record: key and rest.
    pub header: Vec<(String, String)>,
    /// Where the learner sits.
    pub learner: usize,
    /// Its chapters, in order.
    pub chapters: Vec<Chapter>,
    /// What the table shows only from some cue on.
    pub shown: Vec<Shown>,
}

/// A part of the table that nobody sees before it is explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Its name.
    pub part: String,
    /// The chapter and the cue that explain it, both counted from 0.
    pub from: (usize, usize),
}

/// A part of the game that teaches something, with a start position of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// Its name.
    pub name: String,
    /// What was played since the chapter before.
    pub later: Vec<String>,
    /// What is said and played in it, in order.
    pub beats: Vec<Beat>,
}

/// One thing of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Beat {
    /// Something is said.
    Cue(Cue),
    /// Something is played.
    Step(Planned),
}

/// Something that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cue {
    /// The rest of its key.
    pub key: String,
    /// The part of the table it points at.
    pub ring: Option<String>,
    /// Who says it; none is the coach.
    pub by: Option<Seat>,
    /// Whether it asks for the learner's next step.
    pub asks: bool,
}

/// A step of the script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// In notation, with what chance answers.
    pub text: String,
    /// What is said instead to a learner whose step begins so.
    pub answers: Vec<(String, String)>,
}

impl Lesson {
    /// What its tables agreed on beyond the number of players: option and value.
    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        let lines = self.header.iter().filter(|(key, _)| key == "option");
        lines.filter_map(|(_, rest)| rest.split_once(' '))
    }

    /// The lesson of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.name == name)
    }

    /// Every lesson.
    #[must_use]
    pub fn all() -> &'static [Lesson] {
        &LESSONS
    }

    /// The lesson for newcomers.
    #[must_use]
    pub fn first() -> &'static Lesson {
        &LESSONS[0]
    }

    /// The lesson that teaches this game.
    #[must_use]
    pub fn of_game(game: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.game == game)
    }

    /// The parts of the table that are not explained yet, by name, in a chapter of which so many cues were heard.
    pub fn unexplained(&self, chapter: usize, heard: usize) -> impl Iterator<Item = &str> {
        self.shown.iter().filter(move |shown| (chapter, heard) < shown.from).map(|shown| shown.part.as_str())
    }

    /// The whole key of something this lesson says.
    #[must_use]
    pub fn key(&self, rest: &str) -> String {
        format!("{}-{rest}", self.name)
    }

    /// All that can be said in it: the rests of the keys.
    pub fn keys(&self) -> impl Iterator<Item = String> {
        let beats = self.chapters.iter().flat_map(|chapter| &chapter.beats);
        let said = beats.flat_map(|beat| match beat {
            Beat::Cue(cue) => vec![cue.key.clone()],
            Beat::Step(planned) => planned.answers.iter().map(|(_, key)| key.clone()).collect(),
        });
        let titles = self.chapters.iter().map(|chapter| format!("chapter-{}", chapter.name));
        said.chain(titles)
    }

    /// Reads a lesson.
    ///
    /// # Errors
    /// The first line that says nothing known, in words.
    pub fn read(text: &str) -> Result<Lesson, String> {
        let mut lesson = Lesson::default();
        for (place, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            lesson.line(line).ok_or_else(|| format!("line {}: {line}", place + 1))?;
        }
        Ok(lesson)
    }

    fn line(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        let rest = rest.trim();
        let number = self.chapters.len();
        let Some(chapter) = self.chapters.last_mut() else {
            match word {
                "lesson" => rest.clone_into(&mut self.name),
                "game" => rest.clone_into(&mut self.game),
                "learner" => self.learner = rest.parse().ok()?,
                "chapter" => self.chapters.push(Chapter { name: rest.to_owned(), ..Chapter::default() }),
                key => self.header.push((key.to_owned(), rest.to_owned())),
            }
            return Some(());
        };
        let planned = || Beat::Step(Planned { text: rest.to_owned(), answers: Vec::new() });
        match word {
            "chapter" => self.chapters.push(Chapter { name: rest.to_owned(), ..Chapter::default() }),
            "later" => chapter.later.extend(rest.split('/').map(|step| step.trim().to_owned())),
            "say" | "ask" => chapter.beats.push(Beat::Cue(Cue::read(rest, word == "ask")?)),
            "step" => chapter.beats.push(planned()),
            "show" => {
                let heard = chapter.beats.iter().filter(|beat| matches!(beat, Beat::Cue(_))).count();
                self.shown.push(Shown { part: rest.to_owned(), from: (number - 1, heard) });
            }
            "else" => {
                let (step, key) = rest.rsplit_once(' ')?;
                let Some(Beat::Step(planned)) = chapter.beats.last_mut() else { return None };
                planned.answers.push((step.to_owned(), key.to_owned()));
            }
            _ => return None,
        }
        Some(())
    }
}

impl Cue {
    /// `KEY [by SEAT] [@ PART]`.
    fn read(text: &str, asks: bool) -> Option<Cue> {
        let (said, ring) = match text.split_once('@') {
            Some((said, ring)) => (said.trim(), Some(ring.trim().to_owned())),
            None => (text, None),
        };
        let (key, by) = match said.split_once(" by ") {
            Some((key, seat)) => (key, Some(Seat::new(seat.trim().parse().ok()?)?)),
            None => (said, None),
        };
        Some(Cue { key: key.trim().to_owned(), ring, by, asks })
    }
}

impl Planned {
    /// What is said to a learner who did this instead.
    #[must_use]
    pub fn answer(&self, step: &str) -> Option<&str> {
        let begins = |begin: &str| step == begin || step.starts_with(&format!("{begin} "));
        self.answers.iter().find(|(begin, _)| begins(begin)).map(|(_, key)| key.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_they_are_meant() {
        let text = "lesson x\nlearner 1\nplayers 3\n\nchapter one\nlater draw a / pass\n# why\nsay hello by 2 @ lot\n\
                    ask go\nstep lose a\nelse lose b lost\n";
        let lesson = Lesson::read(text).expect("a lesson");
        let chapter = &lesson.chapters[0];
        assert_eq!(chapter.later, ["draw a", "pass"]);
        assert_eq!(lesson.header, [("players".to_owned(), "3".to_owned())]);
        let Beat::Cue(cue) = &chapter.beats[0] else { panic!("a cue comes first") };
        assert_eq!((cue.key.as_str(), cue.by, cue.ring.as_deref()), ("hello", Seat::new(2), Some("lot")));
        let Beat::Step(planned) = &chapter.beats[2] else { panic!("a step comes third") };
        assert_eq!((planned.answer("lose b"), planned.answer("pass")), (Some("lost"), None));
    }

    #[test]
    fn a_part_is_shown_from_the_cue_on_that_explains_it() {
        let text = "lesson x\nchapter one\nsay a\nchapter two\nsay b\nstep go\nshow sums\nsay c\nsay d\n";
        let lesson = Lesson::read(text).expect("a lesson");
        let hidden = |chapter, heard| lesson.unexplained(chapter, heard).collect::<Vec<_>>();
        assert_eq!([hidden(0, 1), hidden(1, 0)], [["sums"], ["sums"]]);
        assert!(hidden(1, 1).is_empty() && hidden(1, 2).is_empty() && hidden(2, 0).is_empty());
    }

    #[test]
    fn what_is_no_line_is_named() {
        // A chapter goes on from what was played in the one before: no step stands for several.
        assert_eq!(Lesson::read("chapter a\nany lose a"), Err("line 2: any lose a".to_owned()));
        assert_eq!(Lesson::read("lesson x\nchapter a\nelse draw oops"), Err("line 3: else draw oops".to_owned()));
        assert_eq!(Lesson::read("chapter a\nshout hello"), Err("line 2: shout hello".to_owned()));
        assert_eq!(Lesson::read("chapter a\nsay hello by 9"), Err("line 2: say hello by 9".to_owned()));
    }
}
