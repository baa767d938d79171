//! Bots for trying things out, by name.

use bots::net::{self, Glance, NetBot};
use bots::{Bot, Budget, Spec, Thinking};
use ra::State;

pub(crate) type Maker = Box<dyn Fn(u64) -> Box<dyn Bot<State>> + Sync>;

/// A bot by name; `think:PLAYOUTS:CURIOSITY:WHIM:CHAPTERS` is a search with everything said, `glance:HOPELESS:PROSPECT` a
/// net that looks ahead in another way.
pub(crate) fn maker(text: &str) -> Maker {
    let numbers = |said: &str| -> Vec<f32> { said.split(':').map(|part| part.parse().expect("a number")).collect() };
    if let Some(said) = text.strip_prefix("think:") {
        let parts = numbers(said);
        let usual = Thinking::new(Budget::Playouts(parts[0] as u32));
        let thinking = Thinking { curiosity: parts[1], whim: parts[2], chapters: parts[3] as u32, ..usual };
        return Box::new(move |seed| Spec::Search(thinking).make(seed));
    }
    if let Some(said) = text.strip_prefix("glance:") {
        let parts = numbers(said);
        let glance = Glance { hopeless: parts[0], prospect: parts[1] };
        let net = net::of::<State>().expect("the program has a net");
        return Box::new(move |seed| Box::new(NetBot::glancing(net.clone(), glance, seed)));
    }
    let spec = Spec::parse::<State>(text).unwrap_or_else(|error| panic!("{error}"));
    Box::new(move |seed| spec.make(seed))
}
