//! `khepri facts`: what a game teaches.

use anyhow::Result;
use game::Told;
use record::with_game;

use crate::cli::FactsArgs;
use crate::output::{Output, Usage, Verdict, complain};

pub(crate) fn run(args: &FactsArgs, out: &mut Output) -> Result<Verdict> {
    let topic = (!args.topic.is_empty()).then(|| args.topic.join(" "));
    let name = args.game.name();
    with_game!(args.game, G => {
        let Some(list) = G::facts(None, args.language) else {
            return Err(Usage::error(format_args!("{name} has no facts to look up")));
        };
        match topic {
            None => out.line(list.trim_end())?,
            Some(topic) => match G::facts(Some(&topic), args.language) {
                Some(text) => out.line(text.trim_end())?,
                None => {
                    complain(&format!("nothing is known of `{topic}`: `khepri facts {name}` lists what can be asked"));
                    return Ok(Verdict::Refused);
                }
            },
        }
    });
    Ok(Verdict::Fine)
}
