//! The document of a table: the game's parts, the chronicle, and the dialogs around them.

use game::Seat;
use maud::{Markup, PreEscaped, html};

use crate::art::{icon, letter};
use crate::assets::picture;
use crate::coach::{self, Coach};
use crate::hint;
use crate::rich::rich;
use crate::scene::Setting;
use crate::shell::{Shell, document};
use crate::{Fragment, GamePages, Scene, Words, people_mark};

/// The keys every table has, with what they do.
const KEYS: [(&str, &str); 5] = [
    ("U", "table-key-undo"),
    ("L", "table-key-log"),
    ("/", "table-key-command"),
    ("?", "table-key-help"),
    ("Esc", "table-key-close"),
];

/// The whole page of a table: everything a viewer sees when they open it. `chronicle` holds the lines so far.
#[must_use]
pub fn table_page<G: GamePages>(shell: &Shell<'_>, scene: &Scene<'_, G>, chronicle: &Markup) -> Markup {
    coached_page(shell, scene, chronicle, None)
}

/// The parts of a table; at a lesson the coach is one of them.
#[must_use]
pub fn parts<G: GamePages>(scene: &Scene<'_, G>, coach: Option<&Coach>) -> Vec<Fragment> {
    let mut parts = crate::slow::parts(scene);
    // Sent once, when the game ends: until then what they offer stays, and the version in their forms comes from the script.
    if scene.to_act.is_none() {
        let words = Words::of(scene.language);
        parts.push(Fragment { id: "hinting", html: hint::button(scene, words).into_string() });
        parts.push(Fragment { id: "choices", html: choices(scene, words, coach).into_string() });
    }
    if let Some(coach) = coach {
        let mine = scene.viewer.seat().is_some_and(|seat| seat.index() == coach.lesson.learner);
        let at = coach::At { table: scene.table, version: scene.version, chairs: scene.chairs, mine };
        coach::join(&mut parts, scene.words(), coach, at);
    }
    parts
}

/// The same page at a lesson, with its coach.
#[must_use]
pub fn coached_page<G: GamePages>(
    shell: &Shell<'_>,
    scene: &Scene<'_, G>,
    chronicle: &Markup,
    coach: Option<&Coach>,
) -> Markup {
    let parts = parts(scene, coach);
    let part = |id: &str| PreEscaped(parts.iter().find(|part| part.id == id).map_or("", |part| &part.html));
    let words = shell.words;
    let top = html! {
        div id="head" class="headpart" { (part("head")) }
        @if scene.slow.class.is_some() { div id="class" class="classbar" data-now=(scene.slow.now) { (part("class")) } }
        div id="hinting" class="headpart" { (hint::button(scene, words)) }
        (buttons(words))
    };
    let main = html! {
        (main_part::<G>(scene, &parts, chronicle, words))
        div id="dialogs" { (dialogs::<G>(scene, words, part("bag"), coach)) }
        dialog id="scoring" class="moment" aria-label=(words.say("table-scoring")) open[scene.to_act.is_none()] {
            (part("scoring"))
        }
        @if hint::offered(scene.chairs) { (hint::panel(words)) }
        (legend::<G>(words, scene.view))
        div id="net" class="net" role="alert" data-kept=(words.say("table-net-kept")) data-lost=(words.say("table-net-lost")) hidden {
            span class="spin" aria-hidden="true" {} span { (words.say("table-net")) }
        }
    };
    let class = match () {
        () if coach.is_some() => "table lesson",
        () if scene.slow.class.is_some() => "table classroom",
        () => "table",
    };
    document(shell, &G::title(scene), class, top, main)
}

fn main_part<G: GamePages>(scene: &Scene<'_, G>, parts: &[Fragment], chronicle: &Markup, words: Words) -> Markup {
    let at = format!("/t/{}", scene.table);
    let marks = crate::slow::marks(scene);
    let me = scene.viewer.seat();
    let seat = scene.seat_to_name().map(|seat| format!("&as={}", seat.index())).unwrap_or_default();
    let part = |id: &str| PreEscaped(parts.iter().find(|part| part.id == id).map_or("", |part| &part.html));
    let setting = Setting {
        parts,
        act: html! { div id="act" class="actwrap" tabindex="-1" { (part("act")) } },
        log: log(scene, chronicle, words),
    };
    html! {
        main id="table" class={ (G::CLASS) @if me.is_none() { " watching" } }
            data-table=(scene.table) data-version=(scene.version) data-script=[G::SCRIPT]
            data-live={ (at) "/live?from=" (scene.version) "&people=" (people_mark(scene.chairs)) (seat) } data-act={ (at) "/act" } data-undo={ (at) "/undo" }
            data-now=[marks.as_ref().map(|(now, ..)| now)] data-days=[marks.as_ref().map(|(_, days, _)| days)]
            data-left=[marks.as_ref().map(|(.., left)| left)]
            data-as=[scene.seat_to_name().map(Seat::index)] {
            h1 class="sr" { (crate::games::name(words, G::NAME)) }
            div id="status" class="sr" role="status" aria-live="polite" { (G::status(scene)) }
            (G::arrange(scene, &setting))
        }
    }
}

