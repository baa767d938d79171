//! The action bar: what the viewer may do now, what it would bring, and why the rest is not possible.

use fluent_bundle::FluentValue;
use game::Seat;
use maud::{Markup, html};
use ra::{Action, AuctionCause, Phase, Sun, Tile};

use super::look::{Look, icon, signed};
use super::reckon::LotChange;
use crate::around;

pub(super) fn act(look: &Look<'_>) -> Markup {
    let suns = look.me().map_or(0, |me| look.view().seats[me].face_up.len());
    let choosing = look.scene.legal.iter().any(|action| matches!(action, Action::Discard(_)));
    let class = match (look.scene.is_my_move(), suns) {
        // Nothing to press here: there is room for the whole sentence.
        (true, _) if choosing => "act go quiet",
        (true, 3..) => "act go tight",
        (true, _) => "act go",
        (false, _) if look.view().winner.is_some() => "act",
        (false, _) => "act quiet",
    };
    html! {
        section class=(class) aria-label=(look.say("ra-actions")) {
            @if look.view().winner.is_some() { (super::over::over(look)) }
            @else if around::stood_in(look.scene) { (around::back(look.scene)) }
            @else if let Some(me) = look.me() {
                (prompt(look)) (buttons(look, me)) (crate::slow::order_button(look.scene)) (around::call_bot(look.scene)) (around::undo(look.scene))
            }
            @else { (watching(look)) }
        }
    }
}

/// What the table waits for, as a headline and a sentence.
fn prompt(look: &Look<'_>) -> Markup {
    let picking = look.scene.legal.iter().any(|action| matches!(action, Action::God(_)));
    html! {
        div class="prompt main" {
            h2 { (headline(look)) }
            p {
                @let brief = brief(look);
                // What the buttons say as well comes last: where there is no room for it, it is not missed.
                @if let Some(brief) = brief { (brief) (lot_change(look)) " " span class="long" { (sentence(look)) } }
                @else { (sentence(look)) " " (lot_change(look)) }
                @let lapsed = crate::slow::lapsed(look.scene);
                @if !lapsed.is_empty() { " " span class="lapsed" { (lapsed) } }
            }
        }
        @if picking && matches!(look.view().phase, Phase::Turn { .. }) {
            div class="prompt picking" {
                h2 { (look.say("ra-pick-title")) }
                p { (look.say("ra-pick")) }
            }
        }
    }
}

/// Whom the table waits for, or what it waits for from the viewer.
pub(super) fn headline(look: &Look<'_>) -> String {
    let Some(seat) = look.scene.to_act else { return String::new() };
    if let Some([headline, _]) = look.scene.held_up() {
        return headline;
    }
    let key = match look.view().phase {
        Phase::Auction { .. } => "ra-head-bid",
        Phase::Gods { .. } => "ra-head-gods",
        Phase::Discard { unrest, .. } => {
            let disaster = if unrest > 0 { Tile::Unrest } else { Tile::Earthquake };
            return look.of("ra-head-discard", seat, &[("disaster", look.tile_label(disaster).into())]);
        }
        _ => "ra-head-turn",
    };
    look.of(key, seat, &[])
}

fn sentence(look: &Look<'_>) -> String {
    let view = look.view();
    if let Some([_, how]) = look.scene.held_up() {
        return how;
    }
    if !look.scene.is_my_move() {
        return match view.phase {
            Phase::Auction { high: Some(bid), .. } => {
                look.of("ra-say-leads", bid.seat, &[("sun", bid.sun.number().into())])
            }
            Phase::Auction { .. } => look.say("ra-say-no-bid"),
            _ => String::new(),
        };
    }
    let gods = look.scene.legal.iter().any(|action| matches!(action, Action::God(_)));
    let may = |action| look.scene.legal.contains(&action);
    match view.phase {
        Phase::Turn { .. } if !may(Action::Draw) => look.say(if gods { "ra-say-full-god" } else { "ra-say-full" }),
        Phase::Turn { .. } if gods => look.say("ra-say-turn-god"),
        Phase::Turn { .. } => look.say(if view.track.is_empty() { "ra-say-turn-empty" } else { "ra-say-turn" }),
        Phase::Gods { .. } => look.say("ra-pick"),
        Phase::Auction { .. } if !may(Action::Pass) => {
            let others = view.seats.iter().filter(|(seat, _)| Some(*seat) != look.me());
            let alone = others.map(|(_, player)| player.face_up.len()).all(|suns| suns == 0);
            look.say(if alone { "ra-say-alone" } else { "ra-say-forced" })
        }
        Phase::Auction { high: Some(bid), .. } => {
            let can = look.scene.legal.iter().any(|action| matches!(action, Action::Bid(_)));
            let key = if can { "ra-say-beat" } else { "ra-say-cannot" };
            look.fill(key, &[("sun", bid.sun.number().into())])
        }
        Phase::Auction { .. } if pass_discards(look) => look.say("ra-say-open-full"),
        Phase::Auction { .. } => look.say(if view.track.is_empty() { "ra-say-open-sun" } else { "ra-say-open" }),
        Phase::Discard { unrest, earthquake, .. } => {
            let key = if unrest > 0 { "ra-say-unrest" } else { "ra-say-earthquake" };
            look.fill(key, &[("n", (if unrest > 0 { unrest } else { earthquake }).into())])
        }
        _ => String::new(),
    }
}

