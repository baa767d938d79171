//! What people are told when something cannot be done: one sentence, one status, one way back.

use maud::{Markup, html};

use crate::art::hero;
use crate::assets::picture;
use crate::shell::{Shell, page};
use crate::words::Words;

/// Why something was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no such page.
    NoSuchPage,
    /// There is no such table.
    NoSuchTable,
    /// The game has no such step.
    NoSuchStep,
    /// There is no such replay, or it is not kept any more.
    NoSuchReplay,
    /// While a game runs nobody sees it from another's seat.
    OtherSeat,
    /// While a game runs nobody plays on from its steps elsewhere.
    StillRuns,
    /// There is no table with this code.
    NoSuchCode,
    /// The form is not one of ours.
    BadForm,
    /// A name that cannot be used.
    BadName,
    /// An address to which nothing can be sent.
    BadAddress,
    /// The request came from another site.
    Foreign,
    /// The request came under a name that is not this server's.
    UnknownHost,
    /// Only those who sit at the table may do this.
    NotSeated,
    /// Somebody else must act first.
    NotYourTurn,
    /// The rules do not allow it.
    Illegal,
    /// The table has moved on since the page was loaded.
    Stale,
    /// Somebody sits there already.
    SeatTaken,
    /// Nobody more can sit at that table of a class.
    TableFull,
    /// The person whose chair it is has not left.
    StillHere,
    /// It was done already, perhaps in another window.
    Already,
    /// There is nothing to take back.
    NothingToUndo,
    /// The game was taken back as often as it may be.
    NoMoreUndos,
    /// Enough tables of this person wait in the lobby.
    EnoughTables,
    /// There are no hints here, or not now.
    NoHint,
    /// The game has not begun.
    NotBegun,
    /// The game is not over.
    NotOver,
    /// The game is over.
    Over,
    /// The link was used or is too old.
    LinkExpired,
    /// What was sent is too long.
    TooLarge,
    /// Too much in a short time.
    TooMany {
        /// How many seconds to wait.
        seconds: u32,
    },
    /// Whoever leads the class has the table wait.
    Held,
    /// In a class its leader decides that.
    InClass,
    /// The table is one of a class, and not of whoever asks.
    NotInClass,
    /// There is no such class, or it is not led by whoever asks.
    NoSuchClass,
    /// No class has these digits.
    WrongPin,
    /// The class has as many people as it takes.
    ClassFull,
    /// There is no room for more tables.
    Full,
    /// There is no room for more onlookers.
    Crowded,
    /// The store or the time did not suffice; later it may.
    Unavailable,
    /// The file in which games are kept was deleted or replaced.
    FileGone,
    /// Something broke here.
    Internal,
}

impl Problem {
    /// Status, word for programs, key of the sentence.
    const fn facts(self) -> (u16, &'static str, &'static str) {
        match self {
            Problem::NoSuchPage => (404, "no_such_page", "error-no-such-page"),
            Problem::NoSuchTable => (404, "no_such_table", "error-no-such-table"),
            Problem::NoSuchStep => (404, "no_such_step", "error-no-such-step"),
            Problem::NoSuchReplay => (404, "no_such_replay", "error-no-such-replay"),
            Problem::OtherSeat => (403, "other_seat", "error-other-seat"),
            Problem::StillRuns => (403, "still_runs", "error-still-runs"),
            Problem::NoSuchCode => (404, "no_such_code", "error-no-such-code"),
            Problem::BadForm => (400, "bad_form", "error-bad-form"),
            Problem::BadName => (400, "bad_name", "error-bad-name"),
            Problem::BadAddress => (400, "bad_address", "notices-bad-address"),
            Problem::Foreign => (403, "foreign", "error-foreign"),
            Problem::UnknownHost => (421, "unknown_host", "error-unknown-host"),
            Problem::NotSeated => (403, "not_seated", "error-not-seated"),
            Problem::NotYourTurn => (409, "not_your_turn", "error-not-your-turn"),
            Problem::Illegal => (409, "illegal", "error-illegal"),
            Problem::Stale => (409, "stale", "error-stale"),
            Problem::SeatTaken => (409, "seat_taken", "error-seat-taken"),
            Problem::TableFull => (409, "table_full", "class-error-table-full"),
            Problem::StillHere => (409, "still_here", "error-still-here"),
            Problem::Already => (409, "already", "error-already"),
            Problem::NothingToUndo => (409, "nothing_to_undo", "error-nothing-to-undo"),
            Problem::NoMoreUndos => (409, "no_more_undos", "error-no-more-undos"),
            Problem::EnoughTables => (409, "enough_tables", "error-enough-tables"),
            Problem::NoHint => (409, "no_hint", "error-no-hint"),
            Problem::NotBegun => (409, "not_begun", "error-not-begun"),
            Problem::NotOver => (409, "not_over", "error-not-over"),
            Problem::Over => (410, "over", "error-over"),
            Problem::LinkExpired => (410, "link_expired", "error-link-expired"),
            Problem::TooLarge => (413, "too_large", "error-too-large"),
            Problem::TooMany { .. } => (429, "too_many", "error-too-many"),
            Problem::Held => (409, "paused", "class-error-held"),
            Problem::InClass => (409, "in_class", "class-error-in-class"),
            Problem::NotInClass => (403, "not_in_class", "class-error-not-in-class"),
            Problem::NoSuchClass => (404, "no_such_class", "class-error-no-such-class"),
            Problem::WrongPin => (404, "wrong_pin", "class-error-wrong-pin"),
            Problem::ClassFull => (409, "class_full", "class-error-full"),
            Problem::Full => (503, "full", "error-full"),
            Problem::Crowded => (503, "crowded", "error-crowded"),
            Problem::Unavailable => (503, "unavailable", "error-unavailable"),
            Problem::FileGone => (503, "file_gone", "error-file-gone"),
            Problem::Internal => (500, "internal", "error-internal"),
        }
    }

    /// The status of an answer that says so.
    #[must_use]
    pub const fn status(self) -> u16 {
        self.facts().0
    }

    /// The word for programs; it never changes.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.facts().1
    }

    /// The sentence for people.
    #[must_use]
    pub fn sentence(self, words: Words) -> String {
        let key = self.facts().2;
        match self {
            Problem::TooMany { seconds } => words.fill(key, &[("seconds", seconds.into())]),
            _ => words.say(key),
        }
    }
}

/// A page that says what is wrong, with `said` in place of the usual sentence, and leads back to `back`, a path of this
/// site.
#[must_use]
pub fn message(shell: &Shell<'_>, problem: Problem, said: Option<&str>, back: &str) -> Markup {
    let words = shell.words;
    let title = match problem.status() {
        404 => words.say("error-title-lost"),
        500.. => words.say("error-title-broken"),
        _ => words.say("error-title"),
    };
    let main = html! {
        main class="doc oops" id="main" {
            (hero())
            section class="card panel" {
                svg class="t" viewBox="0 0 64 64" aria-hidden="true" { use href=(picture("drought")) {} }
                h1 { (title) }
                p class="lead" { (said.map_or_else(|| problem.sentence(words), str::to_owned)) }
                p class="buttons" {
                    @if back != "/" { a class="b primary" href=(back) { (words.say("error-back")) } }
                    a class=(if back == "/" { "b primary" } else { "b" }) href="/" { (words.say("error-start")) }
                }
                p class="note" { (problem.status()) }
            }
        }
    };
    page(shell, &title, "text", main)
}
