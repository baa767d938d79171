//! Where the net of a game lies: in the program, or in a file that somebody brought instead. Beside it may lie others, each
//! for tables of one size alone: `ra.safetensors` plays at all tables of Ra but those of two where there is a
//! `ra-2.safetensors`.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::{Net, NetError};
use crate::Plays;

// The list of what lies in `nets`, by the names of the files.
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
    G::shelf().net.get_or_init(built_in::<G>).as_ref().map(Option::as_ref)
}

fn built_in<G: Plays>() -> Result<Option<Net>, NetError> {
    let lies = |name: &str| NETS.iter().find(|(file, _)| *file == name).map(|(_, weights)| Net::read::<G>(weights));
    let Some(net) = lies(G::NAME).transpose()? else { return Ok(None) };
    let beside = |players| {
        let name = apart(G::NAME, players);
        lies(&name).map(|read| (name, read))
    };
    with_those_apart::<G>(net, beside).map(Some)
}

/// From now on the net in this file is the game's, together with those beside it that are for tables of one size: beside
/// `run.safetensors` that is `run-2.safetensors`, where two play. Brought when somebody has asked for the game's net
/// already, it is too late.
///
/// # Errors
/// If it is too late, or a file is refused. Then the game has no net, not even the one in the program: whoever brought
/// another did not want that one.
pub fn bring<G: Plays>(file: &Path) -> Result<(), NetError> {
    let beside = |players| {
        let (name, other) = beside(file, players)?;
        // A link that leads nowhere was meant to be something.
        fs::symlink_metadata(&other).is_ok().then(|| (name, read::<G>(&other)))
    };
    let net = read::<G>(file).and_then(|net| with_those_apart::<G>(net, beside));
    let refused = net.as_ref().err().cloned();
    match (G::shelf().net.set(net.map(Some)), refused) {
        (_, Some(error)) => Err(error),
        (Err(_), None) => Err(NetError::TooLate),
        (Ok(()), None) => Ok(()),
    }
}

/// The net with all that are for tables of one size alone.
fn with_those_apart<G: Plays>(
    net: Net,
    found: impl Fn(usize) -> Option<(String, Result<Net, NetError>)>,
) -> Result<Net, NetError> {
    G::SEATS.filter_map(|players| Some((players, found(players)?))).try_fold(net, |net, (players, (name, other))| {
        let other = other.map_err(|why| NetError::Apart { name, why: Box::new(why) })?;
        Ok(net.with_apart(players, &other))
    })
}

/// What a net for tables of so many alone is called beside this one.
fn apart(name: &str, players: usize) -> String {
    format!("{name}-{players}")
}

/// What such a net beside a file is called, and where it lies.
fn beside(file: &Path, players: usize) -> Option<(String, PathBuf)> {
    let (name, ending) = (file.file_stem()?.to_str()?, file.extension()?.to_str()?);
    let name = format!("{}.{ending}", apart(name, players));
    let path = file.with_file_name(&name);
    Some((name, path))
}

fn read<G: Plays>(file: &Path) -> Result<Net, NetError> {
    let weights = contents(file).map_err(|error| NetError::Unopened(error.to_string()))?;
    Net::read::<G>(&weights)
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

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;

    /// A file with another name would be carried along and never read.
    #[test]
    fn every_net_in_the_program_is_of_a_game_or_of_its_tables_of_one_size() {
        fn known<G: Plays>() -> Vec<String> {
            G::SEATS.map(|players| apart(G::NAME, players)).chain([G::NAME.to_owned()]).collect()
        }
        let known = [known::<ra::State>(), known::<rawsiko::State>()].concat();
        for (name, _) in NETS {
            assert!(known.iter().any(|one| one == name), "{name} is none of {known:?}");
        }
        assert!(NETS.iter().any(|(name, _)| *name == ra::State::NAME));
    }
}