/// The parts as most games have them: board, actions, one's own things, the others, the chronicle.
pub(crate) fn usual<G: GamePages>(scene: &Scene<'_, G>, setting: &Setting<'_>) -> Markup {
    let words = Words::of(scene.language);
    let me = scene.viewer.seat();
    let (yours, theirs) =
        if scene.trail.replay { ("replay-seat-here", "replay-players") } else { ("table-yours", "table-others") };
    html! {
        section id="board" class="board card" aria-label=(words.say("table-board")) { (setting.part("board")) }
        (setting.act)
        @if let Some(me) = me {
            section id="you" class="you card" data-seat=(letter(me)) aria-label=(words.say(yours)) { (setting.part("you")) }
        }
        @if setting.has("coach") {
            section id="coach" class="coach card" aria-label=(words.say("coach")) { (setting.part("coach")) }
        }
        ol id="ticker" class="ticker" aria-hidden="true" { (setting.part("ticker")) }
        section id="opps" class="opps" data-n=(scene.chairs.seats() - usize::from(me.is_some())) aria-label=(words.say(theirs)) {
            (setting.part("opps"))
        }
        (setting.log)
    }
}

/// The chronicle, and the line to type in.
fn log<G: GamePages>(scene: &Scene<'_, G>, chronicle: &Markup, words: Words) -> Markup {
    html! {
        aside class="log card" id="log" aria-label=(words.say("table-chronicle")) {
            h2 {
                (words.say("table-chronicle"))
                button type="button" class="iconbtn" data-open="help" data-key="?"
                    aria-label=(words.say("table-help")) {
                    (icon("i-help"))
                }
            }
            div role="log" tabindex="0" aria-label=(words.say("table-events")) {
                ol id="chronicle" { (chronicle) }
                p class="none-yet" { (words.say("table-nothing-yet")) }
            }
            @if scene.viewer.seat().is_some() { (command(scene, words)) }
        }
    }
}

/// The line in which everything can be typed: `bid 9`.
fn command<G: GamePages>(scene: &Scene<'_, G>, words: Words) -> Markup {
    html! {
        form id="command" class="command" method="post" action={ "/t/" (scene.table) "/act" } autocomplete="off"
            data-unknown=[G::SCRIPT.is_none().then(|| words.fill("table-command-unknown", &[("line", "{line}".into())]))] {
            input type="hidden" name="seen" value=(scene.version);
            @if let Some(seat) = scene.seat_to_name() { input type="hidden" name="as" value=(seat.index()); }
            label { span class="sr" { (words.say("table-command")) }
                input type="text" name="step" required maxlength="80" placeholder=(words.say(G::COMMAND[0]))
                    data-key="/"
                    autocapitalize="none" spellcheck="false" enterkeyhint="go"; }
            kbd aria-hidden="true" { "/" }
        }
    }
}

/// What stands at the right end of the top bar.
fn buttons(words: Words) -> Markup {
    let button = |open: &str, class: &str, key: &str, art: &str| {
        html! {
            button type="button" class={ "iconbtn " (class) }
                data-open=(open) aria-haspopup="dialog" aria-label=(words.say(key)) {
                (icon(art))
            }
        }
    };
    html! {
        span class="sp only-phone" {}
        (button("log", "logbtn", "table-chronicle", "i-log"))
        button type="button" class="iconbtn hide-s" data-set="sound" aria-pressed="false"
            aria-label=(words.say("table-sound")) {
            (icon("i-sound"))
        }
        (button("menu", "menubtn", "table-menu", "i-menu"))
    }
}

fn dialogs<G: GamePages>(scene: &Scene<'_, G>, words: Words, bag: PreEscaped<&str>, coach: Option<&Coach>) -> Markup {
    html! {
        @if !bag.0.is_empty() { (dialog(words, "bag-dialog", "bag", html! { div id="bag" { (bag) } })) }
        (dialog(words, "help-dialog", "help", html! {
            h2 { (words.say("table-keys")) }
            ul class="keys" {
                (G::keys(words))
                @if hint::offered(scene.chairs) { li { kbd { "H" } span { (words.say("hint-key")) } } }
                @for (key, what) in KEYS {
                    li { kbd { (key) } span { (words.say(what)) } }
                }
            }
            p { (rich(words, G::COMMAND[1], &[])) }
            // In another tab: the table stays where it is.
            p class="buttons" {
                a class="b sm" href={ "/rules/" (G::NAME) } target="_blank" rel="noopener" { (words.say("table-rules")) }
                a class="b sm" href={ "/glossary/" (G::NAME) } target="_blank" rel="noopener" { (words.say("nav-glossary")) }
            }
        }))
        (card::<G>(words))
        (dialog(words, "menu-dialog", "menu", menu(scene, words, coach)))
        @if scene.slow.book.is_some() {
            (dialog(words, "order-dialog", "order", html! { div id="orders" { (crate::slow::orders(scene)) } }))
        }
    }
}

/// What the script shows of a thing on the table.
pub(crate) fn legend<G: GamePages>(words: Words, view: &G::View) -> Markup {
    let legend = G::legend(words, view);
    html! { @if !legend.0.is_empty() { template id="legend" { (legend) } } }
}

