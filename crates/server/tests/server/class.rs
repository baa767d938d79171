//! A class: who gets in and how, what only its leader can do, what nobody else can see, and what remains after a day.

use std::sync::Arc;

use axum::http::{HeaderValue, StatusCode, header};
use server::{App, Config};
use store::{Memory, TableId};

use crate::api_client::{Program, Reply, token};
use crate::browser::{Browser, Page, Site, between, ticks};
use crate::streams::Stream;

/// A class, whoever leads it, and so many pupils in it.
pub(crate) struct Lesson {
    pub(crate) site: Site,
    pub(crate) teacher: Browser,
    /// `/class/ID`.
    pub(crate) path: String,
    pub(crate) pin: String,
    pub(crate) pupils: Vec<Browser>,
}

impl Lesson {
    pub(crate) async fn at(site: Site, pupils: usize) -> Lesson {
        let mut teacher = site.browser();
        let path = teacher.open("/class/open", &[]).await;
        let pin = pin(&teacher.get(&path).await);
        let mut lesson = Lesson { site, teacher, path, pin, pupils: Vec::new() };
        for number in 0..pupils {
            lesson.join(&format!("Otter {}", char::from(b'A' + number as u8))).await;
        }
        lesson
    }

    pub(crate) async fn of(pupils: usize) -> Lesson {
        Lesson::at(Site::new(), pupils).await
    }

    pub(crate) async fn ticking(pupils: usize) -> Lesson {
        Lesson::at(Site::ticking(Arc::new(Memory::new())), pupils).await
    }

    pub(crate) async fn join(&mut self, nickname: &str) {
        let mut pupil = self.site.browser();
        let page = pupil.post("/class/join", &[("pin", &self.pin), ("nickname", nickname)]).await;
        assert_eq!((page.status, page.to()), (StatusCode::SEE_OTHER, self.path.clone()), "{}", page.text);
        self.pupils.push(pupil);
    }

    /// Has the leader do something that must work.
    pub(crate) async fn lead(&mut self, what: &str, fields: &[(&str, &str)]) {
        let done = self.teacher.ask(&format!("{}/{what}", self.path), fields).await;
        assert_eq!(done.status, StatusCode::NO_CONTENT, "{what}: {}", done.text);
    }

    /// The table at which a pupil sits.
    pub(crate) async fn table(&mut self, pupil: usize) -> String {
        let page = self.pupils[pupil].get(&self.path).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "no seat yet: {}", page.text);
        page.to()
    }

    pub(crate) async fn log(&self, table: &str) -> Vec<String> {
        let stored = self.site.store.load_table(&id(table)).await.expect("the store works").expect("a table");
        stored.log.into_iter().map(|line| line.text).collect()
    }

    /// Somebody at this table whose move it is.
    pub(crate) async fn whose_move(&mut self, table: &str) -> Option<usize> {
        for pupil in 0..self.pupils.len() {
            if !legal(&mut self.pupils[pupil], table).await.is_empty() {
                return Some(pupil);
            }
        }
        None
    }

    /// Plays until the game at this table is over, each ending their turn as soon as they can.
    pub(crate) async fn play_out(&mut self, table: &str) {
        while let Some(mover) = self.whose_move(table).await {
            assert_eq!(act(&mut self.pupils[mover], table).await.status, StatusCode::NO_CONTENT);
        }
    }

    /// The number by which forms mean a pupil.
    pub(crate) async fn key(&mut self, nickname: &str) -> String {
        let page = self.teacher.get(&self.path).await;
        let row = page.text.split("<tr>").find(|row| row.contains(&format!("<bdi>{nickname}</bdi>"))).expect("a row");
        between(row, "name=\"pupil\" value=\"", "\"").expect("a number").to_owned()
    }
}

pub(crate) fn pin(page: &Page) -> String {
    let text = page.text.split_once("class=\"pin\"").expect("a PIN").1;
    let text = text.split_once("</p>").expect("it ends").0;
    let digits: String = text.rsplit('>').next().expect("digits").chars().filter(char::is_ascii_digit).collect();
    assert_eq!(digits.len(), 6, "{text}");
    digits
}

pub(crate) fn id(table: &str) -> TableId {
    TableId::new(table.trim_start_matches("/t/")).expect("a table")
}

