//! Whoever looks on shares what was drawn for others, and pays for what is drawn for them alone.

use axum::http::{HeaderValue, StatusCode, header};
use server::Config;

use crate::browser::{Browser, Page, Site};
use crate::streams::Stream;

/// How many of so many pages an address gets.
async fn served(browser: &mut Browser, path: &str, times: usize) -> usize {
    let mut served = 0;
    for _ in 0..times {
        served += usize::from(browser.get(path).await.status == StatusCode::OK);
    }
    served
}

#[tokio::test(start_paused = true)]
async fn a_page_costs_what_is_made_for_it() {
    let site = Site::with(Config { rate: 1, ..Config::default() });
    let mut anna = site.browser();
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    let mut eve = site.browser();
    // All that an address has at once is 240 steps, and a look costs a quarter of one.
    assert_eq!(served(&mut eve, &table, 200).await, 200, "drawn once");
    assert_eq!(served(&mut eve, &format!("{table}?as=1"), 200).await, 200, "a query draws nothing new");
    let own = served(&mut anna, &table, 200).await;
    assert!((5..100).contains(&own), "{own} pages were drawn for her alone");
}

#[tokio::test(start_paused = true)]
async fn a_made_up_token_makes_nobody_another() {
    let site = Site::with(Config::default());
    let mut anna = site.browser();
    anna.ask("/me/name", &[("name", "Anna")]).await;
    let mut served = 0;
    for number in 0..300 {
        let bearer = format!("Bearer khp_{number:064x}");
        anna.headers.insert(header::AUTHORIZATION, HeaderValue::from_str(&bearer).expect("plain text"));
        served += usize::from(anna.ask("/theme", &[("theme", "dark")]).await.status == StatusCode::NO_CONTENT);
    }
    assert!((55..65).contains(&served), "{served} of 300");
}

#[tokio::test]
async fn what_spectators_share_is_true_and_tells_nothing_of_others() {
    let site = Site::new();
    let (mut anna, mut eve, mut finn) = (site.browser(), site.browser(), site.browser());
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    finn.ask("/me/name", &[("name", "Finn")]).await;
    let plain = |page: &Page| page.text.clone();
    let first = eve.get(&table).await;
    assert_eq!(plain(&eve.get(&table).await), plain(&first));
    assert!(finn.get(&table).await.status == StatusCode::OK && !eve.get(&table).await.text.contains("Finn"));
    let hers = anna.get(&table).await;
    assert!(!hers.steps().is_empty() && eve.get(&table).await.steps().is_empty(), "buttons are hers alone");
    eve.ask("/language", &[("language", "fr")]).await;
    assert!(eve.get(&table).await.text.contains("lang=\"fr\""));
    eve.headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("identity"));
    anna.step(&table, "").await;
    let after = eve.get(&table).await;
    assert_ne!(after.version(), first.version(), "a step makes it old");
    assert_eq!(after.version(), anna.get(&table).await.version());
}

#[tokio::test]
async fn every_spectator_reads_the_names_of_tiles_that_they_chose() {
    let site = Site::new();
    let (mut anna, mut eve, mut finn) = (site.browser(), site.browser(), site.browser());
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    eve.post("/names", &[("names", "first")]).await;
    finn.post("/names", &[("names", "2023")]).await;
    let (hers, his) = (eve.get(&table).await, finn.get(&table).await);
    assert_ne!(hers.text, his.text, "one did not choose for the other");
    assert_eq!(eve.get(&table).await.text, hers.text);

    let live = format!("{table}/live?from={}", hers.version());
    let mut streams = [Stream::open(&eve, &live).await, Stream::open(&finn, &live).await];
    anna.step(&table, "").await;
    let mut parts = Vec::new();
    for stream in &mut streams {
        assert_eq!(stream.next().await.expect("a greeting").kind, "hello");
        parts.push(stream.frame().await["parts"].to_string());
    }
    let say = |name: &str| parts.iter().map(|part| part.contains(name)).collect::<Vec<_>>();
    assert_eq!((say("Fortress: "), say("Sanctuary: ")), (vec![true, false], vec![false, true]));
}

#[tokio::test]
async fn pages_are_packed_for_browsers_that_unpack_them() {
    let site = Site::new();
    for (accepted, packed) in [("br, gzip", Some("br")), ("gzip", Some("gzip")), ("identity", None)] {
        let request = axum::http::Request::get("/rules").header(header::HOST, "khepri.test");
        let request = request.header(header::ACCEPT_ENCODING, accepted).body(axum::body::Body::empty());
        let router = site.app.router();
        let response = tower::ServiceExt::oneshot(router, request.expect("a request")).await.expect("an answer");
        let named = response.headers().get(header::CONTENT_ENCODING).map(|name| name.to_str().expect("plain"));
        assert_eq!(named, packed);
        assert_eq!(response.headers()[header::VARY], "accept-encoding");
    }
}
