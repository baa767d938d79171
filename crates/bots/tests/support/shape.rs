//! What a net of a game needs to fit.

use bots::Features;
use testkit::NetShape;

pub(crate) fn shape<G: Features>() -> NetShape {
    NetShape {
        game: G::NAME,
        version: G::VERSION,
        observation: G::OBSERVATION,
        actions: G::ACTIONS,
        advised: G::ADVISED,
    }
}
