//! How games begin.

use axum::http::{HeaderValue, StatusCode, header};
use tokio::time::{Duration, sleep};

use crate::api_client::Program;
use crate::browser::{Site, between};
use crate::streams::Stream;

#[tokio::test]
async fn two_clicks_lead_to_a_game() {
    let site = Site::new();
    let mut anna = site.browser();
    assert!(anna.get("/").await.text.contains("action=\"/play\""));
    let table = anna.open("/play", &[("game", "ra"), ("players", "4"), ("level", "2")]).await;
    let room = anna.get(&table).await;
    assert!(room.text.contains("id=\"nonce\""), "the browser is asked for its part of the deal");
    let promise = between(&room.text, "nonce\" value=\"", "\"").expect("a nonce for browsers without script");
    anna.post(&format!("{table}/nonce"), &[("nonce", promise)]).await;
    let page = anna.get(&table).await;
    assert!(page.text.contains("id=\"table\"") && !page.steps().is_empty(), "the table is mine to act at");
}

#[tokio::test]
async fn friends_meet_by_a_code() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "2"), ("who", "friends")]).await;
    assert!(!bela.get("/").await.text.contains(&table), "a private table is not in the lobby");
    let id = table.trim_start_matches("/t/");
    let stored = site.store.load_table(&store::TableId::new(id).expect("a name")).await.expect("kept").expect("there");
    let code = stored.table.code.to_lowercase();
    assert_eq!(bela.open("/code", &[("code", &code)]).await, table);
    bela.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "me")]).await;
    anna.give_nonce(&table).await;
    assert!(anna.get(&table).await.text.contains("id=\"room\""), "the other's part is still awaited");
    bela.give_nonce(&table).await;
    assert!(bela.get(&table).await.text.contains("id=\"table\""));
}

#[tokio::test]
async fn a_wrong_code_is_explained_on_the_start_page() {
    let mut anna = Site::new().browser();
    let page = anna.post("/code", &[("code", "zzzzz")]).await;
    assert_eq!(page.status, StatusCode::NOT_FOUND);
    assert!(page.text.contains("value=\"zzzzz\"") && page.text.contains("no table with this code"));
    assert_eq!(anna.ask("/code", &[("code", "zzzzz")]).await.error(), "no_such_code");
}

#[tokio::test]
async fn an_open_table_is_in_the_lobby_until_it_is_full() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "2"), ("who", "open")]).await;
    assert!(bela.get("/").await.text.contains(&format!("action=\"{table}/sit\"")));
    anna.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "bot"), ("level", "1")]).await;
    assert!(!bela.get("/").await.text.contains(&table));
    assert!(anna.get("/").await.text.contains(&table), "it is among my own");
}

#[tokio::test]
async fn chosen_suns_follow_the_chairs() {
    let site = Site::new();
    let mut anna = site.browser();
    let fields = [("players", "3"), ("who", "hotseat"), ("groups", "chosen"), ("scores", "open")];
    let table = anna.open("/tables", &fields).await;
    anna.give_nonce(&table).await;
    anna.play_on(&table).await;
    let record = anna.get(&format!("{table}/record")).await.text;
    assert!(record.contains("option groups chosen\n"), "{record}");
    assert!(record.contains("suns 13 8 5 2 / 12 9 6 3 / 11 10 7 4\n"), "{record}");
}

#[tokio::test]
async fn a_page_speaks_the_language_of_its_reader() {
    let site = Site::new();
    let mut anna = site.browser();
    anna.headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static("fr-CH, en;q=0.5"));
    assert!(
        anna.get("/").await.text.contains("lang=\"fr\" data-")
            || anna.get("/").await.text.contains("<html lang=\"fr\"")
    );
    let back = anna.post("/language", &[("language", "ru"), ("back", "/rules")]).await;
    assert_eq!(back.to(), "/rules");
    assert!(anna.get("/rules").await.text.contains("<html lang=\"ru\""));
    let table = anna.play(&[("players", "2")]).await;
    assert!(anna.get(&table).await.text.contains("Гость"), "a new person is called in their language");
    for (language, word) in [("pt", "pt"), ("es", "es"), ("fr", "fr"), ("en", "en")] {
        anna.post("/language", &[("language", language), ("back", "//evil.example")]).await;
        let page = anna.get(&table).await;
        assert!(page.text.contains(&format!("<html lang=\"{word}\"")) && !page.text.contains('⟦'), "{language}");
    }
}

#[tokio::test]
async fn what_was_chosen_is_offered_again() {
    let mut anna = Site::new().browser();
    anna.play(&[("players", "5"), ("level", "1"), ("scores", "open")]).await;
    let page = anna.get("/").await;
    assert!(page.text.contains("value=\"5\" checked") && page.text.contains("value=\"open\" checked"));
}

#[tokio::test]
async fn the_names_of_tiles_are_kept_and_every_page_follows() {
    let mut anna = Site::new().browser();
    anna.post("/language", &[("language", "ru"), ("back", "/")]).await;
    assert!(anna.get("/rules/ra").await.text.contains("Война"));
    anna.post("/names", &[("names", "first"), ("back", "/")]).await;
    for page in ["/rules/ra", "/glossary/ra"] {
        assert!(anna.get(page).await.text.contains("<b>Волнения</b>"), "{page}");
    }
    let table = anna.play(&[("players", "3"), ("level", "1")]).await;
    let page = anna.get(&table).await.text;
    assert!(page.contains("<b>Крепость</b>") && !page.contains("<b>Святилище</b>"), "the names of this reader");
    anna.post("/names", &[("names", "rulebook")]).await;
    assert!(anna.get(&table).await.text.contains("<b>Святилище</b>"), "those of the Russian rulebook again");
}

