//! One person: opens a table against bots, looks at the screen, presses a button every few seconds, and begins anew when
//! the game is over.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep};

use super::browser::{Answer, Browser};
use super::game::Game;
use super::screen::Screen;
use super::{Stage, World};

/// Who reads which language: people of all five sit at the tables.
const LANGUAGES: [&str; 5] = ["en-GB,en;q=0.9", "pt-BR,pt;q=0.9", "es-ES,es;q=0.9", "fr-FR,fr;q=0.9", "ru-RU,ru;q=0.9"];
/// After so long something that failed is tried again.
const AGAIN: Duration = Duration::from_millis(500);

/// A person.
pub(super) struct Player {
    /// What all share.
    pub(super) world: Arc<World>,
    /// Their number.
    pub(super) number: usize,
    /// Their browser.
    pub(super) browser: Arc<Browser>,
    /// How far everything is.
    pub(super) stage: watch::Receiver<Stage>,
    /// Where they report that they are ready for the next stage.
    pub(super) ready: mpsc::UnboundedSender<()>,
    dice: Xoshiro256PlusPlus,
}

#[derive(Deserialize)]
struct Led {
    to: String,
}

impl Player {
    /// A person with a browser that is new to the server.
    pub(super) fn new(
        world: &Arc<World>,
        number: usize,
        stage: watch::Receiver<Stage>,
        ready: mpsc::UnboundedSender<()>,
    ) -> Player {
        let browser = Arc::new(Browser::new(&world.site, LANGUAGES[number % LANGUAGES.len()]));
        let dice = Xoshiro256PlusPlus::seed_from_u64(world.seed.wrapping_add(number as u64));
        Player { world: Arc::clone(world), number, browser, stage, ready, dice }
    }

    /// Plays game after game until everything is over.
    pub(super) async fn play(mut self) {
        let Some((path, screen)) = self.open().await else { return };
        let _ = self.ready.send(());
        if self.stage.wait_for(|stage| *stage >= Stage::Watching).await.is_err() {
            return;
        }
        let mut game = self.begin(path, screen).await;
        let _ = self.ready.send(());
        if self.stage.wait_for(|stage| *stage >= Stage::Playing).await.is_err() {
            return;
        }
        // Not all at the same moment.
        let share = self.roll(1000) as f64 / 1000.0;
        let mut next = Instant::now() + self.world.every.mul_f64(share);
        while game.play(&mut self, &mut next).await {
            self.world.tally.game();
            let Some((path, screen)) = self.open().await else { return };
            game = self.begin(path, screen).await;
        }
        let _ = self.ready.send(());
        // The streams stay open until all have measured.
        let _ = self.stage.wait_for(|stage| *stage >= Stage::Leaving).await;
    }

    /// Opens the streams of a table.
    async fn begin(&self, path: String, screen: Screen) -> Game {
        let _turn = self.world.doors.acquire().await;
        let mut game = Game::new(self, path, screen);
        game.connect(self).await;
        game
    }

    /// A number below `sides`.
    pub(super) fn roll(&mut self, sides: usize) -> usize {
        (self.dice.next_u64() % sides.max(1) as u64) as usize
    }

    /// Opens a table, however long it takes; `None` if everything is over before.
    async fn open(&mut self) -> Option<(String, Screen)> {
        loop {
            let world = Arc::clone(&self.world);
            let turn = world.doors.acquire().await;
            let opened = self.try_to_open().await;
            drop(turn);
            match opened {
                Ok(opened) => return Some(opened),
                Err(error) => self.world.tally.error("open", &error),
            }
            if *self.stage.borrow() > Stage::Playing {
                let _ = self.ready.send(());
                return None;
            }
            sleep(AGAIN).await;
        }
    }

    async fn try_to_open(&mut self) -> Result<(String, Screen)> {
        self.patiently(|| self.browser.get("/")).await?;
        let players = self.world.players.to_string();
        let mut form = vec![("game", record::GameId::ALL[0].name()), ("players", players.as_str())];
        let way = if self.world.hotseat {
            // Open scores: nobody has secrets from the others on the same screen, so no curtain falls.
            form.extend([("who", "hotseat"), ("scores", "open")]);
            "/tables"
        } else {
            form.push(("level", "3"));
            "/play"
        };
        let opened = self.patiently(|| self.browser.post(way, &form)).await?;
        let path = serde_json::from_str::<Led>(&opened.text).context("where the table is")?.to;
        // The page shows the commitment; then the browser adds its own number, as the page's script does.
        self.patiently(|| self.browser.get(&path)).await?;
        let nonce = format!("{:016x}{:016x}", self.dice.next_u64(), self.dice.next_u64());
        let address = format!("{path}/nonce");
        let form = [("nonce", nonce.as_str())];
        self.patiently(|| self.browser.post(&address, &form)).await?;
        let screen = self.look(&path).await?;
        self.world.tally.plays_at(&path);
        Ok((path, screen))
    }

    /// Fetches a table's page.
    pub(super) async fn look(&self, path: &str) -> Result<Screen> {
        let page = self.patiently(|| self.browser.get(path)).await?;
        Screen::of(&page.text).ok_or_else(|| anyhow!("{path} is not the page of a table"))
    }

    /// Asks, and asks again when the server says that it was too soon.
    async fn patiently<F: Future<Output = Result<Answer>>>(&self, ask: impl Fn() -> F) -> Result<Answer> {
        loop {
            let answer = ask().await?;
            if answer.status != hyper::StatusCode::TOO_MANY_REQUESTS {
                return answer.good();
            }
            self.world.tally.limited();
            sleep(answer.retry_after()).await;
        }
    }
}
