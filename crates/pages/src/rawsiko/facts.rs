//! What the game teaches: a card for every material and every territory, with real figures and who gives them. They stay
//! as they are, so they are in the document once and in no part.

use maud::{Markup, html};
use rawsiko::{Material, Source, Territory};

use super::look::{Look, icon, picture};

/// So many suppliers are shown.
const SUPPLIERS: usize = 3;

pub(super) fn facts(look: &Look<'_>) -> Markup {
    html! {
        div id="facts" class="facts" tabindex="-1" {
            div class="fact index" {
                p { (look.say("rawsiko-facts-lead")) }
                h3 { (look.say("rawsiko-list-materials")) }
                p class="chips" { @for one in Material::all() { (link(look, one)) } }
                h3 { (look.say("rawsiko-col-territories")) }
                ul class="tl" { @for one in Territory::all() { li { a href={ "#g-" (one) } { (look.place(one)) } } } }
            }
            @for one in Material::all() { (material(look, one)) }
            @for one in Territory::all() { (territory(look, one)) }
        }
    }
}

/// A chip that leads to its card; what it is to the viewer changes and is said elsewhere.
fn link(look: &Look<'_>, material: Material) -> Markup {
    let name = material.name(look.scene.language);
    html! {
        a class="chip" href={ "#f-" (material) } title=(name) { span aria-hidden="true" { (material) } span class="sr" { (name) } }
    }
}

fn back(look: &Look<'_>) -> Markup {
    html! { a class="back" href="#facts" { (icon("i-list", "s")) (look.say("rawsiko-facts-all")) } }
}

fn material(look: &Look<'_>, one: Material) -> Markup {
    let language = look.scene.language;
    let years: Vec<String> = one.eu_lists().iter().map(u16::to_string).collect();
    html! {
        article class="fact" id={ "f-" (one) } tabindex="-1" aria-label=(one.name(language)) data-where=(one.territories()) {
            div class="h" {
                svg class="big" aria-hidden="true" { use href=(picture(&format!("m-{one}"))) {} }
                div { h3 { (one.name(language)) } small { (look.fill("rawsiko-fact-lists", &[("years", years.join(", ").into())])) } }
            }
            p { (one.fact(language)) }
            p class="cap" { (one.stage().supply(language)) }
            ul class="bar3" {
                (bar(look, &look.say("rawsiko-fact-china"), one.china_share(), "cn"))
                @for producer in one.producers().iter().take(SUPPLIERS) {
                    (bar(look, producer.country.name(language), producer.share, ""))
                }
            }
            p { small { (look.say("rawsiko-fact-map")) } " "
                @for (place, there) in one.territories().iter().enumerate() {
                    @if place > 0 { ", " } a href={ "#g-" (there) } { (look.place(there)) }
                }
            }
            p { small { (look.say("rawsiko-fact-uses")) } " "
                (one.uses().map(|application| application.name(language)).collect::<Vec<_>>().join(", "))
            }
            p class="src" { (Source::Eu2023.told(language)) }
            (back(look))
        }
    }
}

fn bar(look: &Look<'_>, name: &str, share: f64, class: &str) -> Markup {
    html! {
        li class=(class) {
            span { (name) }
            svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" { rect width=(share.max(1.0)) height="8" {} }
            b { (look.scene.language.percent(share)) }
        }
    }
}

fn territory(look: &Look<'_>, one: Territory) -> Markup {
    let language = look.scene.language;
    let production = one.production();
    let mut sources: Vec<&Source> = Vec::new();
    for source in production.iter().flat_map(|made| &made.sources) {
        if !sources.contains(source) {
            sources.push(source);
        }
    }
    html! {
        article class="fact" id={ "g-" (one) } tabindex="-1" aria-label=(look.place(one)) data-where=(one) {
            h3 { (look.place(one)) }
            p { small { (one.continent().name(language)) } }
            ul class="made" {
                @for made in &production {
                    li {
                        (link(look, made.material)) span {
                            b { (made.material.name(language)) }
                            @for share in &made.shares {
                                @let lands: Vec<&str> = share.countries.iter().map(|land| land.name(language)).collect();
                                br; (language.percent(share.percent)) " " (share.stage.of_the_world(language)) " (" (lands.join(", ")) ")"
                            }
                        }
                    }
                }
            }
            p { small { (look.say("rawsiko-fact-near")) } " "
                @for (place, there) in one.neighbours().iter().enumerate() {
                    @if place > 0 { ", " } a href={ "#g-" (there) } { (look.place(there)) }
                }
            }
            p class="src" { (sources.iter().map(|source| source.told(language)).collect::<Vec<_>>().join(" · ")) }
            (back(look))
        }
    }
}
