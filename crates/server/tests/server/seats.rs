//! Who sits where: leaving, coming back, bots for those who are away, several at one screen.

use axum::http::StatusCode;
use tokio::time::{Duration, advance};

use crate::browser::{Browser, Site};

async fn pair(site: &Site, scores: &str) -> (Browser, Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "2"), ("who", "friends"), ("scores", scores)]).await;
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    anna.give_nonce(&table).await;
    bela.give_nonce(&table).await;
    (anna, bela, table)
}

#[tokio::test]
async fn a_bot_plays_for_whoever_leaves_and_gives_the_chair_back() {
    let site = Site::new();
    let (mut anna, mut bela, table) = pair(&site, "open").await;
    let left = bela.post(&format!("{table}/leave"), &[]).await;
    assert_eq!(left.to(), "/");
    assert!(bela.get(&table).await.steps().is_empty(), "a bot decides");
    for _ in 0..5 {
        assert!(anna.step(&table, "").await.is_some(), "the bot has answered");
    }
    assert_eq!(bela.ask(&format!("{table}/back"), &[]).await.status, StatusCode::NO_CONTENT);
    let page = anna.get(&table).await;
    let mover = if page.steps().is_empty() { &mut bela } else { &mut anna };
    assert!(mover.step(&table, "").await.is_some());
    assert_eq!(bela.ask(&format!("{table}/undo"), &[("seen", "0")]).await.error(), "stale", "the chair is theirs");
}

#[tokio::test]
async fn the_log_of_a_table_has_an_end_however_often_chairs_change() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.open("/tables", &[("players", "2"), ("who", "friends")]).await;
    let sit = format!("{table}/sit");
    let mut changed = 0;
    for who in ["bot", "free"].into_iter().cycle().take(1100) {
        let done = anna.ask(&sit, &[("seat", "1"), ("who", who), ("level", "1")]).await;
        changed += usize::from(done.status == StatusCode::NO_CONTENT);
    }
    let id = crate::class::id(&table);
    let lines = site.store.load_table(&id).await.expect("kept").expect("there").log.len();
    assert!(changed == 100 && (100..160).contains(&lines), "{changed} changes, {lines} lines");
    assert!(anna.ask(&format!("{table}/leave"), &[]).await.status.is_success(), "leaving she may");
}

#[tokio::test]
async fn whoever_changes_chairs_too_often_keeps_nobody_else_from_the_table() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "2"), ("who", "open")]).await;
    let sit = format!("{table}/sit");
    let here = [("seat", "1"), ("who", "me")];
    for stranger in 0..11 {
        let mut eve = site.browser();
        let mut refused = false;
        for _ in 0..110 {
            let done = eve.ask(&sit, &here).await;
            refused = done.status == StatusCode::TOO_MANY_REQUESTS;
            eve.ask(&format!("{table}/leave"), &[]).await;
        }
        assert!(refused, "stranger {stranger}");
    }
    assert_eq!(bela.ask(&sit, &here).await.status, StatusCode::NO_CONTENT, "the chair is free for Bela");
}

#[tokio::test]
async fn a_table_that_everybody_left_waits() {
    let mut anna = Site::new().browser();
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    anna.step(&table, "").await;
    anna.post(&format!("{table}/leave"), &[]).await;
    let version = anna.get(&table).await.version().to_owned();
    assert_eq!(anna.get(&table).await.version(), version);
    anna.ask(&format!("{table}/back"), &[]).await;
    assert!(anna.step(&table, "").await.is_some());
}

#[tokio::test(start_paused = true)]
async fn a_bot_is_called_in_only_for_somebody_who_is_long_gone() {
    let site = Site::new();
    let (mut anna, _bela, table) = pair(&site, "open").await;
    let bot = [("seat", "1"), ("who", "bot"), ("level", "2")];
    assert_eq!(anna.ask(&format!("{table}/sit"), &bot).await.error(), "still_here");
    advance(Duration::from_secs(61)).await;
    assert_eq!(anna.ask(&format!("{table}/sit"), &bot).await.status, StatusCode::NO_CONTENT);
}

