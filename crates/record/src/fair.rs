//! Fair dealing: a secret fixed and promised before the game, mixed with a number from every seat. Version 1 deals a
//! whole game; version 2 goes on from a step of another one, where part of the luck is spent already.
//!
//! `docs/fairness.md` says what this proves and what it does not. Nothing here may change without a new version: old
//! records are checked against it.

use std::fmt;

use game::{BySeat, Deal, Game, Lots, MAX_SEATS};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::Fair;

/// The way of dealing a whole game.
pub const FAIR_VERSION: u32 = 1;
/// The way of dealing the rest of a game that began elsewhere.
pub const FAIR_AFTER: u32 = 2;

const DEAL_TAG: &[u8] = b"khepri fair 1\n";
const AFTER_TAG: &[u8] = b"khepri fair 2\n";
const SEED_TAG: &[u8] = b"khepri seed 1\n";

/// 256 bits that fix a whole deal. Never printed by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// What is published before the game: the SHA-256 of the secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

/// What one seat adds to the secret, after the commitment is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nonce([u8; 16]);

impl Secret {
    /// A new one from the operating system.
    ///
    /// # Errors
    /// If the operating system has no random numbers to give.
    pub fn draw() -> Result<Secret, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Secret(bytes))
    }

    /// The secret of these bytes, if they are 32.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Secret> {
        bytes.try_into().ok().map(Secret)
    }

    /// Its bytes, to be revealed when the game is over.
    #[must_use]
    pub fn reveal(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is published before the game.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl Commitment {
    /// Its bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl Nonce {
    /// A new one from the operating system.
    ///
    /// # Errors
    /// If the operating system has no random numbers to give.
    pub fn draw() -> Result<Nonce, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Nonce(bytes))
    }

    /// The nonce of these bytes, if they are 16.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Nonce> {
        bytes.try_into().ok().map(Nonce)
    }

    /// Its bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

/// The lots of one deal: the key stream of ChaCha20 in 32-bit words.
#[derive(Clone, Debug)]
pub struct FairLots(ChaCha20Rng);

impl FairLots {
    /// The lots of a game of this name, from the secret and the nonces in seat order.
    #[must_use]
    pub fn new(game: &str, secret: &Secret, nonces: &[Nonce]) -> Self {
        let hash = mixed(DEAL_TAG, game, secret, nonces);
        FairLots(ChaCha20Rng::from_seed(hash.finalize().into()))
    }
}

fn mixed(tag: &[u8], game: &str, secret: &Secret, nonces: &[Nonce]) -> Sha256 {
    let mut hash = Sha256::new();
    hash.update(tag);
    hash.update(game.as_bytes());
    hash.update(b"\n");
    hash.update(secret.0);
    for nonce in nonces {
        hash.update(nonce.0);
    }
    hash
}

impl Lots for FairLots {
    /// The high half of word × n; a word whose low half would favour some numbers is thrown away.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            let low = product as u32;
            // 2^32 mod n is below n, so the division is rarely needed.
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }
}

/// Deals one game: the set-up at once, every outcome of chance when it is asked for.
#[derive(Clone)]
pub struct Dealer<G: Game> {
    /// What is settled before the first step.
    pub setup: G::Setup,
    luck: Luck<G>,
}

/// Where a dealer's answers come from.
#[derive(Clone)]
enum Luck<G: Game> {
    /// Everything was fixed before the first step.
    Dealt { fate: G::Fate, lots: FairLots },
    /// Each question is answered by itself, from what is still possible; here is what all answers begin with.
    Asked(Sha256),
}

impl<G: Game> Dealer<G> {
    /// The dealer of this secret and these nonces, in seat order.
    #[must_use]
    pub fn new(options: &G::Options, secret: &Secret, nonces: &[Nonce]) -> Self {
        let mut lots = FairLots::new(G::NAME, secret, nonces);
        let Deal { setup, fate } = G::deal(options, &mut lots);
        Dealer { setup, luck: Luck::Dealt { fate, lots } }
    }

    /// The dealer of the rest of a game that began elsewhere with this set-up. What was drawn there is gone, so nothing
    /// can be fixed as a whole: each answer is drawn from what the state says is possible, by lots of secret, nonces and
    /// question alone.
    #[must_use]
    pub fn after(setup: G::Setup, secret: &Secret, nonces: &[Nonce]) -> Self {
        Dealer { setup, luck: Luck::Asked(mixed(AFTER_TAG, G::NAME, secret, nonces)) }
    }

    /// What chance answers in this state.
    ///
    /// # Panics
    /// If chance is not asked.
    #[inline]
    pub fn outcome(&mut self, state: &G) -> G::Action {
        match &mut self.luck {
            Luck::Dealt { fate, lots } => state.outcome(fate, lots),
            Luck::Asked(mixed) => answer(state, mixed),
        }
    }
}

/// One of the possible outcomes, each as likely as the state says.
fn answer<G: Game>(state: &G, mixed: &Sha256) -> G::Action {
    let key = mixed.clone().chain_update(state.chance_question().to_le_bytes()).finalize();
    let mut weights = Vec::new();
    state.chance_weights(&mut weights);
    let total = weights.iter().map(|(_, weight)| weight).sum();
    let mut lot = FairLots(ChaCha20Rng::from_seed(key.into())).below(total);
    let drawn = weights.iter().find(|(_, weight)| match lot.checked_sub(*weight) {
        Some(rest) => {
            lot = rest;
            false
        }
        None => true,
    });
    drawn.map(|(outcome, _)| *outcome).expect("a lot below the sum of the weights falls on one of them")
}

