//! The frame around every page: head, top bar, language, theme.

use game::Language;
use maud::{DOCTYPE, Markup, html};

use crate::assets::{address, picture};
use crate::words::Words;

/// Light, dark, or as the system says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Papyrus.
    Light,
    /// Night on the Nile.
    Dark,
}

impl Theme {
    /// Its word in a cookie and in `data-theme`; none for the system's.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }
}

/// What every page knows about whoever looks at it.
#[derive(Clone, Debug)]
pub struct Shell<'a> {
    /// In which language.
    pub words: Words,
    /// How it looks.
    pub theme: Theme,
    /// What the person is called, once they have a name.
    pub me: Option<&'a str>,
    /// The path of this page, to come back to after a choice of language.
    pub path: &'a str,
}

/// A whole document. `class` is the body's; `top` is what stands in the top bar between the brand and the buttons.
#[must_use]
pub fn document(shell: &Shell<'_>, title: &str, class: &str, top: Markup, main: Markup) -> Markup {
    let language: Language = shell.words.language();
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=[shell.theme.word()] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover";
                title { (title) " · Khepri" }
                link rel="stylesheet" href=(address("tokens.css"));
                link rel="stylesheet" href=(address("ui.css"));
            }
            body class=(class) {
                header class="top" {
                    a class="brand" href="/" aria-label="Khepri" {
                        svg aria-hidden="true" { use href=(picture("scarab")) {} }
                        span { "Khepri" }
                    }
                    (top)
                }
                (main)
            }
        }
    }
}
