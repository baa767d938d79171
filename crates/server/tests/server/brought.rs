//! Records that people bring: shown, kept, shared; and what is said of those that cannot be.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};

use crate::browser::{Browser, Page, Site, between};

/// The record of a finished game, and where it was played.
async fn record(anna: &mut Browser) -> (String, String) {
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    anna.play_on(&table).await;
    (anna.get(&format!("{table}/record")).await.text, table)
}

/// Sends a form with a text and a file, as browsers do.
async fn bring(browser: &mut Browser, text: &str, file: &[u8]) -> Page {
    let mut body = format!(
        "--zz\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n{text}\r\n--zz\r\n\
         Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\n"
    )
    .into_bytes();
    body.extend_from_slice(file);
    body.extend_from_slice(b"\r\n--zz--\r\n");
    let request = Request::post("/replay")
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=zz");
    browser.send(request.body(Body::from(body)).expect("a request")).await
}

#[tokio::test]
async fn a_good_record_gets_an_address_that_anybody_can_open() {
    let site = Site::new();
    let mut anna = site.browser();
    let (text, _) = record(&mut anna).await;
    let pasted = bring(&mut anna, &text.replace('\n', "\r\n"), b"").await;
    assert_eq!(pasted.status, StatusCode::SEE_OTHER, "{}", pasted.text);
    let address = pasted.to();
    assert!(address.starts_with("/replay/") && address.ends_with("/step/0"), "{address}");
    assert_eq!(bring(&mut anna, "", text.as_bytes()).await.to(), address, "the same game has the same address");
    let posted = anna.post("/replay", &[("text", &text)]).await;
    assert_eq!(posted.to(), address, "a plain form does as well");
    let mut eve = site.browser();
    let page = eve.get(&address).await;
    assert!(page.status == StatusCode::OK && page.text.contains("The deal is verified"), "{}", page.text);
    let base = address.trim_end_matches("/step/0");
    assert_eq!(eve.get(base).await.to(), address);
    let seat = eve.get(&format!("{base}/step/9?seat=c")).await;
    assert!(seat.text.contains("id=\"you\" class=\"you card\" data-seat=\"c\""), "every seat is open");
    assert_eq!(eve.get(&format!("{base}/record")).await.text, text);
    let on = eve.open(&format!("{base}/step/12/play"), &[("who", "bots"), ("seat", "2"), ("level", "1")]).await;
    eve.give_nonce(&on).await;
    eve.play_on(&on).await;
    let after = eve.get(&format!("{on}/record")).await.text;
    assert!(after.contains(&format!("\nx-from {base}/step/12\n")), "{after}");
    let again = eve.post("/replay", &[("text", &after)]).await.to();
    assert!(eve.get(&again).await.text.contains("From step 12 on the deal is verified"));
}

#[tokio::test]
async fn a_record_that_was_mostly_taken_back_is_refused() {
    let site = Site::new();
    let mut anna = site.browser();
    let (text, _) = record(&mut anna).await;
    let (header, rest) = text.split_at(text.find("\ndraw ").or(text.find("\ninvoke")).expect("a step") + 1);
    let steps: Vec<&str> = rest.lines().take(30).collect();
    let cycle = format!("{}\nundo 0\n", steps.join("\n"));
    let few = bring(&mut anna, &format!("{header}{}", cycle.repeat(20)), b"").await;
    assert_eq!(few.status, StatusCode::SEE_OTHER, "{}", few.text);
    let many = bring(&mut anna, &format!("{header}{}", cycle.repeat(100)), b"").await;
    assert!(many.status == StatusCode::UNPROCESSABLE_ENTITY && many.text.contains("were taken back"), "{}", many.text);
}

#[tokio::test]
async fn the_deal_is_said_to_be_unproved_where_it_is() {
    let mut anna = Site::new().browser();
    let (text, _) = record(&mut anna).await;
    let without: String = text.lines().filter(|line| !line.starts_with("secret")).flat_map(|l| [l, "\n"]).collect();
    let address = anna.post("/replay", &[("text", &without)]).await.to();
    assert!(anna.get(&address).await.text.contains("The deal is not verified: the secret is not revealed yet"));
}

#[tokio::test]
async fn a_bad_record_says_where_and_why_and_keeps_the_text() {
    let mut anna = Site::new().browser();
    let (text, _) = record(&mut anna).await;
    let bad = text.replacen("\ndraw ", "\ndrew ", 5).replacen("\ndrew ", "\ndraw ", 4);
    let line = bad.lines().position(|line| line.starts_with("drew")).expect("one is left") + 1;
    for page in [bring(&mut anna, &bad, b"").await, bring(&mut anna, "", bad.as_bytes()).await] {
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(page.text.contains(&format!("Line {line}, column 1:")), "{}", page.text);
        assert!(page.text.contains("expected a step") && page.text.contains("found `drew`"));
        let kept = between(&page.text, "<textarea", "</textarea>").expect("the box");
        assert!(kept.contains("drew ") && kept.contains("names "), "the text is still there");
    }
    anna.cookies.insert("language".to_owned(), "ru".to_owned());
    let russian = bring(&mut anna, &bad, b"").await;
    assert!(russian.text.contains(&format!("Строка {line}, столбец 1:")));
    for (text, told) in [("", "found nothing"), ("hello", "expected a line `game"), ("game chess\n", "found `chess`")] {
        let page = bring(&mut anna, text, b"").await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(page.text.contains(told), "{text}: {}", page.text);
    }
    let hostile = bring(&mut anna, "game </textarea><script>alert(1)</script>", b"").await;
    assert!(!hostile.text.contains("<script>alert"));
    assert_eq!(bring(&mut anna, "", &[0xff, 0xfe, 0]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn what_is_too_large_is_refused_before_it_is_read() {
    let mut anna = Site::new().browser();
    // It says that it is large and never sends a byte: whoever waited for it would wait for ever.
    let endless = Body::from_stream(tokio_stream::pending::<Result<Vec<u8>, std::io::Error>>());
    let request = Request::post("/replay")
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_LENGTH, "104857600")
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=zz");
    let page = anna.send(request.body(endless).expect("a request")).await;
    assert_eq!(page.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(page.text.contains("That is too long."));
    let large = bring(&mut anna, &"#".repeat(600 * 1024), b"").await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn addresses_of_nothing_are_told_so() {
    let mut anna = Site::new().browser();
    for path in
        ["/replay/abcdefghabcdefgh", "/replay/x/step/0", "/replay/abcdefghabcdefgh/record", "/replay/%00/step/1"]
    {
        assert_eq!(anna.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let garbage = Request::post("/replay")
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_TYPE, "application/octet-stream");
    assert_eq!(anna.send(garbage.body(Body::from("x=1")).expect("a request")).await.status, StatusCode::BAD_REQUEST);
}
