//! What came of an experiment in numbers: a sentence, a table, and how often each aim was achieved.

use game::Language;
use maud::{Markup, html};

use super::{Lab, Sat};
use crate::Words;
use crate::art::token;

/// A mean and the ends of its interval.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Figure {
    /// The mean.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Figure {
    /// Whether chance alone would hardly give it: for differences.
    fn is_sure(self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

/// What the games came to for one seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatOutcome {
    /// Its share of the wins, 0 to 1.
    pub wins: Figure,
    /// Its points.
    pub points: Figure,
    /// How many of its aims it achieved.
    pub achieved: Figure,
    /// In which part of the games each of them.
    pub aims: Vec<f64>,
}

/// What an experiment came to, seat by seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    /// How many games were played each way.
    pub games: u32,
    /// The game as it was.
    pub before: Vec<SeatOutcome>,
    /// With the change.
    pub after: Option<Vec<SeatOutcome>>,
    /// What differs, without the aims.
    pub difference: Option<Vec<SeatOutcome>>,
}

/// A number with one digit behind the point, as the language writes it.
pub(super) fn number(language: Language, number: f64) -> String {
    let text = language.figure(format_args!("{:.1}", number.abs()));
    // A difference that is written as nothing has no sign.
    if number < 0.0 && text.chars().any(|digit| ('1'..='9').contains(&digit)) {
        format!("\u{2212}{text}")
    } else {
        text
    }
}

/// A whole number with its thousands apart.
pub(super) fn grouped(language: Language, number: u32) -> String {
    let apart = if language == Language::English { "," } else { "\u{202f}" };
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join(apart)
}

/// The same with its sign.
fn signed(language: Language, figure: f64) -> String {
    let text = number(language, figure);
    let nothing = !text.chars().any(|digit| ('1'..='9').contains(&digit));
    if figure < 0.0 || nothing { text } else { format!("+{text}") }
}

/// A part of a whole in percent.
pub(super) fn percent(language: Language, share: f64) -> String {
    let shown = language.percent((share * 100.0).round());
    // A part of something is never shown as nothing, nor as all of it.
    match share {
        share if share > 0.0 && share < 0.005 => format!("<\u{202f}{}", language.percent(1.0)),
        share if (0.995..1.0).contains(&share) => format!(">\u{202f}{}", language.percent(99.0)),
        _ => shown,
    }
}

/// What stands out, in a sentence or two.
pub(super) fn summary(words: Words, lab: &Lab<'_>, outcome: &Outcome) -> String {
    let language = words.language();
    let name = |place: usize| lab.sat.get(place).map_or("", |sat| sat.name.as_str());
    let most = |seats: &[SeatOutcome], sign: f64| {
        let all = seats.iter().enumerate().filter(|(_, seat)| sign * seat.wins.mean > 0.0);
        all.max_by(|one, other| (sign * one.1.wins.mean).total_cmp(&(sign * other.1.wins.mean))).map(|(place, _)| place)
    };
    let Some(difference) = &outcome.difference else {
        let Some(place) = most(&outcome.before, 1.0) else { return String::new() };
        let share = percent(language, outcome.before[place].wins.mean);
        return words.fill("what-if-best", &[("name", name(place).into()), ("share", share.into())]);
    };
    let sure: Vec<SeatOutcome> =
        difference.iter().map(|seat| if seat.wins.is_sure() { seat.clone() } else { SeatOutcome::default() }).collect();
    let told = |key: &str, place: usize| {
        let after = outcome.after.as_ref().map_or(0.0, |after| after[place].wins.mean);
        let gaps = [
            ("name", name(place).into()),
            ("before", percent(language, outcome.before[place].wins.mean).into()),
            ("after", percent(language, after).into()),
        ];
        words.fill(key, &gaps)
    };
    let gains = most(&sure, 1.0).map(|place| told("what-if-gains", place));
    let loses = most(&sure, -1.0).map(|place| told("what-if-loses", place));
    match (gains, loses) {
        (None, None) => words.say("what-if-same"),
        (gains, loses) => gains.into_iter().chain(loses).collect::<Vec<_>>().join(" "),
    }
}

