//! Hints do not argue against themselves, and say what the search saw.

#[path = "../examples/shared/positions.rs"]
mod positions;

use bots::ra::Reason::{Goes, Next, NobodyAfter, Wins};
use bots::{Hint, Hints, hint};
use positions::{Argues, positions};

/// Asks at so many positions; gives every hint with what it recommends.
fn asked<G: Hints + Argues>(count: usize, mut look: impl FnMut(&Hint<G::Action, G::Reason>)) {
    for (place, view) in positions::<G>(count, 1).into_iter().enumerate() {
        let hint = hint::<G>(&view, true, place as u64).expect("there is something to decide");
        assert_eq!(positions::contradictions::<G>(&hint), Vec::<String>::new(), "position {place}");
        look(&hint);
    }
}

#[test]
fn hints_of_ra_do_not_argue_against_themselves_and_name_other_choices() {
    let (mut others, mut searched) = (0, 0);
    asked::<ra::State>(40, |hint| {
        others += usize::from(hint.others().count() > 0);
        let saw = |reason: &_| matches!(reason, Goes(..) | Next(..) | NobodyAfter | Wins(_));
        searched += usize::from(hint.reasons.iter().any(saw));
    });
    assert!(others > 30 && searched > 25, "{others} with other choices, {searched} with what the search saw");
}

#[test]
fn hints_of_rawsiko_do_not_argue_against_themselves_and_name_other_choices() {
    let mut others = 0;
    asked::<rawsiko::State>(16, |hint| others += usize::from(hint.others().count() > 0));
    assert!(others > 8, "{others} with other choices");
}
