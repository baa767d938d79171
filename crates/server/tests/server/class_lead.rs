//! What whoever leads a class does, and what remains: a pause, moves, phrases, the clock of a lesson, the end of a day.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use store::{Memory, Store};
use tokio::time::advance;

use crate::browser::{Site, between};
use crate::class::{Lesson, act, id, legal, plain};
use crate::streams::Stream;

#[tokio::test]
async fn a_paused_table_refuses_steps_with_a_sentence_until_it_goes_on() {
    let mut lesson = Lesson::of(7).await;
    lesson.lead("seat", &[]).await;
    let (first, second) = (lesson.table(0).await, lesson.table(6).await);
    lesson.lead("hold", &[("table", "1"), ("hold", "on")]).await;
    let mover = lesson.whose_move(&first).await.expect("somebody moves");
    let page = lesson.pupils[mover].get(&first).await;
    assert!(page.text.contains("Look up: your teacher wants to say something."));
    let refused = act(&mut lesson.pupils[mover], &first).await;
    assert_eq!((refused.status, refused.error().as_str()), (StatusCode::CONFLICT, "paused"));
    assert!(refused.text.contains("The game is paused."));
    let undo = lesson.pupils[mover].ask(&format!("{first}/undo"), &[("seen", page.version())]).await;
    assert_eq!(undo.error(), "paused");
    let other = lesson.whose_move(&second).await.expect("the other table goes on");
    assert_eq!(act(&mut lesson.pupils[other], &second).await.status, StatusCode::NO_CONTENT);
    lesson.lead("hold", &[("table", "all"), ("hold", "on")]).await;
    lesson.lead("hold", &[("table", "all"), ("hold", "on")]).await;
    assert_eq!(lesson.log(&first).await.iter().filter(|line| *line == "hold").count(), 1, "once is enough");
    lesson.lead("hold", &[("table", "all"), ("hold", "off")]).await;
    assert_eq!(act(&mut lesson.pupils[mover], &first).await.status, StatusCode::NO_CONTENT);
    let bad = lesson.teacher.ask(&format!("{}/hold", lesson.path), &[("table", "9"), ("hold", "on")]).await;
    assert_eq!(bad.status, StatusCode::BAD_REQUEST);
    // Everything follows from the log: a new server says the same.
    lesson.lead("hold", &[("table", "1"), ("hold", "on")]).await;
    let mut back = lesson.pupils[mover].clone();
    back.router = lesson.site.again().app.router();
    assert!(back.get(&first).await.text.contains("Look up"));
}

