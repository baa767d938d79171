//! One open stream of a table: read event by event, opened anew from the last version seen whenever it breaks off.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use http_body_util::BodyExt;
use hyper::body::Incoming;
use serde::Deserialize;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{Instant, sleep};

use super::browser::Browser;
use super::screen::Screen;
use super::tally::Tally;

/// How long the script of the page waits before it tries again, in milliseconds.
const WAITS: [u64; 5] = [300, 1000, 2000, 4000, 8000];

/// Something a stream told.
pub(super) struct Word {
    /// Which of the table's screens heard it; the player's own is 0.
    pub(super) screen: usize,
    /// When.
    pub(super) at: Instant,
    /// What.
    pub(super) told: Told,
}

/// What a stream can tell.
pub(super) enum Told {
    /// It is open, and the table has this version.
    Hello(u64),
    /// A frame as JSON, for whoever plays.
    Frame(Vec<u8>),
    /// A frame of this version, for whoever only watches.
    Shown(u64),
    /// The page must be fetched anew; the stream has ended.
    Reload,
}

/// A screen at a table.
pub(super) struct Watcher {
    /// Whose browser.
    pub(super) browser: Arc<Browser>,
    /// The table's address.
    pub(super) table: String,
    /// Which of the table's screens.
    pub(super) screen: usize,
    /// Where it tells what it hears.
    pub(super) tell: UnboundedSender<Word>,
    /// Where it complains.
    pub(super) tally: Arc<Tally>,
}

#[derive(Deserialize)]
struct Hello {
    version: u64,
}

enum End {
    /// The page must be fetched anew.
    Reload,
    /// Nobody listens any more.
    Unheard,
    /// The connection broke off.
    Lost,
}

impl Watcher {
    /// Reads from this version on, for as long as somebody listens. The player's own ends where the page is needed anew.
    pub(super) async fn watch(self, from: u64) {
        let mut seen = from;
        let mut failures = 0;
        loop {
            let live = format!("{}/live?from={seen}", self.table);
            let end = match self.browser.stream(&live).await {
                Ok(body) => {
                    failures = 0;
                    self.read(body, &mut seen).await
                }
                Err(error) => {
                    self.tally.error("stream", &error);
                    End::Lost
                }
            };
            match end {
                End::Unheard => return,
                End::Reload if self.screen == 0 => {
                    self.say(Told::Reload);
                    return;
                }
                End::Reload => match self.look().await {
                    Some(version) => {
                        seen = version;
                        self.say(Told::Shown(version));
                    }
                    None => sleep(Duration::from_millis(WAITS[0])).await,
                },
                End::Lost => {
                    self.tally.broke_off();
                    // Not all at the same moment.
                    let share = 0.75 + (self.screen * 37 + seen as usize * 11) as f64 % 50.0 / 100.0;
                    sleep(Duration::from_millis(WAITS[failures.min(WAITS.len() - 1)]).mul_f64(share)).await;
                    failures += 1;
                }
            }
        }
    }

    /// Fetches the page and says which version it shows.
    async fn look(&self) -> Option<u64> {
        let page = self.browser.get(&self.table).await.and_then(super::browser::Answer::good);
        match page {
            Ok(page) => Screen::of(&page.text).map(|screen| screen.version),
            Err(error) => {
                self.tally.error("page", &error);
                None
            }
        }
    }

    async fn read(&self, mut body: Incoming, seen: &mut u64) -> End {
        let mut text = Vec::new();
        while let Some(Ok(piece)) = body.frame().await {
            let Some(piece) = piece.data_ref() else { continue };
            // The end of an event may be in two pieces.
            let mut from = text.len().saturating_sub(1);
            text.extend_from_slice(piece);
            while let Some(end) = text[from..].windows(2).position(|pair| pair == b"\n\n") {
                let rest = text.split_off(from + end + 2);
                let told = self.told(&text, seen);
                text = rest;
                from = 0;
                match told {
                    Ok(Some(Told::Reload)) => return End::Reload,
                    Ok(Some(told)) => {
                        if !self.say(told) {
                            return End::Unheard;
                        }
                    }
                    Ok(None) => {}
                    Err(error) => self.tally.error("event", &error),
                }
            }
        }
        End::Lost
    }

    /// What one event says; nothing, if it is a heartbeat.
    fn told(&self, event: &[u8], seen: &mut u64) -> Result<Option<Told>> {
        let (mut kind, mut id, mut data) = (&b""[..], &b""[..], &b""[..]);
        for line in event.split(|byte| *byte == b'\n') {
            for (name, value) in [(&b"event: "[..], &mut kind), (b"id: ", &mut id), (b"data: ", &mut data)] {
                if let Some(rest) = line.strip_prefix(name) {
                    *value = rest;
                }
            }
        }
        Ok(Some(match kind {
            b"hello" => Told::Hello(serde_json::from_slice::<Hello>(data)?.version),
            b"reload" => Told::Reload,
            b"frame" => {
                let version = std::str::from_utf8(id)?.parse()?;
                // The same version comes again when somebody comes or goes.
                *seen = version;
                if self.screen == 0 { Told::Frame(data.to_vec()) } else { Told::Shown(version) }
            }
            _ => return Ok(None),
        }))
    }

    fn say(&self, told: Told) -> bool {
        self.tell.send(Word { screen: self.screen, at: Instant::now(), told }).is_ok()
    }
}
