//! Clocks: they run while somebody decides, they run out, and they stand still while the server is down.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use store::{Line, Memory, Sqlite, Store, StoredTable, TableId};
use tokio::time::advance;

use crate::browser::{Browser, Page, Site, between, ticks};
use crate::streams::Stream;

fn id(table: &str) -> TableId {
    TableId::new(table.trim_start_matches("/t/")).expect("a table")
}

async fn stored(site: &Site, table: &str) -> StoredTable {
    site.store.load_table(&id(table)).await.expect("the store works").expect("a table")
}

async fn due(site: &Site, table: &str) -> Option<i64> {
    let all = site.store.due_tables(i64::MAX, 100).await.expect("the store works");
    let mut due = None;
    for at in [ticks() - 1, ticks() + 5_000, ticks() + 40_000, ticks() + 200_000_000] {
        if all.contains(&id(table))
            && due.is_none()
            && site.store.due_tables(at, 9).await.is_ok_and(|due| !due.is_empty())
        {
            due = Some(at);
        }
    }
    due
}

/// Two people at a table with this clock, dealt; the first is the one who decides.
pub(crate) async fn pair(site: &Site, clock: &str) -> (Browser, Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "2"), ("who", "friends"), ("clock", clock)]).await;
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    anna.give_nonce(&table).await;
    bela.give_nonce(&table).await;
    if anna.get(&table).await.steps().is_empty() { (bela, anna, table) } else { (anna, bela, table) }
}

/// What the clocks of a page show: the viewer's own first, then the other's.
fn faces(page: &Page) -> Vec<(String, bool)> {
    let clocks = page.text.split("data-clock=").skip(1);
    let mut faces: Vec<(bool, String, bool)> = clocks
        .map(|rest| {
            let tag = rest.split('>').next().unwrap_or_default();
            let face = between(rest, "class=\"face\" aria-hidden=\"true\">", "<").expect("a face");
            (tag.contains("data-mine"), face.to_owned(), tag.contains("data-until"))
        })
        .collect();
    faces.sort_by_key(|(mine, ..)| !mine);
    faces.into_iter().map(|(_, face, runs)| (face, runs)).collect()
}

fn face(text: &str, runs: bool) -> (String, bool) {
    (text.to_owned(), runs)
}

async fn act(browser: &mut Browser, table: &str, step: &str) -> Page {
    let page = browser.get(table).await;
    browser.ask(&format!("{table}/act"), &[("step", step), ("seen", page.version())]).await
}

#[tokio::test(start_paused = true)]
async fn a_clock_runs_while_somebody_decides() {
    let site = Site::ticking(Arc::new(Memory::new()));
    let (mut anna, mut bela, table) = pair(&site, "2m").await;
    advance(Duration::from_secs(30)).await;
    assert_eq!(faces(&anna.get(&table).await), [face("1:30", true), face("2:00", false)]);
    assert_eq!(faces(&bela.get(&table).await), [face("2:00", false), face("1:30", true)]);
    assert_eq!(act(&mut anna, &table, "draw").await.status, StatusCode::NO_CONTENT);
    advance(Duration::from_secs(119)).await;
    // Whoever decides now has a fresh move, and one second of it left.
    let shown = faces(&bela.get(&table).await);
    assert_eq!(shown.iter().filter(|(_, runs)| *runs).collect::<Vec<_>>(), [&face("0:01", true)], "{shown:?}");
}

#[tokio::test(start_paused = true)]
async fn a_total_gets_its_increment() {
    let site = Site::ticking(Arc::new(Memory::new()));
    let (mut anna, _, table) = pair(&site, "10m+10s").await;
    advance(Duration::from_secs(60)).await;
    act(&mut anna, &table, "invoke").await;
    advance(Duration::from_secs(60)).await;
    let shown = faces(&anna.get(&table).await);
    assert_eq!(shown, [face("9:10", false), face("9:00", true)]);
}

