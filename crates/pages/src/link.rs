//! The page behind a device link: shall this device be that person too?

use maud::{Markup, html};

use crate::shell::{Shell, prose};

/// What the page shows.
#[derive(Clone, Debug)]
pub struct Link<'a> {
    /// The path of this page: the form goes to the same one.
    pub path: &'a str,
    /// Whose link it is.
    pub name: &'a str,
    /// What I am called on this device, if I played here before as somebody else.
    pub instead_of: Option<&'a str>,
}

/// The page.
#[must_use]
pub fn link(shell: &Shell<'_>, link: &Link<'_>) -> Markup {
    let words = shell.words;
    let name = [("name", link.name.into())];
    let body = html! {
        section class="card panel" {
            p { (words.fill("link-about", &name)) }
            @if let Some(old) = link.instead_of {
                p class="note" { (words.fill("link-instead", &[("name", old.into())])) }
            }
            form class="buttons" method="post" action=(link.path) {
                button class="b primary" { (words.fill("link-yes", &name)) }
                a class="b" href="/" { (words.say("link-no")) }
            }
        }
    };
    prose(shell, &words.say("link-title"), &words.say("link-lead"), body)
}
