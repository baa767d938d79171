//! The devices of one person: how many there are, and how the others are signed out.

use axum::http::StatusCode;

use crate::browser::{Browser, Site, between};
use crate::streams::Stream;

/// Makes another browser the same person's.
pub(crate) async fn linked(person: &mut Browser, other: &mut Browser) {
    let page = person.post("/me/link", &[]).await.text;
    let link = format!("/link/{}", &between(&page, "/link/", "\"").expect("a link")[..64]);
    assert_eq!(other.post(&link, &[]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn devices_are_counted() {
    let site = Site::new();
    let (mut anna, mut phone) = (site.browser(), site.browser());
    anna.post("/me/name", &[("name", "Anna")]).await;
    assert!(!anna.get("/me").await.text.contains("/me/devices"), "one is not worth a word");
    linked(&mut anna, &mut phone).await;
    let page = anna.get("/me").await.text;
    assert!(page.contains("2 devices are yours.") && page.contains("action=\"/me/devices\""));
    assert!(page.contains("This device · added within the last hour"));
    assert!(page.contains("Another device · added within the last hour<"), "it was never seen");
    phone.get("/").await;
    assert!(anna.get("/me").await.text.contains("Another device · added within the last hour · last used within"));
    // A browser that becomes the same person's once more is still one device, and so is one that was somebody else's.
    linked(&mut anna, &mut phone).await;
    let mut tablet = site.browser();
    tablet.post("/me/name", &[("name", "Bela")]).await;
    linked(&mut anna, &mut tablet).await;
    assert!(tablet.get("/me").await.text.contains("3 devices are yours."));
}

#[tokio::test]
async fn other_devices_are_signed_out_at_once() {
    let site = Site::new();
    let (mut anna, mut phone, mut bela) = (site.browser(), site.browser(), site.browser());
    bela.post("/me/name", &[("name", "Bela")]).await;
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    linked(&mut anna, &mut phone).await;
    let page = phone.get(&table).await;
    assert!(!page.steps().is_empty());
    let live = format!("{table}/live?from={}", page.version());
    let (mut theirs, mut mine) = (Stream::open(&phone, &live).await, Stream::open(&anna, &live).await);
    for stream in [&mut theirs, &mut mine] {
        assert_eq!(stream.next().await.expect("a greeting").kind, "hello");
    }
    anna.step(&table, "").await;
    for stream in [&mut theirs, &mut mine] {
        let now: u64 = anna.get(&table).await.version().parse().expect("a number");
        while stream.frame().await["version"].as_u64() != Some(now) {}
    }
    let link = anna.post("/me/link", &[]).await.text;
    let link = format!("/link/{}", &between(&link, "/link/", "\"").expect("a link")[..64]);

    assert_eq!(site.browser().ask("/me/devices", &[]).await.status, StatusCode::FORBIDDEN, "strangers have none");
    let page = anna.post("/me/devices", &[]).await;
    assert!(page.text.contains("Your other devices have been signed out.") && !page.text.contains("2 devices"));
    assert_eq!(theirs.next().await.expect("an end").kind, "reload");
    assert!(theirs.next().await.is_none());
    assert!(phone.get(&table).await.steps().is_empty(), "a stranger looks on");
    assert_eq!(phone.get(&link).await.status, StatusCode::GONE, "no link leads back");
    assert!(anna.step(&table, "").await.is_some());
    assert_eq!(mine.next().await.expect("a step").kind, "frame", "this one goes on");
    assert!(bela.get("/me").await.text.contains("Bela"), "nobody else is concerned");
}
