//! The talk between the table and the person: what happened, how it stands, what now.

use std::io::ErrorKind;
use std::path::Path;

use anyhow::Result;
use game::Viewer;
use pages::Words;
use terminal::{Teller, filled, step_text};

use crate::play::host::{Host, Turn};
use crate::play::order::{self, Order};
use crate::play::screen::Screen;
use crate::play::{Playable, save, words};

/// What a question came to.
enum Answer<A> {
    Act(A),
    /// The game went back; the table waits for the same person.
    WentBack,
    Quit,
}

/// Plays a new game.
pub(crate) fn play<G: Playable>(host: &mut Host<G>, screen: &mut Screen<'_>) -> Result<()> {
    screen.say(&words::welcome(host, &teller(host, screen)))?;
    run(host, screen)
}

/// How the person is told.
fn teller<'h, G: Playable>(host: &'h Host<G>, screen: &Screen<'_>) -> Teller<'h> {
    Teller::new(screen.words(), host.names(), Viewer::Seat(host.seating().human), screen.paint())
}

/// Goes on with a game that was left.
pub(crate) fn go_on<G: Playable>(host: &mut Host<G>, screen: &mut Screen<'_>) -> Result<()> {
    screen.say(&words::welcome(host, &teller(host, screen)))?;
    let events = host.events_since_decision();
    if !events.is_empty() && !matches!(host.turn(), Turn::Over) {
        screen.say(&screen.words().say("tty-last"))?;
    }
    tell(host, screen, &events, false)?;
    run(host, screen)
}

fn run<G: Playable>(host: &mut Host<G>, screen: &mut Screen<'_>) -> Result<()> {
    loop {
        let (action, forced) = match host.turn() {
            Turn::Over => {
                host.finish()?;
                screen.say(&words::ending(host, &teller(host, screen)))?;
                return Ok(());
            }
            Turn::Bot(seat, legal) => {
                screen.flush()?;
                (host.ask_bot(seat, &legal), false)
            }
            Turn::Human(legal) if legal.len() == 1 => (legal[0], true),
            Turn::Human(legal) => match ask(host, screen, legal)? {
                Answer::Act(action) => (action, false),
                Answer::WentBack => continue,
                Answer::Quit => {
                    screen.say(&words::farewell(host.save().path(), screen.words()))?;
                    return Ok(());
                }
            },
        };
        let events = host.act(action)?;
        tell(host, screen, &events, forced)?;
    }
}

/// Tells what happened to the person, from what they see now.
fn tell<G: Playable>(host: &Host<G>, screen: &mut Screen<'_>, events: &[G::Event], forced: bool) -> Result<()> {
    let (view, teller) = (host.view(), teller(host, screen));
    let told = events.iter().filter_map(|event| G::tell_to(event, &view, &teller));
    for (place, text) in told.enumerate() {
        if forced && place == 0 {
            let (first, rest) = text.split_once('\n').map_or((text.as_str(), ""), |(first, rest)| (first, rest));
            let indent = &first[..first.len() - first.trim_start().len()];
            let said = teller.fill("tty-forced", &[("said", first.trim_start().into())]);
            screen.say(format!("{indent}{said}\n{rest}").trim_end())?;
        } else {
            screen.say(&text)?;
        }
    }
    Ok(())
}

