//! A server under load: whether it stays as quick and as small as it must be with a thousand tables.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::shell::{khepri, output, root, say};

/// A step is on the screen of whoever took it within so many milliseconds, 99 times of 100, with everybody playing.
const MOST_P99_MS: f64 = 250.0;
/// At a table alone, half of all steps are on every screen within so many milliseconds.
const MOST_ALONE_MS: f64 = 50.0;
/// So many kilobytes a table adds, streams not counted.
const MOST_KB: f64 = 40.0;

/// A server that does not outlive its measurement.
struct Server {
    child: Child,
    listen: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn run() -> Result<()> {
    let alone = measure("--tables 1 --streams 3 --every 0.25 --seconds 20")?;
    let everywhere = figure(&alone, "everywhere_p50_ms")?;
    ensure!(everywhere < MOST_ALONE_MS, "a step takes {everywhere} ms to be on every screen");
    let many = measure("--tables 1000 --streams 2000 --every 5 --seconds 60")?;
    let (p99, each) = (figure(&many, "p99_ms")?, figure(&many, "kb_per_table")?);
    ensure!(p99 < MOST_P99_MS, "one step in a hundred takes longer than {p99} ms");
    ensure!(each < MOST_KB, "a table takes {each} kB");
    Ok(())
}

/// Lays a load on a new server.
fn measure(load: &str) -> Result<Value> {
    let server = Server::start()?;
    let line = format!("load --url http://{} {load} --pid {} --json", server.listen, server.child.id());
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

impl Server {
    fn start() -> Result<Server> {
        let folder = root().join("target/full/load");
        if folder.exists() {
            std::fs::remove_dir_all(&folder)?;
        }
        std::fs::create_dir_all(&folder)?;
        let listen = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
        let line = format!("serve --listen {listen} --rate 100000 --log warn --data");
        let mut command = khepri(line.split(' '));
        command.arg(folder.join("khepri.db")).stdout(Stdio::piped());
        let mut child = command.spawn().context("cannot start the server")?;
        let mut ready = String::new();
        BufReader::new(child.stdout.take().context("no output")?).read_line(&mut ready)?;
        let server = Server { child, listen };
        ensure!(ready.contains("is ready"), "the server says: {ready}");
        Ok(server)
    }
}
