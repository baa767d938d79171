//! What happened, for eye and ear.

use rawsiko::{Event, Territory};

use crate::Motion;
use crate::art::letter;

pub(super) fn motions(events: &[Event]) -> Vec<Motion> {
    events.iter().filter_map(motion).collect()
}

fn motion(event: &Event) -> Option<Motion> {
    let by = |kind, seat: &game::Seat, things: &[Territory], number: Option<u8>| Motion {
        kind,
        seat: Some(letter(*seat)),
        things: things.iter().map(|one| one.id().to_owned()).collect(),
        number: number.map(i32::from),
    };
    Some(match event {
        Event::Claimed { seat, group } => by("claim", seat, &group.territories().iter().collect::<Vec<_>>(), None),
        Event::Placed { seat, territory, n, .. } => by("place", seat, &[*territory], Some(*n)),
        Event::Moved { seat, from, to, n, .. } => by("march", seat, &[*from, *to], Some(*n)),
        Event::Attacked { seat, from, to, n, .. } => by("raid", seat, &[*from, *to], Some(*n)),
        Event::Fought { seat, to, .. } => by("dice", seat, &[*to], None),
        Event::Taken { seat, territory, n, .. } => by("taken", seat, &[*territory], Some(*n)),
        Event::Eliminated { seat, .. } => by("out", seat, &[], None),
        Event::TurnBegan { turn, first, .. } => by("turn-begins", first, &[], Some(*turn)),
        Event::Traded { seat, .. } => by("trade", seat, &[], None),
        Event::GameEnded { .. } => Motion { kind: "score", seat: None, things: Vec::new(), number: None },
        Event::Invested { .. } | Event::Emptied { .. } | Event::Shortened { .. } | Event::ActionEnded { .. } => {
            return None;
        }
    })
}
