//! Whether a record's luck follows from its secret.

use game::Actor;
use game::notation::{Notation, Step};

use crate::{Dealer, Entry, FAIR_AFTER, FAIR_VERSION, Nonce, Replay, Replayed, Secret};

/// What was proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Outcomes of chance that follow from the secret, undone ones included.
    pub outcomes: usize,
    /// Whether the set-up follows from it too; a chosen one does not.
    pub setup: bool,
    /// Whether secret and nonces came from a seed, so that the deal can be repeated but was nobody's surprise.
    pub seeded: bool,
    /// Whether the game was over.
    pub finished: bool,
    /// The lines of play, from the first, that were taken over from another game: nothing is proved about them.
    pub after: Option<usize>,
}

/// Why a record is not proved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum Unproven {
    #[error("the record has no line `fair`: its deal cannot be checked")]
    NotFair,
    #[error("the record was dealt by fair {version}: this program knows fair {FAIR_VERSION} and {FAIR_AFTER}")]
    UnknownVersion { version: u32 },
    #[error("`fair {FAIR_AFTER}` must say after which step it goes on, as in `fair {FAIR_AFTER} after 45`")]
    NoBeginning,
    #[error("`fair {FAIR_VERSION}` deals a whole game: it cannot go on after a step")]
    WholeGame,
    #[error("the record goes on after step {after}, but has {entries} only")]
    TooShort { after: usize, entries: usize },
    #[error("step {step} takes back what was taken over from another game")]
    UndoneBeginning { step: usize },
    #[error("the record has no line `{key}`")]
    Missing { key: &'static str },
    #[error("the secret is not revealed yet: it is published when the game is over or abandoned")]
    NotRevealed,
    #[error("`{key}` must have {expected} hexadecimal digits, not {found}")]
    Length { key: &'static str, expected: usize, found: usize },
    #[error("the secret is not the one that was promised: its SHA-256 is not the commitment")]
    OtherSecret,
    #[error("the set-up does not follow from the secret: expected `{expected}`")]
    Setup { expected: String },
    #[error("step {step} does not follow from the secret: expected `{expected}`, found `{found}`")]
    Outcome { step: usize, expected: String, found: String },
}

/// Checks that every draw of a record follows from its secret, and that the secret is the one promised.
///
/// # Errors
/// The first thing that does not follow.
pub fn prove<G: Notation>(game: &Replayed<G>) -> Result<Proof, Unproven> {
    let Replayed { record, replay, .. } = game;
    let fair = &record.header.fair;
    let version = fair.version.ok_or(Unproven::NotFair)?;
    let after = match (version, fair.after) {
        (FAIR_VERSION, None) => None,
        (FAIR_AFTER, Some(after)) => Some(after),
        (FAIR_VERSION, Some(_)) => return Err(Unproven::WholeGame),
        (FAIR_AFTER, None) => return Err(Unproven::NoBeginning),
        _ => return Err(Unproven::UnknownVersion { version }),
    };
    let commitment = fair.commitment.as_ref().ok_or(Unproven::Missing { key: "commitment" })?;
    let nonces = fair.nonces.as_ref().ok_or(Unproven::Missing { key: "nonce" })?;
    let bytes = fair.secret.as_ref().ok_or(Unproven::NotRevealed)?;
    let length = |key, expected, bytes: &[u8]| Unproven::Length { key, expected, found: 2 * bytes.len() };
    if commitment.len() != 32 {
        return Err(length("commitment", 64, commitment));
    }
    let secret = Secret::from_bytes(bytes).ok_or_else(|| length("secret", 64, bytes))?;
    if secret.commitment().as_bytes() != commitment.as_slice() {
        return Err(Unproven::OtherSecret);
    }
    let nonces: Result<Vec<Nonce>, Unproven> =
        nonces.values().map(|bytes| Nonce::from_bytes(bytes).ok_or_else(|| length("nonce", 32, bytes))).collect();

    let options = &record.header.options;
    let mut dealer = match after {
        None => Dealer::<G>::new(options, &secret, &nonces?),
        Some(_) => Dealer::<G>::after(record.header.setup.clone(), &secret, &nonces?),
    };
    check_beginning(&record.entries, after.unwrap_or(0))?;
    let setup = after.is_none() && !G::setup_is_chosen(options);
    if setup && dealer.setup != record.header.setup {
        let lines = G::write_setup(options, &dealer.setup);
        let lines: Vec<String> = lines.into_iter().map(|(key, value)| format!("{key} {value}")).collect();
        return Err(Unproven::Setup { expected: lines.join("; ") });
    }
    let outcomes = prove_outcomes(replay, &mut dealer, after.unwrap_or(0))?;
    Ok(Proof { outcomes, setup, seeded: fair.seeded, finished: replay.state().to_act().is_none(), after })
}

/// What was taken over stands at the beginning, and nobody takes it back: else luck that is spent could be drawn anew.
fn check_beginning<A>(entries: &[Entry<A>], after: usize) -> Result<(), Unproven> {
    if entries.len() < after {
        return Err(Unproven::TooShort { after, entries: entries.len() });
    }
    let taken_back = |entry: &Entry<A>| matches!(entry, Entry::Undo(to) if *to < after);
    let place = entries.iter().skip(after).position(taken_back);
    place.map_or(Ok(()), |place| Err(Unproven::UndoneBeginning { step: after + place + 1 }))
}

fn prove_outcomes<G: Notation>(replay: &Replay<G>, dealer: &mut Dealer<G>, after: usize) -> Result<usize, Unproven> {
    let mut outcomes = 0;
    for played in replay.all.iter().filter(|played| played.number > after) {
        let Some(found) = played.step.outcome else { continue };
        let mut asked = replay.before(played).clone();
        asked.play(played.step.action, &mut |_| ());
        debug_assert_eq!(asked.to_act(), Some(Actor::Chance), "a replayed step has an outcome only then");
        let expected = dealer.outcome(&asked);
        if expected != found {
            let text = |outcome| G::step_text(&Step { outcome: Some(outcome), ..played.step });
            let (expected, found) = (text(expected), text(found));
            return Err(Unproven::Outcome { step: played.number, expected, found });
        }
        outcomes += 1;
    }
    Ok(outcomes)
}
