//! One game at one table: what its streams tell, what its person does, and how long each step takes to be seen.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, anyhow};
use hyper::StatusCode;
use tokio::sync::mpsc;
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{Instant, sleep, sleep_until};

use super::browser::{Answer, Browser};
use super::journal::Fate;
use super::player::Player;
use super::screen::{Frame, Screen};
use super::stream::{Told, Watcher, Word};
use super::tally::StepTimes;
use super::{Stage, World};

/// An acknowledged step that no screen shows by then is lost.
const OVERDUE: Duration = Duration::from_secs(20);
/// So long the last frames may take.
const LAST: Duration = Duration::from_secs(5);
/// After so long something that failed is tried again.
const AGAIN: Duration = Duration::from_millis(500);

type Posting = Pin<Box<dyn Future<Output = Result<Answer>> + Send>>;

/// A game under way.
pub(super) struct Game {
    world: Arc<World>,
    number: usize,
    path: String,
    browser: Arc<Browser>,
    screen: Screen,
    words: mpsc::UnboundedReceiver<Word>,
    tell: mpsc::UnboundedSender<Word>,
    streams: JoinSet<()>,
    own: Option<AbortHandle>,
    screens: usize,
    step: Option<Step>,
    posting: Option<Posting>,
    /// The highest version that was acknowledged.
    kept: u64,
}

/// A step that was sent.
struct Step {
    text: String,
    seen: u64,
    sent: Instant,
    measured: bool,
    answered: Option<Instant>,
    shown: Vec<Option<Instant>>,
    /// Whether nobody knows if it arrived.
    uncertain: bool,
}

impl Game {
    /// A game whose page is on the screen.
    pub(super) fn new(player: &Player, path: String, screen: Screen) -> Game {
        let world = Arc::clone(&player.world);
        let (tell, words) = mpsc::unbounded_channel();
        let screens = world.streams_of(player.number);
        let mut game = Game {
            number: player.number,
            path,
            browser: Arc::clone(&player.browser),
            screen,
            words,
            tell,
            streams: JoinSet::new(),
            own: None,
            screens,
            step: None,
            posting: None,
            kept: 0,
            world,
        };
        game.follow();
        for screen in 1..screens {
            let spectator = Arc::new(Browser::new(&game.world.site, "en"));
            game.streams.spawn(game.watcher(spectator, screen).watch(game.screen.version));
        }
        game
    }

    /// Waits until every stream is open.
    pub(super) async fn connect(&mut self, player: &Player) {
        let last = Instant::now() + OVERDUE;
        let mut open = 0;
        while open < self.screens {
            tokio::select! {
                Some(word) = self.words.recv() => {
                    open += usize::from(matches!(word.told, Told::Hello(_)));
                    self.hear(word, player).await;
                }
                () = sleep_until(last) => break,
            }
        }
    }

    /// Plays until the game is over, or, with `false`, until everything is.
    pub(super) async fn play(&mut self, player: &mut Player, next: &mut Instant) -> bool {
        let mut stage = player.stage.clone();
        loop {
            let playing = *stage.borrow() == Stage::Playing;
            if self.step.is_none() && self.posting.is_none() {
                if !playing {
                    self.check(player).await;
                    return false;
                }
                if self.screen.over {
                    return true;
                }
            }
            let overdue = self.step.as_ref().and_then(|step| Some(step.answered? + OVERDUE));
            let may_act = self.step.is_none() && self.posting.is_none() && !self.screen.steps().is_empty();
            tokio::select! {
                Some(word) = self.words.recv() => self.hear(word, player).await,
                answer = posted(&mut self.posting) => {
                    self.posting = None;
                    self.answered(answer, player, next).await;
                }
                () = sleep_until(*next), if may_act && playing => {
                    self.act(player);
                    *next = (*next + self.world.every).max(Instant::now());
                }
                () = sleep_until(overdue.unwrap_or(*next)), if overdue.is_some() => {
                    if let Some(step) = self.step.take() {
                        self.world.tally.lost(&format!("{} at {} {}", step.text, self.path, step.seen + 1));
                    }
                }
                _ = stage.changed() => {}
            }
            self.finish_step();
        }
    }

    /// Presses a button.
    fn act(&mut self, player: &mut Player) {
        let steps = self.screen.steps();
        let text = steps[player.roll(steps.len())].to_owned();
        let (browser, address, seen) = (Arc::clone(&self.browser), format!("{}/act", self.path), self.screen.version);
        let (step, chair) = (text.clone(), self.screen.chair.clone());
        self.posting = Some(Box::pin(async move {
            let version = seen.to_string();
            let mut form = vec![("step", step.as_str()), ("seen", version.as_str())];
            form.extend(chair.as_deref().map(|chair| ("as", chair)));
            browser.post(&address, &form).await
        }));
        self.step = Some(Step {
            text,
            seen,
            sent: Instant::now(),
            measured: self.world.tally.measures(),
            answered: None,
            // Without a stream there is still the person's own screen.
            shown: vec![None; self.screens.max(1)],
            uncertain: false,
        });
    }

