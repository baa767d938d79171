//! Knocking: where too many wrong digits were tried, right and wrong ones look alike until whoever leads lets somebody
//! in. So nobody guesses a class, and nobody keeps a school out.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode};
use server::{App, Config};
use store::{Memory, Store};
use tokio::time::advance;

use crate::browser::{Browser, Page, Site, ticks};
use crate::class::Lesson;

/// A class behind a proxy, so that everybody has the address they say.
async fn lesson() -> Lesson {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let config = Config { rate: 10_000, clock: ticks, trust_proxy: true, ..Config::default() };
    Lesson::at(Site { app: App::new(Arc::clone(&store), config), store }, 1).await
}

/// A browser with this address.
fn at(lesson: &Lesson, address: &str) -> Browser {
    let mut browser = lesson.site.browser();
    browser.headers.insert("x-forwarded-for", HeaderValue::from_str(address).expect("an address"));
    browser
}

/// The n-th wrong digits.
fn wrong(lesson: &Lesson, n: usize) -> String {
    let right: usize = lesson.pin.parse().expect("digits");
    (100_000 + (right - 100_000 + 1 + n) % 900_000).to_string()
}

/// Has a stranger at this address try so many digits in vain, and counts how often they learned that these are wrong.
async fn guess(lesson: &Lesson, addresses: impl Fn(usize) -> String, tries: usize) -> usize {
    let mut learned = 0;
    for n in 0..tries {
        let page = at(lesson, &addresses(n)).post("/class", &[("pin", &wrong(lesson, n))]).await;
        match page.status {
            StatusCode::NOT_FOUND => learned += 1,
            _ => assert_eq!(page.to(), "/class/knock"),
        }
    }
    learned
}

const SCHOOL: &str = "198.51.100.7";

/// What an answer says, but for what every browser is drawn anew.
fn plain(page: &Page, browser: &Browser) -> (StatusCode, BTreeMap<String, String>, String) {
    let ticket = browser.cookies.get("door").cloned().unwrap_or_default();
    assert!(!ticket.is_empty());
    // Which request it is says nothing of what it asked.
    let headers = page.headers.iter().filter(|(name, _)| *name != "x-request-id");
    let headers = headers.map(|(name, value)| {
        let value = value.to_str().expect("plain text").replace(&ticket, &"t".repeat(ticket.len()));
        (name.to_string(), value)
    });
    (page.status, headers.collect(), page.text.clone())
}

#[tokio::test(start_paused = true)]
async fn a_picture_on_another_page_spends_no_try_and_tells_nothing() {
    let lesson = lesson().await;
    let mut told = Vec::new();
    for pin in [lesson.pin.clone(), wrong(&lesson, 0)].iter().cycle().take(100) {
        let page = at(&lesson, SCHOOL).get(&format!("/class?pin={pin}")).await;
        assert_eq!(page.status, StatusCode::OK);
        told.push(page.text.replace(pin, "PIN"));
    }
    assert!(told.windows(2).all(|two| two[0] == two[1]), "right and wrong look alike");
    assert_eq!(guess(&lesson, |_| SCHOOL.to_owned(), 50).await, 20, "all tries are still there");
}

