//! Whatever people do at tables, what is kept of it replays.

use server::{Proved, prove};
use store::{StoredTable, TableId};

use crate::browser::Site;

/// What the store has of a table.
pub(crate) async fn kept(site: &Site, table: &str) -> StoredTable {
    let id = TableId::new(table.trim_start_matches("/t/")).expect("a name");
    site.store.load_table(&id).await.expect("it reads").expect("it is there")
}

#[tokio::test]
async fn games_with_steps_taken_back_and_the_tables_after_them_replay() {
    let site = Site::new();
    let mut browser = site.browser();
    let table = browser.play(&[("players", "3"), ("level", "1")]).await;
    assert_eq!(prove(&kept(&site, &table).await).map(|proved| proved.over), Ok(false));
    for _ in 0..6 {
        browser.step(&table, "").await.expect("a step");
    }
    let page = browser.get(&table).await;
    let undone = browser.ask(&format!("{table}/undo"), &[("seen", page.version())]).await;
    assert_eq!(undone.status, 204, "{}", undone.text);
    browser.play_on(&table).await;
    let stored = kept(&site, &table).await;
    let count = |begins: &str| stored.log.iter().filter(|line| line.text.starts_with(begins)).count() as u64;
    let proved = prove(&stored).expect("it replays");
    assert_eq!((count("undo "), count("over")), (1, 1));
    assert_eq!(proved, Proved { steps: count("step "), draws: count("step draw "), scripted: 0, over: true });

    for next in ["rematch", "again"] {
        let next = browser.post(&format!("{table}/{next}"), &[]).await.to();
        if kept(&site, &next).await.log.iter().filter(|line| line.text.starts_with("nonce ")).count() < 3 {
            browser.give_nonce(&next).await;
        }
        browser.play_on(&next).await;
        assert!(prove(&kept(&site, &next).await).is_ok_and(|proved| proved.over && proved.steps > 50));
    }
}
