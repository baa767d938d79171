//! Whole games by the API, and what is refused on the way.

use std::sync::Arc;

use serde_json::{Value, json};
use store::Store;
use tokio::time::{Duration, Instant};

use crate::api_client::{Program, token};
use crate::browser::Site;
use crate::playing::proved;
use crate::slow::Slow;

#[tokio::test]
async fn a_table_of_rawsiko_has_the_order_of_the_manual_in_its_record() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    let body = json!({ "game": "rawsiko", "players": 3, "options": { "turns": "3" }, "level": 1 });
    let table = bot.open(body).await;
    let mut now = bot.post(&format!("{table}/nonce"), json!({})).await.table();
    while now["stage"] != "over" {
        let legal: Vec<&str> =
            now["legal"].as_array().expect("a list").iter().filter_map(|one| one["step"].as_str()).collect();
        let step = legal.iter().find(|step| **step == "end").or(legal.first()).expect("something to do");
        now = bot.post(&format!("{table}/steps"), json!({ "step": step, "seen": now["version"] })).await.table();
    }
    let record = bot.get(&format!("{table}/record")).await.text;
    assert!(record.contains("\noption order fixed\n") && record.contains("\nturns 3\n"), "{record}");
}

#[tokio::test]
async fn a_whole_game_against_bots_ends_with_a_record_that_is_proved() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    let body = json!({ "game": "ra", "players": 3, "options": { "scores": "open" }, "who": "bots", "level": 2 });
    let table = bot.open(body).await;
    let before = bot.get(&table).await.table();
    assert_eq!(
        (&before["stage"], &before["view"], &before["options"]["scores"]),
        (&"dealing".into(), &json!(null), &"open".into())
    );
    assert_eq!(bot.get(&format!("{table}/record")).await.refusal(), (409, "not_over".to_owned()));
    let mut now = bot.post(&format!("{table}/nonce"), json!({ "nonce": "5a".repeat(16) })).await.table();
    let mut steps = 0;
    while now["stage"] != "over" {
        assert_eq!(now["viewer"], now["to_act"], "quick bots have played by now");
        let legal = now["legal"].as_array().expect("a list");
        let step = &legal[steps % legal.len()]["step"];
        now = bot.post(&format!("{table}/steps"), json!({ "step": step, "seen": now["version"] })).await.table();
        steps += 1;
    }
    assert!(now["legal"] == json!([]) && now["to_act"].is_null() && now["view"]["winner"].is_u64(), "{now}");
    let record = bot.get(&format!("{table}/record")).await;
    proved(&record.text);
    let next = bot.post(&format!("{table}/next"), json!({})).await.table();
    assert!(next["id"] != now["id"] && next["seats"].as_array().is_some_and(|seats| seats.len() == 3));
    let same = bot.post(&format!("{table}/next"), json!({})).await.table();
    assert_eq!(same["id"], next["id"]);
}

#[tokio::test]
async fn friends_meet_at_a_table_and_in_the_lobby() {
    let site = Site::new();
    let (anna, bela) = (Program::new(&site).await, Program::new(&site).await);
    let table = anna.open(json!({ "players": 3, "who": "open" })).await;
    let lobby = bela.get("/lobby").await.json();
    assert_eq!(format!("/tables/{}", lobby["tables"][0]["id"].as_str().expect("an id")), table);
    assert_eq!(lobby["tables"][0]["seats"][0]["mine"], false);
    assert_eq!(bela.post(&format!("{table}/nonce"), json!({})).await.refusal(), (403, "not_seated".to_owned()));
    assert_eq!(anna.post(&format!("{table}/nonce"), json!({})).await.refusal(), (409, "not_begun".to_owned()));
    let sat = bela.post(&format!("{table}/sit"), json!({})).await.table();
    assert_eq!((&sat["viewer"], &sat["seats"][1]["mine"]), (&json!(1), &json!(true)));
    assert_eq!(bela.post(&format!("{table}/sit"), json!({ "seat": 0 })).await.refusal().1, "seat_taken");
    assert_eq!(bela.post(&format!("{table}/sit"), json!({ "seat": 4 })).await.refusal().1, "no_such_seat");
    let full = anna.post(&format!("{table}/sit"), json!({ "seat": 2, "who": "bot", "level": 1 })).await.table();
    assert_eq!(
        (&full["stage"], &full["seats"][2]["sitter"], &full["seats"][2]["has_nonce"]),
        (&"dealing".into(), &"bot".into(), &true.into())
    );
    assert_eq!(anna.get("/lobby").await.json()["tables"], json!([]));
    for program in [&anna, &bela] {
        let given = program.post(&format!("{table}/nonce"), json!({})).await.table();
        assert_eq!(given["seats"][given["viewer"].as_u64().expect("a seat") as usize]["has_nonce"], true);
    }
    let mine = bela.get("/me/tables").await.json();
    assert_eq!((mine["tables"].as_array().map(Vec::len), &mine["tables"][0]["stage"]), (Some(1), &"playing".into()));
    let left = anna.post(&format!("{table}/leave"), json!({})).await.table();
    assert_eq!(left["seats"][0]["sitter"], "stand_in");
    assert_eq!(anna.post(&format!("{table}/back"), json!({})).await.table()["seats"][0]["sitter"], "person");
}

