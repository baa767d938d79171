//! People without accounts.

use std::sync::Arc;

use axum::http::{StatusCode, header};
use server::Config;

use crate::browser::{Site, between};
use crate::slow::Slow;

#[tokio::test]
async fn a_cookie_is_given_when_it_is_needed_and_kept_from_scripts() {
    let site = Site::new();
    let mut anna = site.browser();
    assert!(!anna.get("/").await.headers.contains_key(header::SET_COOKIE), "whoever only looks is nobody");
    let page = anna.post("/me/name", &[("name", " Anna\u{202e} ")]).await;
    let cookie = page.headers[header::SET_COOKIE].to_str().expect("text");
    for part in ["khepri=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    assert!(anna.get("/me").await.text.contains("value=\"Anna\""));
    let again = anna.get("/").await;
    assert!(
        again.headers[header::SET_COOKIE].to_str().is_ok_and(|renewed| renewed == cookie),
        "known for another year"
    );
}

#[tokio::test]
async fn behind_a_proxy_with_https_the_cookie_is_secure() {
    for (trusted, secure) in [(true, true), (false, false)] {
        let mut anna = Site::with(Config { trust_proxy: trusted, ..Config::default() }).browser();
        anna.headers.insert("x-forwarded-proto", "https".parse().expect("a value"));
        let page = anna.post("/me/name", &[("name", "Anna")]).await;
        assert_eq!(page.headers[header::SET_COOKIE].to_str().expect("text").contains("Secure"), secure);
    }
}

#[tokio::test]
async fn rude_and_empty_names_are_refused() {
    let mut anna = Site::new().browser();
    let unseen = ["\u{200b}", "\u{3164}", "\u{2800}", "\u{34f}", "\u{fe0f}"];
    for name in ["", "  ", "fuck", "Scribe", "Scribe 2", &"x".repeat(25)].into_iter().chain(unseen) {
        let page = anna.ask("/me/name", &[("name", name)]).await;
        assert_eq!((page.status, page.error().as_str()), (StatusCode::BAD_REQUEST, "bad_name"), "{name}");
    }
}

#[tokio::test]
async fn names_are_shown_as_text() {
    let mut anna = Site::new().browser();
    anna.post("/me/name", &[("name", "<b>A&\"</b>")]).await;
    let table = anna.play(&[("players", "2")]).await;
    let page = anna.get(&table).await.text;
    assert!(!page.contains("<b>A&") && page.contains("&lt;b&gt;A&amp;"));
}

#[tokio::test]
async fn a_second_device_is_the_same_person() {
    let site = Site::new();
    let (mut anna, mut phone) = (site.browser(), site.browser());
    let table = anna.play(&[("players", "2")]).await;
    let page = anna.post("/me/link", &[]).await;
    let link = between(&page.text, "/link/", "\"").expect("a link");
    let link = format!("/link/{}", &link[..64]);
    assert!(phone.get(&link).await.text.contains(&format!("action=\"{link}\"")), "it asks first");
    assert!(phone.get(&table).await.steps().is_empty());
    phone.post(&link, &[]).await;
    assert_eq!(phone.get(&table).await.steps(), anna.get(&table).await.steps());
    assert_eq!(site.browser().post(&link, &[]).await.status, StatusCode::GONE, "a link works once");
}

