//! `khepri load --class N`: so many pupils in one class. They join with the PIN, are seated by whoever leads, and every
//! few seconds whoever's turn it is at a table does something; everybody there has it on the screen.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use super::World;
use super::browser::Browser;
use super::stream::{Told, Watcher, Word};
use super::tally::{Report, StepTimes};
use crate::cli::LoadArgs;

/// A step that is not on every screen by then is lost.
const OVERDUE: Duration = Duration::from_secs(20);

#[derive(Deserialize)]
struct Led {
    to: String,
}

/// A table as a program reads it.
#[derive(Deserialize)]
struct Plain {
    version: u64,
    viewer: Option<usize>,
    to_act: Option<usize>,
    legal: Vec<Legal>,
}

#[derive(Deserialize)]
struct Legal {
    step: String,
}

/// Somebody in the class.
struct Pupil {
    browser: Arc<Browser>,
    token: String,
    table: String,
}

/// Lays the load, and says how quick the server was.
pub(super) async fn load(world: &Arc<World>, args: &LoadArgs, pupils: usize) -> Result<Report> {
    let teacher = Arc::new(Browser::new(&world.site, "en"));
    teacher.get("/").await.with_context(|| format!("nobody answers at {}", args.url))?.good()?;
    let opened = teacher.post("/class/open", &[]).await?.good()?;
    let class = serde_json::from_str::<Led>(&opened.text).context("where the class is")?.to;
    let page = teacher.get(&class).await?.good()?.text;
    let pin: String = page
        .split_once("class=\"pin\"")
        .and_then(|(_, rest)| rest.split_once("</p>"))
        .map(|(pin, _)| pin.rsplit('>').next().unwrap_or_default().chars().filter(char::is_ascii_digit).collect())
        .context("the page of the class shows no PIN")?;
    let mut all = Vec::new();
    for number in 0..pupils {
        let browser = Arc::new(Browser::new(&world.site, "pt-PT,pt;q=0.9"));
        let nickname = format!("Pupil {number}");
        browser.post("/class/join", &[("pin", &pin), ("nickname", &nickname)]).await?.good()?;
        all.push(browser);
    }
    let size = args.players.clamp(3, 5).to_string();
    teacher.post(&format!("{class}/seat"), &[("size", &size)]).await?.good()?;
    let mut tables: Vec<Vec<Pupil>> = Vec::new();
    for browser in all {
        let table = browser.get(&class).await?.to().context("a seat")?;
        let made = browser.post("/me/tokens", &[("name", "load")]).await?.good()?.text;
        let token =
            made.split_once("khp_").map(|(_, rest)| rest.chars().take_while(char::is_ascii_alphanumeric).collect());
        let pupil = Pupil { browser, token: format!("khp_{}", token.unwrap_or_else(String::new)), table };
        match tables.iter_mut().find(|table| table[0].table == pupil.table) {
            Some(table) => table.push(pupil),
            None => tables.push(vec![pupil]),
        }
    }
    // Whoever leads looks on all the while.
    let (tell, _heard) = mpsc::unbounded_channel();
    let leads = Watcher { browser: teacher, table: class, screen: 1, tell, tally: Arc::clone(&world.tally) };
    let looking_on = tokio::spawn(leads.watch(0));
    let (count, end) = (tables.len(), Instant::now() + Duration::from_secs(args.seconds));
    world.tally.measure(true);
    let begun = Instant::now();
    let mut playing = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        playing.spawn(play(Arc::clone(world), number, table, end));
    }
    while let Some(played) = playing.join_next().await {
        if let Err(error) = played.context("a table failed").flatten() {
            world.tally.error("table", &error);
        }
    }
    looking_on.abort();
    Ok(world.tally.report(count, pupils + 1, begun.elapsed().as_secs_f64(), None))
}

/// Plays one table until the time is up or the game is over.
async fn play(world: Arc<World>, number: usize, pupils: Vec<Pupil>, end: Instant) -> Result<()> {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(world.seed.wrapping_add(number as u64));
    let (tell, mut words) = mpsc::unbounded_channel();
    let mut streams = JoinSet::new();
    let mut seats = Vec::new();
    for (screen, pupil) in (1..).zip(&pupils) {
        let now = look(pupil).await?;
        seats.push(now.viewer.context("a seat of one's own")?);
        let (browser, tell, tally) = (Arc::clone(&pupil.browser), tell.clone(), Arc::clone(&world.tally));
        streams.spawn(Watcher { browser, table: pupil.table.clone(), screen, tell, tally }.watch(now.version));
    }
    // Not all tables at the same moment.
    sleep(world.every.mul_f64((dice.next_u64() % 1000) as f64 / 1000.0)).await;
    while Instant::now() < end {
        let begun = Instant::now();
        let Some(to_act) = look(&pupils[0]).await?.to_act else {
            world.tally.game();
            break;
        };
        let mover = seats.iter().position(|seat| *seat == to_act);
        let Some(mover) = mover else {
            // A bot moves: it does not take long.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let now = look(&pupils[mover]).await?;
        let ends = now.legal.iter().find(|one| one.step == "end").filter(|_| dice.next_u64().is_multiple_of(3));
        let place = (dice.next_u64() % now.legal.len().max(1) as u64) as usize;
        let Some(Legal { step }) = ends.or(now.legal.get(place)) else { continue };
        while words.try_recv().is_ok() {}
        let version = now.version.to_string();
        let sent = Instant::now();
        let form = [("step", step.as_str()), ("seen", version.as_str())];
        let answer = pupils[mover].browser.post(&format!("{}/act", pupils[mover].table), &form).await?;
        ensure!(answer.status.is_success(), "{step}: {}", answer.text);
        let answered = sent.elapsed();
        match timeout(OVERDUE, everywhere(&mut words, pupils.len(), now.version)).await {
            Ok(shown) => world.tally.step(StepTimes {
                answered,
                shown: shown[mover].saturating_duration_since(sent),
                everywhere: shown.iter().max().map_or(answered, |last| last.saturating_duration_since(sent)),
            }),
            Err(_) => world.tally.lost(&format!("{step} at {} {}", pupils[0].table, now.version + 1)),
        }
        sleep(world.every.saturating_sub(begun.elapsed())).await;
    }
    Ok(())
}

/// When each screen showed something newer than this version.
async fn everywhere(words: &mut mpsc::UnboundedReceiver<Word>, screens: usize, seen: u64) -> Vec<Instant> {
    let mut shown: Vec<Option<Instant>> = vec![None; screens];
    while let Some(Word { screen, at, told }) = words.recv().await {
        if let (Told::Shown(version), Some(place)) = (told, shown.get_mut(screen - 1))
            && version > seen
        {
            place.get_or_insert(at);
        }
        if let Some(all) = shown.iter().copied().collect::<Option<Vec<Instant>>>() {
            return all;
        }
    }
    std::future::pending().await
}

/// The table as this pupil may know it.
async fn look(pupil: &Pupil) -> Result<Plain> {
    let path = format!("/api/v1/tables/{}", pupil.table.trim_start_matches("/t/"));
    let answer = pupil.browser.get_as(&path, &pupil.token).await?.good()?;
    serde_json::from_str(&answer.text).context("a table")
}
