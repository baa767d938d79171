//! Records that people bring: read, kept under a name made of what they say, and shown.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::BySeat;
use pages::replay::open::{Deal, Open, Wrong};
use record::{Proof, RecordError, RecordText, RecordTexts, game_of};
use sha2::{Digest, Sha256};
use store::RecordRoom;

use super::film::Film;
use super::multipart;
use super::source::Reeled;
use crate::app::{App, now};
use crate::client::Asker;
use crate::form::Fields;
use crate::games::{Hosted, with_hosted};
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::{answer, chance, names};

/// The most bytes a record may have; one of a long game has ten thousand.
const MOST: usize = 512 * 1024;
/// The most bytes that are read of a form with a record in it.
pub(super) const BODY: usize = MOST + 16 * 1024;
/// For so many days after somebody last looked at it a record is kept.
const DAYS: u32 = 90;
/// How many records are kept, and how many bytes of them.
const ROOM: (u32, u64) = (20_000, 256 * 1024 * 1024);
/// So many steps and undos a record may have that do not count any more: far more than a table allows.
const UNDONE: usize = 2500;
/// A form without files.
const PLAIN_FORM: HeaderValue = HeaderValue::from_static("application/x-www-form-urlencoded");
/// So many letters name a record.
const LETTERS: usize = 16;

/// Before this moment a record must have been looked at to be gone.
fn since(now: i64) -> i64 {
    now - i64::from(DAYS) * 24 * 60 * 60 * 1000
}

pub(super) async fn page(visitor: Visitor) -> Response {
    answer::page(drawn(&visitor, "", None))
}

fn drawn(visitor: &Visitor, text: &str, wrong: Option<&Wrong>) -> maud::Markup {
    let mut shell = visitor.shell();
    shell.path = "/replay";
    pages::replay::open::open(&shell, &Open { text, wrong, most: MOST, days: DAYS })
}

/// What was sent: a text, or a file.
pub(super) struct Brought(Vec<u8>);

impl FromRequest<App> for Brought {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Brought, Refusal> {
        let (kind, length) = {
            let text = |name| request.headers().get(name).and_then(|value: &HeaderValue| value.to_str().ok());
            let length = text(header::CONTENT_LENGTH).and_then(|length| length.parse::<u64>().ok());
            (text(header::CONTENT_TYPE).unwrap_or_default().to_owned(), length)
        };
        // Before a single byte of it is read.
        if length.is_some_and(|length| length > BODY as u64) {
            return Err(Refusal::TooLarge);
        }
        let body = Bytes::from_request(request, app).await.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge,
            _ => Refusal::BadForm(rejection.body_text()),
        })?;
        let missing = || Refusal::BadForm("text: missing".to_owned());
        let brought = match multipart::parts(&kind, &body) {
            Some(parts) => {
                let part = |name: &str| parts.iter().find(|(known, _)| known == name).map(|(_, content)| *content);
                // A file that was chosen counts before what stands in the box.
                let file = part("file").filter(|file| !file.is_empty());
                file.or_else(|| part("text")).ok_or_else(missing)?.to_vec()
            }
            None if kind.starts_with("text/plain") => body.to_vec(),
            None => {
                let mut plain = Request::new(Body::from(body));
                *plain.method_mut() = Method::POST;
                plain.headers_mut().insert(header::CONTENT_TYPE, PLAIN_FORM);
                Fields::from_request(plain, app).await?.need("text")?.as_bytes().to_vec()
            }
        };
        if brought.len() > MOST { Err(Refusal::TooLarge) } else { Ok(Brought(brought)) }
    }
}

pub(super) async fn bring(
    State(app): State<App>,
    visitor: Visitor,
    Asker(address): Asker,
    Brought(bytes): Brought,
) -> Result<Response, Refusal> {
    match read(&bytes) {
        Ok((_, text)) => {
            let (id, now) = (name(&text), now());
            app.limits.keep(address, text.len())?;
            let room = RecordRoom { most: ROOM.0, bytes: ROOM.1, since: since(now) };
            app.store.records().keep_record(&id, &text, now, room).await?;
            Ok(answer::go(&visitor.headers, &format!("/replay/{id}/step/0")))
        }
        Err(wrong) => {
            let page = answer::page(drawn(&visitor, &String::from_utf8_lossy(&bytes), Some(&wrong)));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// Reads the first record of a text: the film of it, and the text in the one form that equal games share.
pub(super) fn read(bytes: &[u8]) -> Result<(Reeled, String), Wrong> {
    let at = |bad: RecordError| Wrong::At { line: bad.line, column: bad.column, why: bad.message };
    let unread = || Wrong::At { line: 1, column: 1, why: "expected a record, found nothing".to_owned() };
    let text = RecordTexts::new(bytes).next().ok_or_else(unread)?.map_err(|_| unread())?.map_err(at)?;
    let game = game_of(&text).map_err(at)?.name();
    let read = with_hosted!(game, G => reeled::<G>(&text).map_err(at)?);
    read.ok_or_else(|| Wrong::Game(game.to_owned()))
}

fn reeled<G: Hosted>(text: &RecordText) -> Result<(Reeled, String), RecordError> {
    let mut game = record::read::<G>(text)?;
    let undone = game.record.entries.len() - game.replay.path().len();
    if undone > UNDONE {
        return Err(RecordError {
            line: 1,
            column: 1,
            message: format!("{undone} steps were taken back, {UNDONE} may be"),
        });
    }
    let deal = match record::prove(&game) {
        Ok(proof) => proved(proof),
        Err(why) => Deal::NotProved(why.to_string()),
    };
    let steps = game.replay.path().iter().map(|played| (played.seat, played.step)).collect();
    let film = Film::<G>::new(game.replay.start.clone(), game.record.header.setup.clone(), steps);
    let names = game.record.header.names.take();
    let names = names.map(|names| BySeat::from_fn(names.seats(), |seat| names::of_record(&names[seat])));
    game.record.header.names.clone_from(&names);
    Ok((Reeled { film: Arc::new(film), names, deal: Some(deal) }, game.record.to_string()))
}

fn proved(proof: Proof) -> Deal {
    match proof.after {
        _ if proof.seeded => Deal::Seeded,
        Some(after) => Deal::ProvedAfter(after, proof.outcomes),
        None => Deal::Proved(proof.outcomes),
    }
}

/// The name of a record: letters of what it says.
fn name(text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    hash.iter().take(LETTERS).map(|byte| char::from(chance::ID[usize::from(byte % 32)])).collect()
}

/// The text of a record that is kept.
pub(super) async fn kept(app: &App, id: &str) -> Result<String, Refusal> {
    let fits = id.len() == LETTERS && id.bytes().all(|byte| chance::ID.contains(&byte));
    let now = now();
    let text = if fits { app.store.records().record(id, now, since(now)).await? } else { None };
    text.ok_or(Refusal::NoSuchReplay)
}

pub(super) async fn begin(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    kept(&app, &id).await?;
    Ok(answer::see_other(&format!("/replay/{id}/step/0")))
}

pub(super) async fn text(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    let text = kept(&app, &id).await?;
    let name = format!("attachment; filename=\"{id}.txt\"");
    let mut response = text.into_response();
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}
