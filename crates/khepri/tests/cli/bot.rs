//! Other people's programs: in the arena, in simulations, and at a table of a server.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use rstest::rstest;
use serde_json::Value;

use crate::{khepri, path_text, testdata};

/// The bot of the documents, as a command.
fn documented() -> String {
    format!("exec:python3 {}", path_text(&testdata("../docs/bot.py")))
}

/// A program written for a test, as a command.
fn written(folder: &tempfile::TempDir, code: &str) -> String {
    let file = folder.path().join("bot.py");
    fs::write(&file, code).expect("written");
    format!("exec:python3 {}", path_text(&file))
}

#[rstest]
#[case("ra", "3")]
#[case("rawsiko", "3")]
fn the_ten_line_bot_plays_whole_games_in_the_arena(#[case] game: &str, #[case] players: &str) {
    let bot = documented();
    let args =
        ["arena", game, "--players", players, "--challenger", &bot, "--field", "random", "--deals", "2", "--seed", "1"];
    let answer = khepri(&[&args[..], &["--threads", "2", "--json"]].concat());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{}", answer.out);
    let report: Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!((&report["games"], &report["challenger"]), (&6.into(), &bot.as_str().into()));
}

#[test]
fn it_sits_in_simulations_beside_others() {
    let seats = format!("{},greedy", documented());
    let answer = khepri(&["sim", "ra", "--players", "2", "--games", "2", "--seed", "1", "--seats", &seats, "--json"]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{}", answer.out);
}

/// Answers every decision with the first step, but for what a test puts before it.
const FIRST: &str = "
import json, sys
moves = 0
for line in sys.stdin:
    message = json.loads(line)
    if message['type'] != 'move':
        continue
    moves += 1
    BREAK
    print(json.dumps({'step': message['legal'][0]['step']}), flush=True)
";

#[rstest]
#[case::illegal(
    "if moves == 3: print('{\"step\":\"fly\"}', flush=True); continue",
    "line 3: `{\"step\":\"fly\"}`: `fly` is not legal now: expected one of "
)]
#[case::no_json("if moves == 2: print('hello', flush=True); continue", "line 2: `hello`: no JSON")]
#[case::no_step("print('{\"move\":1}', flush=True); continue", "line 1: `{\"move\":1}`: expected {\"step\":\"…\"}")]
#[case::it_ends("if moves == 3: break", "it ended after 2 lines (exit status: 0)")]
#[case::it_hangs("import time; time.sleep(60)", "no answer within 0.5 s, after 0 lines")]
#[case::no_text("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush(); continue", "line 1: it is not UTF-8")]
#[case::closed("if moves == 2: import os; os.close(1); continue", "it closed its output after 1 lines")]
#[case::endless("while True: sys.stdout.write('x' * 1000)", "line 1: it is longer than 65536 bytes")]
#[case::dribbling("while True: import time; print('x', end='', flush=True); time.sleep(.01)", "no answer within 0.5 s")]
fn a_program_that_fails_is_named_with_its_line(#[case] fault: &str, #[case] expected: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let bot = written(&folder, &FIRST.replace("BREAK", fault));
    let args = ["arena", "ra", "--challenger", &bot, "--field", "random", "--deals", "1", "--seed", "1"];
    // However busy this machine is, only the one that hangs takes too long.
    let seconds = if expected.contains("0.5 s") { "0.5" } else { "60" };
    let answer = khepri(&[&args[..], &["--threads", "1", "--bot-seconds", seconds]].concat());
    assert_eq!((answer.code, answer.out.as_str()), (1, ""), "{}", answer.err);
    assert!(answer.err.contains(expected) && answer.err.contains("bot.py"), "{}", answer.err);
}

/// Writes down who it is, and how much it got rid of while nobody wanted it.
const TALKATIVE: &str = "
import json, os, sys
log = open(LOG, 'a')
print(os.getpid(), 0, file=log, flush=True)
sys.stdin.readline()
said = 0
while True:
    said += os.write(1, b'{}\\n' * 1000)
    print(os.getpid(), said, file=log, flush=True)
";

