//! Why something was not done: one word for programs, one status for browsers, one sentence for people.

use axum::http::StatusCode;
use pages::message::Problem;
use store::{AppendError, StoreError};

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refusal {
    /// The table went on since that page was drawn.
    #[error("the table went on since")]
    Stale,
    /// The rules forbid it; in the words of the rules, for programs.
    #[error("the rules forbid it: {0}")]
    Illegal(String),
    /// The same as a sentence in the language of whoever asked.
    #[error("the rules forbid it")]
    Said(String),
    /// Somebody else decides now.
    #[error("somebody else decides now")]
    NotYourTurn,
    /// Whoever asks has no chair here.
    #[error("whoever asks has no chair here")]
    NotSeated,
    /// The chair is somebody else's.
    #[error("the chair is somebody else's")]
    SeatTaken,
    /// No chair of that table is a bot's.
    #[error("no chair is free at that table")]
    TableFull,
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// There is no such page.
    #[error("there is no such page")]
    NoSuchPage,
    /// The game has no such step.
    #[error("the game has no such step")]
    NoSuchStep,
    /// There is no such replay.
    #[error("there is no such replay")]
    NoSuchReplay,
    /// While a game runs nobody sees it from another's seat.
    #[error("while the game runs it is seen from one's own seat only")]
    OtherSeat,
    /// While a game runs nobody plays on from it elsewhere.
    #[error("while the game runs nobody plays on from it elsewhere")]
    StillRuns,
    /// No table has this code.
    #[error("no table has this code")]
    NoSuchCode,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotPlaying,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// There is nothing that may be taken back.
    #[error("there is nothing that may be taken back")]
    NothingToUndo,
    /// The game was taken back as often as it may be.
    #[error("the game was taken back as often as it may be")]
    NoMoreUndos,
    /// There are no hints here, or not now.
    #[error("there are no hints here, or not now")]
    NoHint,
    /// It was done before.
    #[error("it was done before")]
    Already,
    /// Whoever asks has enough tables in the lobby.
    #[error("whoever asks has enough tables in the lobby")]
    EnoughTables,
    /// The table has as many onlookers as it takes.
    #[error("the table has as many onlookers as it takes")]
    Crowded,
    /// The person is still connected, or was a moment ago.
    #[error("the person is still here")]
    StillHere,
    /// Whoever leads the class has the table wait.
    #[error("whoever leads the class has the table wait")]
    Held,
    /// In a class its leader decides that.
    #[error("in a class its leader decides that")]
    InClass,
    /// The table is one of a class, and not of whoever asks.
    #[error("the table is one of a class, and not of whoever asks")]
    NotInClass,
    /// There is no such class, or it is not led by whoever asks.
    #[error("there is no such class")]
    NoSuchClass,
    /// No class has these digits.
    #[error("no class has these digits")]
    WrongPin,
    /// The class has as many people as it takes.
    #[error("the class has as many people as it takes")]
    ClassFull,
    /// The form does not say what it should.
    #[error("the form cannot be read: {0}")]
    BadForm(String),
    /// Nothing can be sent to this address.
    #[error("nothing can be sent there: {0}")]
    BadAddress(String),
    /// The name cannot be used.
    #[error("the name cannot be used")]
    BadName,
    /// The link was used or has expired.
    #[error("the link was used or has expired")]
    BadLink,
    /// The request came from another page.
    #[error("the request came from another page")]
    ForeignOrigin,
    /// The request came under a name that is not this server's.
    #[error("the server is not reached under this name")]
    UnknownHost,
    /// Whoever asks has no cookie.
    #[error("whoever asks is not known")]
    NotKnown,
    /// The address does not take this method.
    #[error("the address does not take this method")]
    BadMethod,
    /// The body is too large.
    #[error("the body is too large")]
    TooLarge,
    /// Too many requests; after so many seconds there may be more.
    #[error("too many requests")]
    TooFast(u32),
    /// The server has as many tables as it takes.
    #[error("the server has as many tables as it takes")]
    Full,
    /// The store failed.
    #[error("the store failed")]
    Store,
    /// The file of the store was deleted or replaced.
    #[error("the file in which games are kept was deleted or replaced; nothing can be kept")]
    FileGone,
    /// It took too long.
    #[error("it took too long")]
    Timeout,
    /// The program has a fault.
    #[error("the program has a fault")]
    Fault,
}