#[tokio::test]
async fn a_link_outlives_a_restart() {
    let site = Site::new();
    let page = site.browser().post("/me/link", &[]).await;
    let link = format!("/link/{}", &between(&page.text, "/link/", "\"").expect("a link")[..64]);
    let mut phone = site.again().browser();
    assert_eq!(phone.get(&link).await.status, StatusCode::OK);
    assert_eq!(phone.post(&link, &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(phone.get(&link).await.status, StatusCode::GONE);
}

#[tokio::test]
async fn whoever_is_forgotten_while_they_ask_is_not_remembered() {
    let slow = Arc::new(Slow::default());
    let site = Site::over(slow.clone());
    let mut anna = site.browser();
    anna.post("/me/name", &[("name", "Wilhelmina")]).await;
    // A server that does not know them yet, asked from two windows.
    let mut again = site.again().browser();
    again.cookies = anna.cookies.clone();
    let (mut other, mut third) = (again.clone(), again.clone());
    slow.hold();
    let asking = tokio::spawn(async move { other.get("/me").await });
    slow.held().await;
    again.post("/me/forget", &[("sure", "yes")]).await;
    slow.release();
    asking.await.expect("an answer");
    assert!(!third.get("/me").await.text.contains("Wilhelmina"));
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_no_name() {
    let site = Site::new();
    let (mut anna, mut eve) = (site.browser(), site.browser());
    anna.post("/me/name", &[("name", "Wilhelmina")]).await;
    let table = anna.play(&[("players", "2")]).await;
    assert!(eve.get(&table).await.text.contains("Wilhelmina"));
    let old = anna.cookies.clone();
    assert_eq!(anna.ask("/me/forget", &[]).await.error(), "bad_form", "it is asked twice");
    anna.post("/me/forget", &[("sure", "yes")]).await;
    assert!(!anna.cookies.contains_key("khepri"));
    assert!(!eve.get(&table).await.text.contains("Wilhelmina"));
    anna.cookies = old;
    assert!(anna.get(&table).await.steps().is_empty(), "the old cookie is nobody's");
}

#[tokio::test]
async fn whoever_is_new_and_refused_is_known_all_the_same() {
    let site = Site::new();
    let mut bela = site.browser();
    let table = site.browser().play(&[("players", "2")]).await;
    let refused = bela.ask(&format!("{table}/sit"), &[("seat", "0"), ("who", "me")]).await;
    assert!(refused.status.is_client_error(), "{}", refused.text);
    assert!(bela.cookies.contains_key("khepri"), "nobody is made whom no browser knows");
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_table() {
    let site = Site::new();
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let table = anna.play(&[("players", "2")]).await;
    anna.post("/me/name", &[("name", "Zenobia")]).await;
    assert!(eve.get(&table).await.text.contains("Zenobia"));
}

#[tokio::test]
async fn a_name_from_right_to_left_turns_no_page_round() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    anna.post("/me/name", &[("name", "אבי\u{202e} כהן")]).await;
    bela.post("/me/name", &[("name", "ليلى")]).await;
    let table = anna.open("/tables", &[("players", "2"), ("who", "open")]).await;
    let mut pages = vec![site.browser().get("/").await.text];
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    for path in [table.as_str(), "/tables", "/"] {
        pages.extend([anna.get(path).await.text, bela.get(path).await.text]);
    }
    let link = anna.post("/me/link", &[]).await.text;
    pages.push(bela.get(&format!("/link/{}", &between(&link, "/link/", "\"").expect("a link")[..64])).await.text);
    let mut names = 0;
    for page in pages {
        assert!(!page.contains('\u{202e}'));
        for (at, _) in page.match_indices("אבי כהן").chain(page.match_indices("ليلى")) {
            let before = &page[..at];
            let tag = before.rsplit('<').next().unwrap_or_default();
            // A field keeps its own direction.
            let marked = before.ends_with('\u{2068}') || tag.starts_with("bdi") || tag.starts_with("input ");
            assert!(marked, "…{}", before.chars().rev().take(80).collect::<Vec<_>>().iter().rev().collect::<String>());
            names += 1;
        }
    }
    assert!(names > 12, "{names}");
}

#[tokio::test]
async fn whoever_has_no_name_is_asked_for_one_in_the_room() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    anna.post("/me/name", &[("name", "Anna")]).await;
    let table = anna.open("/tables", &[("players", "3"), ("who", "friends")]).await;
    let asks = |page: &str| page.contains("What should the others call you?");
    let room = anna.get(&table).await.text;
    assert!(!asks(&room), "she has said it");
    assert!(room.contains("action=\"/me/name\"") && room.contains("value=\"Anna\""), "and may change it there");
    assert!(asks(&bela.get(&table).await.text), "before he sits down");
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    assert!(asks(&bela.get(&table).await.text), "he may still go without");
    let named = bela.post("/me/name", &[("name", "Béla"), ("back", &table)]).await;
    assert_eq!(named.to(), table);
    assert!(!asks(&bela.get(&table).await.text));
    assert!(anna.get(&table).await.text.contains("Béla"));
    let away = bela.post("/me/name", &[("name", "Béla"), ("back", "//elsewhere.test")]).await;
    assert_eq!(away.to(), "/");
}