#[tokio::test(start_paused = true)]
async fn a_bot_is_offered_for_whom_and_from_when_it_may_be_called() {
    let site = Site::ticking(std::sync::Arc::new(store::Memory::new()));
    let (mut anna, mut bela, table) = pair(&site, "open").await;
    anna.post("/me/name", &[("name", "Anna")]).await;
    bela.post("/me/name", &[("name", "Anna")]).await;
    let page = anna.get(&table).await;
    let waits = if page.steps().is_empty() { &mut anna } else { &mut bela };
    let call = |text: &str| crate::browser::between(text, "call-bot", "</form>").map(str::to_owned).unwrap_or_default();
    advance(Duration::from_secs(20)).await;
    let page = waits.get(&table).await.text;
    assert!(
        page.contains("class=\"tag think away\"") && !page.contains("class=\"tag think\""),
        "whoever is away does not think"
    );
    let early = call(&page);
    assert!(early.contains("disabled data-in=\"40\"") && early.contains("in 40 s"), "{early}");
    assert!(early.contains("Let a bot play for Anna"), "{early}");
    advance(Duration::from_secs(40)).await;
    let late = call(&waits.get(&table).await.text);
    assert!(late.contains("Let a bot play for Anna") && !late.contains("disabled"), "{late}");
}

#[tokio::test(start_paused = true)]
async fn whoever_plays_without_a_script_is_not_gone() {
    let site = Site::new();
    let (mut anna, mut bela, table) = pair(&site, "open").await;
    let bot = [("seat", "0"), ("who", "bot"), ("level", "1")];
    advance(Duration::from_secs(50)).await;
    anna.get(&table).await;
    advance(Duration::from_secs(50)).await;
    assert_eq!(bela.ask(&format!("{table}/sit"), &bot).await.error(), "still_here");
    advance(Duration::from_secs(11)).await;
    assert_eq!(bela.ask(&format!("{table}/sit"), &bot).await.status, StatusCode::NO_CONTENT);
    let id = store::TableId::new(table.trim_start_matches("/t/")).expect("a name");
    let log = site.store.load_table(&id).await.expect("kept").expect("there").log;
    assert!(log.iter().any(|line| line.text == "sit 0 standin 3"), "an opponent does not choose how well it plays");
}

#[tokio::test(start_paused = true)]
async fn one_who_never_comes_does_not_hold_up_a_table() {
    let site = Site::new();
    for (who, page) in [("bot", "id=\"table\""), ("free", "id=\"room\"")] {
        let (mut anna, mut bela) = (site.browser(), site.browser());
        let table = anna.open("/tables", &[("players", "2"), ("who", "open")]).await;
        let sit = format!("{table}/sit");
        bela.post(&sit, &[("seat", "1"), ("who", "me")]).await;
        anna.give_nonce(&table).await;
        let without = [("seat", "1"), ("who", who), ("level", "1")];
        assert_eq!(anna.ask(&sit, &without).await.error(), "still_here");
        advance(Duration::from_secs(61)).await;
        assert!(anna.get(&table).await.text.contains(&format!("name=\"who\" value=\"{who}\"")), "it can be done");
        assert_eq!(site.browser().ask(&sit, &without).await.error(), "not_seated");
        assert_eq!(anna.ask(&sit, &without).await.status, StatusCode::NO_CONTENT);
        assert!(anna.get(&table).await.text.contains(page));
        assert_eq!(site.browser().get("/").await.text.contains(&table), who == "free", "the lobby knows");
    }
}

#[tokio::test]
async fn whoever_is_forgotten_has_left_all_tables() {
    let site = Site::new();
    let (mut anna, mut bela, playing) = pair(&site, "open").await;
    let waiting = bela.open("/tables", &[("players", "2"), ("who", "open")]).await;
    let joined = anna.open("/tables", &[("players", "2"), ("who", "open")]).await;
    bela.post(&format!("{joined}/sit"), &[("seat", "1"), ("who", "me")]).await;
    bela.post("/me/forget", &[("sure", "yes")]).await;
    for _ in 0..5 {
        assert!(anna.step(&playing, "").await.is_some(), "a bot plays on");
    }
    let lobby = site.browser().get("/").await.text;
    assert!(!lobby.contains(&waiting), "nobody waits there");
    assert!(lobby.contains(&joined), "its chair is free again");
}

