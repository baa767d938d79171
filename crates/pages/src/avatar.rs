//! Which pictures can somebody have beside their name? A few plain drawings of things; nobody's face, and nothing that
//! would say who somebody is. A seat keeps its letter, colour and pattern whatever the picture.

use maud::{Markup, html};

use crate::words::Words;

/// The word of each picture, which is kept, and the key of its name. Words are never changed: people have them.
const ALL: [(&str, &str); 24] = [
    ("scarab", "avatar-scarab"),
    ("ankh", "avatar-ankh"),
    ("lotus", "avatar-lotus"),
    ("ibis", "avatar-ibis"),
    ("cat", "avatar-cat"),
    ("reed-boat", "avatar-reed-boat"),
    ("pyramid", "avatar-pyramid"),
    ("eye", "avatar-eye"),
    ("compass", "avatar-compass"),
    ("ship", "avatar-ship"),
    ("derrick", "avatar-derrick"),
    ("lantern", "avatar-lantern"),
    ("crystal", "avatar-crystal"),
    ("lighthouse", "avatar-lighthouse"),
    ("anchor", "avatar-anchor"),
    ("gear", "avatar-gear"),
    ("battery", "avatar-battery"),
    ("magnet", "avatar-magnet"),
    ("rocket", "avatar-rocket"),
    ("telescope", "avatar-telescope"),
    ("kite", "avatar-kite"),
    ("mountain", "avatar-mountain"),
    ("turbine", "avatar-turbine"),
    ("leaf", "avatar-leaf"),
];

/// A picture beside a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Avatar(usize);

impl Avatar {
    /// Every picture, in the order in which they are offered.
    pub fn all() -> impl ExactSizeIterator<Item = Avatar> {
        (0..ALL.len()).map(Avatar)
    }

    /// The picture of this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Avatar> {
        ALL.iter().position(|(known, _)| *known == word).map(Avatar)
    }

    /// Its word, by which it is kept.
    #[must_use]
    pub fn word(self) -> &'static str {
        ALL[self.0].0
    }

    /// What it is called.
    #[must_use]
    pub fn name(self, words: Words) -> String {
        words.say(ALL[self.0].1)
    }
}

/// The picture beside a name that is written there: it says nothing that the name does not.
pub(crate) fn beside(avatar: Option<Avatar>) -> Markup {
    html! {
        @if let Some(avatar) = avatar {
            svg class="av" viewBox="0 0 24 24" aria-hidden="true" { use href=(address(avatar)) {} }
        }
    }
}

/// The address of its drawing.
pub(crate) fn address(avatar: Avatar) -> String {
    format!("{}#{}", crate::assets::address("avatars.svg"), avatar.word())
}

/// The pictures to choose from, a button each; where one may have none, with the way back to the letter. `back` is where
/// the choice leads, if not to one's own page.
pub(crate) fn choice(
    words: Words,
    action: &str,
    now: Option<Avatar>,
    may_have_none: bool,
    back: Option<&str>,
) -> Markup {
    let pressed = |is: bool| if is { "true" } else { "false" };
    html! {
        form class="avatars" method="post" action=(action) aria-label=(words.say("avatar-title")) {
            @if let Some(back) = back { input type="hidden" name="back" value=(back); }
            @for avatar in Avatar::all() {
                @let name = avatar.name(words);
                button class="b" name="avatar" value=(avatar.word()) aria-pressed=(pressed(now == Some(avatar)))
                    aria-label=(name) title=(name) { (beside(Some(avatar))) }
            }
            @if may_have_none {
                button class="b letter" name="avatar" value="none" aria-pressed=(pressed(now.is_none())) { (words.say("avatar-none")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Language;

    use super::*;

    #[test]
    fn every_picture_is_drawn_and_has_a_name_of_its_own_in_every_language() {
        let sheet = include_str!("../assets/avatars.svg");
        for language in Language::ALL {
            let words = Words::of(language);
            let mut names: Vec<String> = Avatar::all().map(|avatar| avatar.name(words)).collect();
            assert!(names.iter().all(|name| !name.contains('⟦')), "{names:?}");
            names.sort();
            names.dedup();
            assert_eq!(names.len(), ALL.len(), "{}", language.code());
        }
        for avatar in Avatar::all() {
            assert!(sheet.contains(&format!("<symbol id=\"{}\"", avatar.word())), "{}", avatar.word());
            assert_eq!(Avatar::of(avatar.word()), Some(avatar));
        }
        assert_eq!(sheet.matches("<symbol ").count(), ALL.len());
        assert_eq!(Avatar::of("none"), None, "the word for no picture is free");
    }
}