/// The table as a program of this person sees it.
pub(crate) async fn plain(browser: &mut Browser, table: &str) -> Reply {
    if !browser.headers.contains_key("x-token") {
        let token = token(browser).await;
        browser.headers.insert("x-token", HeaderValue::from_str(&token).expect("plain text"));
    }
    let token = browser.headers["x-token"].to_str().expect("plain text").to_owned();
    let program = Program { router: browser.router.clone(), token: Some(token) };
    program.get(&format!("/tables/{}", table.trim_start_matches("/t/"))).await
}

/// What this person may do there now; whoever has no business there may do nothing.
pub(crate) async fn legal(browser: &mut Browser, table: &str) -> Vec<String> {
    let reply = plain(browser, table).await;
    if reply.status != StatusCode::OK {
        assert_eq!(reply.refusal(), (404, "no_such_table".to_owned()), "a program learns nothing either");
        return Vec::new();
    }
    let steps = reply.json()["legal"].as_array().cloned().unwrap_or_default();
    steps.iter().filter_map(|one| one["step"].as_str().map(str::to_owned)).collect()
}

pub(crate) async fn act(browser: &mut Browser, table: &str) -> Page {
    let steps = legal(browser, table).await;
    let step = steps.iter().find(|step| *step == "end").or(steps.first()).cloned().expect("something to do");
    let page = browser.get(table).await;
    browser.ask(&format!("{table}/act"), &[("step", &step), ("seen", page.version())]).await
}

#[tokio::test]
async fn a_class_is_opened_with_one_click_and_joined_with_a_nickname() {
    let mut lesson = Lesson::of(7).await;
    let page = lesson.teacher.get(&lesson.path).await;
    assert!(page.text.contains("7 pupils") && page.text.contains("Otter C"));
    assert!(page.text.contains("aria-label=\"QR code"), "a picture of the way in");
    let waits = lesson.pupils[0].get(&lesson.path).await;
    assert!(waits.text.contains("Welcome, Otter A!"), "{}", waits.text);
    lesson.lead("seat", &[("size", "4")]).await;
    let mut tables = Vec::new();
    for pupil in 0..7 {
        tables.push(lesson.table(pupil).await);
    }
    let distinct: std::collections::BTreeSet<&String> = tables.iter().collect();
    assert_eq!(distinct.len(), 2, "four and three");
    for (pupil, table) in tables.iter().enumerate() {
        let page = lesson.pupils[pupil].get(table).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains(&format!("Otter {}", char::from(b'A' + pupil as u8))), "their nickname");
        assert!(!page.text.contains("Guest"), "and no other name");
    }
    let page = lesson.teacher.get(&lesson.path).await;
    assert!(page.text.contains("2 tables") && page.text.contains("Table 2"));
}

#[tokio::test]
async fn first_territories_are_given_out_unless_pupils_are_to_choose() {
    for (fields, word) in
        [(&[][..], "place "), (&[("first", "given")][..], "place "), (&[("first", "chosen")][..], "claim ")]
    {
        let mut lesson = Lesson::of(4).await;
        let bad = lesson.teacher.ask(&format!("{}/seat", lesson.path), &[("first", "sold")]).await;
        assert_eq!(bad.status, StatusCode::BAD_REQUEST);
        lesson.lead("seat", fields).await;
        let table = lesson.table(0).await;
        let mover = lesson.whose_move(&table).await.expect("somebody decides");
        let steps = legal(&mut lesson.pupils[mover], &table).await;
        assert!(steps.iter().all(|step| step.starts_with(word)), "{fields:?}: {steps:?}");
        let claims = lesson.log(&table).await.iter().filter(|line| line.starts_with("step claim")).count();
        assert_eq!(claims, if word == "place " { 8 } else { 0 }, "two each");
    }
}

#[tokio::test]
async fn bots_fill_up_and_latecomers_take_their_chairs() {
    let mut lesson = Lesson::of(1).await;
    lesson.lead("seat", &[]).await;
    let table = lesson.table(0).await;
    assert_eq!(
        lesson.log(&table).await.iter().filter(|line| line.starts_with("sit ") && line.contains("bot")).count(),
        2
    );
    lesson.join("Lynx").await;
    assert_eq!(lesson.pupils[1].get(&table).await.status, StatusCode::SEE_OTHER, "they wait elsewhere");
    lesson.lead("seat", &[]).await;
    assert_eq!(lesson.table(1).await, table);
    assert!(lesson.pupils[0].get(&table).await.text.contains("Lynx"));
    for name in ["Fox", "Owl"] {
        lesson.join(name).await;
    }
    lesson.lead("seat", &[]).await;
    assert_eq!(lesson.table(2).await, table, "the last chair of a bot");
    assert_ne!(lesson.table(3).await, table, "then there is a new table");
    let page = lesson.pupils[1].get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
}

