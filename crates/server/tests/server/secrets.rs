//! What nobody gets to see too early.

use crate::browser::{Site, between};

#[tokio::test]
async fn secret_and_nonces_come_out_at_the_end_and_not_before() {
    let site = Site::new();
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let mut seen = String::new();
    loop {
        seen += &anna.get(&table).await.text;
        seen += &eve.get(&table).await.text;
        let early = anna.get(&format!("{table}/record")).await;
        if early.status.is_success() {
            break;
        }
        assert_eq!(early.status, axum::http::StatusCode::CONFLICT);
        seen += &early.text;
        anna.step(&table, "").await;
    }
    let record = eve.get(&format!("{table}/record")).await.text;
    let line = |key: &str| between(&record, &format!("\n{key} "), "\n").expect("the record has it").to_owned();
    assert!(!seen.contains(&line("secret")));
    for nonce in line("nonce").split(" / ") {
        assert!(!seen.contains(nonce));
    }
}

#[tokio::test]
async fn a_seat_sees_with_its_own_eyes_only() {
    let site = Site::new();
    let (mut anna, mut bela, mut eve) = (site.browser(), site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "2"), ("who", "friends")]).await;
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    anna.give_nonce(&table).await;
    bela.give_nonce(&table).await;
    for query in ["", "?as=0", "?as=1", "?as=9", "?as=x"] {
        let path = format!("{table}{query}");
        assert!(anna.get(&path).await.text.contains("id=\"you\" class=\"you card\" data-seat=\"a\""), "{query}");
        assert!(bela.get(&path).await.text.contains("id=\"you\" class=\"you card\" data-seat=\"b\""), "{query}");
        assert!(!eve.get(&path).await.text.contains("id=\"you\""), "{query}");
    }
}