#[test]
fn a_program_that_does_not_stop_talking_fills_no_memory_and_is_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let bot = written(&folder, &TALKATIVE.replace("LOG", &format!("{:?}", path_text(&log))));
    let seats = format!("{bot},random");
    let answer = khepri(&["sim", "ra", "--players", "2", "--seats", &seats, "--games", "1", "--bot-seconds", "60"]);
    assert_eq!(answer.code, 1, "{}", answer.err);
    let log = fs::read_to_string(&log).expect("a log");
    let (process, said) = log.trim_end().lines().last().and_then(|line| line.split_once(' ')).expect("a line");
    // The pipe and the buffers, but not what it could say in the time it is given to end.
    assert!(said.parse::<usize>().expect("a number") < 300_000, "{said}");
    let there = Command::new("kill").args(["-0", process]).stderr(Stdio::null()).status().expect("kill is there");
    assert!(!there.success(), "it was ended, and does not go on alone");
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let answer =
        khepri(&["arena", "ra", "--challenger", "exec:no-such-program x", "--field", "random", "--deals", "1"]);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("`no-such-program x` cannot be started"), "{}", answer.err);
}

#[test]
fn programs_are_told_what_the_protocol_promises() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let code = format!(
        "import json, sys\nlog = open({:?}, 'a')\nfor line in sys.stdin:\n    log.write(line); log.flush()\n    \
         m = json.loads(line)\n    if m['type'] == 'move': print(json.dumps({{'step': m['legal'][0]['step']}}), flush=True)\n",
        path_text(&log)
    );
    let bot = written(&folder, &code);
    let answer =
        khepri(&["sim", "rawsiko", "--players", "3", "--games", "1", "--seed", "1", "--seats", &bot, "--threads", "1"]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    let lines: Vec<Value> = fs::read_to_string(&log)
        .expect("a log")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let of = |kind: &str| lines.iter().filter(|line| line["type"] == kind).collect::<Vec<_>>();
    assert_eq!((of("start").len(), of("end").len()), (3, 3), "one for each chair");
    let start = of("start")[0];
    assert_eq!((&start["protocol"], &start["game"], &start["players"]), (&1.into(), &"rawsiko".into(), &3.into()));
    for asked in of("move") {
        assert_eq!(asked["seat"], asked["view"]["viewer"]);
        assert!(asked["legal"][0]["step"].is_string(), "{asked}");
        let seats = asked["view"]["seats"].as_array().expect("seats");
        let cards = seats.iter().filter(|seat| seat.get("objective").is_some()).count();
        assert!(cards == 1, "only one's own card: {asked}");
        assert!(asked["view"].get("open").is_none());
    }
}

