//! One address among many: whatever it asks for, others are served.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use server::{App, Config};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::browser::{Browser, Site, between};
use crate::streams::Stream;

#[tokio::test(start_paused = true)]
async fn an_address_opens_thirty_tables_at_once_and_then_one_a_second() {
    let site = Site::with(Config::default());
    for _ in 0..30 {
        site.browser().open("/play", &[("players", "2")]).await;
    }
    let refused = site.browser().ask("/play", &[("players", "2")]).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.headers.contains_key(header::RETRY_AFTER));
    let mut forger = site.browser();
    forger.cookies.insert("khepri".to_owned(), "a".repeat(64));
    assert_eq!(forger.ask("/me/name", &[("name", "Anna")]).await.status, StatusCode::TOO_MANY_REQUESTS);
    // To be told of one's turn makes somebody known, too.
    let told = [("way", "webhook"), ("address", "http://127.0.0.1/")];
    assert_eq!(site.browser().ask("/me/notices", &told).await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(site.browser().get("/").await.status, StatusCode::OK);
    tokio::time::advance(Duration::from_millis(1100)).await;
    site.browser().open("/play", &[("players", "2")]).await;
}

#[tokio::test(start_paused = true)]
async fn codes_cannot_be_guessed_quickly() {
    let site = Site::with(Config::default());
    let (mut anna, mut eve, mut mallory) = (site.browser(), site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "2"), ("who", "friends")]).await;
    let page = anna.get(&table).await.text;
    let code = between(&page, "class=\"codeword\">", "<").expect("a code").to_owned();
    eve.ask("/me/name", &[("name", "Eve")]).await;
    let guess = async |browser: &mut Browser| browser.ask("/code", &[("code", "ABCDEF")]).await.status;
    for _ in 0..10 {
        assert_eq!(guess(&mut eve).await, StatusCode::NOT_FOUND);
    }
    for _ in 0..50 {
        assert_eq!(guess(&mut eve).await, StatusCode::TOO_MANY_REQUESTS);
    }
    // Whoever is at the same address types the right one.
    assert!(site.browser().ask("/code", &[("code", &code)]).await.status.is_success());
    // Without a cookie there is what the whole address has.
    for _ in 0..90 {
        assert_eq!(guess(&mut mallory).await, StatusCode::NOT_FOUND);
    }
    assert_eq!(guess(&mut mallory).await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(start_paused = true)]
async fn whoever_looks_too_much_takes_no_step_from_others_at_their_address() {
    let site = Site::with(Config { rate: 1, ..Config::default() });
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let page = anna.get(&table).await;
    let mut refused = false;
    for _ in 0..2000 {
        refused = eve.get("/").await.status == StatusCode::TOO_MANY_REQUESTS;
    }
    assert!(refused, "eve has looked enough");
    let step = page.steps().first().cloned().expect("a step");
    let done = anna.ask(&format!("{table}/act"), &[("step", &step), ("seen", page.version())]).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
}

#[tokio::test(start_paused = true)]
async fn one_pupil_does_not_keep_a_school_from_opening_tables_or_sitting_down() {
    let site = Site::with(Config::default());
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "3"), ("who", "friends")]).await;
    eve.ask("/me/name", &[("name", "Eve")]).await;
    let mut opened = 0;
    for _ in 0..100 {
        opened += usize::from(eve.ask("/play", &[("players", "2")]).await.status.is_success());
    }
    assert_eq!(opened, 10);
    anna.open("/play", &[("players", "2")]).await;
    let bela = site.browser().ask(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    assert_eq!(bela.status, StatusCode::NO_CONTENT);
    // Nor does whoever throws their cookies away keep those out who are known.
    for _ in 0..100 {
        site.browser().ask("/play", &[("players", "2")]).await;
    }
    anna.open("/play", &[("players", "2")]).await;
}

#[tokio::test]
async fn a_full_server_lets_the_longest_unused_table_go() {
    let site = Site::with(Config { rate: 10_000, max_tables: 3, ..Config::default() });
    let mut tables = Vec::new();
    for _ in 0..6 {
        let mut anna = site.browser();
        let table = anna.play(&[("players", "2")]).await;
        tables.push((anna, table));
    }
    for (anna, table) in &mut tables {
        assert_eq!(anna.get(table).await.status, StatusCode::OK, "it comes back");
        tokio::task::yield_now().await;
    }
    assert!(site.app.tables_in_memory() <= 4, "{}", site.app.tables_in_memory());
    assert_eq!(site.browser().get("/t/abcdefghijkm").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_server_full_of_watched_tables_says_when_to_ask_again() {
    let site = Site::with(Config { rate: 10_000, max_tables: 1, ..Config::default() });
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let table = anna.play(&[("players", "2")]).await;
    let request = Request::get(format!("{table}/live?from=0")).body(Body::empty()).expect("a request");
    let open = tower::ServiceExt::oneshot(site.app.router(), request).await.expect("a stream");
    let refused = eve.ask("/play", &[("players", "2")]).await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(refused.headers.contains_key(header::RETRY_AFTER));
    assert_eq!(eve.get("/t/abcdefghijkm").await.status, StatusCode::NOT_FOUND);
    drop(open);
    eve.play(&[("players", "2")]).await;
}

#[tokio::test]
async fn spectators_never_keep_a_player_from_the_table() {
    for (rate, most) in [(10, 20), (10_000, 400)] {
        let site = Site::with(Config { rate, ..Config::default() });
        let mut anna = site.browser();
        let table = anna.play(&[("players", "2")]).await;
        let open = async |cookie: &str| {
            let request = Request::get(format!("{table}/live?from=0")).header(header::COOKIE, cookie);
            let request = request.body(Body::empty()).expect("a request");
            tower::ServiceExt::oneshot(site.app.router(), request).await.expect("a stream")
        };
        let mut streams = Vec::new();
        for _ in 0..most {
            streams.push(open("").await);
        }
        assert!(streams.iter().all(|stream| stream.status() == StatusCode::OK));
        assert_ne!(open("").await.status(), StatusCode::OK);
        let me = format!("khepri={}", anna.cookies["khepri"]);
        assert_eq!(open(&me).await.status(), StatusCode::OK, "whoever sits here gets in");
        streams.pop();
        assert_eq!(open("").await.status(), StatusCode::OK, "a stream that closed makes room");
    }
}

/// A server on a socket of its own while `story` is told of its address.
async fn on_a_socket(story: impl AsyncFnOnce(SocketAddr)) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let app = Site::with(Config { rate: 1, ..Config::default() }).app;
    let serving = tokio::spawn(server::serve(listener, app, async move {
        let _ = stopped.await;
    }));
    story(address).await;
    stop.send(()).expect("it runs");
    serving.await.expect("no panic").expect("it stops well");
}

#[tokio::test(start_paused = true)]
async fn whoever_never_ends_their_headers_is_hung_up_on() {
    on_a_socket(async |address| {
        let mut slow = TcpStream::connect(address).await.expect("a connection");
        slow.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.expect("written");
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(180), slow.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "the connection ends");
        let mut good = TcpStream::connect(address).await.expect("a connection");
        good.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.expect("written");
        let mut page = String::new();
        good.read_to_string(&mut page).await.expect("an answer");
        assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    })
    .await;
}

