//! How long does a step of a replay take, and a list of a thousand finished games? Asked through the router, over a store
//! in a file: `cargo run -p server --example replays`.

#![allow(clippy::print_stdout, reason = "its purpose is to print figures")]

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, header};
use game::{Actor, Game, GameOptions};
use http_body_util::BodyExt;
use record::{Dealer, Entry, Fair, Header, Record, Seeded, states};
use server::{App, Config};
use store::{GameResult, Line, NewTable, Occupant, PersonId, Sqlite, Stage, Store, TableId, TableNote};
use tower::ServiceExt;

type G = states::Ra;
const GAMES: u32 = 1000;
/// Among so many random games the longest is looked for.
const RANDOM: u64 = 20_000;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path().join("khepri.db")).await?);
    let router = App::new(Arc::clone(&store), Config { rate: 100_000, ..Config::default() }).router();
    steps(&router).await?;
    list(&router, store.as_ref()).await
}

/// Every step of the longest of many random games, forward, backward and as whole pages.
async fn steps(router: &Router) -> Result<(), Box<dyn Error>> {
    let longest = (0..RANDOM).map(played).max_by_key(|record| record.entries.len()).ok_or("no game")?;
    let last = longest.entries.len();
    let body = format!("text={}", escaped(&longest.to_string()));
    let (_, headers, _) = ask(router, "/replay", Some(body), "text/html").await?;
    let to = headers.get(header::LOCATION).ok_or("it was not taken")?.to_str()?.trim_end_matches("/step/0").to_owned();
    println!("the longest of {RANDOM} random games for five has {last} steps");
    for (what, accept) in [("a frame for a script", "application/json"), ("a whole page", "text/html")] {
        let mut times = Vec::new();
        let mut size = 0;
        for step in 0..=last {
            let begun = Instant::now();
            let (_, _, text) =
                ask(router, &format!("{to}/step/{step}?seat=c&from={}", step.max(1) - 1), None, accept).await?;
            times.push(begun.elapsed());
            size = size.max(text.len());
        }
        tell(what, times, size);
    }
    Ok(())
}

/// A thousand finished games of one person: the list, and searches in it.
async fn list(router: &Router, store: &dyn Store) -> Result<(), Box<dyn Error>> {
    let (_, headers, _) = ask(router, "/me/name", Some("name=Anna".to_owned()), "text/html").await?;
    let cookie = headers.get(header::SET_COOKIE).ok_or("no cookie")?.to_str()?.split(';').next().unwrap_or_default();
    for number in 0..GAMES {
        keep(store, number).await?;
    }
    for path in
        ["/me/games", "/me/games?q=won", "/me/games?q=scribe+won&from=2020-03-01&to=2021-06-01", "/me/games?page=20"]
    {
        let mut times = Vec::new();
        let mut size = 0;
        for _ in 0..20 {
            let begun = Instant::now();
            let request = Request::get(path).header(header::COOKIE, cookie).body(Body::empty())?;
            let text = router.clone().oneshot(request).await?.into_body().collect().await?.to_bytes();
            times.push(begun.elapsed());
            size = text.len();
        }
        tell(&format!("{GAMES} games, {path}"), times, size);
    }
    Ok(())
}

fn tell(what: &str, mut times: Vec<Duration>, size: usize) {
    times.sort_unstable();
    let (middle, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{what}: median {middle:.2?}, slowest {worst:.2?}, {size} bytes");
}

/// A random game for five.
fn played(number: u64) -> Record<G> {
    let options = <G as Game>::Options::for_players(5).expect("five can play");
    let game = Seeded::new(6).game(number);
    let mut dealer = Dealer::<G>::new(&options, &game.secret, game.nonces(5));
    let mut state = G::start(&options, &dealer.setup).expect("a dealt set-up");
    let mut record = Record::new(Header::new(options, dealer.setup.clone()));
    record.header.fair = Fair::seeded(&game, 5);
    let (mut legal, mut luck) = (Vec::new(), game.choices);
    while state.to_act().is_some() {
        state.legal_actions(&mut legal);
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = legal[(luck >> 33) as usize % legal.len()];
        state.play(action, &mut |_| ());
        let outcome = (state.to_act() == Some(Actor::Chance)).then(|| dealer.outcome(&state));
        if let Some(outcome) = outcome {
            state.play(outcome, &mut |_| ());
        }
        record.entries.push(Entry::Step(game::notation::Step { action, outcome }));
    }
    record
}

async fn keep(store: &dyn Store, number: u32) -> Result<(), Box<dyn Error>> {
    let id = TableId::new(&format!("game{number:06}")).ok_or("a name")?;
    let at = (18_262 + i64::from(number)) * 24 * 60 * 60 * 1000;
    let table = NewTable {
        id: id.clone(),
        code: String::new(),
        game: G::NAME.to_owned(),
        options: "players 3\n".to_owned(),
        public: false,
        commitment: [0; 32],
        secret: [0; 32],
        made_at: at,
    };
    store.create_table(table).await?;
    let seats = vec![Occupant::Person(PersonId(1)), Occupant::Bot(3), Occupant::Bot((number % 6 + 1) as u8)];
    let note = TableNote::new(Stage::Over, seats, None);
    store.append(&id, 0, vec![Line { text: "over".to_owned(), at }], Some(note)).await?;
    let ranks = if number.is_multiple_of(3) { vec![1, 2, 3] } else { vec![2, 1, 3] };
    store.records().keep_result(&id, &GameResult { ended_at: at, ranks, scores: vec![40, 30, 20] }).await?;
    Ok(())
}

async fn ask(
    router: &Router,
    path: &str,
    form: Option<String>,
    accept: &str,
) -> Result<(u16, HeaderMap, Vec<u8>), Box<dyn Error>> {
    let method = if form.is_some() { "POST" } else { "GET" };
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(header::ACCEPT, accept)
        .body(Body::from(form.unwrap_or_default()))?;
    let (parts, body) = router.clone().oneshot(request).await?.into_parts();
    Ok((parts.status.as_u16(), parts.headers, body.collect().await?.to_bytes().to_vec()))
}

fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
