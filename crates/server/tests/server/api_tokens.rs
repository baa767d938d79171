//! Tokens: made and shown once, listed, withdrawn, gone with their person.

use axum::http::StatusCode;

use crate::api_client::{Program, token};
use crate::browser::{Site, between};

#[tokio::test]
async fn a_token_is_shown_once_and_works_until_it_is_withdrawn() {
    let site = Site::new();
    let mut anna = site.browser();
    anna.post("/me/name", &[("name", "Anna")]).await;
    let made = anna.post("/me/tokens", &[("name", " my <b>bot</b> ")]).await;
    let token = between(&made.text, "value=\"khp_", "\"").map(|rest| format!("khp_{rest}")).expect("it is shown");
    assert_eq!(token.len(), 4 + 64);
    let list = anna.get("/me/tokens").await.text;
    assert!(
        !list.contains(&token) && list.contains("my &lt;b&gt;bot&lt;/b&gt;") && list.contains("never used"),
        "{list}"
    );

    let bot = Program { router: site.app.router(), token: Some(token.clone()) };
    assert_eq!(bot.get("/me").await.json()["name"], "Anna");
    let list = anna.get("/me/tokens").await.text;
    assert!(list.contains("last used just now"), "{list}");

    let id = between(&list, "name=\"id\" value=\"", "\"").expect("a button").to_owned();
    let mut eve = site.browser();
    eve.post("/me/name", &[("name", "Eve")]).await;
    eve.post("/me/tokens/withdraw", &[("id", &id)]).await;
    assert_eq!(bot.get("/me").await.status, 200, "only its owner withdraws it");
    let done = anna.post("/me/tokens/withdraw", &[("id", &id)]).await;
    assert_eq!((done.status, done.to().as_str()), (StatusCode::SEE_OTHER, "/me/tokens"));
    assert_eq!(bot.get("/me").await.refusal(), (401, "bad_token".to_owned()));
    assert!(!anna.get("/me/tokens").await.text.contains("my &lt;b&gt;"));
    assert_eq!(anna.post("/me/tokens/withdraw", &[("id", "x")]).await.status, 400);
}

#[tokio::test]
async fn tokens_end_with_their_person_and_there_are_not_too_many() {
    let site = Site::new();
    let mut anna = site.browser();
    let first = token(&mut anna).await;
    for _ in 1..20 {
        token(&mut anna).await;
    }
    let refused = anna.post("/me/tokens", &[("name", "one more")]).await.text;
    assert!(refused.contains("You have 20 tokens already") && !refused.contains("khp_"), "{refused}");
    let bot = Program { router: site.app.router(), token: Some(first) };
    assert_eq!(bot.get("/me").await.status, 200);
    anna.post("/me/forget", &[("sure", "yes")]).await;
    assert_eq!(bot.get("/me").await.refusal(), (401, "bad_token".to_owned()));
}

#[tokio::test]
async fn tokens_are_made_on_the_page_only() {
    let site = Site::new();
    for name in ["", "   ", &"x".repeat(25)] {
        assert_eq!(site.browser().post("/me/tokens", &[("name", name)]).await.status, 400);
    }
    let mut anna = site.browser();
    anna.headers.insert("origin", "http://evil.example".parse().expect("a value"));
    assert_eq!(anna.post("/me/tokens", &[("name", "stolen")]).await.status, 403);
    let bot = Program::new(&site).await;
    for path in ["/me/tokens", "/tokens"] {
        assert_eq!(bot.post(path, serde_json::json!({ "name": "more" })).await.status, 404);
    }
    let mut page = site.browser();
    page.headers.insert("authorization", format!("Bearer {}", bot.token.expect("a token")).parse().expect("a value"));
    assert!(page.get("/me/tokens").await.text.contains("You have none yet"), "a token opens no page");
}