#[tokio::test(start_paused = true)]
async fn bots_and_tables_without_a_clock_show_none() {
    let site = Site::ticking(Arc::new(Memory::new()));
    let mut anna = site.browser();
    let plain = anna.play(&[("players", "3"), ("level", "1")]).await;
    assert_eq!(faces(&anna.get(&plain).await), []);
    let timed = anna.play(&[("players", "3"), ("level", "1"), ("clock", "1d")]).await;
    advance(Duration::from_secs(3600)).await;
    assert_eq!(faces(&anna.get(&timed).await), [face("23:00:00", true)]);
    let page = anna.get(&timed).await;
    assert!(page.text.contains("23 hours left"), "in words too");
}

#[tokio::test(start_paused = true)]
async fn a_clock_that_cannot_be_is_refused() {
    let site = Site::ticking(Arc::new(Memory::new()));
    let mut anna = site.browser();
    for clock in ["1s", "99d", "soon", "10m+", "-5m"] {
        let page = anna.ask("/play", &[("clock", clock)]).await;
        assert_eq!(
            (page.status, page.error().as_str()),
            (StatusCode::BAD_REQUEST, "bad_form"),
            "{clock}: {}",
            page.text
        );
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_runs_out_is_played_for_and_comes_back() {
    let site = Site::ticking(Arc::new(Memory::new()));
    let (mut anna, mut bela, table) = pair(&site, "30s").await;
    let page = bela.get(&table).await;
    let mut stream = Stream::open(&bela, &format!("{table}/live?from={}", page.version())).await;
    stream.next().await;
    act(&mut anna, &table, "invoke").await;
    // Bela bids or passes within the time; then Anna, who invoked, lets it run out with no bid: she must bid.
    act(&mut bela, &table, "pass").await;
    let suns = anna.get(&table).await.steps();
    assert!(suns.len() == 4 && suns.iter().all(|step| step.starts_with("bid")), "a forced bid: {suns:?}");
    advance(Duration::from_millis(29_900)).await;
    assert_eq!(anna.get(&table).await.steps().len(), 4, "there is still time");
    advance(Duration::from_millis(200)).await;
    tokio::task::yield_now().await;
    let page = bela.get(&table).await;
    assert!(page.text.contains("Time ran out for"), "the chronicle says so");
    let log: Vec<String> = stored(&site, &table).await.log.into_iter().map(|line| line.text).collect();
    let late = log.iter().position(|line| line.starts_with("late ")).expect("a line says so");
    let lowest = suns.iter().filter_map(|step| step.strip_prefix("bid ")?.parse::<u8>().ok()).min().expect("suns");
    assert_eq!(log[late + 1], format!("step bid {lowest}"));
    assert!(log[late + 2].starts_with("sit ") && log[late + 2].contains(" standin "), "{log:?}");
    let mut told = String::new();
    while !told.contains("Time ran out for") {
        told = stream.frame().await.to_string();
    }
    // She is back with a fresh move when she says so.
    assert!(anna.get(&table).await.text.contains("/back"));
    assert_eq!(anna.ask(&format!("{table}/back"), &[]).await.status, StatusCode::NO_CONTENT);
    assert_eq!(faces(&anna.get(&table).await)[0].0, "0:30");
    assert!(anna.get(&table).await.text.contains("Your time ran out"));
}

#[tokio::test(start_paused = true)]
async fn a_whole_game_of_nobody_ends_in_a_record_that_says_so() {
    let site = Site::ticking(Arc::new(Memory::new()));
    let (mut anna, mut bela, table) = pair(&site, "30s").await;
    let mut rounds = 0;
    while !anna.get(&format!("{table}/record")).await.status.is_success() {
        advance(Duration::from_secs(31)).await;
        for browser in [&mut anna, &mut bela] {
            browser.ask(&format!("{table}/back"), &[]).await;
        }
        rounds += 1;
        assert!(rounds < 2_000, "it ends");
    }
    let record = anna.get(&format!("{table}/record")).await.text;
    assert!(record.contains("\nx-clock 30s\n"), "{record}");
    let late = between(&record, "\nx-late ", "\n").expect("steps that were played for somebody");
    assert!(late.split(' ').count() > 10);
}

#[tokio::test(start_paused = true)]
async fn a_step_that_comes_too_late_is_refused() {
    let site = Site::ticking(Arc::new(Memory::new()));
    let (mut anna, _, table) = pair(&site, "30s").await;
    let page = anna.get(&table).await;
    // Time passes in which nobody was scheduled: the step itself finds that it is too late.
    advance(Duration::from_millis(30_001)).await;
    let late = anna.ask(&format!("{table}/act"), &[("step", "invoke"), ("seen", page.version())]).await;
    assert_eq!((late.status, late.error().as_str()), (StatusCode::CONFLICT, "stale"));
}

/// A server that wakes tables by itself.
async fn begun(store: &Arc<dyn Store>) -> Site {
    let site = Site::ticking(Arc::clone(store));
    site.app.begin().await.expect("the store works");
    site
}

#[tokio::test(start_paused = true)]
async fn a_table_nobody_looks_at_is_woken() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let site = begun(&store).await;
    let (_, _, table) = pair(&site, "1d").await;
    assert!(due(&site, &table).await.is_some());
    tokio::time::sleep(Duration::from_secs(3600)).await;
    assert_eq!(site.app.tables_in_memory(), 0, "it has left memory");
    tokio::time::sleep(Duration::from_secs(23 * 3600 + 60)).await;
    let log = stored(&site, &table).await.log;
    assert!(log.iter().any(|line| line.text.starts_with("late ")), "{log:?}");
}

#[tokio::test(start_paused = true)]
async fn while_the_server_is_down_no_time_passes() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let site = begun(&store).await;
    let (mut anna, _, table) = pair(&site, "2m").await;
    advance(Duration::from_secs(50)).await;
    assert_eq!(faces(&anna.get(&table).await)[0], face("1:10", true));
    site.app.beat().await.expect("the store works");
    site.app.stop();
    drop(site);
    // A month later.
    advance(Duration::from_secs(30 * 86_400)).await;
    for pause in 1..=2 {
        let site = begun(&store).await;
        tokio::time::sleep(Duration::from_millis(10)).await;
        let mut again = Browser { router: site.app.router(), ..anna.clone() };
        assert_eq!(faces(&again.get(&table).await)[0], face("1:10", true));
        let log = stored(&site, &table).await.log;
        assert_eq!(log.iter().filter(|line| line.text.starts_with("paused ")).count(), pause, "{log:?}");
        site.app.beat().await.expect("the store works");
        site.app.stop();
        advance(Duration::from_secs(86_400)).await;
    }
    // And it runs out in the end, though nobody comes.
    let site = begun(&store).await;
    tokio::time::sleep(Duration::from_secs(100)).await;
    let log = stored(&site, &table).await.log;
    assert!(log.iter().any(|line| line.text.starts_with("late ")), "{log:?}");
}

#[tokio::test]
async fn clocks_survive_in_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path().join("k.db")).await.expect("opens"));
    let site = Site::over(Arc::clone(&store));
    let (_, _, table) = pair(&site, "3d").await;
    store.close().await.expect("closes");
    let store = Sqlite::open(folder.path().join("k.db")).await.expect("opens again");
    let due = store.due_tables(i64::MAX, 9).await.expect("the store works");
    assert_eq!(due, [id(&table)]);
    let log: Vec<Line> = store.load_table(&id(&table)).await.expect("works").expect("a table").log;
    let dealt = log.iter().rfind(|line| line.text.starts_with("nonce")).expect("dealt").at;
    let before = store.due_tables(dealt + 3 * 86_400_000, 9).await.expect("works");
    let after = store.due_tables(dealt + 3 * 86_400_000 + 1, 9).await.expect("works");
    assert_eq!((before.len(), after.len()), (0, 1), "three days after the deal, to the millisecond");
}