#[tokio::test]
async fn bad_digits_and_nicknames_are_answered_with_a_sentence() {
    let mut lesson = Lesson::of(1).await;
    let mut eve = lesson.site.browser();
    let wrong = if lesson.pin == "123456" { "654321" } else { "123456" };
    for (pin, status) in [(wrong, 404), ("", 404), ("abc", 404), (&"9".repeat(200), 404)] {
        let page = eve.post("/class", &[("pin", pin)]).await;
        assert_eq!(page.status.as_u16(), status, "{pin}");
        assert_eq!(page.text.contains("No class has this PIN now."), status == 404, "{pin}");
    }
    let (path, pin) = (lesson.path.clone(), lesson.pin.clone());
    let page = eve.post("/class", &[("pin", &format!("{} {}", &pin[..3], &pin[3..]))]).await;
    assert!(page.status.is_success() && page.text.contains("What should we call you?"), "digits may stand apart");
    for (nickname, status, sentence) in [
        ("  ", 400, "Please choose a nickname."),
        ("\u{200b}", 400, "Please choose a nickname."),
        (&"x".repeat(60), 400, "That is too long"),
        ("fuck", 400, "cannot be used here"),
        ("OTTER a", 409, "already has that name"),
    ] {
        let page = eve.post("/class/join", &[("pin", &pin), ("nickname", nickname)]).await;
        assert_eq!(page.status.as_u16(), status, "{nickname}");
        assert!(page.text.contains(sentence), "{nickname}: {}", page.text);
        let json = eve.ask("/class/join", &[("pin", &pin), ("nickname", nickname)]).await;
        assert!(json.error().starts_with("nickname_"), "{}", json.text);
    }
    assert!(!eve.cookies.contains_key("khepri"), "nobody new was made for it");
    assert_eq!(eve.post("/class/join", &[("pin", &pin)]).await.status, StatusCode::BAD_REQUEST);
    // In the language of whoever reads.
    eve.headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static("pt"));
    let page = eve.post("/class/join", &[("pin", &pin), ("nickname", "otter a")]).await;
    assert!(page.text.contains("Já há alguém na turma"), "{}", page.text);
    assert_eq!(eve.get(&path).await.status, StatusCode::NOT_FOUND);
    assert!(lesson.teacher.get(&path).await.text.contains("1 pupil"));
}

#[tokio::test]
async fn whoever_presses_a_nickname_that_was_offered_comes_in_though_another_was_quicker() {
    let mut lesson = Lesson::of(0).await;
    let (path, pin) = (lesson.path.clone(), lesson.pin.clone());
    let mut quick = lesson.site.browser();
    let page = quick.post("/class", &[("pin", &pin)]).await;
    let (_, offered) = page.text.split_once("name=\"offered\" value=\"").expect("nicknames are offered");
    let offered = offered.split('"').next().expect("a value ends").to_owned();
    for _ in 0..2 {
        let mut pupil = lesson.site.browser();
        assert_eq!(pupil.post("/class/join", &[("pin", &pin), ("offered", &offered)]).await.to(), path);
        lesson.pupils.push(pupil);
    }
    assert!(lesson.pupils[0].get(&path).await.text.contains(&format!("Welcome, {offered}!")));
    let second = lesson.pupils[1].get(&path).await.text;
    assert!(second.contains("Welcome, ") && !second.contains(&format!("Welcome, {offered}!")), "{second}");
    let rude = quick.post("/class/join", &[("pin", &pin), ("offered", "fuck")]).await;
    assert_eq!(rude.status, StatusCode::BAD_REQUEST, "what is sent as offered is looked at too");
    assert!(lesson.teacher.get(&path).await.text.contains("2 pupils"));
}

