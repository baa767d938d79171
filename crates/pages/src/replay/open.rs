//! The page on which a record is pasted or chosen to be looked at; and what is said when it cannot be.

use maud::{Markup, html};

use crate::shell::{Shell, prose};

/// What is wrong with a record that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It cannot be read or replayed.
    At {
        /// Counted from 1.
        line: usize,
        /// Counted from 1, in characters.
        column: usize,
        /// Why, in the words of whoever reads records.
        why: String,
    },
    /// Its game is not shown here.
    Game(String),
}

/// What the page shows.
#[derive(Clone, Debug)]
pub struct Open<'a> {
    /// The text that was sent and cannot be shown.
    pub text: &'a str,
    /// Why.
    pub wrong: Option<&'a Wrong>,
    /// The most bytes a record may have.
    pub most: usize,
    /// For how many days it is kept after it was last looked at.
    pub days: u32,
}

/// The page.
#[must_use]
pub fn open(shell: &Shell<'_>, open: &Open<'_>) -> Markup {
    let words = shell.words;
    let size = [("size", (open.most / 1024).into())];
    let body = html! {
        (super::sheet())
        @if let Some(wrong) = open.wrong { (told(shell, wrong)) }
        form class="card panel paste" id="paste" method="post" action="/replay" enctype="multipart/form-data"
            data-most=(open.most) data-large=(words.fill("replay-too-large", &size)) {
            div class="field" {
                label for="record" { (words.say("replay-paste")) }
                textarea class="line" id="record" name="text" rows="14" spellcheck="false" autocomplete="off"
                    aria-describedby=[open.wrong.map(|_| "wrong")] aria-invalid=[open.wrong.map(|_| "true")] {
                    // The first line end after the tag is not part of the text.
                    "\n" (open.text)
                }
            }
            div class="field" {
                label for="file" { (words.say("replay-file")) }
                input class="line" id="file" type="file" name="file" accept=".txt,.ra,.rawsiko,.record,text/plain";
            }
            p class="buttons" { button class="b primary" { (words.say("replay-open")) } }
            p class="note" { (words.fill("replay-kept", &[size[0].clone(), ("days", open.days.into())])) }
        }
    };
    prose(shell, &words.say("replay-open-title"), &words.say("replay-open-lead"), body)
}

fn told(shell: &Shell<'_>, wrong: &Wrong) -> Markup {
    let words = shell.words;
    let (said, why) = match wrong {
        Wrong::At { line, column, why } => {
            (words.fill("replay-wrong", &[("line", (*line).into()), ("column", (*column).into())]), Some(why))
        }
        Wrong::Game(game) => (words.fill("replay-wrong-game", &[("game", game.as_str().into())]), None),
    };
    html! {
        div class="card banner" id="wrong" role="alert" {
            p { (said) }
            // The words of whoever reads records are English, whoever reads them.
            @if let Some(why) = why { p class="why" lang="en" { code { (why) } } }
        }
    }
}

/// What is known about the luck of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deal {
    /// So many draws follow from the promised secret.
    Proved(usize),
    /// So many draws after a step do; what came before was taken over.
    ProvedAfter(usize, usize),
    /// They follow from a seed.
    Seeded,
    /// Not that they follow from anything, and why.
    NotProved(String),
}

impl Deal {
    /// In a sentence.
    #[must_use]
    pub fn told(&self, words: crate::Words) -> String {
        match self {
            Deal::Proved(count) => words.fill("replay-proved", &[("count", (*count).into())]),
            Deal::ProvedAfter(after, count) => {
                words.fill("replay-proved-after", &[("after", (*after).into()), ("count", (*count).into())])
            }
            Deal::Seeded => words.say("replay-proved-seeded"),
            Deal::NotProved(why) => words.fill("replay-not-proved", &[("why", why.as_str().into())]),
        }
    }
}
