//! `khepri bot`: another program at a table of a server, for the person whose token it has.

mod client;

use std::time::Duration;

use anyhow::{Context, Result, bail};
use arena::exec::{Process, end, question, start};
use serde_json::{Value, json};
use tokio::time::sleep;

use self::client::{Client, Reply};
use crate::cli::BotArgs;
use crate::output::{Output, Verdict, complain};

/// So often in a row the server may be out of reach.
const TRIES: u32 = 8;
/// How long to wait after the first time; then twice as long each time, up to the longest.
const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(15);
/// A program at a table plays one game.
const GAME: u64 = 1;

pub(crate) fn run(args: &BotArgs, out: &mut Output) -> Result<Verdict> {
    let client = Client::new(&args.url, &args.token)?;
    let process = Process::start(&args.command)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut bridge = Bridge { args, client, process, begun: false, chosen: None, answered: None, moves: 0 };
    let told = runtime.block_on(bridge.play())?;
    out.line(&told)?;
    Ok(Verdict::Fine)
}

/// A program and a table.
struct Bridge<'a> {
    args: &'a BotArgs,
    client: Client,
    process: Process,
    begun: bool,
    /// What was chosen last, and at which version.
    chosen: Option<(u64, String)>,
    /// The version that was decided on last, and the server knows.
    answered: Option<u64>,
    moves: u64,
}

/// Why nothing more is heard.
enum Ended {
    /// The game is over: what to say about it.
    Over(String),
    /// The stream broke off.
    Lost,
}

impl Bridge<'_> {
    async fn play(&mut self) -> Result<String> {
        self.sit().await?;
        let mut failures = 0;
        loop {
            match self.follow().await {
                Ok(Ended::Over(told)) => return Ok(told),
                Ok(Ended::Lost) => failures = 0,
                Err(error) if error.is::<client::Unreachable>() && failures < TRIES => failures += 1,
                Err(error) => return Err(error),
            }
            if failures > 0 {
                complain(&format!("the server is out of reach; trying again ({failures} of {TRIES})"));
            }
            sleep(FIRST_WAIT.saturating_mul(1 << failures.min(TRIES)).min(LONGEST_WAIT)).await;
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.args.table)
    }

    /// From which chair to look.
    fn from(&self) -> String {
        self.args.seat.map(|seat| format!("?as={seat}")).unwrap_or_default()
    }

    /// Takes a chair, unless the person has one.
    async fn sit(&self) -> Result<()> {
        let table = self.client.get(&self.path("")).await?.good()?;
        let mine = |seat: &Value| seat["mine"] == true;
        if table["seats"].as_array().is_some_and(|seats| seats.iter().any(mine)) {
            return Ok(());
        }
        let body = self.args.seat.map_or_else(|| json!({}), |seat| json!({ "seat": seat }));
        self.client.post(&self.path("/sit"), &body, None).await?.good().context("no seat could be taken")?;
        Ok(())
    }

    /// Plays along as long as the stream lasts. It begins with the whole table, so nothing need be remembered.
    async fn follow(&mut self) -> Result<Ended> {
        let mut lines = self.client.lines(&self.path(&format!("/events{}", self.from()))).await?;
        while let Some(line) = lines.next().await {
            let news: Value = serde_json::from_str(&line).context("the server sent a line that is no JSON")?;
            if news["type"] == "table"
                && let Some(told) = self.see(&news["table"]).await?
            {
                return Ok(Ended::Over(told));
            }
        }
        Ok(Ended::Lost)
    }

    /// Does what the table waits for; when the game is over, says so.
    async fn see(&mut self, table: &Value) -> Result<Option<String>> {
        let seat = self.args.seat.map(u64::from).or(table["viewer"].as_u64());
        let chair = seat.map_or(&Value::Null, |seat| &table["seats"][seat as usize]);
        match table["stage"].as_str() {
            Some("dealing") if chair["has_nonce"] == false => {
                let bytes = record::Nonce::draw()?;
                let nonce: String = bytes.as_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
                let body = json!({ "nonce": nonce, "seat": seat });
                self.client.post(&self.path("/nonce"), &body, None).await?.but(&["already", "not_begun"])?;
            }
            Some("playing") if chair["sitter"] == "stand_in" => {
                self.client.post(&self.path("/back"), &json!({}), None).await?.but(&["over"])?;
            }
            Some("playing") if table["to_act"].is_u64() && table["to_act"] == table["viewer"] => {
                self.decide(table).await?;
            }
            Some("over") => {
                self.process.tell(&end(GAME));
                return Ok(Some(format!("The game is over after {} decisions: {}", self.moves, standing(table))));
            }
            _ => {}
        }
        Ok(None)
    }

    async fn decide(&mut self, table: &Value) -> Result<()> {
        let version = table["version"].as_u64().context("a table has a version")?;
        let (Some(legal), true) = (table["legal"].as_array(), self.answered != Some(version)) else { return Ok(()) };
        if !self.begun {
            self.begun = true;
            let game = table["game"].as_str().unwrap_or_default();
            self.process.tell(&start(game, GAME, &table["view"], record::fresh_seed()?));
        }
        let step = match &self.chosen {
            // The server may have it already: it gets the same again.
            Some((at, step)) if *at == version => step.clone(),
            _ => {
                let asked = question(GAME, &table["view"], legal);
                let step = self.process.ask(&asked, legal, self.args.bot_seconds)?;
                self.chosen = Some((version, step.clone()));
                step
            }
        };
        let body = json!({ "step": step, "seen": version, "as": table["viewer"] });
        // The same key, too: whatever became of it, it is done once.
        let key = format!("{}-{version}", self.args.table);
        let reply = self.client.post(&self.path("/steps"), &body, Some(&key)).await?;
        let Reply { status, .. } = reply.but(&["stale", "not_your_turn", "over"])?;
        self.answered = Some(version);
        self.moves += u64::from(status == 200);
        Ok(())
    }
}

/// Who has how many points, as far as the game says.
fn standing(table: &Value) -> String {
    let seats = table["seats"].as_array().into_iter().flatten();
    let views = table["view"]["seats"].as_array().into_iter().flatten();
    let lines = seats.zip(views).map(|(chair, view)| {
        let name = chair["name"].as_str().unwrap_or_default();
        view["score"].as_i64().map_or_else(|| name.to_owned(), |score| format!("{name} {score}"))
    });
    lines.collect::<Vec<_>>().join(", ")
}

impl Reply {
    /// The answer, if it is a good one or refused for one of these reasons.
    fn but(self, codes: &[&str]) -> Result<Reply> {
        let code = self.json["error"]["code"].as_str().unwrap_or_default();
        if self.status < 300 || codes.contains(&code) {
            return Ok(self);
        }
        bail!("the server answered {}: {}", self.status, self.json["error"]["message"].as_str().unwrap_or("no reason"))
    }

    fn good(self) -> Result<Value> {
        self.but(&[]).map(|reply| reply.json)
    }
}
