//! Bots for trying things out, by name.

use bots::net::{self, Glance, Manner, Net, NetBot, Rehearsal};
use bots::{Bot, Budget, Spec, Thinking};
use ra::State;

pub(crate) type Maker = Box<dyn Fn(u64) -> Box<dyn Bot<State>> + Sync>;

/// A bot by name; `think:PLAYOUTS:CURIOSITY:WHIM:CHAPTERS` is a search with everything said, `glance:HOPELESS:PROSPECT` a
/// net that looks ahead in another way, and `glance:HOPELESS:PROSPECT:FILE` one with weights of its own.
/// `rehearse:PLAYOUTS:HOPELESS:DECISIONS:PROSPECT` is a net that rehearses in another manner, and with `:FILE` after it
/// takes everybody else for the net of these weights.
pub(crate) fn maker(text: &str) -> Maker {
    let numbers = |said: &str| -> Vec<f32> { said.split(':').map(|part| part.parse().expect("a number")).collect() };
    if let Some(said) = text.strip_prefix("think:") {
        let parts = numbers(said);
        let usual = Thinking::new(Budget::Playouts(parts[0] as u32));
        let thinking = Thinking { curiosity: parts[1], whim: parts[2], chapters: parts[3] as u32, ..usual };
        return Box::new(move |seed| Spec::Search(thinking).make(seed));
    }
    if let Some(said) = text.strip_prefix("glance:") {
        let parts: Vec<&str> = said.splitn(3, ':').collect();
        let [hopeless, prospect] = [0, 1].map(|part: usize| parts[part].parse().expect("a number"));
        let glance = Glance { hopeless, prospect };
        let net = net_of(parts.get(2));
        return Box::new(move |seed| Box::new(NetBot::glancing(net.clone(), glance, seed)));
    }
    if let Some(said) = text.strip_prefix("rehearse:") {
        let parts: Vec<&str> = said.splitn(5, ':').collect();
        let [playouts, hopeless, decisions, prospect] = [0, 1, 2, 3].map(|part: usize| numbers(parts[part])[0]);
        let manner = Manner { hopeless, decisions: decisions as u32, prospect };
        let (net, others) = (net_of(None), net_of(parts.get(4)));
        let budget = Budget::Playouts(playouts as u32);
        return Box::new(move |seed| {
            Box::new(Rehearsal::new(net.clone(), budget, seed).in_manner(manner).among(others.clone()))
        });
    }
    let spec = Spec::parse::<State>(text).unwrap_or_else(|error| panic!("{error}"));
    Box::new(move |seed| spec.make(seed))
}

/// The net of a file, or the program's.
fn net_of(file: Option<&&str>) -> Net {
    let Some(file) = file else { return net::of::<State>().expect("the program has a net").clone() };
    let bytes = std::fs::read(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    Net::read::<State>(&bytes).unwrap_or_else(|error| panic!("{file}: {error}"))
}
