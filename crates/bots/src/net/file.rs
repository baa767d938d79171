//! Weights in a file: safetensors in half precision, with a card that says what they are for.

use std::collections::HashMap;

use half::f16;
use safetensors::{Dtype, SafeTensors};
use sha2::{Digest, Sha256};

use super::{Layer, Layers, Levels, Net};
use crate::Features;
use crate::level::{ALONE, THOUGHT_OUT};

/// Why a file of weights was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// There is no such file, or it may not be read.
    #[error("it cannot be read: {0}")]
    Unopened(String),
    /// Somebody plays with another net of the game already.
    #[error("another net of the game is in use already")]
    TooLate,
    /// Cut off, or something else altogether.
    #[error("this is no whole file of weights: {0}")]
    Unreadable(String),
    /// The card lacks something.
    #[error("the card of the weights does not say `{0}`")]
    Silent(&'static str),
    /// For another game, or for features of another version.
    #[error("the weights are for {name} {found}, this program needs {expected}")]
    Other {
        /// What differs.
        name: &'static str,
        /// What the card says.
        found: String,
        /// What the program has.
        expected: String,
    },
    /// A tensor is not there or has another shape than its neighbours.
    #[error("the tensor `{0}` is missing or does not fit")]
    Tensor(String),
    /// The weights are not those the card was written for.
    #[error("the weights are not those that were trained: their checksum differs from the card's")]
    Changed,
    /// The card speaks of levels that a net cannot stand for.
    #[error("the card of the weights gives the net the levels `{0}`: expected 5, 6 or both")]
    Levels(String),
    /// Nobody trained them.
    #[error("the weights were never trained")]
    Untrained,
    /// Those for tables of one size, which lie beside the others, were refused.
    #[error("`{name}` beside it: {why}")]
    Apart {
        /// What they are called.
        name: String,
        /// What is wrong with them.
        why: Box<NetError>,
    },
}

impl Net {
    /// Reads the weights of a net for this game.
    ///
    /// # Errors
    /// If the file is cut off, for another game or version, changed or never trained.
    pub fn read<G: Features>(bytes: &[u8]) -> Result<Net, NetError> {
        let unreadable = |error: safetensors::SafeTensorError| NetError::Unreadable(error.to_string());
        let (_, header) = SafeTensors::read_metadata(bytes).map_err(unreadable)?;
        let card = header.metadata().clone().unwrap_or_default();
        expect(&card, "game", G::NAME)?;
        expect(&card, "features", &G::VERSION.to_string())?;
        expect(&card, "actions", &G::ACTIONS.to_string())?;
        let said = card.get("decisions").ok_or(NetError::Silent("decisions"))?;
        if said.parse::<f64>().ok().is_none_or(|decisions| decisions.is_nan() || decisions <= 0.0) {
            return Err(NetError::Untrained);
        }
        let levels = levels(card.get("levels").map_or("", String::as_str))?;
        let file = SafeTensors::deserialize(bytes).map_err(unreadable)?;
        let sum = card.get("sha256").ok_or(NetError::Silent("sha256"))?;
        check_sum(&file, sum)?;
        let (body, top) = stack(&file, "body", G::OBSERVATION)?;
        if body.is_empty() {
            return Err(NetError::Tensor("body.0.weight".into()));
        }
        let (judge, judges) = match stack(&file, "judge", G::OBSERVATION)? {
            (none, _) if none.is_empty() => (none, top),
            found => found,
        };
        let head = |name: &str, inputs, outputs| layer(&file, name, inputs, Some(outputs)).map(|(layer, _)| layer);
        let policy = head("policy", top, G::ACTIONS)?;
        let shares = head("shares", judges, game::MAX_SEATS)?;
        let points = head("points", judges, game::MAX_SEATS)?;
        let advice = if G::ADVISED { Some(single(&file, "advice")?) } else { None };
        Ok(Net::new(Layers { body, judge, policy, shares, points, advice, sum: sum.clone() }, levels))
    }
}

/// The layers `NAME.0`, `NAME.1` and so on, as many as there are, and how many outputs the last one has.
fn stack(file: &SafeTensors<'_>, name: &str, mut inputs: usize) -> Result<(Vec<Layer>, usize), NetError> {
    let mut layers = Vec::new();
    while file.tensor(&format!("{name}.{}.weight", layers.len())).is_ok() {
        let (layer, outputs) = layer(file, &format!("{name}.{}", layers.len()), inputs, None)?;
        layers.push(layer);
        inputs = outputs;
    }
    Ok((layers, inputs))
}

fn expect(card: &HashMap<String, String>, name: &'static str, expected: &str) -> Result<(), NetError> {
    let found = card.get(name).ok_or(NetError::Silent(name))?;
    if found == expected {
        Ok(())
    } else {
        Err(NetError::Other { name, found: found.clone(), expected: expected.to_owned() })
    }
}

/// The levels that a card speaks of: `5 6`, or none.
fn levels(text: &str) -> Result<Levels, NetError> {
    let mut levels = Levels::default();
    for word in text.split_whitespace() {
        let level = word.parse().ok().filter(|level| (ALONE..=THOUGHT_OUT).contains(level));
        levels.0 |= 1 << level.ok_or_else(|| NetError::Levels(text.to_owned()))?;
    }
    Ok(levels)
}

/// The checksum of all tensors, in the order of their names.
fn check_sum(file: &SafeTensors<'_>, expected: &str) -> Result<(), NetError> {
    let mut names = file.names();
    names.sort_unstable();
    let mut hash = Sha256::new();
    for name in names {
        hash.update(name.as_bytes());
        hash.update(file.tensor(name).map_err(|_| NetError::Tensor(name.to_owned()))?.data());
    }
    let sum: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    if sum == expected { Ok(()) } else { Err(NetError::Changed) }
}

/// A layer, and how many outputs it has: as many as are asked for, or any number.
fn layer(
    file: &SafeTensors<'_>,
    name: &str,
    inputs: usize,
    outputs: Option<usize>,
) -> Result<(Layer, usize), NetError> {
    let (shape, weights) = numbers(file, &format!("{name}.weight"))?;
    let (long, bias) = numbers(file, &format!("{name}.bias"))?;
    let fits =
        matches!(shape[..], [rows, columns] if columns == inputs && rows > 0 && outputs.is_none_or(|n| n == rows));
    if !fits || long != [shape[0]] {
        return Err(NetError::Tensor(name.to_owned()));
    }
    Ok((Layer::new(&weights, bias), shape[0]))
}

/// A tensor of one number.
fn single(file: &SafeTensors<'_>, name: &str) -> Result<f32, NetError> {
    match numbers(file, name)? {
        (shape, values) if shape == [1] => Ok(values[0]),
        _ => Err(NetError::Tensor(name.to_owned())),
    }
}

fn numbers(file: &SafeTensors<'_>, name: &str) -> Result<(Vec<usize>, Vec<f32>), NetError> {
    let missing = || NetError::Tensor(name.to_owned());
    let tensor = file.tensor(name).map_err(|_| missing())?;
    if tensor.dtype() != Dtype::F16 {
        return Err(missing());
    }
    let halves = tensor.data().chunks_exact(2).map(|pair| f16::from_le_bytes([pair[0], pair[1]]).to_f32());
    let values: Vec<f32> = halves.collect();
    if values.iter().any(|value| !value.is_finite()) {
        return Err(missing());
    }
    Ok((tensor.shape().to_vec(), values))
}
