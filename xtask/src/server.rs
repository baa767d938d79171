//! A server of this program for a check or a measurement, which does not outlive it.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

/// A server on a free port of this machine.
pub(crate) struct Server {
    child: Child,
    /// Where it listens: address and port.
    pub(crate) listen: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    /// Starts this program as a server that keeps its tables there, and waits until it is ready.
    pub(crate) fn start(mut program: Command, data: impl AsRef<OsStr>) -> Result<Server> {
        program.args(["serve", "--listen", "127.0.0.1:0", "--rate", "100000", "--log", "warn", "--data"]).arg(data);
        let mut child = program.stdout(Stdio::piped()).spawn().context("cannot start the server")?;
        let output = child.stdout.take().context("no output");
        let mut server = Server { child, listen: String::new() };
        let mut ready = String::new();
        BufReader::new(output?).read_line(&mut ready)?;
        let listen = ready.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next());
        ensure!(listen.is_some(), "the server says: {ready}");
        server.listen = listen.unwrap_or_default().to_owned();
        Ok(server)
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }
}
