//! What there is: games, open tables, one's own tables, and that the server answers.

use axum::extract::State;
use game::{Game, GameOptions, Language};
use pages::Words;
use store::{LobbyTable, Occupant, PersonId};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::auth::{Caller, Known};
use super::error::ApiError;
use super::shapes::{Chair, GameShape, Games, Health, Listed, Me, OptionShape, Sitter, Stage, Tables};
use crate::app::App;
use crate::games::with_hosted;
use crate::lists::{self, Called};
use crate::refusal::Refusal;
use crate::table::{Agreed, lesson_of, of_class};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(health))
        .routes(routes!(games))
        .routes(routes!(lobby))
        .routes(routes!(me))
        .routes(routes!(my_tables))
}

/// Whether the server answers
#[utoipa::path(get, path = "/api/v1/health", tag = "around", security(()),
    responses((status = 200, description = "It does.", body = Health)))]
async fn health() -> axum::Json<Health> {
    axum::Json(Health { status: "ok", version: env!("CARGO_PKG_VERSION") })
}

/// Which games can be played here
///
/// With everything a table can agree on.
#[utoipa::path(get, path = "/api/v1/games", tag = "around", security(()),
    responses((status = 200, description = "The games.", body = Games)))]
async fn games() -> axum::Json<Games> {
    axum::Json(Games { games: all_games() })
}

/// Every game that is hosted.
pub(super) fn all_games() -> Vec<GameShape> {
    let hosted = record::GameId::ALL.into_iter();
    hosted.filter_map(|id| with_hosted!(id.name(), G => shape::<G>())).collect()
}

fn shape<G: crate::games::Hosted>() -> GameShape {
    let usual = G::Options::for_new_table(*G::SEATS.start());
    let option = |(which, spec): (usize, &game::OptionSpec)| OptionShape {
        key: spec.key,
        values: values(spec.values),
        usual: usual.as_ref().map(|options| options.value(which)).unwrap_or_default(),
        meaning: spec.meaning,
    };
    GameShape {
        game: G::NAME,
        fewest: *G::SEATS.start(),
        most: *G::SEATS.end(),
        options: G::Options::SPECS.iter().enumerate().map(option).collect(),
        steps: G::STEPS.to_vec(),
    }
}

/// The values that an option takes, one by one: `hidden|open`, or `a number from 3 to 20`.
fn values(text: &str) -> Vec<String> {
    let bounds = text.strip_prefix("a number from ").and_then(|rest| rest.split_once(" to "));
    match bounds.and_then(|(low, high)| Some(low.parse::<u32>().ok()?..=high.parse().ok()?)) {
        Some(numbers) => numbers.map(|number| number.to_string()).collect(),
        None => text.split('|').map(str::to_owned).collect(),
    }
}

/// Open tables
///
/// Tables with free seats that anybody may join, the ones last made first.
#[utoipa::path(get, path = "/api/v1/lobby", tag = "around", security((), ("token" = [])),
    responses((status = 200, description = "The tables.", body = Tables)))]
async fn lobby(State(app): State<App>, caller: Caller) -> Result<axum::Json<Tables>, ApiError> {
    let mut tables = lists::waiting(&app).await?;
    tables.truncate(lists::MOST as usize);
    Ok(axum::Json(Tables { tables: listed(&app, caller.person(), &tables).await? }))
}

/// Who I am
#[utoipa::path(get, path = "/api/v1/me", tag = "around", security(("token" = [])),
    responses((status = 200, description = "The person of the token.", body = Me)))]
async fn me(Known(person): Known) -> axum::Json<Me> {
    axum::Json(Me { name: person.name })
}

/// My tables
///
/// Those that wait for me first, then the ones last changed.
#[utoipa::path(get, path = "/api/v1/me/tables", tag = "around", security(("token" = [])),
    responses((status = 200, description = "The tables.", body = Tables)))]
async fn my_tables(State(app): State<App>, Known(person): Known) -> Result<axum::Json<Tables>, ApiError> {
    let mut tables = app.store.tables_of(person.id, lists::MOST).await.map_err(Refusal::from)?;
    // Lessons are no games, and nobody has a name in a class.
    tables.retain(|table| lesson_of(&table.options).is_none() && !of_class(&table.options));
    let mut tables = listed(&app, Some(person.id), &tables).await?;
    tables.sort_by_key(|table| !table.waits_for_me);
    Ok(axum::Json(Tables { tables }))
}

async fn listed(app: &App, me: Option<PersonId>, tables: &[LobbyTable]) -> Result<Vec<Listed>, ApiError> {
    let called = Called::at(app, tables).await?;
    Ok(tables.iter().map(|table| line(table, me, &called)).collect())
}

fn line(table: &LobbyTable, me: Option<PersonId>, called: &Called) -> Listed {
    let words = Words::of(Language::English);
    let chair = |(seat, occupant): (usize, &Occupant)| {
        let (sitter, level) = match occupant {
            Occupant::Free => (Sitter::Free, None),
            Occupant::Bot(level) => (Sitter::Bot, Some(*level)),
            Occupant::Person(_) => (Sitter::Person, None),
        };
        let name = called.at_table(words, &table.game, &table.id, &table.note.seats, seat).unwrap_or_default();
        let mine = me.is_some_and(|me| *occupant == Occupant::Person(me));
        Chair { seat, sitter, name, level, mine, has_nonce: None }
    };
    let options = with_hosted!(&table.game, G => Agreed::<G>::read(&table.options).map(|agreed| {
        let specs = <G as Game>::Options::SPECS.iter().enumerate();
        specs.map(|(which, spec)| (spec.key.to_owned(), agreed.options.value(which))).collect()
    }));
    Listed {
        id: table.id.to_string(),
        game: table.game.clone(),
        stage: match table.note.stage {
            store::Stage::Gathering => Stage::Gathering,
            store::Stage::Playing => Stage::Playing,
            store::Stage::Over => Stage::Over,
        },
        options: options.flatten().unwrap_or_default(),
        clock: lists::clock(&table.game, &table.options),
        seats: table.note.seats.iter().enumerate().map(chair).collect(),
        waits_for_me: me.is_some() && table.note.waits_for == me,
        changed_at: table.changed_at,
    }
}