    async fn answered(&mut self, answer: Result<Answer>, player: &Player, next: &mut Instant) {
        let now = Instant::now();
        match answer {
            Ok(answer) if answer.status.is_success() => {
                if let Some(step) = &mut self.step {
                    step.answered = Some(now);
                    self.kept = step.seen + 1;
                }
                self.note(Fate::Kept);
                if self.screens == 0 {
                    self.look(player).await;
                }
            }
            Ok(answer) => {
                self.step = None;
                if answer.status == StatusCode::TOO_MANY_REQUESTS {
                    self.world.tally.limited();
                    *next = now + answer.retry_after();
                    return;
                }
                let error = answer.good().err().unwrap_or_else(|| anyhow!("a bad answer"));
                self.world.tally.error("step", &error);
                *next = (*next).max(now + AGAIN);
                self.look(player).await;
            }
            Err(error) => {
                self.world.tally.error("step", &error);
                // Nobody knows whether it arrived; the stream, opened anew, will tell.
                if let Some(step) = &mut self.step {
                    step.uncertain = true;
                }
                if self.screens == 0 {
                    self.look(player).await;
                } else {
                    self.follow();
                }
            }
        }
    }

    async fn hear(&mut self, word: Word, player: &Player) {
        let Word { screen, at, told } = word;
        match told {
            Told::Hello(version) if screen == 0 => self.hello(version),
            Told::Hello(_) => {}
            Told::Shown(version) => self.shown(screen, version, at),
            Told::Frame(json) => match serde_json::from_slice::<Frame<'_>>(&json) {
                Ok(frame) if frame.version > self.screen.version + 1 && !frame.whole => {
                    self.world.tally.error("stream", &anyhow!("a gap before version {}", frame.version));
                    self.look(player).await;
                }
                Ok(frame) if frame.version >= self.screen.version => {
                    self.screen.take(&frame);
                    self.shown(0, frame.version, at);
                }
                Ok(_) => {}
                Err(error) => self.world.tally.error("frame", &error.into()),
            },
            Told::Reload => self.look(player).await,
        }
    }

    /// The stream is open: the server says where the table stands.
    fn hello(&mut self, version: u64) {
        if version < self.kept.max(self.screen.version) {
            self.world.tally.lost(&format!("{} went back to {version}", self.path));
        }
        let Some(step) = self.step.as_ref().filter(|step| step.uncertain) else { return };
        if version > step.seen {
            self.kept = step.seen + 1;
            self.note(Fate::Found);
        }
        self.step = None;
    }

    /// Fetches the page anew, and follows the table from there.
    async fn look(&mut self, player: &Player) {
        loop {
            match player.look(&self.path).await {
                Ok(screen) => {
                    self.screen = screen;
                    break;
                }
                Err(error) => self.world.tally.error("page", &error),
            }
            if *player.stage.borrow() == Stage::Leaving {
                return;
            }
            sleep(AGAIN).await;
        }
        self.hello(self.screen.version);
        self.shown(0, self.screen.version, Instant::now());
        self.follow();
    }

    /// Opens the person's own stream from what is on the screen.
    fn follow(&mut self) {
        if let Some(old) = self.own.take() {
            old.abort();
        }
        if self.screens > 0 {
            let watcher = self.watcher(Arc::clone(&self.browser), 0);
            self.own = Some(self.streams.spawn(watcher.watch(self.screen.version)));
        }
    }

    fn watcher(&self, browser: Arc<Browser>, screen: usize) -> Watcher {
        let (table, tell, tally) = (self.path.clone(), self.tell.clone(), Arc::clone(&self.world.tally));
        Watcher { browser, table, screen, tell, tally }
    }

    fn shown(&mut self, screen: usize, version: u64, at: Instant) {
        if let Some(step) = self.step.as_mut().filter(|step| version > step.seen)
            && let Some(shown) = step.shown.get_mut(screen)
        {
            shown.get_or_insert(at);
        }
    }

    /// Writes down how long the step took, once it is answered and everybody has seen it.
    fn finish_step(&mut self) {
        let Some(Step { sent, measured, answered: Some(answered), shown, .. }) = &self.step else { return };
        let Some(shown) = shown.iter().copied().collect::<Option<Vec<Instant>>>() else { return };
        if *measured {
            let since = |when: Instant| when.saturating_duration_since(*sent);
            let own = since(shown[0]);
            let everywhere = shown.iter().copied().map(since).max().unwrap_or(own);
            self.world.tally.step(StepTimes { answered: since(*answered), shown: own, everywhere });
        }
        self.step = None;
    }

    fn note(&self, fate: Fate) {
        let (Some(journal), Some(step)) = (&self.world.journal, &self.step) else { return };
        let table = self.path.rsplit('/').next().unwrap_or_default();
        if let Err(error) = journal.note(fate, self.number, table, step.seen + 1, &step.text) {
            self.world.tally.error("journal", &error);
        }
    }

    /// At the end: everything acknowledged is on the page, and everything on the page was shown.
    async fn check(&mut self, player: &Player) {
        let page = match player.look(&self.path).await {
            Ok(page) => page,
            Err(error) => return self.world.tally.error("page", &error),
        };
        if page.version < self.kept {
            self.world
                .tally
                .lost(&format!("{} has {} lines, {} were acknowledged", self.path, page.version, self.kept));
        }
        let last = Instant::now() + LAST;
        while self.screens > 0 && self.screen.version < page.version {
            tokio::select! {
                Some(word) = self.words.recv() => self.hear(word, player).await,
                () = sleep_until(last) => {
                    return self.world.tally.lost(&format!("{} was shown up to {}", self.path, self.screen.version));
                }
            }
        }
    }
}

/// The answer to what was sent; never, if nothing was.
async fn posted(posting: &mut Option<Posting>) -> Result<Answer> {
    match posting {
        Some(posting) => posting.await,
        None => std::future::pending().await,
    }
}
