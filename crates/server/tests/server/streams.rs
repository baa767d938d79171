//! Streams: live, resumed, and for one pair of eyes each.

use axum::body::{Body, BodyDataStream};
use axum::http::{Request, header};
use futures_util::StreamExt;
use serde_json::Value;
use tower::ServiceExt;

use crate::browser::{Browser, Site};

/// An open stream, read event by event.
pub(crate) struct Stream {
    body: BodyDataStream,
    text: String,
}

#[derive(Debug)]
pub(crate) struct Event {
    pub(crate) kind: String,
    pub(crate) data: Value,
}

impl Stream {
    pub(crate) async fn open(browser: &Browser, path: &str) -> Stream {
        let cookies: Vec<String> = browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request =
            Request::get(path).header(header::COOKIE, cookies.join("; ")).header(header::ACCEPT_ENCODING, "br");
        let response = browser.router.clone().oneshot(request.body(Body::empty()).expect("a request")).await;
        let response = response.expect("a router never fails");
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
        assert!(!response.headers().contains_key(header::CONTENT_ENCODING), "a stream must not wait for a block");
        Stream { body: response.into_body().into_data_stream(), text: String::new() }
    }

    pub(crate) async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
                let (kind, data) = (field("event: ").to_owned(), field("data: ").to_owned());
                self.text = rest.to_owned();
                if kind.is_empty() {
                    continue;
                }
                return Some(Event { kind, data: serde_json::from_str(&data).expect("JSON") });
            }
            let bytes = self.body.next().await?.expect("a stream that works");
            self.text += std::str::from_utf8(&bytes).expect("text");
        }
    }

    /// Whether it ends by asking for the page anew.
    pub(crate) async fn until_reload(&mut self) -> bool {
        while let Some(event) = self.next().await {
            if event.kind == "reload" {
                return self.next().await.is_none();
            }
        }
        false
    }

    pub(crate) async fn frame(&mut self) -> Value {
        let event = self.next().await.expect("more");
        assert_eq!(event.kind, "frame", "{event:?}");
        event.data
    }
}

#[tokio::test]
async fn every_version_comes_once_and_in_order() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    let page = anna.get(&table).await;
    let from: u64 = page.version().parse().expect("a number");
    let mut stream = Stream::open(&anna, &format!("{table}/live?from={from}")).await;
    let hello = stream.next().await.expect("a greeting");
    assert_eq!((hello.kind.as_str(), hello.data["version"].as_u64()), ("hello", Some(from)));
    for _ in 0..3 {
        anna.step(&table, "").await;
    }
    let now: u64 = anna.get(&table).await.version().parse().expect("a number");
    let mut version = from;
    while version < now {
        let frame = stream.frame().await;
        let next = frame["version"].as_u64().expect("a number");
        assert!(next == version || next == version + 1, "{next} after {version}");
        version = next;
    }
    let mut resumed = Stream::open(&anna, &format!("{table}/live?from={from}")).await;
    resumed.next().await;
    for expected in from + 1..=now {
        assert_eq!(resumed.frame().await["version"].as_u64(), Some(expected));
    }
}

#[tokio::test]
async fn whoever_looks_on_gets_what_others_get_and_in_their_own_language() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    let (mut eve, mut finn, mut rene) = (site.browser(), site.browser(), site.browser());
    finn.ask("/me/name", &[("name", "Finn")]).await;
    rene.ask("/language", &[("language", "fr")]).await;
    let path = format!("{table}/live?from={}", eve.get(&table).await.version());
    let mut streams = Vec::new();
    for browser in [&anna, &eve, &finn, &rene] {
        let mut stream = Stream::open(browser, &path).await;
        stream.next().await;
        streams.push(stream);
    }
    anna.step(&table, "").await;
    let now: u64 = anna.get(&table).await.version().parse().expect("a number");
    let mut told = Vec::new();
    for stream in &mut streams {
        told.push(frames_to(stream, now).await);
    }
    let [hers, first, second, french] = &told[..] else { panic!("four streams") };
    assert_eq!(first, second);
    assert!(first != french && first != hers);
}

#[tokio::test]
async fn only_what_changed_is_sent() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "5"), ("level", "1")]).await;
    let version = anna.get(&table).await.version().to_owned();
    let mut stream = Stream::open(&anna, &format!("{table}/live?from={version}")).await;
    stream.next().await;
    let mut parts = Vec::new();
    for _ in 0..6 {
        anna.step(&table, "").await;
        let now: u64 = anna.get(&table).await.version().parse().expect("a number");
        parts.extend(
            frames_to(&mut stream, now).await.iter().map(|frame| frame["parts"].as_array().map_or(0, Vec::len)),
        );
    }
    assert!(parts[1..].iter().any(|count| *count < parts[0]), "{parts:?}");
}

/// All frames up to this version.
async fn frames_to(stream: &mut Stream, version: u64) -> Vec<Value> {
    let mut frames = Vec::new();
    while frames.last().is_none_or(|frame: &Value| frame["version"].as_u64() != Some(version)) {
        frames.push(stream.frame().await);
    }
    frames
}

