//! Where the net of a game lies: in the program, or in a file that somebody brought instead.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use std::sync::OnceLock;

use super::{Net, NetError};
use crate::Plays;

// The list of what lies in `nets`, by the names of the games.
include!(concat!(env!("OUT_DIR"), "/nets.rs"));

/// Nobody trains nets as large for a game that fits on a table.
const MOST_BYTES: u64 = 256 << 20;

/// The place for the net of one game: read once, when it is first asked for.
#[derive(Debug, Default)]
pub struct Shelf {
    net: OnceLock<Result<Option<Net>, NetError>>,
}

impl Shelf {
    /// An empty one.
    #[must_use]
    pub const fn new() -> Self {
        Shelf { net: OnceLock::new() }
    }
}

/// The net of a game, if it has one.
#[must_use]
pub fn of<G: Plays>() -> Option<&'static Net> {
    checked::<G>().ok().flatten()
}

/// The same; where there would be one but for something that is wrong with it, what that is.
///
/// # Errors
/// If the weights in the program, or the file that was brought instead, were refused. The game has no net then.
pub fn checked<G: Plays>() -> Result<Option<&'static Net>, &'static NetError> {
    let built_in = || {
        let found = NETS.iter().find(|(game, _)| *game == G::NAME);
        found.map(|(_, weights)| Net::read::<G>(weights)).transpose()
    };
    G::shelf().net.get_or_init(built_in).as_ref().map(Option::as_ref)
}

/// From now on the net in this file is the game's. Brought when somebody has asked for the game's net already, it is
/// too late.
///
/// # Errors
/// If it is too late, or the file is refused. Then the game has no net, not even the one in the program: whoever brought
/// another did not want that one.
pub fn bring<G: Plays>(file: &Path) -> Result<(), NetError> {
    let weights = contents(file).map_err(|error| NetError::Unopened(error.to_string()));
    let net = weights.and_then(|weights| Net::read::<G>(&weights));
    let refused = net.as_ref().err().cloned();
    match (G::shelf().net.set(net.map(Some)), refused) {
        (_, Some(error)) => Err(error),
        (Err(_), None) => Err(NetError::TooLate),
        (Ok(()), None) => Ok(()),
    }
}

fn contents(file: &Path) -> io::Result<Vec<u8>> {
    // Asked before it is opened: opening a pipe would wait for a writer.
    if !fs::metadata(file)?.is_file() {
        return Err(io::Error::other("it is not a file"));
    }
    let mut bytes = Vec::new();
    File::open(file)?.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(io::Error::other(format!("it has more than {MOST_BYTES} bytes")));
    }
    Ok(bytes)
}
