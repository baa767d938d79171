//! Being told that it is one's turn: once, only when away, signed, and never into the host's own network.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use server::{App, Config, Notices};
use store::{Memory, Notice, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::browser::{Browser, Site, between};
use crate::streams::Stream;

/// What an endpoint got.
#[derive(Debug)]
struct Got {
    head: String,
    body: Vec<u8>,
}

impl Got {
    fn header(&self, name: &str) -> &str {
        let line = self.head.lines().find_map(|line| line.split_once(": ").filter(|(key, _)| *key == name));
        line.map_or("", |(_, value)| value)
    }
}

/// Somebody's server: it answers with these statuses in turn, the last one for ever.
async fn endpoint(statuses: &'static [u16]) -> (String, mpsc::UnboundedReceiver<Got>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://{}/hook", listener.local_addr().expect("an address"));
    let (got, all) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        for place in 0.. {
            let Ok((mut socket, _)) = listener.accept().await else { return };
            let mut bytes = Vec::new();
            let (head, length) = loop {
                let mut piece = [0; 4096];
                let read = socket.read(&mut piece).await.expect("a request");
                bytes.extend(&piece[..read]);
                let text = String::from_utf8_lossy(&bytes).into_owned();
                if let Some((head, _)) = text.split_once("\r\n\r\n") {
                    let length =
                        between(&format!("{head}\r\n"), "content-length: ", "\r\n").and_then(|n| n.parse().ok());
                    break (head.to_owned(), length.unwrap_or(0_usize));
                }
                assert!(read > 0, "a whole head");
            };
            while bytes.len() < head.len() + 4 + length {
                let mut piece = [0; 4096];
                let read = socket.read(&mut piece).await.expect("a body");
                bytes.extend(&piece[..read]);
            }
            let status = statuses[place.min(statuses.len() - 1)];
            let answer = format!("HTTP/1.1 {status} X\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n");
            let _ = socket.write_all(answer.as_bytes()).await;
            let body = bytes[head.len() + 4..].to_vec();
            let _ = got.send(Got { head, body });
        }
    });
    (address, all)
}

async fn site(private: bool) -> Site {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let notices = Notices { private, waits: vec![Duration::ZERO; 2] };
    let config = Config { rate: 10_000, notices, ..Config::default() };
    let app = App::new(Arc::clone(&store), config);
    app.begin().await.expect("the store works");
    Site { app, store }
}

/// Who decides, who waits, and where.
async fn pair(site: &Site) -> (Browser, Browser, String) {
    crate::clocks::pair(site, "none").await
}

async fn hook(browser: &mut Browser, address: &str) {
    let page = browser.ask("/me/notices", &[("way", "webhook"), ("address", address)]).await;
    assert_eq!(page.status, StatusCode::NO_CONTENT, "{}", page.text);
}

