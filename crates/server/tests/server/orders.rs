//! What people ask for in advance: it acts, it lapses, it survives, and nobody else learns of it.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use store::{Memory, Store, TableId};

use crate::browser::{Browser, Page, Site};
use crate::clocks::pair;
use crate::streams::Stream;

async fn order(browser: &mut Browser, table: &str, order: &str) -> Page {
    browser.ask(&format!("{table}/order"), &[("order", order)]).await
}

async fn log(site: &Site, table: &str) -> Vec<String> {
    let id = TableId::new(table.trim_start_matches("/t/")).expect("a table");
    let stored = site.store.load_table(&id).await.expect("the store works").expect("a table");
    stored.log.into_iter().map(|line| line.text).collect()
}

async fn last_steps(site: &Site, table: &str, most: usize) -> Vec<String> {
    let steps: Vec<String> = log(site, table).await.into_iter().filter(|line| line.starts_with("step ")).collect();
    steps[steps.len().saturating_sub(most)..].to_vec()
}

/// What can be asked for, as the page offers it.
fn offered(page: &Page) -> Vec<String> {
    let inputs = page.text.split("name=\"order\" value=\"").skip(1);
    inputs.filter_map(|rest| rest.split('"').next().map(str::to_owned)).collect()
}

async fn act(browser: &mut Browser, table: &str, step: &str) {
    let page = browser.get(table).await;
    let done = browser.ask(&format!("{table}/act"), &[("step", step), ("seen", page.version())]).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{step}: {}", done.text);
}

fn suns(page: &Page) -> Vec<u8> {
    let mut suns: Vec<u8> =
        offered(page).iter().filter_map(|order| order.strip_prefix("up-to ")?.parse().ok()).collect();
    suns.sort_unstable();
    suns
}

#[tokio::test]
async fn a_pass_acts_at_once_when_its_auction_comes() {
    let site = Site::new();
    let (mut anna, mut bela, table) = pair(&site, "none").await;
    assert_eq!(order(&mut bela, &table, "pass-auction").await.status, StatusCode::NO_CONTENT);
    assert!(bela.get(&table).await.text.contains("Pass in the next auction"));
    act(&mut anna, &table, "invoke").await;
    assert_eq!(last_steps(&site, &table, 2).await, ["step invoke", "step pass"]);
    // It was used up.
    assert!(anna.get(&table).await.steps().iter().all(|step| step.starts_with("bid")));
    assert!(
        bela.get(&table).await.text.contains("value=\"none\" aria-pressed=\"true\""),
        "nothing is planned any more"
    );
}

#[tokio::test]
async fn a_bid_goes_as_low_as_it_can_and_never_above() {
    let site = Site::new();
    let (mut anna, mut bela, table) = pair(&site, "none").await;
    let suns = suns(&bela.get(&table).await);
    order(&mut bela, &table, &format!("up-to {}", suns[1])).await;
    act(&mut anna, &table, "invoke").await;
    assert_eq!(last_steps(&site, &table, 1).await, [format!("step bid {}", suns[0])]);
}

#[tokio::test]
async fn drawing_goes_on_until_it_should_stop() {
    let site = Site::new();
    let (mut anna, mut bela, table) = pair(&site, "none").await;
    order(&mut bela, &table, "draw-until 4").await;
    for _ in 0..12 {
        let steps = anna.get(&table).await.steps();
        let step = ["draw", "pass"].into_iter().find(|step| steps.iter().any(|one| one == step));
        act(&mut anna, &table, step.unwrap_or(&steps[0])).await;
        if bela.get(&table).await.steps().is_empty() {
            continue;
        }
        // Either an auction came or enough tiles lie there: it has lapsed, and says so.
        assert!(bela.get(&table).await.text.contains("Your plan no longer applied"));
        let mine = bela.get(&table).await.steps();
        act(&mut bela, &table, if mine.contains(&"pass".to_owned()) { "pass" } else { &mine[0] }).await;
        assert!(!bela.get(&table).await.text.contains("Your plan no longer applied"), "said long enough");
        return;
    }
    panic!("it never stopped");
}

#[tokio::test]
async fn what_does_not_fit_lapses_with_a_word() {
    let site = Site::new();
    let (mut anna, mut bela, table) = pair(&site, "none").await;
    order(&mut bela, &table, "draw-until ra").await;
    let page = bela.get(&table).await;
    let mut stream = Stream::open(&bela, &format!("{table}/live?from={}", page.version())).await;
    stream.next().await;
    act(&mut anna, &table, "invoke").await;
    let frame = stream.frame().await;
    assert!(frame["said"].as_str().expect("words").contains("Your plan no longer applied"), "{frame}");
    assert!(!bela.get(&table).await.steps().is_empty(), "she decides herself");
}