#[tokio::test]
async fn the_digits_lead_into_the_class_from_the_first_page_too() {
    let lesson = Lesson::of(0).await;
    let mut pupil = lesson.site.browser();
    let spaced = format!("{} {}", &lesson.pin[..3], &lesson.pin[3..]);
    for typed in [&lesson.pin, &spaced] {
        let to = pupil.open("/code", &[("code", typed)]).await;
        assert_eq!(to, format!("/class?pin={}", lesson.pin));
        let door = pupil.get(&to).await.text;
        assert!(door.contains(&format!("value=\"{}\"", lesson.pin)) && door.contains("id=\"pin-brought\""), "{door}");
        let page = pupil.post("/class", &[("pin", &lesson.pin)]).await;
        assert!(page.text.contains("What should we call you?"));
    }
}

#[tokio::test(start_paused = true)]
async fn a_class_into_which_nobody_comes_goes_after_an_hour() {
    let (mut empty, mut full) = (Lesson::ticking(0).await, Lesson::ticking(1).await);
    let minutes = |minutes: u64| tokio::time::advance(std::time::Duration::from_secs(minutes * 60));
    minutes(59).await;
    empty.site.app.mind_classes().await;
    assert_eq!(empty.teacher.get(&empty.path).await.status, StatusCode::OK);
    minutes(2).await;
    for lesson in [&empty, &full] {
        lesson.site.app.mind_classes().await;
    }
    assert_eq!(empty.teacher.get(&empty.path).await.status, StatusCode::NOT_FOUND);
    assert_eq!(full.teacher.get(&full.path).await.status, StatusCode::OK);
}

/// Opens classes for as many teachers, who then go away.
async fn open_many(site: &Site, count: usize) -> Vec<(Browser, String)> {
    let mut open = Vec::new();
    for _ in 0..count {
        let mut teacher = site.browser();
        let path = teacher.open("/class/open", &[]).await;
        open.push((teacher, path));
    }
    open
}

/// How many of these classes are still there.
async fn left(classes: &mut [(Browser, String)]) -> usize {
    let mut left = 0;
    for (teacher, path) in classes {
        left += usize::from(teacher.get(path).await.status == StatusCode::OK);
    }
    left
}

#[tokio::test]
async fn empty_classes_lock_no_teacher_of_the_network_out() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let hers = anna.open("/class/open", &[]).await;
    // Her pupils are on their way: her page is open.
    let _stream = Stream::open(&anna, &format!("{hers}/live")).await;
    let his = bela.open("/class/open", &[]).await;
    let pin = pin(&bela.get(&his).await);
    site.browser().post("/class/join", &[("pin", &pin), ("nickname", "Lynx")]).await;
    let mut empty = open_many(&site, 40).await;
    assert_eq!(left(&mut empty).await, 23);
    assert_eq!(left(&mut empty[39..]).await, 1, "the last is there");
    assert_eq!(left(&mut [(anna, hers), (bela, his)]).await, 2);
}

#[tokio::test]
async fn whoever_opens_one_empty_class_after_another_has_two() {
    let site = Site::new();
    let mut teachers = open_many(&site, 20).await;
    let mut eve = site.browser();
    let mut hers = Vec::new();
    for _ in 0..30 {
        let path = eve.open("/class/open", &[]).await;
        hers.push((eve.clone(), path));
    }
    assert_eq!((left(&mut hers[..28]).await, left(&mut hers[28..]).await), (0, 2));
    assert_eq!(left(&mut teachers).await, 20, "others are not disturbed");
}

#[tokio::test(start_paused = true)]
async fn an_open_page_keeps_an_empty_class_for_two_hours() {
    let mut empty = Lesson::ticking(0).await;
    let _stream = Stream::open(&empty.teacher, &format!("{}/live", empty.path)).await;
    for (minutes, status) in [(119, StatusCode::OK), (2, StatusCode::NOT_FOUND)] {
        tokio::time::advance(std::time::Duration::from_secs(minutes * 60)).await;
        empty.site.app.mind_classes().await;
        assert_eq!(empty.teacher.get(&empty.path).await.status, status);
    }
}

/// A machine that learned only at its second start what day it is.
fn years_later() -> i64 {
    ticks() + 50 * 365 * 24 * 60 * 60 * 1000
}