#[tokio::test(start_paused = true)]
async fn a_connection_outlives_the_patience_of_the_proxies_that_keep_it() {
    on_a_socket(async |address| {
        let mut proxy = TcpStream::connect(address).await.expect("a connection");
        let asks = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
        for silence in [0, 60, 120] {
            tokio::time::advance(Duration::from_secs(silence)).await;
            proxy.write_all(asks).await.expect("written");
            let mut answer = [0; 4096];
            let length = proxy.read(&mut answer).await.expect("an answer");
            let answer = String::from_utf8_lossy(&answer[..length]);
            assert!(answer.starts_with("HTTP/1.1 200"), "after {silence} s: “{answer}”");
        }
    })
    .await;
}

#[tokio::test]
async fn addresses_that_cannot_be_read_are_refused_in_the_words_of_the_house() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "2")]).await;
    anna.headers.insert(header::ACCEPT, "application/json".parse().expect("a value"));
    let refused = [
        ("/link/%ff".to_owned(), "link_expired"),
        (format!("{table}?as=1&as=2"), "bad_form"),
        ("/assets/%ff".to_owned(), "no_such_page"),
        ("/assets/none.css".to_owned(), "no_such_page"),
    ];
    for (path, error) in refused {
        let page = anna.get(&path).await;
        assert_eq!(page.error(), error, "{path}: {}", page.text);
        assert_eq!(page.headers[header::CACHE_CONTROL], "no-store", "{path}");
    }
}

/// How many of so many requests are answered.
async fn served(site: &Site, cookie: &str, path: &str, times: usize) -> usize {
    let mut served = 0;
    for _ in 0..times {
        let request = Request::get(path).header(header::COOKIE, cookie).body(Body::empty()).expect("a request");
        let answer = tower::ServiceExt::oneshot(site.app.router(), request).await.expect("a router never fails");
        served += usize::from(answer.status() == StatusCode::OK);
    }
    served
}

/// A table on a server of one step a second, with forty steps behind it.
async fn played_for_a_while() -> (Site, Browser, String, u64) {
    let store = std::sync::Arc::new(store::Memory::new());
    let quick = Site::over(store);
    let mut anna = quick.browser();
    let table = anna.play(&[("players", "5"), ("level", "1")]).await;
    let mut version = 0;
    while version < 60 {
        anna.step(&table, "").await.expect("the game goes on");
        version = anna.get(&table).await.version().parse().expect("a number");
    }
    let config = Config { rate: 1, ..Config::default() };
    let slow = Site { app: App::new(std::sync::Arc::clone(&quick.store), config), store: quick.store };
    (slow, anna, table, version)
}

#[tokio::test(start_paused = true)]
async fn whoever_wants_forty_missed_steps_again_and_again_is_refused() {
    let (site, anna, table, version) = played_for_a_while().await;
    let me = format!("khepri={}", anna.cookies["khepri"]);
    let missed = format!("{table}/live?from={}", version - 40);
    let served = served(&site, &me, &missed, 200).await;
    assert!((1..50).contains(&served), "{served} of 200 streams");
}

#[tokio::test]
async fn whoever_looks_on_is_shown_one_picture_of_what_they_missed() {
    let (site, _, table, version) = played_for_a_while().await;
    for from in [version - 1, version - 7, version - 40] {
        let mut stream = Stream::open(&site.browser(), &format!("{table}/live?from={from}")).await;
        stream.next().await;
        let frame = stream.frame().await;
        assert_eq!((frame["version"].as_u64(), &frame["whole"]), (Some(version), &true.into()), "from {from}");
    }
}

#[tokio::test(start_paused = true)]
async fn what_a_program_is_told_is_paid_for_as_pages_are() {
    let (site, _, table, _) = played_for_a_while().await;
    let path = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    let whole = served(&site, "", &path, 1000).await;
    assert!((1..900).contains(&whole), "{whole} of 1000 tables");
}