/// Whether all others passed on a full track that the viewer had to put up: the one pass that throws tiles away.
fn pass_discards(look: &Look<'_>) -> bool {
    let mine = |ra_player| Some(ra_player) == look.me();
    let invoked = |cause| cause == AuctionCause::Invoked;
    matches!(look.view().phase, Phase::Auction { ra_player, cause, high: None, .. } if mine(ra_player) && invoked(cause))
        && look.scene.is_my_move()
        && look.view().track.is_full()
}

/// What the lot would bring the viewer, while there is one to be had.
fn at_stake(look: &Look<'_>) -> Option<LotChange> {
    let view = look.view();
    let auction = matches!(view.phase, Phase::Auction { .. } | Phase::Turn { .. });
    let me = look.me().filter(|_| auction && !view.track.is_empty())?;
    Some(LotChange::of(view, me))
}

/// The gaps of all that is said of a lot.
fn gaps<'a>(look: &Look<'_>, change: &LotChange) -> [(&'static str, FluentValue<'a>); 7] {
    [
        ("sun", change.sun.map_or(0, Sun::number).into()),
        ("before", signed(change.now.0).into()),
        ("after", signed(change.now.1).into()),
        ("mbefore", change.monuments.0.into()),
        ("mafter", change.monuments.1.into()),
        ("n", change.chosen.len().into()),
        ("lost", look.listed(&change.lost).into()),
    ]
}

/// What the lot would change for the viewer, in sentences.
fn lot_change(look: &Look<'_>) -> Markup {
    let Some(change) = at_stake(look) else { return html! {} };
    let gaps = gaps(look, &change);
    let figures = figures(look, &change);
    let same = figures.is_empty() && change.lost.is_empty() && change.chosen.is_empty();
    let lead = if change.sun.is_some() { "ra-with-lot-sun" } else { "ra-with-lot" };
    html! {
        span class="stake hide-s" {
            @if same { (look.say("ra-with-lot-same")) }
            @if !figures.is_empty() { (look.rich(lead, &gaps)) " " (joined(&figures)) }
            @if !change.lost.is_empty() { " " (look.rich("ra-with-lot-lost", &gaps)) }
            @if !change.chosen.is_empty() {
                @let best = [("n", change.chosen.len().into()), ("lost", look.listed(&change.chosen).into())];
                " " (look.rich("ra-with-lot-choose", &best))
            }
        }
    }
}

/// The figures that the lot changes, and no others.
fn figures(look: &Look<'_>, change: &LotChange) -> Vec<Markup> {
    let gaps = gaps(look, change);
    let mut figures = Vec::new();
    if change.now.0 != change.now.1 {
        figures.push(look.rich("ra-with-lot-now", &gaps));
    }
    if change.monuments.0 != change.monuments.1 {
        figures.push(look.rich("ra-brief-monuments", &gaps));
    }
    figures
}

fn joined(parts: &[Markup]) -> Markup {
    html! { @for (place, part) in parts.iter().enumerate() { @if place > 0 { " · " } (part) } }
}

/// The same in a few words, for phones: it stands there instead of a sentence that only says what the buttons say.
fn brief(look: &Look<'_>) -> Option<Markup> {
    let may = |action| look.scene.legal.contains(&action);
    let general = match look.view().phase {
        _ if look.scene.held_up().is_some() || pass_discards(look) => false,
        Phase::Turn { .. } => may(Action::Draw),
        Phase::Auction { .. } => {
            may(Action::Pass) && look.scene.legal.iter().any(|action| matches!(action, Action::Bid(_)))
        }
        _ => false,
    };
    let change = at_stake(look).filter(|_| general)?;
    let gaps = gaps(look, &change);
    let mut parts = figures(look, &change);
    if !change.lost.is_empty() {
        parts.push(look.rich("ra-brief-lost", &gaps));
    }
    if !change.chosen.is_empty() {
        parts.push(look.rich("ra-brief-choose", &gaps));
    }
    let lead = if change.sun.is_some() { "ra-brief-sun" } else { "ra-brief" };
    Some(html! {
        span class="stake brief" {
            @if parts.is_empty() { (look.say("ra-brief-same")) } @else { (look.rich(lead, &gaps)) " " (joined(&parts)) }
        }
    })
}

fn buttons(look: &Look<'_>, me: Seat) -> Markup {
    let inner = html! {
        @match look.view().phase {
            Phase::Discard { seat, .. } if seat == me => {}
            Phase::Gods { seat } if seat == me => {
                (step(look, Action::Done, "D", html! { (icon("i-next", "")) }, "primary", look.say("ra-done"), None))
            }
            _ => { (turn_buttons(look, me)) span class="vr n" {} (bids(look, me)) (pass(look)) }
        }
    };
    html! {
        @if look.scene.is_my_move() {
            form id="steps" class="steps" method="post" action={ "/t/" (look.scene.table) "/act" } {
                (around::hidden(look.scene)) (inner)
            }
        } @else {
            div class="steps" { (inner) }
        }
    }
}

