//! The start page, and the ways to begin: against bots, with friends, in the lobby, at one screen, by a code.

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use game::GameOptions;
use game::notation::number;
use pages::lobby::{Choices, Lobby};
use pages::message::Problem;
use serde::Deserialize;
use store::PersonId;

use crate::app::App;
use crate::form::Fields;
use crate::games::with_hosted;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::table::{Agreed, Sit};
use crate::{answer, client, lists};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(start))
        .route("/play", post(play))
        .route("/tables", get(mine).post(open))
        .route("/me/tables", get(mine))
        .route("/me/turns", get(turns))
        .route("/code", post(code))
}

async fn start(State(app): State<App>, visitor: Visitor) -> Result<Response, Refusal> {
    start_page(&app, &visitor, None, "").await
}

async fn start_page(app: &App, visitor: &Visitor, message: Option<&str>, code: &str) -> Result<Response, Refusal> {
    let (running, _) = lists::mine(app, visitor).await?;
    let open = lists::open(app, visitor).await?;
    let choices = choices(&visitor.headers);
    let lobby = Lobby { choices: &choices, running: &running, open: &open, message, code };
    let mut shell = visitor.shell();
    shell.path = "/";
    Ok(answer::with_cookie(answer::page(pages::lobby::lobby(&shell, &lobby)), visitor.renewed()))
}

async fn mine(State(app): State<App>, visitor: Visitor) -> Result<Response, Refusal> {
    let (running, finished) = lists::mine(&app, &visitor).await?;
    Ok(answer::page(pages::tables::tables(&visitor.shell(), &running, &finished)))
}

/// What the query of a question about my turns says.
#[derive(Deserialize)]
struct Except {
    /// The table that asks knows about itself.
    except: Option<String>,
}

/// How many tables wait for me, for the title and the icon of every page.
async fn turns(
    State(app): State<App>,
    visitor: Visitor,
    query: Result<Query<Except>, QueryRejection>,
) -> Result<Response, Refusal> {
    let Query(asked) = query.map_err(|rejection| Refusal::BadForm(rejection.body_text()))?;
    let mine = match &visitor.person {
        Some(me) => lists::waiting_for(&app, me.id, asked.except.as_deref()).await?,
        None => 0,
    };
    Ok(axum::Json(serde_json::json!({ "mine": mine })).into_response())
}

/// Who sits where at a new table.
#[derive(Clone, Copy)]
pub(crate) enum Guests {
    /// Bots of this level in all other chairs.
    Bots(u8),
    /// The other chairs are free.
    Nobody,
    /// All chairs are the person's own.
    Myself,
}

impl Guests {
    /// Who sits where when this person opens a table of so many chairs.
    pub(crate) fn seated(self, person: PersonId, chairs: usize) -> Result<Vec<Sit>, Refusal> {
        let sit = |chair: usize| match self {
            _ if chair == 0 => Sit::Person(person),
            Guests::Bots(level) => Sit::Bot(level),
            Guests::Nobody => Sit::Free,
            Guests::Myself => Sit::Person(person),
        };
        let mut sits: Vec<Sit> = (0..chairs).map(sit).collect();
        if let Guests::Bots(_) = self {
            // Not always the first to play.
            let turn = getrandom::u32()? as usize % sits.len();
            sits.rotate_right(turn);
        }
        Ok(sits)
    }
}

async fn play(State(app): State<App>, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let guests = Guests::Bots(form.level()?);
    new_table(&app, visitor, &form, guests, false).await
}

async fn open(State(app): State<App>, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let (guests, public) = match form.need("who")? {
        "friends" => (Guests::Nobody, false),
        "open" => (Guests::Nobody, true),
        "hotseat" => (Guests::Myself, false),
        _ => return Err(Refusal::BadForm("who: friends, open or hotseat".to_owned())),
    };
    if public {
        lists::may_open(&app, visitor.person.as_ref().map(|person| person.id)).await?;
    }
    new_table(&app, visitor, &form, guests, public).await
}

async fn new_table(
    app: &App,
    mut visitor: Visitor,
    form: &Fields,
    guests: Guests,
    public: bool,
) -> Result<Response, Refusal> {
    app.tables.room()?;
    let game = form.get("game").unwrap_or(record::GameId::ALL[0].name());
    let opened = with_hosted!(game, G => {
        let agreed = Agreed::<G>::from_form(&form.0).map_err(Refusal::BadForm)?;
        let (person, cookie) = visitor.ensured(app).await?;
        let sits = guests.seated(person, agreed.options.players())?;
        (app.tables.open::<G>(&agreed, public, &sits).await?, cookie)
    });
    let (id, cookie) = opened.ok_or_else(|| Refusal::BadForm("game: none that is played here".to_owned()))?;
    let answer = answer::with_cookie(answer::go(&visitor.headers, &format!("/t/{id}")), cookie);
    Ok(answer::with_cookie(answer, visitor.cookie(client::CHOICES, &kept(form))))
}

async fn code(State(app): State<App>, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let typed = form.need("code")?.trim();
    let plain = (1..=12).contains(&typed.len()) && typed.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let found = if plain { app.store.table_by_code(typed).await? } else { None };
    match found {
        Some(id) => Ok(answer::go(&visitor.headers, &format!("/t/{id}"))),
        None if client::wants_json(&visitor.headers) => Err(Refusal::NoSuchCode),
        None => {
            let message = Problem::NoSuchCode.sentence(visitor.words());
            let mut page = start_page(&app, &visitor, Some(&message), typed).await?;
            *page.status_mut() = Refusal::NoSuchCode.status();
            Ok(page)
        }
    }
}

const CHOICES: [&str; 7] = ["players", "level", "scores", "track", "edition", "groups", "clock"];

/// What was chosen, as a cookie keeps it.
fn kept(form: &Fields) -> String {
    let plain =
        |value: &&str| value.len() < 12 && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'+');
    CHOICES.map(|name| form.get(name).filter(plain).unwrap_or_default()).join(".")
}

/// What was chosen last.
fn choices(headers: &HeaderMap) -> Choices {
    let mut choices = Choices::default();
    let kept: Vec<&str> = client::cookie(headers, client::CHOICES).unwrap_or_default().split('.').collect();
    let [players, level, scores, track, edition, groups, clock] = kept[..] else { return choices };
    choices.players = number(players).filter(|players| (2..=5).contains(players)).unwrap_or(choices.players);
    choices.level = number(level).filter(|level| (1..=6).contains(level)).unwrap_or(choices.level);
    let chosen = [
        (&mut choices.scores, scores),
        (&mut choices.track, track),
        (&mut choices.edition, edition),
        (&mut choices.groups, groups),
        (&mut choices.clock, clock),
    ];
    for (choice, value) in chosen {
        if !value.is_empty() {
            value.clone_into(choice);
        }
    }
    choices
}
