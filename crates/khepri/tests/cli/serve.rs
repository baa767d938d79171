//! The server as a host starts it: what it prints, what it refuses, how it stops.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use crate::{khepri, path_text};

/// A server on a port of its own, and what it printed first.
fn started(args: &[&str], variables: &[(&str, &str)]) -> (Child, String) {
    started_and_read(args, variables, 1)
}

/// The same, and that many lines of what it printed.
fn started_and_read(args: &[&str], variables: &[(&str, &str)], lines: usize) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_khepri"))
        .args(args)
        .envs(variables.iter().copied())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut text = String::new();
    let mut output = BufReader::new(child.stdout.as_mut().expect("piped"));
    for _ in 0..lines {
        output.read_line(&mut text).expect("a line");
    }
    (child, text)
}

/// The address in the line that says so.
pub(crate) fn address(line: &str) -> &str {
    let rest = line.split_once("http://").expect("an address").1;
    rest.split_whitespace().next().expect("an address")
}

fn get(address: &str, path: &str) -> String {
    got(address, path, "")
}

/// The answer to a question with these headers.
pub(crate) fn got(address: &str, path: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\n{headers}Connection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

/// Asks the program to end, as systems do, and waits for it.
fn stopped(mut child: Child) -> i32 {
    let asked = Command::new("kill").arg(child.id().to_string()).status().expect("kill is there");
    assert!(asked.success());
    child.wait().expect("it ends").code().expect("it ends by itself")
}

#[test]
fn it_prints_an_address_serves_pages_and_stops_when_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("games.db");
    let (child, line) = started(&["serve", "--listen", "127.0.0.1:0", "--data", path_text(&data)], &[]);
    let answer = get(address(&line), "/");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("action=\"/play\""), "{answer}");
    assert_eq!(stopped(child), 0);
    assert!(data.exists());
}

#[test]
fn without_a_command_it_serves_and_variables_count() {
    let variables = [("KHEPRI_LISTEN", "127.0.0.1:0"), ("KHEPRI_DATA", ":memory:"), ("KHEPRI_LOG", "off")];
    let (child, line) = started(&[], &variables);
    assert!(get(address(&line), "/privacy").starts_with("HTTP/1.1 200"));
    assert_eq!(stopped(child), 0);
}

#[test]
fn for_a_classroom_it_says_how_others_get_there() {
    let args = ["serve", "--lan", "--listen", "127.0.0.1:0", "--data", ":memory:"];
    let (mut child, mut text) = started_and_read(&args, &[], 0);
    let mut output = BufReader::new(child.stdout.as_mut().expect("piped"));
    // The last line of all, whatever stands before it.
    while !text.contains("Ctrl-C") {
        assert!(output.read_line(&mut text).expect("a line") > 0, "{text}");
    }
    // A machine without a network says that instead.
    let reached = text.contains("is in no network") || (text.contains("/class") && text.contains('█'));
    assert!(reached, "{text}");
    let answer = get(address(&text).replace("localhost", "127.0.0.1").as_str(), "/class");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("action=\"/class/open\""), "{answer}");
    assert_eq!(stopped(child), 0);
}

#[test]
fn how_it_is_doing_is_told_on_a_listener_of_its_own() {
    let variables = [("KHEPRI_METRICS", "127.0.0.1:0"), ("KHEPRI_LOG", "off")];
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("games.db");
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", path_text(&data)];
    let (mut child, line) = started_and_read(&args, &variables, 2);
    let (main, metrics) = line.split_once('\n').expect("two lines");
    let metrics = address(metrics).trim_end_matches("/metrics");
    let changes = || {
        let told = get(metrics, "/metrics");
        assert!(told.starts_with("HTTP/1.1 200"), "{told}");
        let sum = told.lines().find_map(|line| line.strip_prefix("khepri_store_commit_changes_sum "));
        sum.and_then(|sum| sum.parse::<f64>().ok()).expect("a sum")
    };
    let asked = |path: &str, word: &str| {
        let answer = get(address(main), path);
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with(&format!("{word}\n")), "{answer}");
    };
    asked("/healthz", "alive");
    let before = changes();
    asked("/readyz", "ready");
    assert!(get(address(main), "/metrics").starts_with("HTTP/1.1 404"));
    assert_eq!(changes() - before, 1.0, "the probe of /readyz was a transaction");
    let taken = khepri(&["serve", "--listen", "127.0.0.1:0", "--data", ":memory:", "--metrics", metrics]);
    assert_eq!(taken.code, 1);
    assert!(taken.err.contains("choose another place with --metrics"), "{}", taken.err);
    assert!(child.try_wait().expect("asked").is_none());
    assert_eq!(stopped(child), 0);
}

/// Sends a form as a page of this site does.
pub(crate) fn post(address: &str, path: &str, form: &str) -> String {
    posted(address, path, form, &format!("Origin: http://{address}\r\n"))
}

/// Sends a form with these headers.
fn posted(address: &str, path: &str, form: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    let length = form.len();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {address}\r\n{headers}Content-Length: {length}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n\r\n{form}"
    )
    .expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[cfg(unix)]
