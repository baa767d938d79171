//! `khepri validate`: whether every stored game still replays under the rules of this version.

use std::path::Path;

use anyhow::Result;
use serde::Serialize;
use server::{Broken, Proved};
use store::{Archive, StoreError, TableId};

use crate::cli::ValidateArgs;
use crate::output::{Output, Verdict};

/// What came of it.
#[derive(Debug, Default, Serialize)]
struct Report {
    tables: u64,
    over: u64,
    steps: u64,
    draws: u64,
    /// Tables whose draws follow a script: nothing is promised about these.
    lessons: u64,
    scripted: u64,
    broken: Vec<Fault>,
}

/// A table that does not replay.
#[derive(Debug, Serialize)]
struct Fault {
    table: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<String>,
    why: String,
}

impl Fault {
    /// In a sentence.
    fn said(&self) -> String {
        let Fault { table, version, line, why } = self;
        let place = version.map(|version| format!(", version {version}")).unwrap_or_default();
        let line = line.as_ref().map(|line| format!(" `{line}`")).unwrap_or_default();
        format!("table {table}{place}:{line} {why}")
    }
}

impl Report {
    fn add(&mut self, proved: &Proved) {
        self.tables += 1;
        self.over += u64::from(proved.over);
        self.steps += proved.steps;
        self.draws += proved.draws;
        self.lessons += u64::from(proved.scripted > 0);
        self.scripted += proved.scripted;
    }

    /// What was replayed, in a sentence or two.
    fn sum(&self) -> String {
        let Report { tables, over, steps, draws, lessons, scripted, .. } = self;
        let sum = format!("{tables} tables replayed, {over} of them over: {steps} steps, {draws} draws as dealt.");
        match lessons {
            0 => sum,
            _ => format!("{sum} Lessons among them: {lessons}, with {scripted} draws as their scripts say."),
        }
    }
}

pub(crate) fn run(args: &ValidateArgs, out: &mut Output) -> Result<Verdict> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(validate(args))?;
    if args.json {
        out.line(&serde_json::to_string(&report)?)?;
    } else {
        tell(&report, out)?;
    }
    Ok(if report.broken.is_empty() { Verdict::Fine } else { Verdict::Refused })
}

async fn validate(args: &ValidateArgs) -> Result<Report> {
    replayed(&args.data).await
}

/// The first game of a file that does not replay, in a sentence.
pub(crate) async fn first_broken(data: &Path) -> Result<Option<String>> {
    let report = replayed(data).await?;
    Ok(report.broken.first().map(Fault::said))
}

async fn replayed(data: &Path) -> Result<Report> {
    let archive = Archive::open_up_to_date(data).await?;
    let mut report = Report::default();
    for name in archive.names().await? {
        match prove(&archive, &name).await? {
            Ok(proved) => report.add(&proved),
            Err(Broken { version, line, why }) => report.broken.push(Fault { table: name, version, line, why }),
        }
    }
    // Last: a table that is not whole is named above, and the rest of the file still has to be sound.
    if report.broken.is_empty() {
        archive.check().await?;
    }
    archive.close().await;
    Ok(report)
}

/// Replays one table. An error of the outer kind ends everything: the file cannot be read at all.
async fn prove(archive: &Archive, name: &str) -> Result<Result<Proved, Broken>> {
    let broken = |why: &str| Ok(Err(Broken { version: None, line: None, why: why.to_owned() }));
    let Some(id) = TableId::new(name) else { return broken("this cannot be the name of a table") };
    match archive.load_table(&id).await {
        Ok(Some(stored)) => Ok(server::prove(&stored)),
        Ok(None) => broken("it is gone"),
        Err(StoreError::Damaged { why, .. }) => broken(&why),
        Err(error) => Err(error.into()),
    }
}

fn tell(report: &Report, out: &mut Output) -> Result<()> {
    for fault in &report.broken {
        out.line(&fault.said())?;
    }
    out.line(&report.sum())?;
    if !report.broken.is_empty() {
        out.line(&format!("{} tables are broken.", report.broken.len()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_by_a_script_are_counted_apart() {
        let mut report = Report::default();
        report.add(&Proved { over: true, steps: 100, draws: 60, scripted: 0 });
        assert_eq!(report.sum(), "1 tables replayed, 1 of them over: 100 steps, 60 draws as dealt.");
        for scripted in [7, 5] {
            report.add(&Proved { over: false, steps: 10, draws: 0, scripted });
        }
        let both = "3 tables replayed, 1 of them over: 120 steps, 60 draws as dealt. \
                    Lessons among them: 2, with 12 draws as their scripts say.";
        assert_eq!(report.sum(), both);
    }
}