#[tokio::test(start_paused = true)]
async fn a_classmate_comes_in_after_a_thousand_wrong_tries_by_others() {
    let mut lesson = lesson().await;
    assert_eq!(guess(&lesson, |_| SCHOOL.to_owned(), 1000).await, 20);
    let mut classmate = at(&lesson, SCHOOL);
    let page = classmate.post("/class/join", &[("pin", &lesson.pin), ("nickname", "Heron")]).await;
    assert_eq!(page.to(), "/class/knock");
    assert!(classmate.get("/class/knock").await.text.contains("Your teacher will let you in."));
    assert_eq!(classmate.ask("/class/knock", &[]).await.text, r#"{"to":null}"#);
    let page = lesson.teacher.get(&lesson.path).await.text;
    assert!(page.contains("<bdi>Heron</bdi>") && !page.contains("Somebody"), "wrong digits are nowhere: {page}");
    assert!(page.contains("1 pupil"), "nobody is in yet");
    lesson.lead("knock", &[("knock", "all"), ("do", "in")]).await;
    assert!(!lesson.teacher.get(&lesson.path).await.text.contains("<bdi>Heron</bdi>"));
    assert_eq!(classmate.ask("/class/knock", &[]).await.text, format!(r#"{{"to":"{}"}}"#, lesson.path));
    assert!(classmate.get(&lesson.path).await.text.contains("Welcome, Heron!"));
    assert!(lesson.teacher.get(&lesson.path).await.text.contains("2 pupils"));
    // Elsewhere nobody notices anything.
    let page = at(&lesson, "203.0.113.9").post("/class/join", &[("pin", &lesson.pin), ("nickname", "Fox")]).await;
    assert_eq!(page.to(), lesson.path);
}

#[tokio::test(start_paused = true)]
async fn right_and_wrong_digits_look_alike_to_whoever_knocks() {
    let lesson = lesson().await;
    let mut stories = Vec::new();
    for pin in [lesson.pin.clone(), wrong(&lesson, 9_999)] {
        guess(&lesson, |_| SCHOOL.to_owned(), 30).await;
        let mut browser = at(&lesson, SCHOOL);
        let mut story = Vec::new();
        let page = browser.post("/class", &[("pin", &pin)]).await;
        story.push(plain(&page, &browser));
        let page = browser.ask("/class", &[("pin", &pin)]).await;
        story.push(plain(&page, &browser));
        let page = browser.post("/class/join", &[("pin", &pin), ("nickname", "otter a")]).await;
        story.push(plain(&page, &browser));
        for nickname in ["Otter A", "fuck", "", "Lynx"] {
            let page = browser.post("/class/knock", &[("nickname", nickname)]).await;
            story.push(plain(&page, &browser));
            let page = browser.ask("/class/knock", &[("nickname", nickname)]).await;
            story.push(plain(&page, &browser));
        }
        for minutes in [0, 9, 10] {
            advance(Duration::from_secs(minutes)).await;
            let page = browser.ask("/class/knock", &[]).await;
            story.push(plain(&page, &browser));
            let page = browser.get("/class/knock").await;
            story.push(plain(&page, &browser));
        }
        stories.push(story);
    }
    for (place, (right, wrong)) in stories[0].iter().zip(&stories[1]).enumerate() {
        assert!(right == wrong, "answer {place}:\n{right:?}\n{wrong:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_knock_that_nobody_answers_ends_after_ten_minutes() {
    let mut lesson = lesson().await;
    guess(&lesson, |_| SCHOOL.to_owned(), 30).await;
    for pin in [lesson.pin.clone(), wrong(&lesson, 9_999)] {
        let mut browser = at(&lesson, SCHOOL);
        browser.post("/class", &[("pin", &pin)]).await;
        advance(Duration::from_secs(601)).await;
        // What the address may try has come back; others use it up again.
        assert!(browser.get("/class/knock").await.text.contains("Nobody let you in"));
        guess(&lesson, |_| SCHOOL.to_owned(), 30).await;
    }
    let page = lesson.teacher.get(&lesson.path).await.text;
    assert!(!page.contains("class=\"knocks\""), "{page}");
}

#[tokio::test(start_paused = true)]
async fn whoever_leads_lets_in_one_of_several_and_turns_the_others_away() {
    let mut lesson = lesson().await;
    guess(&lesson, |_| SCHOOL.to_owned(), 30).await;
    let mut pupils = [at(&lesson, SCHOOL), at(&lesson, SCHOOL)];
    for pupil in &mut pupils {
        pupil.post("/class", &[("pin", &lesson.pin)]).await;
        pupil.post("/class", &[("pin", &lesson.pin)]).await;
    }
    let page = lesson.teacher.get(&lesson.path).await.text;
    assert_eq!(page.matches("<bdi>Somebody</bdi>").count(), 2, "each knocks once");
    let numbers: Vec<&str> =
        page.split("name=\"knock\" value=\"").skip(2).filter_map(|at| at.split('"').next()).collect();
    lesson.lead("knock", &[("knock", numbers[0]), ("do", "in")]).await;
    lesson.lead("knock", &[("knock", "all"), ("do", "away")]).await;
    assert!(!lesson.teacher.get(&lesson.path).await.text.contains("Somebody"));
    // Without a script: one looks again, and is asked for a nickname.
    let [first, second] = &mut pupils;
    assert!(first.get("/class/knock").await.text.contains("What should we call you?"));
    let page = first.post("/class/join", &[("pin", &lesson.pin), ("nickname", "Heron")]).await;
    assert_eq!(page.to(), lesson.path);
    assert!(second.get("/class/knock").await.text.contains("Waiting to be let in"), "they learn nothing of it");
    let page = second.post("/class/join", &[("pin", &lesson.pin), ("nickname", "Fox")]).await;
    assert_eq!(page.to(), "/class/knock");
    for fields in [&[("knock", "x"), ("do", "in")], &[("knock", "all"), ("do", "no")]] {
        let refused = lesson.teacher.ask(&format!("{}/knock", lesson.path), fields).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    }
    let stranger = first.ask(&format!("{}/knock", lesson.path), &[("knock", "all"), ("do", "in")]).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND, "only whoever leads");
}

#[tokio::test(start_paused = true)]
async fn whoever_has_a_whole_48_learns_of_no_more_than_eighty_pins() {
    let lesson = lesson().await;
    let learned = guess(&lesson, |n| format!("2001:db8:7:{:x}::1", n % 500), 600).await;
    assert_eq!(learned, 80);
    let mut guesser = at(&lesson, "2001:db8:7:ffff::1");
    assert_eq!(guesser.post("/class", &[("pin", &lesson.pin)]).await.to(), "/class/knock", "nor of a right one");
    let learned = guess(&lesson, |n| format!("2001:db8:{:x}:1::1", 100 + n), 300).await;
    assert_eq!(learned, 120, "all together no more than the server allows");
}

#[tokio::test]
async fn digits_that_another_sites_page_brings_are_not_sent_by_themselves() {
    let mut lesson = Lesson::of(0).await;
    let path = format!("/class?pin={}", lesson.pin);
    for (site, sends) in [("none", true), ("same-origin", true), ("cross-site", false), ("same-site", false)] {
        lesson.teacher.headers.insert("sec-fetch-site", HeaderValue::from_static(site));
        let page = lesson.teacher.get(&path).await.text;
        assert!(page.contains(&format!("value=\"{}\"", lesson.pin)), "they stand there");
        assert_eq!(page.contains("id=\"pin-brought\""), sends, "{site}");
    }
}
