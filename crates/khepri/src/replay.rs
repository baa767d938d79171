//! `khepri replay`: what happened in a record.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use anyhow::{Context, Result};
use game::notation::Notation;
use game::{Names, Told};
use record::{RecordError, RecordText, RecordTexts, game_of, with_game};
use serde::Serialize;

use crate::cli::ReplayArgs;
use crate::output::{Output, Verdict, complain};

#[derive(Serialize)]
struct Bad {
    error: String,
    /// Not for a file that cannot be read at all.
    line: Option<usize>,
}

pub(crate) fn run(args: &ReplayArgs, out: &mut Output) -> Result<Verdict> {
    // Where there is more than one story, each says where it comes from.
    let several = args.files.len() > 1;
    let mut count = 0;
    each_record(&args.files, |file, text| {
        count += 1;
        let text = match text {
            Ok(text) => text,
            Err(error) if args.json => {
                let bad = Bad { line: None, error: format!("{error:#}") };
                out.line(&serde_json::to_string(&bad)?)?;
                return Ok(Verdict::Refused);
            }
            Err(error) => {
                complain(&format!("{error:#}"));
                return Ok(Verdict::Refused);
            }
        };
        let told = text.and_then(|text| with_game!(game_of(&text)?, G => tell::<G>(&text, args.json)));
        match told {
            Ok((told, warnings)) => {
                for warning in warnings {
                    complain(&format!("{file}: {warning}"));
                }
                if !args.json && count > 1 {
                    out.line("")?;
                }
                if !args.json && several {
                    out.line(&format!("== {file} =="))?;
                }
                out.line(&told)?;
                Ok(Verdict::Fine)
            }
            Err(bad) => {
                if args.json {
                    let bad = Bad { line: Some(bad.line), error: bad.to_string() };
                    out.line(&serde_json::to_string(&bad)?)?;
                } else {
                    out.flush()?;
                    complain(&format!("{file}: {bad}"));
                }
                Ok(Verdict::Refused)
            }
        }
    })
}

/// Calls `then` for every record of these files, and for every file that cannot be read; all are read, whatever
/// becomes of one.
pub(crate) fn each_record(
    files: &[std::path::PathBuf],
    mut then: impl FnMut(&str, Result<Result<RecordText, RecordError>>) -> Result<Verdict>,
) -> Result<Verdict> {
    let mut verdict = Verdict::Fine;
    for path in files {
        let file = path.display().to_string();
        let mut told = |record| -> Result<()> {
            if then(&file, record)? == Verdict::Refused {
                verdict = Verdict::Refused;
            }
            Ok(())
        };
        match open(path) {
            Ok(input) => {
                for record in RecordTexts::new(input) {
                    told(record.with_context(|| format!("cannot read {file}")))?;
                }
            }
            Err(error) => told(Err(error))?,
        }
    }
    Ok(verdict)
}

fn open(path: &Path) -> Result<Box<dyn io::BufRead>> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    Ok(Box::new(BufReader::new(file)))
}

/// The record as a story or as JSON, and what was left out of it.
fn tell<G: Notation + Told>(text: &RecordText, json: bool) -> Result<(String, Vec<String>), RecordError> {
    let game = record::read::<G>(text)?;
    let state = game.replay.state();
    let told = if json {
        let summary = state.summary(&game.replay.events());
        serde_json::to_string(&summary).unwrap_or_else(|error| format!("{{\"error\":\"{error}\"}}"))
    } else {
        let names = Names::new(game.record.header.names.as_ref(), state.seats());
        let options = &game.record.header.options;
        let mut lines = vec![game.replay.start.opening(&names), String::new()];
        lines.extend(
            game.replay.path().iter().flat_map(|played| &played.events).filter_map(|e| G::tell(options, e, &names)),
        );
        lines.push(state.standing(&names));
        lines.join("\n")
    };
    Ok((told, game.warnings))
}
