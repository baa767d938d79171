//! What a conflict promises: the exact chance to take a territory, and what it will cost.

use std::sync::LazyLock;

use crate::dice::{MOST_DICE, classes};

/// What becomes of a conflict that is fought to its end.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Odds {
    /// How likely the territory is taken.
    pub take: f64,
    /// How many assets the attacker will lose on average.
    pub attacker_losses: f64,
    /// How many assets the defender will lose on average.
    pub defender_losses: f64,
}

/// The odds of attacking `defenders` again and again with as many assets as allowed, until the territory is taken or
/// none of the `attackers` is left.
///
/// `attackers` are the assets of one territory that may go: unmoved, and all but one with the option `leave-one`. An
/// empty territory is taken for certain.
#[must_use]
pub fn odds(attackers: u8, defenders: u8) -> Odds {
    static TABLE: LazyLock<Vec<Odds>> = LazyLock::new(table);
    TABLE[place(attackers, defenders)]
}

const SIDE: usize = u8::MAX as usize + 1;

const fn place(attackers: u8, defenders: u8) -> usize {
    attackers as usize * SIDE + defenders as usize
}

/// Fewer assets first: every exchange leads to a place that is known already.
fn table() -> Vec<Odds> {
    let mut table = vec![Odds::default(); SIDE * SIDE];
    for attackers in 1..=u8::MAX {
        table[place(attackers, 0)] = Odds { take: 1.0, ..Odds::default() };
        for defenders in 1..=u8::MAX {
            let (attack, defence) = (attackers.min(MOST_DICE), defenders.min(MOST_DICE));
            let all = f64::from(6_u32.pow(u32::from(attack + defence)));
            let mut odds = Odds::default();
            for class in classes(attack, defence) {
                let chance = f64::from(class.ways) / all;
                let then = table[place(attackers - class.losses.attacker, defenders - class.losses.defender)];
                odds.take += chance * then.take;
                odds.attacker_losses += chance * (f64::from(class.losses.attacker) + then.attacker_losses);
                odds.defender_losses += chance * (f64::from(class.losses.defender) + then.defender_losses);
            }
            table[place(attackers, defenders)] = odds;
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Dice, Losses};

    const SMALL: f64 = 1e-12;

    #[test]
    fn one_against_one_wins_15_of_36() {
        let odds = odds(1, 1);
        assert!((odds.take - 15.0 / 36.0).abs() < SMALL);
        assert!((odds.attacker_losses - 21.0 / 36.0).abs() < SMALL);
        assert!((odds.defender_losses - 15.0 / 36.0).abs() < SMALL);
    }

    #[test]
    fn small_conflicts_are_as_worked_out_by_hand() {
        // The higher of two dice beats one die in 125 of 216 throws; if it does not, one attacker is left.
        let one = 15.0 / 36.0;
        let two_against_one = 125.0 / 216.0 + 91.0 / 216.0 * one;
        assert!((odds(2, 1).take - two_against_one).abs() < SMALL);
        // One die beats the higher of two in 55 of 216 throws, and then the second defender in 15 of 36.
        assert!((odds(1, 2).take - 55.0 / 216.0 * one).abs() < SMALL);
        assert!((odds(1, 2).attacker_losses - (161.0 / 216.0 + 55.0 / 216.0 * 21.0 / 36.0)).abs() < SMALL);
    }

    #[test]
    fn nobody_attacks_in_vain_and_nobody_is_needed_against_an_empty_territory() {
        assert_eq!(odds(0, 3), Odds::default());
        assert_eq!(odds(4, 0), Odds { take: 1.0, ..Odds::default() });
    }

    /// All dice thrown one by one, all branches followed: slow, and written without the table.
    fn brute(attackers: u8, defenders: u8) -> Odds {
        if attackers == 0 || defenders == 0 {
            return Odds { take: f64::from(u8::from(defenders == 0)), ..Odds::default() };
        }
        let (attack, defence) = (usize::from(attackers.min(3)), usize::from(defenders.min(3)));
        let mut counts = [[0_u32; 4]; 4];
        let throws = 6_u32.pow((attack + defence) as u32);
        for throw in 0..throws {
            let mut rest = throw;
            let mut faces = [0; 6];
            for face in &mut faces[..attack + defence] {
                *face = (rest % 6 + 1) as u8;
                rest /= 6;
            }
            let (first, second) = faces[..attack + defence].split_at_mut(attack);
            let dice = |faces| Dice::sorted(faces).expect("faces of dice");
            let losses = Losses::of(dice(first), dice(second));
            counts[usize::from(losses.attacker)][usize::from(losses.defender)] += 1;
        }
        let mut odds = Odds::default();
        for (lost, row) in (0_u8..).zip(counts) {
            for (killed, count) in (0_u8..).zip(row).filter(|(_, count)| *count > 0) {
                let then = brute(attackers - lost, defenders - killed);
                let chance = f64::from(count) / f64::from(throws);
                odds.take += chance * then.take;
                odds.attacker_losses += chance * (f64::from(lost) + then.attacker_losses);
                odds.defender_losses += chance * (f64::from(killed) + then.defender_losses);
            }
        }
        odds
    }

    #[test]
    fn the_table_agrees_with_throwing_every_die() {
        for (attackers, defenders) in [(1, 1), (2, 1), (1, 2), (3, 1), (1, 3), (2, 2), (3, 2), (2, 3), (3, 3), (4, 2)] {
            let (table, brute) = (odds(attackers, defenders), brute(attackers, defenders));
            assert!((table.take - brute.take).abs() < SMALL, "{attackers} against {defenders}");
            assert!((table.attacker_losses - brute.attacker_losses).abs() < SMALL, "{attackers} against {defenders}");
            assert!((table.defender_losses - brute.defender_losses).abs() < SMALL, "{attackers} against {defenders}");
        }
    }

    #[test]
    fn more_attackers_take_more_and_more_defenders_hold_more() {
        for attackers in 1..60 {
            for defenders in 1..60 {
                assert!(odds(attackers + 1, defenders).take > odds(attackers, defenders).take - SMALL);
                assert!(odds(attackers, defenders + 1).take < odds(attackers, defenders).take + SMALL);
                let odds = odds(attackers, defenders);
                assert!((0.0..=1.0 + SMALL).contains(&odds.take));
                assert!(odds.attacker_losses <= f64::from(attackers) + SMALL);
                assert!(odds.defender_losses <= f64::from(defenders) + SMALL);
            }
        }
    }
}
