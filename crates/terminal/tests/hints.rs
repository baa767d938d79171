//! Hints do not argue against themselves in the words that people read, name other choices, and call things by their names.

#[path = "../examples/shared/positions.rs"]
mod positions;
#[path = "../examples/shared/said.rs"]
mod said;

use bots::rawsiko::{Army, Reason};
use bots::{Hint, Hints, Opinion, hint};
use game::{Language, Seat};
use positions::positions;
use rawsiko::{Application, Material, Materials, Territory};
use said::{Tells, contradictions, in_a_terminal, on_a_page, symbols};

/// Asks at so many positions; gives every hint.
fn asked<G: Tells>(count: usize, mut look: impl FnMut(&Hint<G::Action, G::Reason>)) {
    for (place, (seat, view)) in positions::<G>(count, 1).into_iter().enumerate() {
        let hint = hint::<G>(&view, true, place as u64).expect("there is something to decide");
        assert_eq!(contradictions::<G>(seat, &view, &hint), Vec::<String>::new(), "position {place}");
        look(&hint);
    }
}

#[test]
fn hints_of_ra_do_not_argue_against_themselves_and_name_other_choices() {
    use bots::ra::Reason::{Goes, Next, Stays, Wins};
    let (mut others, mut searched) = (0, 0);
    asked::<ra::State>(24, |hint| {
        others += usize::from(hint.others().count() > 0);
        let saw = |reason: &_| matches!(reason, Goes(..) | Next(..) | Stays(..) | Wins(..));
        searched += usize::from(hint.reasons.iter().any(saw));
    });
    assert!(others == 24 && searched > 9, "{others} with other choices, {searched} with what the search saw");
}

#[test]
fn hints_of_rawsiko_do_not_argue_against_themselves_and_name_two_other_choices() {
    let mut others = 0;
    asked::<rawsiko::State>(8, |hint| others += usize::from(hint.others().count() > 1));
    assert!(others > 6, "{others} of 8 with two other choices");
}

/// Whatever is advised, and there is much more of it without a search: no reason that follows from the rules or from
/// prices speaks against it.
fn whatever_is_advised<G: Tells>(count: usize) {
    let (mut hints, mut wrong) = (0, Vec::new());
    for (seat, view) in positions::<G>(count, 2) {
        let mut legal = Vec::new();
        G::complete(&view, &mut bots::Dice::new(1)).legal_actions(&mut legal);
        for action in legal.iter().step_by(1 + legal.len() / 12) {
            let opinions = vec![Opinion { action: *action, visits: 0, prospect: 0.0 }];
            let reasons = G::reasons(&view, &legal, &opinions, &<G as Hints>::Heard::default());
            wrong.extend(contradictions::<G>(seat, &view, &Hint { opinions, even: Vec::new(), reasons, playouts: 0 }));
            hints += 1;
        }
    }
    assert!(hints > 2 * count, "{hints} hints");
    assert_eq!(wrong, Vec::<String>::new(), "of {hints}");
}

#[test]
fn no_reason_speaks_against_what_is_advised_at_500_positions_of_ra() {
    whatever_is_advised::<ra::State>(500);
}

#[test]
fn no_reason_speaks_against_what_is_advised_at_500_positions_of_rawsiko() {
    whatever_is_advised::<rawsiko::State>(500);
}

/// `It brings In for your card` reads as English and says nothing.
#[test]
fn materials_are_called_by_their_names_in_every_sentence() {
    type Rawsiko = rawsiko::State;
    let indium = Material::from_id("In").expect("a material");
    let some = Materials::NONE.with(indium);
    let place = Territory::from_id("turkey").expect("a territory");
    let army = Army { owner: Seat::FIRST, assets: 3, territory: place };
    let application = Application::all().next().expect("there is one");
    let brings = |needed, others| Reason::Brings { needed, others, completes: vec![], income: Some((3, 4)) };
    let reasons = vec![
        brings(some, Materials::NONE),
        brings(Materials::NONE, some),
        brings(some, some),
        Reason::NearIt(vec![(place, some)]),
        Reason::Reach { from: place, before: 1, after: 2, to: place, few: 0.1, many: 0.2, needed: some },
        Reason::Ahead { to: place, there: None, brings: some, needed: Materials::NONE },
        Reason::Ahead { to: place, there: Some(army), brings: some, needed: some },
        Reason::Takes { from: Seat::FIRST, materials: some, income: 0 },
        Reason::Takes { from: Seat::FIRST, materials: some, income: 2 },
        Reason::BestAttack { from: place, to: place, chance: 0.4, needed: some },
        Reason::LeftEmpty { from: place, materials: some, breaks: vec![] },
        Reason::LeftEmpty { from: place, materials: some, breaks: vec![application] },
        Reason::Nearest { application, missing: some, lie: vec![(indium, vec![(place, Some(army))])] },
    ];
    let (seat, view) = positions::<Rawsiko>(1, 1).remove(0);
    let action = rawsiko::Action::End;
    let opinions = vec![Opinion { action, visits: 0, prospect: 0.0 }];
    let hint = Hint { opinions, even: Vec::new(), reasons, playouts: 0 };
    for language in Language::ALL {
        let page = on_a_page::<Rawsiko>(seat, &view, &hint, language).reasons;
        let told = in_a_terminal::<Rawsiko>(seat, &view, &hint.reasons, language);
        for said in page.iter().map(pages::Sentence::spoken).chain(told) {
            assert!(said.to_lowercase().contains(&indium.name(language).to_lowercase()), "{language}: {said}");
            assert!(!symbols(&said), "{language}: {said}");
        }
    }
}
