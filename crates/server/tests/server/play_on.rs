//! Playing on from a step: what was played stands, the luck is new, and the record says and proves what it can.

use axum::http::StatusCode;

use crate::api_client::Program;
use crate::browser::{Browser, Site, between};
use crate::class::{Lesson, act, id};

/// The steps of a record, without its header.
fn steps(record: &str) -> Vec<&str> {
    let words = ["draw ", "invoke", "god ", "done", "bid ", "pass", "discard ", "undo "];
    record.lines().filter(|line| words.iter().any(|word| line.starts_with(word))).collect()
}

/// A finished game against bots.
async fn finished(anna: &mut Browser) -> String {
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    anna.play_on(&table).await;
    table
}

fn proof(record: &str) -> record::Proof {
    let text = record::RecordTexts::new(record.as_bytes()).next().expect("one").expect("read").expect("lines");
    let game = record::read::<record::states::Ra>(&text).expect("a sound record");
    assert!(game.warnings.is_empty(), "{:?}", game.warnings);
    record::prove(&game).expect("its luck is proved")
}

#[tokio::test]
async fn a_finished_game_goes_on_from_any_step_with_new_luck() {
    let site = Site::new();
    let mut anna = site.browser();
    let old = finished(&mut anna).await;
    let before = anna.get(&format!("{old}/record")).await.text;
    // Somebody else, who never was here, plays on from the shared replay.
    let mut eve = site.browser();
    let ask = eve.get(&format!("{old}/step/20/play")).await;
    assert!(ask.status == StatusCode::OK && ask.text.contains("name=\"seat\""));
    let new = eve.open(&format!("{old}/step/20/play"), &[("who", "bots"), ("seat", "1"), ("level", "1")]).await;
    assert!(eve.get(&new).await.text.contains("from step 20"), "the room says where it began");
    eve.give_nonce(&new).await;
    let page = eve.get(&new).await;
    assert!(page.text.contains(&format!("{new}/step/20\"")), "the chronicle has what was played");
    eve.play_on(&new).await;
    let after = eve.get(&format!("{new}/record")).await.text;
    assert!(after.contains("\nfair 2 after 20\n") && after.contains(&format!("\nx-from {old}/step/20\n")), "{after}");
    assert_eq!(steps(&after)[..20], steps(&before)[..20], "what was played stands");
    assert_ne!(steps(&after)[20..], steps(&before)[20..]);
    let proof = proof(&after);
    assert!(proof.after == Some(20) && proof.outcomes > 0 && !proof.setup && proof.finished);
    let commitment = |text: &str| between(text, "\ncommitment ", "\n").map(str::to_owned);
    assert_ne!(commitment(&after), commitment(&before));
}

#[tokio::test]
async fn it_goes_on_with_friends_and_after_a_restart() {
    let site = Site::new();
    let mut anna = site.browser();
    let old = finished(&mut anna).await;
    let new = anna.open(&format!("{old}/step/7/play"), &[("who", "friends"), ("seat", "0")]).await;
    let mut bela = site.browser();
    bela.post(&format!("{new}/sit"), &[("seat", "2"), ("who", "me")]).await;
    anna.post(&format!("{new}/sit"), &[("seat", "1"), ("who", "bot"), ("level", "1")]).await;
    anna.give_nonce(&new).await;
    bela.give_nonce(&new).await;
    let again = site.again();
    (anna.router, bela.router) = (again.browser().router, again.browser().router);
    while anna.step(&new, "").await.is_some() || bela.step(&new, "").await.is_some() {}
    assert_eq!(proof(&anna.get(&format!("{new}/record")).await.text).after, Some(7));
}

