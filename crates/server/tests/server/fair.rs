//! The page about a table's deal: what it shows when.

use axum::http::StatusCode;

use crate::browser::{Site, between};

/// The numbers that are in the deal, as the page tells.
fn given(page: &str) -> (usize, usize) {
    (page.matches(">in the deal<").count(), page.matches(">not yet in the deal<").count())
}

#[tokio::test]
async fn the_seal_is_there_from_the_first_moment_and_says_whose_numbers_are_in() {
    let site = Site::new();
    let (mut anna, mut bela, mut eve) = (site.browser(), site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "2"), ("who", "friends")]).await;
    let fair = format!("{table}/fair");
    let room = anna.get(&table).await.text;
    assert!(room.contains(&format!("href=\"{fair}\"")), "the room leads there");
    let seal = between(&room, "<p class=\"hash\"><code>", "</code>").expect("a seal").to_owned();
    let page = eve.get(&fair).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains(&format!("<code id=\"commitment\">{seal}</code>")), "{}", page.text);
    assert_eq!(given(&page.text), (0, 2));
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    anna.give_nonce(&table).await;
    assert_eq!(given(&eve.get(&fair).await.text), (1, 1));
    bela.give_nonce(&table).await;
    let page = eve.get(&fair).await.text;
    assert_eq!(given(&page), (2, 0));
    assert!(page.contains(&seal) && !page.contains("id=\"secret\"") && !page.contains("data-recipe"));
    assert!(anna.get(&table).await.text.contains(&format!("href=\"{fair}\"")), "the table's menu leads there");
}

#[tokio::test]
async fn nothing_is_opened_before_the_end_and_everything_after_it() {
    let site = Site::new();
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    let fair = format!("{table}/fair");
    let mut seen = String::new();
    while !anna.get(&format!("{table}/record")).await.status.is_success() {
        seen += &anna.get(&fair).await.text;
        seen += &eve.get(&fair).await.text;
        anna.step(&table, "").await;
    }
    let record = eve.get(&format!("{table}/record")).await.text;
    let line = |key: &str| between(&record, &format!("\n{key} "), "\n").expect("the record has it").to_owned();
    let page = eve.get(&fair).await.text;
    assert!(!seen.contains(&line("secret")) && page.contains(&line("secret")));
    assert!(seen.contains(&line("commitment")) && page.contains(&line("commitment")));
    for nonce in line("nonce").split(" / ") {
        assert!(!seen.contains(nonce) && page.contains(nonce), "{nonce}");
    }
    // Now the menu leads to the record, and nothing in it is of no use any more.
    let over = anna.get(&table).await.text;
    assert!(over.contains(&format!("<li><a class=\"b sm\" href=\"{table}/record\"")), "{over}");
    // What the check in the browser works with, and the command that does the same.
    assert!(page.contains(&format!("data-record=\"{table}/record\"")), "{page}");
    assert!(page.contains("&quot;game&quot;:&quot;ra&quot;") && page.contains("step-pyramid"), "{page}");
    assert!(page.contains(&format!("khepri verify {}.txt", table.trim_start_matches("/t/"))), "{page}");
}

#[tokio::test]
async fn a_game_that_went_on_is_checked_here_too_and_says_from_where() {
    let mut anna = Site::new().browser();
    let old = anna.play(&[("players", "3"), ("level", "1")]).await;
    anna.play_on(&old).await;
    let new = anna.open(&format!("{old}/step/30/play"), &[("who", "bots"), ("seat", "0"), ("level", "1")]).await;
    let from = format!("href=\"{old}/step/30\"");
    let before = anna.get(&format!("{new}/fair")).await.text;
    assert!(before.contains(&from) && !before.contains("data-recipe"), "{before}");
    anna.give_nonce(&new).await;
    anna.play_on(&new).await;
    let page = anna.get(&format!("{new}/fair")).await.text;
    assert!(page.contains(&from) && page.contains("data-recipe"), "{page}");
    assert!(page.contains(&format!("data-record=\"{new}/record\"")), "{page}");
}

#[tokio::test]
async fn it_is_told_in_every_language_and_only_of_tables_that_are_there() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    anna.play_on(&table).await;
    for (language, title) in [
        ("en", "Is the deal fair?"),
        ("pt", "O sorteio é justo?"),
        ("es", "¿Es justo el reparto?"),
        ("fr", "Le tirage est-il équitable\u{202f}?"),
        ("ru", "Честна ли раздача?"),
    ] {
        anna.cookies.insert("language".to_owned(), language.to_owned());
        let page = anna.get(&format!("{table}/fair")).await.text;
        assert!(page.contains(title) && !page.contains('⟦'), "{language}: {page}");
    }
    for path in ["/t/nowhere00/fair", "/t/x/fair", "/t/%20/fair"] {
        assert_eq!(anna.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}
