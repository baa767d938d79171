//! Tables that rest, and servers that stop.

use std::time::Duration;

use server::Config;

use crate::browser::Site;

#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_wants_leaves_memory_and_comes_back_as_it_was() {
    let site = Site::with(Config { idle: Duration::from_secs(60), rate: 1000, ..Config::default() });
    let mut anna = site.browser();
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    anna.step(&table, "").await;
    let before = anna.get(&table).await;
    assert_eq!(site.app.tables_in_memory(), 1);
    tokio::time::sleep(Duration::from_secs(130)).await;
    assert_eq!(site.app.tables_in_memory(), 0);
    let after = anna.get(&table).await;
    assert_eq!((after.version(), after.steps()), (before.version(), before.steps()));
    anna.play_on(&table).await;
}

#[tokio::test]
async fn two_who_come_at_once_find_one_table() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let fresh = site.again();
    let look = || {
        let (mut browser, table) = (fresh.browser(), table.clone());
        tokio::spawn(async move { browser.get(&table).await.version().to_owned() })
    };
    let lookers: Vec<_> = (0..20).map(|_| look()).collect();
    for looker in lookers {
        looker.await.expect("a page");
    }
    assert_eq!(fresh.app.tables_in_memory(), 1);
}

#[tokio::test]
async fn another_server_goes_on_where_one_stopped() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "4"), ("level", "1")]).await;
    anna.step(&table, "").await;
    let before = anna.get(&table).await;
    let fresh = site.again();
    anna.router = fresh.browser().router;
    assert_eq!(anna.get(&table).await.steps(), before.steps());
    anna.play_on(&table).await;
    crate::playing::proved(&anna.get(&format!("{table}/record")).await.text);
}

#[tokio::test]
async fn what_another_server_wrote_is_seen_before_anything_is_written_over_it() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    let other = site.again();
    let old = anna.get(&table).await;
    let mut elsewhere = anna.clone();
    elsewhere.router = other.browser().router;
    elsewhere.step(&table, "").await;
    let fields = [("step", old.steps()[0].clone()), ("seen", old.version().to_owned())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(anna.ask(&format!("{table}/act"), &fields).await.error(), "stale");
    let here = anna.get(&table).await;
    assert_eq!(here.steps(), elsewhere.get(&table).await.steps(), "both know the same table");
}
