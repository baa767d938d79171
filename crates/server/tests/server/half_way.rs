//! Every request that changes something is given up at its first await, its second, and so on until it completes; and some
//! have the store fail at its first call, its second, and so on. Afterwards all of it is done or nothing, the server in
//! memory knows what is kept, and asking again gives what asking once gives.

mod more;

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;

use axum::body::Body;
use axum::http::{Request, Response, header};
use futures_util::future::BoxFuture;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use store::Store;
use tower::ServiceExt;

use crate::api_client::token;
use crate::browser::{Browser, Page, Site, form};
use crate::class::{Lesson, id};
use crate::faulty::{Fault, Faulty};

/// A request that changes something, where everything it needs is there.
struct Deed {
    site: Site,
    store: Arc<Faulty>,
    /// How many people there were before.
    people: i64,
    sender: Browser,
    path: String,
    body: String,
    /// How the body is written, and for a program its token and key.
    headers: Vec<(&'static str, String)>,
    /// What is looked at afterwards, and by whom.
    looks: Vec<(Browser, String)>,
}

const RECORD: &str = include_str!("../../../../testdata/experiments/four.rawsiko");

type Prepare = fn() -> BoxFuture<'static, Deed>;

/// Two who know each other at a table of theirs.
struct Pair {
    site: Site,
    store: Arc<Faulty>,
    anna: Browser,
    bela: Browser,
    table: String,
}

fn site() -> (Site, Arc<Faulty>) {
    let store: Arc<Faulty> = Arc::default();
    (Site::over(Arc::clone(&store) as Arc<dyn Store>), store)
}

/// Two people whom the server knows.
async fn people() -> (Site, Arc<Faulty>, Browser, Browser) {
    let (site, store) = site();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    anna.ask("/me/name", &[("name", "Anna")]).await;
    bela.ask("/me/name", &[("name", "Bela")]).await;
    (site, store, anna, bela)
}

impl Pair {
    /// A table with a chair that is free.
    async fn waiting() -> Pair {
        let (site, store, mut anna, bela) = people().await;
        let table = anna.open("/tables", &[("players", "2"), ("who", "friends")]).await;
        Pair { site, store, anna, bela, table }
    }

    /// Nobody has given a number yet.
    async fn seated() -> Pair {
        let mut pair = Pair::waiting().await;
        pair.bela.post(&format!("{}/sit", pair.table), &[("seat", "1"), ("who", "me")]).await;
        pair
    }

    /// It is dealt.
    async fn dealt() -> Pair {
        let mut pair = Pair::seated().await;
        pair.anna.give_nonce(&pair.table).await;
        pair.bela.give_nonce(&pair.table).await;
        pair
    }

    /// Whoever must decide does this.
    async fn mover(self, what: &str) -> Deed {
        let mut pair = self;
        let page = pair.anna.get(&pair.table).await;
        let first = !page.steps().is_empty();
        let step = if what == "act" { vec![("step", "invoke".to_owned())] } else { Vec::new() };
        let mut fields: Vec<(&str, String)> = step;
        fields.push(("seen", page.version().to_owned()));
        let sender = if first { pair.anna.clone() } else { pair.bela.clone() };
        pair.by(sender, what, &fields)
    }

    fn by(self, sender: Browser, what: &str, fields: &[(&str, String)]) -> Deed {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let path = format!("{}/{what}", self.table);
        let mut deed = Deed::form(self.site, self.store, 2, sender, &path, &fields);
        deed.looks.extend([(self.anna, self.table.clone()), (self.bela, self.table)]);
        deed
    }
}

impl Deed {
    fn form(site: Site, store: Arc<Faulty>, people: i64, sender: Browser, path: &str, fields: &[(&str, &str)]) -> Deed {
        let (path, body) = (path.to_owned(), form(fields));
        let headers = vec![("content-type", "application/x-www-form-urlencoded".to_owned())];
        let looks = vec![(sender.clone(), "/tables".to_owned()), (sender.clone(), "/me".to_owned())];
        Deed { site, store, people, sender, path, body, headers, looks }
    }

    /// What somebody does who needs nothing but to be known.
    async fn alone(path: &str, fields: &[(&str, &str)]) -> Deed {
        let (site, store, anna, _) = people().await;
        Deed::form(site, store, 2, anna, path, fields)
    }

