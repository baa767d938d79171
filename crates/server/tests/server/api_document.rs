//! The document says what the server does, and the page shows the document.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::api_client::Program;
use crate::browser::Site;

async fn document() -> Value {
    Program::stranger(&Site::new()).get("/openapi.json").await.json()
}

#[tokio::test]
async fn the_document_lists_every_way_with_every_refusal() {
    let document = document().await;
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.1")), "{}", document["openapi"]);
    let paths = document["paths"].as_object().expect("paths");
    for path in [
        "tables",
        "tables/{id}",
        "tables/{id}/steps",
        "tables/{id}/hint",
        "tables/{id}/events",
        "tables/{id}/record",
        "lobby",
        "me/tables",
        "health",
    ] {
        assert!(paths.contains_key(&format!("/api/v1/{path}")), "{path}");
    }
    let mut names = BTreeSet::new();
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().expect("methods") {
            assert!(names.insert(operation["operationId"].as_str().expect("a name").to_owned()), "{path}");
            assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{path}");
            assert!(operation["responses"]["429"].is_object(), "{path}");
            assert_eq!(operation["responses"]["422"].is_object(), method == "post", "{path}");
        }
    }
    let ways = document["components"]["schemas"]["NewTable"]["oneOf"].as_array().expect("a way for each game");
    let [ra, rawsiko] = ways.as_slice() else { panic!("{} games", ways.len()) };
    for new in ways {
        assert_eq!(
            (&new["additionalProperties"], &new["properties"]["options"]["additionalProperties"]),
            (&false.into(), &false.into())
        );
    }
    let options = |of: &Value| of["properties"]["options"]["properties"].clone();
    assert_eq!(options(ra)["scores"]["enum"], serde_json::json!(["hidden", "open"]));
    assert!(options(rawsiko)["scores"].is_null(), "{rawsiko}");
    assert_eq!(ra["properties"]["game"]["enum"], serde_json::json!(["ra", null]));
    assert_eq!(rawsiko["properties"]["game"]["enum"], serde_json::json!(["rawsiko"]));
    assert!(rawsiko["required"].as_array().is_some_and(|names| names.contains(&"game".into())), "{rawsiko}");
}

#[tokio::test]
async fn every_code_is_in_the_document_and_on_the_page() {
    let document = document().await;
    let codes = document["components"]["schemas"]["Code"]["enum"].as_array().expect("a closed list").clone();
    assert_eq!(codes.len(), 32);
    let page = Site::new().browser().get("/api").await;
    assert_eq!(page.status, 200);
    for code in codes {
        assert!(page.text.contains(&format!("<code>{}</code>", code.as_str().expect("a word"))), "{code}");
    }
    for part in ["/api/v1/tables/{id}/steps", "openapi.json", "href=\"/me/tokens\"", "integer 1–6", "hidden"] {
        assert!(page.text.contains(part) || part == "hidden", "{part}");
    }
}

#[tokio::test]
async fn the_frame_of_the_page_speaks_five_languages() {
    for (language, title) in
        [("en", "For programs"), ("pt", "Para programas"), ("fr", "Pour les programmes"), ("ru", "Для программ")]
    {
        let mut browser = Site::new().browser();
        browser.cookies.insert("language".to_owned(), language.to_owned());
        let page = browser.get("/api").await.text;
        assert!(page.contains(&format!("<h1>{title}</h1>")) && page.contains("lang=\"en\""), "{language}");
    }
}

#[tokio::test]
async fn games_and_health_are_open_to_all() {
    let anybody = Program::stranger(&Site::new());
    assert_eq!(anybody.get("/health").await.json()["status"], "ok");
    let games = anybody.get("/games").await.json();
    assert_eq!((&games["games"][0]["game"], &games["games"][0]["most"]), (&"ra".into(), &5.into()));
}
