//! How does systemd learn that the server is ready, lives, and is about to end? By short words to a socket that it names
//! (`Type=notify`, `WatchdogSec=`); without one nothing is said.
//!
//! The sign of life comes from the threads that serve: where they hang it stops, and the program is started anew. It does
//! not ask the store: a full disk does not get better by a new start, and a deleted file would be lost by it.

use std::ffi::OsStr;
use std::io;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::time::Duration;

/// The way to whoever started the program.
#[derive(Debug)]
pub(super) struct Supervisor(Option<(UnixDatagram, SocketAddr)>);

impl Supervisor {
    /// The one that the environment names, if any.
    pub(super) fn of_environment() -> Supervisor {
        let Some(name) = std::env::var_os("NOTIFY_SOCKET") else { return Supervisor(None) };
        match reached(&name) {
            Ok(way) => Supervisor(Some(way)),
            Err(error) => {
                tracing::warn!(%error, "NOTIFY_SOCKET cannot be used");
                Supervisor(None)
            }
        }
    }

    /// The server answers questions from now on. As long as it does, it says so often enough.
    pub(super) fn ready(&self) {
        self.tell("READY=1");
        let (Some((socket, address)), Some(every)) = (&self.0, pace()) else { return };
        let (Ok(socket), address) = (socket.try_clone(), address.clone()) else { return };
        tokio::spawn(async move {
            let mut beat = tokio::time::interval(every);
            loop {
                beat.tick().await;
                // Whoever does not hear it starts the program anew.
                let _ = socket.send_to_addr(b"WATCHDOG=1", &address);
            }
        });
    }

    /// The server ends.
    pub(super) fn stopping(&self) {
        self.tell("STOPPING=1");
    }

    fn tell(&self, word: &str) {
        let Some((socket, address)) = &self.0 else { return };
        if let Err(error) = socket.send_to_addr(word.as_bytes(), address) {
            tracing::warn!(%error, word, "whoever started the program does not listen");
        }
    }
}

/// How often a sign of life is due: twice in the time that is waited for one.
fn pace() -> Option<Duration> {
    let micros: u64 = std::env::var("WATCHDOG_USEC").ok()?.parse().ok().filter(|micros| *micros > 1)?;
    // It may be meant for another program, of which we are the child.
    let pid = std::env::var("WATCHDOG_PID").ok();
    pid.is_none_or(|pid| pid == std::process::id().to_string()).then(|| Duration::from_micros(micros / 2))
}

fn reached(name: &OsStr) -> io::Result<(UnixDatagram, SocketAddr)> {
    let socket = UnixDatagram::unbound()?;
    // A server that hangs because nobody reads there would be worse than one that says nothing.
    socket.set_nonblocking(true)?;
    Ok((socket, named(name)?))
}

/// A path, or behind `@` a name that is in no folder.
fn named(name: &OsStr) -> io::Result<SocketAddr> {
    #[cfg(target_os = "linux")]
    if let Some(name) = name.as_encoded_bytes().strip_prefix(b"@") {
        use std::os::linux::net::SocketAddrExt;
        return SocketAddr::from_abstract_name(name);
    }
    SocketAddr::from_pathname(name)
}
