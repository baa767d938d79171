//! Reports as tables for people.

use arena::{LadderReport, MatchReport, Rung, WithoutLuck};

use crate::sim::grouped;

pub(super) fn of_match(report: &MatchReport, threads: usize) -> String {
    let MatchReport { challenger, field, players, .. } = report;
    let mut text = format!(
        "{challenger} against a full table of {field}: {} for {players} with seed {}\n\
         {} deals, each once with {challenger} in every chair: {} games in {:.2} s on {}\n\n",
        report.game,
        report.seed,
        grouped(report.deals),
        grouped(report.games),
        report.seconds.unwrap_or_default(),
        on_threads(threads),
    );
    let [low, high] = report.ci95;
    let [times_low, times_high] = report.times_fair_ci95;
    text += &format!(
        "  win share    {:>8}   95 % interval {} to {}\n",
        percent(report.win_share),
        percent(low),
        percent(high)
    );
    text += &format!("  fair share   {:>8}\n", percent(report.fair_share));
    text += &format!("  times fair   {:>6.2}     95 % interval {times_low:.2} to {times_high:.2}\n", report.times_fair);
    if let Some(WithoutLuck { times_fair, times_fair_ci95: [low, high] }) = report.without_luck {
        text += &format!("  without luck {times_fair:>6.2}     95 % interval {low:.2} to {high:.2}\n");
    }
    text += &format!("  mean rank    {:>6.2}\n", report.mean_rank);
    text += &format!("  mean points  {:>6.2}\n", report.mean_points);
    text += &format!(
        "  a decision   {} ms median, {} ms p99, of {} with a choice",
        milliseconds(report.ms_per_decision_median),
        milliseconds(report.ms_per_decision_p99),
        grouped(report.decisions)
    );
    text
}

pub(super) fn of_ladder(report: &LadderReport, threads: usize) -> String {
    let deals = if report.deals == 1 { "1 deal" } else { &format!("{} deals", grouped(report.deals)) };
    let mut text = format!(
        "The ladder of {} with seed {}: {deals} a table, {:.2} s on {}\n",
        report.game,
        report.seed,
        report.seconds,
        on_threads(threads)
    );
    for mix in &report.mixes {
        text += &format!("\nAll levels mixed at tables of {}: {} games\n", mix.players, grouped(mix.games));
        text += &rungs(&mix.levels);
    }
    if report.mixes.len() > 1 {
        text += "\nAll tables together\n";
        text += &rungs(&report.overall);
    }
    if !report.steps.is_empty() {
        text += "\nEach level against a full table of the level below\n";
        text += &steps(&report.steps);
    }
    text
}

/// The strongest first.
fn rungs(levels: &[Rung]) -> String {
    let mut levels: Vec<&Rung> = levels.iter().collect();
    levels.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    let width = levels.iter().map(|rung| rung.name.chars().count()).max().unwrap_or_default().max(5);
    let mut text = format!(
        "      {:width$}   {:>6}   {:<5}{:>6}  {:>7}  {:>7}  {:>6}  {:>7}  {:>10}  {:>9}\n",
        "level", "rating", "", "games", "wins", "share", "rank", "points", "ms median", "ms p99"
    );
    for rung in levels {
        text += &format!(
            "  {:>2}  {:width$}   {:>6.2} ± {:<5.2}{:>6}  {:>7.1}  {:>7}  {:>6.2}  {:>7.2}  {:>10}  {:>9}\n",
            rung.level,
            rung.name,
            rung.rating,
            rung.uncertainty,
            grouped(rung.games),
            rung.wins,
            percent(rung.win_share),
            rung.mean_rank,
            rung.mean_points,
            milliseconds(rung.ms_per_decision_median),
            milliseconds(rung.ms_per_decision_p99),
        );
    }
    text
}

fn steps(steps: &[MatchReport]) -> String {
    let longest = |name: fn(&MatchReport) -> &str| steps.iter().map(|step| name(step).chars().count()).max();
    let challenger = longest(|step| &step.challenger).unwrap_or_default().max(10);
    let field = longest(|step| &step.field).unwrap_or_default().max(5);
    let mut text = format!(
        "  players  {:challenger$}  {:field$}  {:>6}  {:>7}  {:>10}  {:^14}  {:>8}\n",
        "challenger", "field", "games", "share", "times fair", "95 % interval", "ms p99"
    );
    for step in steps {
        let [low, high] = step.times_fair_ci95;
        text += &format!(
            "  {:>7}  {:challenger$}  {:field$}  {:>6}  {:>7}  {:>10.2}    {low:.2} to {high:.2}  {:>8}\n",
            step.players,
            step.challenger,
            step.field,
            grouped(step.games),
            percent(step.win_share),
            step.times_fair,
            milliseconds(step.ms_per_decision_p99),
        );
    }
    text
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Three digits that count, whether a decision takes a microsecond or a minute.
fn milliseconds(time: Option<f64>) -> String {
    match time {
        None => "-".to_owned(),
        Some(time) if time < 1.0 => format!("{time:.4}"),
        Some(time) if time < 100.0 => format!("{time:.2}"),
        Some(time) => format!("{time:.0}"),
    }
}

fn on_threads(threads: usize) -> String {
    if threads == 1 { "1 thread".to_owned() } else { format!("{threads} threads") }
}
