//! What a program is told when something was not done: a word from a closed list, and a sentence with the facts.

use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::refusal::Refusal;
use crate::safety::public_path;

/// After so many seconds something that could not be done now may be tried again.
const SOON: u32 = 10;

/// Why something was not done. The words never change; further ones may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Code {
    BadRequest,
    NoToken,
    BadToken,
    NotSeated,
    NotFound,
    NoSuchTable,
    NoSuchSeat,
    MethodNotAllowed,
    Stale,
    Illegal,
    NotYourTurn,
    SeatTaken,
    StillHere,
    NotBegun,
    Over,
    NotOver,
    NothingToUndo,
    NoMoreUndos,
    NoHint,
    Already,
    EnoughTables,
    Paused,
    InClass,
    KeyInUse,
    TooLarge,
    NotJson,
    KeyReused,
    TooMany,
    Full,
    Crowded,
    Unavailable,
    Internal,
}

impl Code {
    /// All of them, in the order of their statuses.
    pub(crate) const ALL: [Code; 32] = [
        Code::BadRequest,
        Code::NoToken,
        Code::BadToken,
        Code::NotSeated,
        Code::NotFound,
        Code::NoSuchTable,
        Code::NoSuchSeat,
        Code::MethodNotAllowed,
        Code::Stale,
        Code::Illegal,
        Code::NotYourTurn,
        Code::SeatTaken,
        Code::StillHere,
        Code::NotBegun,
        Code::Over,
        Code::NotOver,
        Code::NothingToUndo,
        Code::NoMoreUndos,
        Code::NoHint,
        Code::Already,
        Code::EnoughTables,
        Code::Paused,
        Code::InClass,
        Code::KeyInUse,
        Code::TooLarge,
        Code::NotJson,
        Code::KeyReused,
        Code::TooMany,
        Code::Full,
        Code::Crowded,
        Code::Unavailable,
        Code::Internal,
    ];

    /// The status of the answer, and what the word means.
    pub(crate) const fn facts(self) -> (u16, &'static str) {
        match self {
            Code::BadRequest => {
                (400, "The request cannot be read: not JSON, an unknown field, a value that cannot be.")
            }
            Code::NoToken => (401, "This needs a token: `Authorization: Bearer …`."),
            Code::BadToken => (401, "Nobody has this token, or it was withdrawn."),
            Code::NotSeated => (403, "The person of this token has no seat at the table."),
            Code::NotFound => (404, "There is nothing at this address."),
            Code::NoSuchTable => (404, "There is no such table."),
            Code::NoSuchSeat => (404, "The table has no such seat."),
            Code::MethodNotAllowed => (405, "The address does not take this method; `Allow` lists those it takes."),
            Code::Stale => (409, "The game went on since the version in `seen`. Look again, then decide."),
            Code::Illegal => (409, "The rules forbid this step now; the message says why."),
            Code::NotYourTurn => (409, "Somebody else decides now."),
            Code::SeatTaken => (409, "The seat is somebody else’s, or none is free."),
            Code::StillHere => (409, "Whoever has the seat is still connected."),
            Code::NotBegun => (409, "The game has not begun."),
            Code::Over => (409, "The game is over."),
            Code::NotOver => (409, "The game is not over yet."),
            Code::NothingToUndo => (409, "There is nothing that may be taken back."),
            Code::NoMoreUndos => (409, "The game was taken back as often as it may be."),
            Code::NoHint => (409, "Hints are for one person among bots of the house, when it is their turn."),
            Code::Already => (409, "It was done before."),
            Code::EnoughTables => (409, "Enough open tables of this person wait in the lobby."),
            Code::Paused => (409, "Whoever leads the class has paused the table."),
            Code::InClass => (409, "The table belongs to a class; whoever leads the class decides this."),
            Code::KeyInUse => (409, "A request with this `Idempotency-Key` is still being answered."),
            Code::TooLarge => (413, "The body is too large."),
            Code::NotJson => (415, "The body must be sent as `Content-Type: application/json`."),
            Code::KeyReused => (422, "This `Idempotency-Key` came before with another request."),
            Code::TooMany => (429, "Too many requests; `Retry-After` says for how many seconds to wait."),
            Code::Full => (503, "The server has as many tables as it takes."),
            Code::Crowded => (503, "The table has as many onlookers as it takes."),
            Code::Unavailable => (503, "It could not be done in time or kept; try again."),
            Code::Internal => (500, "The program has a fault."),
        }
    }

