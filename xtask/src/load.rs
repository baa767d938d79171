//! A server under load: whether it stays as quick and as small as it must be with a thousand tables.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::server::Server;
use crate::shell::{khepri, output, root, say};

/// A step is on the screen of whoever took it within so many milliseconds, 99 times of 100, with everybody playing.
const MOST_P99_MS: f64 = 250.0;
/// At a table alone, half of all steps are on every screen within so many milliseconds.
const MOST_ALONE_MS: f64 = 50.0;
/// Half of all steps may take so many milliseconds longer while one address fetches 188 pages a second of a table.
const MOST_SLOWER_MS: f64 = 10.0;
/// So many kilobytes a table adds, streams not counted.
const MOST_KB: f64 = 40.0;

pub(crate) fn run() -> Result<()> {
    let alone = measure("--tables 1 --streams 3 --every 0.25 --seconds 20")?;
    let everywhere = figure(&alone, "everywhere_p50_ms")?;
    ensure!(everywhere < MOST_ALONE_MS, "a step takes {everywhere} ms to be on every screen");
    let many = measure("--tables 1000 --streams 2000 --every 5 --seconds 60")?;
    let (p99, each) = (figure(&many, "p99_ms")?, figure(&many, "kb_per_table")?);
    ensure!(p99 < MOST_P99_MS, "one step in a hundred takes longer than {p99} ms");
    ensure!(each < MOST_KB, "a table takes {each} kB");
    let pages = measure("--tables 6 --every 0.5 --seconds 20 --pages 188")?;
    let (slower, refused) = (figure(&pages, "slower_ms")?, figure(&pages, "pages_refused")?);
    ensure!(slower <= MOST_SLOWER_MS, "half of all steps take {slower} ms longer while somebody fetches pages");
    ensure!(refused == 0.0, "{refused} pages were refused");
    Ok(())
}

/// A step in a class of forty is on the screen of whoever took it within so many milliseconds, 99 times of 100.
const MOST_CLASS_MS: f64 = 150.0;

/// Forty pupils at ten tables, each table busy every second.
pub(crate) fn class() -> Result<()> {
    let report = measure("--class 40 --players 4 --every 1 --seconds 60")?;
    let (tables, p99) = (figure(&report, "tables")?, figure(&report, "p99_ms")?);
    ensure!(tables == 10.0, "forty sit at {tables} tables");
    ensure!(p99 < MOST_CLASS_MS, "one step in a hundred takes longer than {p99} ms");
    Ok(())
}

/// Lays a load on a new server.
fn measure(load: &str) -> Result<Value> {
    let server = start()?;
    let line = format!("load --url http://{} {load} --pid {} --json", server.listen, server.id());
    let report = output(khepri(line.split(' ')))?;
    say(&format!("  {}", report.trim_end()));
    let report: Value = serde_json::from_str(&report)?;
    for none in ["errors", "lost"] {
        ensure!(figure(&report, none)? == 0.0, "{none} under load");
    }
    Ok(report)
}

fn figure(report: &Value, name: &str) -> Result<f64> {
    report[name].as_f64().with_context(|| format!("the report has no {name}"))
}

/// A server over a new file, as people run it.
fn start() -> Result<Server> {
    let folder = root().join("target/full/load");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    let nothing: [&str; 0] = [];
    Server::start(khepri(nothing), folder.join("khepri.db"))
}
