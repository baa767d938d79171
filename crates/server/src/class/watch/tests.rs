//! A class's stream whose reader is slow.

use std::net::{IpAddr, Ipv4Addr};

use game::Language;
use store::{Memory, PersonId, Pupil, TokenHash};

use super::*;
use crate::app::Config;
use crate::class::seating;
use crate::table::Leading;

/// A class of three at one table, and who leads it.
async fn class(app: &App) -> (Arc<Class>, PersonId) {
    let person = async |number: u8| app.store.add_person("", &TokenHash([number; 32]), 0).await.expect("a store");
    let leader = person(0).await;
    let class =
        app.classes.open(leader, std::net::Ipv4Addr::LOCALHOST.into(), app.tables.now()).await.expect("a class");
    for number in 1..=3 {
        let nickname = format!("Pupil {number}");
        let avatar = String::new();
        let pupil = Pupil { person: person(number).await, nickname, avatar, table: None, made_here: true };
        app.classes.put(&class, pupil).await.expect("a class");
    }
    seating::seat_all(app, &class, 3, None, None).await.expect("seats");
    (class, leader)
}

#[tokio::test(start_paused = true)]
async fn a_page_that_nobody_reads_does_not_grow() {
    let app = App::new(Arc::new(Memory::new()), Config::default());
    let (class, leader) = class(&app).await;
    let tables = class.now().tables;
    let table = tables[0].clone();
    let look =
        Look { person: Some(leader), chosen: None, language: Language::English, names: pages::TileNames::default() };
    let counted = app.limits.plain_stream(IpAddr::V4(Ipv4Addr::LOCALHOST)).expect("the first stream");
    let whose = Whose::browser(&app, None, None);
    let mut reader = Reader::new(app.clone(), class, Page::Lead, look, String::new(), whose, counted);
    reader.follow_new_tables();
    for turn in 0..400 {
        let led = seating::lead_all(&app, &reader.class, &tables, Leading::Hold(turn % 2 == 0)).await;
        led.expect("whoever leads may");
        tokio::task::yield_now().await;
    }
    assert!(reader.shown.len() <= QUEUED, "{} pictures wait", reader.shown.len());
    let Ok(Answer::Shown(now)) = app.tables.ask(&table, Ask::Look(Some(leader))).await else { panic!("a table") };
    let mut seen = 0;
    while seen < now.version() {
        let next = tokio::time::timeout(Duration::from_secs(10), reader.shown.recv()).await;
        let (_, shown) = next.expect("how the table stands now comes, too").expect("a follower");
        seen = shown.version();
    }
}