#[tokio::test(start_paused = true)]
async fn a_class_outlives_a_start_with_another_clock_and_goes_when_its_day_was_seen() {
    let lesson = Lesson::ticking(1).await;
    let hours = |hours: u64| tokio::time::advance(std::time::Duration::from_secs(hours * 60 * 60));
    hours(1).await;
    lesson.site.app.mind_classes().await;
    let config = Config { rate: 10_000, clock: years_later, ..Config::default() };
    let app = App::new(Arc::clone(&lesson.site.store), config);
    let mut teacher = lesson.teacher.clone();
    teacher.router = app.router();
    // An hour was seen, and of the fifty years twelve hours count.
    for (passed, status) in [(0, StatusCode::OK), (10, StatusCode::OK), (2, StatusCode::NOT_FOUND)] {
        hours(passed).await;
        app.mind_classes().await;
        assert_eq!(teacher.get(&lesson.path).await.status, status, "{passed} hours more");
    }
}

#[tokio::test]
async fn a_full_class_takes_nobody_more() {
    let site = Site::with(Config { rate: 10_000, class_size: 2, ..Config::default() });
    let lesson = Lesson::at(site, 2).await;
    let mut late = lesson.site.browser();
    let page = late.post("/class", &[("pin", &lesson.pin)]).await;
    assert!(page.status == StatusCode::CONFLICT && page.text.contains("This class is full."));
    let page = late.ask("/class/join", &[("pin", &lesson.pin), ("nickname", "Lynx")]).await;
    assert_eq!((page.status, page.error().as_str()), (StatusCode::CONFLICT, "class_full"));
    // Whoever is in it is.
    let mut first = lesson.pupils[0].clone();
    assert_eq!(first.post("/class", &[("pin", &lesson.pin)]).await.to(), lesson.path);
}

#[tokio::test]
async fn a_browser_that_was_closed_comes_back_to_the_same_seat() {
    let mut lesson = Lesson::of(3).await;
    let mut two_tabs = lesson.pupils[0].clone();
    let page = two_tabs.post("/class/join", &[("pin", &lesson.pin), ("nickname", "Somebody else")]).await;
    assert_eq!(page.to(), lesson.path, "nobody is in a class twice");
    lesson.lead("seat", &[]).await;
    let table = lesson.table(0).await;
    assert_eq!(two_tabs.get(&lesson.path).await.to(), table);
    assert!(two_tabs.get("/class").await.text.contains("Back to your class"));
    // A new server finds the class as it was.
    let again = lesson.site.again();
    let mut back = lesson.pupils[0].clone();
    back.router = again.app.router();
    assert_eq!(back.get(&lesson.path).await.to(), table);
    let page = back.get(&table).await;
    assert!(page.status.is_success() && page.text.contains("Otter A"), "{}", page.status);
    let mut teacher = lesson.teacher.clone();
    teacher.router = again.app.router();
    assert!(teacher.get(&lesson.path).await.text.contains("3 pupils"));
}