#[tokio::test]
async fn lessons_are_in_no_list() {
    let site = Site::new();
    let mut anna = site.browser();
    let lesson = anna.open("/learn", &[("lesson", "ra-first"), ("chapter", "1")]).await;
    let game = anna.play(&[("players", "3"), ("level", "1")]).await;
    let program = Program { router: site.app.router(), token: Some(token(&mut anna).await) };
    let mine = program.get("/me/tables").await.json();
    let ids: Vec<&str> = mine["tables"].as_array().into_iter().flatten().filter_map(|one| one["id"].as_str()).collect();
    assert_eq!(ids, [game.trim_start_matches("/t/")], "and not {lesson}");
    assert_eq!(program.get("/lobby").await.json()["tables"], json!([]));
}

#[tokio::test]
async fn a_table_has_the_clock_that_was_asked_for_and_says_so() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    for wrong in [json!("5s"), json!("31d"), json!("soon"), json!("2m+"), json!(2)] {
        let refused = bot.post("/tables", json!({ "who": "open", "clock": wrong })).await.refusal();
        assert_eq!(refused, (400, "bad_request".to_owned()), "{wrong}");
    }
    let refused = bot.post("/tables", json!({ "options": { "clock": "2m" } })).await.refusal();
    assert_eq!(refused, (400, "bad_request".to_owned()), "a clock is no option of the game");

    let table = bot.open(json!({ "who": "open", "players": 3, "clock": "10m+10s" })).await;
    bot.open(json!({ "who": "open", "clock": "none" })).await;
    for list in ["/lobby", "/me/tables"] {
        let json = bot.get(list).await.json();
        let mut clocks: Vec<&str> = json["tables"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|one| one["clock"].as_str().unwrap_or("none"))
            .collect();
        clocks.sort_unstable();
        assert_eq!(clocks, ["10m+10s", "none"], "{list}");
    }
    let page = site.browser().get("/").await.text;
    assert_eq!(page.matches(" · 10 min + 10 s").count(), 1, "the list of open tables says it too: {page}");

    let gathering = bot.get(&table).await.table();
    assert_eq!((&gathering["clock"], &gathering["due_at"]), (&json!("10m+10s"), &json!(null)));
    for seat in [1, 2] {
        bot.post(&format!("{table}/sit"), json!({ "seat": seat, "who": "bot", "level": 1 })).await.table();
    }
    let dealt = bot.post(&format!("{table}/nonce"), json!({})).await.table();
    assert_eq!((&dealt["stage"], &dealt["to_act"]), (&json!("playing"), &dealt["viewer"]));
    assert!(dealt["due_at"].as_i64().is_some_and(|due| due > 0), "{dealt}");
}

#[tokio::test]
async fn a_step_is_taken_once_from_what_was_seen_and_can_be_taken_back() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    let (table, dealt) = bot.play().await;
    let (steps, undo) = (format!("{table}/steps"), format!("{table}/undo"));
    for (step, code) in
        [("bid 16", "illegal"), ("fly", "illegal"), ("draw pharaoh", "illegal"), ("\u{1f319}", "illegal")]
    {
        assert_eq!(
            bot.post(&steps, json!({ "step": step, "seen": dealt["version"] })).await.refusal(),
            (409, code.to_owned())
        );
    }
    let body = json!({ "step": dealt["legal"][0]["step"], "seen": dealt["version"] });
    let after = bot.post(&steps, body.clone()).await.table();
    assert_eq!(bot.post(&steps, body).await.refusal(), (409, "stale".to_owned()));
    assert_eq!(bot.get(&table).await.table()["version"], after["version"], "nothing was changed");
    assert_eq!(bot.post(&undo, json!({ "seen": 0 })).await.refusal(), (409, "stale".to_owned()));
    let back = bot.post(&undo, json!({ "seen": after["version"] })).await.table();
    assert_eq!(back["view"], dealt["view"], "the table is as it was");
}

