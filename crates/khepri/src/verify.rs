//! `khepri verify`: whether a record's luck follows from its secret.

use anyhow::Result;
use game::notation::Notation;
use record::{Proof, RecordText, game_of, with_game};

use crate::cli::VerifyArgs;
use crate::output::{Output, Verdict, complain};
use crate::replay::each_record;

pub(crate) fn run(args: &VerifyArgs, out: &mut Output) -> Result<Verdict> {
    each_record(&args.files, |file, text| {
        let proof = text
            .map_err(|error| format!("{error:#}"))
            .and_then(|text| {
                text.and_then(|text| game_of(&text).map(|game| (game, text))).map_err(|bad| bad.to_string())
            })
            .and_then(|(game, text)| with_game!(game, G => prove::<G>(file, &text)));
        match proof {
            Ok((proof, seen_before)) => {
                out.line(&format!("{file}: {}", in_words(&proof)))?;
                if !proof.seeded {
                    out.line(&format!("  compare with what was shown before the game:\n{seen_before}"))?;
                }
                Ok(Verdict::Fine)
            }
            Err(why) => {
                out.flush()?;
                complain(&format!("{file}: not proved: {why}"));
                Ok(Verdict::Refused)
            }
        }
    })
}

/// The proof, and what everybody at the table saw before the first step.
fn prove<G: Notation>(file: &str, text: &RecordText) -> Result<(Proof, String), String> {
    let game = record::read::<G>(text).map_err(|bad| bad.to_string())?;
    for warning in &game.warnings {
        complain(&format!("{file}: {warning}"));
    }
    let proof = record::prove(&game).map_err(|why| why.to_string())?;
    let lines = game.record.header.fair.promise_lines();
    Ok((proof, lines.map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")))
}

fn in_words(proof: &Proof) -> String {
    let setup = if proof.setup { "the set-up and " } else { "" };
    let mut words = format!("proved: the secret is the promised one, and {setup}all {} draws follow", proof.outcomes);
    words += " from it";
    match proof.after {
        Some(after) => {
            words = format!("proved from step {} on: the secret is the promised one, and ", after + 1);
            words += &format!("all {} draws after step {after} follow from it; the set-up and ", proof.outcomes);
            words += "what was played up to there were taken over from another game and are not proved here";
        }
        None if !proof.setup => words += "; the set-up was chosen by the table",
        None => {}
    }
    if proof.seeded {
        words += "; secret and nonces came from a seed";
    }
    if !proof.finished {
        words += "; the game is unfinished";
    }
    words
}
