//! `khepri what-if`: a game played on many times, as it is and with one thing changed.

use std::fmt::Write as _;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use arena::{Interval, WhatIfPlan, WhatIfProgress, WhatIfReport, WhatIfSeat, what_if};
use bots::Plays;
use game::notation::Notation;
use game::{BySeat, Language, Names, Seat, WhatIf};
use indicatif::{ProgressBar, ProgressStyle};
use record::{RecordText, game_of, with_game};
use serde_json::json;

use crate::cli::WhatIfArgs;
use crate::output::{Output, Usage, Verdict, complain};
use crate::replay::each_record;

/// How often the bar moves.
const TICK: Duration = Duration::from_millis(100);

pub(crate) fn run(args: &WhatIfArgs, out: &mut Output) -> Result<Verdict> {
    let mut first = true;
    each_record(std::slice::from_ref(&args.file), |file, text| {
        // Of several records in a file, the first.
        if !std::mem::take(&mut first) {
            return Ok(Verdict::Fine);
        }
        let text = match text? {
            Ok(text) => text,
            Err(bad) => {
                complain(&format!("{file}: {bad}"));
                return Ok(Verdict::Refused);
            }
        };
        let game = match game_of(&text) {
            Ok(game) => game,
            Err(bad) => {
                complain(&format!("{file}: {bad}"));
                return Ok(Verdict::Refused);
            }
        };
        with_game!(game, G => tried::<G>(args, file, &text, out))
    })
}

fn tried<G: Notation + Plays + WhatIf>(
    args: &WhatIfArgs,
    file: &str,
    text: &RecordText,
    out: &mut Output,
) -> Result<Verdict> {
    if G::CHANGES.is_empty() {
        return Err(Usage::error(format_args!("{} has no experiments", G::NAME)));
    }
    let change = args.change.as_deref().map(G::read_change).transpose().map_err(Usage::error)?;
    let game = match record::read::<G>(text) {
        Ok(game) => game,
        Err(bad) => {
            complain(&format!("{file}: {bad}"));
            return Ok(Verdict::Refused);
        }
    };
    for warning in &game.warnings {
        complain(&format!("{file}: {warning}"));
    }
    let path = game.replay.path();
    let states = std::iter::once(&game.replay.start).chain(path.iter().map(|played| &played.after));
    let from = states.filter(|state| state.to_act().is_some()).find(|state| state.turn_number() == args.turn);
    let Some(from) = from else {
        complain(&format!("{file}: the game has no turn {}", args.turn));
        return Ok(Verdict::Refused);
    };
    if change.is_some_and(|change| from.changed(change).is_none()) {
        complain(&format!("{file}: from there that changes nothing"));
        return Ok(Verdict::Refused);
    }
    let threads = args.threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from);
    let plan = WhatIfPlan { from: from.clone(), change, games: args.games, seed: args.seed, threads };
    let begun = Instant::now();
    let report = watched(&plan, args.json).context("the games could not be played to their end")?;
    let seconds = begun.elapsed().as_secs_f64();
    let names = Names::new(game.record.header.names.as_ref(), from.seats());
    if args.json {
        let aims = BySeat::from_fn(from.seats(), |seat| from.aims(seat, Language::English));
        let change = change.map(|change| change.to_string());
        let all = json!({
            "game": G::NAME, "turn": args.turn, "change": change, "seed": args.seed, "players": names.all(),
            "aims": aims, "seconds": seconds, "report": report,
        });
        out.line(&all.to_string())?;
    } else {
        out.line(&told(&plan, args.turn, &report, &names, seconds))?;
    }
    Ok(Verdict::Fine)
}

/// Plays the experiment with a bar that shows how far it is.
fn watched<G: Plays + WhatIf>(plan: &WhatIfPlan<G>, quiet: bool) -> Option<WhatIfReport> {
    let progress = WhatIfProgress::default();
    if quiet {
        return what_if(plan, &progress);
    }
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left");
    let bar = ProgressBar::new(u64::from(plan.games));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let report = thread::scope(|scope| {
        let playing = scope.spawn(|| what_if(plan, &progress));
        while !playing.is_finished() {
            bar.set_position(u64::from(progress.done.load(Ordering::Relaxed)));
            thread::sleep(TICK);
        }
        playing.join().ok().flatten()
    });
    bar.finish_and_clear();
    report
}

fn told<G: WhatIf>(plan: &WhatIfPlan<G>, turn: u32, report: &WhatIfReport, names: &Names, seconds: f64) -> String {
    let from = if turn == 0 { "the set-up".to_owned() } else { format!("turn {turn}") };
    let mut text = format!(
        "An experiment: {} played on from {from} by quick bots, {} times in {seconds:.1} s",
        G::NAME,
        report.games
    );
    match plan.change {
        Some(change) => {
            let _ = write!(text, ", and as often with `{change}`.\nBefore and after, each with its 95 % interval:\n");
        }
        None => text += ", as it is. Each with its 95 % interval:\n",
    }
    for seat in Seat::all(report.before.seats()) {
        let _ = write!(text, "\n{}\n", names.of(seat));
        let after = report.after.as_ref().map(|after| &after[seat]);
        let difference = report.difference.as_ref().map(|all| all[seat]);
        let before = &report.before[seat];
        let line = |name: &str, of: fn(&WhatIfSeat) -> Interval, by: Option<Interval>, factor: f64, unit: &str| {
            let one = |interval: Interval| shown(interval.times(factor), unit);
            let after = after.map(|after| format!("   {}", one(of(after)))).unwrap_or_default();
            let by = by.map(|by| format!("   change {}", signed(by.times(factor), unit))).unwrap_or_default();
            format!("  {name:<13}{}{after}{by}\n", one(of(before)))
        };
        text += &line("win share", |seat| seat.wins, difference.map(|by| by.wins), 100.0, " %");
        text += &line("points", |seat| seat.points, difference.map(|by| by.points), 1.0, "");
        text += &line("completed", |seat| seat.achieved, difference.map(|by| by.achieved), 1.0, "");
        for (place, aim) in plan.from.aims(seat, Language::English).iter().enumerate() {
            let share = |seat: &WhatIfSeat| format!("{:5.1} %", 100.0 * seat.aims.get(place).unwrap_or(&0.0));
            let after = after.map(|after| format!(" → {}", share(after))).unwrap_or_default();
            let _ = writeln!(text, "    {aim:<34}{}{after}", share(before));
        }
    }
    text.trim_end().to_owned()
}

fn shown(interval: Interval, unit: &str) -> String {
    format!("{:6.2}{unit} [{:.2} to {:.2}]", interval.mean, interval.low, interval.high)
}

fn signed(interval: Interval, unit: &str) -> String {
    format!("{:+.2}{unit} [{:+.2} to {:+.2}]", interval.mean, interval.low, interval.high)
}
