//! Streams for programs: live, resumed, as events and as lines, for one pair of eyes each.

use std::sync::Arc;

use axum::body::{Body, BodyDataStream};
use axum::http::Method;
use futures_util::StreamExt;
use serde_json::{Value, json};
use store::Memory;
use tower::ServiceExt;

use crate::api_client::{Program, token};
use crate::browser::{Site, between};
use crate::clocks::pair;

/// An open stream of lines.
struct Lines {
    body: BodyDataStream,
    text: String,
}

impl Lines {
    async fn open(program: &Program, path: &str, headers: &[(&str, &str)]) -> Lines {
        let mut request = program.request(Method::GET, path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = program.router.clone().oneshot(request.body(Body::empty()).expect("a request")).await;
        let response = response.expect("a router never fails");
        assert_eq!(response.status(), 200);
        Lines { body: response.into_body().into_data_stream(), text: String::new() }
    }

    async fn ndjson(program: &Program, path: &str) -> Lines {
        Lines::open(program, path, &[("accept", "application/x-ndjson")]).await
    }

    async fn line(&mut self) -> Option<String> {
        loop {
            if let Some((line, rest)) = self.text.split_once('\n') {
                let line = line.to_owned();
                self.text = rest.to_owned();
                return Some(line);
            }
            let bytes = self.body.next().await?.expect("a stream that works");
            self.text += std::str::from_utf8(&bytes).expect("text");
        }
    }

    async fn news(&mut self) -> Option<Value> {
        Some(serde_json::from_str(&self.line().await?).expect("JSON"))
    }
}

#[tokio::test]
async fn everything_that_happens_is_told_and_nothing_is_missed_after_a_break() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    let (table, dealt) = bot.play().await;
    let mut stream = Lines::ndjson(&bot, &format!("{table}/events")).await;
    let first = stream.news().await.expect("the whole table");
    assert_eq!(
        (&first["type"], &first["reset"], &first["table"]["version"]),
        (&"table".into(), &true.into(), &dealt["version"])
    );
    assert_eq!(first["table"]["legal"], dealt["legal"]);
    let mut now = dealt.clone();
    for _ in 0..3 {
        let body = json!({ "step": now["legal"][0]["step"], "seen": now["version"] });
        now = bot.post(&format!("{table}/steps"), body).await.table();
    }
    let mut live = Vec::new();
    loop {
        let news = stream.news().await.expect("news");
        let version = news["table"]["version"].clone();
        live.push(news);
        if version == now["version"] {
            break;
        }
    }
    assert!(live.iter().all(|news| news["reset"] == false), "step by step");
    let told: Vec<&Value> = live.iter().flat_map(|news| news["events"].as_array().expect("a list")).collect();
    assert!(
        told.iter().any(|one| one["data"]["event"] == "tile_drawn" || one["data"]["event"] == "auction_began"),
        "{told:?}"
    );
    assert!(
        told.iter()
            .any(|one| one["words"].as_str().is_some_and(|words| words.contains("draws") || words.contains("invokes")))
    );

    // The same again for whoever was cut off, by both ways to say from where.
    let from = dealt["version"].to_string();
    let path = format!("{table}/events?follow=false&from={from}");
    let by_query = Lines::ndjson(&bot, &path).await;
    let accept = [("accept", "application/x-ndjson"), ("last-event-id", from.as_str())];
    let by_header = Lines::open(&bot, &format!("{table}/events?follow=false&from=0"), &accept).await;
    for mut resumed in [by_query, by_header] {
        let mut seen = Vec::new();
        while let Some(news) = resumed.news().await {
            seen.push(news);
        }
        let events = |all: &[Value]| {
            all.iter().map(|news| news["events"].clone()).filter(|list| *list != json!([])).collect::<Vec<_>>()
        };
        assert_eq!(events(&seen), events(&live));
        assert_eq!(seen.last().expect("news")["table"]["view"], now["view"]);
    }
}

#[tokio::test]
async fn server_sent_events_carry_versions() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    let (table, dealt) = bot.play().await;
    let mut stream = Lines::open(&bot, &format!("{table}/events?follow=false"), &[]).await;
    let mut lines = Vec::new();
    while let Some(line) = stream.line().await {
        lines.push(line);
    }
    assert!(lines.contains(&"event: table".to_owned()), "{lines:?}");
    assert!(lines.contains(&format!("id: {}", dealt["version"])));
    let data = lines.iter().find_map(|line| line.strip_prefix("data: ")).expect("data");
    let data: Value = serde_json::from_str(data).expect("JSON");
    assert_eq!(data["table"]["id"], dealt["id"]);
}