#[test]
fn whoever_started_it_hears_that_it_is_ready_lives_and_ends() {
    use std::os::unix::net::UnixDatagram;
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("notify");
    let socket = UnixDatagram::bind(&place).expect("a socket");
    socket.set_read_timeout(Some(std::time::Duration::from_secs(60))).expect("set");
    let heard = || {
        let mut word = [0; 64];
        let length = socket.recv(&mut word).expect("a word");
        String::from_utf8(word[..length].to_vec()).expect("text")
    };
    let variables = [("NOTIFY_SOCKET", path_text(&place)), ("WATCHDOG_USEC", "100000"), ("KHEPRI_LOG", "off")];
    let (child, _) = started(&["serve", "--listen", "127.0.0.1:0", "--data", ":memory:"], &variables);
    assert_eq!(heard(), "READY=1");
    for _ in 0..3 {
        assert_eq!(heard(), "WATCHDOG=1");
    }
    assert_eq!(stopped(child), 0);
    while heard() != "STOPPING=1" {}
}

#[test]
fn no_line_of_the_log_has_the_token_of_a_device_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let mut child = Command::new(env!("CARGO_BIN_EXE_khepri"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data", ":memory:", "--log", "trace"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(&log).expect("a file"))
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("piped")).read_line(&mut line).expect("a line");
    let address = address(&line);
    let page = post(address, "/me/link", "");
    let token = page.split_once("/link/").expect("a link").1.get(..64).expect("a token");
    assert!(token.bytes().all(|byte| byte.is_ascii_hexdigit()), "{token}");
    let link = format!("/link/{token}");
    assert!(posted(address, &link, "", "").starts_with("HTTP/1.1 403"), "nobody knows which page asks");
    assert!(posted(address, &link, "", "Accept: application/json\r\n").starts_with("HTTP/1.1 403"));
    assert!(get(address, &link).starts_with("HTTP/1.1 200"));
    assert!(get(address, &format!("/api/v1/link/{token}")).starts_with("HTTP/1.1 404"));
    assert!(get(address, &format!("/nowhere{link}")).starts_with("HTTP/1.1 404"));
    assert!(post(address, &link, "").starts_with("HTTP/1.1 303"));
    assert!(post(address, &link, "").starts_with("HTTP/1.1 410"), "it leads there once");
    assert_eq!(stopped(child), 0);
    let log = std::fs::read_to_string(&log).expect("text");
    assert!(log.contains("refused") && log.contains("/link/…"), "{log}");
    assert!(!log.contains(token), "{log}");
}

#[cfg(unix)]
#[test]
fn a_deleted_file_is_noticed_and_nothing_more_is_acknowledged() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, log) = (folder.path().join("games.db"), folder.path().join("log"));
    let mut child = Command::new(env!("CARGO_BIN_EXE_khepri"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data", path_text(&data)])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(&log).expect("a file"))
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("piped")).read_line(&mut line).expect("a line");
    let form = "game=ra&players=2&level=1";
    let opened = post(address(&line), "/play", form);
    assert!(opened.starts_with("HTTP/1.1 303"), "{opened}");

    for ending in ["", "-wal", "-shm"] {
        std::fs::remove_file(format!("{}{ending}", path_text(&data))).expect("it was there");
    }
    let refused = post(address(&line), "/play", form);
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("has lost the file"), "{refused}");
    let ready = get(address(&line), "/readyz");
    let why = "the file of the store was deleted or replaced\n";
    assert!(ready.starts_with("HTTP/1.1 503") && ready.ends_with(why), "{ready}");
    assert_eq!(stopped(child), 0);
    let log = std::fs::read_to_string(&log).expect("text");
    assert!(log.contains("games.db was deleted, moved or replaced"), "{log}");
    assert_eq!(log.matches("steps are refused until").count(), 1, "{log}");
}

#[test]
fn a_busy_port_is_explained() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let listen = taken.local_addr().expect("bound").to_string();
    let answer = khepri(&["serve", "--listen", &listen, "--data", ":memory:"]);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("is in use") && answer.err.contains("--listen"), "{}", answer.err);
}

#[test]
fn a_folder_or_file_that_does_not_do_is_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = folder.path().join("letter.txt");
    std::fs::write(&text, "Dear Anna, this is no database at all, however long you look at it.").expect("written");
    let nowhere = folder.path().join("no").join("folder.db");
    for (data, part) in [(&text, "is not a database"), (&nowhere, "there is no folder")] {
        let answer = khepri(&["serve", "--listen", "127.0.0.1:0", "--data", path_text(data)]);
        assert_eq!(answer.code, 1);
        assert!(answer.err.contains(part) && answer.err.contains("--data"), "{}", answer.err);
    }
    assert_eq!(std::fs::read_to_string(&text).expect("still there").len(), 67, "the file is as it was");
}

#[test]
fn the_help_names_every_variable() {
    let help = khepri(&["serve", "--help"]).out;
    for name in ["LISTEN", "METRICS", "DATA", "MAX_TABLES", "RATE", "IDLE_MINUTES", "LOG", "LOG_FORMAT", "TRUST_PROXY"]
    {
        assert!(help.contains(&format!("KHEPRI_{name}")), "{name} is missing in\n{help}");
    }
    assert_eq!(khepri(&["serve", "--rate", "0"]).code, 2);
}
