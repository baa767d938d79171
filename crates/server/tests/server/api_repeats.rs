//! A program that heard no answer asks again: it is done once.

use axum::body::Body;
use axum::http::{Method, header};
use serde_json::{Value, json};
use server::{App, Config};

use crate::api_client::{Program, Reply, token};
use crate::browser::{Site, between, ticks};

async fn keyed(program: &Program, key: &str, path: &str, body: &Value) -> Reply {
    let request = program
        .request(Method::POST, path)
        .header(header::CONTENT_TYPE, "application/json")
        .header("idempotency-key", key);
    program.send(request.body(Body::from(body.to_string())).expect("a request")).await
}

#[tokio::test]
async fn the_same_key_and_body_give_the_same_answer_and_are_done_once() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    let body = json!({ "players": 2, "level": 1 });
    let first = keyed(&bot, "open-1", "/tables", &body).await;
    let again = keyed(&bot, "open-1", "/tables", &body).await;
    assert_eq!((first.status.as_u16(), again.status.as_u16()), (201, 201));
    assert_eq!(first.text, again.text);
    assert_eq!(first.headers[header::LOCATION], again.headers[header::LOCATION]);
    assert_eq!(again.headers["idempotency-replayed"], "true");
    assert!(!first.headers.contains_key("idempotency-replayed"));
    assert_eq!(bot.get("/me/tables").await.json()["tables"].as_array().map(Vec::len), Some(1));

    let other = keyed(&bot, "open-1", "/tables", &json!({ "players": 3 })).await;
    assert_eq!(other.refusal(), (422, "key_reused".to_owned()));
    assert_eq!(bot.get("/me/tables").await.json()["tables"].as_array().map(Vec::len), Some(1));
    let stranger = Program::new(&site).await;
    assert_ne!(keyed(&stranger, "open-1", "/tables", &body).await.text, first.text, "keys are one's own");
}

#[tokio::test]
async fn a_step_that_is_sent_twice_is_taken_once() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    let (table, dealt) = bot.play().await;
    let body = json!({ "step": dealt["legal"][0]["step"], "seen": dealt["version"] });
    let path = format!("{table}/steps");
    let first = keyed(&bot, "s", &path, &body).await;
    let again = keyed(&bot, "s", &path, &body).await;
    assert_eq!((first.status.as_u16(), &first.text), (200, &again.text));
    assert_eq!(bot.get(&table).await.table()["version"], first.json()["version"]);
    // A refusal is an answer, too.
    let stale = keyed(&bot, "t", &path, &body).await;
    assert_eq!(stale.refusal().1, "stale");
    assert_eq!(keyed(&bot, "t", &path, &body).await.headers["idempotency-replayed"], "true");
}

#[tokio::test]
async fn a_withdrawn_token_gets_nothing_nor_what_was_kept_for_its_key() {
    let site = Site::new();
    let mut anna = site.browser();
    let bot = Program { router: site.app.router(), token: Some(token(&mut anna).await) };
    let body = json!({ "players": 2, "level": 1 });
    assert_eq!(keyed(&bot, "k", "/tables", &body).await.status.as_u16(), 201);
    assert_eq!(keyed(&bot, "k", "/tables", &body).await.headers["idempotency-replayed"], "true");
    let page = anna.get("/me/tokens").await.text;
    let number = between(&page, "name=\"id\" value=\"", "\"").expect("the token in the list");
    anna.ask("/me/tokens/withdraw", &[("id", number)]).await;
    let again = keyed(&bot, "k", "/tables", &body).await;
    assert_eq!(again.refusal(), (401, "bad_token".to_owned()));
    assert!(!again.headers.contains_key("idempotency-replayed"));
}

#[tokio::test]
async fn bad_keys_are_refused_and_refused_tokens_are_not_remembered() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    for key in ["", " ", "with blank", &"k".repeat(65)] {
        assert_eq!(keyed(&bot, key, "/tables", &json!({})).await.refusal(), (400, "bad_request".to_owned()), "{key}");
    }
    let mut wrong = bot.clone();
    wrong.token = Some(format!("khp_{}", "0".repeat(64)));
    for _ in 0..2 {
        let reply = keyed(&wrong, "x", "/tables", &json!({})).await;
        assert_eq!(reply.refusal().1, "bad_token");
        assert!(!reply.headers.contains_key("idempotency-replayed"));
    }
}

/// Two days later.
fn later() -> i64 {
    ticks() + 2 * 24 * 60 * 60 * 1000
}

#[tokio::test(start_paused = true)]
async fn a_key_that_comes_again_after_days_opens_another_table() {
    let site = Site::ticking(std::sync::Arc::new(store::Memory::new()));
    let bot = Program::new(&site).await;
    let body = json!({ "players": 2, "level": 1 });
    let first = keyed(&bot, "weekly", "/tables", &body).await;
    let config = Config { rate: 10_000, clock: later, ..Config::default() };
    let site = Site { app: App::new(std::sync::Arc::clone(&site.store), config), store: site.store };
    let bot = Program { router: site.app.router(), ..bot };
    let second = keyed(&bot, "weekly", "/tables", &body).await;
    assert_eq!((first.status.as_u16(), second.status.as_u16()), (201, 201), "{}", second.text);
    assert_ne!(first.headers[header::LOCATION], second.headers[header::LOCATION]);
    let again = keyed(&bot, "weekly", "/tables", &body).await;
    assert_eq!((again.text, &again.headers["idempotency-replayed"]), (second.text, &"true".parse().expect("a value")));
}