#[tokio::test]
async fn whoever_reads_too_slowly_gets_one_whole_picture() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "5"), ("level", "1")]).await;
    let version = anna.get(&table).await.version().to_owned();
    let mut stream = Stream::open(&anna, &format!("{table}/live?from={version}")).await;
    stream.next().await;
    while anna.get(&table).await.version().parse::<u64>().expect("a number") < 80 {
        anna.step(&table, "").await;
    }
    let now: u64 = anna.get(&table).await.version().parse().expect("a number");
    let frames = frames_to(&mut stream, now).await;
    assert!(frames.len() <= 40 && frames.iter().any(|frame| frame["whole"] == true), "{} frames", frames.len());
}

#[tokio::test]
async fn after_an_undo_the_chronicle_comes_whole() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let version = anna.get(&table).await.version().to_owned();
    anna.step(&table, "").await;
    let seen = anna.get(&table).await.version().to_owned();
    anna.ask(&format!("{table}/undo"), &[("seen", &seen)]).await;
    let mut stream = Stream::open(&anna, &format!("{table}/live?from={version}")).await;
    stream.next().await;
    let frame = stream.frame().await;
    assert_eq!(frame["whole"], true);
}

#[tokio::test]
async fn the_room_is_fetched_anew_when_somebody_sits_down() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "3"), ("who", "friends")]).await;
    let version = anna.get(&table).await.version().to_owned();
    let mut stream = Stream::open(&anna, &format!("{table}/live?from={version}")).await;
    stream.next().await;
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    assert_eq!(stream.next().await.expect("news").kind, "reload");
}

#[tokio::test]
async fn a_curtain_falls_in_the_stream_too() {
    let site = Site::new();
    let mut anna = site.browser();
    let agreed = [("game", "rawsiko"), ("players", "3"), ("who", "hotseat"), ("objectives", "secret")];
    let table = anna.open("/tables", &agreed).await;
    anna.give_nonce(&table).await;
    let curtain = anna.get(&table).await.text;
    let seat = ["0", "1", "2"].into_iter().find(|seat| curtain.contains(&format!("?as={seat}"))).expect("a seat");
    let version = anna.get(&format!("{table}?as={seat}")).await.version().to_owned();
    let mut stream = Stream::open(&anna, &format!("{table}/live?from={version}&as={seat}")).await;
    stream.next().await;
    let page = anna.get(&format!("{table}?as={seat}")).await.text;
    let claims = crate::browser::between(&page, "data-claims=\"", "\"").expect("territories to choose");
    let step = format!("claim {}", claims.split(',').next().unwrap_or_default());
    let claimed = anna.ask(&format!("{table}/act"), &[("step", &step), ("seen", &version), ("as", seat)]).await;
    assert!(claimed.status.is_success(), "{}", claimed.text);
    loop {
        let event = stream.next().await.expect("a curtain");
        if event.kind == "reload" {
            assert!(event.data.to_string().contains("turn"), "it says that somebody else takes over");
            break;
        }
    }
    assert!(stream.next().await.is_none());
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "2")]).await;
    let version = anna.get(&table).await.version().to_owned();
    let mut stream = Stream::open(&anna, &format!("{table}/live?from={version}")).await;
    assert_eq!(stream.next().await.expect("a greeting").kind, "hello");
    site.app.stop();
    while let Some(event) = stream.next().await {
        assert_eq!(event.kind, "frame");
    }
}

#[tokio::test]
async fn what_is_not_shown_step_by_step_is_told_in_words() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "5"), ("level", "1")]).await;
    let version = anna.get(&table).await.version().to_owned();
    let mut slow = Stream::open(&anna, &format!("{table}/live?from={version}")).await;
    slow.next().await;
    while anna.get(&table).await.version().parse::<u64>().expect("a number") < 80 {
        anna.step(&table, "").await;
    }
    let mut back = Stream::open(&anna, &format!("{table}/live?from={version}")).await;
    back.next().await;
    for stream in [&mut slow, &mut back] {
        let mut frame = stream.frame().await;
        while frame["whole"] != true {
            frame = stream.frame().await;
        }
        let said = frame["said"].as_str().expect("words");
        let steps = said.split(' ').next().and_then(|steps| steps.parse::<u64>().ok());
        assert!(steps.is_some_and(|steps| steps > 30), "{said}");
        let last = said.split_once("recently: ").expect("the last of them").1;
        assert!(last.split(". ").count() >= 2, "{said}");
    }
}

#[tokio::test]
async fn what_was_taken_back_is_told_in_words() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let version = anna.get(&table).await.version().to_owned();
    let mut stream = Stream::open(&anna, &format!("{table}/live?from={version}")).await;
    stream.next().await;
    anna.step(&table, "").await;
    let seen = anna.get(&table).await.version().to_owned();
    anna.ask(&format!("{table}/undo"), &[("seen", &seen)]).await;
    let mut frame = stream.frame().await;
    while frame["whole"] != true {
        frame = stream.frame().await;
    }
    assert!(frame["said"].as_str().is_some_and(|said| said.starts_with("A decision was undone. ")), "{frame}");
}
