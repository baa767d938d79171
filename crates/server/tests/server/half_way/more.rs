//! The other deeds; and every address that takes one is among them.

use std::fs;
use std::path::Path;

use super::*;

/// What people do about themselves, and on their way in.
pub(super) const OF_PEOPLE: [(&str, Prepare); 8] = [
    ("a place to be told", || Box::pin(Deed::alone("/me/notices", &[("way", "webhook"), ("address", HOOK)]))),
    ("a place less", || {
        Box::pin(async {
            let (site, store, mut anna, _) = people().await;
            let told = anna.ask("/me/notices", &[("way", "webhook"), ("address", HOOK)]).await;
            assert!(told.status.is_success(), "{}", told.text);
            Deed::form(site, store, 2, anna, "/me/notices/remove", &[("address", HOOK)])
        })
    }),
    ("a token less", || {
        Box::pin(async {
            let (site, store, mut anna, _) = people().await;
            token(&mut anna).await;
            let page = anna.get("/me/tokens").await.text;
            let number = crate::browser::between(&page, "name=\"id\" value=\"", "\"").expect("the token in the list");
            Deed::form(site, store, 2, anna, "/me/tokens/withdraw", &[("id", number)])
        })
    }),
    ("a link to a device", || Box::pin(Deed::alone("/me/link", &[]))),
    ("digits", || {
        Box::pin(async {
            let (lesson, store) = lesson(1, false).await;
            let newcomer = lesson.site.browser();
            Deed::form(lesson.site, store, 2, newcomer, "/class", &[("pin", &lesson.pin)])
        })
    }),
    ("a knock", || Box::pin(a_knock(false))),
    ("a knock that is answered", || Box::pin(a_knock(true))),
    ("a game from a replay", || {
        Box::pin(async {
            let (site, store, mut anna, _) = people().await;
            let replay = anna.open("/replay", &[("text", RECORD)]).await;
            let replay: Vec<&str> = replay.split('/').take(3).collect();
            let path = format!("{}/step/3/play", replay.join("/"));
            Deed::form(site, store, 2, anna, &path, &[("who", "friends"), ("seat", "0")])
        })
    }),
];

/// What is done at a table.
pub(super) const AT_TABLES: [(&str, Prepare); 7] = [
    ("undo", || {
        Box::pin(async {
            let (pair, mover, _) = begun().await;
            let seen = mover.clone().get(&pair.table).await.version().to_owned();
            pair.by(mover, "undo", &[("seen", seen)])
        })
    }),
    ("an order", || {
        Box::pin(async {
            let mut pair = Pair::dealt().await;
            let waits = if pair.anna.get(&pair.table).await.steps().is_empty() { &pair.anna } else { &pair.bela };
            let waits = waits.clone();
            pair.by(waits, "order", &[("order", "pass-auction".to_owned())])
        })
    }),
    ("come back", || {
        Box::pin(async {
            let pair = left().await;
            let bela = pair.bela.clone();
            pair.by(bela, "back", &[])
        })
    }),
    ("a rematch", || {
        Box::pin(async {
            let (site, store, anna, table) = over().await;
            Deed::form(site, store, 2, anna, &format!("{table}/rematch"), &[])
        })
    }),
    ("the same deal", || {
        Box::pin(async {
            let (site, store, anna, table) = over().await;
            Deed::form(site, store, 2, anna, &format!("{table}/again"), &[])
        })
    }),
    ("play on", || {
        Box::pin(async {
            let (site, store, anna, table) = over().await;
            let path = format!("{table}/step/5/play");
            Deed::form(site, store, 2, anna, &path, &[("who", "friends"), ("seat", "0")])
        })
    }),
    ("the coach", || {
        Box::pin(async {
            let (site, store, mut anna, _) = people().await;
            let table = anna.open("/learn", &[("lesson", "ra-first"), ("chapter", "1")]).await;
            let seen = anna.get(&table).await.version().to_owned();
            Deed::form(site, store, 2, anna, &format!("{table}/coach"), &[("do", "alone"), ("seen", &seen)])
        })
    }),
];