/// One action: a submit button, or a button that says why not.
fn step(
    look: &Look<'_>,
    action: Action,
    key: &str,
    art: Markup,
    class: &str,
    label: String,
    why: Option<String>,
) -> Markup {
    let inner = html! { (art) span class="col" { span { (label) } kbd aria-hidden="true" { (key) } } };
    html! {
        @if look.scene.legal.contains(&action) {
            button class={ "b " (class) }
            title=(label) name="step" value=(action) data-key=(key) aria-keyshortcuts=(key) {
                (inner)
            }
        } @else {
            button type="button" class={ "b n " (class) } disabled title=[why] { (inner) }
        }
    }
}

fn turn_buttons(look: &Look<'_>, me: Seat) -> Markup {
    let art = |id| html! { (icon(id, "")) };
    let gods = look.scene.legal.iter().any(|action| matches!(action, Action::God(_)));
    html! {
        (step(look, Action::Draw, "D", art("bag"), "", look.say("ra-draw"), Some(not_now(look, NotNow::Draw))))
        (step(look, Action::Invoke, "R", art("ra"), "rab", look.say("ra-invoke"), Some(not_now(look, NotNow::Invoke))))
        @if gods {
            a class="b pickb" href="#lot" data-key="G" {
                (art("god-thoth")) span class="col" { span { (look.say("ra-spend")) } kbd aria-hidden="true" { "G" } }
            }
            a class="b unpickb" href="#act" data-key="G" {
                span class="col" { span { (look.say("ra-pick-back")) } kbd aria-hidden="true" { "G" } }
            }
        } @else {
            button type="button" class="b n" disabled title=(not_now(look, NotNow::Gods(me))) {
                (art("god-thoth")) span class="col" { span { (look.say("ra-spend")) } kbd aria-hidden="true" { "G" } }
            }
        }
    }
}

fn bids(look: &Look<'_>, me: Seat) -> Markup {
    let forced = look.scene.is_my_move()
        && matches!(look.view().phase, Phase::Auction { .. })
        && !look.scene.legal.contains(&Action::Pass);
    html! {
        @for (place, sun) in look.view().seats[me].face_up.iter().enumerate() {
            (bid(look, sun, (place + 1).to_string(), forced))
        }
    }
}

fn bid(look: &Look<'_>, sun: Sun, key: String, forced: bool) -> Markup {
    let label = look.fill("ra-bid", &[("sun", sun.number().into())]);
    let inner = html! {
        (look.sun_mute(sun))
        span class="col" {
            span { (look.rich("ra-bid-short", &[("sun", sun.number().into())])) } kbd aria-hidden="true" { (key) }
        }
    };
    html! {
        @if look.scene.legal.contains(&Action::Bid(sun)) {
            button class={ "b bidb" @if forced { " forced" } }
            name="step" value=(Action::Bid(sun)) data-key=(key) aria-keyshortcuts=(key) title=(label) {
                (inner)
            }
        } @else {
            @let low = matches!(look.view().phase, Phase::Auction { .. }) && look.scene.is_my_move();
            button type="button" class={ "b bidb" @if !low { " n" } } disabled title=(not_now(look, NotNow::Bid(sun))) {
                (inner)
            }
        }
    }
}

fn pass(look: &Look<'_>) -> Markup {
    let auction = matches!(look.view().phase, Phase::Auction { .. });
    let forced = auction && look.scene.is_my_move() && !look.scene.legal.contains(&Action::Pass);
    html! {
        @if !forced {
            (step(look, Action::Pass, "P", html! {}, "pass", look.say("ra-pass"), Some(not_now(look, NotNow::Pass))))
        }
    }
}

enum NotNow {
    Draw,
    Invoke,
    Gods(Seat),
    Bid(Sun),
    Pass,
}

/// Why something is not possible now.
fn not_now(look: &Look<'_>, what: NotNow) -> String {
    let view = look.view();
    if !look.scene.is_my_move() {
        let waiting = look.scene.to_act.map(|seat| look.of("ra-why-waiting", seat, &[]));
        return waiting.unwrap_or_default();
    }
    match (what, view.phase) {
        (NotNow::Bid(sun), Phase::Auction { high: Some(bid), .. }) => {
            look.fill("ra-why-low", &[("sun", sun.number().into()), ("high", bid.sun.number().into())])
        }
        (NotNow::Draw | NotNow::Invoke | NotNow::Gods(_), Phase::Auction { .. }) => look.say("ra-why-auction"),
        (NotNow::Draw, _) => look.say("ra-why-full"),
        (NotNow::Gods(me), _) if view.seats[me].holding().count(Tile::God) == 0 => look.say("ra-why-no-god"),
        (NotNow::Gods(_), _) => look.say("ra-why-no-tile"),
        _ => look.say("ra-why-no-auction"),
    }
}

fn watching(look: &Look<'_>) -> Markup {
    html! {
        div class="prompt" {
            h2 { (headline(look)) }
            p { (sentence(look)) " " (look.say("table-watching")) }
        }
    }
}
