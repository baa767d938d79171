//! What scores, and examples whose points the rules themselves reckon.

use maud::{Markup, html};
use ra::{CIVILISATION, GOD, GOLD, Holding, Points, Tile, epoch_points};

use crate::art::tile;
use crate::words::Words;

/// Points with their sign, as people write them: +5, −2, 0.
fn signed(points: i16) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("\u{2212}{}", points.unsigned_abs()),
    }
}

pub(super) fn scoring(words: Words) -> Markup {
    let civilisation = [
        ("three", CIVILISATION[3].into()),
        ("four", CIVILISATION[4].into()),
        ("five", CIVILISATION[5].into()),
        ("none", signed(CIVILISATION[0]).into()),
    ];
    let each = [
        ("pharaoh", "glossary-group-pharaohs", words.say("rules-score-pharaohs")),
        ("gold", "glossary-group-gold", words.fill("rules-score-gold", &[("points", GOLD.into())])),
        ("god-thoth", "glossary-group-gods", words.fill("rules-score-gods", &[("points", GOD.into())])),
        ("nile", "glossary-group-river", words.say("rules-score-river")),
        ("astronomy", "glossary-group-civilisation", words.fill("rules-score-civilisation", &civilisation)),
    ];
    let last = [
        ("sphinx", "rules-kinds", words.say("rules-score-kinds")),
        ("pyramid", "rules-sets", words.say("rules-score-sets")),
        ("sun", "rules-suns", words.say("rules-score-suns")),
    ];
    html! {
        div class="halves" {
            div {
                h3 { (words.say("rules-scoring-each")) }
                (list(words, &each))
            }
            div {
                h3 { (words.say("rules-scoring-last")) }
                (list(words, &last))
                p { (words.say("rules-floor")) }
            }
        }
        h3 { (words.say("rules-examples")) }
        ul class="examples" {
            @for example in EXAMPLES { (example.shown(words)) }
            (pharaohs(words))
        }
    }
}

fn list(words: Words, rows: &[(&str, &str, String)]) -> Markup {
    html! {
        ul class="pictured" {
            @for (id, name, text) in rows { li { (tile(id, false)) p { b { (words.say(name)) "." } " " (text) } } }
        }
    }
}

/// Tiles, and which of their points count here.
struct Example {
    tiles: &'static [(Tile, u8)],
    parts: fn(&Points) -> Vec<i16>,
}

const EXAMPLES: [Example; 4] = [
    Example {
        tiles: &[(Tile::Art, 2), (Tile::Religion, 1), (Tile::Writing, 1), (Tile::Astronomy, 1)],
        parts: |points| vec![points.civilisation],
    },
    Example { tiles: &[(Tile::Flood, 2), (Tile::Nile, 3)], parts: |points| vec![points.river] },
    Example { tiles: &[(Tile::Nile, 5)], parts: |points| vec![points.river] },
    Example {
        tiles: &[(Tile::Sphinx, 3), (Tile::Obelisk, 1), (Tile::Temple, 1), (Tile::Palace, 1)],
        parts: |points| vec![points.monument_kinds, points.monument_sets],
    },
];

impl Example {
    fn parts(&self) -> Vec<i16> {
        let mut holding = Holding::default();
        for (tile, count) in self.tiles {
            holding.add(*tile, *count);
        }
        let points = epoch_points(&[holding, Holding::default()], true);
        points.values().next().map(self.parts).unwrap_or_default()
    }

    fn shown(&self, words: Words) -> Markup {
        let parts = self.parts();
        let sum: i16 = parts.iter().sum();
        let sum = words.fill("rules-points", &[("points", sum.into())]);
        let listed: Vec<String> = parts.iter().map(i16::to_string).collect();
        let told = if parts.len() > 1 { format!("{} = {sum}", listed.join(" + ")) } else { sum };
        html! {
            li {
                span class="hand" { @for (kind, count) in self.tiles { (counted(words, *kind, *count)) } }
                b { (told) }
            }
        }
    }
}

/// A tile with how many of it, as at the table.
fn counted(words: Words, kind: Tile, count: u8) -> Markup {
    let name = words.say(&crate::glossary::name(words, kind));
    html! {
        span class="slot" role="img" aria-label=(format!("{name}: {count}")) {
            (tile(words.tile(kind), false))
            @if count > 1 { span class="n" { (count) } }
        }
    }
}

/// Pharaohs are compared between players, so this example has four of them.
fn pharaohs(words: Words) -> Markup {
    let hands = [4, 2, 2, 1].map(|count| {
        let mut holding = Holding::default();
        holding.add(Tile::Pharaoh, count);
        holding
    });
    let points = epoch_points(&hands, false);
    html! {
        li {
            span class="hand" { @for hand in &hands { (counted(words, Tile::Pharaoh, hand.count(Tile::Pharaoh))) } }
            b { @for (seat, points) in points.iter() { @if seat.index() > 0 { " · " } (signed(points.pharaohs)) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_are_worth_what_the_rules_say() {
        let worth: Vec<Vec<i16>> = EXAMPLES.iter().map(Example::parts).collect();
        assert_eq!(worth, [vec![10], vec![5], vec![0], vec![4, 5]]);
        assert_eq!([5, 0, -2].map(signed), ["+5", "0", "−2"]);
    }
}
