//! From a command line to a table: dealt anew, or brought back from a file.

use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use game::GameOptions;
use pages::Words;
use record::{Dealer, Fair, Header, Nonce, Record, RecordText, Replay, Replayed, Secret, Seeded};

use crate::cli::PlayArgs;
use crate::play::Playable;
use crate::play::host::{Host, SEALED};
use crate::play::save::SaveFile;
use crate::play::seating::Seating;
use crate::sim::new_table_options;

const NO_RANDOM: &str = "the operating system gives no random numbers";
/// So much of the commitment makes a file name that nobody else has.
const NAME_DIGITS: usize = 8;

/// Everything that chance settles for one game.
struct Luck {
    secret: Secret,
    nonces: Vec<Nonce>,
    choices: u64,
}

impl Luck {
    /// What nobody can know before the game is over.
    fn fair(seats: usize) -> Result<Luck> {
        let secret = Secret::draw().context(NO_RANDOM)?;
        let nonces: Result<Vec<Nonce>, _> = (0..seats).map(|_| Nonce::draw()).collect();
        // The bots' numbers come from elsewhere than the deal: nothing they get has anything to do with the secret.
        let choices = Nonce::draw().context(NO_RANDOM)?;
        let choices = choices.as_bytes().iter().take(8).fold(0, |all, byte| all << 8 | u64::from(*byte));
        Ok(Luck { secret, nonces: nonces.context(NO_RANDOM)?, choices })
    }

    fn seeded(seed: u64, seats: usize) -> Luck {
        let game = Seeded::new(seed).game(0);
        Luck { nonces: game.nonces(seats).to_vec(), choices: game.choices, secret: game.secret }
    }
}

/// A new game.
pub(crate) fn begin<G: Playable>(args: &PlayArgs, words: Words) -> Result<Host<G>> {
    let options = new_table_options::<G>(args.players, &args.options)?;
    let seats = options.players();
    let luck = args.seed.map_or_else(|| Luck::fair(seats), |seed| Ok(Luck::seeded(seed, seats)))?;
    let seating = Seating::asked::<G>(args, seats, luck.choices)?;
    let dealer = Dealer::<G>::new(&options, &luck.secret, &luck.nonces);
    let start = G::start(&options, &dealer.setup)?;

    let mut header = Header::<G>::new(options, dealer.setup.clone());
    header.names = Some(seating.names::<G>());
    header.fair = Fair { seeded: args.seed.is_some(), ..Fair::promise(&luck.secret, &luck.nonces) };
    header.other.push((SEALED.to_owned(), hex(luck.secret.reveal())));
    seating.keep(&mut header.other);
    let record = Record::new(header);
    let text = record.to_string();
    let save = match &args.save {
        Some(path) => SaveFile::create(path, &text)?,
        None => {
            let digits = hex(luck.secret.commitment().as_bytes());
            SaveFile::create_here(&format!("{}-{}", G::NAME, &digits[..NAME_DIGITS]), G::ENDING, &text)?
        }
    };
    Ok(Host::new(record, Replay::new(start), dealer, luck.secret, seating, save, words))
}

/// A game that was left, and what should be known about it, such as a last line that was cut off.
pub(crate) fn resume<G: Playable>(
    path: &Path,
    elsewhere: Option<&Path>,
    text: &RecordText,
    words: Words,
) -> Result<(Host<G>, Vec<String>)> {
    let cannot = || format!("cannot resume {}", path.display());
    let Replayed { mut record, replay, warnings } = record::read::<G>(text).with_context(cannot)?;
    let secret = sealed(&record).with_context(cannot)?;
    let dealer = dealer_of(&record, &replay, &secret).with_context(cannot)?;
    let seating = Seating::kept::<G>(&record.header.other, replay.state().seats()).with_context(cannot)?;
    seating.keep(&mut record.header.other);
    let mut save = match elsewhere {
        Some(elsewhere) => SaveFile::create(elsewhere, &record.to_string())?,
        None => SaveFile::open(path)?,
    };
    // A file that was cut off must be whole before a line is added.
    let whole = std::fs::read(save.path()).is_ok_and(|bytes| bytes.ends_with(b"\n"));
    if !warnings.is_empty() || !whole {
        save.rewrite(&record.to_string())?;
    }
    Ok((Host::new(record, replay, dealer, secret, seating, save, words), warnings))
}

/// The secret of the deal, which the file keeps while the game is on.
fn sealed<G: Playable>(record: &Record<G>) -> Result<Secret> {
    let line = record.header.other.iter().find(|(key, _)| key == SEALED);
    let bytes = match (line, &record.header.fair.secret) {
        (Some((_, digits)), _) => unhex(digits),
        (None, Some(secret)) => Some(secret.clone()),
        (None, None) => bail!("it has no line `{SEALED}`, so that nobody knows what comes from here on"),
    };
    bytes.as_deref().and_then(Secret::from_bytes).ok_or_else(|| anyhow!("`{SEALED}` must have 64 hexadecimal digits"))
}

/// The dealer of a record, once all that was dealt so far is proved to follow from the secret.
fn dealer_of<G: Playable>(record: &Record<G>, replay: &Replay<G>, secret: &Secret) -> Result<Dealer<G>> {
    let mut opened = record.clone();
    opened.header.fair = opened.header.fair.reveal(secret);
    record::prove(&Replayed { record: opened, replay: replay.clone(), warnings: Vec::new() })?;
    let nonces = record.header.fair.nonces.iter().flat_map(|nonces| nonces.values());
    let nonces: Vec<Nonce> = nonces.filter_map(|bytes| Nonce::from_bytes(bytes)).collect();
    Ok(Dealer::new(&record.header.options, secret, &nonces))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(digits: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u32>> = digits.chars().map(|digit| digit.to_digit(16)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0)?;
    Some(digits.chunks_exact(2).map(|pair| (pair[0] * 16 + pair[1]) as u8).collect())
}
