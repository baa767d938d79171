//! A browser without a screen: it keeps cookies, sends forms and reads pages.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use http_body_util::BodyExt;
use server::{App, Config};
use store::{Memory, Store};
use tower::ServiceExt;

/// A server and the store below it.
pub(crate) struct Site {
    pub(crate) app: App,
    pub(crate) store: Arc<dyn Store>,
}

impl Site {
    pub(crate) fn new() -> Site {
        Site::with(Config { rate: 10_000, ..Config::default() })
    }

    pub(crate) fn with(config: Config) -> Site {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        Site { app: App::new(Arc::clone(&store), config), store }
    }

    /// A server over this store.
    pub(crate) fn over(store: Arc<dyn Store>) -> Site {
        let config = Config { rate: 10_000, ..Config::default() };
        Site { app: App::new(Arc::clone(&store), config), store }
    }

    /// Another server over the same store, as after a crash.
    pub(crate) fn again(&self) -> Site {
        Site::over(Arc::clone(&self.store))
    }

    /// A server whose clock is the paused one of the test.
    pub(crate) fn ticking(store: Arc<dyn Store>) -> Site {
        let config = Config { rate: 10_000, clock: ticks, ..Config::default() };
        Site { app: App::new(Arc::clone(&store), config), store }
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser { router: self.app.router(), cookies: BTreeMap::new(), headers: HeaderMap::new() }
    }
}

/// Milliseconds since 1970 that pass as the paused clock of a test does.
pub(crate) fn ticks() -> i64 {
    static START: OnceLock<std::time::Instant> = OnceLock::new();
    // Tests run side by side, and one that began earlier must not be before the start.
    let early = || std::time::Instant::now().checked_sub(std::time::Duration::from_secs(600));
    let start = *START.get_or_init(|| early().expect("the machine runs for ten minutes"));
    let since = tokio::time::Instant::now().into_std().saturating_duration_since(start);
    1_800_000_000_000 + i64::try_from(since.as_millis()).expect("not that long")
}

/// One person's browser.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) router: Router,
    pub(crate) cookies: BTreeMap<String, String>,
    /// Sent along with everything.
    pub(crate) headers: HeaderMap,
}

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Browser {
    pub(crate) async fn get(&mut self, path: &str) -> Page {
        self.send(Request::get(path).body(Body::empty()).expect("a request")).await
    }

    /// Sends a form as one of our own pages does.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let body = form(fields);
        let request = Request::post(path)
            .header("sec-fetch-site", "same-origin")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(body)).expect("a request")).await
    }

    /// The same as a script does.
    pub(crate) async fn ask(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let before = self.headers.clone();
        self.headers.insert(header::ACCEPT, "application/json".parse().expect("a value"));
        let page = self.post(path, fields).await;
        self.headers = before;
        page
    }

    pub(crate) async fn send(&mut self, mut request: Request<Body>) -> Page {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        request.headers_mut().insert(header::HOST, "khepri.test".parse().expect("a value"));
        if !cookies.is_empty() {
            request.headers_mut().insert(header::COOKIE, cookies.join("; ").parse().expect("a value"));
        }
        for (name, value) in &self.headers {
            request.headers_mut().insert(name, value.clone());
        }
        let response = self.router.clone().oneshot(request).await.expect("a router never fails");
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            let text = cookie.to_str().expect("plain text");
            let (name, rest) = text.split_once('=').expect("a cookie");
            let value = rest.split(';').next().unwrap_or_default();
            if value.is_empty() {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let bytes = body.collect().await.expect("a body").to_bytes();
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        Page { status: parts.status, headers: parts.headers, text }
    }

    /// Opens a table and gives its path.
    pub(crate) async fn open(&mut self, path: &str, fields: &[(&str, &str)]) -> String {
        let page = self.post(path, fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
        page.to()
    }

    /// A game against bots, dealt.
    pub(crate) async fn play(&mut self, fields: &[(&str, &str)]) -> String {
        let table = self.open("/play", fields).await;
        self.give_nonce(&table).await;
        table
    }

    pub(crate) async fn give_nonce(&mut self, table: &str) {
        let page = self.ask(&format!("{table}/nonce"), &[("nonce", &"5a".repeat(16))]).await;
        assert_eq!(page.status, StatusCode::NO_CONTENT, "{}", page.text);
    }

    /// Plays the first step that is offered; `None` if none is.
    pub(crate) async fn step(&mut self, table: &str, query: &str) -> Option<String> {
        let page = self.get(&format!("{table}{query}")).await;
        let step = page.steps().first().cloned()?;
        let mut fields = vec![("step", step.as_str()), ("seen", page.version())];
        if let Some(seat) = query.strip_prefix("?as=") {
            fields.push(("as", seat));
        }
        let done = self.ask(&format!("{table}/act"), &fields).await;
        assert_eq!(done.status, StatusCode::NO_CONTENT, "{step}: {}", done.text);
        Some(step)
    }

    /// Plays until nothing is offered any more.
    pub(crate) async fn play_on(&mut self, table: &str) {
        while self.step(table, "").await.is_some() {}
    }
}

impl Page {
    /// Where it leads.
    pub(crate) fn to(&self) -> String {
        let to = self.headers.get(header::LOCATION).expect("it leads somewhere");
        to.to_str().expect("plain text").to_owned()
    }

    /// The version it shows.
    pub(crate) fn version(&self) -> &str {
        between(&self.text, "data-version=\"", "\"").expect("a page of a table")
    }

    /// The steps that it offers.
    pub(crate) fn steps(&self) -> Vec<String> {
        let buttons = self.text.split("<button").skip(1).map(|rest| rest.split('>').next().unwrap_or_default());
        let offered = buttons.filter(|tag| tag.contains("name=\"step\"") && !tag.contains("disabled"));
        offered.filter_map(|tag| between(tag, "value=\"", "\"").map(str::to_owned)).collect()
    }

    /// The word of a refusal.
    pub(crate) fn error(&self) -> String {
        let json: serde_json::Value = serde_json::from_str(&self.text).unwrap_or_default();
        json["error"].as_str().unwrap_or_default().to_owned()
    }
}

pub(crate) fn between<'t>(text: &'t str, before: &str, after: &str) -> Option<&'t str> {
    let rest = text.split_once(before)?.1;
    Some(rest.split_once(after)?.0)
}

pub(crate) fn form(fields: &[(&str, &str)]) -> String {
    let pairs = fields.iter().map(|(name, value)| format!("{name}={}", escaped(value)));
    pairs.collect::<Vec<_>>().join("&")
}

fn escaped(text: &str) -> String {
    text.bytes()
        .map(|b| if b.is_ascii_alphanumeric() { char::from(b).to_string() } else { format!("%{b:02X}") })
        .collect()
}
