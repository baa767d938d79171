//! The action tool: what the viewer must do now. The script fills in what is chosen on the map; what it says then stands
//! here, in the reader's language. Without a script the list of territories offers the same.

use maud::{Markup, html};
use rawsiko::{Action, Material, Materials, Phase, Territories};

use super::look::{Look, icon};
use crate::around;

pub(super) fn act(look: &Look<'_>) -> Markup {
    let mine = look.scene.is_my_move();
    html! {
        @if look.scene.to_act.is_none() { section class="tool card done" aria-label=(look.say("rawsiko-actions")) { (over(look)) } }
        @else if around::stood_in(look.scene) { section class="tool card" aria-label=(look.say("rawsiko-actions")) { (around::back(look.scene)) } }
        @else if mine { (tool(look)) }
        @else { section class="tool card quiet" aria-label=(look.say("rawsiko-actions")) { (waiting(look)) } }
    }
}

/// The tool of whoever decides.
fn tool(look: &Look<'_>) -> Markup {
    let lapsed = crate::slow::lapsed(look.scene);
    let say = |key: &str| look.say(key);
    let mode = match look.view().phase {
        Phase::Claim { .. } => "claim",
        Phase::Place { .. } => "place",
        Phase::Trade { .. } => "trade",
        _ => "act",
    };
    html! {
        section class={ "tool card go " (mode) } id="tool" data-mode=(mode) aria-label=(say("rawsiko-actions"))
            data-size=[claim_size(look)] data-left=[left(look)] data-claims=[claims(look)] data-suggest=[suggestion(look)]
            data-say-claim=(say("rawsiko-tool-picked")) data-say-more=(say("rawsiko-tool-more"))
            data-say-move=(say("rawsiko-tool-move")) data-say-take=(say("rawsiko-tool-take"))
            data-say-taken=(look.fill("rawsiko-why-taken", &[("place", "{place}".into())]))
            data-say-not-there=(look.fill("rawsiko-why-not-there", &[("place", "{place}".into()), ("continent", "{continent}".into())]))
            data-say-attack=(say("rawsiko-tool-attack"))
            data-say-to=(say("rawsiko-tool-to"))
            data-say-most=(look.fill("rawsiko-tool-most", &[("n", "{n}".into())]))
            data-say-dice=(look.fill("rawsiko-tool-dice", &[("a", "{a}".into()), ("d", "{d}".into())]))
            data-say-odds=(look.fill("rawsiko-tool-odds", &[("now", "{now}".into()), ("all", "{all}".into())]))
            data-say-risk=(say("rawsiko-tool-risk")) data-say-roll=(say("rawsiko-tool-roll")) data-say-go=(say("rawsiko-tool-go")) data-say-leave=(say("rawsiko-tool-leave")) {
            h2 { (icon(if mode == "act" { "i-arrow" } else { "i-flag" }, "")) span id="tool-title" { (title(look)) } }
            div id="legs" class="legs" {}
            @if mode == "act" {
                div id="count" class="step" role="group" aria-label=(say("rawsiko-tool-count")) hidden {
                    button type="button" data-do="less" aria-label=(say("rawsiko-tool-less")) { (icon("i-minus", "")) }
                    span { b id="count-n" aria-live="polite" { "1" } small id="count-most" {} }
                    button type="button" data-do="more" aria-label=(say("rawsiko-tool-plus")) { (icon("i-plus", "")) }
                }
            }
            p class="odds" id="tool-note" aria-live="polite" { (note(look)) @if !lapsed.is_empty() { " " (lapsed) } }
            @if mode == "claim" {
                button type="button" class="b suggest with-script" data-do="suggest" { (say("rawsiko-tool-suggest")) }
            }
            @if mode == "trade" { (trade(look)) }
            @else {
                // Where a press on the map does it at once, nothing is left to confirm.
                @if mode != "place" { form id="order" class="go2" method="post" action={ "/t/" (look.scene.table) "/act" } hidden {
                    (around::hidden(look.scene))
                    input type="hidden" name="step" value="" disabled;
                    button type="button" class="b" data-do="cancel" aria-label=(say("rawsiko-tool-cancel")) { (icon("i-x", "")) }
                    button class="b primary" id="confirm" { (icon("i-check", "")) span { (say("rawsiko-tool-go")) } }
                } }
                p class="odds tolist" { a href="#list" { (say("rawsiko-tool-list")) } }
            }
            (crate::slow::order_button(look.scene))
            (around::undo(look.scene))
        }
    }
}

fn title(look: &Look<'_>) -> String {
    match look.view().phase {
        Phase::Claim { .. } => look.fill("rawsiko-tool-claim", &[("n", claim_size(look).unwrap_or(0).into())]),
        Phase::Place { left, .. } => look.fill("rawsiko-tool-left", &[("n", left.into())]),
        Phase::Trade { left, .. } => look.fill("rawsiko-tool-trade", &[("n", left.into())]),
        _ => look.say("rawsiko-tool-act"),
    }
}

