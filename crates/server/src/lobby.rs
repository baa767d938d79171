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
use pages::offer::Offer;
use serde::Deserialize;
use store::PersonId;

use crate::app::App;
use crate::client::Asker;
use crate::form::Fields;
use crate::games::with_hosted;
use crate::limits::Who;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::table::{Agreed, Called, Sit};
use crate::{answer, chance, client, lists};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(start))
        .route("/play", post(play))
        .route("/tables", get(mine).post(open))
        .route("/me/tables", get(mine))
        .route("/me/turns", get(turns))
        .route("/code", post(code))
}

/// What the query of the start page says.
#[derive(Deserialize)]
struct Wanted {
    /// Which game.
    game: Option<String>,
}

async fn start(
    State(app): State<App>,
    visitor: Visitor,
    query: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, Refusal> {
    let game = query.ok().and_then(|Query(wanted)| wanted.game);
    start_page(&app, &visitor, game.as_deref(), None, "").await
}

async fn start_page(
    app: &App,
    visitor: &Visitor,
    game: Option<&str>,
    message: Option<&str>,
    code: &str,
) -> Result<Response, Refusal> {
    let (running, _) = lists::mine(app, visitor).await?;
    let open = lists::open(app, visitor).await?;
    let choices = choices(&visitor.headers, game);
    let avatar = visitor.avatar(app).await?;
    let lobby = Lobby { choices: &choices, running: &running, open: &open, message, me: visitor.player(avatar), code };
    let mut shell = visitor.shell();
    shell.path = "/";
    let page = app.renderer.draw(|| pages::lobby::lobby(&shell, &lobby)).await;
    Ok(answer::with_cookie(answer::page(page), visitor.renewed()))
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
        let agreed = match guests {
            Guests::Myself => Agreed::<G>::from_form_at_one_screen(&form.0),
            Guests::Bots(_) | Guests::Nobody => Agreed::<G>::from_form(&form.0),
        };
        let agreed = agreed.map_err(Refusal::BadForm)?;
        let chairs = agreed.options.players();
        let called = match guests {
            Guests::Myself => Some(Called::read(form, chairs)?),
            Guests::Bots(_) | Guests::Nobody => None,
        };
        let (person, cookie) = visitor.ensured(app).await?;
        let sits = guests.seated(person, chairs)?;
        let id = match called {
            Some(called) => app.tables.open_at_one_screen::<G>(&agreed, person, &sits, called).await?,
            None => app.tables.open::<G>(&agreed, public, &sits).await?,
        };
        (id, cookie)
    });
    let (id, cookie) = opened.ok_or_else(|| Refusal::BadForm("game: none that is played here".to_owned()))?;
    let answer = answer::with_cookie(answer::go(&visitor.headers, &format!("/t/{id}")), cookie);
    Ok(answer::with_cookie(answer, visitor.cookie(client::CHOICES, &kept(form))))
}

async fn code(
    State(app): State<App>,
    visitor: Visitor,
    Asker(address): Asker,
    form: Fields,
) -> Result<Response, Refusal> {
    let typed = form.need("code")?.trim();
    // The digits of a class, typed where pupils land who left out the rest of its address.
    let pin: String = typed.split_whitespace().collect();
    let of_class = pin.len() == 6 && pin.bytes().all(|byte| byte.is_ascii_digit());
    let who = Who { address, device: visitor.token().and_then(chance::hash).map(|hash| hash.0) };
    let heard = app.limits.codes.left_or_first(&who);
    let plain = (1..=12).contains(&typed.len()) && typed.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let found = match &heard {
        Ok(()) if plain => app.store.table_by_code(typed).await?,
        _ => None,
    };
    if let Some(id) = found {
        return Ok(answer::go(&visitor.headers, &format!("/t/{id}")));
    }
    // Whoever is not heard learns nothing, and spends nothing of what their network has.
    if heard.is_ok() {
        app.limits.codes.wrong_or_first(&who);
    }
    match heard {
        _ if of_class => Ok(answer::go(&visitor.headers, &format!("/class?pin={pin}"))),
        Err(refusal) => Err(refusal),
        Ok(()) if client::wants_json(&visitor.headers) => Err(Refusal::NoSuchCode),
        Ok(()) => {
            let message = Problem::NoSuchCode.sentence(visitor.words());
            let mut page = start_page(&app, &visitor, None, Some(&message), typed).await?;
            *page.status_mut() = Refusal::NoSuchCode.status();
            Ok(page)
        }
    }
}

/// What was chosen, as a cookie keeps it: the game, the number of players, the level, the clock, the options.
fn kept(form: &Fields) -> String {
    let plain =
        |value: &&str| value.len() < 12 && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'+');
    let offer = Offer::of(form.get("game").unwrap_or_default());
    let names = ["players", "level", "clock"].into_iter().chain(offer.options.iter().map(|choice| choice.name));
    let values = names.map(|name| form.get(name).filter(plain).unwrap_or_default());
    std::iter::once(offer.name).chain(values).collect::<Vec<_>>().join(".")
}

/// What was chosen last, for this game or for the one that was played last.
fn choices(headers: &HeaderMap, game: Option<&str>) -> Choices {
    let kept: Vec<&str> = client::cookie(headers, client::CHOICES).unwrap_or_default().split('.').collect();
    let [last, players, level, clock, ref options @ ..] = kept[..] else {
        return Choices::usual(game.unwrap_or_default());
    };
    let offer = Offer::of(game.unwrap_or(last));
    let mut choices = Choices::usual(offer.name);
    if offer.name != last || options.len() != offer.options.len() {
        return choices;
    }
    let (fewest, most) = offer.players;
    choices.players = number(players).filter(|players| (fewest..=most).contains(players)).unwrap_or(choices.players);
    choices.level = number(level).filter(|level| (1..=6).contains(level)).unwrap_or(choices.level);
    if !clock.is_empty() {
        clock.clone_into(&mut choices.clock);
    }
    for (choice, value) in choices.options.iter_mut().zip(options) {
        if !value.is_empty() {
            (*value).clone_into(choice);
        }
    }
    choices
}
