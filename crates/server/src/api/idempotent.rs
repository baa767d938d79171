//! How a program that heard no answer asks again without doing it twice: the same `Idempotency-Key` and body get the
//! same answer for a day. While the first is still being worked out, who asks again waits for it.
//!
//! Answers are kept in memory, so a server that was started anew has forgotten them, and one whose last step failed is
//! not kept. What must never happen twice is therefore guarded otherwise as well: a step by the version in `seen`, a new
//! table by its name, which is made of token, key and request ([`Once`]).

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{self, Request};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use store::{TableId, TokenHash};
use tokio::sync::watch;
use tokio::time::{Duration, Instant, timeout_at};

use super::auth::bearer;
use super::error::{ApiError, Code};
use crate::app::{App, BODY};
use crate::chance;
use crate::refusal::Refusal;

/// The name of the header.
pub(crate) const KEY: &str = "idempotency-key";
/// The header of an answer that was given before.
const REPLAYED: &str = "idempotency-replayed";
/// So long an answer is kept.
pub(super) const KEPT: Duration = Duration::from_secs(24 * 60 * 60);
/// So many bytes of answers are kept; beyond that the oldest are forgotten.
const MOST_BYTES: usize = 16 << 20;
/// So many of them for one token; beyond that its own oldest are forgotten.
const MOST_OF_ONE: usize = 2 << 20;
/// What an entry takes beside its body.
const OVERHEAD: usize = 400;
/// An answer larger than this is none of ours.
const LARGEST: usize = 1 << 20;
/// The longest key.
pub(crate) const LONGEST: usize = 64;
/// So many letters name the table of a key, as many as other tables have.
const LETTERS: usize = 12;
/// What a key looks like.
pub(crate) const PATTERN: &str = "^[!-~]+$";

/// Whose key, and which.
type Id = ([u8; 32], String);

/// Answers that were given.
#[derive(Default)]
pub(crate) struct Answers(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    all: HashMap<Id, Entry>,
    /// In the order in which they came.
    order: VecDeque<(Instant, Id)>,
    bytes: usize,
    /// How many of them are of each token.
    of_each: HashMap<[u8; 32], usize>,
}

struct Entry {
    request: [u8; 32],
    state: State,
}

/// How far an answer is.
enum State {
    /// It is being worked out; whoever waits for it learns when this is dropped.
    Begun(watch::Sender<()>),
    /// It was given.
    Given(Given),
}

#[derive(Clone)]
struct Given {
    status: StatusCode,
    kind: Option<HeaderValue>,
    place: Option<HeaderValue>,
    body: Bytes,
}

/// What is known about a key.
enum Found {
    New,
    /// It is being worked out until this ends.
    Busy(watch::Receiver<()>),
    Other,
    Given(Given),
}

/// The name of the table that a request with a key opens, so that it opens one however often it comes. Nobody can guess
/// it who does not know the token.
#[derive(Clone, Debug)]
pub(super) struct Once(pub(super) TableId);

impl Answers {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to answer, unless it was begun before.
    fn begin(&self, id: &Id, request: [u8; 32]) -> Found {
        let now = Instant::now();
        let mut kept = self.kept();
        kept.tidy(now);
        if let Some(entry) = kept.all.get(id) {
            return match &entry.state {
                _ if entry.request != request => Found::Other,
                State::Given(answer) => Found::Given(answer.clone()),
                State::Begun(done) => Found::Busy(done.subscribe()),
            };
        }
        kept.all.insert(id.clone(), Entry { request, state: State::Begun(watch::Sender::new(())) });
        kept.order.push_back((now, id.clone()));
        kept.add(id, OVERHEAD);
        kept.tidy_one(id);
        Found::New
    }

    /// Keeps an answer; without one, forgets that it was begun.
    fn end(&self, id: &Id, answer: Option<Given>) {
        let mut kept = self.kept();
        match answer {
            Some(answer) => {
                let size = answer.body.len();
                if let Some(entry) = kept.all.get_mut(id) {
                    entry.state = State::Given(answer);
                    kept.add(id, size);
                }
            }
            None => kept.give_up(id),
        }
        kept.tidy_one(id);
        kept.tidy(Instant::now());
    }
}

impl Kept {
    fn remove(&mut self, id: &Id) {
        if let Some(State::Given(answer)) = self.all.remove(id).map(|entry| entry.state) {
            self.take(id, answer.body.len());
        }
    }

    fn add(&mut self, (token, _): &Id, bytes: usize) {
        self.bytes += bytes;
        *self.of_each.entry(*token).or_default() += bytes;
    }

