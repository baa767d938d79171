//! Does the server do what its OpenAPI document says? Asked by schemathesis, which makes requests of all kinds from the
//! document: no undocumented answer, no fault of the program.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::browser::built;
use crate::server::Server;
use crate::shell::{answers, program, root, run as run_command, say, sh};

/// What asks; pinned, so that a change fails for its own faults only.
const TOOL: &str = "schemathesis==4.32.5";
/// Everything that is asked is drawn from this.
const SEED: u32 = 1;
/// Requests of each kind: for every change, and for a long look.
const FEW: u32 = 25;
const MANY: u32 = 400;

/// Asks a little, or long.
pub(crate) fn run(long: bool) -> Result<()> {
    install()?;
    sh("cargo build --workspace --bin khepri --locked --quiet")?;
    let server = Server::start(Command::new(built()), ":memory:")?;
    let token = token(&server)?;
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

/// Somebody's token, made as on their page.
fn token(server: &Server) -> Result<String> {
    let mut stream = TcpStream::connect(&server.listen)?;
    let body = "name=check";
    write!(
        stream,
        "POST /me/tokens HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        server.listen,
        body.len()
    )?;
    let mut page = String::new();
    stream.read_to_string(&mut page)?;
    let token = page.split_once("value=\"khp_").and_then(|(_, rest)| rest.split_once('"'));
    let (token, _) = token.context("the page of tokens shows none")?;
    say("a server in memory, and somebody's token");
    Ok(format!("khp_{token}"))
}
