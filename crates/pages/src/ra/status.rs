//! How things stand in words: the title of the page and what the live region says first.

use maud::{Markup, html};
use ra::{Action, EPOCHS, Phase, Scores, Suns};

use super::look::{Look, icon};

/// The title: what the table waits for.
pub(super) fn title(look: &Look<'_>) -> String {
    if look.view().winner.is_some() { super::over::headline(look) } else { super::act::headline(look) }
}

/// What the viewer must know to act without seeing the table.
pub(super) fn status(look: &Look<'_>) -> String {
    let view = look.view();
    let mut said = vec![look.sentence(title(look))];
    if view.winner.is_some() {
        return said.join(" ");
    }
    if let Phase::Auction { high, .. } = view.phase {
        let tiles = view.track.tiles();
        said.push(look.fill("ra-said-tiles", &[("n", tiles.len().into()), ("tiles", look.listed(tiles).into())]));
        if let Some(bid) = high {
            said.push(look.of("ra-said-high", bid.seat, &[("sun", bid.sun.number().into())]));
        }
    }
    if look.scene.is_my_move() {
        said.push(options(look));
    }
    said.join(" ")
}

/// What the viewer may do, as a sentence.
fn options(look: &Look<'_>) -> String {
    let legal = look.scene.legal;
    let suns: Suns =
        legal.iter().filter_map(|action| if let Action::Bid(sun) = action { Some(*sun) } else { None }).collect();
    let has = |action: Action| if legal.contains(&action) { "yes" } else { "no" };
    match look.view().phase {
        Phase::Auction { .. } => {
            let gaps =
                [("suns", look.numbers(suns).into()), ("n", suns.len().into()), ("pass", has(Action::Pass).into())];
            look.fill("ra-said-may-bid", &gaps)
        }
        Phase::Turn { .. } => {
            let gods = legal.iter().any(|action| matches!(action, Action::God(_)));
            let god = if gods { "yes" } else { "no" };
            look.fill("ra-said-may-turn", &[("draw", has(Action::Draw).into()), ("god", god.into())])
        }
        Phase::Discard { .. } => {
            let tiles: Vec<_> = legal
                .iter()
                .filter_map(|action| if let Action::Discard(tile) = action { Some(*tile) } else { None })
                .collect();
            look.fill("ra-said-may-lose", &[("tiles", look.listed(&tiles).into())])
        }
        _ => {
            let tiles: Vec<_> = legal
                .iter()
                .filter_map(|action| if let Action::God(tile) = action { Some(*tile) } else { None })
                .collect();
            look.fill("ra-said-may-take", &[("tiles", look.listed(&tiles).into())])
        }
    }
}

/// What stands in the top bar: who plays how, the epoch, and on phones the bag.
pub(super) fn head(look: &Look<'_>) -> Markup {
    let view = look.view();
    let scores = if view.options.scores == Scores::Hidden { "hidden" } else { "open" };
    let epoch = look.fill("ra-epoch", &[("n", view.epoch.into()), ("of", EPOCHS.into())]);
    let reign = look.say(&format!("ra-reign-{}", view.epoch));
    html! {
        span class="where hide-s" {
            (look.rich("ra-where", &[("n", view.seats.seats().into()), ("scores", scores.into())]))
        }
        span class="sp" {}
        span class="epochs" {
            @for n in 1..=EPOCHS { (icon("epoch", if n <= view.epoch { "" } else { "off" })) }
            span class="hide-s" title=(reign) {
                (epoch) span class="kingdom" { " · " (look.say(&format!("ra-kingdom-{}", view.epoch))) } span class="reign" { " · " (reign) }
            }
            span class="sr only-phone" { (epoch) ", " (reign) }
        }
        button type="button" class="only-phone stat" data-open="bag"
            aria-label=(look.fill("ra-bag-stat", &[("n", view.bag.total().into())])) {
            (icon("bag", "")) (view.bag.total())
        }
    }
}
