//! Does what lies in `deploy/` work? No container engine runs here, so the steps of the container file are run one by one
//! in a folder that stands for the container; units are verified by systemd's own program; proxies are started where they
//! are installed.

#![cfg(unix)]

mod compose;
mod container;
mod proxies;
mod units;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// The root of the project.
fn project() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().expect("the project is there")
}

/// What a file of the project says.
fn said(name: &str) -> String {
    fs::read_to_string(project().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A port that was free a moment ago.
fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").to_string()
}

/// Whether a program is installed here. Says so where a test has to do without it.
fn installed(program: &str, flag: &str) -> bool {
    let there = Command::new(program).arg(flag).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    if !there {
        // Past the test's own output, so that it is read even if the test passes.
        let _ = writeln!(std::io::stderr(), "skipped: {program} is not installed here");
    }
    there
}

/// A program that does not outlive the test.
struct Running(Child);

impl Running {
    /// Starts it.
    fn start(command: &mut Command) -> Running {
        Running(command.stdin(Stdio::null()).spawn().expect("the program starts"))
    }

    /// Starts a server and waits until it says that it is ready.
    fn server(command: &mut Command) -> Running {
        let mut server = Running::start(command.stdout(Stdio::piped()));
        let mut line = String::new();
        BufReader::new(server.0.stdout.as_mut().expect("piped")).read_line(&mut line).expect("text");
        assert!(line.contains("is ready"), "the server says: {line}");
        server
    }

    /// Asks it to end, as systems do.
    fn stop(&mut self) -> Option<i32> {
        let pid = rustix::process::Pid::from_child(&self.0);
        rustix::process::kill_process(pid, rustix::process::Signal::TERM).expect("it runs");
        self.0.wait().expect("it ends").code()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs a command to its end; fails with what it said if it failed.
fn done(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{command:?} failed:\n{out}{err}");
    output
}