fn note(look: &Look<'_>) -> String {
    match look.view().phase {
        Phase::Claim { second, .. } => {
            let dealt = look.me().and_then(|me| look.view().seats[me].dealt);
            match dealt {
                Some(dealt) => {
                    let continent = dealt[usize::from(second)].name(look.scene.language);
                    look.fill("rawsiko-ask-dealt", &[("continent", continent.into())])
                }
                None => look.fill("rawsiko-note-claim", &[("n", claim_size(look).unwrap_or(0).into())]),
            }
        }
        Phase::Place { .. } => look.say("rawsiko-note-place"),
        Phase::Trade { .. } => look.say("rawsiko-note-trade"),
        _ => {
            let can = look.me().map_or(0, |me| look.view().seats[me].movable);
            let last = look.view().turn == look.view().turns;
            let said = look.fill("rawsiko-note-act", &[("n", can.into())]);
            if last { format!("{said} {}", look.say("rawsiko-ask-last")) } else { said }
        }
    }
}

/// How many territories a claim takes now.
pub(super) fn claim_size(look: &Look<'_>) -> Option<u8> {
    match look.view().phase {
        Phase::Claim { second, .. } => Some(look.seating()?.claims[usize::from(second)]),
        _ => None,
    }
}

fn left(look: &Look<'_>) -> Option<u8> {
    match look.view().phase {
        Phase::Place { left, .. } => Some(left),
        _ => None,
    }
}

/// What can be claimed, for the script: groups of territories.
fn claims(look: &Look<'_>) -> Option<String> {
    matches!(look.view().phase, Phase::Claim { .. }).then(|| {
        let groups = look.scene.legal.iter().filter_map(|action| match action {
            Action::Claim(group) => Some(group.territories().to_string()),
            _ => None,
        });
        groups.collect::<Vec<_>>().join(",")
    })
}

/// The claim that brings most of what the card needs: whoever does not know the world yet can begin with it.
fn suggestion(look: &Look<'_>) -> Option<String> {
    let mine = look.mine.as_ref()?;
    let claims = look.scene.legal.iter().filter_map(|action| match action {
        Action::Claim(group) => Some(group.territories()),
        _ => None,
    });
    let worth = |territories: &Territories| {
        let more = territories.iter().fold(Materials::NONE, |all, one| all.union(one.materials()));
        let gain = mine.gain(more);
        (gain.needed.len(), gain.materials.len())
    };
    // The first of equals.
    claims.rev().max_by_key(worth).map(|best| best.to_string())
}

/// All materials, those that help most first: what completes applications, what is needed, what one has not, the rest.
fn wanted(look: &Look<'_>) -> Vec<Material> {
    let mut all: Vec<Material> = Material::all().collect();
    all.sort_by_key(|material| {
        let gain = look.mine.as_ref().map(|mine| mine.gain(Materials::NONE.with(*material))).unwrap_or_default();
        let points: u16 = gain.applications.iter().map(|one| u16::from(one.points())).sum();
        std::cmp::Reverse((points, gain.needed.len(), gain.materials.len()))
    });
    all
}

/// Every material is a button.
fn trade(look: &Look<'_>) -> Markup {
    html! {
        form id="steps" class="trades" method="post" action={ "/t/" (look.scene.table) "/act" } {
            (around::hidden(look.scene))
            @for material in wanted(look) {
                @let name = material.name(look.scene.language);
                button class={ "chip " (look.held(material).class()) } name="step" value=(Action::Trade(material)) title=(name) {
                    (material) span class="sr" { ", " (name) }
                }
            }
        }
    }
}

/// What the table waits for, for everybody else.
fn waiting(look: &Look<'_>) -> Markup {
    html! {
        h2 { (super::status::headline(look)) }
        p class="odds" {
            @if let Some([_, how]) = look.scene.held_up() { (how) }
            @else if look.me().is_none() { (look.sentence(super::status::phase(look))) }
            @else { (super::status::phase(look)) }
            @if look.me().is_none() { " " (look.say("table-watching")) }
        }
        (crate::slow::order_button(look.scene))
        (around::call_bot(look.scene))
        (around::undo(look.scene))
    }
}

/// Who won, and what next.
fn over(look: &Look<'_>) -> Markup {
    html! {
        h2 { (super::status::headline(look)) }
        p class="odds" { @if look.scene.next.is_empty() { (look.say("rawsiko-over")) } @else { (around::invited(look.scene)) } }
        div class="steps" {
            button type="button" class="b" data-open="scoring" data-key="S" { (look.say("rawsiko-scoring-open")) }
            a class="b" href=(look.scene.trail.address(0)) { (look.say("replay-watch")) }
            a class="b" href={ "/t/" (look.scene.table) "/what-if" } { (look.say("what-if-offer")) }
            a class="b" href={ "/t/" (look.scene.table) "/fair" } { (look.say("fair-title")) }
        }
        (around::again(look.scene))
    }
}
