//! Tells people who are not there that it is their turn: by the push service of their browser, or by a request to an
//! address of theirs. Both are off until asked for, and neither ever delays a step.

mod desk;
mod guard;
mod push;
mod routes;
mod send;
mod webhook;

pub(crate) use desk::{Desk, Turn};
pub(crate) use routes::{routes, section};

use std::time::Duration;

/// How people are told, as far as a host or a test can choose it.
#[derive(Clone, Debug)]
pub struct Notices {
    /// Whether requests may go into the host's own network, and without TLS to push services: for tests only.
    pub private: bool,
    /// How long to wait before each further try.
    pub waits: Vec<Duration>,
}

impl Default for Notices {
    fn default() -> Self {
        Notices { private: false, waits: [10, 60, 600].map(Duration::from_secs).to_vec() }
    }
}
