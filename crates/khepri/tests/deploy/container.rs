//! The container file, step by step, without a container: each stage is a folder, and paths that begin at the root of the
//! container begin at that folder instead.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Running, done, free_address, project, said};

/// What was built so far.
#[derive(Default)]
struct Stage {
    root: PathBuf,
    folder: PathBuf,
    variables: Vec<(String, String)>,
    user: Option<u32>,
    port: Option<String>,
    healthy: Vec<String>,
    entry: Vec<String>,
}

/// The instructions of a container file: a word and the rest.
fn instructions(text: &str) -> Vec<(String, String)> {
    let joined = text.replace("\\\n", " ");
    let lines = joined.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').expect("a word and more")).map(|(a, b)| (a.into(), b.into())).collect()
}

/// A list of words as JSON, as instructions have it.
fn words(json: &str) -> Vec<String> {
    serde_json::from_str(json).unwrap_or_else(|_| panic!("{json} should be a list of words"))
}

/// A path of the container, here.
fn within(root: &Path, path: &str) -> PathBuf {
    root.join(path.trim_start_matches('/'))
}

/// Copies what the build may see: what git knows, without what is ignored.
fn copy_context(to: &Path) {
    let ignored = said(".containerignore");
    assert_eq!(ignored, said(".dockerignore"), "podman and docker read the same list under two names");
    let list = done(
        Command::new("git").args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(project()),
    );
    for name in String::from_utf8(list.stdout).expect("text").lines() {
        let hidden = ignored.lines().any(|line| name == line || name.starts_with(&format!("{line}/")));
        let (from, to) = (project().join(name), to.join(name));
        if hidden || !from.is_file() {
            continue;
        }
        fs::create_dir_all(to.parent().expect("a folder")).expect("made");
        fs::copy(&from, &to).expect("copied");
    }
}

/// A cargo that has built already: a real one takes minutes, and the tests have just done it. It still looks whether it
/// was asked rightly.
fn quick_cargo(folder: &Path) -> PathBuf {
    let program = env!("CARGO_BIN_EXE_khepri");
    let script = format!(
        "#!/bin/sh\nset -eu\n[ \"$*\" = 'build --release --locked --package khepri' ]\n\
         mkdir -p target/release\ncp {program} target/release/khepri\n"
    );
    let path = folder.join("cargo");
    fs::create_dir_all(folder).expect("made");
    fs::write(&path, script).expect("written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("set");
    folder.to_owned()
}

fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

impl Stage {
    /// Does one instruction. `built` are the stages before.
    fn take(&mut self, word: &str, rest: &str, built: &BTreeMap<String, PathBuf>, tools: &Path) {
        match word {
            "WORKDIR" => {
                self.folder = within(&self.root, rest);
                fs::create_dir_all(&self.folder).expect("made");
            }
            "COPY" if rest == ". ." => {
                copy_context(&self.folder);
                // The whole workspace must be there, or cargo could not even read it.
                let mut cargo = Command::new(env!("CARGO"));
                done(cargo.args(["metadata", "--no-deps", "--locked", "--offline"]).current_dir(&self.folder));
            }
            "COPY" => {
                let [from, what, to] = rest.split(' ').collect::<Vec<_>>()[..] else { panic!("COPY {rest}") };
                let from = &built[from.strip_prefix("--from=").expect("from a stage")];
                fs::create_dir_all(within(&self.root, to)).expect("made");
                let everything = format!("{}/.", within(from, what).display());
                done(Command::new("cp").args(["-a", &everything]).arg(within(&self.root, to)));
            }
            "RUN" => {
                let mut line = rest.replace(" /", &format!(" {}/", self.root.display()));
                if !is_root() {
                    line = line.replace("-o 10001 -g 10001 ", "");
                }
                let path = format!("{}:{}", tools.display(), std::env::var("PATH").unwrap_or_default());
                let mut shell = Command::new("sh");
                done(
                    shell
                        .args(["-euc", &line])
                        .current_dir(&self.folder)
                        .env("PATH", path)
                        .env_remove("CARGO_TARGET_DIR"),
                );
            }
            "USER" => {
                let user = rest.split(':').next().and_then(|user| user.parse().ok());
                self.user = Some(user.expect("a number"));
            }
            "ENV" => {
                let (name, value) = rest.split_once('=').expect("a name and a value");
                self.variables.push((name.to_owned(), value.to_owned()));
            }
            "VOLUME" => assert!(within(&self.root, rest).is_dir(), "{rest} must be there, and whose it is"),
            "EXPOSE" => self.port = Some(rest.to_owned()),
            "STOPSIGNAL" => assert_eq!(rest, "SIGTERM", "what `khepri serve` stops well for"),
            "HEALTHCHECK" => self.healthy = words(rest.split_once("CMD ").expect("a command").1),
            "ENTRYPOINT" => self.entry = words(rest),
            "CMD" => self.entry.extend(words(rest)),
            other => panic!("the test does not know {other}"),
        }
    }

    /// A command in this container, as its user where that can be.
    fn command(&self, words: &[String]) -> Command {
        let mut command = Command::new(within(&self.root, &words[0]));
        command.args(&words[1..]);
        for (name, value) in &self.variables {
            let value =
                if value.starts_with('/') { within(&self.root, value).display().to_string() } else { value.clone() };
            command.env(name, value);
        }
        if is_root() {
            let user = self.user.expect("a user");
            command.uid(user).gid(user);
        }
        command
    }
}

#[test]
fn the_steps_of_the_container_file_make_a_server_that_starts_and_is_healthy() {
    let folder = tempfile::tempdir().expect("a folder");
    // Whoever is not root must get in.
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).expect("set");
    let tools = quick_cargo(&folder.path().join("tools"));
    let mut built = BTreeMap::new();
    let mut stage = Stage::default();
    for (word, rest) in instructions(&said("deploy/Containerfile")) {
        if word != "FROM" {
            stage.take(&word, &rest, &built, &tools);
            continue;
        }
        let (image, name) = rest.split_once(" AS ").unwrap_or((&rest, "last"));
        assert!(image.starts_with("docker.io/library/") && image.contains("bookworm"), "{image}");
        let root = folder.path().join(name);
        fs::create_dir_all(&root).expect("made");
        built.insert(name.to_owned(), root.clone());
        stage = Stage { folder: root.clone(), root, ..Stage::default() };
    }
    assert!(stage.user.is_some_and(|user| user > 0), "not root");
    let listen = stage.variables.iter().position(|(name, _)| name == "KHEPRI_LISTEN").expect("said where");
    assert_eq!(Some(stage.variables[listen].1.replace("0.0.0.0:", "")), stage.port);
    assert!(said("deploy/healthy.sh").contains(&format!("127.0.0.1:{}", stage.port.as_deref().expect("said"))));
    assert!(!stage.root.join("src").exists(), "no source is left in the image");

    let address = free_address();
    stage.variables[listen].1.clone_from(&address);
    let healthy =
        || stage.command(&[&stage.healthy[..], std::slice::from_ref(&address)].concat()).output().expect("it runs");
    assert!(!healthy().status.success(), "nobody is there yet");
    let mut server = Running::server(&mut stage.command(&stage.entry));
    let output = healthy();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(server.stop(), Some(0));
    assert!(!healthy().status.success(), "nobody is there any more");
    assert!(within(&stage.root, "/var/lib/khepri/khepri.db").exists());
}