/// The card of scoring, where the game has one.
pub(crate) fn card<G: GamePages>(words: Words) -> Markup {
    let card = G::card(words);
    html! { @if !card.0.is_empty() { (dialog(words, "card-dialog", "card", card)) } }
}

/// The way to it for everybody, also for those who only look on.
pub(crate) fn card_button<G: GamePages>(words: Words) -> Markup {
    html! {
        @if !G::card(words).0.is_empty() {
            li { button type="button" class="b sm" data-open="card" { (words.say("table-dialog-card")) } }
        }
    }
}

pub(crate) fn dialog(words: Words, id: &str, name: &str, inner: Markup) -> Markup {
    html! {
        dialog id=(id) class="box card" data-dialog=(name) aria-label=(words.say(&format!("table-dialog-{name}"))) {
            form method="dialog" class="shut" { button class="iconbtn" aria-label=(words.say("table-close")) { "✕" } }
            (inner)
        }
    }
}

fn menu<G: GamePages>(scene: &Scene<'_, G>, words: Words, coach: Option<&Coach>) -> Markup {
    html! {
        h2 { (words.say("table-menu")) }
        @if let Some(coach) = coach { ul class="choices" { (coach::choices(words, coach)) } }
        ul id="choices" class="choices" { (choices(scene, words, coach)) }
        (crate::one_screen::rename(words, scene.table, scene.chairs))
        (scene.terms.folded(words))
        (settings(words))
        (G::settings(words, scene.view))
    }
}

/// The settings of this browser, for the menu of every page with a board.
pub(crate) fn settings(words: Words) -> Markup {
    html! {
        h3 { (words.say("table-settings")) }
        (choice(words, "speed", &["fast", "normal", "calm"]))
        (choice(words, "motion", &["system", "off"]))
        (choice(words, "sound", &["off", "on"]))
        label class="loud" {
            (words.say("table-set-volume")) input type="range" data-setting="volume" min="0" max="100" step="5";
        }
        (choice(words, "letters", &["on", "off"]))
        (choice(words, "theme", &["system", "light", "dark"]))
    }
}

/// What the menu offers: another thing when the game is over.
fn choices<G: GamePages>(scene: &Scene<'_, G>, words: Words, coach: Option<&Coach>) -> Markup {
    let at = format!("/t/{}", scene.table);
    let over = scene.to_act.is_none();
    html! {
        @if scene.viewer.seat().is_some() && !over {
            li { form method="post" action={ (at) "/undo" } {
                input type="hidden" name="seen" value=(scene.version) data-seen;
                button class="b sm" { (words.say("table-undo")) }
            } }
        }
        (card_button::<G>(words))
        li { a class="b sm" href={ "/rules/" (G::NAME) } { (words.say("table-rules")) } }
        li { a class="b sm" href={ "/glossary/" (G::NAME) } { (words.say("nav-glossary")) } }
        li { a class="b sm" href={ (at) "/fair" } { (words.say("fair-title")) } }
        @if over && !G::CHANGES.is_empty() {
            li { a class="b sm" href={ (at) "/what-if" } { (words.say("what-if-offer")) } }
        }
        @if over { li { a class="b sm" href={ (at) "/record" } { (words.say("table-record")) } } }
        // Beside "this chapter again" it would be taken for that.
        @if scene.trail.step > 0 && coach.is_none() {
            li { a class="b sm" href=(scene.trail.address(if over { 0 } else { scene.trail.step })) {
                (words.say("replay-watch"))
            } }
        }
        @if scene.viewer.seat().is_some() && !over {
            li {
                form method="post" action={ (at) "/leave" } { button class="b sm" { (words.say("table-leave")) } }
            }
        }
        li { a class="b sm" href="/" { (words.say("table-lobby")) } }
    }
}

/// One setting of this browser; the script keeps it.
pub(crate) fn choice(words: Words, name: &str, values: &[&str]) -> Markup {
    html! {
        fieldset class="seg sm" data-setting=(name) {
            legend { (words.say(&format!("table-set-{name}"))) }
            div {
                @for value in values {
                    label {
                        input type="radio" name={ "set-" (name) } value=(value); span {
                            (words.say(&format!("table-{name}-{value}")))
                        }
                    }
                }
            }
        }
    }
}

/// The curtain of a shared screen: nothing is seen until the next player takes over.
#[must_use]
pub fn curtain(shell: &Shell<'_>, game: &str, next: &str, address: &str) -> Markup {
    let words = shell.words;
    let title = words.fill("table-curtain", &[("name", next.into())]);
    let main = html! {
        main class="curtain" id="main" {
            svg class="cb" aria-hidden="true" { use href=(picture("sun-down")) {} }
            h1 { (title) }
            @if let Some(why) = crate::offer::Offer::of(game).curtain { p { (words.say(why)) } }
            a class="b primary big" href=(address) autofocus {
                (words.fill("table-curtain-go", &[("name", next.into())]))
            }
        }
    };
    document(shell, &title, "table shut-eyes", html! { span class="sp" {} }, main)
}
