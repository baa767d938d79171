//! How sure a mean is.

use serde::Serialize;

/// A mean with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The mean.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The mean share of a win over deals, and how sure it is.
    ///
    /// A deal is one observation: how much of `whole` was won in all its games together. Games of one deal share its
    /// luck and say less than so many games would. The interval is Student's, kept within 0 and 1. Where every deal was
    /// won in whole, or none in the least, nothing varies; then the other end is the share of such deals that would
    /// still show it one time in forty. A single deal says nothing about others.
    #[must_use]
    pub fn of_shares(won: impl IntoIterator<Item = u64>, whole: u64) -> Interval {
        // Whole numbers: the sum is the same in any order.
        let (mut deals, mut sum, mut squares) = (0_u64, 0_u128, 0_u128);
        for won in won {
            deals += 1;
            sum += u128::from(won);
            squares += u128::from(won) * u128::from(won);
        }
        let (n, whole) = (deals as f64, whole.max(1) as f64);
        let mean = sum as f64 / n.max(1.0) / whole;
        if deals < 2 {
            return Interval { mean, low: 0.0, high: 1.0 };
        }
        let surprising = 0.025_f64.powf(1.0 / n);
        if mean >= 1.0 {
            return Interval { mean, low: surprising, high: 1.0 };
        }
        if sum == 0 {
            return Interval { mean, low: 0.0, high: 1.0 - surprising };
        }
        let spread = u128::from(deals) * squares - sum * sum;
        let variance = spread as f64 / (n * (n - 1.0)) / (whole * whole);
        let half = student(deals - 1) * (variance / n).sqrt();
        Interval { mean, low: (mean - half).max(0.0), high: (mean + half).min(1.0) }
    }

    /// The mean of so many figures, and how sure it is, from their sum and the sum of their squares.
    #[must_use]
    pub fn of_sums(sum: i64, squares: i64, count: u64) -> Interval {
        let n = count.max(1) as f64;
        let mean = sum as f64 / n;
        if count < 2 {
            return Interval { mean, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        // In whole numbers: the difference of two large sums is exact.
        let spread = i128::from(count) * i128::from(squares) - i128::from(sum) * i128::from(sum);
        let variance = spread as f64 / (n * (n - 1.0));
        let half = student(count - 1) * (variance / n).sqrt();
        Interval { mean, low: mean - half, high: mean + half }
    }

    /// All three, so many times as large.
    #[must_use]
    pub fn times(self, factor: f64) -> Interval {
        Interval { mean: self.mean * factor, low: self.low * factor, high: self.high * factor }
    }

    /// The two ends.
    #[must_use]
    pub fn ends(self) -> [f64; 2] {
        [self.low, self.high]
    }
}

/// How many standard errors hold 95 % of Student's distribution with this freedom; 1.96 in the long run.
#[must_use]
pub fn student(freedom: u64) -> f64 {
    const FIRST: [f64; 8] = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060];
    const Z: f64 = 1.959_963_985;
    if let Some(known) = usize::try_from(freedom).ok().and_then(|n| FIRST.get(n.saturating_sub(1))) {
        return *known;
    }
    // The expansion of Cornish and Fisher, true to four digits from here on.
    let v = freedom as f64;
    let terms = [
        (Z.powi(3) + Z) / 4.0,
        (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0,
        (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0,
    ];
    Z + terms[0] / v + terms[1] / (v * v) + terms[2] / (v * v * v)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_as_computed_by_hand() {
        // Shares 1, 1/2, 1/2, 0: mean 1/2, variance (1/4 + 1/4) / 3 = 1/6, standard error sqrt(1/24) = 0.204124.
        let found = Interval::of_shares([120, 60, 60, 0], 120);
        let half = 3.1824 * 0.204_124_145;
        assert!((found.mean - 0.5).abs() < 1e-12);
        assert_eq!(found.ends(), [0.0, 1.0], "{half} is more than a half");
        // The same four a hundred times: variance 400 / 399 / 8, so the half width is 1.9659 * sqrt(that / 400).
        let shares = [120, 60, 60, 0].repeat(100);
        let found = Interval::of_shares(shares, 120);
        let half = 1.965_9 * (400.0_f64 / 399.0 / 8.0 / 400.0).sqrt();
        assert!((found.low - (0.5 - half)).abs() < 1e-5 && (found.high - (0.5 + half)).abs() < 1e-5, "{found:?}");
    }

    #[test]
    fn an_interval_of_figures_as_computed_by_hand() {
        // 1, 2, 3, 6: mean 3, variance (4 + 1 + 0 + 9) / 3, standard error sqrt(14 / 12) = 1.080123.
        let found = Interval::of_sums(12, 50, 4);
        let half = 3.1824 * 1.080_123_45;
        assert!((found.mean - 3.0).abs() < 1e-12 && (found.high - 3.0 - half).abs() < 1e-6, "{found:?}");
        assert!((found.low - 3.0 + half).abs() < 1e-6);
        assert_eq!(Interval::of_sums(-20, 40, 10), Interval { mean: -2.0, low: -2.0, high: -2.0 });
    }

    #[test]
    fn equal_deals_leave_no_doubt_and_one_deal_leaves_all() {
        assert_eq!(Interval::of_shares([60; 9], 240), Interval { mean: 0.25, low: 0.25, high: 0.25 });
        assert_eq!(Interval::of_shares([60], 240), Interval { mean: 0.25, low: 0.0, high: 1.0 });
    }

    #[test]
    fn to_win_everything_leaves_a_doubt_that_shrinks_with_the_deals() {
        // Ten of ten: 0.025^(1/10), as in the tables of Clopper and Pearson.
        let found = Interval::of_shares([240; 10], 240);
        assert!(found.high >= 1.0 && (found.low - 0.691_503).abs() < 1e-6, "{found:?}");
        let never = Interval::of_shares([0; 10], 240);
        assert!(never.mean <= 0.0 && (never.high - 0.308_497).abs() < 1e-6, "{never:?}");
        assert!(Interval::of_shares([240; 200], 240).low > 0.98);
    }

    #[test]
    fn student_is_as_in_the_tables() {
        for (freedom, expected) in [(1, 12.706), (5, 2.571), (9, 2.262), (20, 2.086), (60, 2.000), (100_000, 1.960)] {
            assert!((student(freedom) - expected).abs() < 6e-4, "{freedom}: {}", student(freedom));
        }
    }
}
