//! `khepri arena`: bots measured against each other.

mod csv;
mod words;

use anyhow::{Context, Error, Result};
use arena::{ArenaError, Entrant, Ladder, Match, Plan, seed_of};
use bots::{Plays, net};
use game::Game;
use game::notation::Notation;
use record::with_game;
use serde::Serialize;

use crate::cli::ArenaArgs;
use crate::output::{Output, Usage, Verdict};
use crate::sim::{fresh_seed, progress_bar, table_options, threads};

/// Deals of a match and of a ladder, where nobody said how many.
const MATCH_DEALS: u64 = 100;
const LADDER_DEALS: u64 = 20;

pub(crate) fn run(args: &ArenaArgs, out: &mut Output) -> Result<Verdict> {
    arena::exec::set_patience(args.bot_seconds);
    args.nets.prepare_one(args.game)?;
    with_game!(args.game, G => {
        let told = if args.ladder { climb::<G>(args)? } else { compete::<G>(args)? };
        out.line(told.trim_end())?;
    });
    Ok(Verdict::Fine)
}

/// A match between a challenger and a field.
fn compete<G: Plays + Notation>(args: &ArenaArgs) -> Result<String> {
    let players = match args.players[..] {
        [] => None,
        [players] => Some(players),
        _ => {
            let sizes = sizes::<G>();
            return Err(Usage::error(format_args!(
                "a match has one size of table: expected --players {sizes}, or --ladder"
            )));
        }
    };
    let table = Match {
        options: table_options::<G>(players, &args.options)?,
        challenger: entrant::<G>("--challenger", args.challenger.as_deref())?,
        field: entrant::<G>("--field", args.field.as_deref())?,
        luck: args.without_luck,
    };
    if args.without_luck && net::of::<G>().is_none() {
        return Err(Usage::error(format_args!("--without-luck: {} has no net here that could judge luck", G::NAME)));
    }
    let plan = plan(args, MATCH_DEALS)?;
    let report = with_progress(|progress| table.play(&plan, progress))?;
    tell(args, &report, || csv::of_match(&report), || words::of_match(&report, plan.threads))
}

/// A ladder over all levels.
fn climb<G: Plays + Notation>(args: &ArenaArgs) -> Result<String> {
    let mut sizes = if args.players.is_empty() { G::SEATS.collect() } else { args.players.clone() };
    sizes.sort_unstable();
    sizes.dedup();
    let tables: Result<_> = sizes.iter().map(|players| table_options::<G>(Some(*players), &args.options)).collect();
    let named: Result<Vec<_>> = args.levels.iter().map(|name| Entrant::parse(name).map_err(Usage::error)).collect();
    let named = named?;
    let ladder = Ladder { tables: tables?, levels: if named.is_empty() { Entrant::<G>::levels() } else { named } };
    let plan = plan(args, LADDER_DEALS)?;
    let report = with_progress(|progress| ladder.play(&plan, progress))?;
    tell(args, &report, || csv::of_ladder(&report), || words::of_ladder(&report, plan.threads))
}

fn plan(args: &ArenaArgs, deals: u64) -> Result<Plan<'_>> {
    let journal = args.journal.as_deref();
    // Whoever takes up a run again need not remember its seed.
    let seed = args.seed.or_else(|| journal.and_then(seed_of));
    Ok(Plan {
        deals: args.deals.unwrap_or(deals),
        seed: seed.map_or_else(fresh_seed, Ok)?,
        threads: threads(args.threads),
        journal,
    })
}

/// The bot behind an argument that must be given.
fn entrant<G: Plays + Notation>(flag: &str, name: Option<&str>) -> Result<Entrant<G>> {
    let Some(name) = name else {
        let levels: Vec<&str> = G::LEVELS.iter().map(|level| level.name).collect();
        return Err(Usage::error(format_args!(
            "{flag} is missing: expected a level (1 to {}, or {}), random, greedy, search:PLAYOUTS or search:TIMEms, \
             net, net:PLAYOUTS or net:TIMEms; or --ladder for all levels",
            levels.len(),
            levels.join(", ")
        )));
    };
    Entrant::parse(name).map_err(|error| Usage::error(format_args!("{flag}: {error}")))
}

fn sizes<G: Game>() -> String {
    let sizes: Vec<String> = G::SEATS.map(|players| players.to_string()).collect();
    sizes.join(" or ")
}

/// Runs with a bar on standard error, when a person looks at it.
fn with_progress<R>(run: impl FnOnce(&mut dyn FnMut(u64, u64)) -> Result<R, ArenaError>) -> Result<R> {
    let bar = progress_bar(0, "deals");
    let result = run(&mut |done, all| {
        let begins = bar.length() != Some(all);
        bar.set_length(all);
        bar.set_position(done);
        if begins {
            // What came from the journal says nothing about how long the rest takes.
            bar.reset_eta();
        }
    });
    bar.finish_and_clear();
    result.map_err(|error| match error {
        ArenaError::TooFew { .. } => Usage::error(error),
        error => Error::new(error),
    })
}

/// The report as it was asked for.
fn tell(
    args: &ArenaArgs,
    report: &impl Serialize,
    csv: impl FnOnce() -> String,
    words: impl FnOnce() -> String,
) -> Result<String> {
    match (args.json, args.csv) {
        (true, _) => serde_json::to_string(report).context("a report is plain data"),
        (_, true) => Ok(csv()),
        _ => Ok(words()),
    }
}
