//! Files of weights made by hand: small nets of any game, whole or spoilt.

use std::collections::BTreeMap;

use game::{Lots, MAX_SEATS};
use half::f16;
use sha2::{Digest, Sha256};

use crate::Random;

/// What a net of a game needs to fit.
#[derive(Clone, Copy, Debug)]
pub struct NetShape {
    /// The name of the game.
    pub game: &'static str,
    /// The version of its features.
    pub version: u32,
    /// How many numbers an observation has.
    pub observation: usize,
    /// How many actions have a number.
    pub actions: usize,
    /// Whether an observation ends with what the quick player thinks of every action.
    pub advised: bool,
}

/// A tensor: its shape, and its values row by row.
pub type Tensor = (Vec<usize>, Vec<f32>);

/// A file of weights before it is written.
#[derive(Clone, Debug)]
pub struct Weights {
    /// What the card says; the checksum is added when it is written, unless it stands here.
    pub card: BTreeMap<String, String>,
    /// The tensors by name.
    pub tensors: BTreeMap<String, Tensor>,
}

impl Weights {
    /// Random weights for hidden layers of these sizes, with a card that calls them trained.
    #[must_use]
    pub fn tiny(shape: NetShape, hidden: &[usize], seed: u64) -> Weights {
        let said = [
            ("game", shape.game.to_owned()),
            ("features", shape.version.to_string()),
            ("actions", shape.actions.to_string()),
            ("decisions", "1000".to_owned()),
        ];
        let card = said.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        let mut weights = Weights { card, tensors: BTreeMap::new() };
        let heads = [("policy", shape.actions), ("shares", MAX_SEATS), ("points", MAX_SEATS)];
        weights.stack("body", shape.observation, hidden, &heads, &mut Random::new(seed));
        if shape.advised {
            weights.tensors.insert("advice".into(), (vec![1], vec![1.5]));
        }
        weights
    }

    /// With a stack of hidden layers for the judgements alone.
    #[must_use]
    pub fn judging(mut self, shape: NetShape, hidden: &[usize], seed: u64) -> Weights {
        let heads = [("shares", MAX_SEATS), ("points", MAX_SEATS)];
        self.stack("judge", shape.observation, hidden, &heads, &mut Random::new(seed));
        self
    }

    fn stack(&mut self, name: &str, mut inputs: usize, hidden: &[usize], heads: &[(&str, usize)], random: &mut Random) {
        for (place, outputs) in hidden.iter().enumerate() {
            self.layer(&format!("{name}.{place}"), inputs, *outputs, random);
            inputs = *outputs;
        }
        for (head, outputs) in heads {
            self.layer(head, inputs, *outputs, random);
        }
    }

    fn layer(&mut self, name: &str, inputs: usize, outputs: usize, random: &mut Random) {
        // As wide as half precision has it, so that what is read is what was written.
        let reach = 2.0 / (inputs as f32).sqrt();
        let mut value = || f16::from_f32((random.below(2001) as f32 / 1000.0 - 1.0) * reach).to_f32();
        let weights = (0..inputs * outputs).map(|_| value()).collect();
        let bias = (0..outputs).map(|_| value()).collect();
        self.tensors.insert(format!("{name}.weight"), (vec![outputs, inputs], weights));
        self.tensors.insert(format!("{name}.bias"), (vec![outputs], bias));
    }

    /// With this on the card.
    #[must_use]
    pub fn saying(mut self, key: &str, value: &str) -> Weights {
        self.card.insert(key.to_owned(), value.to_owned());
        self
    }

    /// As a file: the length of the header, the header as JSON, the values in half precision.
    #[must_use]
    pub fn file(&self) -> Vec<u8> {
        let (mut data, mut entries, mut sum) = (Vec::new(), Vec::new(), Sha256::new());
        for (name, (shape, values)) in &self.tensors {
            let from = data.len();
            data.extend(values.iter().flat_map(|value| f16::from_f32(*value).to_le_bytes()));
            sum.update(name.as_bytes());
            sum.update(&data[from..]);
            let to = data.len();
            entries.push(format!(r#"{name:?}:{{"dtype":"F16","shape":{shape:?},"data_offsets":[{from},{to}]}}"#));
        }
        let mut card = self.card.clone();
        let sum: String = sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        card.entry("sha256".to_owned()).or_insert(sum);
        let header = format!(r#"{{"__metadata__":{card:?},{}}}"#, entries.join(","));
        let mut file = (header.len() as u64).to_le_bytes().to_vec();
        file.extend(header.bytes());
        file.extend(data);
        file
    }
}
