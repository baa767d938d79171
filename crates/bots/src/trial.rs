//! Choices side by side: games imagined after each of them with the same luck, so that luck does not tell them apart.

/// A choice and how each game that was imagined after it went. The n-th games of several choices had the same luck.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial<A> {
    /// What was done first.
    pub action: A,
    /// The share of the win in each game, as far as it was played.
    pub shares: Vec<f32>,
}

/// By how much one choice was better than another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lead {
    /// The mean of the differences, in shares of the win.
    pub mean: f32,
    /// Its standard error.
    pub error: f32,
}

impl<A> Trial<A> {
    /// The share of the win that it promises.
    #[must_use]
    pub fn prospect(&self) -> f32 {
        mean(&self.shares)
    }

    /// By how much it was better than another one, in the games that both had.
    #[must_use]
    pub fn ahead_of(&self, other: &Trial<A>) -> Lead {
        let leads: Vec<f32> = self.shares.iter().zip(&other.shares).map(|(ours, theirs)| ours - theirs).collect();
        let (n, lead) = (leads.len() as f32, mean(&leads));
        let spread = leads.iter().map(|one| (one - lead).powi(2)).sum::<f32>() / (n - 1.0).max(1.0);
        Lead { mean: lead, error: (spread / n.max(1.0)).sqrt() }
    }
}

pub(crate) fn mean(values: &[f32]) -> f32 {
    values.iter().sum::<f32>() / values.len().max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_measured_over_the_games_that_both_had() {
        let [one, other] = [vec![0.5, 0.7, 0.9], vec![0.4, 0.4]].map(|shares| Trial { action: (), shares });
        let lead = one.ahead_of(&other);
        assert!((lead.mean - 0.2).abs() < 1e-6 && (lead.error - 0.1).abs() < 1e-6, "{lead:?}");
        assert!((one.prospect() - 0.7).abs() < 1e-6);
        assert_eq!(one.ahead_of(&Trial { action: (), shares: vec![] }), Lead { mean: 0.0, error: 0.0 });
    }
}
