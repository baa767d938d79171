//! What comes from strangers, forgers and the careless.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use server::Config;

use crate::browser::{Site, form};

#[tokio::test]
async fn other_sites_cannot_act() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let page = anna.get(&table).await;
    let body = form(&[("step", &page.steps()[0]), ("seen", page.version())]);
    let foreign: [&[(&str, &str)]; 5] = [
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site"), ("origin", "http://khepri.test")],
        &[("origin", "http://evil.example")],
        &[("origin", "null")],
        &[],
    ];
    for headers in foreign {
        let mut request = Request::post(format!("{table}/act"))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::ACCEPT, "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let refused = anna.send(request.body(Body::from(body.clone())).expect("a request")).await;
        assert_eq!((refused.status, refused.error().as_str()), (StatusCode::FORBIDDEN, "foreign"), "{headers:?}");
    }
    assert_eq!(anna.get(&table).await.version(), page.version());
    let own = Request::post(format!("{table}/act"))
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(header::ORIGIN, "http://khepri.test");
    assert_eq!(anna.send(own.body(Body::from(body)).expect("a request")).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn nobody_acts_for_a_seat_of_somebody_else() {
    let site = Site::new();
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let page = anna.get(&table).await;
    let fields = [("step", page.steps()[0].clone()), ("seen", page.version().to_owned())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let stranger = eve.ask(&format!("{table}/act"), &fields).await;
    assert_eq!((stranger.status, stranger.error().as_str()), (StatusCode::FORBIDDEN, "not_seated"));
    for forged in ["", "x", "khepri", &"0".repeat(64), &"é".repeat(32), &"f".repeat(100_000)[..200]] {
        eve.cookies.insert("khepri".to_owned(), forged.replace('é', "%"));
        assert_eq!(eve.ask(&format!("{table}/act"), &fields).await.status, StatusCode::FORBIDDEN);
    }
    eve.cookies.clear();
    eve.play(&[("players", "2")]).await;
    for path in ["act", "undo", "leave", "back", "nonce", "rematch", "again"] {
        let mut fields = fields.clone();
        fields.extend([("nonce", "00112233445566778899aabbccddeeff"), ("as", "0")]);
        let refused = eve.ask(&format!("{table}/{path}"), &fields).await;
        assert_eq!(refused.error(), "not_seated", "{path}: {}", refused.text);
    }
    for who in ["bot", "free", "me"] {
        let refused = eve.ask(&format!("{table}/sit"), &[("seat", "0"), ("who", who), ("level", "6")]).await;
        assert!(refused.status.is_client_error(), "{who}: {}", refused.text);
    }
    assert_eq!(anna.get(&table).await.version(), page.version());
}

#[tokio::test]
async fn what_is_not_there_is_said_so() {
    let mut anna = Site::new().browser();
    for path in [
        "/nothing",
        "/t/abcdefabcdef",
        "/t/AB",
        "/t/../etc",
        "/assets/no.css",
        "/link/abc",
        "/t/abcdefabcdef/live?from=0",
    ] {
        let page = anna.get(path).await;
        assert!([StatusCode::NOT_FOUND, StatusCode::GONE].contains(&page.status), "{path}: {}", page.status);
    }
    assert_eq!(anna.ask("/t/abcdefabcdef/act", &[("step", "draw"), ("seen", "1")]).await.status, StatusCode::FORBIDDEN);
    anna.post("/me/name", &[("name", "Anna")]).await;
    let page = anna.ask("/t/abcdefabcdef/act", &[("step", "draw"), ("seen", "1")]).await;
    assert_eq!((page.status, page.error().as_str()), (StatusCode::NOT_FOUND, "no_such_table"));
    assert_eq!(anna.get("/play").await.status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn forms_that_are_none_are_refused() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let bad: [(&str, &[(&str, &str)]); 10] = [
        ("/play", &[("players", "9")]),
        ("/play", &[("game", "chess")]),
        ("/play", &[("level", "0")]),
        ("/play", &[("scores", "loud")]),
        ("/tables", &[("who", "everybody")]),
        ("/language", &[("language", "xx")]),
        ("/theme", &[("theme", "pink")]),
        ("/names", &[("names", "1999")]),
        ("/me/name", &[]),
        ("/code", &[]),
    ];
    for (path, fields) in bad {
        assert_eq!(anna.ask(path, fields).await.error(), "bad_form", "{path} {fields:?}");
    }
    for fields in [
        &[("step", "draw")][..],
        &[("seen", "1")],
        &[("step", "draw"), ("seen", "-1")],
        &[("step", "draw"), ("seen", "1"), ("as", "9")],
    ] {
        assert_eq!(anna.ask(&format!("{table}/act"), fields).await.error(), "bad_form", "{fields:?}");
    }
    let garbage =
        Request::post("/play").header("sec-fetch-site", "same-origin").header(header::CONTENT_TYPE, "text/plain");
    assert_eq!(
        anna.send(garbage.body(Body::from("players=3")).expect("a request")).await.status,
        StatusCode::BAD_REQUEST
    );
    let huge = anna.ask(&format!("{table}/act"), &[("step", &"x".repeat(20_000)), ("seen", "1")]).await;
    assert_eq!((huge.status, huge.error().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "too_large"));
}

#[tokio::test(start_paused = true)]
async fn whoever_asks_too_much_is_told_to_wait() {
    let mut anna = Site::with(Config { rate: 1, ..Config::default() }).browser();
    let mut last = None;
    for _ in 0..8 {
        last = Some(anna.ask("/me/name", &[("name", "Anna")]).await);
    }
    let last = last.expect("asked");
    assert_eq!((last.status, last.error().as_str()), (StatusCode::TOO_MANY_REQUESTS, "too_many"));
    assert_eq!(last.headers[header::RETRY_AFTER], "1");
    tokio::time::advance(std::time::Duration::from_secs(2)).await;
    assert_eq!(anna.ask("/me/name", &[("name", "Anna")]).await.status, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn every_answer_forbids_what_a_page_needs_not() {
    let mut anna = Site::new().browser();
    for path in ["/", "/nothing", "/rules", "/assets/ui.css"] {
        let page = anna.get(path).await;
        let policy = page.headers["content-security-policy"].to_str().expect("text");
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(page.headers["x-content-type-options"], "nosniff");
        assert!(page.headers.contains_key("x-request-id"));
    }
    assert_eq!(anna.get("/").await.headers[header::CACHE_CONTROL], "no-store");
    let script = pages::assets::address("js/main.js");
    let folder = script.trim_end_matches("js/main.js");
    let cases = [
        (pages::assets::address("ui.css").to_owned(), "immutable"),
        // Scripts name each other by relative paths, and one of them fetches a style sheet.
        (format!("{folder}js/synth.js"), "immutable"),
        (format!("{folder}motion.css"), "immutable"),
        // A page from before an update gets what there is now, but does not keep it.
        ("/assets/0123456789/js/main.js".to_owned(), "no-cache"),
        ("/assets/ui.css".to_owned(), "no-cache"),
    ];
    for (address, wanted) in cases {
        let answer = anna.get(&address).await;
        assert_eq!(answer.status, StatusCode::OK, "{address}");
        let kept = answer.headers[header::CACHE_CONTROL].to_str().expect("text");
        assert!(kept.contains(wanted), "{address}: {kept}");
    }
    for nowhere in ["/assets/elsewhere/js/main.js", "/assets/0123456789/js/nothing.js"] {
        assert_eq!(anna.get(nowhere).await.status, StatusCode::NOT_FOUND, "{nowhere}");
    }
}

#[tokio::test]
async fn the_number_of_a_request_says_nothing_of_others() {
    let mut browser = Site::new().browser();
    let mut numbers = Vec::new();
    for _ in 0..40 {
        let page = browser.get("/healthz").await;
        let text = page.headers["x-request-id"].to_str().expect("text");
        numbers.push(u64::from_str_radix(text, 16).expect("a number"));
    }
    let near = numbers.windows(2).filter(|two| two[0].abs_diff(two[1]) < 1 << 32).count();
    assert_eq!(near, 0, "{numbers:x?}");
}

#[tokio::test]
async fn under_a_name_that_leads_here_by_a_trick_nothing_is_done() {
    let site = Site::with(Config { names: vec!["games.example".to_owned()], ..Config::default() });
    let mut anna = site.browser();
    let mut under = async |host: &'static str, path: &'static str| {
        anna.headers.insert(header::HOST, host.parse().expect("a value"));
        (anna.get(path).await, anna.post("/me/name", &[("name", "Anna")]).await.status)
    };
    for path in ["/", "/t/abcdefgh2345", "/api/v1/tables"] {
        let (page, done) = under("rebound.evil.example:7272", path).await;
        assert_eq!(done, StatusCode::MISDIRECTED_REQUEST);
        let expected = if path.starts_with("/api") { StatusCode::BAD_REQUEST } else { StatusCode::MISDIRECTED_REQUEST };
        assert_eq!(page.status, expected, "{path}");
    }
    for host in ["localhost:7272", "192.168.7.20:7272", "pi.local", "games.example"] {
        let (page, done) = under(host, "/").await;
        assert_eq!((page.status, done), (StatusCode::OK, StatusCode::OK), "{host}");
        assert!(!page.headers.contains_key(header::STRICT_TRANSPORT_SECURITY), "nobody knows of https");
    }
    // Whoever looks whether the server lives may call it anything.
    assert_eq!(under("rebound.evil.example", "/healthz").await.0.status, StatusCode::OK);
}

#[tokio::test]
async fn whoever_came_by_https_and_by_name_is_told_to_do_so_always() {
    let mut anna = Site::with(Config { trust_proxy: true, ..Config::default() }).browser();
    for (host, scheme, always) in [
        ("games.example", "https", true),
        ("games.example", "http", false),
        ("localhost", "https", false),
        ("203.0.113.9", "https", false),
    ] {
        anna.headers.insert(header::HOST, host.parse().expect("a value"));
        anna.headers.insert("x-forwarded-proto", scheme.parse().expect("a value"));
        let told = anna.get("/").await.headers.contains_key(header::STRICT_TRANSPORT_SECURITY);
        assert_eq!(told, always, "{scheme}://{host}");
    }
}

/// The page of a refusal that says to try again.
fn says_unavailable(page: &crate::browser::Page) {
    assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE, "{}", page.text);
    assert!(page.text.contains("503") && !page.text.contains("500"), "{}", page.text);
}

#[tokio::test]
async fn a_store_that_fails_is_a_page_that_says_503() {
    let store = std::sync::Arc::new(crate::faulty::Faulty::default());
    let site = Site::over(std::sync::Arc::clone(&store) as std::sync::Arc<dyn store::Store>);
    store.fail(1, crate::faulty::Fault::Refused);
    says_unavailable(&site.browser().get("/t/abcdefabcdef").await);
}

#[tokio::test(start_paused = true)]
async fn a_store_that_takes_too_long_is_a_page_that_says_503() {
    let store = std::sync::Arc::new(crate::slow::Slow::default());
    let site = Site::over(std::sync::Arc::clone(&store) as std::sync::Arc<dyn store::Store>);
    let mut anna = site.browser();
    anna.cookies.insert("khepri".to_owned(), "a".repeat(64));
    store.hold();
    says_unavailable(&anna.get("/me").await);
    store.release();
}
