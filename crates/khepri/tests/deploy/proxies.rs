//! The proxies, where they are installed: people play through them, and see every step on their stream at once.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::{Running, done, free_address, installed, said};

/// Plays through a proxy for a moment. A stream that is held back would show no step within a second.
fn plays_through(proxy: &str) {
    let begun = Instant::now();
    while TcpStream::connect(proxy).is_err() {
        assert!(begun.elapsed() < Duration::from_secs(20), "the proxy does not listen");
        sleep(Duration::from_millis(50));
    }
    let url = format!("http://{proxy}");
    let args = ["load", "--url", &url, "--tables", "3", "--streams", "6", "--every", "0.2", "--seconds", "3", "--json"];
    let output = done(Command::new(env!("CARGO_BIN_EXE_khepri")).args(args));
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    assert_eq!((&report["errors"], &report["broke_off"]), (&Value::from(0), &Value::from(0)), "{report}");
    assert!(report["steps"].as_u64() > Some(10), "{report}");
    assert!(report["everywhere_p50_ms"].as_f64().is_some_and(|ms| ms < 1000.0), "{report}");
}

/// The address without its port.
fn host(address: &str) -> &str {
    address.rsplit_once(':').map_or(address, |(host, _)| host)
}

/// What the proxy answers under this name; nothing if it hangs up.
fn asked(proxy: &str, name: &str) -> String {
    let mut stream = TcpStream::connect(proxy).expect("it listens");
    write!(stream, "GET / HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n").expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer, or none");
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn nginx_answers_under_no_other_name() {
    let conf = said("deploy/nginx.conf");
    let servers: Vec<&str> = conf.split("\nserver {").skip(1).collect();
    let [first, second] = servers[..] else { panic!("two servers") };
    assert!(first.contains("listen 80 default_server;") && first.contains("return 444;"), "{first}");
    assert!(second.contains("server_name games.example;") && !second.contains("default_server"), "{second}");
}

/// A server behind a proxy.
fn server(folder: &Path) -> (Running, String) {
    let address = free_address();
    let mut serve = Command::new(env!("CARGO_BIN_EXE_khepri"));
    serve.args(["serve", "--listen", &address, "--trust-proxy", "--rate", "10000", "--log", "error"]);
    (Running::server(serve.env("KHEPRI_DATA", folder.join("khepri.db"))), address)
}

#[test]
fn people_play_through_nginx() {
    if !installed("nginx", "-v") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (_server, address) = server(folder.path());
    let proxy = free_address();
    let site = said("deploy/nginx.conf").replace("127.0.0.1:7272", &address);
    let site = site.replace("listen 80", &format!("listen {proxy}"));
    let site = site.replace("server_name games.example", &format!("server_name games.example {}", host(&proxy)));
    let here = folder.path().display();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|name| format!("{name}_temp_path {here}/{name};\n"))
        .concat();
    let whole = format!(
        "daemon off; pid {here}/pid; error_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{site}}}\n"
    );
    let file = folder.path().join("nginx.conf");
    fs::write(&file, whole).expect("written");
    let nginx = || {
        let mut nginx = Command::new("nginx");
        nginx.arg("-c").arg(&file).arg("-p").arg(folder.path()).args(["-e", "stderr"]);
        nginx
    };
    done(nginx().arg("-t"));
    // Asked to end, it ends its workers too.
    let mut running = Running::start(&mut nginx());
    plays_through(&proxy);
    for (name, answered) in [("games.example", true), ("evil.example", false)] {
        assert_eq!(asked(&proxy, name).starts_with("HTTP/1.1 200"), answered, "{name}");
    }
    running.stop();
}

#[test]
fn people_play_through_caddy() {
    if !installed("caddy", "version") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (_server, address) = server(folder.path());
    let proxy = free_address();
    let mut caddy = Command::new("caddy");
    caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(folder.path().join("Caddyfile"));
    // No certificate can be had here, and no other Caddy may be disturbed.
    let text = said("deploy/Caddyfile").replace("\tgrace_period", "\tadmin off\n\tauto_https off\n\tgrace_period");
    fs::write(folder.path().join("Caddyfile"), text).expect("written");
    caddy.env("KHEPRI_SITE", format!("http://{proxy}")).env("KHEPRI_UPSTREAM", &address);
    caddy.env("HOME", folder.path()).env("XDG_DATA_HOME", folder.path()).stderr(Stdio::null());
    let _running = Running::start(&mut caddy);
    plays_through(&proxy);
}
