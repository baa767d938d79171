//! `khepri watch`: one whole game, told.

use anyhow::Result;
use bots::Plays;
use game::notation::Notation;
use game::{GameOptions, Names, Told};
use record::{Seeded, with_game};

use crate::cli::WatchArgs;
use crate::output::{Output, Verdict};
use crate::sim::{Player, Table, fresh_seed, table_options};

pub(crate) fn run(args: &WatchArgs, out: &mut Output) -> Result<Verdict> {
    args.nets.prepare_one(args.game)?;
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let name = args.game.name();
    with_game!(args.game, G => {
        let options = table_options::<G>(args.players, &args.options)?;
        let players = Player::seated(&args.seats, options.players())?;
        out.line(&who_plays(&players, name, seed))?;
        watch::<G>(&options, players, seed, out)?;
    });
    out.line(&format!("\nNext: `khepri rules {name}` for the rules, `khepri --help` for everything else."))?;
    Ok(Verdict::Fine)
}

/// Who plays, and what repeats it.
fn who_plays<G: Plays>(players: &[Player<G>], game: &str, seed: u64) -> String {
    let names: Vec<&str> = players.iter().map(Player::name).collect();
    let who = match &names[..] {
        [one, rest @ ..] if rest.iter().all(|name| name == one) => format!("{one} plays {game} in all seats"),
        _ => format!("{} play {game}", names.join(", ")),
    };
    // Whoever thinks for a time does not think the same twice.
    let again = if players.iter().all(Player::repeats) { "repeats this game" } else { "repeats this deal" };
    format!("{who}; seed {seed} {again}.\n")
}

fn watch<G: Notation + Told + Plays>(
    options: &G::Options,
    players: Vec<Player<G>>,
    seed: u64,
    out: &mut Output,
) -> Result<()> {
    let mut table = Table::<G>::new(options, players);
    let mut events = Vec::new();
    let start = table.begin(&Seeded::new(seed).game(0));
    let names = Names::new(None, start.seats());
    out.line(&start.opening(&names))?;
    out.line("")?;
    table.play(&mut |_| (), &mut |event| events.push(event))?;
    for told in events.iter().filter_map(|event| G::tell(options, event, &names)) {
        out.line(&told)?;
    }
    out.line(&table.state().standing(&names))?;
    Ok(())
}
