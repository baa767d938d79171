//! Every step has its address; while a game runs nobody sees there what they may not, and afterwards everybody all.

use axum::http::StatusCode;
use axum::http::header;

use crate::browser::{Browser, Page, Site, between};

/// What a script gets for a step.
async fn frame(browser: &mut Browser, path: &str) -> Page {
    let before = browser.headers.clone();
    browser.headers.insert(header::ACCEPT, "application/json".parse().expect("a value"));
    let page = browser.get(path).await;
    browser.headers = before;
    page
}

fn last(page: &Page) -> usize {
    between(&page.text, "data-last=\"", "\"").and_then(|last| last.parse().ok()).expect("a page of a step")
}

/// Two people at a table whose scores are veiled, dealt and some steps on.
async fn running(site: &Site) -> (Browser, Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "3"), ("who", "friends")]).await;
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    anna.post(&format!("{table}/sit"), &[("seat", "2"), ("who", "bot"), ("level", "1")]).await;
    anna.give_nonce(&table).await;
    bela.give_nonce(&table).await;
    for _ in 0..12 {
        anna.step(&table, "").await;
        bela.step(&table, "").await;
    }
    (anna, bela, table)
}

#[tokio::test]
async fn every_step_of_a_game_has_its_own_page_and_frame() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    anna.play_on(&table).await;
    let start = anna.get(&format!("{table}/step/0")).await;
    assert_eq!(start.status, StatusCode::OK);
    assert!(start.steps().is_empty() && !start.text.contains("/rematch"), "nothing can be done");
    let way = |address: &str, words: &str| format!("href=\"{address}\">{words}");
    assert!(start.text.contains(&way(&table, "Back to the result")), "there is a way out");
    assert!(start.text.contains(&way(&format!("{table}/fair"), "Is the deal fair?")));
    let last = last(&start);
    assert!(last > 20);
    for step in (0..=last).step_by(7).chain([last]) {
        let page = anna.get(&format!("{table}/step/{step}")).await;
        assert_eq!(page.version(), step.to_string());
        assert!(!page.text.contains(&format!("data-step=\"{}\"><", step + 1)), "the chronicle ends here");
        let json: serde_json::Value =
            serde_json::from_str(&frame(&mut anna, &format!("{table}/step/{step}")).await.text).expect("a frame");
        assert_eq!(json["version"], step);
        assert!(json["parts"].as_array().is_some_and(|parts| parts.iter().any(|part| part["id"] == "board")));
    }
    let next = frame(&mut anna, &format!("{table}/step/8?from=7")).await.text;
    let whole = frame(&mut anna, &format!("{table}/step/8")).await.text;
    assert!(next.len() < whole.len(), "only what changed is sent to whoever says what they see");
    for wrong in [format!("{}", last + 1), "x".to_owned(), "-1".to_owned(), "99999999999999999999".to_owned()] {
        let page = anna.get(&format!("{table}/step/{wrong}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    assert_eq!(frame(&mut anna, &format!("{table}/step/{}", last + 1)).await.error(), "no_such_step");
    assert_eq!(anna.get(&format!("{table}/step/3?seat=q")).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_table_and_its_chronicle_lead_to_the_steps() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    anna.play_on(&table).await;
    let page = anna.get(&table).await;
    assert!(page.text.contains(&format!("href=\"{table}/step/1\"")), "the first line of the chronicle");
    assert!(page.text.contains(&format!("href=\"{table}/step/0\"")), "the replay from its start");
}

#[tokio::test]
async fn while_a_game_runs_another_seat_is_refused_and_nothing_leaks() {
    let site = Site::new();
    let (mut anna, mut bela, table) = running(&site).await;
    let mut eve = site.browser();
    let path = format!("{table}/step/8");
    assert!(anna.get(&path).await.text.contains("id=\"you\" class=\"you card\" data-seat=\"a\""));
    assert!(bela.get(&path).await.text.contains("id=\"you\" class=\"you card\" data-seat=\"b\""));
    assert!(!eve.get(&path).await.text.contains("id=\"you\""));
    assert!(!anna.get(&format!("{path}?seat=watch")).await.text.contains("id=\"you\""));
    for (browser, seat) in [(&anna, "b"), (&anna, "c"), (&bela, "a"), (&eve, "a"), (&eve, "b")] {
        let browser = &mut browser.clone();
        for path in [format!("{path}?seat={seat}"), format!("{table}/step/0?seat={seat}")] {
            let page = browser.get(&path).await;
            assert_eq!(page.status, StatusCode::FORBIDDEN);
            assert!(page.text.contains("only from your own seat") && !page.text.contains("id=\"board\""));
            let refused = frame(browser, &path).await;
            assert_eq!((refused.status, refused.error()), (StatusCode::FORBIDDEN, "other_seat".to_owned()));
        }
    }
    assert_eq!(anna.get(&format!("{path}?seat=a")).await.status, StatusCode::OK, "one's own seat by its letter");
    for browser in [&mut anna, &mut eve] {
        let record = browser.get(&format!("{table}/record")).await;
        assert_eq!(record.status, StatusCode::CONFLICT);
        assert!(!record.text.contains("commitment"));
    }
}

#[tokio::test]
async fn what_others_may_not_know_is_in_no_step_of_theirs() {
    let site = Site::new();
    let (mut anna, mut bela, table) = running(&site).await;
    let mut eve = site.browser();
    let count = last(&anna.get(&format!("{table}/step/0")).await);
    for step in 0..=count {
        let path = format!("{table}/step/{step}");
        // Everybody begins with the same veiled score, and only one's own is written out.
        let (mine, theirs) = (anna.get(&path).await.text, bela.get(&path).await.text);
        assert!(!mine.contains("id=\"seat-all\""), "while it runs nobody sees everything");
        assert!(mine.contains("class=\"you-h\"") && theirs.contains("class=\"you-h\""));
        assert!(!eve.get(&path).await.text.contains("class=\"you-h\""));
        let seen = frame(&mut eve, &path).await.text;
        assert!(!seen.contains("you-h"));
    }
}

#[tokio::test]
async fn when_it_is_over_everybody_may_look_from_every_seat() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    assert_eq!(anna.get(&format!("{table}/step/0?seat=watch")).await.status, StatusCode::OK);
    anna.play_on(&table).await;
    let mut eve = site.browser();
    for seat in ["a", "b", "c"] {
        let page = eve.get(&format!("{table}/step/5?seat={seat}")).await;
        assert!(page.text.contains(&format!("id=\"you\" class=\"you card\" data-seat=\"{seat}\"")), "{seat}");
        assert!(page.text.contains(&format!("/step/6?seat={seat}\"")), "the way on keeps the seat");
    }
    // Who asks for no seat sees everything; who asks for one, or for an onlooker, what was seen from there.
    let veiled = |text: &str| text.matches("class=\"tot veiled\"").count();
    let open = eve.get(&format!("{table}/step/5")).await.text;
    assert!(veiled(&open) == 0 && open.contains("id=\"seat-all\""), "nothing is hidden any more");
    assert_eq!(veiled(&eve.get(&format!("{table}/step/5?seat=watch")).await.text), 3);
    assert_eq!(veiled(&eve.get(&format!("{table}/step/5?seat=a")).await.text), 2);
    assert_eq!(veiled(&frame(&mut eve, &format!("{table}/step/5")).await.text), 0);
    assert_eq!(eve.get(&format!("{table}/step/5?seat=d")).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(eve.get(&format!("{table}/record")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_table_without_a_game_has_no_steps() {
    let mut anna = Site::new().browser();
    let table = anna.open("/tables", &[("players", "3"), ("who", "friends")]).await;
    assert_eq!(frame(&mut anna, &format!("{table}/step/0")).await.error(), "not_begun");
    assert_eq!(anna.get("/t/nosuchtable/step/0").await.status, StatusCode::NOT_FOUND);
}