/// What is done in a class.
pub(super) const IN_CLASSES: [(&str, Prepare); 6] = [
    ("let in", || {
        Box::pin(async {
            let (lesson, store, _) = knocking().await;
            Deed::led(lesson, store, "knock", &[("knock", "all"), ("do", "in")])
        })
    }),
    ("finish", || {
        Box::pin(async {
            let (mut lesson, store) = lesson(3, false).await;
            lesson.lead("seat", &[]).await;
            Deed::led(lesson, store, "finish", &[("table", "all")])
        })
    }),
    ("another nickname", || {
        Box::pin(async {
            let (mut lesson, store) = lesson(3, false).await;
            lesson.lead("seat", &[]).await;
            let key = lesson.key("Otter A").await;
            Deed::led(lesson, store, "nickname", &[("pupil", &key)])
        })
    }),
    ("a picture in the class", || {
        Box::pin(async {
            let (lesson, store) = lesson(3, false).await;
            let (path, pupil) = (format!("{}/avatar", lesson.path), lesson.pupils[0].clone());
            Deed::form(lesson.site, store, 4, pupil, &path, &[("avatar", "leaf")])
        })
    }),
    ("phrases", || {
        Box::pin(async {
            let (mut lesson, store) = lesson(3, false).await;
            lesson.lead("seat", &[]).await;
            Deed::led(lesson, store, "phrases", &[("phrases", "off")])
        })
    }),
    ("a phrase", || {
        Box::pin(async {
            let (mut lesson, store) = lesson(3, false).await;
            lesson.lead("seat", &[]).await;
            lesson.lead("phrases", &[("phrases", "on")]).await;
            let (table, pupil) = (lesson.table(0).await, lesson.pupils[0].clone());
            Deed::form(lesson.site, store, 4, pupil, &format!("{table}/say"), &[("phrase", "1")])
        })
    }),
];

/// What programs do, each with a key.
pub(super) const BY_PROGRAMS: [(&str, Prepare); 6] = [
    ("sit down by key", || {
        Box::pin(async {
            let pair = Pair::waiting().await;
            let bela = pair.bela.clone();
            by_program(pair, bela, "sit", &json!({ "seat": 1, "who": "me" })).await
        })
    }),
    ("a number by key", || {
        Box::pin(async {
            let pair = Pair::seated().await;
            let anna = pair.anna.clone();
            by_program(pair, anna, "nonce", &json!({ "nonce": "5a".repeat(16) })).await
        })
    }),
    ("undo by key", || {
        Box::pin(async {
            let (pair, mover, other) = begun().await;
            // Whose move it is, is left to chance: both have a token.
            token(&mut other.clone()).await;
            let seen: u64 = mover.clone().get(&pair.table).await.version().parse().expect("a number");
            by_program(pair, mover, "undo", &json!({ "seen": seen })).await
        })
    }),
    ("leave by key", || {
        Box::pin(async {
            let pair = Pair::seated().await;
            let bela = pair.bela.clone();
            by_program(pair, bela, "leave", &json!({})).await
        })
    }),
    ("come back by key", || {
        Box::pin(async {
            let pair = left().await;
            let bela = pair.bela.clone();
            by_program(pair, bela, "back", &json!({})).await
        })
    }),
    ("a rematch by key", || {
        Box::pin(async {
            let (site, store, anna, table) = over().await;
            let path = format!("/tables/{}/next", id(&table));
            Deed::keyed(site, store, anna, &path, &json!({ "again": false })).await
        })
    }),
];

/// Digits need no name to be looked up.
const HOOK: &str = "http://93.184.216.34/told";

async fn by_program(pair: Pair, who: Browser, what: &str, body: &Value) -> Deed {
    let path = format!("/tables/{}/{what}", id(&pair.table));
    let mut deed = Deed::keyed(pair.site, pair.store, who, &path, body).await;
    deed.looks.extend([(pair.anna, pair.table.clone()), (pair.bela, pair.table)]);
    deed
}

/// Two play; whoever began has called Ra, and nobody has done anything since.
async fn begun() -> (Pair, Browser, Browser) {
    let mut pair = Pair::dealt().await;
    let page = pair.anna.get(&pair.table).await;
    let first = !page.steps().is_empty();
    let (mut mover, other) =
        if first { (pair.anna.clone(), pair.bela.clone()) } else { (pair.bela.clone(), pair.anna.clone()) };
    let done = mover.ask(&format!("{}/act", pair.table), &[("step", "invoke"), ("seen", page.version())]).await;
    assert!(done.status.is_success(), "{}", done.text);
    (pair, mover, other)
}

