//! The page of one's tokens for programs: make one, see it once, withdraw it.

use maud::{Markup, html};

use crate::room::copied;
use crate::shell::{Shell, prose};
use crate::words::Words;

/// A token in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number.
    pub id: i64,
    /// What it is called.
    pub name: String,
    /// How many minutes ago it was made.
    pub made: u64,
    /// How many minutes ago it was last used.
    pub used: Option<u64>,
}

/// What the page shows.
#[derive(Clone, Debug)]
pub struct Page<'a> {
    /// The tokens, the ones last made first.
    pub tokens: &'a [Line],
    /// The token that was just made: shown now and never again.
    pub made: Option<&'a str>,
    /// The longest a name may be, in letters.
    pub longest: usize,
    /// How many tokens a person has at most.
    pub most: u32,
    /// Whether one more was asked for and refused.
    pub full: bool,
}

/// The page.
#[must_use]
pub fn tokens(shell: &Shell<'_>, page: &Page<'_>) -> Markup {
    let words = shell.words;
    let body = html! {
        @if page.full {
            p class="card banner" role="status" { (words.fill("tokens-full", &[("most", page.most.into())])) }
        }
        @if let Some(token) = page.made {
            section class="card panel deal" role="status" aria-labelledby="made" {
                h2 id="made" { (words.say("tokens-token")) }
                p { (words.say("tokens-made")) }
                (copied(words, token, &words.say("tokens-token")))
            }
        }
        div class="panels" {
            div { (list(words, page)) }
            div { (new(words, page)) }
        }
    };
    prose(shell, &words.say("tokens-title"), &words.say("tokens-lead"), body)
}

/// The way here, for the page about oneself.
pub(crate) fn way(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    html! {
        section class="card panel" aria-labelledby="tokens-h" {
            h2 id="tokens-h" { (words.say("tokens-title")) }
            p { (words.say("tokens-lead")) }
            p class="buttons" { a class="b sm" href="/me/tokens" { (words.say("tokens-yours")) } }
        }
    }
}

fn list(words: Words, page: &Page<'_>) -> Markup {
    html! {
        section class="card panel" aria-labelledby="yours" {
            h2 id="yours" { (words.say("tokens-yours")) }
            @if page.tokens.is_empty() { p class="note" { (words.say("tokens-none")) } }
            ul class="tokens" {
                @for token in page.tokens {
                    li {
                        div {
                            bdi class="nm" { (token.name) }
                            small { (since(words, token)) }
                        }
                        form method="post" action="/me/tokens/withdraw" {
                            button class="b sm danger" name="id" value=(token.id)
                                aria-label=(words.fill("tokens-withdraw-which", &[("name", token.name.as_str().into())])) {
                                (words.say("tokens-withdraw"))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn since(words: Words, token: &Line) -> String {
    let when = |key: &str, minutes: u64| words.fill(key, &[("when", ago(words, minutes).into())]);
    let made = when("tokens-made-when", token.made);
    let used = token.used.map_or_else(|| words.say("tokens-never-used"), |used| when("tokens-used-when", used));
    format!("{made}, {used}")
}

/// How long ago something was.
fn ago(words: Words, minutes: u64) -> String {
    let count = |key: &str, count: u64| words.fill(key, &[("count", count.into())]);
    match minutes {
        0 => words.say("when-now"),
        1..60 => count("when-minutes", minutes),
        60..1440 => count("when-hours", minutes / 60),
        _ => count("when-days", minutes / 1440),
    }
}

fn new(words: Words, page: &Page<'_>) -> Markup {
    html! {
        section class="card panel" aria-labelledby="new" {
            h2 id="new" { (words.say("tokens-new")) }
            p { (words.say("tokens-about")) }
            form class="field" method="post" action="/me/tokens" {
                label for="name" { (words.say("tokens-name")) }
                div class="copy" {
                    input class="line" id="name" name="name" required maxlength=(page.longest) autocomplete="off";
                    button class="b sm primary" { (words.say("tokens-make")) }
                }
            }
            p { a href="/api" { (words.say("tokens-how")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Language;

    use super::*;

    #[test]
    fn times_are_told_in_the_largest_whole_unit() {
        let told = [0, 1, 59, 60, 1439, 1440, 10_000].map(|minutes| ago(Words::of(Language::English), minutes));
        let expected =
            ["just now", "1 minute ago", "59 minutes ago", "1 hour ago", "23 hours ago", "1 day ago", "6 days ago"];
        assert_eq!(told, expected);
        assert_eq!(ago(Words::of(Language::Russian), 22), "22 минуты назад");
    }
}
