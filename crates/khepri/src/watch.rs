//! `khepri watch`, and `khepri` alone: one whole game, told.

use anyhow::Result;
use game::notation::Notation;
use game::{Names, Told};
use record::{Seeded, with_game};

use crate::cli::WatchArgs;
use crate::output::{Output, Verdict};
use crate::sim::{Player, Table, fresh_seed, table_options};

pub(crate) fn run(args: &WatchArgs, out: &mut Output) -> Result<Verdict> {
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let name = args.game.name();
    with_game!(args.game, G => {
        let options = table_options::<G>(args.players, &args.options)?;
        out.line(&format!("Players who choose at random play {name}; seed {seed} repeats this game.\n"))?;
        watch::<G>(&options, seed, out)?;
    });
    out.line(&format!("\nNext: `khepri rules {name}` for the rules, `khepri --help` for everything else."))?;
    Ok(Verdict::Fine)
}

fn watch<G: Notation + Told>(options: &G::Options, seed: u64, out: &mut Output) -> Result<()> {
    let mut table = Table::<G>::new(options, vec![Player::Random; game::GameOptions::players(options)]);
    let mut events = Vec::new();
    let start = table.begin(&Seeded::new(seed).game(0));
    let names = Names::new(None, start.seats());
    out.line(&start.opening(&names))?;
    out.line("")?;
    table.play(&mut |_| (), &mut |event| events.push(event));
    for told in events.iter().filter_map(|event| G::tell(options, event, &names)) {
        out.line(&told)?;
    }
    out.line(&table.state().standing(&names))?;
    Ok(())
}