#[tokio::test]
async fn it_can_be_changed_and_withdrawn_and_survives_a_restart() {
    let site = Site::new();
    let (mut anna, mut bela, table) = pair(&site, "none").await;
    order(&mut bela, &table, "pass-auction").await;
    order(&mut bela, &table, "draw-until 6").await;
    let again = site.again();
    let mut bela = Browser { router: again.app.router(), ..bela };
    assert!(bela.get(&table).await.text.contains("value=\"draw-until 6\" aria-pressed=\"true\""));
    assert_eq!(order(&mut bela, &table, "none").await.status, StatusCode::NO_CONTENT);
    let mut anna2 = Browser { router: again.app.router(), ..anna.clone() };
    act(&mut anna2, &table, "invoke").await;
    assert!(!bela.get(&table).await.steps().is_empty());
    // The other server over the same store has not seen any of it.
    act_refused(&mut anna, &table).await;
}

async fn act_refused(browser: &mut Browser, table: &str) {
    let page = browser.ask(&format!("{table}/act"), &[("step", "draw"), ("seen", "5")]).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn wrong_orders_are_refused() {
    let site = Site::new();
    let (mut anna, mut bela, table) = pair(&site, "none").await;
    let mut eve = site.browser();
    for wrong in ["", "fly", "up-to 99", "up-to", "pass-auction,1 pass-auction", &"x".repeat(50)] {
        let page = order(&mut bela, &table, wrong).await;
        assert_eq!((page.status, page.error().as_str()), (StatusCode::BAD_REQUEST, "bad_form"), "{wrong}");
    }
    eve.get("/me").await;
    assert_eq!(order(&mut eve, &table, "pass-auction").await.status, StatusCode::FORBIDDEN);
    let seat = anna.ask(&format!("{table}/order"), &[("order", "pass-auction"), ("as", "4")]).await;
    assert_eq!(seat.status, StatusCode::FORBIDDEN);
    // Against bots nobody waits: nothing is offered.
    let alone = anna.play(&[("players", "3"), ("level", "1")]).await;
    assert!(offered(&anna.get(&alone).await).is_empty());
}

#[tokio::test(start_paused = true)]
async fn nobody_else_learns_of_it() {
    let site = Site::ticking(Arc::new(Memory::new()));
    let (mut anna, mut bela, table) = pair(&site, "30s").await;
    let mut eve = site.browser();
    let before = anna.get(&table).await;
    let watch = format!("{table}/live?from={}", before.version());
    let (mut hers, mut eves) = (Stream::open(&anna, &watch).await, Stream::open(&eve, &watch).await);
    hers.next().await;
    eves.next().await;
    let sun = suns(&bela.get(&table).await)[0];
    let secret = format!("up-to {sun}");
    let words = format!("Bid up to {sun}, otherwise pass");
    order(&mut bela, &table, "pass-auction").await;
    order(&mut bela, &table, &secret).await;
    let (now, eves_now) = (anna.get(&table).await, eve.get(&table).await);
    assert_eq!(now.version(), before.version(), "not even the version tells");
    assert!(bela.get(&table).await.text.contains(&words));
    let planned = format!("value=\"{secret}\" aria-pressed=\"true\"");
    for page in [&now, &eves_now] {
        assert!(!page.text.contains(&planned) && !page.text.contains("value=\"pass-auction\" aria-pressed=\"true\""));
    }
    assert!(!eves_now.text.contains(&words) && !eves_now.text.contains("pass-auction"));
    assert!(!now.text.contains(&words) || suns(&now).contains(&sun), "only what she could ask for herself");
    assert!(log(&site, &table).await.iter().all(|line| !line.contains("up-to") && !line.contains("pass-auction")));
    // The first thing the others hear is the step that follows.
    act(&mut anna, &table, "invoke").await;
    for stream in [&mut hers, &mut eves] {
        let first = stream.frame().await;
        assert_eq!(first["version"].to_string(), (before.version().parse::<u64>().expect("a number") + 1).to_string());
        let text = first.to_string() + &stream.frame().await.to_string();
        assert!(!text.contains("Your plan") && !text.contains(&planned), "{text}");
    }
    // To the end of the game, with another order lapsed on the way.
    order(&mut bela, &table, "draw-until ra").await;
    let mut seen = String::new();
    while !eve.get(&format!("{table}/record")).await.status.is_success() {
        tokio::time::advance(Duration::from_secs(31)).await;
        for browser in [&mut anna, &mut bela] {
            browser.ask(&format!("{table}/back"), &[]).await;
        }
        seen += &eve.get(&table).await.text;
    }
    seen += &eve.get(&format!("{table}/record")).await.text;
    for word in ["up-to", "pass-auction", "draw-until", "Your plan"] {
        assert!(!seen.contains(word), "{word}");
    }
}

#[tokio::test]
async fn whoever_leaves_takes_their_order_along() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let site = Site::over(store);
    let (mut anna, mut bela, table) = pair(&site, "none").await;
    order(&mut bela, &table, "pass-auction").await;
    bela.ask(&format!("{table}/leave"), &[]).await;
    bela.ask(&format!("{table}/back"), &[]).await;
    act(&mut anna, &table, "invoke").await;
    assert!(!bela.get(&table).await.steps().is_empty(), "she decides herself");
}
