//! The panel of a lesson's coach: one short thing at a time, where to look, and what to press when it was read.

use game::{BySeat, Seat};
use maud::{Markup, html};

use crate::art::{icon, token};
use crate::assets::picture;
use crate::lesson::{Cue, Lesson};
use crate::rich::rich;
use crate::{Chair, Fragment, Words};

/// Parts of the scoring, by how their names begin: they lie in a dialog of their own.
const ROWS: &str = "row-";

/// What the coach of a lesson says now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coach {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// Its chapter, counted from 0.
    pub chapter: usize,
    /// What is said.
    pub told: Told,
    /// How many cues of the chapter were heard, and how many there are.
    pub heard: (usize, usize),
}

/// What a coach says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// A cue of the script.
    Cue {
        /// Which.
        cue: &'static Cue,
        /// What it waits for.
        waits: Waits,
    },
    /// What was asked for is done, and the others play: the request is over.
    Others,
    /// The learner did something else: an answer to it, if the script has one.
    Off(Option<&'static str>),
    /// The learner plays on without the script.
    Alone,
    /// The game is over, and it was not the script's.
    Ended,
}

/// What a cue waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// To be read.
    Read {
        /// So many cues are heard then.
        heard: usize,
        /// Whether the next one is not about the scoring any more, whose dialog can close.
        closes: bool,
    },
    /// For the learner to do it.
    Deed,
    /// For the others, who play at once.
    Others,
    /// For the next chapter to be opened.
    Chapter,
}

/// What holds the others up at a lesson: they play on when the learner has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// Something is to be read.
    Read,
    /// The learner did something else, and takes it back or goes on so.
    Off,
    /// The chapter is over.
    Chapter,
}

impl Told {
    /// What it holds the others up for, if it does.
    #[must_use]
    pub fn held(self) -> Option<Held> {
        match self {
            Told::Cue { waits: Waits::Read { .. }, .. } => Some(Held::Read),
            Told::Cue { waits: Waits::Chapter, .. } => Some(Held::Chapter),
            Told::Off(_) => Some(Held::Off),
            _ => None,
        }
    }
}

impl Held {
    /// What stands where else is said whose turn it is: a headline, and for the learner what to do.
    pub(crate) fn said(self, words: Words) -> [String; 2] {
        match self {
            Held::Read => [words.say("coach-bar-read"), words.say("coach-bar-read-how")],
            Held::Off => [words.say("coach-bar-off"), words.say("coach-bar-off-how")],
            Held::Chapter => [words.say("coach-bar-chapter"), words.say("coach-bar-chapter-how")],
        }
    }
}

/// What the panel needs to know of the table.
#[derive(Clone, Copy, Debug)]
pub struct At<'a> {
    /// The table's id.
    pub table: &'a str,
    /// The version that is shown.
    pub version: u64,
    /// The chairs, for the names of those who speak.
    pub chairs: &'a BySeat<Chair>,
    /// Whether the learner looks.
    pub mine: bool,
}

impl Cue {
    /// Whether it is about the scoring.
    #[must_use]
    pub fn in_scoring(&self) -> bool {
        self.ring.as_deref().is_some_and(|ring| ring.starts_with(ROWS))
    }
}

/// What everybody at a lesson is called: the bots have names of their own.
#[must_use]
pub fn bot_name(words: Words, lesson: &Lesson, seat: Seat) -> String {
    words.say(&lesson.key(&format!("name-{}", crate::art::letter(seat))))
}

/// The title of a chapter.
#[must_use]
pub fn chapter_title(words: Words, lesson: &Lesson, chapter: usize) -> String {
    let name = lesson.chapters.get(chapter).map_or("", |chapter| chapter.name.as_str());
    words.say(&lesson.key(&format!("chapter-{name}")))
}

/// Adds the coach to the parts of a table: a panel of its own, and in the scoring what is said about that.
pub fn join(parts: &mut Vec<Fragment>, words: Words, coach: &Coach, at: At<'_>) {
    if let Some(scoring) = parts.iter_mut().find(|part| part.id == "scoring" && !part.html.is_empty()) {
        // While it is explained there is one way on, and that is the coach's.
        let explains = matches!(coach.told, Told::Cue { cue, .. } if cue.in_scoring());
        let class = if explains { "coach card inscore explains" } else { "coach card inscore" };
        let inner = html! { div class=(class) { (said(words, coach, at, true)) } };
        scoring.html += &inner.into_string();
    }
    parts.push(Fragment { id: "coach", html: panel(words, coach, at).into_string() });
}

fn panel(words: Words, coach: &Coach, at: At<'_>) -> Markup {
    let (lesson, chapter) = (coach.lesson, coach.chapter);
    let gaps = [
        ("n", (chapter + 1).into()),
        ("of", lesson.chapters.len().into()),
        ("title", chapter_title(words, lesson, chapter).into()),
    ];
    let over = matches!(coach.told, Told::Cue { waits: Waits::Chapter, .. });
    let heard = if over { coach.heard.1 } else { coach.heard.0 };
    html! {
        div class="coach-h" {
            svg aria-hidden="true" { use href=(picture("scarab")) {} }
            h2 { (rich(words, "coach-chapter", &gaps)) }
        }
        // Where there is no room for the heading.
        p class="coach-at" { (words.fill("coach-at", &gaps)) }
        progress max=(coach.heard.1) value=(heard) aria-label=(words.say("coach-progress")) {}
        (said(words, coach, at, false))
        div class="coach-f" {
            p { (words.say("coach-lesson")) }
            @if at.mine {
                (open(lesson, chapter, html! { button class="b sm" { (words.say("coach-again")) } }))
            }
            a class="b sm" href={ "/learn?game=" (lesson.game) } { (words.say("coach-chapters")) }
        }
    }
}