#[tokio::test]
async fn bots_wait_while_their_table_is_paused() {
    let mut lesson = Lesson::of(1).await;
    lesson.lead("seat", &[]).await;
    let table = lesson.table(0).await;
    while legal(&mut lesson.pupils[0], &table).await.is_empty() {
        tokio::task::yield_now().await;
    }
    lesson.lead("hold", &[("table", "1"), ("hold", "on")]).await;
    let before = lesson.log(&table).await.len();
    // A latecomer takes a chair meanwhile, and still nobody plays.
    lesson.join("Lynx").await;
    lesson.lead("seat", &[]).await;
    let log = lesson.log(&table).await;
    assert!(log[before..].iter().all(|line| !line.starts_with("step")), "{:?}", &log[before..]);
    lesson.lead("hold", &[("table", "1"), ("hold", "off")]).await;
    assert_eq!(act(&mut lesson.pupils[0], &table).await.status, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn a_pupil_is_moved_renamed_and_sent_out() {
    let mut lesson = Lesson::of(7).await;
    lesson.lead("seat", &[]).await;
    let (from, to) = (lesson.table(0).await, lesson.table(6).await);
    let key = lesson.key("Otter A").await;
    // The other table has no chair of a bot.
    let refused = lesson.teacher.ask(&format!("{}/move", lesson.path), &[("pupil", &key), ("table", "2")]).await;
    assert_eq!(refused.error(), "table_full");
    let page = lesson.teacher.get(&lesson.path).await;
    assert!(!page.text.contains("<option value=\"2\">"), "and is not offered");
    assert_eq!(lesson.table(0).await, from, "they stay where they are");
    let gone = lesson.key("Otter G").await;
    let page = lesson.pupils[6].get(&to).await;
    let mut stream = Stream::open(&lesson.pupils[6], &format!("{to}/live?from={}", page.version())).await;
    assert_eq!(stream.next().await.map(|event| event.kind).as_deref(), Some("hello"));
    lesson.lead("remove", &[("pupil", &gone)]).await;
    assert!(stream.until_reload().await, "their stream ends");
    assert_eq!(lesson.pupils[6].get(&to).await.status, StatusCode::FORBIDDEN);
    assert_eq!(lesson.pupils[6].get(&lesson.path).await.status, StatusCode::NOT_FOUND);
    lesson.lead("move", &[("pupil", &key), ("table", "2")]).await;
    assert_eq!(lesson.table(0).await, to);
    assert_eq!(lesson.pupils[0].get(&from).await.to(), lesson.path, "and not where they were");
    assert!(lesson.pupils[0].get(&to).await.text.contains("Otter A"));
    // With the digits whoever was sent out may come again, under another name.
    let page = lesson.pupils[6].post("/class/join", &[("pin", &lesson.pin), ("nickname", "Otter A")]).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    let page = lesson.pupils[6].post("/class/join", &[("pin", &lesson.pin), ("nickname", "Heron")]).await;
    assert_eq!(page.to(), lesson.path);
    lesson.lead("nickname", &[("pupil", &key)]).await;
    let page = lesson.pupils[0].get(&to).await;
    assert!(!page.text.contains("Otter A"), "the nickname is gone");
    for bad in [("pupil", "999999"), ("pupil", "x")] {
        let page = lesson.teacher.ask(&format!("{}/remove", lesson.path), &[bad]).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST);
    }
}

#[tokio::test]
async fn phrases_are_off_until_they_are_allowed() {
    let mut lesson = Lesson::of(3).await;
    lesson.lead("seat", &[]).await;
    let table = lesson.table(0).await;
    let say = format!("{table}/say");
    assert!(!lesson.pupils[0].get(&table).await.text.contains("Well played!"));
    assert_eq!(lesson.pupils[0].ask(&say, &[("phrase", "2")]).await.error(), "in_class");
    lesson.lead("phrases", &[("phrases", "on")]).await;
    assert!(lesson.pupils[0].get(&table).await.text.contains("Well played!"));
    assert_eq!(lesson.pupils[0].ask(&say, &[("phrase", "2")]).await.status, StatusCode::NO_CONTENT);
    let heard = lesson.pupils[1].get(&table).await.text;
    let said = between(&heard, "class=\"saying\"", "class=\"holding\"").expect("a place for it");
    assert!(said.contains("Otter A") && said.contains("Well played!"), "{said}");
    assert_eq!(lesson.pupils[1].ask(&say, &[("phrase", "0")]).await.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(lesson.log(&table).await.iter().all(|line| !line.contains("say")), "it is kept nowhere");
    for bad in ["6", "x", "-1", "Hello there"] {
        assert_eq!(lesson.pupils[0].ask(&say, &[("phrase", bad)]).await.status, StatusCode::BAD_REQUEST, "{bad}");
    }
    lesson.lead("phrases", &[("phrases", "off")]).await;
    assert_eq!(lesson.pupils[2].ask(&say, &[("phrase", "2")]).await.error(), "in_class");
}

#[tokio::test(start_paused = true)]
async fn a_class_and_its_nicknames_are_gone_after_a_day() {
    let mut lesson = Lesson::ticking(3).await;
    let mut known = lesson.site.browser();
    known.post("/me/name", &[("name", "Anna Maria")]).await;
    known.post("/class/join", &[("pin", &lesson.pin), ("nickname", "Lynx")]).await;
    lesson.lead("seat", &[]).await;
    let table = lesson.table(0).await;
    let page = lesson.pupils[0].get(&table).await;
    assert!(page.text.contains("Lynx") && !page.text.contains("Anna Maria"), "the class knows nicknames only");
    advance(Duration::from_secs(24 * 60 * 60 - 1)).await;
    lesson.site.app.mind_classes().await;
    assert!(lesson.teacher.get(&lesson.path).await.status.is_success());
    advance(Duration::from_secs(2)).await;
    assert_eq!(lesson.teacher.get(&lesson.path).await.status, StatusCode::NOT_FOUND, "before anything is erased");
    let mut late = lesson.site.browser();
    assert_eq!(late.post("/class", &[("pin", &lesson.pin)]).await.status, StatusCode::NOT_FOUND);
    lesson.site.app.mind_classes().await;
    assert_eq!(lesson.site.store.classes().classes().await, Ok(Vec::new()));
    // The game stays, nameless, also for whom others know by a name.
    for browser in [&mut late, &mut known] {
        let page = browser.get(&table).await;
        assert!(page.status.is_success());
        for name in ["Otter", "Lynx", "Anna Maria</bdi>"] {
            assert!(!page.text.contains(name), "{name}");
        }
    }
    let person = lesson.pupils[0].get("/me").await;
    assert!(!person.text.contains("Otter"), "nobody knows who they were");
    assert!(known.get("/me").await.text.contains("Anna Maria"), "who was known before still is");
    let fresh = lesson.site.again();
    assert_eq!(fresh.store.classes().classes().await, Ok(Vec::new()));
}

#[tokio::test]
async fn a_leader_can_erase_a_class_at_once() {
    let mut lesson = Lesson::of(3).await;
    lesson.lead("seat", &[]).await;
    let table = lesson.table(0).await;
    let page = lesson.teacher.post(&format!("{}/erase", lesson.path), &[]).await;
    assert_eq!(page.to(), "/class");
    assert_eq!(lesson.site.store.classes().classes().await, Ok(Vec::new()));
    let page = lesson.site.browser().get(&table).await;
    assert!(page.status.is_success() && !page.text.contains("Otter"));
}

#[tokio::test]
async fn the_leader_sees_every_table_live() {
    let mut lesson = Lesson::of(2).await;
    let page = lesson.teacher.get(&lesson.path).await;
    let live = between(&page.text, "data-live=\"", "\"").expect("a stream").to_owned();
    let mut stream = Stream::open(&lesson.teacher, &live).await;
    let mut waits = Stream::open(&lesson.pupils[0], &format!("{}/live", lesson.path)).await;
    stream.next().await;
    lesson.join("Heron").await;
    let mut told = String::new();
    while !told.contains("Heron") {
        told = stream.frame().await.to_string();
    }
    lesson.lead("seat", &[]).await;
    assert!(waits.until_reload().await, "whoever waits is led to their seat");
    while !told.contains("Table 1") {
        told = stream.frame().await.to_string();
    }
    let table = lesson.table(0).await;
    lesson.lead("hold", &[("table", "1"), ("hold", "on")]).await;
    while !told.contains("class=\\\"cl-st held\\\"") {
        told = stream.frame().await.to_string();
    }
    let screen = lesson.teacher.get(&format!("{}/screen", lesson.path)).await;
    assert!(screen.text.contains("Class standings") && !screen.text.contains("Points"));
    let early = lesson.teacher.get(&format!("{}/debrief", lesson.path)).await;
    assert!(early.text.contains("Points and cards are shown when every table is finished."));
    // Bots play it to its end, and only then points are told.
    lesson.lead("finish", &[("table", "1")]).await;
    while !lesson.log(&table).await.iter().any(|line| line == "over") {
        tokio::task::yield_now().await;
    }
    let screen = lesson.teacher.get(&format!("{}/screen", lesson.path)).await;
    assert!(screen.text.contains("Points"), "{}", screen.text);
    let points: Vec<i32> =
        screen.text.split("<td><b>").skip(1).filter_map(|rest| rest.split('<').next()?.parse().ok()).collect();
    assert!(points.len() >= 3 && points.is_sorted_by(|one, next| one >= next), "the best first: {points:?}");
    let body = screen.text.split("<tbody>").nth(1).expect("a table of seats");
    assert!(
        body.starts_with("<tr class=\"on\">") && body.matches("class=\"on\"").count() == 1,
        "the winner is marked: {body}"
    );
    assert!(lesson.teacher.get(&format!("{}/debrief", lesson.path)).await.text.contains("class=\"ranking\""));
    let record = lesson.pupils[0].get(&format!("{table}/record")).await;
    assert!(record.status.is_success() && !record.text.contains("Otter") && !record.text.contains("Heron"), "nameless");
    let stored = lesson.site.store.load_table(&id(&table)).await.expect("the store works").expect("a table");
    assert!(server::prove(&stored).expect("it replays").over);
}

#[tokio::test(start_paused = true)]
async fn a_new_round_leads_everybody_to_another_table_without_the_clock_of_the_last_one() {
    let mut lesson = Lesson::ticking(3).await;
    lesson.lead("seat", &[]).await;
    let old = lesson.table(0).await;
    lesson.lead("clock", &[("do", "now")]).await;
    lesson.lead("finish", &[("table", "all")]).await;
    while !lesson.log(&old).await.iter().any(|line| line == "over") {
        tokio::task::yield_now().await;
    }
    let page = lesson.pupils[0].get(&old).await;
    assert_eq!(page.status, StatusCode::OK, "whoever played may look at the end");
    assert!(!page.text.contains("/rematch\""), "the teacher decides what is next");
    assert!(lesson.teacher.get(&lesson.path).await.text.contains("/round\""));
    let refused = lesson.pupils[0].ask(&format!("{}/round", lesson.path), &[]).await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND);

    lesson.lead("round", &[]).await;
    let new = lesson.table(0).await;
    assert_ne!(new, old);
    let led = lesson.pupils[0].get(&old).await;
    assert_eq!((led.status, led.to()), (StatusCode::SEE_OTHER, lesson.path.clone()), "the old table lets them go");
    assert_eq!(lesson.pupils[0].get(&new).await.status, StatusCode::OK);
    assert!(lesson.log(&new).await.iter().all(|line| line != "last"), "the clock of the last round is off");
    let page = lesson.teacher.get(&lesson.path).await.text;
    assert!(page.contains("id=\"ct-2\"") && !page.contains("id=\"ct-1\""), "the old table is out of the way");
}

#[tokio::test]
async fn an_address_that_only_this_machine_reaches_is_not_shown_without_a_word() {
    let warned = |page: &str| page.contains("This address can be reached only from this machine");
    for (site, host, expected) in [
        (None, "127.0.0.1:7272", true),
        (None, "192.168.77.1:7272", false),
        (Some("http://192.168.77.1:7272"), "localhost:7272", false),
    ] {
        let config = server::Config { site: site.map(str::to_owned), ..server::Config::default() };
        let mut teacher = Site::with(config).browser();
        teacher.headers.insert("host", host.parse().expect("a value"));
        teacher.headers.insert("origin", format!("http://{host}").parse().expect("a value"));
        let path = teacher.open("/class/open", &[]).await;
        let page = teacher.get(&path).await.text;
        assert_eq!(warned(&page), expected, "{site:?} at {host}");
        assert_eq!(page.contains("<p class=\"place\">192.168.77.1:7272/class</p>"), !expected, "{page}");
    }
}

#[tokio::test(start_paused = true)]
async fn what_changes_while_a_stream_draws_is_not_missed() {
    let mut lesson = Lesson::ticking(12).await;
    let mut leads = Stream::open(&lesson.teacher, &format!("{}/live", lesson.path)).await;
    let mut waits = Stream::open(&lesson.pupils[11], &format!("{}/live", lesson.path)).await;
    leads.next().await;
    waits.next().await;
    let three_tables = async { while !leads.frame().await.to_string().contains("Table 3") {} };
    // Tables are opened one after the other, and both streams wake at the first.
    let (_, (), led) = tokio::join!(lesson.lead("seat", &[]), three_tables, waits.until_reload());
    assert!(led);
}

#[tokio::test(start_paused = true)]
async fn the_clock_of_a_lesson_can_be_set_and_moved() {
    let mut lesson = Lesson::ticking(3).await;
    lesson.lead("seat", &[]).await;
    let table = lesson.table(0).await;
    lesson.lead("clock", &[("do", "set"), ("minutes", "20")]).await;
    let page = lesson.pupils[0].get(&table).await;
    assert!(page.text.contains(">20:00<"), "everybody sees it");
    advance(Duration::from_secs(60)).await;
    lesson.lead("clock", &[("do", "more"), ("minutes", "5")]).await;
    assert!(lesson.pupils[0].get(&table).await.text.contains(">24:00<"));
    lesson.lead("clock", &[("do", "off")]).await;
    assert!(!lesson.pupils[0].get(&table).await.text.contains("data-ends"));
    for bad in [("set", "0"), ("set", "x"), ("set", "9999"), ("later", "5")] {
        let fields = [("do", bad.0), ("minutes", bad.1)];
        let page = lesson.teacher.ask(&format!("{}/clock", lesson.path), &fields).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{bad:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn when_the_lesson_is_over_the_running_turn_is_the_last() {
    let mut lesson = Lesson::ticking(7).await;
    lesson.lead("seat", &[]).await;
    let (table, other) = (lesson.table(0).await, lesson.table(6).await);
    lesson.lead("clock", &[("do", "set"), ("minutes", "10")]).await;
    let turn = async |lesson: &mut Lesson| {
        let view = plain(&mut lesson.pupils[0], &table).await.json()["view"].clone();
        (view["turn"].as_u64().expect("a turn"), view["turns"].as_u64().expect("turns"))
    };
    while turn(&mut lesson).await.0 < 2 {
        let mover = lesson.whose_move(&table).await.expect("somebody moves");
        act(&mut lesson.pupils[mover], &table).await;
    }
    assert_eq!(turn(&mut lesson).await, (2, 8));
    advance(Duration::from_secs(599)).await;
    lesson.site.app.mind_classes().await;
    assert!(!lesson.log(&table).await.contains(&"last".to_owned()));
    advance(Duration::from_secs(2)).await;
    lesson.site.app.mind_classes().await;
    lesson.site.app.mind_classes().await;
    assert_eq!(turn(&mut lesson).await, (2, 2), "the running turn is the last");
    for table in [&table, &other] {
        assert_eq!(lesson.log(table).await.iter().filter(|line| *line == "last").count(), 1, "said once, everywhere");
    }
    assert!(lesson.pupils[0].get(&table).await.text.contains("Last turn"));
    lesson.play_out(&table).await;
    let record = lesson.pupils[0].get(&format!("{table}/record")).await.text;
    assert!(record.contains("\nturns 2\n") && record.contains("\nx-called "), "{record}");
    assert!(record.contains("\noption order fixed\n"), "a class has the order of the manual: {record}");
    let stored = lesson.site.store.load_table(&id(&table)).await.expect("the store works").expect("a table");
    let proved = server::prove(&stored).expect("it replays under the rules");
    assert!(proved.over);
    // Whoever brings the record finds it whole, and its luck proved.
    let brought = lesson.teacher.post("/replay", &[("text", &record)]).await;
    assert_eq!(brought.status, StatusCode::SEE_OTHER, "{}", brought.text);
    let page = lesson.teacher.get(&brought.to()).await;
    assert!(page.text.contains("verified") && !page.text.contains("not verified"), "{}", page.text);
    // The other table is still in its set-up: its first turn is its last.
    lesson.play_out(&other).await;
    let record = lesson.pupils[6].get(&format!("{other}/record")).await.text;
    assert!(record.contains("\nturns 1\n"), "{record}");
    let debrief = lesson.teacher.get(&format!("{}/debrief", lesson.path)).await.text;
    assert_eq!(
        debrief.matches("class=\"world\"").count() + debrief.matches("Is it better to have").count(),
        3,
        "{debrief}"
    );
    for told in ["Three questions for the class", "Who held which material", "China", "Real figures"] {
        assert!(debrief.contains(told), "{told}");
    }
}

#[tokio::test]
async fn cards_of_others_are_in_no_page_of_a_class_while_it_plays() {
    let mut lesson = Lesson::of(3).await;
    lesson.lead("seat", &[]).await;
    let table = lesson.table(0).await;
    let mut cards = Vec::new();
    for pupil in 0..3 {
        let reply = plain(&mut lesson.pupils[pupil], &table).await.json();
        let mine = reply["viewer"].as_u64().expect("a seat") as usize;
        for (seat, one) in reply["view"]["seats"].as_array().expect("seats").iter().enumerate() {
            assert_eq!(one["objective"].is_object(), seat == mine, "one's own card and no other");
            if seat == mine {
                cards.push(one["objective"]["card"].as_str().expect("a card").to_owned());
            }
        }
    }
    let path = lesson.path.clone();
    for page in [path.clone(), format!("{path}/screen"), format!("{path}/debrief"), table.clone()] {
        let text = lesson.teacher.get(&page).await.text;
        assert!(cards.iter().all(|card| !text.contains(card.as_str())), "{page}");
        assert!(!text.contains("class=\"points\""), "{page}");
    }
}

#[tokio::test]
async fn strangers_who_ask_for_a_class_that_is_not_there_get_a_page() {
    let site = Site::new();
    let mut eve = site.browser();
    for path in ["/class/nothing", "/class/abcdefghijkl/screen", "/class/%00"] {
        let page = eve.get(path).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        assert!(page.text.contains("There is no such class") || path.contains("%00"), "{path}");
    }
    assert!(eve.get("/class").await.text.contains("Open a class"));
    let again: Arc<dyn Store> = Arc::new(Memory::new());
    assert_eq!(again.classes().classes().await, Ok(Vec::new()));
}

#[tokio::test]
async fn whoever_leads_chooses_how_many_turns_the_games_have() {
    let mut lesson = Lesson::of(4).await;
    let wrong = lesson.teacher.ask(&format!("{}/seat", lesson.path), &[("turns", "21")]).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    lesson.lead("seat", &[("turns", "3")]).await;
    let table = lesson.table(0).await;
    let page = lesson.pupils[0].get(&table).await;
    assert!(page.text.contains("<dt>Turns</dt><dd>3</dd>"), "{}", page.text);
    // Whoever comes later sits at a table of the same kind.
    for name in ["Lynx", "Heron", "Ibis", "Otter"] {
        lesson.join(name).await;
    }
    lesson.lead("seat", &[]).await;
    let table = lesson.table(7).await;
    let page = lesson.pupils[7].get(&table).await;
    assert!(page.text.contains("<dt>Turns</dt><dd>3</dd>"), "{}", page.text);
}