    fn take(&mut self, (token, _): &Id, bytes: usize) {
        self.bytes -= bytes;
        if let Some(own) = self.of_each.get_mut(token) {
            *own -= bytes;
            if *own == 0 {
                self.of_each.remove(token);
            }
        }
    }

    /// Forgets the oldest of a token that keeps too much.
    fn tidy_one(&mut self, (token, _): &Id) {
        while self.of_each.get(token).is_some_and(|own| *own > MOST_OF_ONE) {
            let Some(place) = self.order.iter().position(|(_, (owner, _))| owner == token) else { return };
            let Some((_, id)) = self.order.remove(place) else { return };
            self.take(&id, OVERHEAD);
            self.remove(&id);
        }
    }

    /// Forgets a key that got no answer to keep, as if it had never come: else whoever makes up tokens would push out
    /// what is kept for others.
    fn give_up(&mut self, id: &Id) {
        self.remove(id);
        // It came a moment ago, so it stands near the end.
        if let Some(place) = self.order.iter().rposition(|(_, other)| other == id) {
            self.order.remove(place);
            self.take(id, OVERHEAD);
        }
    }

    /// Forgets what is too old, and the oldest where there is too much.
    fn tidy(&mut self, now: Instant) {
        while let Some((at, _)) = self.order.front() {
            if now.duration_since(*at) < KEPT && self.bytes <= MOST_BYTES {
                return;
            }
            let Some((_, id)) = self.order.pop_front() else { return };
            self.take(&id, OVERHEAD);
            self.remove(&id);
        }
    }
}

/// Forgets a key whose request got no answer to keep. No broken connection leads here: the request goes on, and what it is
/// answered is kept ([`crate::detached`]).
struct Begun<'a> {
    answers: &'a Answers,
    id: Id,
    answer: Option<Given>,
}

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        self.answers.end(&self.id, self.answer.take());
    }
}

/// Answers a request with a key once.
pub(crate) async fn once(extract::State(app): extract::State<App>, request: Request, next: Next) -> Response {
    let key = request.headers().get(KEY).cloned().filter(|_| *request.method() == Method::POST);
    let (Some(key), Some(token)) = (key, bearer(request.headers())) else { return next.run(request).await };
    // First of all whose token it is: one that was withdrawn gets nothing, nor what was answered before.
    match app.store.person_by_token(&token).await {
        Ok(Some(_)) => {}
        Ok(None) => return next.run(request).await,
        Err(error) => return ApiError::from(Refusal::from(error)).into_response(),
    }
    match answer(&app, key, token, request, next).await {
        Ok(response) => response,
        Err(error) => error.into_response(),
    }
}

async fn answer(
    app: &App,
    key: HeaderValue,
    token: TokenHash,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let plain = |key: &&str| (1..=LONGEST).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    let key = key.to_str().ok().filter(plain);
    let key = key.ok_or_else(|| ApiError::new(Code::BadRequest, "Idempotency-Key: 1 to 64 plain letters and signs"))?;
    let id = (token.0, key.to_owned());
    let (mut parts, body) = request.into_parts();
    let body = to_bytes(body, BODY).await;
    let body = body.map_err(|_| ApiError::new(Code::TooLarge, "the body is too large or broke off"))?;
    let mark = fingerprint(parts.method.as_str(), &parts.uri.to_string(), &parts.headers, &body);
    let until = Instant::now() + app.config.patience / 2;
    loop {
        match app.api.answers.begin(&id, mark) {
            Found::New => break,
            // If the first gets no answer to keep, this is the first then.
            Found::Busy(mut first) => {
                if timeout_at(until, first.changed()).await.is_err() {
                    return Err(ApiError::new(Code::KeyInUse, "a request with this key is still being answered"));
                }
            }
            Found::Other => return Err(ApiError::new(Code::KeyReused, "this key came before with another request")),
            Found::Given(given) => return Ok(given_again(given)),
        }
    }
    parts.extensions.insert(Once(named_by(&id, mark)?));
    let mut begun = Begun { answers: &app.api.answers, id, answer: None };
    let response = next.run(Request::from_parts(parts, Body::from(body))).await;
    let (head, body) = response.into_parts();
    let body = to_bytes(body, LARGEST).await.map_err(|_| ApiError::new(Code::Internal, "the answer broke off"))?;
    // What may go otherwise the next time is worked out again.
    let settled = !head.status.is_server_error()
        && !matches!(head.status, StatusCode::UNAUTHORIZED | StatusCode::TOO_MANY_REQUESTS);
    if settled {
        let header = |name: HeaderName| head.headers.get(name).cloned();
        begun.answer = Some(Given {
            status: head.status,
            kind: header(header::CONTENT_TYPE),
            place: header(header::LOCATION),
            body: body.clone(),
        });
    }
    Ok(Response::from_parts(head, Body::from(body)))
}