impl<G: Game> fmt::Debug for Dealer<G> {
    /// Without what is still to come.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dealer").field("setup", &self.setup).finish_non_exhaustive()
    }
}

/// The games of a seed: the same on every machine, whatever the number of threads.
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha20Rng);

/// What one game of a seed begins with.
#[derive(Clone, Debug)]
pub struct SeededGame {
    /// Its secret.
    pub secret: Secret,
    /// A nonce for every seat there can be.
    nonces: [Nonce; MAX_SEATS],
    /// A seed for whatever else is random, such as players without a plan.
    pub choices: u64,
}

impl Seeded {
    /// The games of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let key = Sha256::new().chain_update(SEED_TAG).chain_update(seed.to_le_bytes()).finalize();
        Seeded(ChaCha20Rng::from_seed(key.into()))
    }

    /// The game of this number.
    #[must_use]
    pub fn game(&self, number: u64) -> SeededGame {
        let mut stream = self.0.clone();
        stream.set_stream(number);
        stream.set_word_pos(0);
        let mut secret = [0; 32];
        stream.fill_bytes(&mut secret);
        let mut nonces = [Nonce([0; 16]); MAX_SEATS];
        for nonce in &mut nonces {
            stream.fill_bytes(&mut nonce.0);
        }
        SeededGame { secret: Secret(secret), nonces, choices: stream.next_u64() }
    }
}

impl SeededGame {
    /// The nonces of a table of that many.
    #[must_use]
    pub fn nonces(&self, seats: usize) -> &[Nonce] {
        &self.nonces[..seats]
    }
}

/// A seed nobody chose, short enough to be typed again.
///
/// # Errors
/// If the operating system has no random numbers to give.
pub fn fresh_seed() -> Result<u64, getrandom::Error> {
    getrandom::u32().map(u64::from)
}

impl Fair {
    /// What is published before the game.
    #[must_use]
    pub fn promise(secret: &Secret, nonces: &[Nonce]) -> Fair {
        Fair {
            version: Some(FAIR_VERSION),
            seeded: false,
            after: None,
            commitment: Some(secret.commitment().as_bytes().to_vec()),
            nonces: BySeat::from_values(nonces.iter().map(|nonce| nonce.as_bytes().to_vec())),
            secret: None,
        }
    }

    /// The same for a game that goes on after so many steps of another one.
    #[must_use]
    pub fn after(self, steps: usize) -> Fair {
        Fair { version: Some(FAIR_AFTER), after: Some(steps), ..self }
    }

    /// The same when the game is over.
    #[must_use]
    pub fn reveal(self, secret: &Secret) -> Fair {
        Fair { secret: Some(secret.reveal().to_vec()), ..self }
    }

    /// The whole proof of a game that was dealt from a seed.
    #[must_use]
    pub fn seeded(game: &SeededGame, seats: usize) -> Fair {
        Fair { seeded: true, ..Fair::promise(&game.secret, game.nonces(seats)).reveal(&game.secret) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lots() -> FairLots {
        FairLots::new("ra", &Secret([7; 32]), &[Nonce([1; 16]), Nonce([2; 16])])
    }

    #[test]
    fn lots_stay_in_range_and_reach_every_number() {
        let mut lots = lots();
        for n in 1..=40 {
            let mut seen = vec![0_u32; n as usize];
            for _ in 0..n * 400 {
                seen[lots.below(n) as usize] += 1;
            }
            assert!(seen.iter().all(|times| (250..600).contains(times)), "below({n}) gave {seen:?}");
        }
    }

    #[test]
    fn a_word_that_would_favour_some_numbers_is_thrown_away() {
        // With n just above half of 2^32 nearly every second word must go, or low numbers come twice as often.
        let n = (1 << 31) + 1;
        let mut lots = lots();
        let low = (0..4000).filter(|_| lots.below(n) < n / 2).count();
        assert!((1800..2200).contains(&low), "{low} of 4000 in the lower half");
    }

    /// The numbers are those of `docs/check_deal.py`, which shares no code with this.
    #[test]
    fn version_1_gives_the_numbers_it_always_gave() {
        let mut lots = lots();
        let first: Vec<u32> = (0..8).map(|_| lots.below(180)).collect();
        assert_eq!(first, FIRST_LOTS);
    }

    const FIRST_LOTS: [u32; 8] = [60, 128, 137, 47, 172, 116, 156, 46];

    #[test]
    fn games_of_a_seed_differ_and_repeat() {
        let seeded = Seeded::new(1);
        assert_eq!(seeded.game(3).secret, Seeded::new(1).game(3).secret);
        assert_ne!(seeded.game(3).secret, seeded.game(4).secret);
        assert_ne!(seeded.game(3).secret, Seeded::new(2).game(3).secret);
        assert_ne!(seeded.game(3).choices, seeded.game(4).choices);
    }

    #[test]
    fn a_secret_does_not_print_itself() {
        assert_eq!(format!("{:?}", Secret([9; 32])), "Secret(..)");
    }
}
