//! The dice of a conflict: what can fall, how likely it is, and what it costs.

use std::fmt;

use serde::{Serialize, Serializer};
use std::sync::LazyLock;

/// The most dice one side throws.
pub const MOST_DICE: u8 = 3;

/// The faces of a die.
pub const FACES: u8 = 6;

/// How many different throws of one, two and three dice there are.
const THROWS: [usize; 3] = [6, 21, 56];

/// Where the throws of one, two and three dice begin in [`SORTED`].
const STARTS: [usize; 4] = [0, THROWS[0], THROWS[0] + THROWS[1], THROWS[0] + THROWS[1] + THROWS[2]];

/// Every throw, its faces from high to low and 0 for no die; first one die, then two, then three, each rising.
const SORTED: [[u8; 3]; STARTS[3]] = {
    let mut all = [[0; 3]; STARTS[3]];
    let mut high = 1;
    while high <= FACES {
        let mut middle = 0;
        while middle <= high {
            let mut low = 0;
            while low <= middle {
                let count = 1 + (middle > 0) as usize + (low > 0) as usize;
                all[STARTS[count - 1] + rank(high, middle, low)] = [high, middle, low];
                low += 1;
            }
            middle += 1;
        }
        high += 1;
    }
    all
};

/// The place of a throw among those of as many dice.
const fn rank(high: u8, middle: u8, low: u8) -> usize {
    const fn over_2(n: usize) -> usize {
        n * (n - 1) / 2
    }
    const fn over_3(n: usize) -> usize {
        n * (n - 1) * (n - 2) / 6
    }
    let (high, middle, low) = (high as usize, middle as usize, low as usize);
    if low > 0 {
        over_3(high + 1) + over_2(middle) + low - 1
    } else if middle > 0 {
        over_2(high) + middle - 1
    } else {
        high - 1
    }
}

/// One to three dice as one side threw them, from high to low.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice(u8);

impl Dice {
    /// These faces, which must be one to three numbers from 1 to 6, from high to low.
    #[must_use]
    pub fn new(faces: &[u8]) -> Option<Dice> {
        let sorted = faces.is_sorted_by(|one, next| one >= next);
        if faces.is_empty() || faces.len() > 3 || !sorted || faces.iter().any(|face| !(1..=FACES).contains(face)) {
            return None;
        }
        let face = |place: usize| faces.get(place).copied().unwrap_or(0);
        Some(Dice((STARTS[faces.len() - 1] + rank(face(0), face(1), face(2))) as u8))
    }

    /// These faces in any order; `None` unless they are one to three numbers from 1 to 6.
    #[must_use]
    pub fn sorted(faces: &mut [u8]) -> Option<Dice> {
        faces.sort_unstable_by(|one, other| other.cmp(one));
        Dice::new(faces)
    }

    /// Every throw of that many dice, rising by the highest, then the second, then the third.
    pub fn throws(count: u8) -> impl ExactSizeIterator<Item = Dice> + Clone {
        let count = usize::from(count.clamp(1, MOST_DICE));
        (STARTS[count - 1] as u8..STARTS[count] as u8).map(Dice)
    }

    /// The faces, from high to low.
    #[must_use]
    pub fn faces(self) -> &'static [u8] {
        &SORTED[usize::from(self.0)][..usize::from(self.count())]
    }

    /// How many dice.
    #[must_use]
    pub const fn count(self) -> u8 {
        let place = self.0 as usize;
        1 + (place >= STARTS[1]) as u8 + (place >= STARTS[2]) as u8
    }

    /// In how many ways the dice can fall so, of `6` to the power of their number.
    #[must_use]
    pub const fn ways(self) -> u32 {
        let [high, middle, low] = SORTED[self.0 as usize];
        match self.count() {
            1 => 1,
            2 => 2 - (high == middle) as u32,
            _ => match (high == middle, middle == low) {
                (true, true) => 1,
                (false, false) => 6,
                _ => 3,
            },
        }
    }
}

/// The faces with blanks between them, as records write them.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, face) in self.faces().iter().enumerate() {
            write!(f, "{}{face}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// As the list of the faces, from high to low.
impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.faces().serialize(serializer)
    }
}

/// What one exchange of dice costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Losses {
    /// Assets the attacker loses.
    pub attacker: u8,
    /// Assets the defender loses.
    pub defender: u8,
}

