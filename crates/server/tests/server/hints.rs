//! Hints: for one person among bots, when it is their turn, from what they see.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use serde_json::json;

use crate::api_client::{Program, token};
use crate::browser::{Browser, Site};

async fn hint(browser: &mut Browser, table: &str) -> crate::browser::Page {
    let page = browser.get(table).await;
    browser.ask(&format!("{table}/hint"), &[("seen", page.version())]).await
}

#[tokio::test]
async fn against_bots_a_hint_names_a_step_and_reasons_and_plays_nothing() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    let before = anna.get(&table).await;
    assert!(before.text.contains(&format!("action=\"{table}/hint\"")), "it is offered");
    let first = hint(&mut anna, &table).await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.text);
    let json: serde_json::Value = serde_json::from_str(&first.text).expect("JSON");
    let html = json["hint"].as_str().expect("a hint");
    assert!(html.contains("class=\"hint-do\"") && html.contains("<li>"), "{html}");
    assert!(html.contains("Hints in this game: 1"), "{html}");
    let after = anna.get(&table).await;
    assert_eq!(after.steps(), before.steps(), "nothing was played");
    assert_eq!(hint(&mut anna, &table).await.text, first.text, "the same decision, the same hint, noted once");

    anna.step(&table, "").await;
    assert!(hint(&mut anna, &table).await.text.contains("Hints in this game: 2"));
    let page = anna.get(&table).await;
    let plain = anna.post(&format!("{table}/hint"), &[("seen", page.version())]).await;
    assert!(
        plain.status == StatusCode::OK && plain.text.contains(&format!("href=\"{table}\"")),
        "a page without script"
    );
}

/// What a page says is the chance to win: `56%`.
fn percent(chance: &serde_json::Value) -> String {
    format!("{}%", (chance.as_f64().expect("games were imagined") * 100.0).round())
}

#[tokio::test]
async fn a_program_gets_the_hint_of_the_page() {
    let site = Site::new();
    let mut anna = site.browser();
    let program = Program { token: Some(token(&mut anna).await), ..Program::new(&site).await };
    let path = anna.play(&[("players", "3"), ("level", "1")]).await;
    let table = path.replace("/t/", "/tables/");
    let seen = program.get(&table).await.table()["version"].clone();
    let reply = program.post(&format!("{table}/hint"), json!({ "seen": seen })).await;
    let said = reply.table();
    let legal = program.get(&table).await.table()["legal"].clone();
    let steps: Vec<&str> = legal.as_array().expect("a list").iter().filter_map(|one| one["step"].as_str()).collect();
    assert!(steps.contains(&said["step"].as_str().expect("a step")), "{said}");
    assert!(said["imagined"].as_u64().is_some_and(|games| games > 0) && said["asked"] == 1, "{said}");

    let page = hint(&mut anna, &path).await.text;
    let html: serde_json::Value = serde_json::from_str(&page).expect("JSON");
    let html = html["hint"].as_str().expect("a hint");
    assert!(html.contains(&format!("data-step=\"{}\"", said["step"].as_str().expect("a step"))), "{html}");
    let others = said["others"].as_array().expect("a list");
    assert!(!others.is_empty() && html.matches("<li>").count() >= others.len());
    for one in others.iter().chain([&said]) {
        assert!(html.contains(&percent(&one["chance"])), "{one} in {html}");
        let words = one["words"].as_str().expect("words");
        assert!(html.contains(words.trim_end_matches('.')), "{words} in {html}");
    }
    let reasons = said["reasons"].as_array().expect("a list");
    assert!(!reasons.is_empty() && reasons.iter().all(|why| why.as_str().is_some_and(|why| !why.contains('<'))));
    assert_eq!(program.get(&table).await.table()["legal"], legal, "nothing was played");
    let log = site.store.load_table(&crate::class::id(&path)).await.expect("kept").expect("there").log;
    assert_eq!(log.iter().filter(|line| line.text.starts_with("hint ")).count(), 1, "noted once for page and program");

    let request =
        program.request(Method::POST, &format!("{table}/hint")).header(header::ACCEPT_LANGUAGE, "fr-CH, en;q=0.5");
    let request = request.header(header::CONTENT_TYPE, "application/json");
    let seen = program.get(&table).await.table()["version"].clone();
    let french = program.send(request.body(Body::from(json!({ "seen": seen }).to_string())).expect("a request")).await;
    assert_eq!(french.table()["step"], said["step"]);
    assert_ne!(french.table()["reasons"], said["reasons"], "in the words of whoever asks");
    assert_eq!(program.post(&format!("{table}/hint"), json!({ "seen": 1 })).await.refusal(), (409, "stale".to_owned()));
}

