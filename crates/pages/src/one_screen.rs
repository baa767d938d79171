//! Several people round one screen: what they are called, asked for before the game and changed during it.

use game::{BySeat, Seat};
use maud::{Markup, html};

use crate::assets::picture;
use crate::people::player;
use crate::scene::Chair;
use crate::words::Words;

/// The most letters of a name.
pub const LONGEST: usize = 24;

/// The name of the field for whoever sits in this chair.
#[must_use]
pub fn field(seat: Seat) -> String {
    format!("chair-{}", seat.index())
}

/// The fields of the start page, for as many as may play: style sheets show as many as will.
pub(crate) fn asked(words: Words, most: usize) -> Markup {
    html! {
        details class="opt" {
            summary {
                svg class="i ch" aria-hidden="true" { use href=(picture("i-next")) {} }
                (words.say("people-names"))
            }
            div class="optg" { (fields(words, Seat::all(most).map(|seat| (seat, "")))) }
            small class="about" { (words.say("people-names-about")) }
        }
    }
}

/// The form for those who share a screen at a table; nothing where nobody does.
pub(crate) fn rename(words: Words, table: &str, chairs: &BySeat<Chair>) -> Markup {
    let mine: Vec<(Seat, &Chair)> = chairs.iter().filter(|(_, chair)| chair.mine).collect();
    if mine.len() < 2 {
        return html! {};
    }
    let given = |(number, (seat, chair)): (usize, (Seat, &'_ Chair))| {
        (seat, if chair.name == player(words, number) { String::new() } else { chair.name.clone() })
    };
    let given: Vec<(Seat, String)> = (1..).zip(mine).map(given).collect();
    html! {
        form class="names" method="post" action={ "/t/" (table) "/names" } {
            h3 { (words.say("people-names")) }
            div class="optg" { (fields(words, given.iter().map(|(seat, name)| (*seat, name.as_str())))) }
            button class="b sm" { (words.say("me-save")) }
        }
    }
}

fn fields<'n>(words: Words, given: impl Iterator<Item = (Seat, &'n str)>) -> Markup {
    html! {
        @for (seat, name) in given {
            input class="line" name=(field(seat)) value=(name) maxlength=(LONGEST) dir="auto" autocomplete="off"
                enterkeyhint="done" placeholder=(player(words, seat.index() + 1))
                aria-label=(words.fill("people-name-of", &[("number", (seat.index() + 1).into())]));
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Language;

    use super::*;
    use crate::scene::Sitter;

    fn chairs(mine: usize, name: &str) -> BySeat<Chair> {
        let words = Words::of(Language::English);
        BySeat::from_fn(3, |seat| Chair {
            name: if seat.index() == 1 { name.to_owned() } else { player(words, seat.index() + 1) },
            avatar: None,
            sitter: Sitter::Person { here: true },
            mine: seat.index() < mine,
        })
    }

    #[test]
    fn whoever_shares_a_screen_can_change_the_names_and_nobody_else() {
        let words = Words::of(Language::English);
        let form = rename(words, "abcdef", &chairs(3, "Ana")).into_string();
        assert!(form.contains("action=\"/t/abcdef/names\"") && form.matches("<input").count() == 3, "{form}");
        assert_eq!((form.matches("value=\"Ana\"").count(), form.matches("value=\"\"").count()), (1, 2), "{form}");
        assert_eq!(rename(words, "abcdef", &chairs(1, "Ana")).into_string(), "");
    }
}
