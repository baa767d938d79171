//! Does the server do what its OpenAPI document says? Asked by schemathesis, which makes requests of all kinds from the
//! document: no undocumented answer, no fault of the program.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::browser::built;
use crate::shell::{answers, program, root, run as run_command, say, sh};

/// What asks; pinned, so that a change fails for its own faults only.
const TOOL: &str = "schemathesis==4.32.5";
/// Everything that is asked is drawn from this.
const SEED: u32 = 1;
/// Requests of each kind: for every change, and for a long look.
const FEW: u32 = 25;
const MANY: u32 = 400;

/// A server in memory that does not outlive the check.
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

/// Asks a little, or long.
pub(crate) fn run(long: bool) -> Result<()> {
    install()?;
    sh("cargo build --workspace --bin khepri --locked --quiet")?;
    let server = Server::start()?;
    let token = server.token()?;
    let mut tool = Command::new(venv().join("bin/schemathesis"));
    tool.current_dir(root().join("target/api"))
        .args(["--config-file"])
        .arg(root().join("xtask/schemathesis.toml"))
        .args(["run", "--max-examples"])
        .arg((if long { MANY } else { FEW }).to_string())
        .arg(format!("--seed={SEED}"))
        .arg(format!("http://{}/api/v1/openapi.json", server.listen))
        .env("KHEPRI_API_TOKEN", token)
        .env("PYTHONUNBUFFERED", "1");
    run_command(tool)
}

fn venv() -> PathBuf {
    root().join("target/api/venv")
}

/// Fetches the tool into a place of its own, unless it is there already.
pub(crate) fn install() -> Result<()> {
    let note = venv().join("installed");
    if std::fs::read_to_string(&note).is_ok_and(|installed| installed == TOOL) {
        return Ok(());
    }
    std::fs::create_dir_all(root().join("target/api")).context("cannot make a folder for the tool")?;
    ensure!(answers("python3 --version"), "please install python3");
    let mut make = program("python3 -m venv --clear");
    make.arg(venv());
    run_command(make)?;
    let mut pip = Command::new(venv().join("bin/pip"));
    pip.args(["install", "--quiet", "--disable-pip-version-check", TOOL]);
    run_command(pip)?;
    std::fs::write(note, TOOL).context("cannot note what is installed")
}

impl Server {
    fn start() -> Result<Server> {
        let mut command = Command::new(built());
        command.args(["serve", "--listen", "127.0.0.1:0", "--data", ":memory:", "--rate", "100000", "--log", "warn"]);
        let mut child = command.stdout(Stdio::piped()).spawn().context("cannot start the server")?;
        let mut ready = String::new();
        BufReader::new(child.stdout.take().context("no output")?).read_line(&mut ready)?;
        let listen = ready.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next());
        let listen = listen.map(str::to_owned);
        let server = Server { child, listen: listen.clone().unwrap_or_default() };
        ensure!(listen.is_some(), "the server says: {ready}");
        Ok(server)
    }

    /// Somebody's token, made as on their page.
    fn token(&self) -> Result<String> {
        let mut stream = TcpStream::connect(&self.listen)?;
        let body = "name=check";
        write!(
            stream,
            "POST /me/tokens HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            self.listen,
            body.len()
        )?;
        let mut page = String::new();
        stream.read_to_string(&mut page)?;
        let token = page.split_once("value=\"khp_").and_then(|(_, rest)| rest.split_once('"'));
        let (token, _) = token.context("the page of tokens shows none")?;
        say("a server in memory, and somebody's token");
        Ok(format!("khp_{token}"))
    }
}
