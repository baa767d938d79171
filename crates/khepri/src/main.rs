//! The one binary: reads the command line and hands over to the command.

mod arena;
mod backup;
mod bot;
mod cli;
mod facts;
mod load;
mod nets;
mod output;
mod play;
mod replay;
mod rules;
mod serve;
mod sim;
mod validate;
mod verify;
mod watch;
mod what_if;

use std::process::ExitCode;

use crate::cli::Command;
use crate::output::{Output, Usage, Verdict};

fn main() -> ExitCode {
    let cli = cli::parse();
    let mut out = Output::stdout();
    let verdict = match cli.asked_for() {
        Command::Serve(args) => serve::run(&args, &mut out),
        Command::Backup(args) => backup::backup(&args, &mut out),
        Command::Restore(args) => backup::restore(&args, &mut out),
        Command::Validate(args) => validate::run(&args, &mut out),
        Command::Load(args) => load::run(&args, &mut out),
        Command::Watch(args) => watch::run(&args, &mut out),
        Command::Play(args) => play::run(&args, &mut out),
        Command::Replay(args) => replay::run(&args, &mut out),
        Command::Sim(args) => sim::run(&args, &mut out),
        Command::Arena(args) => arena::run(&args, &mut out),
        Command::Bot(args) => bot::run(&args, &mut out),
        Command::WhatIf(args) => what_if::run(&args, &mut out),
        Command::Verify(args) => verify::run(&args, &mut out),
        Command::Rules(args) => rules::run(&args, &mut out),
        Command::Facts(args) => facts::run(&args, &mut out),
    };
    let verdict = verdict.and_then(|verdict| out.flush().map(|()| verdict).map_err(Into::into));
    match verdict {
        Ok(Verdict::Fine) => ExitCode::SUCCESS,
        Ok(Verdict::Refused) => ExitCode::from(1),
        // Whoever read our output has seen enough: `khepri replay … | head`.
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(&format!("{error:#}"));
            ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
        }
    }
}
