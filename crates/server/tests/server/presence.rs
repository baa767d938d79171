//! Who is here: told to those who look, as soon as it changes.

use crate::browser::{Browser, Page, Site, between};
use crate::streams::Stream;

/// The address of the stream that a page opens.
fn live(page: &Page, table: &str) -> String {
    let address = between(&page.text, "data-live=\"", "\"").expect("a live page").replace("&amp;", "&");
    let from = if address.contains("from=") { String::new() } else { format!("&from={}", page.version()) };
    assert!(address.starts_with(table), "{address}");
    address + &from
}

/// The stream of a page that was just fetched.
async fn open(browser: &mut Browser, table: &str) -> Stream {
    let page = browser.get(table).await;
    Stream::open(browser, &live(&page, table)).await
}

/// What a frame says of those who go and come.
fn said(frame: &serde_json::Value) -> &str {
    frame["presence"].as_str().unwrap_or_default()
}

/// The next sentence about people on a stream.
async fn heard(stream: &mut Stream) -> String {
    for _ in 0..4 {
        let sentence = said(&stream.frame().await).replace(['\u{2068}', '\u{2069}'], "");
        if !sentence.is_empty() {
            return sentence;
        }
    }
    panic!("nothing is said");
}

#[tokio::test(start_paused = true)]
async fn going_and_coming_is_said_at_the_table_in_the_language_of_whoever_hears_it() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    bela.post("/me/name", &[("name", "Bela")]).await;
    let table = anna.open("/tables", &[("players", "2"), ("who", "friends")]).await;
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    anna.give_nonce(&table).await;
    bela.give_nonce(&table).await;
    anna.cookies.insert("language".to_owned(), "fr".to_owned());
    let mut stream = open(&mut anna, &table).await;
    assert_eq!(stream.next().await.expect("a greeting").kind, "hello");
    for _ in 0..2 {
        let theirs = open(&mut bela, &table).await;
        assert_eq!(heard(&mut stream).await, "Bela est de retour.");
        drop(theirs);
        assert_eq!(heard(&mut stream).await, "Bela n’est plus là.");
    }
}

#[tokio::test(start_paused = true)]
async fn the_room_shows_who_goes_away_and_comes_back() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "3"), ("who", "friends")]).await;
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    let page = anna.get(&table).await;
    assert!(page.text.contains("away"), "nobody has seen Bela");
    let mut stream = Stream::open(&anna, &live(&page, &table)).await;
    assert_eq!(stream.next().await.expect("a greeting").kind, "hello");
    for _ in 0..2 {
        let theirs = open(&mut bela, &table).await;
        let frame = stream.frame().await;
        assert_eq!(frame["parts"][0]["id"], "chairs");
        assert!(!frame.to_string().contains("away"), "{frame}");
        assert!(said(&frame).ends_with(" is back."), "{frame}");
        drop(theirs);
        let frame = stream.frame().await;
        assert!(frame.to_string().contains("away") && said(&frame).ends_with(" is away."), "{frame}");
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_comes_while_a_page_is_on_its_way_is_shown() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    for players in ["3", "2"] {
        let table = anna.open("/tables", &[("players", players), ("who", "friends")]).await;
        bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
        if players == "2" {
            anna.give_nonce(&table).await;
            bela.give_nonce(&table).await;
        }
        let old = anna.get(&table).await;
        let theirs = open(&mut bela, &table).await;
        let mut stream = Stream::open(&anna, &live(&old, &table)).await;
        stream.next().await;
        let frame = stream.frame().await;
        assert_eq!(frame["version"].to_string(), old.version());
        assert!(old.text.contains("away") && !frame.to_string().contains("away"));
        // Whoever has seen that is told nothing twice: the next news is that Bela is gone.
        let mut again = open(&mut anna, &table).await;
        again.next().await;
        drop(theirs);
        assert!(again.frame().await.to_string().contains("away"));
    }
}