    /// The status of the answer.
    pub(crate) fn status(self) -> StatusCode {
        StatusCode::from_u16(self.facts().0).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// What was not done, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// The word for programs.
    pub(crate) code: Code,
    /// A sentence for people, in English.
    pub(crate) message: String,
}

/// Every answer to a request that was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Refused {
    /// What was not done, and why.
    pub(crate) error: Problem,
}

/// A refusal on its way to a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ApiError {
    code: Code,
    message: String,
    /// After so many seconds it may be tried again.
    again: Option<u32>,
}

impl ApiError {
    /// A refusal with these facts.
    pub(crate) fn new(code: Code, message: impl Into<String>) -> ApiError {
        let again = matches!(code, Code::Full | Code::Crowded | Code::Unavailable).then_some(SOON);
        let again = if code == Code::KeyInUse { Some(1) } else { again };
        ApiError { code, message: message.into(), again }
    }

    /// The same under another word, where this one would say too little.
    pub(crate) fn but(mut self, code: Code, better: Code) -> ApiError {
        if self.code == code {
            self.code = better;
        }
        self
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        let code = match &refusal {
            Refusal::Stale => Code::Stale,
            Refusal::Illegal(_) | Refusal::Said(_) => Code::Illegal,
            Refusal::NotYourTurn => Code::NotYourTurn,
            Refusal::NoHint => Code::NoHint,
            Refusal::NotSeated => Code::NotSeated,
            Refusal::SeatTaken | Refusal::TableFull => Code::SeatTaken,
            Refusal::StillHere => Code::StillHere,
            // Whose table of a class it is not learns nothing of it.
            Refusal::NoSuchTable | Refusal::NotInClass => Code::NoSuchTable,
            Refusal::Held => Code::Paused,
            Refusal::InClass | Refusal::ClassFull => Code::InClass,
            Refusal::NoSuchPage
            | Refusal::NoSuchCode
            | Refusal::NoSuchClass
            | Refusal::WrongPin
            | Refusal::BadLink
            | Refusal::NoSuchStep
            | Refusal::NoSuchReplay => Code::NotFound,
            Refusal::NotPlaying => Code::NotBegun,
            Refusal::Over => Code::Over,
            Refusal::NotOver | Refusal::OtherSeat | Refusal::StillRuns => Code::NotOver,
            Refusal::NothingToUndo => Code::NothingToUndo,
            Refusal::NoMoreUndos => Code::NoMoreUndos,
            Refusal::Already => Code::Already,
            Refusal::EnoughTables => Code::EnoughTables,
            Refusal::Crowded => Code::Crowded,
            Refusal::BadForm(_)
            | Refusal::BadName
            | Refusal::BadAddress(_)
            | Refusal::ForeignOrigin
            | Refusal::UnknownHost => Code::BadRequest,
            Refusal::NotKnown => Code::NoToken,
            Refusal::BadMethod => Code::MethodNotAllowed,
            Refusal::TooLarge => Code::TooLarge,
            Refusal::TooFast(_) => Code::TooMany,
            Refusal::Full => Code::Full,
            Refusal::Store | Refusal::FileGone | Refusal::Timeout => Code::Unavailable,
            Refusal::Fault => Code::Internal,
        };
        let mut error = ApiError::new(code, refusal.to_string());
        match refusal {
            Refusal::TooFast(seconds) => error.again = Some(seconds),
            Refusal::BadForm(why) => error.message = why,
            _ => {}
        }
        error
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let told = Refused { error: Problem { code: self.code, message: self.message } };
        let mut response = (self.code.status(), axum::Json(told)).into_response();
        if let Some(seconds) = self.again {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.code.status() == StatusCode::UNAUTHORIZED {
            let challenge = HeaderValue::from_static("Bearer realm=\"khepri\"");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, challenge);
        }
        response
    }
}

/// Puts what the layers around the handlers refused into the words of this API.
pub(crate) async fn explain(request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let response = next.run(request).await;
    let Some(refusal) = response.extensions().get::<Refusal>().cloned() else { return response };
    tracing::debug!(path = &*public_path(&path), refusal = %refusal, "refused");
    let mut answer = ApiError::from(refusal).into_response();
    if let Some(allow) = response.headers().get(header::ALLOW) {
        answer.headers_mut().insert(header::ALLOW, allow.clone());
    }
    answer
}
