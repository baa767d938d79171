//! Bad input: a clear answer of the documented shape, and nothing changed.

use axum::body::Body;
use axum::http::{Method, header};
use serde_json::json;
use server::Config;

use crate::api_client::Program;
use crate::browser::Site;

#[tokio::test]
async fn without_a_good_token_nothing_is_done() {
    let site = Site::new();
    let owner = Program::new(&site).await;
    let table = owner.open(json!({ "players": 2, "who": "friends" })).await;
    let before = owner.get(&table).await.text;
    let none = Program::stranger(&site);
    let mut foreign = none.clone();
    foreign.token = Some(format!("khp_{}", "ab".repeat(32)));
    let mut broken = none.clone();
    broken.token = Some("khp_x".to_owned());
    for path in ["/sit", "/nonce", "/steps", "/undo", "/hint", "/leave", "/back", "/next"] {
        let path = format!("{table}{path}");
        let body = json!({});
        assert_eq!(none.post(&path, body.clone()).await.refusal(), (401, "no_token".to_owned()));
        assert_eq!(foreign.post(&path, body.clone()).await.refusal(), (401, "bad_token".to_owned()));
        assert_eq!(broken.post(&path, body).await.refusal(), (401, "bad_token".to_owned()));
    }
    for path in ["/me", "/me/tables"] {
        assert_eq!(none.get(path).await.refusal(), (401, "no_token".to_owned()));
    }
    let reply = foreign.get(&table).await;
    assert_eq!(reply.refusal(), (401, "bad_token".to_owned()), "not even what anybody may see");
    assert!(reply.headers.contains_key(header::WWW_AUTHENTICATE));
    assert_eq!(owner.get(&table).await.text, before, "nothing was changed");
}

#[tokio::test]
async fn a_cookie_is_no_token() {
    let site = Site::new();
    let mut anna = site.browser();
    anna.post("/me/name", &[("name", "Anna")]).await;
    let request = axum::http::Request::post("/api/v1/tables")
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_TYPE, "application/json");
    let page = anna.send(request.body(Body::from("{}")).expect("a request")).await;
    assert_eq!(page.status, 401, "{}", page.text);
    assert!(!page.headers.contains_key(header::SET_COOKIE));
}

#[tokio::test]
async fn what_cannot_be_read_is_refused() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    for body in [
        "",
        "{",
        "[]",
        "null",
        "\"x\"",
        "{\"players\":\"3\"}",
        "{\"players\":6}",
        "{\"players\":0}",
        "{\"speed\":1}",
        "{\"game\":\"chess\"}",
        "{\"game\":\"chess\"}",
        "{\"options\":{\"scores\":\"loud\"}}",
        "{\"options\":{\"speed\":\"1\"}}",
        "{\"options\":{\"players\":\"2\"},\"players\":3,\"x\":1}",
        "{\"who\":\"nobody\"}",
        "{\"level\":7}",
        "{\"level\":-1}",
    ] {
        let request = bot.request(Method::POST, "/tables").header(header::CONTENT_TYPE, "application/json");
        let reply = bot.send(request.body(Body::from(body)).expect("a request")).await;
        assert_eq!(reply.refusal(), (400, "bad_request".to_owned()), "{body}");
    }
    assert_eq!(bot.get("/me/tables").await.json()["tables"], json!([]), "no table was opened");

    let (table, dealt) = bot.play().await;
    for body in [
        json!({}),
        json!({ "step": "draw" }),
        json!({ "seen": 1 }),
        json!({ "step": "", "seen": 1 }),
        json!({ "step": "x".repeat(101), "seen": 1 }),
        json!({ "step": "draw", "seen": -1 }),
        json!({ "step": "draw", "seen": 1.5 }),
        json!({ "step": "draw", "seen": 1, "why": "fun" }),
        json!({ "step": 3, "seen": 1 }),
    ] {
        assert_eq!(bot.post(&format!("{table}/steps"), body).await.refusal(), (400, "bad_request".to_owned()));
    }
    for (path, body) in
        [("nonce", json!({ "nonce": "5a" })), ("leave", json!({ "sure": true })), ("sit", json!({ "who": "you" }))]
    {
        assert_eq!(bot.post(&format!("{table}/{path}"), body).await.refusal(), (400, "bad_request".to_owned()));
    }
    for query in ["?as=x", "?from=1", "?as=-1"] {
        assert_eq!(bot.get(&format!("{table}{query}")).await.refusal(), (400, "bad_request".to_owned()), "{query}");
    }
    assert_eq!(bot.get(&format!("{table}?as=9")).await.refusal(), (404, "no_such_seat".to_owned()));
    assert_eq!(bot.get(&table).await.table()["version"], dealt["version"], "nothing was changed");
}

