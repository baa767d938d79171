//! What programs that watch over the server are told.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use server::{App, STEP};
use store::{Commit, Store, TableId};
use tokio::time::advance;

use crate::browser::{Browser, Page, Site};
use crate::slow::Slow;

/// Somebody who watches over a server.
fn watcher(app: &App) -> Browser {
    Browser { router: app.metrics_router(), cookies: BTreeMap::new(), headers: axum::http::HeaderMap::new() }
}

async fn answer(browser: &mut Browser, path: &str) -> (StatusCode, String) {
    let Page { status, text, .. } = browser.get(path).await;
    (status, text)
}

/// Every figure, by its name and labels; fails on a line that is none.
fn figures(text: &str) -> BTreeMap<String, f64> {
    let (body, end) = text.split_at(text.len() - "# EOF\n".len());
    assert_eq!(end, "# EOF\n");
    let mut figures = BTreeMap::new();
    for line in body.lines() {
        if let Some(comment) = line.strip_prefix("# ") {
            let word = comment.split(' ').next().unwrap_or_default();
            assert!(["HELP", "TYPE", "UNIT"].contains(&word), "{line}");
            continue;
        }
        let (name, value) = line.rsplit_once(' ').expect("a name and a value");
        let value = value.parse().unwrap_or_else(|_| panic!("{line}"));
        assert_eq!(figures.insert(name.to_owned(), value), None, "{name} is there once");
    }
    figures
}

#[tokio::test]
async fn alive_and_ready_are_told_to_anybody_and_figures_only_on_their_own_listener() {
    let site = Site::new();
    let (mut browser, mut watcher) = (site.browser(), watcher(&site.app));
    for asked in [&mut browser, &mut watcher] {
        assert_eq!(answer(asked, "/healthz").await, (StatusCode::OK, "alive\n".to_owned()));
        assert_eq!(answer(asked, "/readyz").await, (StatusCode::OK, "ready\n".to_owned()));
    }
    assert_eq!(browser.get("/metrics").await.status, StatusCode::NOT_FOUND);
    let page = watcher.get("/metrics").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.headers["content-type"].to_str().is_ok_and(|kind| kind.starts_with("application/openmetrics-text")));
    assert_eq!(watcher.get("/").await.status, StatusCode::NOT_FOUND, "nobody plays there");
}

#[tokio::test(start_paused = true)]
async fn a_store_that_hangs_is_not_ready_until_it_answers_again() {
    let store = Arc::new(Slow::default());
    let site = Site::over(Arc::clone(&store) as Arc<dyn Store>);
    let mut browser = site.browser();
    store.hold();
    let late = (StatusCode::SERVICE_UNAVAILABLE, "the store did not answer within 2 seconds\n".to_owned());
    assert_eq!(answer(&mut browser, "/readyz").await, late);
    assert_eq!(answer(&mut browser, "/readyz").await, late, "the store is not asked again at once");
    assert_eq!(browser.get("/healthz").await.status, StatusCode::OK, "the process lives");
    advance(Duration::from_secs(1)).await;
    assert_eq!(answer(&mut browser, "/readyz").await, (StatusCode::OK, "ready\n".to_owned()));
}

#[tokio::test]
async fn a_store_that_fails_and_a_server_that_stops_are_not_ready() {
    let site = Site::new();
    let mut browser = site.browser();
    site.store.close().await.expect("it closes");
    let failed = (StatusCode::SERVICE_UNAVAILABLE, "the store cannot write\n".to_owned());
    assert_eq!(answer(&mut browser, "/readyz").await, failed);
    let site = Site::new();
    let mut browser = site.browser();
    site.app.stop();
    assert_eq!(answer(&mut browser, "/readyz").await, (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".to_owned()));
    assert_eq!(answer(&mut watcher(&site.app), "/readyz").await.0, StatusCode::SERVICE_UNAVAILABLE);
}

#[tokio::test]
async fn a_game_is_counted_and_nobody_is_named() {
    let site = Site::new();
    let (mut browser, mut watcher) = (site.browser(), watcher(&site.app));
    let table = browser.play(&[("players", "3"), ("level", "2")]).await;
    browser.play_on(&table).await;
    browser.ask(&format!("{table}/act"), &[("step", "draw"), ("seen", "1")]).await;
    browser.get("/nowhere").await;
    let count = site.app.count_commits();
    count(Commit { changes: 3, took: Duration::from_millis(4) });

    let text = watcher.get("/metrics").await.text;
    let figures = figures(&text);
    let id = TableId::new(table.trim_start_matches("/t/")).expect("a name");
    let log = site.store.load_table(&id).await.expect("it reads").expect("it is there").log;
    let steps = log.iter().filter(|line| line.text.starts_with(STEP)).count() as f64;
    let [people, bots] = ["person", "bot"].map(|by| figures[&format!("khepri_steps_total{{by=\"{by}\"}}")]);
    assert_eq!(people + bots, steps);
    assert_eq!(people, figures["khepri_step_seconds_count"]);
    assert_eq!(bots, figures["khepri_bot_thinking_seconds_count{level=\"2\"}"]);
    assert!(people > 10.0 && bots > 10.0, "{people} and {bots}");
    for (name, expected) in [
        ("khepri_tables", 1.0),
        ("khepri_tables_opened_total", 1.0),
        ("khepri_tables_finished_total", 1.0),
        ("khepri_streams", 0.0),
        ("khepri_connections_refused_total", 0.0),
        ("khepri_store_commit_seconds_count", 1.0),
        ("khepri_store_commit_changes_sum", 3.0),
        ("khepri_refusals_total{code=\"over\"}", 1.0),
        ("khepri_refusals_total{code=\"no_such_page\"}", 1.0),
        (concat!("khepri_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\"}"), 1.0),
    ] {
        assert_eq!(figures.get(name), Some(&expected), "{name} in\n{text}");
    }
    assert!(figures["khepri_store_append_seconds_count"] >= people);
    if cfg!(target_os = "linux") {
        assert!(figures["process_resident_memory_bytes"] > 1e6);
    }
    for secret in [id.as_str(), &browser.cookies["khepri"], "Guest"] {
        assert!(!text.contains(secret), "{secret} is in\n{text}");
    }
}
