//! `khepri sim`: many games at once, counted.

mod many;
mod report;
mod table;

pub(crate) use many::progress_bar;
pub(crate) use report::grouped;
pub(crate) use table::{Player, Table};

use anyhow::{Context, Result};
use bots::Plays;
use game::notation::Notation;
use game::{Game, GameOptions};
use record::with_game;

use crate::cli::SimArgs;
use crate::output::{Output, Usage, Verdict};

/// What a simulation plays.
pub(crate) struct Plan<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) players: Vec<Player<G>>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) records: Option<std::path::PathBuf>,
    pub(crate) threads: usize,
}

pub(crate) fn run(args: &SimArgs, out: &mut Output) -> Result<Verdict> {
    arena::exec::set_patience(args.bot_seconds);
    args.nets.prepare_one(args.game)?;
    with_game!(args.game, G => {
        let plan = plan::<G>(args)?;
        if let Some(folder) = &plan.records {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let tally = many::play(&plan)?;
        out.line(&if args.json { tally.json(plan.seed)? } else { tally.words(G::NAME, &plan) })?;
    });
    Ok(Verdict::Fine)
}

fn plan<G: Notation + Plays>(args: &SimArgs) -> Result<Plan<G>> {
    let options = table_options::<G>(args.players, &args.options)?;
    let players = Player::seated(&args.seats, options.players())?;
    Ok(Plan {
        options,
        players,
        games: args.games,
        seed: args.seed.map_or_else(fresh_seed, Ok)?,
        records: args.records.clone(),
        threads: threads(args.threads),
    })
}

/// As many threads as were asked for, or one for each core.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(cores, usize::from)
}

/// A seed nobody chose.
pub(crate) fn fresh_seed() -> Result<u64> {
    record::fresh_seed().context("the operating system gives no random numbers")
}

/// The options of a table for programs, from the command line: what is not said is what a record means that says nothing,
/// so that measurements stay comparable.
pub(crate) fn table_options<G: Game>(players: Option<usize>, set: &[(String, String)]) -> Result<G::Options> {
    options_on::<G>(G::Options::for_players, players, set)
}

/// The options of a table at which a person plays: what is not said is usual at new tables.
pub(crate) fn new_table_options<G: Game>(players: Option<usize>, set: &[(String, String)]) -> Result<G::Options> {
    options_on::<G>(G::Options::for_new_table, players, set)
}

fn options_on<G: Game>(
    usual: fn(usize) -> Option<G::Options>,
    players: Option<usize>,
    set: &[(String, String)],
) -> Result<G::Options> {
    const USUAL: usize = 3;
    let players = players.unwrap_or(USUAL.clamp(*G::SEATS.start(), *G::SEATS.end()));
    let (fewest, most) = (G::SEATS.start(), G::SEATS.end());
    let mut options = usual(players).ok_or_else(|| {
        Usage::error(format_args!("{players} cannot play {}: expected {fewest} to {most} players", G::NAME))
    })?;
    for (key, value) in set {
        options.set(key, value).map_err(Usage::error)?;
    }
    options.may_open().map_err(Usage::error)?;
    Ok(options)
}