impl Refusal {
    /// What people are told.
    pub(crate) fn problem(&self) -> Problem {
        match self {
            Refusal::Stale => Problem::Stale,
            Refusal::Illegal(_) | Refusal::Said(_) => Problem::Illegal,
            Refusal::NotYourTurn => Problem::NotYourTurn,
            Refusal::NotSeated | Refusal::NotKnown => Problem::NotSeated,
            Refusal::SeatTaken => Problem::SeatTaken,
            Refusal::TableFull => Problem::TableFull,
            Refusal::StillHere => Problem::StillHere,
            Refusal::NoSuchTable => Problem::NoSuchTable,
            Refusal::NoSuchPage | Refusal::BadMethod => Problem::NoSuchPage,
            Refusal::NoSuchCode => Problem::NoSuchCode,
            Refusal::NoSuchStep => Problem::NoSuchStep,
            Refusal::NoSuchReplay => Problem::NoSuchReplay,
            Refusal::OtherSeat => Problem::OtherSeat,
            Refusal::StillRuns => Problem::StillRuns,
            Refusal::NotPlaying => Problem::NotBegun,
            Refusal::Over => Problem::Over,
            Refusal::NotOver => Problem::NotOver,
            Refusal::NoHint => Problem::NoHint,
            Refusal::NothingToUndo => Problem::NothingToUndo,
            Refusal::NoMoreUndos => Problem::NoMoreUndos,
            Refusal::Already => Problem::Already,
            Refusal::EnoughTables => Problem::EnoughTables,
            Refusal::Crowded => Problem::Crowded,
            Refusal::Held => Problem::Held,
            Refusal::InClass => Problem::InClass,
            Refusal::NotInClass => Problem::NotInClass,
            Refusal::NoSuchClass => Problem::NoSuchClass,
            Refusal::WrongPin => Problem::WrongPin,
            Refusal::ClassFull => Problem::ClassFull,
            Refusal::BadForm(_) => Problem::BadForm,
            Refusal::BadAddress(_) => Problem::BadAddress,
            Refusal::BadName => Problem::BadName,
            Refusal::BadLink => Problem::LinkExpired,
            Refusal::ForeignOrigin => Problem::Foreign,
            Refusal::UnknownHost => Problem::UnknownHost,
            Refusal::TooLarge => Problem::TooLarge,
            Refusal::TooFast(seconds) => Problem::TooMany { seconds: *seconds },
            Refusal::Full => Problem::Full,
            Refusal::Store | Refusal::Timeout => Problem::Unavailable,
            Refusal::FileGone => Problem::FileGone,
            Refusal::Fault => Problem::Internal,
        }
    }

    /// What is wrong in particular, as a sentence in the language of whoever asked.
    pub(crate) fn said(&self) -> Option<&str> {
        if let Refusal::Said(sentence) = self { Some(sentence) } else { None }
    }

    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Refusal::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
            _ => StatusCode::from_u16(self.problem().status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        tracing::error!(%error, "the store failed");
        if matches!(error, StoreError::FileGone(_)) { Refusal::FileGone } else { Refusal::Store }
    }
}

impl From<AppendError> for Refusal {
    fn from(error: AppendError) -> Refusal {
        match error {
            AppendError::Stale { .. } => Refusal::Stale,
            AppendError::NoSuchTable => Refusal::NoSuchTable,
            AppendError::NoSuchClass => Refusal::NoSuchClass,
            AppendError::Store(error) => error.into(),
        }
    }
}

impl From<getrandom::Error> for Refusal {
    fn from(error: getrandom::Error) -> Refusal {
        tracing::error!(%error, "the operating system has no random numbers");
        Refusal::Fault
    }
}
