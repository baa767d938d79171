//! What a table agreed on can be read wherever somebody meets it: in lists, in the room, at the table and in its replay.

use serde_json::json;

use crate::api_client::Program;
use crate::browser::{Browser, Site};

/// A page that must be there.
async fn read(browser: &mut Browser, path: &str) -> String {
    let page = browser.get(path).await;
    assert!(page.status.is_success(), "{path}: {}", page.text);
    page.text
}

async fn agreed_is_seen(game: &str, fields: &[(&str, &str)], unusual: &[&str], usual: &[&str]) {
    let site = Site::new();
    let (mut anna, mut bela, mut carla) = (site.browser(), site.browser(), site.browser());
    let open = [&[("game", game), ("players", "3"), ("who", "open")], fields].concat();
    let table = anna.open("/tables", &open).await;
    let says = |page: &str, place: &str| {
        for said in unusual {
            assert!(page.contains(said), "{place} does not say {said}: {page}");
        }
    };
    let all = |page: &str, place: &str| {
        for said in unusual.iter().chain(usual) {
            assert!(page.contains(said), "{place} does not say {said}: {page}");
        }
    };
    says(&read(&mut bela, "/").await, "the list of open tables");
    says(&read(&mut anna, "/me/tables").await, "the list of my tables");
    all(&read(&mut bela, &table).await, "the room");
    for (browser, seat) in [(&mut bela, "1"), (&mut carla, "2")] {
        browser.post(&format!("{table}/sit"), &[("seat", seat), ("who", "me")]).await;
    }
    for browser in [&mut anna, &mut bela, &mut carla] {
        browser.give_nonce(&table).await;
    }
    all(&read(&mut bela, &table).await, "the table");
    all(&read(&mut bela, &format!("{table}/step/0")).await, "the replay");
}

#[tokio::test]
async fn what_a_table_of_rawsiko_agreed_on_is_seen_everywhere() {
    let fields = [("china", "on"), ("turns", "12"), ("rounding", "down"), ("clock", "2m")];
    let unusual = ["Trade with China", "Turns: 12", "New assets: rounded down", "2 min a move"];
    let usual =
        ["<dt>Continents</dt><dd>chosen</dd>", "<dt>Stranglehold</dt><dd>no</dd>", "<dt>Cards</dt><dd>secret</dd>"];
    agreed_is_seen("rawsiko", &fields, &unusual, &usual).await;
}

#[tokio::test]
async fn a_new_table_of_rawsiko_has_the_order_of_the_manual_unless_it_chose_another() {
    let site = Site::new();
    let mut anna = site.browser();
    for (fields, said) in [
        (&[("game", "rawsiko"), ("players", "3"), ("who", "open")][..], "<dd>always the same</dd>"),
        (
            &[("game", "rawsiko"), ("players", "3"), ("who", "open"), ("order", "passing")][..],
            "<dd>rotates (fairer)</dd>",
        ),
    ] {
        let table = anna.open("/tables", fields).await;
        let room = read(&mut anna, &table).await;
        assert!(room.contains(said), "{said} in {room}");
    }
}

#[tokio::test]
async fn a_new_table_of_rawsiko_has_three_to_twenty_turns() {
    let site = Site::new();
    let (mut anna, bot) = (site.browser(), Program::new(&site).await);
    for turns in ["0", "1", "2", "21"] {
        for path in ["/tables", "/play"] {
            let fields = [("game", "rawsiko"), ("players", "3"), ("who", "hotseat"), ("turns", turns)];
            assert_eq!(anna.ask(path, &fields).await.error(), "bad_form", "{path} {turns}");
        }
        let refused = bot.post("/tables", json!({ "game": "rawsiko", "options": { "turns": turns } })).await;
        assert_eq!(refused.refusal(), (400, "bad_request".to_owned()), "{turns}");
        assert!(refused.text.contains("a number from 3 to 20"), "{}", refused.text);
    }
    for turns in ["3", "20"] {
        anna.open("/tables", &[("game", "rawsiko"), ("who", "friends"), ("turns", turns)]).await;
        bot.open(json!({ "game": "rawsiko", "options": { "turns": turns } })).await;
    }
}

#[tokio::test]
async fn what_a_table_of_ra_agreed_on_is_seen_everywhere() {
    let fields = [("scores", "open"), ("track", "tiles")];
    let usual = ["<dt>Suns</dt><dd>dealt</dd>", "<dt>Clock</dt><dd>No clock</dd>"];
    agreed_is_seen("ra", &fields, &["Scores: open", "Ra track: Ra tiles"], &usual).await;
}
