//! Bars for the projector: each seat as it was and with the change, with the ends of the interval.

use maud::{Markup, html};

use super::figures::{number, percent};
use super::{Figure, Outcome, Sat, SeatOutcome};
use crate::Words;
use crate::art::letter;

/// Which figure is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The share of the wins.
    Wins,
    /// The points.
    Points,
}

/// The chart in its own units: names on the left, bars, figures on the right.
const WIDTH: f64 = 480.0;
const LEFT: f64 = 116.0;
const RIGHT: f64 = 62.0;
const BAR: f64 = 17.0;
const GAP: f64 = 13.0;
/// A name longer than this is cut: the table beside has it whole.
const LETTERS: usize = 13;

/// Which bar is which.
pub(super) fn legend(words: Words) -> Markup {
    html! {
        p class="lab-legend" {
            span { svg viewBox="0 0 24 14" aria-hidden="true" { rect class="before" width="24" height="14" {} } (words.say("what-if-before")) }
            span { svg viewBox="0 0 24 14" aria-hidden="true" { rect class="after" width="24" height="14" {} } (words.say("what-if-after")) }
        }
    }
}

/// One chart. What it shows stands in the table as well.
pub(super) fn chart(words: Words, sat: &[Sat], outcome: &Outcome, kind: Kind) -> Markup {
    let language = words.language();
    let of = |seat: &SeatOutcome| if kind == Kind::Wins { seat.wins } else { seat.points };
    let title = words.say(if kind == Kind::Wins { "what-if-wins" } else { "what-if-points" });
    let after = outcome.after.as_deref();
    let all = outcome.before.iter().chain(after.into_iter().flatten()).map(of);
    let most =
        all.map(|figure| figure.high.max(figure.mean)).fold(if kind == Kind::Wins { 0.2 } else { 5.0 }, f64::max);
    let scale = |figure: f64| (figure / most * (WIDTH - LEFT - RIGHT)).max(0.0);
    let told = |figure: Figure| match kind {
        Kind::Wins => percent(language, figure.mean),
        Kind::Points => number(language, figure.mean),
    };
    let bars = if after.is_some() { 2.0 } else { 1.0 };
    let row = bars * BAR + GAP;
    let height = row * sat.len() as f64;
    html! {
        figure class="lab-chart" {
            figcaption { (title) }
            svg viewBox=(format!("0 0 {WIDTH} {height}")) role="img" aria-label=(words.fill("what-if-chart", &[("title", title.as_str().into())])) {
                @for (place, sat) in sat.iter().enumerate() {
                    @let top = place as f64 * row + GAP / 2.0;
                    @let middle = top + bars * BAR / 2.0;
                    g data-seat=(letter(sat.seat)) {
                        rect class="letter" x="0" y=(middle - 10.0) width="20" height="20" rx="5" {}
                        text class="on-letter" x="10" y=(middle + 5.0) { (letter(sat.seat).to_ascii_uppercase()) }
                        text class="name" x="27" y=(middle + 5.0) { (short(&sat.name)) }
                        (bar("before", top, of(&outcome.before[place]), &scale, told(of(&outcome.before[place]))))
                        @if let Some(after) = after {
                            (bar("after", top + BAR, of(&after[place]), &scale, told(of(&after[place]))))
                        }
                    }
                }
                path class="axis" d=(format!("M{LEFT} 0V{height}")) {}
            }
        }
    }
}

/// One bar with its interval and its figure.
fn bar(class: &str, top: f64, figure: Figure, scale: &impl Fn(f64) -> f64, told: String) -> Markup {
    let (low, high) = (LEFT + scale(figure.low), LEFT + scale(figure.high));
    let middle = top + BAR / 2.0;
    let round = |part: f64| (part * 10.0).round() / 10.0;
    let whisker = format!(
        "M{low} {middle}H{high}M{low} {}v6M{high} {}v6",
        middle - 3.0,
        middle - 3.0,
        low = round(low),
        high = round(high)
    );
    html! {
        rect class=(class) x=(LEFT) y=(top + 1.0) width=(round(scale(figure.mean))) height=(BAR - 2.0) {}
        path class="whisker" d=(whisker) {}
        text class={ "figure " (class) } x=(round(high + 7.0)) y=(middle + 5.0) { (told) }
    }
}

fn short(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    name.chars().take(LETTERS - 1).chain(['…']).collect()
}