/// A server in memory that ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start() -> Server {
        Server::at("127.0.0.1:0", ":memory:")
    }

    fn at(listen: &str, data: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_khepri"))
            .args(["serve", "--listen", listen, "--data", data, "--rate", "10000", "--log", "off"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("piped")).read_line(&mut line).expect("a line");
        let address = line.split_once("http://").expect("an address").1.split_whitespace().next().expect("an address");
        Server { address: address.to_owned(), child }
    }

    /// Asks with these header lines, and gives the whole answer.
    fn ask(&self, head: &str, headers: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        let length = body.len();
        let address = &self.address;
        write!(
            stream,
            "{head} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
        )
        .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// A person's new token.
    fn token(&self) -> String {
        let headers = "Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n";
        let page = self.ask("POST /me/tokens", headers, "name=bot");
        let at = page.find("khp_").unwrap_or_else(|| panic!("no token in {page}"));
        page[at..at + 68].to_owned()
    }

    fn api(&self, token: &str, head: &str, body: &str) -> Value {
        let headers = format!("Authorization: Bearer {token}\r\nContent-Type: application/json\r\n");
        let answer = self.ask(head, &headers, body);
        let body = answer.split_once("\r\n\r\n").expect("a body").1;
        serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_ten_line_bot_plays_a_whole_game_at_a_table() {
    let server = Server::start();
    let (host, guest) = (server.token(), server.token());
    let table = server.api(&host, "POST /api/v1/tables", "{\"players\":2,\"who\":\"friends\"}");
    let id = table["id"].as_str().expect("an id");
    let url = format!("http://{}", server.address);
    let bot = testdata("../docs/bot.py");
    let sit = |token: &str| {
        let args = ["bot", "--url", &url, "--table", id, "--", "python3", path_text(&bot)];
        let mut command = Command::new(env!("CARGO_BIN_EXE_khepri"));
        command.args(args).env("KHEPRI_TOKEN", token).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().expect("the program starts")
    };
    // Two of them at one table: one had a chair, one takes the free one.
    let both = [sit(&host), sit(&guest)];
    for child in both {
        let output = child.wait_with_output().expect("it ends");
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{out}{err}");
        assert!(out.starts_with("The game is over after ") && out.contains("Guest"), "{out}");
    }
    let over = server.api(&host, &format!("GET /api/v1/tables/{id}"), "");
    assert_eq!(over["stage"], "over");
    let record = server.ask(&format!("GET /api/v1/tables/{id}/record"), "", "");
    assert!(record.contains("\nsecret ") && record.contains("\nresult "), "{record}");
}

#[test]
fn a_program_plays_on_after_the_server_was_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("games.db");
    let server = Server::at("127.0.0.1:0", path_text(&data));
    let token = server.token();
    let table = server.api(&token, "POST /api/v1/tables", "{\"players\":2,\"level\":1}");
    let id = table["id"].as_str().expect("an id").to_owned();
    // It says so when it has played ten times, and goes on when it is told.
    let go_on = folder.path().join("go-on");
    let code = format!(
        "if moves == 10:\n        import os, time\n        print('ten', file=sys.stderr, flush=True)\n        \
         while not os.path.exists({:?}): time.sleep(0.01)",
        path_text(&go_on)
    );
    let file = folder.path().join("bot.py");
    fs::write(&file, FIRST.replace("BREAK", &code)).expect("written");
    let url = format!("http://{}", server.address);
    let mut bot = Command::new(env!("CARGO_BIN_EXE_khepri"))
        .args(["bot", "--url", &url, "--token", &token, "--table", &id, "--bot-seconds", "60"])
        .args(["--", "python3", path_text(&file)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut said = BufReader::new(bot.stderr.take().expect("piped"));
    let mut line = String::new();
    said.read_line(&mut line).expect("a line");
    assert_eq!(line, "ten\n");
    let address = server.address.clone();
    drop(server);
    fs::write(&go_on, "").expect("written");
    // It finds nobody, and says so; then the server comes back.
    line.clear();
    said.read_line(&mut line).expect("a line");
    assert!(line.contains("out of reach"), "{line}");
    let _server = Server::at(&address, path_text(&data));
    let output = bot.wait_with_output().expect("it ends");
    let mut rest = String::new();
    said.read_to_string(&mut rest).expect("text");
    assert!(output.status.success(), "{rest}");
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("The game is over after "), "{rest}");
}

#[rstest]
#[case::a_foreign_token("khp_x", "nosuchtable1", 1, "nobody has this token")]
#[case::no_such_table("", "nosuchtable1", 1, "there is no such table")]
fn what_the_server_refuses_is_said(
    #[case] token: &str,
    #[case] table: &str,
    #[case] code: i32,
    #[case] expected: &str,
) {
    let server = Server::start();
    let token = if token.is_empty() { server.token() } else { token.to_owned() };
    let url = format!("http://{}", server.address);
    let answer = khepri(&["bot", "--url", &url, "--token", &token, "--table", table, "--", "python3", "-c", "pass"]);
    assert_eq!((answer.code, answer.out.as_str()), (code, ""), "{}", answer.err);
    assert!(answer.err.contains(expected), "{}", answer.err);
}

#[test]
fn bad_addresses_are_explained() {
    for (url, part) in [("https://127.0.0.1", "https is not spoken here"), ("nonsense", "expected an address")] {
        let answer = khepri(&["bot", "--url", url, "--token", "khp_x", "--table", "abcdef", "--", "true"]);
        assert_eq!(answer.code, 2);
        assert!(answer.err.contains(part), "{}", answer.err);
    }
    assert_eq!(khepri(&["bot", "--token", "x", "--table", "abcdef"]).code, 2, "no program");
}