    /// What the leader of a class does.
    fn led(lesson: Lesson, store: Arc<Faulty>, what: &str, fields: &[(&str, &str)]) -> Deed {
        let path = if what.is_empty() { lesson.path.clone() } else { format!("{}/{what}", lesson.path) };
        let people = 1 + lesson.pupils.len() as i64;
        let mut deed = Deed::form(lesson.site, store, people, lesson.teacher, &path, fields);
        deed.looks.extend(lesson.pupils.into_iter().map(|pupil| (pupil, lesson.path.clone())));
        deed
    }

    /// What a program of hers sends with a key.
    async fn keyed(site: Site, store: Arc<Faulty>, mut anna: Browser, path: &str, body: &Value) -> Deed {
        let token = token(&mut anna).await;
        let mut deed = Deed::form(site, store, 2, anna, &format!("/api/v1{path}"), &[]);
        deed.body = body.to_string();
        let authorization = format!("Bearer {token}");
        let json = "application/json".to_owned();
        deed.headers =
            vec![("authorization", authorization), ("idempotency-key", "k".to_owned()), ("content-type", json)];
        deed
    }

    fn is_keyed(&self) -> bool {
        self.headers.len() > 1
    }

    fn request(&self) -> Request<Body> {
        let mut request = Request::post(&self.path).header(header::HOST, "khepri.test");
        if !self.is_keyed() {
            let cookies = self.sender.cookies.iter().map(|(name, value)| format!("{name}={value}"));
            request = request.header("sec-fetch-site", "same-origin").header(header::ACCEPT, "application/json");
            request = request.header(header::COOKIE, cookies.collect::<Vec<_>>().join("; "));
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        request.body(Body::from(self.body.clone())).expect("a request")
    }

    async fn send(&self) -> Page {
        page(self.site.app.router().oneshot(self.request()).await.expect("a router never fails")).await
    }

    /// Gives the request up after so many awaits; `true` if it was answered before.
    async fn give_up_after(&self, awaits: usize) -> bool {
        let mut answer = pin!(self.site.app.router().oneshot(self.request()));
        for _ in 0..awaits {
            if poll_fn(|context| Poll::Ready(answer.as_mut().poll(context))).await.is_ready() {
                return true;
            }
            tokio::task::yield_now().await;
        }
        false
    }

    /// Comes back when nobody does anything any more.
    async fn settle(&self) {
        self.site.app.finished().await;
        let (mut calls, mut quiet) = (self.store.calls(), 0);
        while quiet < 50 {
            tokio::task::yield_now().await;
            let now = self.store.calls();
            quiet = if now == calls && !self.store.finishes().await { quiet + 1 } else { 0 };
            calls = now;
        }
    }

    async fn shape(&self) -> Vec<String> {
        self.store.shape(self.people).await
    }

    /// The server in memory says of everything what one says that has just read it.
    async fn knows_what_is_kept(&self, when: &str) {
        let fresh = self.site.again();
        for (viewer, path) in &self.looks {
            let (mut here, mut there) = (viewer.clone(), viewer.clone());
            (here.router, there.router) = (self.site.app.router(), fresh.app.router());
            let (here, there) = (here.get(path).await, there.get(path).await);
            assert_eq!(told(path, &here), told(path, &there), "{when}: {path}");
        }
    }
}

async fn page(response: Response<Body>) -> Page {
    let (head, body) = response.into_parts();
    let bytes = body.collect().await.expect("a body").to_bytes();
    Page { status: head.status, headers: head.headers, text: String::from_utf8_lossy(&bytes).into_owned() }
}

/// What a page says that must not depend on who drew it.
fn told(path: &str, page: &Page) -> String {
    let to = page.headers.get(header::LOCATION).and_then(|to| to.to_str().ok()).unwrap_or_default();
    let table = path.starts_with("/t/") && page.text.contains("data-version=\"");
    let version = if table { page.version() } else { "" };
    let tables = page.text.matches("href=\"/t/").count();
    format!("{} {to} {version} {:?} {tables}", page.status, page.steps())
}

/// A class whose pupils wait, or sit at tables whose games are over.
async fn lesson(pupils: usize, over: bool) -> (Lesson, Arc<Faulty>) {
    let (site, store) = site();
    let mut lesson = Lesson::at(site, pupils).await;
    if over {
        lesson.lead("seat", &[]).await;
        lesson.lead("clock", &[("do", "now")]).await;
        lesson.lead("finish", &[("table", "all")]).await;
        let mut tables = Vec::new();
        for pupil in 0..pupils {
            tables.push(lesson.table(pupil).await);
        }
        for table in tables {
            while !lesson.log(&table).await.iter().any(|line| line == "over") {
                tokio::task::yield_now().await;
            }
        }
    }
    (lesson, store)
}

/// What people do, with its name.
const OF_PEOPLE: [(&str, Prepare); 12] = [
    ("play", || Box::pin(Deed::alone("/play", &[("players", "3"), ("level", "1")]))),
    ("a table", || Box::pin(Deed::alone("/tables", &[("players", "2"), ("who", "friends")]))),
    ("one screen", || Box::pin(Deed::alone("/tables", &[("players", "2"), ("who", "hotseat"), ("chair-1", "Cleo")]))),
    ("a lesson", || Box::pin(Deed::alone("/learn", &[("lesson", "ra-first"), ("chapter", "1")]))),
    ("a name", || Box::pin(Deed::alone("/me/name", &[("name", "Cleo")]))),
    ("a picture", || Box::pin(Deed::alone("/me/avatar", &[("avatar", "none")]))),
    ("a token", || Box::pin(Deed::alone("/me/tokens", &[("name", "bot")]))),
    ("a class", || Box::pin(Deed::alone("/class/open", &[]))),
    ("an upload", || Box::pin(Deed::alone("/replay", &[("text", RECORD)]))),
    ("forget me", || Box::pin(forget_me())),
    ("a link", || Box::pin(a_link())),
    ("other devices", || Box::pin(Deed::alone("/me/devices", &[]))),
];

/// What is done at a table.
const AT_TABLES: [(&str, Prepare); 7] = [
    ("sit down", || Box::pin(sit_down())),
    ("names at one screen", || Box::pin(names_at_one_screen())),
    ("a number", || {
        Box::pin(async {
            let pair = Pair::seated().await;
            let anna = pair.anna.clone();
            pair.by(anna, "nonce", &[("nonce", "5a".repeat(16))])
        })
    }),
    ("a step", || Box::pin(async { Pair::dealt().await.mover("act").await })),
    ("leave", || {
        Box::pin(async {
            let pair = Pair::seated().await;
            let bela = pair.bela.clone();
            pair.by(bela, "leave", &[])
        })
    }),
    ("a table by key", || Box::pin(a_table_by_key())),
    ("a step by key", || Box::pin(a_step_by_key())),
];

/// What is done in a class.
const IN_CLASSES: [(&str, Prepare); 9] = [
    ("come in", || {
        Box::pin(async {
            let (lesson, store) = lesson(1, false).await;
            let newcomer = lesson.site.browser();
            let fields = [("pin", lesson.pin.clone()), ("nickname", "Heron".to_owned())];
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let mut deed = Deed::form(lesson.site, store, 2, newcomer, "/class/join", &fields);
            deed.looks = vec![(lesson.teacher, lesson.path)];
            deed
        })
    }),
    ("seat a class", || Box::pin(seat_a_class())),
    ("a latecomer", || {
        Box::pin(async {
            let (mut lesson, store) = lesson(2, false).await;
            lesson.lead("seat", &[]).await;
            lesson.join("Heron").await;
            Deed::led(lesson, store, "seat", &[])
        })
    }),
    ("a round", || Box::pin(a_round())),
    ("the clock", || {
        Box::pin(async {
            let (mut lesson, store) = lesson(4, false).await;
            lesson.lead("seat", &[]).await;
            Deed::led(lesson, store, "clock", &[("do", "set"), ("minutes", "9")])
        })
    }),
    ("wait", || {
        Box::pin(async {
            let (mut lesson, store) = lesson(7, false).await;
            lesson.lead("seat", &[]).await;
            Deed::led(lesson, store, "hold", &[("table", "all"), ("hold", "on")])
        })
    }),
    ("move", || {
        Box::pin(async {
            let (mut lesson, store) = lesson(7, false).await;
            lesson.lead("seat", &[]).await;
            let key = lesson.key("Otter A").await;
            Deed::led(lesson, store, "move", &[("pupil", &key), ("table", "none")])
        })
    }),
    ("send out", || {
        Box::pin(async {
            let (mut lesson, store) = lesson(3, false).await;
            lesson.lead("seat", &[]).await;
            let key = lesson.key("Otter A").await;
            Deed::led(lesson, store, "remove", &[("pupil", &key)])
        })
    }),
    ("erase", || {
        Box::pin(async {
            let (mut lesson, store) = lesson(3, false).await;
            lesson.lead("seat", &[]).await;
            Deed::led(lesson, store, "erase", &[])
        })
    }),
];

async fn forget_me() -> Deed {
    let pair = Pair::seated().await;
    let (site, store) = (pair.site, pair.store);
    let mut deed = Deed::form(site, store, 2, pair.bela, "/me/forget", &[("sure", "yes")]);
    deed.looks.push((pair.anna, pair.table));
    deed
}

async fn a_link() -> Deed {
    let (site, store, mut anna, _) = people().await;
    let page = anna.post("/me/link", &[]).await.text;
    let link = crate::browser::between(&page, "/link/", "\"").expect("a link")[..64].to_owned();
    let phone = site.browser();
    let mut deed = Deed::form(site, store, 2, phone, &format!("/link/{link}"), &[]);
    deed.looks = vec![(anna, "/me".to_owned())];
    deed
}

async fn names_at_one_screen() -> Deed {
    let (site, store, mut anna, _) = people().await;
    let table = anna.open("/tables", &[("players", "2"), ("who", "hotseat"), ("chair-0", "Dora")]).await;
    let mut deed =
        Deed::form(site, store, 2, anna.clone(), &format!("{table}/names"), &[("chair-0", ""), ("chair-1", "Cleo")]);
    deed.looks.push((anna, table));
    deed
}

async fn sit_down() -> Deed {
    let pair = Pair::waiting().await;
    let bela = pair.bela.clone();
    pair.by(bela, "sit", &[("seat", "1".to_owned()), ("who", "me".to_owned())])
}

async fn seat_a_class() -> Deed {
    let (lesson, store) = lesson(7, false).await;
    Deed::led(lesson, store, "seat", &[("size", "3"), ("first", "chosen")])
}

async fn a_round() -> Deed {
    let (lesson, store) = lesson(4, true).await;
    Deed::led(lesson, store, "round", &[("size", "3")])
}

async fn a_table_by_key() -> Deed {
    let (site, store, anna, _) = people().await;
    Deed::keyed(site, store, anna, "/tables", &json!({ "players": 2, "level": 1 })).await
}

async fn a_step_by_key() -> Deed {
    let mut pair = Pair::dealt().await;
    let page = pair.anna.get(&pair.table).await;
    // Whose move it is, is left to chance: both have a token.
    let (mover, other) = if page.steps().is_empty() { (&pair.bela, &pair.anna) } else { (&pair.anna, &pair.bela) };
    let mover = mover.clone();
    token(&mut other.clone()).await;
    let seen: u64 = page.version().parse().expect("a number");
    let path = format!("/tables/{}/steps", id(&pair.table));
    let mut deed = Deed::keyed(pair.site, pair.store, mover, &path, &json!({ "step": "invoke", "seen": seen })).await;
    deed.looks.extend([(pair.anna, pair.table.clone()), (pair.bela, pair.table)]);
    deed
}

/// What is kept before a deed, and what after one that nothing disturbed.
async fn undisturbed(name: &str, prepare: Prepare) -> (Vec<String>, Vec<String>) {
    let deed = prepare().await;
    let before = deed.shape().await;
    let page = deed.send().await;
    assert!(page.status.is_success() || page.status.is_redirection(), "{name}: {} {}", page.status, page.text);
    deed.settle().await;
    deed.knows_what_is_kept(name).await;
    (before, deed.shape().await)
}

/// Gives each of these up at every await.
async fn given_up(deeds: &[(&str, Prepare)]) {
    for (name, prepare) in deeds.iter().copied() {
        let (before, after) = undisturbed(name, prepare).await;
        for awaits in 0.. {
            assert!(awaits < 500, "{name} never completes");
            let deed = prepare().await;
            let completed = deed.give_up_after(awaits).await;
            deed.settle().await;
            let (shape, when) = (deed.shape().await, format!("{name}, given up after {awaits} awaits"));
            assert!(shape == after || shape == before && !completed, "{when}: {shape:#?}\nnot {after:#?}");
            // A handler that was reached goes on: only what never began is not done.
            assert!(awaits == 0 || shape == after, "{when}: it began and was not finished");
            deed.knows_what_is_kept(&when).await;
            if deed.is_keyed() {
                let second = deed.send().await;
                let third = deed.send().await;
                assert!(second.status.is_success(), "{when}: {} {}", second.status, second.text);
                assert_eq!((&second.text, second.status), (&third.text, third.status), "{when}");
                assert_eq!(second.headers.contains_key("idempotency-replayed"), awaits > 0, "{when}");
                assert_eq!(deed.shape().await, after, "{when}: done once");
            }
            if completed {
                break;
            }
        }
    }
}

#[tokio::test]
async fn what_people_do_and_give_up_is_done_wholly_or_not_at_all() {
    given_up(&OF_PEOPLE).await;
}

#[tokio::test]
async fn what_is_given_up_at_a_table_is_done_wholly_or_not_at_all() {
    given_up(&AT_TABLES).await;
}

#[tokio::test]
async fn what_is_given_up_in_a_class_is_done_wholly_or_not_at_all() {
    given_up(&IN_CLASSES).await;
}

#[tokio::test]
async fn whatever_else_is_given_up_is_done_wholly_or_not_at_all() {
    given_up(&more::OF_PEOPLE).await;
    given_up(&more::AT_TABLES).await;
}

#[tokio::test]
async fn whatever_else_is_given_up_in_a_class_is_done_wholly_or_not_at_all() {
    given_up(&more::IN_CLASSES).await;
}

#[tokio::test]
async fn what_a_program_gives_up_is_done_wholly_or_not_at_all() {
    given_up(&more::BY_PROGRAMS).await;
}

/// What must be done wholly or not at all although the store fails at any call.
const FAULTS: [(&str, Prepare); 10] = [
    ("a link", || Box::pin(a_link())),
    ("a table", || Box::pin(Deed::alone("/tables", &[("players", "2"), ("who", "friends")]))),
    ("a table by key", || Box::pin(a_table_by_key())),
    ("a step", || Box::pin(async { Pair::dealt().await.mover("act").await })),
    ("a step by key", || Box::pin(a_step_by_key())),
    ("seat a class", || Box::pin(seat_a_class())),
    ("forget me", || Box::pin(forget_me())),
    ("sit down", || Box::pin(sit_down())),
    ("an upload", || Box::pin(Deed::alone("/replay", &[("text", RECORD)]))),
    ("a round", || Box::pin(a_round())),
];

#[tokio::test]
async fn whatever_call_of_the_store_fails_a_deed_is_done_wholly_or_not_at_all() {
    for (name, prepare) in FAULTS {
        let (before, after) = undisturbed(name, prepare).await;
        for fault in [Fault::Refused, Fault::Unheard] {
            for call in 1.. {
                assert!(call < 500, "{name} never completes");
                let deed = prepare().await;
                deed.store.fail(call, fault);
                let answer = deed.send().await;
                deed.settle().await;
                let failed = deed.store.heal();
                let when = format!("{name}, call {call} {fault:?}, {}", answer.status);
                // It is forgotten first; chairs that could not be left are left when somebody looks.
                deed.knows_what_is_kept(&when).await;
                let shape = deed.shape().await;
                assert!(shape == before || shape == after, "{when}: {shape:#?}\nnot {after:#?}");
                assert!(shape == after || !answer.status.is_success(), "{when}: told as done");
                if shape == before || deed.is_keyed() {
                    let second = deed.send().await;
                    assert!(!second.status.is_server_error(), "{when}: {} {}", second.status, second.text);
                    deed.settle().await;
                    assert_eq!(deed.shape().await, after, "{when}: asked again");
                    deed.knows_what_is_kept(&when).await;
                }
                if !failed {
                    break;
                }
            }
        }
    }
}
