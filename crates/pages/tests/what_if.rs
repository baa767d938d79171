//! The page of experiments, in every language: what it offers, how far it is, what came of it.

use game::{ChangeWords, Language, Seat};
use pages::Words;
use pages::shell::{Shell, Theme};
use pages::what_if::{Figure, Lab, Offer, Outcome, Sat, SeatOutcome, Stand, what_if};

fn offers() -> Vec<Offer> {
    let offer =
        |text: &str, kind, place, thing| Offer { text: text.to_owned(), words: ChangeWords { kind, place, thing } };
    vec![
        offer("china", "china", None, None),
        offer("turn", "turn", None, None),
        offer("without Co congo", "without", Some("Congo"), Some("Cobalt")),
        offer("without Ta congo", "without", Some("Congo"), Some("Tantalum")),
    ]
}

fn sat() -> Vec<Sat> {
    let names = ["Inês", "Tiago <b>", "A name that is rather long"];
    let one = |(seat, name): (Seat, &&str)| Sat { seat, name: (*name).to_owned(), aims: vec!["Drones", "Lasers"] };
    Seat::all(3).zip(&names).map(one).collect()
}

fn figure(mean: f64, half: f64) -> Figure {
    Figure { mean, low: mean - half, high: mean + half }
}

fn seats(wins: [f64; 3], half: f64) -> Vec<SeatOutcome> {
    let seat = |share: &f64| SeatOutcome {
        wins: figure(*share, half),
        points: figure(share * 30.0, half * 30.0),
        achieved: figure(share * 4.0, half * 4.0),
        aims: vec![0.5, 0.001],
    };
    wins.iter().map(seat).collect()
}

fn outcome() -> Outcome {
    Outcome {
        games: 10_000,
        before: seats([0.5, 0.3, 0.2], 0.01),
        after: Some(seats([0.3, 0.31, 0.39], 0.01)),
        difference: Some(seats([-0.2, 0.01, 0.19], 0.012)),
    }
}

fn page(language: Language, stand: &Stand, change: Option<usize>) -> String {
    let (offers, sat) = (offers(), sat());
    let shell = Shell { words: Words::of(language), theme: Theme::System, me: None, path: "/t/abc/what-if" };
    let lab = Lab {
        address: "/t/abc/what-if",
        back: "/t/abc/step/90",
        turns: &[0, 1, 2],
        offers: &offers,
        sat: &sat,
        games: 10_000,
        turn: 2,
        change: change.map(|place| &offers[place]),
        stand,
    };
    what_if(&shell, &lab).into_string()
}

#[test]
fn every_language_says_all_of_it_without_styles_of_its_own() {
    for language in Language::ALL {
        for stand in [Stand::Unasked, Stand::Waiting(1), Stand::Running(1234), Stand::Done(outcome())] {
            let page = page(language, &stand, Some(2));
            assert!(!page.contains('⟦') && !page.contains(" style="), "{}: {stand:?}", language.code());
            assert!(page.contains("Tiago &lt;b&gt;") || !matches!(stand, Stand::Done(_)), "names are no markup");
        }
    }
}

#[test]
fn the_form_offers_every_turn_and_change_and_keeps_what_was_asked() {
    let page = page(Language::English, &Stand::Running(50), Some(2));
    for part in [
        r#"<option value="2" selected>turn 2</option>"#,
        r#"<option value="0">the start</option>"#,
        r#"<option value="china">China trades before the scoring</option>"#,
        r#"<optgroup label="One material less: Congo">"#,
        r#"<option value="without Co congo" selected>Congo without Cobalt</option>"#,
        r#"<progress id="progress" max="10000" value="50">"#,
        "Experiment",
    ] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
    assert_eq!(page.matches("<optgroup").count(), 1, "materials of one place stand together");
}

#[test]
fn what_stands_out_is_said_and_what_may_be_luck_is_not() {
    let told = page(Language::English, &Stand::Done(outcome()), Some(0));
    assert!(told.contains("A name that is rather long gains most: from 20% of the wins to 39%."), "{told}");
    assert!(told.contains("Inês loses most: from 50% of the wins to 30%."));
    assert!(told.contains(r#"<b class="neg">−20.0</b>"#) && told.contains(r#"<b class="zero">+1.0</b>"#));
    assert!(told.contains("<\u{202f}1%") || told.contains("&lt;\u{202f}1%"), "a rare thing is not shown as never");
    let same = Outcome { difference: Some(seats([0.0, 0.001, -0.001], 0.01)), ..outcome() };
    let told = page(Language::English, &Stand::Done(same), Some(0));
    assert!(told.contains("Nobody’s chances change by more than luck"), "{told}");
    let alone = Outcome { after: None, difference: None, ..outcome() };
    let told = page(Language::English, &Stand::Done(alone), None);
    assert!(told.contains("Inês wins most often: in 50% of the games.") && !told.contains("With the change"));
    assert!(told.contains(r#"<option value="" selected>"#));
}

#[test]
fn the_chart_has_a_bar_each_way_for_every_seat() {
    let told = page(Language::French, &Stand::Done(outcome()), Some(0));
    assert_eq!(told.matches(r#"<rect class="before" x"#).count(), 6, "three seats in two charts");
    assert_eq!(told.matches(r#"<rect class="after" x"#).count(), 6);
    assert_eq!(told.matches(r#"role="img""#).count(), 2);
    assert!(told.contains("A name that …"), "a long name is cut in the chart and whole in the table");
    assert!(told.contains("50\u{a0}%") && told.contains("15,0"), "numbers are written as in French");
}
