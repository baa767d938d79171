//! When a game is over: another one.

use axum::http::StatusCode;

use crate::browser::{Site, between};
use crate::playing::proved;

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
async fn the_same_deal_comes_again_one_seat_further() {
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
    assert_eq!((place(&one) + 1) % 3, place(&other));
    proved(&other);
}