/// What is said, and what can be pressed when it was read. `scoring`: inside the dialog of the scoring.
fn said(words: Words, coach: &Coach, at: At<'_>, scoring: bool) -> Markup {
    let lesson = coach.lesson;
    let (text, ring, by) = match coach.told {
        Told::Cue { cue, .. } => (rich(words, &lesson.key(&cue.key), &[]), cue.ring.as_deref(), cue.by),
        Told::Off(Some(answer)) => (rich(words, &lesson.key(answer), &[]), None, None),
        Told::Others => (html! { span class="zero" aria-hidden="true" { (words.say("coach-others")) } }, None, None),
        Told::Off(None) => (rich(words, "coach-off", &[]), None, None),
        Told::Alone => (rich(words, "coach-alone-now", &[]), None, None),
        Told::Ended => (rich(words, "coach-ended", &[]), None, None),
    };
    // Whoever plays without the coach sees everything.
    let alone = matches!(coach.told, Told::Alone | Told::Ended);
    let unexplained: Vec<_> = lesson.unexplained(coach.chapter, coach.heard.0).filter(|_| !alone).collect();
    let hides = (!unexplained.is_empty()).then(|| unexplained.join(" "));
    html! {
        div class={ "coach-s" @if by.is_some() { " spoken" } @if coach.told == Told::Others { " others" } } aria-live="polite"
        data-ring=[ring] data-hides=[hides] {
            @if let Some(seat) = by { (token(seat, true)) bdi { (at.chairs[seat].name) } }
            p { (text) }
        }
        @if at.mine {
            div class={ "coach-b" @if coach.told == Told::Alone { " alone" } } { (buttons(words, coach, at, scoring)) }
        }
    }
}

fn buttons(words: Words, coach: &Coach, at: At<'_>, scoring: bool) -> Markup {
    let points = |cue: &Cue| cue.in_scoring() && !scoring;
    html! {
        @match coach.told {
            Told::Cue { cue, waits: Waits::Read { heard, closes } } => {
                @if points(cue) {
                    button type="button" class="b sm" data-open="scoring" data-key="S" { (words.say("coach-points")) }
                }
                (deed(at, html! {
                    input type="hidden" name="cue" value=(heard);
                    button class="b primary sm" name="do" value="next" data-key="N" data-close[scoring && closes]
                        aria-keyshortcuts="N" { (words.say("coach-next")) (icon("i-next")) }
                }))
            }
            Told::Cue { cue, waits: Waits::Chapter } => {
                @if points(cue) {
                    button type="button" class="b sm" data-open="scoring" data-key="S" { (words.say("coach-points")) }
                }
                (onwards(words, coach, "b primary sm"))
            }
            Told::Cue { .. } | Told::Others => {}
            Told::Off(_) => {
                (deed(at, html! {
                    button class="b primary sm" name="do" value="back" data-key="B" { (words.say("coach-back")) }
                }))
                (deed(at, html! { button class="b sm" name="do" value="alone" { (words.say("coach-alone")) } }))
            }
            Told::Alone => {
                (deed(at, html! {
                    button class="b primary sm" name="do" value="back" { (words.say("coach-return")) }
                }))
                (onwards(words, coach, "b sm"))
            }
            Told::Ended => {
                (open(coach.lesson, coach.chapter, html! { button class="b sm" { (words.say("coach-again")) } }))
                (onwards(words, coach, "b primary sm"))
            }
        }
    }
}

/// To the next chapter; after the last one, to a game of one's own.
fn onwards(words: Words, coach: &Coach, class: &str) -> Markup {
    let next = coach.chapter + 1;
    html! {
        @if next < coach.lesson.chapters.len() {
            (open(coach.lesson, next, html! {
                button class=(class) data-key="N" { (words.say("coach-next-chapter")) (icon("i-next")) }
            }))
        } @else {
            form method="post" action="/play" {
                input type="hidden" name="game" value=(coach.lesson.game);
                input type="hidden" name="level" value="1";
                // As the lesson was played: nothing is new in the first game of one's own but that nobody helps.
                @for (name, value) in coach.lesson.options() { input type="hidden" name=(name) value=(value); }
                button class=(class) data-key="N" { (words.say("coach-play")) (icon("i-next")) }
            }
            a class="b sm" href={ "/rules/" (coach.lesson.game) } { (words.say("table-rules")) }
        }
    }
}

/// The ways through the lesson, as entries of the table's menu.
pub(crate) fn choices(words: Words, coach: &Coach) -> Markup {
    html! {
        li { (open(coach.lesson, coach.chapter, html! { button class="b sm" { (words.say("coach-again")) } })) }
        li { a class="b sm" href={ "/learn?game=" (coach.lesson.game) } { (words.say("coach-chapters")) } }
    }
}

/// A form that opens a chapter anew.
pub(crate) fn open(lesson: &Lesson, chapter: usize, button: Markup) -> Markup {
    html! {
        form method="post" action="/learn" {
            input type="hidden" name="lesson" value=(lesson.name);
            input type="hidden" name="chapter" value=(chapter + 1);
            (button)
        }
    }
}

/// A form that tells the coach something.
fn deed(at: At<'_>, inner: Markup) -> Markup {
    html! {
        form method="post" action={ "/t/" (at.table) "/coach" } {
            input type="hidden" name="seen" value=(at.version) data-seen;
            (inner)
        }
    }
}
