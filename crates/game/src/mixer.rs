//! A number for a value: fast, and the same on every machine and with every version of the standard library.

use std::hash::{Hash, Hasher};

/// Mixes words by multiplication. Not for secrets.
#[derive(Clone, Debug, Default)]
pub struct Mixer(u64);

impl Mixer {
    /// The number of a value.
    #[must_use]
    pub fn key(value: &impl Hash) -> u64 {
        let mut mixer = Mixer::default();
        value.hash(&mut mixer);
        mixer.finish()
    }

    #[inline]
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xd6e8_feb8_6659_fd93;
        self.0 = (product as u64) ^ ((product >> 64) as u64);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.mix(u64::from(byte));
    }

    fn write_u16(&mut self, word: u16) {
        self.mix(u64::from(word));
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_changes_give_other_numbers() {
        let mut keys: Vec<u64> = (0_u32..10_000).map(|n| Mixer::key(&[n, n / 7])).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 10_000);
    }
}