/// All numbers, for whoever cannot see the chart or wants to know exactly.
pub(super) fn table(words: Words, sat: &[Sat], outcome: &Outcome) -> Markup {
    let language = words.language();
    type Part = (&'static str, fn(&SeatOutcome) -> Figure, f64);
    let parts: [Part; 3] = [
        ("what-if-wins", |seat| seat.wins, 100.0),
        ("what-if-points", |seat| seat.points, 1.0),
        ("what-if-completed", |seat| seat.achieved, 1.0),
    ];
    let unit = |factor: f64| if factor > 1.0 { "\u{a0}%" } else { "" };
    let cell = |figure: Figure, factor: f64| {
        let shown = |part: f64| number(language, part * factor);
        html! {
            b { (shown(figure.mean)) (unit(factor)) }
            " " small { "[" (shown(figure.low)) "–" (shown(figure.high)) "]" }
        }
    };
    let by = |figure: Figure, factor: f64| {
        let text = signed(language, figure.mean * factor);
        // What reads as nothing has no colour, however sure it is.
        let nothing = !text.contains(|digit| ('1'..='9').contains(&digit));
        let class = match figure {
            figure if nothing || !figure.is_sure() => "zero",
            figure if figure.mean > 0.0 => "pos",
            _ => "neg",
        };
        html! { b class=(class) { (text) } }
    };
    let columns = if outcome.after.is_some() { 3 } else { 1 };
    html! {
        div class="lab-table" tabindex="0" role="region" aria-label=(words.say("what-if-table")) {
            table class="facts" {
                caption class="note" { (words.say("what-if-interval")) }
                thead {
                    tr {
                        th scope="col" rowspan="2" { (words.say("what-if-player")) }
                        @for (name, _, _) in parts { th scope="colgroup" colspan=(columns) { (words.say(name)) } }
                    }
                    tr {
                        @for _ in parts {
                            th scope="col" { (words.say("what-if-before")) }
                            @if columns > 1 {
                                th scope="col" { (words.say("what-if-after")) }
                                th scope="col" { (words.say("what-if-difference")) }
                            }
                        }
                    }
                }
                tbody {
                    @for (place, sat) in sat.iter().enumerate() {
                        tr {
                            th scope="row" { (token(sat.seat, true)) " " bdi { (sat.name) } }
                            @for (_, of, factor) in parts {
                                td { (cell(of(&outcome.before[place]), factor)) }
                                @if let (Some(after), Some(difference)) = (&outcome.after, &outcome.difference) {
                                    td { (cell(of(&after[place]), factor)) }
                                    td { (by(of(&difference[place]), factor)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How often each aim was achieved.
pub(super) fn aims(words: Words, sat: &[Sat], outcome: &Outcome) -> Markup {
    let language = words.language();
    html! {
        @if sat.iter().any(|sat| !sat.aims.is_empty()) {
            h3 { (words.say("what-if-aims")) }
            ul class="lab-aims" {
                @for (place, sat) in sat.iter().enumerate() {
                    li {
                        p { (token(sat.seat, true)) " " b { bdi { (sat.name) } } }
                        dl {
                            @for (aim, name) in sat.aims.iter().enumerate() {
                                @let share = |seats: &[SeatOutcome]| {
                                    percent(language, seats[place].aims.get(aim).copied().unwrap_or_default())
                                };
                                div {
                                    dt { (name) }
                                    dd {
                                        (share(&outcome.before))
                                        @if let Some(after) = &outcome.after { " → " b { (share(after)) } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(number(Language::English, 12.34), "12.3");
        assert_eq!(number(Language::French, -0.56), "\u{2212}0,6");
        assert_eq!(
            (grouped(Language::English, 10_000), grouped(Language::French, 999)),
            ("10,000".into(), "999".into())
        );
        assert_eq!(grouped(Language::Russian, 1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(signed(Language::Portuguese, 1.25), "+1,2");
        assert_eq!(signed(Language::English, -0.01), "0.0");
        assert_eq!(percent(Language::English, 0.126), "13%");
        assert_eq!(percent(Language::Russian, 0.001), "<\u{202f}1\u{a0}%");
        assert_eq!(percent(Language::English, 0.999), ">\u{202f}99%");
        assert_eq!((percent(Language::English, 0.0), percent(Language::English, 1.0)), ("0%".into(), "100%".into()));
    }

    #[test]
    fn only_what_chance_would_hardly_give_is_sure() {
        let figure = |low, high| Figure { mean: (low + high) / 2.0, low, high };
        assert!(figure(0.1, 0.3).is_sure() && figure(-0.3, -0.1).is_sure());
        assert!(!figure(-0.1, 0.3).is_sure());
    }
}