async fn push(browser: &mut Browser, address: &str) {
    let fields = [
        ("way", "push"),
        ("address", address),
        ("p256dh", "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        ("auth", "BTBZMqHH6r4Tts7J_aSIgg"),
    ];
    assert_eq!(browser.ask("/me/notices", &fields).await.status, StatusCode::NO_CONTENT);
}

async fn act(browser: &mut Browser, table: &str, step: &str) {
    let page = browser.get(table).await;
    let done = browser.ask(&format!("{table}/act"), &[("step", step), ("seen", page.version())]).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
}

async fn kept(site: &Site) -> Vec<Notice> {
    let mut all = Vec::new();
    for person in 1..=3 {
        all.extend(site.store.notices(store::PersonId(person)).await.expect("the store works"));
    }
    all
}

/// Waits until what is kept is as wanted; the sender works on its own. No clock is asked: a paused one would run out for
/// whoever waits for a socket.
async fn until(site: &Site, wanted: impl Fn(&[Notice]) -> bool) {
    for _ in 0..2_000_000 {
        if wanted(&kept(site).await) {
            return;
        }
        tokio::task::yield_now().await;
    }
    panic!("it stays as it is: {:?}", kept(site).await);
}

#[tokio::test]
async fn who_is_away_is_told_once_and_signed() {
    let site = site(true).await;
    let (mut anna, mut bela, table) = pair(&site).await;
    let (address, mut got) = endpoint(&[200]).await;
    hook(&mut bela, &address).await;
    act(&mut anna, &table, "invoke").await;
    let told = got.recv().await.expect("a request");
    let json: serde_json::Value = serde_json::from_slice(&told.body).expect("JSON");
    assert_eq!((json["event"].as_str(), json["game"].as_str()), (Some("your_turn"), Some("ra")));
    assert_eq!(json["table"], format!("http://khepri.test{table}"));
    assert!(told.head.starts_with("POST /hook HTTP/1.1"), "{}", told.head);
    // The secret is on her page, and signs.
    let page = bela.get("/me").await.text;
    let secret = between(&page, "<code>", "</code>").expect("a secret");
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, secret.as_bytes());
    let signed: String = ring::hmac::sign(&key, &told.body).as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(told.header("khepri-signature"), format!("sha256={signed}"));
    assert!(!anna.get("/me").await.text.contains(secret));
    // One notice a turn: what she does now comes without one, the next turn brings one.
    act(&mut bela, &table, "pass").await;
    assert!(got.try_recv().is_err(), "it was not her turn again");
}

#[tokio::test]
async fn who_looks_at_the_table_is_not_told() {
    let site = site(true).await;
    let (mut anna, mut bela, table) = pair(&site).await;
    let (address, mut got) = endpoint(&[200]).await;
    hook(&mut bela, &address).await;
    let (address, mut others) = endpoint(&[200]).await;
    hook(&mut anna, &address).await;
    let page = bela.get(&table).await;
    let mut stream = Stream::open(&bela, &format!("{table}/live?from={}", page.version())).await;
    stream.next().await;
    act(&mut anna, &table, "invoke").await;
    stream.frame().await;
    act(&mut bela, &table, "pass").await;
    // Anna, who is away, is told of what came later: Bela would have been told before.
    others.recv().await.expect("a request");
    assert!(got.try_recv().is_err());
}

#[tokio::test]
async fn what_fails_is_tried_again_and_then_off() {
    let site = site(true).await;
    let (mut anna, mut bela, table) = pair(&site).await;
    let (address, mut got) = endpoint(&[500, 302, 503]).await;
    hook(&mut bela, &address).await;
    act(&mut anna, &table, "invoke").await;
    for _ in 0..3 {
        got.recv().await.expect("a try");
    }
    until(&site, |kept| kept.iter().all(|notice| notice.failed)).await;
    assert!(bela.get("/me").await.text.contains("it failed too often"));
    assert!(got.try_recv().is_err(), "three tries, and no redirect was followed");
    hook(&mut bela, &address).await;
    assert!(!bela.get("/me").await.text.contains("it failed too often"), "asking again turns it on");
    bela.ask("/me/notices/remove", &[("address", &address)]).await;
    assert_eq!(kept(&site).await, []);
}

#[tokio::test]
async fn a_push_is_sealed_and_a_gone_one_is_forgotten() {
    let site = site(true).await;
    let (mut anna, mut bela, table) = pair(&site).await;
    let (address, mut got) = endpoint(&[410]).await;
    push(&mut bela, &address).await;
    act(&mut anna, &table, "invoke").await;
    let told = got.recv().await.expect("a request");
    assert_eq!((told.header("content-encoding"), told.header("ttl")), ("aes128gcm", "86400"));
    assert_eq!(told.header("topic"), table.trim_start_matches("/t/"));
    let page = bela.get("/me").await.text;
    let key = between(&page, "id=\"push\" data-key=\"", "\"").expect("our key");
    assert!(told.header("authorization").starts_with("vapid t=") && told.header("authorization").ends_with(key));
    assert!(!String::from_utf8_lossy(&told.body).contains("turn"), "it is sealed");
    until(&site, <[_]>::is_empty).await;
}

