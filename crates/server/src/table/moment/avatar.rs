//! Which picture does a chair show?

use game::Seat;
use pages::Avatar;

use super::Moment;
use crate::games::Hosted;

impl<G: Hosted> Moment<G> {
    /// The picture of whoever has this chair. Where one person has several, others sit there too, who have none.
    pub(super) fn avatar(&self, seat: Seat) -> Option<Avatar> {
        let place = self.seating.get(seat)?;
        let person = place.person().filter(|person| self.seating.of(*person).count() == 1)?;
        match &self.class {
            Some(class) => class.avatars.get(&person).copied(),
            None => place.avatar,
        }
    }
}