#[tokio::test]
async fn the_theme_is_kept() {
    let mut anna = Site::new().browser();
    anna.post("/theme", &[("theme", "dark"), ("back", "/")]).await;
    assert!(anna.get("/").await.text.contains("data-theme=\"dark\""));
    anna.post("/theme", &[("theme", "system")]).await;
    assert!(!anna.get("/").await.text.contains("data-theme=\"dark\""));
}

#[tokio::test]
async fn a_part_of_the_deal_is_added_once_and_for_oneself() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.open("/tables", &[("players", "3"), ("who", "friends")]).await;
    anna.post(&format!("{table}/sit"), &[("seat", "1"), ("who", "bot"), ("level", "1")]).await;
    bela.post(&format!("{table}/sit"), &[("seat", "2"), ("who", "me")]).await;
    let (path, number) = (format!("{table}/nonce"), "5a".repeat(16));
    for seat in ["1", "2", "3"] {
        assert_eq!(anna.ask(&path, &[("nonce", &number), ("seat", seat)]).await.error(), "not_seated", "{seat}");
    }
    anna.give_nonce(&table).await;
    assert_eq!(anna.ask(&path, &[("nonce", &number)]).await.error(), "already");
    assert_eq!(anna.ask(&path, &[("nonce", &number), ("seat", "0")]).await.error(), "already");
    bela.give_nonce(&table).await;
    assert_eq!(bela.ask(&path, &[("nonce", &number)]).await.error(), "already", "the game is on");
}

#[tokio::test]
async fn nobody_fills_the_lobby() {
    let site = Site::new();
    let mut anna = site.browser();
    let open = [("players", "2"), ("who", "open")];
    let first = anna.open("/tables", &open).await;
    anna.open("/tables", &open).await;
    anna.open("/tables", &open).await;
    assert_eq!(anna.ask("/tables", &open).await.error(), "enough_tables");
    anna.open("/tables", &[("players", "2"), ("who", "friends")]).await;
    anna.post(&format!("{first}/leave"), &[]).await;
    anna.open("/tables", &open).await;
}

/// What the start page and the API say of an open table.
async fn listed(site: &Site, table: &str) -> Option<String> {
    let page = site.browser().get("/").await.text;
    let row = page.split("<li class=\"trow\">").skip(1).find(|row| row.contains(table));
    let plain = Program::stranger(site).get("/lobby").await.text;
    assert_eq!(row.is_some(), plain.contains(table.trim_start_matches("/t/")), "{plain}");
    row.and_then(|row| row.split("</li>").next()).map(str::to_owned)
}

#[tokio::test(start_paused = true)]
async fn an_open_table_is_listed_while_somebody_of_it_is_there() {
    let site = Site::ticking(std::sync::Arc::new(store::Memory::new()));
    let mut anna = site.browser();
    let table = anna.open("/tables", &[("players", "2"), ("who", "open")]).await;
    let fresh = listed(&site, &table).await.expect("just opened");
    assert!(!fresh.contains("waiting for") && !fresh.contains("away"), "{fresh}");
    let room = anna.get(&table).await;
    let stream = Stream::open(&anna, &format!("{table}/live?from={}", room.version())).await;
    sleep(Duration::from_secs(550)).await;
    let long = listed(&site, &table).await.expect("she is there");
    assert!(long.contains("waiting for 9 minutes") && !long.contains("away"), "{long}");
    drop(stream);
    sleep(Duration::from_secs(30)).await;
    assert!(listed(&site, &table).await.is_some_and(|row| row.contains(" · away")), "she may come back");
    sleep(Duration::from_secs(100)).await;
    assert_eq!(listed(&site, &table).await, None, "nobody is there");
    site.browser().get(&table).await;
    assert_eq!(listed(&site, &table).await, None, "a stranger who looks does not make it wait");
    anna.get(&table).await;
    assert!(listed(&site, &table).await.is_some_and(|row| !row.contains("away")), "she is back");
}

/// The fields that the start page sends when nobody touches its form.
fn untouched(page: &str) -> Vec<(String, String)> {
    let form = between(page, "id=\"new\"", "</form>").expect("the form of a new table");
    let inputs = form.split("<input ").skip(1).map(|rest| rest.split('>').next().unwrap_or_default());
    let sent = inputs.filter(|tag| tag.contains("type=\"hidden\"") || tag.ends_with("checked"));
    let value = |tag: &str, what: &str| between(tag, &format!("{what}=\""), "\"").unwrap_or_default().to_owned();
    sent.map(|tag| (value(tag, "name"), value(tag, "value"))).collect()
}

#[tokio::test]
async fn the_untouched_form_hides_nothing_at_one_screen_and_what_is_usual_elsewhere() {
    let site = Site::new();
    let ways = [("hotseat", true), ("friends", false)];
    let games = [("ra", "scores"), ("rawsiko", "objectives")];
    for ((game, secret), (who, opens)) in games.into_iter().flat_map(|game| ways.map(|way| (game, way))) {
        let mut anna = site.browser();
        let fields = untouched(&anna.get(&format!("/?game={game}")).await.text);
        assert!(fields.iter().any(|(name, value)| name == secret && value.is_empty()), "{fields:?}");
        let mut sent: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        sent.push(("who", who));
        let table = anna.open("/tables", &sent).await;
        let id = store::TableId::new(table.trim_start_matches("/t/")).expect("a name");
        let options = site.store.load_table(&id).await.expect("kept").expect("there").table.options;
        assert_eq!(options.contains(&format!("option {secret} open\n")), opens, "{who}: {options}");
        let again = untouched(&anna.get(&format!("/?game={game}")).await.text);
        assert_eq!(again, fields, "nothing was chosen");
    }
}
