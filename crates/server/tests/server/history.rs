//! The games of a person: all of them, newest first, and found by what people remember.

use axum::http::StatusCode;
use store::{GameResult, Line, NewTable, Occupant, PersonId, Stage, TableId, TableNote};

use crate::browser::{Browser, Site};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// So many finished games of Anna's, one a day from 2020 on: against Béla in every third, won in every fifth.
async fn many(site: &Site, anna: &mut Browser, count: u32) {
    let mut bela = site.browser();
    bela.post("/me/name", &[("name", "Béla")]).await;
    anna.post("/me/name", &[("name", "Anna")]).await;
    let (bela, anna) = (PersonId(1), PersonId(2));
    for number in 0..count {
        let id = TableId::new(&format!("game{number:06}")).expect("a name");
        let at = 18_262 * DAY + i64::from(number) * DAY;
        let table = NewTable {
            id: id.clone(),
            code: String::new(),
            game: "ra".to_owned(),
            options: "players 2\n".to_owned(),
            public: false,
            commitment: [0; 32],
            secret: [0; 32],
            made_at: at,
        };
        site.store.create_table(table).await.expect("a new table");
        let other = if number % 3 == 0 { Occupant::Person(bela) } else { Occupant::Bot(3) };
        let seats = vec![Occupant::Person(anna), other];
        let note = TableNote::new(Stage::Over, seats, None);
        let lines = vec![Line { text: "over".to_owned(), at }];
        site.store.append(&id, 0, lines, Some(note)).await.expect("it is kept");
        let ranks = if number % 5 == 0 { vec![1, 2] } else { vec![2, 1] };
        let result = GameResult { ended_at: at, ranks, scores: vec![30, 20] };
        site.store.records().keep_result(&id, &result).await.expect("it is kept");
    }
}

fn shown(text: &str) -> Vec<String> {
    text.split("href=\"/t/").skip(1).filter_map(|rest| rest.split('/').next()).map(str::to_owned).collect()
}

#[tokio::test]
async fn games_are_listed_newest_first_fifty_a_page() {
    let site = Site::new();
    let mut anna = site.browser();
    many(&site, &mut anna, 120).await;
    let first = anna.get("/me/games").await;
    let games = shown(&first.text);
    assert_eq!((games.len(), games[0].as_str(), games[49].as_str()), (50, "game000119", "game000070"));
    assert!(first.text.contains("120 games") && first.text.contains("Page 1 of 3"));
    let last = anna.get("/me/games?page=3").await;
    assert_eq!(shown(&last.text).last().map(String::as_str), Some("game000000"));
    assert_eq!(shown(&anna.get("/me/games?page=99").await.text), shown(&last.text), "there is none after the last");
    assert!(shown(&site.browser().get("/me/games").await.text).is_empty(), "nobody sees another's");
}

#[tokio::test]
async fn games_are_found_by_opponent_outcome_day_and_game() {
    let site = Site::new();
    let mut anna = site.browser();
    many(&site, &mut anna, 60).await;
    let count = async |anna: &mut Browser, query: &str| {
        let page = anna.get(&format!("/me/games?{query}")).await;
        assert_eq!(page.status, StatusCode::OK);
        shown(&page.text).len()
    };
    assert_eq!(count(&mut anna, "q=b%C3%A9la").await, 20);
    assert_eq!(count(&mut anna, "q=won").await, 12);
    assert_eq!(count(&mut anna, "q=B%C3%89LA+won").await, 4);
    assert_eq!(count(&mut anna, "q=lost").await, 48);
    assert_eq!(count(&mut anna, "q=nobody").await, 0);
    assert_eq!(count(&mut anna, "q=ra").await, 50);
    assert_eq!(count(&mut anna, "from=2020-01-11&to=2020-01-20").await, 10);
    assert_eq!(count(&mut anna, "q=2020-01-11").await, 1);
    anna.cookies.insert("language".to_owned(), "fr".to_owned());
    assert_eq!(count(&mut anna, "q=gagn%C3%A9").await, 12);
    for wrong in ["from=yesterday", "to=2020-02-30"] {
        assert_eq!(anna.get(&format!("/me/games?{wrong}")).await.status, StatusCode::BAD_REQUEST);
    }
    assert_eq!(anna.get(&format!("/me/games?q={}", "x".repeat(200))).await.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn a_game_that_ends_is_in_the_list_and_one_from_before_is_read_once() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    assert!(shown(&anna.get("/me/games").await.text).is_empty(), "it still runs");
    anna.play_on(&table).await;
    let page = anna.get("/me/games").await;
    assert_eq!(shown(&page.text), [table.trim_start_matches("/t/")]);
    // The same game in a store that never heard of results.
    let old = Site::new();
    let mut there = old.browser();
    there.post("/me/name", &[("name", "Anna")]).await;
    let id = TableId::new(table.trim_start_matches("/t/")).expect("a name");
    let stored = site.store.load_table(&id).await.expect("it reads").expect("it is there");
    old.store.create_table(stored.table).await.expect("a new table");
    let seats = vec![Occupant::Person(PersonId(1)), Occupant::Bot(1)];
    let note = TableNote::new(Stage::Over, seats, None);
    old.store.append(&id, 0, stored.log, Some(note)).await.expect("it is kept");
    assert_eq!(shown(&there.get("/me/games").await.text).len(), 1);
    assert!(old.store.records().untold(PersonId(1)).await.expect("it reads").is_empty());
}
