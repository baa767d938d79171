//! My tables: mine to move first, with what is left and how long they wait; and the count for the tab.

use std::sync::Arc;
use std::time::Duration;

use store::Memory;
use tokio::time::advance;

use crate::browser::{Browser, Site, between};
use crate::clocks::pair;

async fn turns(browser: &mut Browser, query: &str) -> String {
    browser.get(&format!("/me/turns{query}")).await.text
}

#[tokio::test(start_paused = true)]
async fn my_tables_tell_whose_turn_it_is_and_how_long_it_waits() {
    let site = Site::ticking(Arc::new(Memory::new()));
    let (mut anna, mut bela, table) = pair(&site, "1d").await;
    advance(Duration::from_secs(2 * 3600)).await;
    let mine = anna.get("/me/tables").await.text;
    assert!(mine.contains("it is your move · 22 hours left · waiting for 2 hours"), "{mine}");
    let theirs = bela.get("/me/tables").await.text;
    assert!(theirs.contains("22 hours left") && !theirs.contains("it is your move"), "{theirs}");
    // A game against bots waits too, but nobody waits with it: the soonest end comes first.
    anna.play(&[("players", "2"), ("level", "1")]).await;
    let both = anna.get("/me/tables").await.text;
    let place = |text: &str| both.find(text).unwrap_or_else(|| panic!("{text} is not in {both}"));
    assert!(place(&format!("href=\"{table}\"")) < place("Farmer"));
}

#[tokio::test(start_paused = true)]
async fn the_tab_counts_tables_where_others_wait() {
    let site = Site::ticking(Arc::new(Memory::new()));
    let mut eve = site.browser();
    assert_eq!(turns(&mut eve, "").await, "{\"mine\":0}");
    let (mut anna, mut bela, table) = pair(&site, "none").await;
    anna.play(&[("players", "2"), ("level", "1")]).await;
    assert_eq!(turns(&mut anna, "").await, "{\"mine\":1}", "not the one against bots");
    assert_eq!(turns(&mut bela, "").await, "{\"mine\":0}");
    assert_eq!(turns(&mut anna, &format!("?except={}", table.trim_start_matches("/t/"))).await, "{\"mine\":0}");
    let page = anna.get("/").await.text;
    assert!(page.contains("data-turns=\"/me/turns\"") && page.contains("data-icon-go=\"/assets/icon-go.svg"));
    assert!(!site.browser().get("/").await.text.contains("data-turns"), "nobody is asked about who is not known");
}

#[tokio::test]
async fn a_finished_table_says_which_game_when_and_how_it_went() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    assert!(anna.get("/me/tables").await.text.contains("<span>Ra · Epoch 1 of 3"), "a running one says which game too");
    anna.play_on(&table).await;
    let page = anna.get("/me/tables").await.text;
    let told = between(&page, "<span>Ra · ", "</span>").unwrap_or_else(|| panic!("no game in {page}"));
    let (date, how) = told.split_once(" · ").expect("a date and how it went");
    // For machines as it is counted, for people as they write it.
    let machine = between(date, "<time datetime=\"", "\">").unwrap_or_default();
    let [year, _, day] = machine.split('-').collect::<Vec<_>>()[..] else { panic!("no day in {date}") };
    let person = between(date, "\">", "</time>").unwrap_or_default();
    assert!(machine.len() == 10 && person.ends_with(&format!(" {year}")), "{date}");
    assert!(person.starts_with(&format!("{} ", day.trim_start_matches('0'))), "{date}");
    assert!(how.starts_with("won with ") || how.starts_with("2nd with "), "{how}");
}
