//! Steps that are put together from several fields, shortened, or wrong: what the server makes of them.

use axum::http::StatusCode;

use crate::browser::{Browser, Page, Site, between};

const GAME: (&str, &str) = ("game", "rawsiko");

/// The first group of territories that can be claimed, with its continent.
fn claim(page: &Page) -> (String, Vec<String>) {
    let groups = between(&page.text, "data-claims=\"", "\"").expect("something can be claimed");
    let group: Vec<String> = groups.split(',').next().expect("a group").split(' ').map(str::to_owned).collect();
    let shape = format!("id=\"t-{}\" data-continent=\"", group[0]);
    let continent = between(&page.text, &shape, "\"").expect("a territory lies on a continent");
    (continent.to_owned(), group)
}

/// A table at which it is the browser's turn to claim.
async fn claiming(browser: &mut Browser) -> (String, Page) {
    let table = browser.play(&[GAME, ("players", "3"), ("level", "1")]).await;
    let page = browser.get(&table).await;
    (table, page)
}

#[tokio::test]
async fn a_step_may_come_in_several_fields() {
    let mut anna = Site::new().browser();
    let (table, page) = claiming(&mut anna).await;
    let (continent, group) = claim(&page);
    let first = format!("claim {continent}");
    let mut fields = vec![("seen", page.version()), ("step", first.as_str())];
    fields.extend(group.iter().rev().map(|one| ("step", one.as_str())));
    let done = anna.ask(&format!("{table}/act"), &fields).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
    let after = anna.get(&table).await;
    for territory in group {
        assert!(after.text.contains(&format!("id=\"o-{territory}\"")), "{territory} has an owner");
    }
}

#[tokio::test]
async fn names_may_be_short_and_a_refusal_is_a_sentence_in_the_language() {
    let mut anna = Site::new().browser();
    let (table, page) = claiming(&mut anna).await;
    let act = format!("{table}/act");
    let (continent, group) = claim(&page);
    let mut said = std::collections::BTreeSet::new();
    for language in ["en", "pt", "es", "fr", "ru"] {
        anna.post("/language", &[("language", language), ("back", "/")]).await;
        let wrong = [("seen", page.version()), ("step", "claim europe iberia western-russia nordic")];
        let refused = anna.ask(&act, &wrong).await;
        assert_eq!((refused.status, refused.error().as_str()), (StatusCode::CONFLICT, "illegal"), "{}", refused.text);
        assert!(!refused.text.contains('⟦'), "{}", refused.text);
        said.insert(between(&refused.text, "\"message\":\"", "\"").expect("a sentence").to_owned());
    }
    assert_eq!(said.len(), 5, "each language has its own: {said:?}");
    let short = format!("cl {continent} {}", group.join(" "));
    let done = anna.ask(&act, &[("seen", page.version()), ("step", &short)]).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
}

#[tokio::test]
async fn what_is_no_step_changes_nothing() {
    let mut anna = Site::new().browser();
    let (table, page) = claiming(&mut anna).await;
    for step in ["", " ", "fly me to the moon", "place chile 1", "trade", "attack", "end", "bid 9", "claim europe"] {
        let refused = anna.ask(&format!("{table}/act"), &[("seen", page.version()), ("step", step)]).await;
        assert!(refused.status.is_client_error(), "{step}: {}", refused.status);
    }
    assert_eq!(anna.get(&table).await.version(), page.version());
}

#[tokio::test]
async fn the_start_page_remembers_the_game_and_its_options() {
    let mut anna = Site::new().browser();
    assert!(anna.get("/").await.text.contains("name=\"game\" value=\"ra\""));
    let page = anna.get("/?game=rawsiko").await.text;
    assert!(page.contains("value=\"rawsiko\"") && page.contains("Trader") && !page.contains("Scribe"));
    anna.play(&[GAME, ("players", "5"), ("level", "2"), ("china", "on"), ("turns", "")]).await;
    let page = anna.get("/").await.text;
    assert!(page.contains("name=\"game\" value=\"rawsiko\""));
    assert!(
        page.contains("name=\"players\" value=\"5\" checked") && page.contains("name=\"china\" value=\"on\" checked")
    );
    let other = anna.get("/?game=ra").await.text;
    assert!(other.contains("name=\"game\" value=\"ra\"") && other.contains("name=\"players\" value=\"3\" checked"));
}