#[tokio::test]
async fn nothing_goes_into_the_hosts_own_network() {
    let site = site(false).await;
    let mut anna = site.browser();
    let barred = [
        "http://127.0.0.1/",
        "http://localhost:8080/",
        "https://[::1]/",
        "http://10.1.2.3/",
        "http://192.168.0.1/",
        "http://169.254.169.254/latest/meta-data/",
        "http://[::ffff:192.168.0.1]/",
        "http://[fd00::1]/",
        "http://0/",
        "ftp://example.com/",
        "nonsense",
        "",
    ];
    for address in barred {
        let page = anna.ask("/me/notices", &[("way", "webhook"), ("address", address)]).await;
        assert_eq!((page.status, page.error().as_str()), (StatusCode::BAD_REQUEST, "bad_address"), "{address}");
    }
    assert_eq!(kept(&site).await, []);
    // What is kept may have come to lead there since: it is looked at again.
    let (mut anna, mut bela, table) = pair(&site).await;
    let (address, mut got) = endpoint(&[200]).await;
    bela.post("/me/name", &[("name", "Bela")]).await;
    for person in 1..=2 {
        let notice = Notice {
            person: store::PersonId(person),
            way: store::Way::Webhook,
            address: address.clone(),
            keys: "x".to_owned(),
            site: "http://khepri.test".to_owned(),
            language: "en".to_owned(),
            failed: false,
            device: None,
        };
        site.store.put_notice(&notice).await.expect("kept");
    }
    act(&mut anna, &table, "invoke").await;
    until(&site, |kept| kept.iter().any(|notice| notice.failed)).await;
    assert!(got.try_recv().is_err(), "nothing was sent");
}

#[tokio::test]
async fn wrong_asks_are_refused() {
    let site = site(true).await;
    let mut anna = site.browser();
    let wrong: [&[(&str, &str)]; 4] = [
        &[],
        &[("way", "pigeon"), ("address", "http://127.0.0.1/")],
        &[("way", "push"), ("address", "http://127.0.0.1/")],
        &[("way", "push"), ("address", "http://127.0.0.1/"), ("p256dh", "AAAA"), ("auth", "AAAA")],
    ];
    for fields in wrong {
        let page = anna.ask("/me/notices", fields).await;
        assert_eq!((page.status, page.error().as_str()), (StatusCode::BAD_REQUEST, "bad_form"), "{fields:?}");
    }
    for number in 0..8 {
        hook(&mut anna, &format!("http://127.0.0.1/{number}")).await;
    }
    let more = anna.ask("/me/notices", &[("way", "webhook"), ("address", "http://127.0.0.1/9")]).await;
    assert_eq!(more.status, StatusCode::BAD_REQUEST);
    let worker = anna.get("/sw.js").await;
    assert!(worker.status.is_success() && worker.text.contains("addEventListener('push'"));
    assert_eq!(worker.headers["content-type"], "text/javascript; charset=utf-8");
    assert!(!site.browser().get("/me").await.text.contains("id=\"notices\""), "nobody is asked who is not known");
}

#[tokio::test]
async fn a_device_that_was_signed_out_is_told_nothing() {
    let site = site(true).await;
    let (mut anna, mut phone) = (site.browser(), site.browser());
    anna.post("/me/name", &[("name", "Anna")]).await;
    crate::devices::linked(&mut anna, &mut phone).await;
    let [mine, theirs, hooked] = ["mine", "theirs", "hook"].map(|place| format!("http://127.0.0.1:9/{place}"));
    push(&mut anna, &mine).await;
    push(&mut phone, &theirs).await;
    hook(&mut phone, &hooked).await;
    let addresses = async || kept(&site).await.into_iter().map(|notice| notice.address).collect::<Vec<_>>();
    assert_eq!(addresses().await, [&hooked, &mine, &theirs].map(String::as_str));
    anna.post("/me/devices", &[]).await;
    // A webhook is an address, not a device.
    assert_eq!(addresses().await, [&hooked, &mine].map(String::as_str));
}
