//! A conflict: the dice pair by pair, what each pair cost, and what came of it.

use game::Seat;
use maud::{Markup, html};
use rawsiko::{Action, Dice, Event, Losses, Territory};

use super::look::{Look, icon, token};
use crate::around;
use crate::art::letter;

/// A conflict as it was told.
struct Fight {
    attacker: Seat,
    defender: Seat,
    from: Territory,
    to: Territory,
    attack: Dice,
    defence: Dice,
    losses: Losses,
    taken: bool,
}

/// The last conflict, if nothing was done since.
fn last(look: &Look<'_>) -> Option<Fight> {
    let mut taken = false;
    let mut fought = None;
    for event in look.scene.recent.iter().rev() {
        match event {
            Event::Taken { .. } => taken = true,
            Event::Emptied { .. } | Event::Eliminated { .. } | Event::Shortened { .. } | Event::GameEnded { .. } => {}
            Event::Fought { attack, defence, losses, .. } if fought.is_none() => {
                fought = Some((*attack, *defence, *losses))
            }
            Event::Attacked { seat, defender, from, to, .. } => {
                let (attack, defence, losses) = fought?;
                let (attacker, defender, from, to) = (*seat, *defender, *from, *to);
                return Some(Fight { attacker, defender, from, to, attack, defence, losses, taken });
            }
            _ => return None,
        }
    }
    None
}

pub(super) fn fight(look: &Look<'_>) -> Markup {
    let Some(fight) = last(look) else { return html! {} };
    let concerns = look.me().is_some_and(|me| me == fight.attacker || me == fight.defender);
    let rounds = fight.attack.faces().len().max(fight.defence.faces().len());
    html! {
        section class={ "dlg" @if concerns { " ours" } } id={ "fight-" (look.scene.trail.step) } role="group" aria-labelledby="fight-t" {
            header {
                (icon("i-die", ""))
                div {
                    h2 id="fight-t" { (look.say("rawsiko-tool-attack")) }
                    p { (look.place(fight.from)) " → " (look.place(fight.to)) }
                }
                button type="button" class="iconbtn" data-do="close-fight" aria-label=(look.say("table-close")) { "✕" }
            }
            div class="fight" {
                div class="who2 r" {
                    span { (look.name(fight.attacker)) small { (look.fill("rawsiko-fight-attacks", &[("n", fight.attack.count().into())])) } }
                    (token(fight.attacker, ""))
                }
                div class="vs" { (look.say("rawsiko-fight-against")) }
                div class="who2" {
                    (token(fight.defender, ""))
                    span { (look.name(fight.defender)) small { (look.fill("rawsiko-fight-defends", &[("n", fight.defence.count().into())])) } }
                }
                @for place in 0..rounds { (pair(look, &fight, place)) }
            }
            p class="res" { (result(look, &fight)) small { (look.rich("rawsiko-fight-lost", &losses(look, &fight))) } }
            (again(look, &fight))
        }
    }
}

fn losses<'a>(look: &Look<'a>, fight: &Fight) -> [(&'static str, super::look::Gap<'a>); 4] {
    [
        ("one", look.name(fight.attacker).into()),
        ("n", fight.losses.attacker.into()),
        ("other", look.name(fight.defender).into()),
        ("m", fight.losses.defender.into()),
    ]
}

fn pair(look: &Look<'_>, fight: &Fight, place: usize) -> Markup {
    let (one, other) = (fight.attack.faces().get(place), fight.defence.faces().get(place));
    let (Some(a), Some(d)) = (one, other) else {
        return html! {
            div class="pair un" {
                div class="a" { @if let Some(face) = one { (die(look, *face, fight.attacker, "")) } }
                div class="m" { (look.say("rawsiko-fight-alone")) }
                div class="d" { @if let Some(face) = other { (die(look, *face, fight.defender, "")) } }
            }
        };
    };
    let wins = a > d;
    let key = match a.cmp(d) {
        std::cmp::Ordering::Greater => "rawsiko-dice-beats",
        std::cmp::Ordering::Equal => "rawsiko-dice-ties",
        std::cmp::Ordering::Less => "rawsiko-dice-loses",
    };
    let loser = if wins { fight.defender } else { fight.attacker };
    html! {
        div class="pair" {
            div class="a" { (die(look, *a, fight.attacker, if wins { "" } else { "lost" })) }
            div class="m" {
                (look.fill(key, &[("one", (*a).into()), ("other", (*d).into())]))
                br; span class="dn" { bdi { (look.name(loser)) } " −1" }
            }
            div class="d" { (die(look, *d, fight.defender, if wins { "lost" } else { "" })) }
        }
    }
}

/// Where the spots of a die are.
const SPOTS: [&[(u8, u8)]; 6] = [
    &[(26, 26)],
    &[(16, 16), (36, 36)],
    &[(15, 15), (26, 26), (37, 37)],
    &[(16, 16), (36, 16), (16, 36), (36, 36)],
    &[(16, 16), (36, 16), (26, 26), (16, 36), (36, 36)],
    &[(16, 14), (36, 14), (16, 26), (36, 26), (16, 38), (36, 38)],
];

fn die(look: &Look<'_>, face: u8, seat: Seat, class: &str) -> Markup {
    let spots = SPOTS[usize::from(face.clamp(1, 6)) - 1];
    html! {
        svg class={ "die " (class) } viewBox="0 0 52 52" data-seat=(letter(seat)) role="img" aria-label=(look.fill("rawsiko-die", &[("n", face.into())])) {
            rect x="2" y="2" width="48" height="48" rx="12" {}
            @for (x, y) in spots { circle cx=(x) cy=(y) r="4.6" {} }
        }
    }
}

fn result(look: &Look<'_>, fight: &Fight) -> String {
    let place = ("place", look.place(fight.to).into());
    if fight.taken {
        return look.of("rawsiko-fight-taken", fight.attacker, &[place]);
    }
    let left = look.view().board[fight.to.index()].assets;
    look.fill("rawsiko-fight-holds", &[place, ("n", left.into())])
}

/// The same attack once more, with as many as can go.
fn again(look: &Look<'_>, fight: &Fight) -> Markup {
    let (from, to) = (fight.from, fight.to);
    let most = (1..=3).rev().map(|n| Action::Attack { from, to, n }).find(|action| look.scene.legal.contains(action));
    html! {
        @if look.me() == Some(fight.attacker) && look.scene.is_my_move() {
            footer {
                button type="button" class="b" data-do="close-fight" { (look.say("rawsiko-fight-done")) }
                @if let Some(action @ Action::Attack { n, .. }) = most {
                    form class="steps" method="post" action={ "/t/" (look.scene.table) "/act" } {
                        (around::hidden(look.scene))
                        button class="b primary" name="step" value=(action) data-key="A" data-patient {
                            (look.fill("rawsiko-fight-again", &[("n", n.into())]))
                        }
                    }
                }
            }
        }
    }
}