#[tokio::test]
async fn what_was_taken_over_is_not_taken_back_and_an_undo_brings_the_same_luck() {
    let mut anna = Site::new().browser();
    let old = finished(&mut anna).await;
    let new = anna.open(&format!("{old}/step/9/play"), &[("who", "bots"), ("seat", "0"), ("level", "1")]).await;
    anna.give_nonce(&new).await;
    for _ in 0..6 {
        anna.step(&new, "").await;
    }
    loop {
        let page = anna.get(&new).await;
        let undone = anna.ask(&format!("{new}/undo"), &[("seen", page.version())]).await;
        if undone.status != StatusCode::NO_CONTENT {
            assert_eq!(undone.error(), "nothing_to_undo");
            break;
        }
    }
    anna.play_on(&new).await;
    let record = anna.get(&format!("{new}/record")).await.text;
    assert!(record.contains("\nundo "));
    assert_eq!(proof(&record).after, Some(9));
    let next = anna.open(&format!("{new}/again"), &[]).await;
    anna.play_on(&next).await;
    let again = anna.get(&format!("{next}/record")).await.text;
    assert!(again.contains("\nx-again ") && again.contains("\nfair 2 after 9\n"), "{again}");
    proof(&again);
}

#[tokio::test]
async fn while_people_play_nobody_plays_on_elsewhere() {
    let site = Site::new();
    let (mut anna, mut bela, mut eve) = (site.browser(), site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "2"), ("who", "friends")]).await;
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    anna.give_nonce(&table).await;
    bela.give_nonce(&table).await;
    for browser in [&mut anna, &mut bela, &mut eve] {
        let path = format!("{table}/step/0/play");
        assert_eq!(browser.get(&path).await.status, StatusCode::FORBIDDEN);
        let refused = browser.ask(&path, &[("who", "bots"), ("seat", "0")]).await;
        assert_eq!((refused.status, refused.error()), (StatusCode::FORBIDDEN, "still_runs".to_owned()));
    }
    // Alone against bots there is nobody to look away from.
    let mut dora = site.browser();
    let table = dora.play(&[("players", "2"), ("level", "1")]).await;
    dora.step(&table, "").await;
    let path = format!("{table}/step/1/play");
    let ask = dora.get(&path).await;
    assert_eq!(ask.status, StatusCode::OK);
    assert_eq!(eve.get(&path).await.status, StatusCode::FORBIDDEN);
    // Which chair is hers is left to chance.
    let hers = between(&ask.text, "name=\"seat\" value=\"", "\"").expect("her chair").to_owned();
    dora.open(&path, &[("who", "bots"), ("seat", &hers), ("level", "1")]).await;
}

/// Every door to a copy of a game: its page, its form as browsers and scripts send it.
async fn doors(browser: &mut Browser, path: &str, seat: &str) -> [(StatusCode, String); 3] {
    let fields = [("who", "bots"), ("seat", seat), ("level", "1")];
    let (page, form) = (browser.get(path).await, browser.post(path, &fields).await);
    let script = browser.ask(path, &fields).await;
    [(page.status, String::new()), (form.status, String::new()), (script.status, script.error())]
}

