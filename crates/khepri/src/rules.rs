//! `khepri rules`: the rules of a game, for people.

use anyhow::Result;
use game::Told;
use record::with_game;

use crate::cli::RulesArgs;
use crate::output::{Output, Verdict};

pub(crate) fn run(args: &RulesArgs, out: &mut Output) -> Result<Verdict> {
    out.line(with_game!(args.game, G => G::RULES).trim_end())?;
    Ok(Verdict::Fine)
}
