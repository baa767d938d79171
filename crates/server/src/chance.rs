//! Names and tokens that nobody can guess.

use sha2::{Digest, Sha256};
use store::TokenHash;

/// The letters of a table's name.
pub(crate) const ID: &[u8] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// The letters of a code that people say and type: none looks like another.
pub(crate) const CODE: &[u8] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// So many letters, each drawn from 32.
pub(crate) fn letters(alphabet: &'static [u8], count: usize) -> Result<String, getrandom::Error> {
    debug_assert_eq!(alphabet.len(), 32, "each byte picks one of 32");
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(alphabet[usize::from(byte % 32)])).collect())
}

/// A token of 256 bits that only a browser keeps.
pub(crate) fn token() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(crate::table::log::hex(&bytes))
}

/// What the store keeps of a token; `None` if it cannot be one.
pub(crate) fn hash(token: &str) -> Option<TokenHash> {
    let plain = token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
    plain.then(|| TokenHash(Sha256::digest(token.as_bytes()).into()))
}

/// Six digits for people to type, the first of them not 0.
pub(crate) fn digits() -> Result<String, getrandom::Error> {
    // 900,000 of 2^64: no digits are likelier than others by anything that could be noticed.
    Ok((100_000 + getrandom::u64()? % 900_000).to_string())
}
