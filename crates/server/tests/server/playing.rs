//! Whole games by forms, and what is refused on the way.

use axum::http::StatusCode;

use crate::browser::{Browser, Site};
use crate::streams::Stream;

#[tokio::test]
async fn a_whole_game_against_bots_ends_with_a_record_that_is_proved() {
    for players in ["2", "3", "5"] {
        let mut anna = Site::new().browser();
        let table = anna.play(&[("players", players), ("level", "1"), ("scores", "open")]).await;
        anna.play_on(&table).await;
        let page = anna.get(&format!("{table}/record")).await;
        assert_eq!(page.status, StatusCode::OK);
        proved(&page.text);
    }
}

/// Whether the record is whole, and every draw follows from its secret.
pub(crate) fn proved(text: &str) {
    let mut texts = record::RecordTexts::new(text.as_bytes());
    let text = texts.next().expect("a record").expect("it reads").expect("it is one");
    let game = record::read::<record::states::Ra>(&text).expect("it replays");
    assert!(game.record.result.is_some() && game.warnings.is_empty());
    assert!(record::prove(&game).expect("it follows").finished);
}

#[tokio::test]
async fn strong_bots_think_elsewhere_and_answer() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "2"), ("level", "4")]).await;
    for _ in 0..3 {
        until_mine(&mut anna, &table).await;
        anna.step(&table, "").await;
    }
    until_mine(&mut anna, &table).await;
}

/// Comes back when a step is offered: the table's stream says when anything happens.
async fn until_mine(browser: &mut Browser, table: &str) {
    let page = browser.get(table).await;
    if !page.steps().is_empty() {
        return;
    }
    let mut stream = Stream::open(browser, &format!("{table}/live?from={}", page.version())).await;
    while browser.get(table).await.steps().is_empty() {
        stream.next().await.expect("the bot answers");
    }
}

#[tokio::test]
async fn whoever_saw_an_older_table_is_told_so() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let act = format!("{table}/act");
    let old = anna.get(&table).await;
    let step = old.steps()[0].clone();
    let fields = [("step", step.as_str()), ("seen", old.version())];
    assert_eq!(anna.ask(&act, &fields).await.status, StatusCode::NO_CONTENT);
    let after = anna.get(&table).await.text;
    let page = anna.ask(&act, &fields).await;
    assert_eq!((page.status, page.error().as_str()), (StatusCode::CONFLICT, "stale"));
    for seen in ["0", "999999"] {
        assert_eq!(anna.ask(&act, &[("step", &step), ("seen", seen)]).await.error(), "stale");
    }
    assert_eq!(anna.get(&table).await.text, after, "nothing was changed");
}

#[tokio::test]
async fn what_the_rules_forbid_is_refused_in_words() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let page = anna.get(&table).await;
    let seen = page.version();
    for (step, error) in [
        ("bid 16", "illegal"),
        ("discard pharaoh", "illegal"),
        ("draw ra", "illegal"),
        ("fly", "bad_form"),
        ("", "bad_form"),
    ] {
        let refused = anna.ask(&format!("{table}/act"), &[("step", step), ("seen", seen)]).await;
        assert_eq!(refused.error(), error, "{step}: {}", refused.text);
    }
    let refused = anna.post(&format!("{table}/act"), &[("step", "bid 16"), ("seen", seen)]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains(&format!("href=\"{table}\"")), "a page that leads back");
    assert_eq!(anna.get(&table).await.version(), seen, "nothing was changed");
}

#[tokio::test]
async fn typed_steps_may_have_capitals_and_blanks() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let page = anna.get(&table).await;
    let typed = format!("  {} ", page.steps()[0].to_uppercase());
    let done = anna.post(&format!("{table}/act"), &[("step", &typed), ("seen", page.version())]).await;
    assert_eq!((done.status, done.to()), (StatusCode::SEE_OTHER, table));
}