impl Losses {
    /// Pair by pair from the highest down: the lower die loses, in a tie the attacker's.
    #[must_use]
    pub fn of(attack: Dice, defence: Dice) -> Losses {
        let mut losses = Losses::default();
        let pairs = SORTED[usize::from(attack.0)].into_iter().zip(SORTED[usize::from(defence.0)]);
        for (attacker, defender) in pairs {
            if attacker > 0 && defender > 0 {
                losses.attacker += u8::from(attacker <= defender);
                losses.defender += u8::from(attacker > defender);
            }
        }
        losses
    }
}

/// All throws that cost the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// What they cost.
    pub losses: Losses,
    /// The first of them.
    pub attack: Dice,
    /// The first of them.
    pub defence: Dice,
    /// In how many ways the dice can fall so.
    pub ways: u32,
}

/// What that many dice can cost against that many, from no loss of the attacker to the most.
///
/// The ways come to 6 to the power of all dice together. Numbers outside 1 to 3 are taken as the nearest of these.
#[must_use]
pub fn classes(attackers: u8, defenders: u8) -> &'static [Class] {
    static ALL: LazyLock<[[Vec<Class>; 3]; 3]> =
        LazyLock::new(|| [1, 2, 3].map(|attackers| [1, 2, 3].map(|defenders| sum_up(attackers, defenders))));
    let place = |count: u8| usize::from(count.clamp(1, MOST_DICE)) - 1;
    &ALL[place(attackers)][place(defenders)]
}

fn sum_up(attackers: u8, defenders: u8) -> Vec<Class> {
    let mut classes: Vec<Class> = Vec::new();
    for attack in Dice::throws(attackers) {
        for defence in Dice::throws(defenders) {
            let (losses, ways) = (Losses::of(attack, defence), attack.ways() * defence.ways());
            match classes.iter_mut().find(|class| class.losses == losses) {
                Some(class) => class.ways += ways,
                None => classes.push(Class { losses, attack, defence, ways }),
            }
        }
    }
    classes.sort_by_key(|class| class.losses);
    classes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_throw_is_listed_once_and_leads_back_to_itself() {
        for count in 1..=3 {
            let throws: Vec<Dice> = Dice::throws(count).collect();
            assert_eq!(throws.len(), THROWS[usize::from(count) - 1]);
            assert!(throws.iter().all(|dice| dice.count() == count && Dice::new(dice.faces()) == Some(*dice)));
            assert!(throws.is_sorted_by_key(|dice| dice.faces()));
            assert_eq!(throws.iter().map(|dice| dice.ways()).sum::<u32>(), 6_u32.pow(u32::from(count)));
        }
    }

    #[test]
    fn dice_are_written_from_high_to_low() {
        assert_eq!(Dice::new(&[6, 5, 1]).map(|dice| dice.to_string()).as_deref(), Some("6 5 1"));
        assert_eq!(Dice::sorted(&mut [1, 6, 5]), Dice::new(&[6, 5, 1]));
        for bad in [&[][..], &[0], &[7], &[1, 2], &[6, 0], &[6, 5, 4, 3]] {
            assert_eq!(Dice::new(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn ties_go_to_the_defender_and_dice_without_a_partner_are_ignored() {
        for (attack, defence, attacker, defender) in [
            (&[6, 5, 1][..], &[4, 4][..], 0, 2),
            (&[6], &[6], 1, 0),
            (&[6], &[5, 5, 5], 0, 1),
            (&[5, 5, 5], &[6], 1, 0),
            (&[6, 3, 3], &[5, 2, 1], 0, 3),
            (&[5, 5, 1], &[6, 5], 2, 0),
            (&[6, 2, 1], &[5, 2], 1, 1),
        ] {
            let dice = |faces| Dice::new(faces).expect("from high to low");
            assert_eq!(Losses::of(dice(attack), dice(defence)), Losses { attacker, defender });
        }
    }

    #[test]
    fn classes_hold_all_the_ways_the_dice_can_fall() {
        for (attackers, defenders) in [(1, 1), (1, 3), (3, 1), (2, 3), (3, 3)] {
            let classes = classes(attackers, defenders);
            let all: u32 = classes.iter().map(|class| class.ways).sum();
            assert_eq!(all, 6_u32.pow(u32::from(attackers + defenders)));
            assert_eq!(classes.len(), usize::from(attackers.min(defenders)) + 1);
            assert!(classes.iter().all(|class| Losses::of(class.attack, class.defence) == class.losses));
        }
        let [win, loss] = classes(1, 1) else { panic!("one asset is lost on one side") };
        assert_eq!((win.ways, loss.ways), (15, 21));
        assert_eq!((win.losses.defender, loss.losses.attacker), (1, 1));
    }
}
