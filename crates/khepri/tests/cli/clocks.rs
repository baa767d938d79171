//! Somebody sets the clock of the machine while the server runs: the real program, under a clock that a file sets.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::path_text;
use crate::serve::{address, got, post};

/// Stands in for the clock of the machine, and adds as many seconds as a file says.
const SHIM: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
int clock_gettime(clockid_t id, struct timespec *time) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int done = real(id, time);
    FILE *file = id == CLOCK_REALTIME ? fopen(getenv("CLOCK_SET_TO"), "r") : NULL;
    if (file) {
        long long seconds = 0;
        if (fscanf(file, "%lld", &seconds) == 1) time->tv_sec += seconds;
        fclose(file);
    }
    return done;
}
"#;

const DAY: i64 = 86_400;

/// A machine whose clock can be set.
struct Machine {
    folder: tempfile::TempDir,
    shim: PathBuf,
}

impl Machine {
    fn new() -> Machine {
        let folder = tempfile::tempdir().expect("a folder");
        let (code, shim) = (folder.path().join("shim.c"), folder.path().join("shim.so"));
        fs::write(&code, SHIM).expect("written");
        let (shim_text, code) = (path_text(&shim).to_owned(), path_text(&code).to_owned());
        let built = Command::new("cc").args(["-shared", "-fPIC", "-o", &shim_text, &code, "-ldl"]).status();
        assert!(built.expect("a C compiler, as the database needs").success());
        let machine = Machine { folder, shim };
        machine.set(0);
        machine
    }

    fn clock(&self) -> PathBuf {
        self.folder.path().join("clock")
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// So many seconds from the right time. The file is never half written.
    fn set(&self, seconds: i64) {
        let next = self.folder.path().join("next");
        fs::write(&next, seconds.to_string()).expect("written");
        fs::rename(next, self.clock()).expect("renamed");
    }

    fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_khepri"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "off", "--data", path_text(&self.data())]);
        command.env("LD_PRELOAD", &self.shim).env("CLOCK_SET_TO", self.clock()).stdin(Stdio::null());
        command
    }

    fn serve(&self) -> Server {
        let mut child = self.command().stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("piped")).read_line(&mut line).expect("a line");
        Server { child, address: address(&line).to_owned() }
    }
}

/// A server that ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// A link to a further device.
    fn link(&self) -> String {
        let page = post(&self.address, "/me/link", "");
        format!("/link/{}", page.split_once("/link/").and_then(|(_, link)| link.get(..64)).expect("a link"))
    }

    /// The status of an answer to somebody with this cookie.
    fn status(&self, path: &str, cookie: &str) -> String {
        let answer = got(&self.address, path, &format!("Cookie: {cookie}\r\n"));
        answer.split(' ').nth(1).expect("a status").to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // As systems ask: what is kept is whole then.
        let asked = Command::new("kill").arg(self.child.id().to_string()).status();
        let ended = asked.and_then(|_| self.child.wait());
        assert!(ended.is_ok() || std::thread::panicking());
    }
}

#[test]
fn a_clock_that_jumps_erases_no_class_and_expires_no_link() {
    let machine = Machine::new();
    let server = machine.serve();
    let opened = post(&server.address, "/class/open", "");
    let header = |name: &str| opened.lines().find_map(|line| line.strip_prefix(name)).expect("it is there").trim();
    let (class, cookie) = (header("location: "), header("set-cookie: "));
    let cookie = cookie.split(';').next().expect("a cookie");
    let link = server.link();
    for jump in [0, 150, DAY + 60, 400 * DAY, -400 * DAY, 0] {
        machine.set(jump);
        assert_eq!(server.status(class, cookie), "200", "the class, {jump} seconds from the right time");
        assert_eq!(server.status(&link, ""), "200", "the link, {jump} seconds from the right time");
    }
}

#[test]
fn a_link_that_has_expired_stays_so_when_the_clock_goes_back() {
    let machine = Machine::new();
    let link = machine.serve().link();
    // Eleven minutes without a server; then somebody sets the clock back, and starts it once more.
    for clock in [660, 0] {
        machine.set(clock);
        assert_eq!(machine.serve().status(&link, ""), "410", "{clock} seconds from the right time");
    }
}

#[test]
fn a_year_that_no_date_can_say_is_named_at_the_start() {
    let machine = Machine::new();
    machine.set(9_000 * 366 * DAY);
    let answer = machine.command().output().expect("the program starts");
    let said = String::from_utf8(answer.stderr).expect("text");
    assert_eq!(answer.status.code(), Some(1), "{said}");
    assert!(said.contains("the year 9999 is over") && !said.contains("panicked"), "{said}");
}
