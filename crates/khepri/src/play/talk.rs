//! The talk between the table and the person: what happened, how it stands, what now.

use std::path::Path;

use anyhow::Result;

use crate::play::host::{Host, Turn};
use crate::play::order::{self, Order, step_text};
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
    screen.say(&words::welcome(host, screen.paint()))?;
    run(host, screen)
}

/// Goes on with a game that was left.
pub(crate) fn go_on<G: Playable>(host: &mut Host<G>, screen: &mut Screen<'_>) -> Result<()> {
    screen.say(&words::welcome(host, screen.paint()))?;
    let events = host.events_since_decision();
    if !events.is_empty() && !matches!(host.turn(), Turn::Over) {
        screen.say("What happened last:")?;
    }
    tell(host, screen, &events, false)?;
    run(host, screen)
}

fn run<G: Playable>(host: &mut Host<G>, screen: &mut Screen<'_>) -> Result<()> {
    loop {
        let (action, forced) = match host.turn() {
            Turn::Over => {
                host.finish()?;
                screen.say(&words::ending(host, screen.paint()))?;
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
                    screen.say(&words::farewell(host.save().path()))?;
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
    let (view, paint) = (host.view(), screen.paint());
    let told = events.iter().filter_map(|event| G::tell_to(event, &view, host.names(), paint));
    for (place, text) in told.enumerate() {
        if forced && place == 0 {
            let (first, rest) = text.split_once('\n').map_or((text.as_str(), ""), |(first, rest)| (first, rest));
            screen.say(format!("{first} (there is no other choice)\n{rest}").trim_end())?;
        } else {
            screen.say(&text)?;
        }
    }
    Ok(())
}

/// Shows the table and asks until there is an answer.
fn ask<G: Playable>(host: &mut Host<G>, screen: &mut Screen<'_>, legal: Vec<G::Action>) -> Result<Answer<G::Action>> {
    let paint = screen.paint();
    let (legal, mut numbered) = offered(host, &legal);
    show(host, screen, &legal, numbered)?;
    let mut warned = false;
    loop {
        let prompt = format!("Choose 1 to {numbered}, or ? for help: ");
        let Some(typed) = screen.ask(&prompt)? else { return Ok(Answer::Quit) };
        let order = order::read::<G>(&typed, &legal, numbered);
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
                let why = host.refusal(action).unwrap_or_else(|| "it is not among the choices".to_owned());
                screen.say(&words::wrapped(&format!("That cannot be played: {why}.")))?;
            }
            Order::Unclear(why) => screen.say(&words::wrapped(&why))?,
            Order::Nothing => screen.say("Nothing is chosen for you: type a number, or ? for help.")?,
            Order::Hint => {
                let seed = host.seating().seed(host.seating().human, host.decision());
                let hint = bots::hint::<G>(&host.view(), host.names(), seed);
                screen.say(&words::hint::<G>(hint.as_ref(), paint))?;
            }
            Order::Save(to) => screen.say(&save_copy(host, to.as_deref()))?,
            Order::Table => show(host, screen, &legal, numbered)?,
            Order::All => {
                numbered = legal.len();
                screen.say(&words::choices(host, &legal, numbered, paint))?;
            }
            Order::LookUp(topic) => screen.say(&words::facts::<G>(topic.as_deref()))?,
            Order::Left => screen.say(&G::left(&host.view(), host.names(), paint))?,
            Order::Rules => screen.say(G::RULES.trim_end())?,
            Order::Help => screen.say(&words::help::<G>())?,
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
    let view = host.view();
    let paint = screen.paint();
    screen.say("")?;
    screen.say(&G::table(&view, host.names(), paint))?;
    screen.say("")?;
    screen.say(&words::wrapped(&G::question(&view, host.names())))?;
    screen.say(&words::choices(host, legal, numbered, paint))?;
    Ok(())
}

enum Undone {
    Back,
    /// It would take back what others did; a second time it will.
    Warned,
    Not,
}

fn undo<G: Playable>(host: &mut Host<G>, screen: &mut Screen<'_>, again: bool) -> Result<Undone> {
    let Some(way) = host.way_back() else {
        screen.say("There is no decision of yours to take back.")?;
        return Ok(Undone::Not);
    };
    let step = step_text::<G>(way.action);
    if !way.free && !again {
        screen.say(&words::wrapped(&format!(
            "Since you played `{step}`, others acted or something was revealed. Type u again to go back there all the \
             same: the record will say so, and chance will give the same again."
        )))?;
        return Ok(Undone::Warned);
    }
    host.go_back(&way)?;
    screen.say(&format!("`{step}` is taken back."))?;
    Ok(Undone::Back)
}

fn save_copy<G: Playable>(host: &Host<G>, to: Option<&Path>) -> String {
    let kept = host.save().path();
    let Some(path) = to.filter(|path| *path != kept) else {
        return format!("Every step is saved in {} already.", kept.display());
    };
    match save::copy(path, &host.record().to_string()) {
        Ok(()) => format!("A copy is saved in {}; the game goes on in {}.", path.display(), kept.display()),
        Err(error) => format!("No copy was saved in {}: {error}.", path.display()),
    }
}
