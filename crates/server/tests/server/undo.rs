//! What may be taken back.

use axum::http::StatusCode;

use crate::browser::{Browser, Site};
use crate::playing::proved;

#[tokio::test]
async fn among_bots_a_person_goes_back_to_their_last_decision_and_the_luck_is_the_same() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "2"), ("level", "1"), ("scores", "open")]).await;
    let before = anna.get(&table).await;
    let act = |page: &crate::browser::Page| page.steps()[0].clone();
    anna.step(&table, "").await;
    let after = anna.get(&table).await;
    let undone = anna.ask(&format!("{table}/undo"), &[("seen", after.version())]).await;
    assert_eq!(undone.status, StatusCode::NO_CONTENT, "{}", undone.text);
    let back = anna.get(&table).await;
    assert_eq!(back.steps(), before.steps());
    assert!(back.version().parse::<u64>().expect("a number") > after.version().parse().expect("a number"));
    anna.ask(&format!("{table}/act"), &[("step", &act(&back)), ("seen", back.version())]).await;
    anna.play_on(&table).await;
    let record = anna.get(&format!("{table}/record")).await.text;
    assert!(record.contains("\nundo "), "the record says so");
    proved(&record);
    let over = anna.ask(&format!("{table}/undo"), &[("seen", "1")]).await;
    assert_eq!(over.error(), "over");
}

#[tokio::test]
async fn among_people_what_was_revealed_stays() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "2"), ("who", "friends")]).await;
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    anna.give_nonce(&table).await;
    bela.give_nonce(&table).await;
    let (mut first, mut second) = if anna.get(&table).await.steps().is_empty() { (bela, anna) } else { (anna, bela) };
    assert_eq!(act(&mut first, &table, "draw").await, StatusCode::NO_CONTENT);
    assert_eq!(undo(&mut first, &table).await, "nothing_to_undo", "a tile was revealed");
    let mover = if first.get(&table).await.steps().is_empty() { &mut second } else { &mut first };
    let steps = mover.get(&table).await.steps();
    let choice = if steps.contains(&"invoke".to_owned()) { "invoke" } else { "pass" };
    assert_eq!(act(mover, &table, choice).await, StatusCode::NO_CONTENT);
    assert_eq!(undo(mover, &table).await, "", "nothing was revealed and nobody else acted");
    assert_eq!(mover.get(&table).await.steps(), steps);
}

#[tokio::test]
async fn a_game_is_not_taken_back_for_ever() {
    let mut anna = Site::new().browser();
    let table = anna.open("/tables", &[("players", "2"), ("who", "hotseat"), ("scores", "open")]).await;
    anna.give_nonce(&table).await;
    let mut version: u64 = anna.get(&table).await.version().parse().expect("a number");
    let (act, undo) = (format!("{table}/act"), format!("{table}/undo"));
    for time in 0..=200 {
        let acted = anna.ask(&act, &[("step", "invoke"), ("seen", &version.to_string())]).await;
        assert_eq!(acted.status, StatusCode::NO_CONTENT, "{time}: {}", acted.text);
        let undone = anna.ask(&undo, &[("seen", &(version + 1).to_string())]).await;
        assert_eq!(undone.error(), if time < 200 { "" } else { "no_more_undos" }, "{time}");
        version += 2;
    }
    assert!(anna.step(&table, "").await.is_some(), "it goes on");
}

#[tokio::test]
async fn nobody_takes_back_what_a_bot_plays_for_them() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    anna.step(&table, "").await;
    anna.ask(&format!("{table}/leave"), &[]).await;
    assert_eq!(undo(&mut anna, &table).await, "not_your_turn");
    anna.ask(&format!("{table}/back"), &[]).await;
    assert_eq!(undo(&mut anna, &table).await, "");
}

async fn act(browser: &mut Browser, table: &str, step: &str) -> StatusCode {
    let page = browser.get(table).await;
    browser.ask(&format!("{table}/act"), &[("step", step), ("seen", page.version())]).await.status
}

async fn undo(browser: &mut Browser, table: &str) -> String {
    let page = browser.get(table).await;
    browser.ask(&format!("{table}/undo"), &[("seen", page.version())]).await.error()
}
