//! `khepri play`: a person in the terminal against bots.
//!
//! Everything is plain lines, one question after the other, so that it works with a screen reader, over a slow line
//! and from a pipe. The person sees their view of the table and nothing else; so do the bots.

mod host;
mod language;
mod order;
mod save;
mod screen;
mod seating;
mod start;
mod talk;
mod words;

use anyhow::{Context, Result};
use pages::Words;
use record::{GameId, game_of, with_game};
use terminal::Terminal as Playable;

use crate::cli::PlayArgs;
use crate::output::{Output, Usage, Verdict};
use crate::play::screen::Screen;

pub(crate) fn run(args: &PlayArgs, out: &mut Output) -> Result<Verdict> {
    let words = Words::of(args.language.unwrap_or_else(language::usual)).with(args.names);
    let mut screen = Screen::new(out, args.colour, words);
    match &args.resume {
        None => {
            let game = args.game.unwrap_or(GameId::ALL[0]);
            args.nets.prepare_one(game)?;
            with_game!(game, G => talk::play(&mut start::begin::<G>(args, words)?, &mut screen)?);
        }
        Some(path) => {
            let text = save::read(path)?;
            let game = game_of(&text).with_context(|| format!("cannot resume {}", path.display()))?;
            if let Some(asked) = args.game.filter(|asked| *asked != game) {
                let (path, found, asked) = (path.display(), game.name(), asked.name());
                return Err(Usage::error(format_args!("{path} is a game of {found}, not of {asked}")));
            }
            args.nets.prepare_one(game)?;
            with_game!(game, G => {
                let (mut host, warnings) = start::resume::<G>(path, args.save.as_deref(), &text, words)?;
                for warning in warnings {
                    screen.say(&format!("{}: {warning}.", path.display()))?;
                }
                talk::go_on(&mut host, &mut screen)?;
            });
        }
    }
    Ok(Verdict::Fine)
}
