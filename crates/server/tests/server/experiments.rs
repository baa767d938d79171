//! Experiments: offered for games that are over and have something to change, made once, shown to whoever asks.

use axum::http::StatusCode;
use server::Config;

use crate::browser::{Browser, Page, Site, between};

/// A record of a finished game of the bots, in which something can be changed.
const RECORD: &str = include_str!("../../../../testdata/experiments/four.rawsiko");

fn site() -> Site {
    Site::with(Config { rate: 10_000, experiments: 12, ..Config::default() })
}

/// Brings the record; where the game is from then on.
async fn brought(browser: &mut Browser) -> String {
    let to = browser.post("/replay", &[("text", RECORD)]).await.to();
    to.trim_end_matches("/step/0").to_owned()
}

/// Looks until it is over.
async fn done(browser: &mut Browser, address: &str) -> Page {
    for _ in 0..100_000 {
        let page = browser.get(address).await;
        if !page.text.contains("data-waits") {
            return page;
        }
        tokio::task::yield_now().await;
    }
    panic!("{address} never ends");
}

#[tokio::test]
async fn a_game_that_is_over_is_tried_with_one_change() {
    let site = site();
    let mut anna = site.browser();
    let base = brought(&mut anna).await;
    let replay = anna.get(&format!("{base}/step/3")).await;
    assert!(replay.text.contains(&format!("href=\"{base}/what-if\"")), "a replay offers it");
    let page = anna.get(&format!("{base}/what-if")).await;
    assert_eq!(page.status, StatusCode::OK);
    for part in ["Experiment", "value=\"china\"", "value=\"without Co congo\"", "<option value=\"2\">turn 2</option>"] {
        assert!(page.text.contains(part), "{part}");
    }
    assert!(!page.text.contains("class=\"lab-said\""), "nothing was asked yet");
    let asked = anna.post(&format!("{base}/what-if"), &[("turn", "2"), ("change", "without Co congo")]).await;
    assert_eq!(asked.status, StatusCode::SEE_OTHER, "{}", asked.text);
    assert_eq!(asked.to(), format!("{base}/what-if?turn=2&change=without+Co+congo"));
    let found = done(&mut anna, &asked.to()).await;
    assert!(found.text.contains("class=\"lab-said\"") && found.text.contains("12 games each way, from turn 2 on"));
    assert_eq!(found.text.matches("role=\"img\"").count(), 2, "two charts");
    let mut eve = site.browser();
    let same = eve.get(&asked.to()).await;
    let told = |page: &Page| between(&page.text, "<table", "</table>").map(ToOwned::to_owned);
    assert_eq!(told(&same), told(&found), "whoever has the address sees the same at once");
}

#[tokio::test]
async fn what_cannot_be_tried_is_refused() {
    let site = site();
    let mut anna = site.browser();
    let base = brought(&mut anna).await;
    let address = format!("{base}/what-if");
    for (turn, change) in [("99", "china"), ("x", "china"), ("1", "peace"), ("1", "without Li congo"), ("1", "without")]
    {
        let refused = anna.post(&address, &[("turn", turn), ("change", change)]).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{turn} {change}");
        let refused = anna.get(&format!("{address}?turn={turn}&change={}", change.replace(' ', "+"))).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{turn} {change}");
    }
    assert_eq!(anna.get("/replay/nosuchreplay/what-if").await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get("/t/nosuchtable1/what-if").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_game_that_runs_is_no_experiment_and_tells_nothing() {
    let site = site();
    let mut anna = site.browser();
    let table = anna.play(&[("game", "rawsiko"), ("players", "3"), ("level", "1")]).await;
    let refused = anna.get(&format!("{table}/what-if")).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    let refused = anna.post(&format!("{table}/what-if"), &[("turn", "0"), ("change", "china")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(!anna.get(&format!("{table}/step/0")).await.text.contains("/what-if"), "nothing is offered");
}

#[tokio::test]
async fn a_game_without_changes_has_no_such_page() {
    let site = site();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    assert_eq!(anna.get(&format!("{table}/what-if")).await.status, StatusCode::NOT_FOUND);
    anna.play_on(&table).await;
    assert_eq!(anna.get(&format!("{table}/what-if")).await.status, StatusCode::NOT_FOUND);
    assert!(!anna.get(&format!("{table}/step/5")).await.text.contains("/what-if"));
}