#[tokio::test]
async fn there_are_hints_in_five_languages() {
    for language in game::Language::ALL {
        let mut anna = Site::new().browser();
        anna.cookies.insert("language".to_owned(), language.code().to_owned());
        let table = anna.play(&[("players", "2"), ("level", "1")]).await;
        // They think as long as the strongest level: some decisions are enough.
        for _ in 0..5 {
            let page = anna.get(&table).await;
            if page.steps().is_empty() {
                break;
            }
            let hint = hint(&mut anna, &table).await;
            assert_eq!(hint.status, StatusCode::OK, "{}", hint.text);
            assert!(!hint.text.contains('⟦'), "{}: {}", language.code(), hint.text);
            anna.step(&table, "").await;
        }
    }
}

#[tokio::test]
async fn with_other_people_there_are_no_hints() {
    let site = Site::new();
    let (mut anna, mut bela, mut eve) = (site.browser(), site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "3"), ("who", "friends")]).await;
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    anna.post(&format!("{table}/sit"), &[("seat", "2"), ("who", "bot"), ("level", "1")]).await;
    anna.give_nonce(&table).await;
    bela.give_nonce(&table).await;
    for browser in [&mut anna, &mut bela] {
        let page = browser.get(&table).await;
        assert!(!page.text.contains("/hint\""), "not offered");
        assert_eq!(hint(browser, &table).await.error(), "no_hint");
    }
    assert_eq!(hint(&mut eve, &table).await.error(), "not_seated");
    let plain = (table.replace("/t/", "/tables/"), json!({ "seen": 1 }));
    for (browser, code) in [(&mut anna, (409, "no_hint")), (&mut eve, (403, "not_seated"))] {
        let program = Program { router: site.app.router(), token: Some(token(browser).await) };
        let refused = program.post(&format!("{}/hint", plain.0), plain.1.clone()).await.refusal();
        assert_eq!(refused, (code.0, code.1.to_owned()));
    }
    let before = anna.get(&table).await.version().to_owned();
    // Not even when the other one lets a bot play.
    bela.post(&format!("{table}/leave"), &[]).await;
    assert_eq!(hint(&mut anna, &table).await.error(), "no_hint");
    assert_ne!(anna.get(&table).await.version(), before, "only the leaving was written down");

    let shared = anna.open("/tables", &[("players", "2"), ("who", "hotseat")]).await;
    anna.give_nonce(&shared).await;
    let page = anna.get(&format!("{shared}?as=0")).await;
    assert!(!page.text.contains("/hint\""), "people round one screen are people");
    let seen = crate::browser::between(&page.text, "data-version=\"", "\"").unwrap_or("0").to_owned();
    assert_eq!(anna.ask(&format!("{shared}/hint"), &[("seen", &seen)]).await.error(), "no_hint");
}

#[tokio::test]
async fn a_hint_is_refused_when_it_comes_too_late() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let old = anna.get(&table).await;
    anna.step(&table, "").await;
    let late = anna.ask(&format!("{table}/hint"), &[("seen", old.version())]).await;
    assert_eq!(late.error(), "stale");
    anna.play_on(&table).await;
    assert_eq!(hint(&mut anna, &table).await.error(), "over");
}
