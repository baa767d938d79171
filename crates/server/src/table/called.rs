//! What the people round one screen are called: names that whoever has their chairs gave them.
//!
//! They are in no log: the store keeps them beside the table, and they go with the person who gave them.

use game::{Language, Seat};
use pages::Words;
use store::{ChairName, PersonId, TableId};

use super::live::Live;
use super::seating::{Owner, Place};
use crate::form::Fields;
use crate::games::Hosted;
use crate::names;
use crate::refusal::Refusal;

/// The name of somebody round one screen; without letters they go by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Called {
    /// Who sits there.
    pub(crate) seat: Seat,
    /// What they are called.
    pub(crate) name: String,
}

impl Called {
    /// The names that a form gives to the chairs of a table: an empty field gives none, a missing one changes nothing.
    ///
    /// # Errors
    /// If one of them cannot be used, or nobody could tell it from another one.
    pub(crate) fn read(form: &Fields, chairs: usize) -> Result<Vec<Called>, Refusal> {
        let typed = |seat: Seat| Some((seat, form.get(&pages::one_screen::field(seat))?));
        let mut called: Vec<Called> = Vec::new();
        for (seat, typed) in Seat::all(chairs).filter_map(typed) {
            let name = match names::plain(typed) {
                None if typed.trim().is_empty() => String::new(),
                _ if number_of(typed) == Some(seat) => String::new(),
                _ => names::cleaned(typed).filter(|name| number_of(name).is_none()).ok_or(Refusal::BadName)?,
            };
            if !name.is_empty() && called.iter().any(|one| names::same(&one.name, &name)) {
                return Err(Refusal::BadName);
            }
            called.push(Called { seat, name });
        }
        Ok(called)
    }

    /// The same for the store.
    pub(super) fn kept(&self, table: &TableId, person: PersonId) -> ChairName {
        ChairName { table: table.clone(), seat: self.seat.index() as u8, person, name: self.name.clone() }
    }
}

/// Who goes by this name without having one: `Player 2`, in any language.
fn number_of(name: &str) -> Option<Seat> {
    let is = |seat: Seat| {
        let players = Language::ALL.map(|language| pages::people::player(Words::of(language), seat.index() + 1));
        players.iter().any(|player| names::same(player, name))
    };
    Seat::all(game::MAX_SEATS).find(|seat| is(*seat))
}

impl<G: Hosted> Live<G> {
    /// Whether this person shares a screen with others here: several chairs are theirs.
    pub(super) fn at_one_screen(&self, person: PersonId) -> bool {
        !self.agreed.class && self.seating.of(person).count() > 1
    }

    /// What is to be kept when a person names those who sit in their chairs.
    pub(super) fn name_chairs(&self, person: PersonId, called: &[Called]) -> Result<Vec<ChairName>, Refusal> {
        if self.seating.of(person).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        let owns = |one: &Called| self.seating.owns(person, one.seat);
        if !self.at_one_screen(person) || !called.iter().all(owns) {
            return Err(Refusal::BadForm("names: for chairs of one's own at one screen".to_owned()));
        }
        // Those who are not named anew may have one of these names already.
        let said = |seat: Seat| called.iter().any(|one| one.seat == seat);
        let others = self.seating.0.iter().filter(|(seat, _)| !said(*seat));
        let others: Vec<&str> = others.filter_map(|(_, place)| place.called.as_deref()).collect();
        let taken = |one: &&Called| others.iter().any(|other| names::same(other, &one.name));
        if called.iter().filter(|one| !one.name.is_empty()).any(|one| taken(&one)) {
            return Err(Refusal::BadName);
        }
        Ok(called.iter().map(|one| one.kept(&self.facts.id, person)).collect())
    }

    /// The names that go on to the table at which the same people play next.
    pub(super) fn called(&self) -> Vec<(PersonId, Called)> {
        let named = |(seat, place): (Seat, &Place)| {
            let Owner::Person(person) = place.owner else { return None };
            let name = place.called.as_deref()?.to_owned();
            Some((person, Called { seat, name }))
        };
        self.seating.0.iter().filter_map(named).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(names: &[&str]) -> Result<Vec<String>, Refusal> {
        let field = |(seat, name): (Seat, &&str)| (pages::one_screen::field(seat), (*name).to_owned());
        let fields = Fields(Seat::all(names.len()).zip(names).map(field).collect());
        Called::read(&fields, 3).map(|called| called.into_iter().map(|one| one.name).collect())
    }

    #[test]
    fn names_of_those_round_a_screen_are_cleaned_like_all_others() {
        assert_eq!(read(&["  Ana ", "", "Бела"]), Ok(vec!["Ana".into(), String::new(), "Бела".into()]));
        assert_eq!(read(&["Ana", "Bela", "Carla", "fuck"]).map(|names| names.len()), Ok(3), "as many as chairs");
        assert_eq!(read(&["Player 1", "Jogador 2"]), Ok(vec![String::new(), String::new()]), "their own number");
        for names in [["fuck", ""], ["Ana", "ANA"], ["Scribe", ""], ["Player 2", ""], ["\u{200b}", ""], ["You", ""]] {
            assert_eq!(read(&names), Err(Refusal::BadName), "{names:?}");
        }
        assert_eq!(read(&[]), Ok(vec![]));
    }
}
