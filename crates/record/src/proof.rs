//! Whether a record's luck follows from its secret.

use game::Actor;
use game::notation::{Notation, Step};

use crate::{Dealer, FAIR_VERSION, Nonce, Replay, Replayed, Secret};

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
}

/// Why a record is not proved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum Unproven {
    #[error("the record has no line `fair`: its deal cannot be checked")]
    NotFair,
    #[error("the record was dealt by fair {version}: this program knows fair {FAIR_VERSION}")]
    UnknownVersion { version: u32 },
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
    if version != FAIR_VERSION {
        return Err(Unproven::UnknownVersion { version });
    }
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
    let mut dealer = Dealer::<G>::new(options, &secret, &nonces?);
    let setup = !G::setup_is_chosen(options);
    if setup && dealer.setup != record.header.setup {
        let lines = G::write_setup(options, &dealer.setup);
        let lines: Vec<String> = lines.into_iter().map(|(key, value)| format!("{key} {value}")).collect();
        return Err(Unproven::Setup { expected: lines.join("; ") });
    }
    let outcomes = prove_outcomes(replay, &mut dealer)?;
    Ok(Proof { outcomes, setup, seeded: fair.seeded, finished: replay.state().to_act().is_none() })
}

fn prove_outcomes<G: Notation>(replay: &Replay<G>, dealer: &mut Dealer<G>) -> Result<usize, Unproven> {
    let mut outcomes = 0;
    for played in &replay.all {
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
