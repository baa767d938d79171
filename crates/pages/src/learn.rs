//! The page of a lesson: what it teaches, where one stopped, and its chapters.

use maud::{Markup, html};

use crate::art::icon;
use crate::coach::{chapter_title, open};
use crate::lesson::Lesson;
use crate::shell::{Shell, prose};

/// A table of a lesson that was begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begun {
    /// Its id.
    pub table: String,
    /// The chapter it plays, counted from 0.
    pub chapter: usize,
}

/// What is known of how far somebody is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The chapters that were played to their end, counted from 0.
    pub done: Vec<usize>,
    /// The last one that was not.
    pub begun: Option<Begun>,
}

impl Progress {
    /// The first chapter that was not played yet; the first one for whoever has played all of them.
    fn next(&self, lesson: &Lesson) -> usize {
        (0..lesson.chapters.len()).find(|chapter| !self.done.contains(chapter)).unwrap_or(0)
    }
}

/// The page.
#[must_use]
pub fn learn(shell: &Shell<'_>, lesson: &Lesson, progress: &Progress) -> Markup {
    let words = shell.words;
    let chapters = lesson.chapters.len();
    let [title, lead, note] = texts(&lesson.game);
    let body = html! {
        (lessons(shell, lesson))
        section class="card panel learnpage" aria-labelledby="chapters" {
            div class="buttons" { (begin(shell, lesson, progress)) }
            h2 id="chapters" { (words.say("learn-chapters")) }
            ol class="chapters" {
                @for chapter in 0..chapters {
                    @let done = progress.done.contains(&chapter);
                    li {
                        (open(lesson, chapter, html! {
                            button class="b" {
                                b aria-hidden="true" { (chapter + 1) }
                                span { (chapter_title(words, lesson, chapter)) }
                                @if done { span class="tick" { "✓" span class="sr" { (words.say("learn-done")) } } }
                            }
                        }))
                    }
                }
            }
            p class="note" { (words.say(note)) }
            p class="note" { a href={ "/rules/" (lesson.game) } { (words.say("learn-rules")) } }
        }
    };
    prose(shell, &words.say(title), &words.say(lead), body)
}

/// The keys of what the page says of a game: title, lead, and what is different in a lesson.
fn texts(game: &str) -> [&'static str; 3] {
    match game {
        "rawsiko" => ["learn-rawsiko-title", "learn-rawsiko-lead", "learn-rawsiko-note"],
        _ => ["learn-title", "learn-lead", "learn-note"],
    }
}

/// The way to the lessons of the other games.
fn lessons(shell: &Shell<'_>, here: &Lesson) -> Markup {
    html! {
        nav class="seg games which" aria-label=(shell.words.say("lobby-games")) {
            div {
                @for lesson in Lesson::all() {
                    a href={ "/learn?game=" (lesson.game) } aria-current=[(lesson.game == here.game).then_some("true")] {
                        (crate::games::name(shell.words, &lesson.game))
                    }
                }
            }
        }
    }
}

/// Where to begin, or to go on.
fn begin(shell: &Shell<'_>, lesson: &Lesson, progress: &Progress) -> Markup {
    let words = shell.words;
    let next = progress.next(lesson);
    let title = |chapter: usize| {
        let gaps = [("n", (chapter + 1).into()), ("title", chapter_title(words, lesson, chapter).into())];
        words.fill("learn-go-on", &gaps)
    };
    html! {
        @if let Some(begun) = &progress.begun {
            a class="b primary" href={ "/t/" (begun.table) } { (icon("i-next")) span { (title(begun.chapter)) } }
            (open(lesson, 0, html! { button class="b" { (words.say("learn-restart")) } }))
        } @else {
            (open(lesson, next, html! {
                button class="b primary" {
                    (icon("i-next"))
                    span { @if next == 0 { (words.say("learn-begin")) } @else { (title(next)) } }
                }
            }))
        }
    }
}
