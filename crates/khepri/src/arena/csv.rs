//! Reports as CSV: a line of names, then a line for each row. Names of players have no commas, so nothing is quoted.

use arena::{LadderReport, MatchReport, Rung, WithoutLuck};

/// Names and values side by side, so that they cannot get out of step.
type Row = Vec<(&'static str, String)>;

pub(super) fn of_match(report: &MatchReport) -> String {
    let mut row = match_row(report);
    row.insert(0, ("game", report.game.to_owned()));
    if let Some(WithoutLuck { times_fair, times_fair_ci95: [low, high] }) = report.without_luck {
        row.push(("times_fair_without_luck", times_fair.to_string()));
        row.push(("times_fair_without_luck_ci95_low", low.to_string()));
        row.push(("times_fair_without_luck_ci95_high", high.to_string()));
    }
    row.push(("seed", report.seed.to_string()));
    row.push(("seconds", number(report.seconds)));
    lines(&[row])
}

/// Three kinds of rows under one line of names: `mix` for one size of table, `overall`, and `step` for the matches.
pub(super) fn of_ladder(report: &LadderReport) -> String {
    let mut rows = Vec::new();
    for mix in &report.mixes {
        rows.extend(mix.levels.iter().map(|rung| rung_row("mix", &mix.players.to_string(), rung)));
    }
    rows.extend(report.overall.iter().map(|rung| rung_row("overall", "", rung)));
    for step in &report.steps {
        let mut row = match_row(step);
        row.insert(0, ("kind", "step".to_owned()));
        rows.push(row);
    }
    lines(&rows)
}

fn match_row(report: &MatchReport) -> Row {
    vec![
        ("players", report.players.to_string()),
        ("challenger", report.challenger.clone()),
        ("field", report.field.clone()),
        ("deals", report.deals.to_string()),
        ("games", report.games.to_string()),
        ("win_share", report.win_share.to_string()),
        ("ci95_low", report.ci95[0].to_string()),
        ("ci95_high", report.ci95[1].to_string()),
        ("fair_share", report.fair_share.to_string()),
        ("times_fair", report.times_fair.to_string()),
        ("mean_rank", report.mean_rank.to_string()),
        ("mean_points", report.mean_points.to_string()),
        ("ms_per_decision_median", number(report.ms_per_decision_median)),
        ("ms_per_decision_p99", number(report.ms_per_decision_p99)),
        ("decisions", report.decisions.to_string()),
    ]
}

fn rung_row(kind: &str, players: &str, rung: &Rung) -> Row {
    vec![
        ("kind", kind.to_owned()),
        ("players", players.to_owned()),
        ("level", rung.level.to_string()),
        ("name", rung.name.clone()),
        ("games", rung.games.to_string()),
        ("win_share", rung.win_share.to_string()),
        ("mean_rank", rung.mean_rank.to_string()),
        ("mean_points", rung.mean_points.to_string()),
        ("ms_per_decision_median", number(rung.ms_per_decision_median)),
        ("ms_per_decision_p99", number(rung.ms_per_decision_p99)),
        ("decisions", rung.decisions.to_string()),
        ("rating", rung.rating.to_string()),
        ("uncertainty", rung.uncertainty.to_string()),
        ("wins", rung.wins.to_string()),
    ]
}

fn number(value: Option<f64>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// All names that any row has, in the order in which they first come; what a row does not have stays empty.
fn lines(rows: &[Row]) -> String {
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in rows.iter().flatten() {
        if !names.contains(name) {
            names.push(name);
        }
    }
    let mut text = names.join(",") + "\n";
    for row in rows {
        let value = |name: &&str| row.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.as_str());
        let values: Vec<&str> = names.iter().map(value).collect();
        text += &(values.join(",") + "\n");
    }
    text
}