/// Two play, and one of them has left.
async fn left() -> Pair {
    let mut pair = Pair::dealt().await;
    pair.bela.post(&format!("{}/leave", pair.table), &[]).await;
    pair
}

/// A game against a bot that is over.
async fn over() -> (Site, Arc<Faulty>, Browser, String) {
    let (site, store, mut anna, _) = people().await;
    let table = anna.play(&[("players", "2"), ("level", "1")]).await;
    anna.play_on(&table).await;
    (site, store, anna, table)
}

/// A class at whose door somebody stands, after too many wrong digits.
async fn knocking() -> (Lesson, Arc<Faulty>, Browser) {
    let (lesson, store) = lesson(1, false).await;
    let wrong = if lesson.pin == "100000" { "100001" } else { "100000" };
    for _ in 0..20 {
        lesson.site.browser().post("/class", &[("pin", wrong)]).await;
    }
    let mut newcomer = lesson.site.browser();
    let knocked = newcomer.post("/class/join", &[("pin", &lesson.pin), ("nickname", "Heron")]).await;
    assert_eq!(knocked.to(), "/class/knock");
    (lesson, store, newcomer)
}

/// Somebody asks whether they may come in; if the leader has said so, they are.
async fn a_knock(answered: bool) -> Deed {
    let (mut lesson, store, newcomer) = knocking().await;
    if answered {
        lesson.lead("knock", &[("knock", "all"), ("do", "in")]).await;
    }
    let mut deed = Deed::form(lesson.site, store, 3, newcomer, "/class/knock", &[]);
    deed.looks = vec![(lesson.teacher, lesson.path)];
    deed
}

/// These write nothing: a cookie is set, a table looked up, an experiment answered. A hint writes one line, and how often it
/// is polled meanwhile is left to whoever thinks it out (`hints.rs`).
const NOT_KEPT: [&str; 8] = [
    "/language",
    "/theme",
    "/names",
    "/code",
    "/t/{id}/hint",
    "/api/v1/tables/{id}/hint",
    "/t/{id}/what-if",
    "/replay/{id}/what-if",
];

/// Every address that takes a change, as the sources say.
fn addresses(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the sources") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            addresses(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).expect("text");
        let pages = text.split(".route(\"").skip(1).filter_map(|rest| rest.split_once('"'));
        for (address, rest) in pages {
            // Up to the end of the line, or to the next one on it.
            let methods = rest.lines().next().unwrap_or_default().split(".route(").next().unwrap_or_default();
            if ["post(", "put(", "patch(", "delete("].iter().any(|method| methods.contains(method)) {
                found.push(address.to_owned());
            }
        }
        for method in ["post", "put", "patch", "delete"] {
            let before = format!("utoipa::path({method}, path = \"");
            let documented = text.split(&before).skip(1);
            found.extend(documented.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
        }
    }
}

/// Whether an address is of this kind.
fn fits(kind: &str, path: &str) -> bool {
    let (kind, path): (Vec<_>, Vec<_>) = (kind.split('/').collect(), path.split('/').collect());
    kind.len() == path.len() && kind.iter().zip(&path).all(|(kind, word)| kind.starts_with('{') || kind == word)
}

#[tokio::test]
async fn every_address_that_takes_a_change_is_tried() {
    let mut kinds = Vec::new();
    addresses(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut kinds);
    assert!(kinds.len() > 50, "{kinds:?}");
    let mut tried = Vec::new();
    let here = super::OF_PEOPLE.iter().chain(&super::AT_TABLES).chain(&super::IN_CLASSES);
    for (_, prepare) in here.chain(&OF_PEOPLE).chain(&AT_TABLES).chain(&IN_CLASSES).chain(&BY_PROGRAMS) {
        tried.push(prepare().await.path);
    }
    let missing: Vec<&String> = kinds
        .iter()
        .filter(|kind| !NOT_KEPT.contains(&kind.as_str()) && !tried.iter().any(|path| fits(kind, path)))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}