#[tokio::test]
async fn wrong_kinds_sizes_places_and_methods_are_refused() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    let (table, _) = bot.play().await;
    let send = async |method: Method, path: &str, kind: &str, body: String| {
        let request = bot.request(method, path).header(header::CONTENT_TYPE, kind);
        bot.send(request.body(Body::from(body)).expect("a request")).await
    };
    for kind in ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""] {
        let reply = send(Method::POST, "/tables", kind, "{}".to_owned()).await;
        assert_eq!(reply.refusal(), (415, "not_json".to_owned()), "{kind}");
    }
    assert_eq!(send(Method::POST, "/tables", "application/json; charset=utf-8", "{}".to_owned()).await.status, 201);
    let huge = format!("{{\"game\":\"{}\"}}", "x".repeat(17 * 1024));
    assert_eq!(
        send(Method::POST, "/tables", "application/json", huge.clone()).await.refusal(),
        (413, "too_large".to_owned())
    );
    let keyed =
        bot.request(Method::POST, "/tables").header("idempotency-key", "k").body(Body::from(huge)).expect("a request");
    assert_eq!(bot.send(keyed).await.refusal(), (413, "too_large".to_owned()));

    for path in ["/tables/nosuchtable1", "/tables/x", "/tables/%FF", "/tables/UPPERCASE", "/tables/nosuchtable1/events"]
    {
        assert_eq!(bot.get(path).await.refusal(), (404, "no_such_table".to_owned()), "{path}");
    }
    assert_eq!(bot.post("/tables/nosuchtable1/sit", json!({})).await.refusal(), (404, "no_such_table".to_owned()));
    for path in ["/", "/nowhere", "/tables/x/y/z"] {
        assert_eq!(bot.get(path).await.refusal(), (404, "not_found".to_owned()), "{path}");
    }
    for (method, path) in [
        (Method::DELETE, table.as_str()),
        (Method::PUT, "/me"),
        (Method::POST, "/health"),
        (Method::OPTIONS, "/tables"),
        (Method::GET, "/tables"),
    ] {
        let reply = send(method, path, "application/json", "{}".to_owned()).await;
        assert_eq!(reply.refusal(), (405, "method_not_allowed".to_owned()), "{path}");
        assert!(reply.headers.contains_key(header::ALLOW), "{path}");
        assert!(reply.headers.keys().all(|name| !name.as_str().starts_with("access-control-")));
    }
}

#[tokio::test]
async fn whoever_asks_too_much_is_told_when_to_come_back() {
    let site = Site::with(Config { rate: 1, ..Config::default() });
    let bot = Program::new(&site).await;
    let mut refused = None;
    for _ in 0..40 {
        let reply = bot.get("/me").await;
        if !reply.status.is_success() {
            refused = Some(reply);
            break;
        }
    }
    let refused = refused.expect("a limit");
    assert_eq!(refused.refusal(), (429, "too_many".to_owned()));
    assert!(
        refused.headers[header::RETRY_AFTER].to_str().is_ok_and(|seconds| seconds.parse::<u32>().is_ok_and(|n| n > 0))
    );
    assert_eq!(Program::stranger(&site).get("/health").await.status, 200, "others are not held up");
}