#[tokio::test]
async fn nobody_plays_on_from_a_running_table_of_a_class() {
    let mut lesson = Lesson::of(1).await;
    lesson.lead("seat", &[]).await;
    let table = lesson.table(0).await;
    while act(&mut lesson.pupils[0], &table).await.status != StatusCode::NO_CONTENT {
        tokio::task::yield_now().await;
    }
    let path = format!("{table}/step/0/play");
    let refused =
        |status: StatusCode, word: &str| [(status, String::new()), (status, String::new()), (status, word.to_owned())];
    // Only bots sit beside the pupil; one of their chairs may be a latecomer's.
    for seat in ["0", "1", "2"] {
        let told = doors(&mut lesson.pupils[0], &path, seat).await;
        assert_eq!(told, refused(StatusCode::FORBIDDEN, "still_runs"), "{seat}");
        assert_eq!(doors(&mut lesson.teacher, &path, seat).await, refused(StatusCode::FORBIDDEN, "still_runs"));
        let mut eve = lesson.site.browser();
        assert_eq!(doors(&mut eve, &path, seat).await, refused(StatusCode::FORBIDDEN, "not_in_class"));
    }
    let page = lesson.pupils[0].get(&format!("{table}/step/1")).await;
    assert!(page.status == StatusCode::OK && !page.text.contains("/step/1/play"), "no link leads there");
    for path in ["what-if", "record"] {
        assert!(!lesson.pupils[0].ask(&format!("{table}/{path}"), &[]).await.status.is_success(), "{path}");
        assert_eq!(lesson.pupils[0].get(&format!("{table}/{path}")).await.status, StatusCode::CONFLICT, "{path}");
    }
    let mine = ["a", "b", "c"].map(|seat| format!("{table}/step/0?seat={seat}"));
    let mut seen = 0;
    for path in &mine {
        seen += usize::from(lesson.pupils[0].get(path).await.status == StatusCode::OK);
        assert_eq!(lesson.teacher.get(path).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(seen, 1, "one's own view and no other");
    // Programs have no such door at all.
    let document = Program::stranger(&lesson.site).get("/openapi.json").await.json();
    let paths: Vec<&String> = document["paths"].as_object().expect("paths").keys().collect();
    assert!(
        paths.iter().all(|path| !path.contains("step/") && !path.contains("play") && !path.contains("what")),
        "{paths:?}"
    );
    assert_eq!(lesson.site.store.tables_of(store::PersonId(2), 9).await.expect("kept").len(), 1, "there is no copy");
    // When it is over everything is open.
    lesson.lead("finish", &[("table", "1")]).await;
    while !lesson.log(&table).await.iter().any(|line| line == "over") {
        tokio::task::yield_now().await;
    }
    lesson.pupils[0].open(&path, &[("who", "bots"), ("seat", "1"), ("level", "1")]).await;
}

#[tokio::test]
async fn while_a_game_runs_one_plays_on_from_ones_own_chair_and_learns_nothing_of_it() {
    let site = Site::new();
    let mut anna = site.browser();
    let table = anna.play(&[("game", "rawsiko"), ("players", "3"), ("level", "1")]).await;
    let page = anna.get(&format!("{table}/step/0/play")).await;
    assert_eq!(page.status, StatusCode::OK);
    let chairs: Vec<&str> = page.text.split("name=\"seat\" value=\"").skip(1).map(|rest| &rest[..1]).collect();
    let [mine] = chairs[..] else { panic!("one's own chair is offered, and no other: {chairs:?}") };
    let path = format!("{table}/step/0/play");
    for seat in ["0", "1", "2"].into_iter().filter(|seat| *seat != mine) {
        for (_, word) in &doors(&mut anna, &path, seat).await[2..] {
            assert_eq!(word, "other_seat");
        }
    }
    let place: usize = mine.parse().expect("a number");
    let (mut own, mut others) = (Vec::new(), std::collections::BTreeSet::new());
    for who in ["bots", "friends"].repeat(4) {
        let copy = anna.open(&path, &[("who", who), ("seat", mine), ("level", "1")]).await;
        let stored = site.store.load_table(&id(&copy)).await.expect("the store works").expect("a table");
        let line = stored.log.iter().find_map(|line| line.text.strip_prefix("setup objectives ")).expect("the cards");
        let mut cards: Vec<String> = line.split_whitespace().filter(|word| *word != "/").map(str::to_owned).collect();
        own.push(cards.remove(place));
        others.insert(cards);
    }
    assert!(own.windows(2).all(|pair| pair[0] == pair[1]), "one's own card stays: {own:?}");
    assert!(others.len() > 3, "the others' are drawn anew: {others:?}");
}

#[tokio::test]
async fn wrong_wishes_are_refused_and_open_nothing() {
    let mut anna = Site::new().browser();
    let old = finished(&mut anna).await;
    let last = between(&anna.get(&format!("{old}/step/0")).await.text, "data-last=\"", "\"").map(str::to_owned);
    let over = anna.ask(&format!("{old}/step/{}/play", last.expect("a reel")), &[("who", "bots"), ("seat", "0")]).await;
    assert_eq!(over.error(), "over");
    let path = format!("{old}/step/3/play");
    for fields in [
        &[("who", "bots")][..],
        &[("who", "bots"), ("seat", "3")],
        &[("who", "nobody"), ("seat", "0")],
        &[("who", "bots"), ("seat", "0"), ("level", "9")],
    ] {
        assert_eq!(anna.ask(&path, fields).await.error(), "bad_form", "{fields:?}");
    }
    assert_eq!(
        anna.ask(&format!("{old}/step/9999/play"), &[("who", "bots"), ("seat", "0")]).await.error(),
        "no_such_step"
    );
}
