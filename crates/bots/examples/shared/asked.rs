//! What an example was asked for.

use std::path::Path;

use bots::net;
use ra::State;

/// The words after the example's name, as many as there must be; after them there may be weights, which the program's net
/// makes room for. `words` says what they are.
pub(crate) fn asked<const N: usize>(words: &str) -> [String; N] {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    if args.len() == N + 1
        && let Some(weights) = args.pop()
    {
        net::bring::<State>(Path::new(&weights)).unwrap_or_else(|error| panic!("{weights}: {error}"));
    }
    args.try_into().unwrap_or_else(|_| panic!("{words} [WEIGHTS]"))
}
