//! A program with a token: it sends JSON and reads JSON.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use serde_json::Value;
use tower::ServiceExt;

use crate::browser::{Browser, Site, between};

/// One program.
#[derive(Clone)]
pub(crate) struct Program {
    pub(crate) router: Router,
    pub(crate) token: Option<String>,
}

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    /// Status and word of a refusal.
    pub(crate) fn refusal(&self) -> (u16, String) {
        let json = self.json();
        assert!(json["error"]["message"].as_str().is_some_and(|text| !text.is_empty()), "{json}");
        (self.status.as_u16(), json["error"]["code"].as_str().unwrap_or_default().to_owned())
    }

    /// The table in it.
    pub(crate) fn table(&self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.json()
    }
}

/// Makes a token on a person's page.
pub(crate) async fn token(person: &mut Browser) -> String {
    let page = person.post("/me/tokens", &[("name", "a test")]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    between(&page.text, "value=\"khp_", "\"").map(|rest| format!("khp_{rest}")).expect("the token is shown")
}

impl Program {
    /// A program of somebody new.
    pub(crate) async fn new(site: &Site) -> Program {
        let token = token(&mut site.browser()).await;
        Program { router: site.app.router(), token: Some(token) }
    }

    /// A program without a token.
    pub(crate) fn stranger(site: &Site) -> Program {
        Program { router: site.app.router(), token: None }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let request =
            Request::builder().method(method).uri(format!("/api/v1{path}")).header(header::HOST, "khepri.test");
        match &self.token {
            Some(token) => request.header(header::AUTHORIZATION, format!("Bearer {token}")),
            None => request,
        }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Reply {
        let response = self.router.clone().oneshot(request).await.expect("a router never fails");
        let (head, body) = response.into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes();
        Reply { status: head.status, headers: head.headers, text: String::from_utf8(bytes.to_vec()).expect("text") }
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path).body(Body::empty()).expect("a request")).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Reply {
        let request = self.request(Method::POST, path).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).expect("a request")).await
    }

    /// Opens a table and gives its path.
    pub(crate) async fn open(&self, body: Value) -> String {
        let reply = self.post("/tables", body).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text);
        let id = reply.json()["id"].as_str().expect("an id").to_owned();
        assert_eq!(reply.headers[header::LOCATION], format!("/api/v1/tables/{id}"));
        format!("/tables/{id}")
    }

    /// A game against weak bots, dealt.
    pub(crate) async fn play(&self) -> (String, Value) {
        let table = self.open(serde_json::json!({ "players": 2, "level": 1 })).await;
        let dealt = self.post(&format!("{table}/nonce"), serde_json::json!({})).await.table();
        (table, dealt)
    }
}