#[tokio::test]
async fn secrets_are_absent_not_hidden() {
    let site = Site::new();
    let (mut anna_page, mut bela_page) = (site.browser(), site.browser());
    let (anna_token, bela_token) = (token(&mut anna_page).await, token(&mut bela_page).await);
    let program = |token: Option<String>| Program { router: site.app.router(), token };
    let (anna, bela, eve) = (program(Some(anna_token)), program(Some(bela_token)), program(None));
    let table = anna.open(json!({ "players": 2, "who": "friends" })).await;
    bela.post(&format!("{table}/sit"), json!({})).await.table();
    let nonce = "5a".repeat(16);
    for one in [&anna, &bela] {
        one.post(&format!("{table}/nonce"), json!({ "nonce": nonce })).await.table();
    }
    let scores = |view: &serde_json::Value| {
        let seats = view["view"]["seats"].as_array().expect("seats").clone();
        seats.iter().map(|seat| seat.get("score").is_some()).collect::<Vec<_>>()
    };
    for query in ["", "?as=0", "?as=1"] {
        let path = format!("{table}{query}");
        assert_eq!(scores(&anna.get(&path).await.table()), [true, false]);
        assert_eq!(scores(&bela.get(&path).await.table()), [false, true]);
        let seen = eve.get(&path).await;
        assert_eq!(
            (scores(&seen.table()), &seen.table()["viewer"], &seen.table()["legal"]),
            (vec![false; 2], &json!(null), &json!([]))
        );
        assert!(!seen.text.contains(&nonce) && !seen.text.contains("\"secret\""));
    }
    // The token of one person, the cookie of another: only the token counts.
    let id = table.trim_start_matches("/tables/");
    assert!(anna_page.get(&format!("/t/{id}")).await.text.contains("data-seat=\"a\""), "the person sits there too");
    let mut request = bela.request(axum::http::Method::GET, &table).body(axum::body::Body::empty()).expect("a request");
    let cookie = format!("khepri={}", anna_page.cookies["khepri"]);
    request.headers_mut().insert("cookie", cookie.parse().expect("a value"));
    assert_eq!(bela.send(request).await.table()["viewer"], 1);
}

#[tokio::test]
async fn one_person_may_have_all_chairs() {
    let site = Site::new();
    let bot = Program::new(&site).await;
    let table = bot.open(json!({ "players": 2, "who": "hotseat" })).await;
    let dealt = bot.post(&format!("{table}/nonce"), json!({})).await.table();
    assert_eq!((&dealt["stage"], &dealt["viewer"]), (&"playing".into(), &json!(null)), "nobody's secrets unasked");
    let seat = dealt["to_act"].as_u64().expect("a seat");
    let seen = bot.get(&format!("{table}?as={seat}")).await.table();
    let step = json!({ "step": seen["legal"][0]["step"], "seen": seen["version"], "as": seat });
    assert_eq!(
        bot.post(&format!("{table}/steps"), json!({ "step": "draw", "seen": seen["version"], "as": 1 - seat }))
            .await
            .refusal()
            .1,
        "not_your_turn"
    );
    assert_eq!(bot.post(&format!("{table}/steps"), step).await.status, 200);
}

/// The table when it is the person's to decide: until then bots think.
async fn my_turn(bot: &Program, table: &str) -> Value {
    loop {
        let now = bot.get(table).await.table();
        if now["legal"] != json!([]) {
            return now;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_answers_while_the_step_of_a_bot_waits_for_the_store() {
    let slow = Arc::new(Slow::default());
    let site = Site::over(Arc::clone(&slow) as Arc<dyn Store>);
    let bot = Program::new(&site).await;
    let table = bot.open(json!({ "game": "ra", "players": 2, "level": 4 })).await;
    bot.post(&format!("{table}/nonce"), json!({})).await.table();
    let now = my_turn(&bot, &table).await;
    // The person's own step is kept; that of the bot after it is not.
    slow.fail_after(1);
    bot.post(&format!("{table}/steps"), json!({ "step": now["legal"][0]["step"], "seen": now["version"] }))
        .await
        .table();
    slow.failed().await;
    let asked = Instant::now();
    assert_eq!(bot.get(&table).await.table()["legal"], json!([]), "the bot has not played");
    assert!(asked.elapsed() < Duration::from_secs(1), "{:?}", asked.elapsed());
    tokio::time::sleep(Duration::from_secs(3)).await;
    my_turn(&bot, &table).await;
}
