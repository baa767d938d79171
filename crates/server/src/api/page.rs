//! The page that shows the API: drawn from the document.

use axum::Router;
use axum::response::Response;
use axum::routing::get;
use pages::api::{Answered, Api, Field, Operation, Word};
use serde_json::Value;

use super::document::{document, word};
use super::error::Code;
use crate::answer;
use crate::app::App;
use crate::people::Visitor;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/api", get(show))
}

async fn show(visitor: Visitor) -> Response {
    answer::page(pages::api::api(&visitor.shell(), &drawn(document())))
}

/// The document as the page shows it.
fn drawn(document: &Value) -> Api {
    let mut operations: Vec<Operation> = Vec::new();
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            operations.push(drawn_operation(document, path, method, operation));
        }
    }
    // Looking before doing, and what has to do with one table together.
    operations
        .sort_by_key(|operation| (operation.group != "tables", operation.path.clone(), operation.method == "POST"));
    let codes = Code::ALL.map(|code| {
        let (status, about) = code.facts();
        Word { status, code: word(code), about: about.to_owned() }
    });
    Api { about: text(&document["info"]["description"]), operations, codes: codes.to_vec() }
}

fn drawn_operation(document: &Value, path: &str, method: &str, operation: &Value) -> Operation {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let mut fields: Vec<Field> = parameters.map(|one| field(document, one, &text(&one["in"]))).collect();
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    let shape = resolved(document, body);
    let needed: Vec<&str> = shape["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    for (name, schema) in shape["properties"].as_object().into_iter().flatten() {
        let about = resolved(document, schema);
        let described = if schema["description"].is_null() { about } else { schema };
        fields.push(Field {
            name: name.clone(),
            place: "body".to_owned(),
            kind: kind(document, schema),
            needed: needed.contains(&name.as_str()),
            about: text(&described["description"]),
        });
    }
    let answers = operation["responses"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(status, response)| Answered { status: status.clone(), about: text(&response["description"]) });
    let ways = operation["security"].as_array();
    let token = ways.is_some_and(|ways| ways.iter().any(|way| way["token"].is_array()));
    let free = ways.is_none_or(|ways| ways.iter().any(|way| way.as_object().is_some_and(serde_json::Map::is_empty)));
    Operation {
        id: text(&operation["operationId"]),
        group: text(&operation["tags"][0]),
        method: method.to_uppercase(),
        path: path.to_owned(),
        title: text(&operation["summary"]),
        about: text(&operation["description"]),
        token: (token && !free).then_some(true).or_else(|| token.then_some(false)),
        fields,
        answers: answers.collect(),
    }
}

fn field(document: &Value, parameter: &Value, place: &str) -> Field {
    Field {
        name: text(&parameter["name"]),
        place: place.to_owned(),
        kind: kind(document, &parameter["schema"]),
        needed: parameter["required"] == true,
        about: text(&parameter["description"]),
    }
}

/// What a value is, in a word or two.
fn kind(document: &Value, schema: &Value) -> String {
    let schema = resolved(document, schema);
    let listed =
        |values: &[Value]| values.iter().filter(|value| !value.is_null()).map(text).collect::<Vec<_>>().join(", ");
    if let Some(values) = schema["enum"].as_array() {
        return listed(values);
    }
    if let Some(ways) = schema["oneOf"].as_array() {
        let ways = ways.iter().filter(|way| way["type"] != "null").map(|way| kind(document, way));
        return ways.collect::<Vec<_>>().join(", ");
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().map(text).find(|kind| kind != "null").unwrap_or_default(),
        kind => text(kind),
    };
    match (schema["minimum"].as_i64(), schema["maximum"].as_i64()) {
        (Some(least), Some(most)) if most < 100 => format!("{kind} {least}–{most}"),
        _ => kind,
    }
}

/// The schema that a reference means.
fn resolved<'d>(document: &'d Value, schema: &'d Value) -> &'d Value {
    let Some(path) = schema["$ref"].as_str().and_then(|path| path.strip_prefix('#')) else { return schema };
    document.pointer(path).unwrap_or(schema)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
