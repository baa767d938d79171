//! The OpenAPI document: made from the handlers and shapes themselves, with what all of them share added here.

use std::sync::LazyLock;

use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::{Code, Refused};
use super::shapes::{GameShape, OptionShape};
use super::{hint, idempotent, lists, stream, tables};
use crate::app::App;

const ABOUT: &str = "\
The same tables that people play at, for programs.

**Tokens.** A person makes a token on their page `/me/tokens` and sends it with every request: \
`Authorization: Bearer khp_…`. A program with a token acts for that person and sees what they see. Without a token \
it sees what any spectator sees. Cookies do not count here, and there are no CORS headers: pages of other sites \
cannot use this API.

**Versions.** Whoever acts sends the `version` of the table they decided on as `seen`. If the game went on since, \
the answer is `stale` and nothing was changed.

**Repeating.** A POST with an `Idempotency-Key` of your own (1 to 64 letters and signs) can be sent again when no answer \
came: within 24 hours the same key and body get the same answer, and it is done once.

**Refusals** have a word that never changes and a sentence for people: `{\"error\":{\"code\":\"stale\",\"message\":\"…\"}}`. \
Fields that are not known are refused.";

#[derive(OpenApi)]
#[openapi(
    info(title = "Khepri", version = "1", license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")),
    components(schemas(Refused)),
    tags(
        (name = "tables", description = "Tables: opening, joining, playing, listening."),
        (name = "around", description = "What there is: games, lists, oneself."),
    ),
    modifiers(&Tokens)
)]
struct Base;

struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        document.info.description = Some(ABOUT.to_owned());
        let components = document.components.get_or_insert_default();
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("token", bearer);
    }
}

/// Every route, with its part of the document.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Base::openapi())
        .merge(tables::routes())
        .merge(hint::routes())
        .merge(stream::routes())
        .merge(lists::routes())
        .routes(routes!(openapi))
}

/// The whole document.
pub(super) fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
        // What the crate makes is plain data.
        let mut document = serde_json::to_value(routes().to_openapi()).unwrap_or_default();
        finish(&mut document);
        document
    });
    &DOCUMENT
}

/// This document
#[utoipa::path(get, path = "/api/v1/openapi.json", tag = "around", security(()),
    responses((status = 200, description = "The document.", body = Object)))]
async fn openapi() -> Response {
    axum::Json(document()).into_response()
}

/// Adds what every operation shares, and the options of the games.
fn finish(document: &mut Value) {
    for (path, methods) in document["paths"].as_object_mut().into_iter().flatten() {
        for (method, operation) in methods.as_object_mut().into_iter().flatten() {
            finish_operation(path, method, operation);
        }
    }
    document["paths"]["/api/v1/tables"]["post"]["responses"]["201"]["links"] = links(document);
    let schema = &mut document["components"]["schemas"]["NewTable"];
    let whole = schema.take();
    let ways: Vec<Value> =
        lists::all_games().iter().enumerate().map(|(place, game)| new_table(whole.clone(), game, place == 0)).collect();
    *schema = json!({ "description": whole["description"], "oneOf": ways });
}

/// What opens a table of one game: its options and no other's. The usual game may be left unsaid.
fn new_table(mut schema: Value, game: &GameShape, usual: bool) -> Value {
    let fields = &mut schema["properties"];
    let mut names = vec![Value::from(game.game)];
    if usual {
        names.push(Value::Null);
    }
    fields["game"] = json!({ "enum": names, "description": fields["game"]["description"] });
    fields["players"]["minimum"] = game.fewest.into();
    fields["players"]["maximum"] = game.most.into();
    let option = |option: &OptionShape| json!({ "enum": option.values, "description": option.meaning });
    let options: Map<String, Value> = game.options.iter().map(|one| (one.key.to_owned(), option(one))).collect();
    let about = fields["options"]["description"].take();
    fields["options"] =
        json!({ "type": "object", "properties": options, "additionalProperties": false, "description": about });
    schema["title"] = game.game.into();
    if !usual {
        match schema["required"].as_array_mut() {
            Some(required) => required.push("game".into()),
            None => schema["required"] = json!(["game"]),
        }
    }
    schema
}

/// What can be done with a table that was just opened: everything that takes one.
fn links(document: &Value) -> Value {
    let operations = document["paths"].as_object().into_iter().flatten().filter(|(path, _)| path.contains("{id}"));
    let operations = operations.filter_map(|(_, methods)| methods.as_object()).flatten();
    let names = operations.filter_map(|(_, operation)| operation["operationId"].as_str());
    let link = |name: &str| json!({ "operationId": name, "parameters": { "id": "$response.body#/id" } });
    names.map(|name| (name.to_owned(), link(name))).collect::<Map<String, Value>>().into()
}

fn finish_operation(path: &str, method: &str, operation: &mut Value) {
    for parameter in operation.get_mut("parameters").and_then(Value::as_array_mut).into_iter().flatten() {
        // What is not said is left out: outside of JSON nothing is null.
        if let Some(kinds) = parameter["schema"]["type"].as_array_mut() {
            kinds.retain(|kind| kind != "null");
        }
    }
    let changes = method == "post";
    let table = path.contains("{id}");
    let takes_token =
        operation["security"].as_array().is_some_and(|ways| ways.iter().any(|way| way["token"].is_array()));
    let queried = operation["parameters"].as_array().is_some_and(|all| all.iter().any(|one| one["in"] != "path"));
    let record = path.ends_with("/record");
    let statuses = [
        (400, changes || queried),
        (401, takes_token),
        (403, changes && table),
        (404, table),
        (409, changes || record),
        (413, changes),
        (415, changes && !operation["requestBody"].is_null()),
        (422, changes),
        (429, true),
        (503, true),
    ];
    for (status, _) in statuses.into_iter().filter(|(_, can_be)| *can_be) {
        operation["responses"][status.to_string()] = refusal(status);
    }
    if changes {
        let key = json!({
            "name": "Idempotency-Key",
            "in": "header",
            "required": false,
            "description": "Makes it safe to send this again: the same key and body are done once.",
            "schema": { "type": "string", "pattern": idempotent::PATTERN, "minLength": 1, "maxLength": idempotent::LONGEST },
        });
        match operation.get_mut("parameters").and_then(Value::as_array_mut) {
            Some(parameters) => parameters.push(key),
            None => operation["parameters"] = json!([key]),
        }
    }
}

fn refusal(status: u16) -> Value {
    let codes = Code::ALL.into_iter().filter(|code| code.facts().0 == status);
    let words: Vec<String> = codes.map(|code| format!("`{}`", word(code))).collect();
    json!({
        "description": format!("Refused: {}.", words.join(", ")),
        "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Refused" } } },
    })
}

/// The word of a code.
pub(super) fn word(code: Code) -> String {
    serde_json::to_value(code).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}
