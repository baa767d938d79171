//! Does a stored game still replay under the rules of this program, and was every draw as dealt?

use game::notation::{Notation, Step};
use game::{Actor, Game};
use store::StoredTable;

use super::live::{Facts, Live, Phase};
use super::log::Entry;
use crate::games::{Hosted, with_hosted};

/// How the line of a step begins.
pub const STEP: &str = "step ";

/// A table whose whole log replays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proved {
    /// How many steps were played, those that were taken back included.
    pub steps: u64,
    /// How many answers of chance followed from the deal.
    pub draws: u64,
    /// How many answers of chance were a lesson's: its script and not the deal says them, so they are only possible ones.
    pub scripted: u64,
    /// Whether the game is over.
    pub over: bool,
}

/// Where and why a table does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The version that the line would have made; none if it is not about a line.
    pub version: Option<u64>,
    /// What the line says.
    pub line: Option<String>,
    /// What is wrong with it.
    pub why: String,
}

impl Broken {
    fn table(why: String) -> Broken {
        Broken { version: None, line: None, why }
    }
}

/// Replays a table line by line, as a server does when it comes into memory, and more strictly: every line must read as
/// it would be written now, every draw but those of a lesson must follow from the promised secret, and the game be over when its log says so.
///
/// # Errors
/// The first line that does not.
pub fn prove(stored: &StoredTable) -> Result<Proved, Broken> {
    let proved = with_hosted!(&stored.table.game, G => prove_game::<G>(stored));
    proved.unwrap_or_else(|| Err(Broken::table(format!("there is no game `{}`", stored.table.game))))
}

fn prove_game<G: Hosted>(stored: &StoredTable) -> Result<Proved, Broken> {
    let empty = StoredTable { table: stored.table.clone(), log: Vec::new(), orders: String::new() };
    let mut live = Live::<G>::load(&empty).map_err(|error| Broken::table(error.to_string()))?;
    kept_promise(&live.facts)?;
    let mut proved = Proved::default();
    for (version, line) in (1..).zip(&stored.log) {
        let broken = |why: String| Broken { version: Some(version), line: Some(line.text.clone()), why };
        take(&mut live, &line.text, &mut proved).map_err(broken)?;
    }
    let ended = live.game.as_ref().is_some_and(|game| game.state.to_act().is_none());
    if ended && !live.over {
        return Err(Broken::table("the game is over, and its log does not say so".to_owned()));
    }
    proved.over = live.phase() == Phase::Over;
    Ok(proved)
}

fn kept_promise(facts: &Facts) -> Result<(), Broken> {
    if *facts.secret.commitment().as_bytes() == facts.commitment {
        return Ok(());
    }
    Err(Broken::table("the secret is not the one that was promised".to_owned()))
}

fn take<G: Hosted>(live: &mut Live<G>, text: &str, proved: &mut Proved) -> Result<(), String> {
    let entry = Entry::read::<G>(text).ok_or("it says nothing known")?;
    let written = entry.text::<G>();
    if written != text {
        return Err(format!("it would be written `{written}`"));
    }
    let ended = live.game.as_ref().is_some_and(|game| game.state.to_act().is_none());
    match &entry {
        Entry::Step(step) => {
            let revealed = u64::from(as_dealt(live, *step)?);
            *(if live.lesson.is_some() { &mut proved.scripted } else { &mut proved.draws }) += revealed;
            proved.steps += 1;
        }
        Entry::Hold | Entry::GoOn | Entry::Last | Entry::Finish if live.phase() != Phase::Playing => {
            return Err("the game is not on".to_owned());
        }
        Entry::Over if live.over => return Err("it was over before".to_owned()),
        Entry::Over if !ended => return Err("the game is not over".to_owned()),
        Entry::Undo(_) if live.over => return Err("the game is over".to_owned()),
        Entry::Nonce(..) if live.game.is_some() => return Err("the game was dealt before".to_owned()),
        _ => {}
    }
    live.take(&entry).map(drop)
}

/// Whether chance answered, after it was found to have answered as the deal says. At a lesson anything possible will do:
/// its words and tiles may be written anew, and whoever learned from the old ones keeps their table.
fn as_dealt<G: Hosted>(live: &mut Live<G>, step: Step<G::Action>) -> Result<bool, String> {
    let game = live.game.as_mut().ok_or("nothing is dealt yet")?;
    let by = game.state.to_act().ok_or("the game is over")?;
    Game::check(&game.state, by, step.action).map_err(|refusal| refusal.to_string())?;
    let mut asked = game.state.clone();
    asked.play(step.action, &mut |_| ());
    if asked.to_act() != Some(Actor::Chance) {
        return Ok(false);
    }
    if live.lesson.is_some() {
        return step.outcome.is_some().then_some(true).ok_or_else(|| "chance did not answer".to_owned());
    }
    let outcome = Some(game.dealer.outcome(&asked));
    if step.outcome == outcome {
        return Ok(true);
    }
    let dealt = <G as Notation>::step_text(&Step { action: step.action, outcome });
    Err(format!("the deal says `{dealt}`"))
}
