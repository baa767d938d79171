//! What is said of a table beside what a step tells: what was missed, what was taken back, who asks for another game.

use game::Viewer;

use crate::Invitation;
use crate::words::Words;

/// So many steps were played at once, and the last of them follow in words.
#[must_use]
pub fn missed(words: Words, steps: usize) -> String {
    words.fill("news-missed", &[("n", steps.into())])
}

/// Somebody took a decision back.
#[must_use]
pub fn undone(words: Words) -> String {
    words.say("news-undone")
}

/// Who asks this viewer to go on at another table.
#[must_use]
pub fn invited(words: Words, invitation: &Invitation, viewer: Viewer) -> String {
    let key = if viewer.seat().is_some() { "news-invites" } else { "news-goes-on" };
    words.fill(key, &[("name", invitation.name.as_str().into()), ("again", yes(invitation.again).into())])
}

/// What the way there is called.
pub(crate) fn way(words: Words, invitation: &Invitation, viewer: Viewer) -> String {
    let key = if viewer.seat().is_some() { "news-join" } else { "news-watch" };
    words.fill(key, &[("again", yes(invitation.again).into())])
}

fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
