//! When a game is over: another one.

use axum::http::StatusCode;

use crate::browser::{Site, between};
use crate::playing::proved;
use crate::streams::Stream;

#[tokio::test]
async fn the_same_people_play_another_game() {
    let site = Site::new();
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let table = anna.play(&[("players", "3"), ("level", "1"), ("scores", "open")]).await;
    assert_eq!(anna.ask(&format!("{table}/rematch"), &[]).await.error(), "not_over");
    anna.play_on(&table).await;
    eve.post("/me/name", &[("name", "Eve")]).await;
    assert_eq!(eve.ask(&format!("{table}/rematch"), &[]).await.error(), "not_seated");
    let answer = anna.ask(&format!("{table}/rematch"), &[]).await;
    assert_eq!(answer.status, StatusCode::OK);
    let next = between(&answer.text, "\"to\":\"", "\"").expect("an address").to_owned();
    assert_eq!(anna.post(&format!("{table}/rematch"), &[]).await.to(), next, "asked twice, it is the same table");
    anna.give_nonce(&next).await;
    anna.play_on(&next).await;
    let (one, other) =
        (anna.get(&format!("{table}/record")).await.text, anna.get(&format!("{next}/record")).await.text);
    assert_ne!(between(&one, "\nsecret ", "\n"), between(&other, "\nsecret ", "\n"));
    assert!(other.contains("option scores open"));
}

#[tokio::test]
async fn the_same_deal_comes_again_to_the_same_chairs() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "3"), ("level", "1"), ("scores", "open")]).await;
    anna.play_on(&table).await;
    let again = anna.post(&format!("{table}/again"), &[]).await.to();
    anna.play_on(&again).await;
    let (one, other) =
        (anna.get(&format!("{table}/record")).await.text, anna.get(&format!("{again}/record")).await.text);
    for key in ["suns", "commitment", "nonce", "secret"] {
        let line = |record: &str| between(record, &format!("\n{key} "), "\n").map(str::to_owned);
        assert_eq!(line(&one), line(&other), "{key}");
    }
    assert!(other.contains("\nx-again ") && !one.contains("x-again"));
    let place = |record: &str| {
        let names = between(record, "\nnames ", "\n").expect("names").to_owned();
        names.split(" / ").position(|name| name.starts_with("Guest")).expect("a person")
    };
    assert_eq!(place(&one), place(&other), "everybody keeps their chair");
    proved(&other);
}

#[tokio::test]
async fn whoever_still_looks_at_the_finished_table_is_invited() {
    let site = Site::new();
    let (mut anna, mut bela, mut eve) = (site.browser(), site.browser(), site.browser());
    anna.post("/me/name", &[("name", "Anna")]).await;
    let table = anna.open("/tables", &[("players", "2"), ("who", "friends")]).await;
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    anna.give_nonce(&table).await;
    bela.give_nonce(&table).await;
    while anna.step(&table, "").await.is_some() || bela.step(&table, "").await.is_some() {}
    let page = bela.get(&table).await;
    assert!(page.text.contains("/rematch\"") && !page.text.contains("invites"));
    let from = page.version();
    let mut stream = Stream::open(&bela, &format!("{table}/live?from={from}")).await;
    stream.next().await;

    let next = anna.post(&format!("{table}/rematch"), &[]).await.to();
    let frame = stream.frame().await;
    assert_eq!(frame["said"], "Anna invites you to a rematch.");
    let part = |id: &str| {
        let parts = frame["parts"].as_array().expect("parts").iter();
        parts.filter(|part| part["id"] == id).map(|part| part["html"].to_string()).collect::<String>()
    };
    for id in ["act", "scoring"] {
        assert!(part(id).contains(&format!("href=\\\"{next}\\\"")), "{id}: {}", part(id));
    }
    // Whoever was away reads it when they come back, live or not.
    let mut back = Stream::open(&bela, &format!("{table}/live?from={from}")).await;
    back.next().await;
    assert_eq!(back.frame().await["said"], "Anna invites you to a rematch.");
    bela.post("/language", &[("language", "fr"), ("back", "/")]).await;
    let page = bela.get(&table).await.text;
    assert!(page.contains("Anna vous propose une revanche.") && page.contains(&format!("href=\"{next}\"")));
    assert!(!page.contains("/rematch\"") && page.contains("/again\""), "nobody asked for the same deal");
    let page = eve.get(&table).await.text;
    assert!(page.contains("Anna has moved to another table.") && page.contains(&format!("href=\"{next}\"")));
    assert!(!anna.get(&table).await.text.contains("invites"), "whoever asked is not asked");
    // It is in the log: another server knows it too.
    let mut later = site.again().browser();
    later.cookies = bela.cookies.clone();
    assert!(later.get(&table).await.text.contains("Anna vous propose"));
}