#[tokio::test]
async fn a_stream_shows_what_its_viewer_may_see() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    let (table, _) = bot.play().await;
    let path = format!("{table}/events?follow=false");
    let seen = |news: &Value| {
        let seats = news["table"]["view"]["seats"].as_array().expect("seats").clone();
        (news["table"]["viewer"].is_u64(), seats.iter().filter(|seat| seat.get("score").is_some()).count())
    };
    let own = Lines::ndjson(&bot, &path).await.news().await.expect("news");
    let eve = Lines::ndjson(&Program::stranger(&site), &path).await.news().await.expect("news");
    assert_eq!((seen(&own), seen(&eve)), ((true, 1), (false, 0)));
    assert_eq!(eve["table"]["legal"], json!([]));
}

#[tokio::test]
async fn a_table_that_gathers_is_followed_too() {
    let site = Site::new();
    let (anna, bela) = (Program::new(&site).await, Program::new(&site).await);
    let table = anna.open(json!({ "players": 2, "who": "friends" })).await;
    let mut stream = Lines::ndjson(&anna, &format!("{table}/events")).await;
    assert_eq!(stream.news().await.expect("news")["table"]["stage"], "gathering");
    bela.post(&format!("{table}/sit"), json!({})).await.table();
    let mut stages = Vec::new();
    while stages.last() != Some(&json!("dealing")) {
        stages.push(stream.news().await.expect("news")["table"]["stage"].clone());
    }
    site.app.stop();
    while stream.news().await.is_some() {}
}

#[tokio::test]
async fn bad_versions_are_refused() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    let (table, _) = bot.play().await;
    for query in ["?from=x", "?from=-1", "?follow=perhaps", "?since=1"] {
        assert_eq!(bot.get(&format!("{table}/events{query}")).await.refusal().1, "bad_request", "{query}");
    }
    for last in ["soon", ""] {
        let request = bot.request(Method::GET, &format!("{table}/events")).header("last-event-id", last);
        let reply = bot.send(request.body(Body::empty()).expect("a request")).await;
        assert_eq!(reply.refusal().1, "bad_request", "{last:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn what_somebody_asks_for_in_advance_is_told_to_no_program_of_others() {
    let site = Site::ticking(Arc::new(Memory::new()));
    let (mut anna, mut bela, table) = pair(&site, "30s").await;
    let now: u64 = anna.get(&table).await.version().parse().expect("a version");
    let path = format!("/tables/{}/events?from={now}", table.trim_start_matches("/t/"));
    let belas = Program { router: site.app.router(), token: Some(token(&mut bela).await) };
    // Hers first: that she is here is told to everybody.
    let mut belas = Lines::ndjson(&belas, &path).await;
    let mut eves = Lines::ndjson(&Program::stranger(&site), &path).await;
    assert_eq!(bela.ask(&format!("{table}/order"), &[("order", "pass-auction")]).await.status, 204);
    assert_eq!(belas.news().await.expect("news")["table"]["version"], now, "whose it is may know");
    anna.ask(&format!("{table}/act"), &[("step", "invoke"), ("seen", &now.to_string())]).await;
    let first = eves.news().await.expect("news");
    assert_eq!((&first["type"], &first["table"]["version"]), (&json!("table"), &json!(now + 1)), "{first}");
}

#[tokio::test(start_paused = true)]
async fn a_stream_ends_when_its_token_is_withdrawn() {
    let site = Site::new();
    let mut anna = site.browser();
    let bot = Program { router: site.app.router(), token: Some(token(&mut anna).await) };
    let (table, dealt) = bot.play().await;
    let path = format!("{table}/events?from={}", dealt["version"]);
    let (mut hers, mut anybodys) =
        (Lines::ndjson(&bot, &path).await, Lines::ndjson(&Program::stranger(&site), &path).await);
    assert_eq!(hers.news().await.expect("a ping")["type"], "ping");
    let list = anna.get("/me/tokens").await.text;
    let id = between(&list, "name=\"id\" value=\"", "\"").expect("a button").to_owned();
    anna.post("/me/tokens/withdraw", &[("id", &id)]).await;
    assert_eq!(hers.news().await, None, "nothing more for whoever has the token");
    assert!(anybodys.news().await.is_some(), "others go on");
}