#[tokio::test]
async fn before_the_game_people_move_and_leave() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "3"), ("who", "friends")]).await;
    let sit = format!("{table}/sit");
    assert_eq!(bela.ask(&sit, &[("seat", "0"), ("who", "me")]).await.error(), "seat_taken");
    assert_eq!(bela.ask(&sit, &[("seat", "4"), ("who", "me")]).await.error(), "bad_form");
    assert_eq!(bela.ask(&sit, &[("seat", "1"), ("who", "bot")]).await.error(), "not_seated");
    bela.ask(&sit, &[("seat", "1"), ("who", "me")]).await;
    bela.ask(&sit, &[("seat", "2"), ("who", "me")]).await;
    assert_eq!(anna.ask(&sit, &[("seat", "1"), ("who", "bot"), ("level", "1")]).await.status, StatusCode::NO_CONTENT);
    assert_eq!(anna.ask(&sit, &[("seat", "2"), ("who", "free")]).await.error(), "still_here");
    anna.ask(&format!("{table}/leave"), &[]).await;
    let room = bela.get(&table).await;
    assert!(room.text.contains("id=\"room\"") && room.text.contains("name=\"who\" value=\"me\""), "a chair is free");
    assert_eq!(bela.ask(&format!("{table}/act"), &[("step", "draw"), ("seen", "0")]).await.error(), "not_begun");
}

#[tokio::test]
async fn at_one_screen_a_curtain_hangs_between_seats_where_cards_are_secret() {
    let site = Site::new();
    let mut anna = site.browser();
    let agreed = [("game", "rawsiko"), ("players", "3"), ("who", "hotseat"), ("objectives", "secret")];
    let table = anna.open("/tables", &agreed).await;
    anna.give_nonce(&table).await;
    let curtain = anna.get(&table).await;
    assert!(curtain.text.contains("class=\"curtain\"") && curtain.steps().is_empty());
    let seat = ["0", "1", "2"].into_iter().find(|seat| curtain.text.contains(&format!("?as={seat}"))).expect("a seat");
    let other = if seat == "0" { "1" } else { "0" };
    assert!(anna.get(&format!("{table}?as={other}")).await.text.contains("class=\"curtain\""));
    let open = anna.get(&format!("{table}?as={seat}")).await;
    assert!(open.text.contains("id=\"table\""));
    let fields = [("step", "end"), ("seen", open.version()), ("as", other)];
    let wrong = anna.ask(&format!("{table}/act"), &fields).await;
    assert_eq!(wrong.error(), "not_your_turn");
    let looker = site.browser().get(&table).await;
    assert!(!looker.text.contains("class=\"curtain\"") && looker.steps().is_empty(), "others just look on");
}

#[tokio::test]
async fn at_one_screen_a_hidden_score_is_veiled_and_no_curtain_falls() {
    let mut anna = Site::new().browser();
    let table = anna.open("/tables", &[("players", "3"), ("who", "hotseat"), ("scores", "hidden")]).await;
    anna.give_nonce(&table).await;
    for _ in 0..30 {
        let page = anna.get(&table).await.text;
        assert_eq!(page.matches("class=\"purse peek\"").count(), 1, "only the number of whoever decides, to press");
        assert!(!page.contains("class=\"tot\"") && !page.contains("class=\"curtain\""));
        assert!(anna.step(&table, "").await.is_some(), "one press a step");
    }
}

#[tokio::test]
async fn at_one_screen_nothing_is_hidden_unless_asked_for() {
    let mut anna = Site::new().browser();
    let table = anna.open("/tables", &[("players", "3"), ("who", "hotseat")]).await;
    anna.give_nonce(&table).await;
    for _ in 0..10 {
        assert!(anna.step(&table, "").await.is_some(), "the page follows whoever decides");
    }
    let page = anna.get(&table).await.text;
    assert!((1..=3).all(|number| page.contains(&format!("Player {number}"))), "whoever shares a screen goes by number");
}

/// A table at one screen with these names, dealt.
async fn shared(browser: &mut Browser, names: [&str; 3]) -> String {
    let fields = ["chair-0", "chair-1", "chair-2"].into_iter().zip(names);
    let fields: Vec<(&str, &str)> = [("players", "3"), ("who", "hotseat")].into_iter().chain(fields).collect();
    let table = browser.open("/tables", &fields).await;
    browser.give_nonce(&table).await;
    table
}