/// Shows the table and asks until there is an answer.
fn ask<G: Playable>(host: &mut Host<G>, screen: &mut Screen<'_>, legal: Vec<G::Action>) -> Result<Answer<G::Action>> {
    let words = screen.words();
    let (legal, mut numbered) = offered(host, &legal);
    show(host, screen, &legal, numbered)?;
    let mut warned = false;
    loop {
        let prompt = format!("{} ", filled(words, "tty-prompt", &[("n", numbered.into())]));
        let Some(typed) = screen.ask(&prompt)? else { return Ok(Answer::Quit) };
        let order = order::read::<G>(&typed, &legal, numbered, words);
        let again = std::mem::replace(&mut warned, false);
        match order {
            Order::Act(action) => return Ok(Answer::Act(action)),
            Order::Quit => return Ok(Answer::Quit),
            Order::Undo => match undo(host, screen, again)? {
                Undone::Back => return Ok(Answer::WentBack),
                Undone::Warned => warned = true,
                Undone::Not => {}
            },
            Order::Illegal(action) => {
                let why = match host.refusal(action) {
                    Some(refusal) => G::refusal(&refusal, &host.view(), &teller(host, screen)),
                    None => words.say("tty-not-offered"),
                };
                screen.say(&words::wrapped(&filled(words, "tty-refused", &[("why", why.into())])))?;
            }
            Order::Unclear(why) => screen.say(&words::wrapped(&why))?,
            Order::Nothing => screen.say(&words.say("tty-nothing"))?,
            Order::Hint => {
                let seed = host.seating().seed(host.seating().human, host.decision());
                let view = host.view();
                let hint = bots::hint::<G>(&view, true, seed);
                screen.say(&words::hint::<G>(hint.as_ref(), &view, &teller(host, screen)))?;
            }
            Order::Save(to) => screen.say(&words::wrapped(&save_copy(host, to.as_deref(), words)))?,
            Order::Table => show(host, screen, &legal, numbered)?,
            Order::All => {
                numbered = legal.len();
                screen.say(&words::choices(host, &legal, numbered, &teller(host, screen)))?;
            }
            Order::LookUp(topic) => screen.say(&words::facts::<G>(topic.as_deref(), words))?,
            Order::Left => screen.say(&G::left(&host.view(), &teller(host, screen)))?,
            Order::Rules => screen.say(&G::rules(words))?,
            Order::Help => screen.say(&words::help::<G>(words))?,
        }
    }
}

/// The choices in the order of their numbers, and how many of them are offered at first.
fn offered<G: Playable>(host: &Host<G>, legal: &[G::Action]) -> (Vec<G::Action>, usize) {
    let mut choices = G::offered(&host.view(), legal);
    let numbered = choices.len();
    let rest: Vec<G::Action> = legal.iter().copied().filter(|action| !choices.contains(action)).collect();
    choices.extend(rest);
    (choices, numbered)
}

fn show<G: Playable>(host: &Host<G>, screen: &mut Screen<'_>, legal: &[G::Action], numbered: usize) -> Result<()> {
    let (view, teller) = (host.view(), teller(host, screen));
    screen.say("")?;
    screen.say(&G::table(&view, &teller))?;
    screen.say("")?;
    screen.say(&words::wrapped(&G::question(&view, &teller)))?;
    screen.say(&words::choices(host, legal, numbered, &teller))?;
    Ok(())
}

enum Undone {
    Back,
    /// It would take back what others did; a second time it will.
    Warned,
    Not,
}

fn undo<G: Playable>(host: &mut Host<G>, screen: &mut Screen<'_>, again: bool) -> Result<Undone> {
    let words = screen.words();
    let Some(way) = host.way_back() else {
        screen.say(&words.say("tty-no-undo"))?;
        return Ok(Undone::Not);
    };
    let step = [("step", step_text::<G>(way.action).into())];
    if !way.free && !again {
        screen.say(&words::wrapped(&filled(words, "tty-undo-sure", &step)))?;
        return Ok(Undone::Warned);
    }
    host.go_back(&way)?;
    screen.say(&filled(words, "tty-undone", &step))?;
    Ok(Undone::Back)
}

fn save_copy<G: Playable>(host: &Host<G>, to: Option<&Path>, words: Words) -> String {
    let kept = host.save().path();
    let file = |name: &'static str, path: &Path| (name, path.display().to_string().into());
    let Some(path) = to.filter(|path| *path != kept) else {
        return filled(words, "tty-saved", &[file("file", kept)]);
    };
    match save::copy(path, &host.record().to_string()) {
        Ok(()) => filled(words, "tty-copied", &[file("copy", path), file("file", kept)]),
        Err(error) => {
            let why = match error.kind() {
                ErrorKind::AlreadyExists => words.say("tty-file-there"),
                _ => error.to_string(),
            };
            filled(words, "tty-not-copied", &[file("copy", path), ("why", why.into())])
        }
    }
}
