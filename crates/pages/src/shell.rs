//! The frame around every page: head, top bar, language, theme, footer.

mod bar;

use std::sync::LazyLock;

use game::Language;
use maud::{DOCTYPE, Markup, html};

use crate::TileNames;
use crate::assets::{address, asset, needs};
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

    /// The colour a phone paints its own bar with, and when.
    const fn bar_colours(self) -> &'static [(&'static str, Option<&'static str>)] {
        const PAPYRUS: &str = "#faf4e6";
        const NIGHT: &str = "#172238";
        match self {
            Theme::System => {
                &[(PAPYRUS, Some("(prefers-color-scheme: light)")), (NIGHT, Some("(prefers-color-scheme: dark)"))]
            }
            Theme::Light => &[(PAPYRUS, None)],
            Theme::Dark => &[(NIGHT, None)],
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

/// The script of every page.
const SCRIPT: &str = "js/main.js";

/// What `SCRIPT` needs, and on a table what it fetches there: asked for at once, not one after the other.
fn scripts(table: bool) -> &'static [&'static str] {
    static EVERYWHERE: LazyLock<Vec<&str>> = LazyLock::new(|| needs(SCRIPT));
    static AT_TABLES: LazyLock<Vec<&str>> = LazyLock::new(|| {
        let mut all = needs(SCRIPT);
        all.extend(needs("js/table.js").into_iter().filter(|script| !EVERYWHERE.contains(script)));
        all
    });
    if table { &AT_TABLES } else { &EVERYWHERE }
}

/// A whole document. `class` is the body's; `top` is what stands in the top bar between the brand and the buttons.
///
/// A body of class `table` is the table itself: it has its own menu, its own style sheet, and a skip link to the actions.
#[must_use]
pub fn document(shell: &Shell<'_>, title: &str, class: &str, top: Markup, main: Markup) -> Markup {
    let language: Language = shell.words.language();
    let names = shell.words.names();
    let table = class.split(' ').any(|word| word == "table");
    let own_sheet = if table { "table.css" } else { "pages.css" };
    let sheets = ["tokens.css", "ui.css", "pages.css", own_sheet, "windows.css"];
    // The table needs the menus of `pages.css` too.
    let sheets = &sheets[..if table { 5 } else { 3 }];
    let worn = |word: &str| class.split(' ').any(|worn| worn == word);
    let lesson = worn("lesson").then_some(&"coach.css");
    let classroom = worn("classroom").then_some(&"class.css");
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=[shell.theme.word()]
            data-names=[(names != TileNames::default()).then(|| names.word())] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover";
                title { (title) " · Khepri" }
                meta name="description" content=(shell.words.say("site-description"));
                @for (colour, media) in shell.theme.bar_colours() {
                    meta name="theme-color" content=(colour) media=[media];
                }
                link rel="icon" type="image/svg+xml" href=(address("icon.svg")) data-icon-go=(address("icon-go.svg"));
                @for sheet in sheets.iter().chain(lesson).chain(classroom) {
                    @if asset(sheet).is_some() { link rel="stylesheet" href=(address(sheet)); }
                }
                script type="module" src=(address(SCRIPT)) {}
                @for script in scripts(table).iter().skip(1) { link rel="modulepreload" href=(address(script)); }
            }
            body class=(class) data-turns=[shell.me.map(|_| "/me/turns")] {
                // Behind a curtain there is nothing to do but to take over.
                @let acts = table && !class.contains("shut-eyes");
                a class="skiplink" href=(if acts { "#act" } else { "#main" }) {
                    (shell.words.say(if acts { "skip-to-actions" } else { "skip-to-content" }))
                }
                (bar::bar(shell, table, top))
                (main)
            }
        }
    }
}

/// A page with the ways to the other pages above and the small print below. `main` holds an element with the id `main`.
#[must_use]
pub fn page(shell: &Shell<'_>, title: &str, class: &str, main: Markup) -> Markup {
    let content = html! {
        (main)
        (bar::footer(shell))
    };
    document(shell, title, &format!("page {class}"), bar::nav(shell), content)
}

/// A page of text: a heading with the sky behind it, and a card of prose.
#[must_use]
pub(crate) fn prose(shell: &Shell<'_>, title: &str, lead: &str, body: Markup) -> Markup {
    let main = html! {
        main class="doc" id="main" {
            (crate::art::hero())
            header class="doc-h" {
                h1 { (title) }
                p class="lead" { (lead) }
            }
            (body)
        }
    };
    page(shell, title, "text", main)
}