/// Whether a page names all of these.
fn names(page: &crate::browser::Page, called: &[&str]) {
    for name in called {
        assert!(page.text.contains(name), "{name} is not on {}", page.text);
    }
}

#[tokio::test]
async fn people_round_one_screen_are_called_as_they_like_until_whoever_named_them_is_forgotten() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = shared(&mut anna, [" Ana ", "", "Чед"]).await;
    names(&anna.get(&table).await, &["Ana", "Player 2", "Чед", "name=\"chair-2\""]);
    let path = format!("{table}/names");
    assert_eq!(anna.ask(&path, &[("chair-1", "Bela")]).await.status, StatusCode::NO_CONTENT);
    let all = ["Ana", "Bela", "Чед"];
    names(&site.browser().get(&table).await, &all);
    let mut elsewhere = anna.clone();
    elsewhere.router = site.again().browser().router;
    names(&elsewhere.get(&table).await, &all);
    names(&anna.get("/me/tables").await, &["Ana, Bela, Чед"]);
    let stored = async || site.store.load_table(&crate::class::id(&table)).await.expect("kept").expect("there");
    assert!(stored().await.log.iter().all(|line| !line.text.contains("Ana")), "the log knows nobody by name");

    anna.play_on(&table).await;
    for page in [table.clone(), format!("{table}/step/9"), format!("{table}/record"), "/me/games".to_owned()] {
        names(&anna.get(&page).await, &all);
    }
    let next = anna.post(&format!("{table}/rematch"), &[]).await.to();
    names(&anna.get(&next).await, &all);
    anna.post("/me/forget", &[("sure", "yes")]).await;
    for page in [&table, &next] {
        let text = site.browser().get(page).await.text;
        assert!(all.iter().all(|name| !text.contains(name)), "{text}");
    }
    let tables = [crate::class::id(&table), crate::class::id(&next)];
    assert_eq!(site.store.chair_names(&tables).await, Ok(Vec::new()));
}

#[tokio::test]
async fn a_name_that_cannot_be_used_names_nobody_at_one_screen() {
    let site = Site::new();
    let mut anna = site.browser();
    for (first, second) in [("Ana", "ANA"), ("fuck", ""), ("Scribe 2", ""), ("Player 2", ""), ("Jogador 3", "")] {
        let fields = [("players", "3"), ("who", "hotseat"), ("chair-0", first), ("chair-1", second)];
        assert_eq!(anna.ask("/tables", &fields).await.error(), "bad_name", "{first} {second}");
    }
    assert!(!anna.cookies.contains_key("khepri"), "no table was opened");
    let table = shared(&mut anna, ["Ana", "Player 2", ""]).await;
    let path = format!("{table}/names");
    for (chair, name, error) in [
        ("chair-1", "ana", "bad_name"),
        ("chair-1", "fuck", "bad_name"),
        ("chair-1", "Player 3", "bad_name"),
        ("chair-3", "Dora", "bad_form"),
    ] {
        assert_eq!(anna.ask(&path, &[(chair, name)]).await.error(), error, "{chair} {name}");
    }
    names(&anna.get(&table).await, &["Ana", "Player 2", "Player 3"]);
    assert_eq!(anna.ask(&path, &[("chair-0", "Bela"), ("chair-1", "Ana")]).await.status, StatusCode::NO_CONTENT);
    names(&anna.get(&table).await, &["Bela", "Ana"]);
    assert_eq!(anna.ask(&path, &[("chair-1", "")]).await.status, StatusCode::NO_CONTENT);
    names(&anna.get(&table).await, &["Bela", "Player 2"]);
    let mut eve = site.browser();
    eve.post("/me/name", &[("name", "Eve")]).await;
    assert_eq!(eve.ask(&path, &[("chair-1", "Eve")]).await.error(), "not_seated");
    let (mut carla, _, friends) = pair(&site, "open").await;
    assert_eq!(
        carla.ask(&format!("{friends}/names"), &[("chair-0", "C")]).await.error(),
        "bad_form",
        "people have names"
    );
}