#[tokio::test]
async fn a_table_of_a_class_is_seen_by_those_who_sit_there_and_its_leader_only() {
    let mut lesson = Lesson::of(8).await;
    lesson.lead("seat", &[("size", "4")]).await;
    let (mine, other) = (lesson.table(0).await, lesson.table(7).await);
    assert_ne!(mine, other);
    let mut other_class =
        Lesson::at(Site { app: lesson.site.app.clone(), store: Arc::clone(&lesson.site.store) }, 3).await;
    other_class.lead("seat", &[]).await;
    let mut stranger = lesson.site.browser();
    let nobody_new = stranger.clone();
    let mut outsiders = vec![stranger.clone(), other_class.teacher.clone(), other_class.pupils[0].clone()];
    for outsider in &mut outsiders {
        for path in ["", "/live?from=0", "/record", "/fair", "/step/1", "/step/1/play", "/step/0?seat=a"] {
            let page = outsider.get(&format!("{mine}{path}")).await;
            assert!([403, 404].contains(&page.status.as_u16()), "{path}: {}", page.status);
            assert!(!page.text.contains("Otter"), "{path}");
        }
        for (what, fields) in [
            ("act", vec![("step", "draw"), ("seen", "9")]),
            ("sit", vec![("who", "me"), ("seat", "0")]),
            ("leave", vec![]),
            ("back", vec![]),
            ("undo", vec![("seen", "9")]),
            ("say", vec![("phrase", "0")]),
            ("hint", vec![("seen", "9")]),
            ("rematch", vec![]),
            ("order", vec![("order", "none")]),
        ] {
            let page = outsider.ask(&format!("{mine}/{what}"), &fields).await;
            assert_eq!(page.status, StatusCode::FORBIDDEN, "{what}: {}", page.text);
        }
        for what in ["", "/screen", "/debrief", "/live", "/live?page=screen"] {
            assert_eq!(outsider.get(&format!("{}{what}", lesson.path)).await.status, StatusCode::NOT_FOUND, "{what}");
        }
        for what in ["seat", "hold", "clock", "finish", "move", "nickname", "remove", "phrases", "erase"] {
            let fields = [("table", "all"), ("hold", "on"), ("do", "now"), ("pupil", "1"), ("phrases", "on")];
            let page = outsider.ask(&format!("{}/{what}", lesson.path), &fields).await;
            assert_eq!(page.status, StatusCode::NOT_FOUND, "{what}");
        }
    }
    assert_eq!(stranger.get(&mine).await.status, StatusCode::FORBIDDEN);
    assert_eq!(nobody_new.cookies, stranger.cookies, "nobody new was made");
    // A neighbour at another table of the same class is led to their own place.
    let page = lesson.pupils[7].get(&mine).await;
    assert_eq!((page.status, page.to()), (StatusCode::SEE_OTHER, lesson.path.clone()));
    assert_eq!(lesson.pupils[7].get(&format!("{mine}/live?from=0")).await.status, StatusCode::FORBIDDEN);
    for what in ["seat", "hold", "clock", "finish", "move", "nickname", "remove", "phrases", "erase"] {
        let page = lesson.pupils[0].ask(&format!("{}/{what}", lesson.path), &[("table", "all"), ("hold", "on")]).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "a pupil leads nothing: {what}");
    }
    assert_eq!(lesson.pupils[0].get(&format!("{}/debrief", lesson.path)).await.status, StatusCode::NOT_FOUND);
    // The leader looks on and sees nobody's secrets; and plays for nobody.
    let page = lesson.teacher.get(&mine).await;
    assert!(page.status.is_success() && page.text.contains("watching"));
    let refused = lesson.teacher.ask(&format!("{mine}/act"), &[("step", "draw"), ("seen", page.version())]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    // No list and no code leads there.
    assert!(!lesson.pupils[0].get("/").await.text.contains(mine.as_str()));
    assert!(!stranger.get("/").await.text.contains(mine.as_str()));
    let stored = lesson.site.store.load_table(&id(&mine)).await.expect("the store works").expect("a table");
    assert_eq!((stored.table.code.as_str(), stored.table.public), ("", false));
}

#[tokio::test]
async fn nobody_acts_for_another_pupil() {
    let mut lesson = Lesson::of(3).await;
    lesson.lead("seat", &[]).await;
    let table = lesson.table(0).await;
    let mover = lesson.whose_move(&table).await.expect("somebody moves");
    let page = lesson.pupils[mover].get(&table).await;
    let step = legal(&mut lesson.pupils[mover], &table).await[0].clone();
    let seats: Vec<String> = (0..3).map(|seat| seat.to_string()).collect();
    for other in (0..3).filter(|other| *other != mover) {
        for seat in &seats {
            let fields = [("step", step.as_str()), ("seen", page.version()), ("as", seat)];
            let refused = lesson.pupils[other].ask(&format!("{table}/act"), &fields).await;
            assert_eq!(refused.error(), "not_your_turn", "{}", refused.text);
            let sat = lesson.pupils[other].ask(&format!("{table}/sit"), &[("seat", seat), ("who", "me")]).await;
            assert!(!sat.status.is_success(), "a chair is not taken over");
        }
        assert!(legal(&mut lesson.pupils[other], &table).await.is_empty(), "nothing is theirs to do");
        let mine = plain(&mut lesson.pupils[other], &table).await.json()["viewer"].clone();
        for seat in &seats {
            let page = lesson.pupils[other].get(&format!("{table}?as={seat}")).await;
            let letter = char::from(b'a' + mine.as_u64().expect("a seat") as u8);
            assert!(page.text.contains(&format!("data-seat=\"{letter}\"")), "they look from their own chair");
        }
    }
    assert_eq!(act(&mut lesson.pupils[mover], &table).await.status, StatusCode::NO_CONTENT);
}
