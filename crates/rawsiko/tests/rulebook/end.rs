//! The end: points, ties, ranks.

use game::{Game, Seat};
use rawsiko::{Material, Materials, Objective, Score};
use rstest::rstest;

use crate::{FOUR, THREE, common, run, run_with};

/// Three turns of four in which nobody moves.
const QUIET: &str =
    "end; end; end; end; place turkey 4; place morocco 3; place mexico 3; place germany 3; end; end; end; end;
    place morocco 3; place mexico 3; place germany 3; place turkey 4; end; end; end";

#[rstest]
#[case::after_the_last_action_phase("? turn; ? now; end; ? now", "3 of 3; seat 1 acts; over")]
#[case::nothing_more_can_be_done("end; end", "the game is over")]
#[case::an_application_scores_if_all_its_materials_are_held("end; ? scores", "3 0 0 0")]
#[case::ties_go_to_more_materials("end; ? materials; ? ranks", "8 11 10 8; 1 2 3 4")]
fn the_end(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run_with("turns 3", &format!("{FOUR}; {QUIET}"), script), expected);
}

// With cards nobody can complete, all score nothing: 13, 11 and 13 materials.
const EMPTY_HANDED: &str = "objectives obj-02 / obj-03 / obj-04";

#[rstest]
#[case::a_shared_rank("? scores; ? materials; ? territories; ? ranks", "0 0 0; 13 11 13; 5 5 5; 1 3 1")]
#[case::materials_break_the_tie("move germany nordic 1; ? materials; ? ranks", "15 11 13; 1 3 2")]
#[case::territories_break_the_next(
    "end; end; move vietnam new-guinea 1; ? materials; ? territories; ? ranks",
    "13 11 13; 5 5 6; 2 3 1"
)]
fn ties(#[case] script: &str, #[case] expected: &str) {
    let table = THREE.replace("objectives obj-01 / obj-02 / obj-03", EMPTY_HANDED);
    assert_eq!(run(&table.replace("place north-africa 6", "place north-africa 5; place vietnam 1"), script), expected);
}

fn card(id: &str) -> Objective {
    Objective::from_id(id).expect("a card")
}

fn materials(symbols: &str) -> Materials {
    symbols.split_whitespace().map(|symbol| Material::from_id(symbol).expect("a material")).collect()
}

/// The four things that decide, most important first; the points of the better and of the worse one.
#[rstest]
#[case::points(("obj-01", "PR B", 1), ("obj-01", "F Al Co Li NR Ta W", 9), [3, 0])]
#[case::applications(("obj-05", "Bi Li PGM Ba B Co", 1), ("obj-01", "LREE Nb B In Li Co W", 9), [13, 13])]
#[case::different_materials(("obj-01", "PR B Co", 1), ("obj-01", "PR B", 9), [3, 3])]
#[case::territories(("obj-01", "PR B", 3), ("obj-01", "PR B", 2), [3, 3])]
fn what_decides(#[case] better: (&str, &str, u8), #[case] worse: (&str, &str, u8), #[case] points: [i32; 2]) {
    let score = |(id, symbols, territories)| Score::new(card(id), materials(symbols), territories);
    let (better, worse) = (score(better), score(worse));
    assert_eq!([better.points, worse.points], points);
    assert!(better.standing() > worse.standing(), "{better:?} {worse:?}");
}

#[test]
fn a_score_ticks_and_misses_each_material() {
    let score = Score::new(card("obj-01"), materials("PR B Sb He"), 2);
    let [medical, cameras, retardants, fertilizers] = score.applications;
    assert_eq!(fertilizers.application.id(), "fertilizers");
    assert!(fertilizers.is_complete() && fertilizers.missing.is_empty());
    assert_eq!((fertilizers.held, fertilizers.points), (materials("PR B"), 3));
    assert_eq!(medical.held, materials("He"));
    for one in [medical, cameras, retardants] {
        assert!(!one.is_complete() && one.points == 0);
        assert_eq!(one.held.union(one.missing), one.application.materials());
        assert!(one.held.common(one.missing).is_empty());
    }
    assert_eq!((score.points, score.completed, score.materials, score.territories), (3, 1, 4, 2));
    assert_eq!(score.complete().map(rawsiko::Application::id).collect::<Vec<_>>(), ["fertilizers"]);
}

#[test]
fn a_full_card_is_worth_46_points() {
    let all: Materials = Material::all().collect();
    for card in Objective::all() {
        let score = Score::new(card, all, 44);
        assert_eq!((score.points, score.completed, score.materials), (46, 4, 31));
    }
}

#[test]
fn points_ranks_and_sheets_of_a_state_agree() {
    let state = common::replay(&FOUR.replace(';', "\n")).expect("a legal set-up").state;
    for seat in Seat::all(4) {
        assert_eq!(state.scores()[seat], state.score(seat).points);
    }
    assert_eq!(state.ranks().values().copied().collect::<Vec<u8>>(), [1, 2, 3, 4]);
}