fn given_again(given: Given) -> Response {
    let mut response = (given.status, given.body).into_response();
    let headers = response.headers_mut();
    headers.remove(header::CONTENT_TYPE);
    if let Some(kind) = given.kind {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    if let Some(place) = given.place {
        headers.insert(header::LOCATION, place);
    }
    headers.insert(HeaderName::from_static(REPLAYED), HeaderValue::from_static("true"));
    response
}

fn fingerprint(method: &str, uri: &str, headers: &HeaderMap, body: &[u8]) -> [u8; 32] {
    let kind = headers.get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    let mut hash = Sha256::new();
    for part in [method.as_bytes(), uri.as_bytes(), kind, body] {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// The name of the table that this request opens.
fn named_by((token, key): &Id, request: [u8; 32]) -> Result<TableId, Refusal> {
    let mut hash = Sha256::new();
    for part in [&b"a table by key"[..], token, key.as_bytes(), &request] {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let hash = hash.finalize();
    let name: String = hash.iter().take(LETTERS).map(|byte| char::from(chance::ID[usize::from(byte % 32)])).collect();
    TableId::new(&name).ok_or(Refusal::Fault)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(size: usize) -> Given {
        Given { status: StatusCode::OK, kind: None, place: None, body: Bytes::from(vec![b'x'; size]) }
    }

    fn id(number: usize) -> Id {
        ([(number % 16) as u8; 32], number.to_string())
    }

    #[tokio::test(start_paused = true)]
    async fn one_token_pushes_out_nobody_elses_answers() {
        let answers = Answers::default();
        let keep = |id: &Id| {
            assert!(matches!(answers.begin(id, [1; 32]), Found::New));
            answers.end(id, Some(given(LARGEST / 2)));
        };
        keep(&id(1));
        let eves = |number: usize| ([99; 32], number.to_string());
        (0..100).for_each(|number| keep(&eves(number)));
        assert!(matches!(answers.begin(&id(1), [1; 32]), Found::Given(_)), "hers is there");
        assert!(matches!(answers.begin(&eves(99), [1; 32]), Found::Given(_)), "and Eve's last");
        assert!(answers.kept().bytes <= MOST_OF_ONE + LARGEST);
    }

    #[tokio::test(start_paused = true)]
    async fn answers_are_forgotten_after_a_day() {
        let answers = Answers::default();
        assert!(matches!(answers.begin(&id(1), [1; 32]), Found::New));
        assert!(matches!(answers.begin(&id(1), [1; 32]), Found::Busy(_)));
        answers.end(&id(1), Some(given(10)));
        assert!(matches!(answers.begin(&id(1), [1; 32]), Found::Given(_)));
        assert!(matches!(answers.begin(&id(1), [2; 32]), Found::Other));
        tokio::time::advance(KEPT + Duration::from_secs(1)).await;
        assert!(matches!(answers.begin(&id(1), [2; 32]), Found::New));
        answers.end(&id(1), None);
        assert!(matches!(answers.begin(&id(1), [3; 32]), Found::New), "what was given up may come again");
    }

    #[tokio::test(start_paused = true)]
    async fn memory_stays_small_however_many_keys_come() {
        let answers = Answers::default();
        for number in 0..1000 {
            tokio::time::advance(Duration::from_millis(1)).await;
            assert!(matches!(answers.begin(&id(number), [1; 32]), Found::New));
            answers.end(&id(number), (number % 3 > 0).then(|| given(LARGEST / 16)));
            assert!(answers.kept().bytes <= MOST_BYTES);
        }
        assert!(matches!(answers.begin(&id(998), [1; 32]), Found::Given(_)), "the last ones are there");
        assert!(matches!(answers.begin(&id(1), [1; 32]), Found::New), "the first ones are not");
        let kept = answers.kept();
        assert_eq!(kept.order.len(), kept.all.len());
        assert!(kept.all.len() < 300, "{}", kept.all.len());
    }

    #[tokio::test(start_paused = true)]
    async fn keys_without_an_answer_push_nothing_out() {
        let answers = Answers::default();
        assert!(matches!(answers.begin(&id(0), [1; 32]), Found::New));
        answers.end(&id(0), Some(given(10)));
        let before = answers.kept().bytes;
        for number in 1..=2 * MOST_BYTES / OVERHEAD {
            assert!(matches!(answers.begin(&id(number), [1; 32]), Found::New));
            answers.end(&id(number), None);
        }
        assert_eq!(answers.kept().bytes, before);
        assert!(matches!(answers.begin(&id(0), [1; 32]), Found::Given(_)));
    }
}
