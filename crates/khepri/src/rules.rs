//! `khepri rules`: the rules of a game, for people, in five languages.

use anyhow::Result;
use pages::Words;
use record::with_game;
use terminal::Terminal;

use crate::cli::RulesArgs;
use crate::output::{Output, Verdict};

pub(crate) fn run(args: &RulesArgs, out: &mut Output) -> Result<Verdict> {
    let words = Words::of(args.language).with(args.names);
    out.line(with_game!(args.game, G => <G as Terminal>::rules(words)).trim_end())?;
    Ok(Verdict::Fine)
}
