//! What one viewer may know of a game of RAWsiko: everything but the objective cards of the others.

use game::{BySeat, Game, Lots, MAX_SEATS, Seat, Viewer};
use serde::Serialize;

use crate::{Continent, Materials, Objective, Options, Phase, Score, State, Territories, Territory};

/// One territory as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TerritoryView {
    /// Which one.
    pub territory: Territory,
    /// Whose it is; nobody's if it is empty.
    pub owner: Option<Seat>,
    /// The assets that may still leave it this turn.
    pub movable: u8,
    /// All assets in it.
    pub assets: u8,
}

/// One player as another sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The territories they hold.
    pub territories: Territories,
    /// The different materials they hold, those from China included.
    pub materials: Materials,
    /// The materials from China.
    pub traded: Materials,
    /// The assets they would get if the materials were counted now.
    pub income: u8,
    /// The assets that may still move this turn.
    pub movable: u16,
    /// All assets on the board.
    pub assets: u16,
    /// The continents where only they have territories.
    pub alone_on: Vec<Continent>,
    /// The continents dealt to them, in the advanced set-up.
    pub dealt: Option<[Continent; 2]>,
    /// When they went out: 1 for the first to go; `None` for who is still in.
    pub out: Option<u8>,
    /// The card and what it scores now, where the viewer may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<ObjectiveView>,
}

/// A card that the viewer may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ObjectiveView {
    /// Which one.
    pub card: Objective,
    /// What it would score if the game ended now.
    pub score: Score,
}

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the table agreed on.
    pub options: Options,
    /// What the table waits for.
    pub phase: Phase,
    /// The turn, from 1; 0 during the set-up.
    pub turn: u8,
    /// How many turns the game has as things stand.
    pub turns: u8,
    /// The seat that began the set-up.
    pub first: Seat,
    /// Who is not out, in the order of this turn.
    pub order: Vec<Seat>,
    /// The territories, in the order of the data.
    pub board: Vec<TerritoryView>,
    /// The players.
    pub seats: BySeat<SeatView>,
    /// The ranks, once the game is over.
    pub ranks: Option<BySeat<u8>>,
    /// The state with every card that is hidden from the viewer taken out.
    #[serde(skip)]
    open: State,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let over = state.phase() == Phase::Over;
        let all_open = state.cards_are_open();
        let sees = |seat| all_open || viewer.is(seat);
        View {
            viewer,
            options: state.options(),
            phase: state.phase(),
            turn: state.turn(),
            turns: state.turns(),
            first: state.first(),
            order: state.order().collect(),
            board: Territory::all().map(|territory| TerritoryView::of(state, territory)).collect(),
            seats: BySeat::from_fn(state.seats(), |seat| SeatView::of(state, seat, sees(seat))),
            ranks: over.then(|| state.ranks()),
            open: state.with_cards(|seat, card| if sees(seat) { card } else { State::NO_CARD }),
        }
    }

    /// The state as it would be if the hidden cards were drawn by lot from those that are not seen.
    pub(crate) fn complete(&self, lots: &mut impl Lots) -> State {
        let is_hidden = |seat: Seat| self.seats.get(seat).is_some_and(|player| player.objective.is_none());
        let seen = |card: Objective| {
            self.seats.values().any(|player| player.objective.is_some_and(|objective| objective.card == card))
        };
        let mut unseen = [State::NO_CARD; Objective::COUNT];
        let mut count = 0;
        for card in Objective::all().filter(|card| !seen(*card)) {
            unseen[count] = card;
            count += 1;
        }
        lots.shuffle(&mut unseen[..count]);
        self.open.with_cards(|seat, card| if is_hidden(seat) { unseen[seat.index()] } else { card })
    }
}

impl State {
    /// What stands for a card that is hidden or of a seat that nobody has.
    pub(crate) const NO_CARD: Objective = Objective::new(0).expect("there are twelve");

    /// The same state with other cards.
    pub(crate) fn with_cards(&self, change: impl Fn(Seat, Objective) -> Objective) -> State {
        let mut cards = [State::NO_CARD; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            cards[seat.index()] = change(seat, self.card(seat));
        }
        self.holding_cards(cards)
    }
}

impl TerritoryView {
    fn of(state: &State, territory: Territory) -> TerritoryView {
        TerritoryView {
            territory,
            owner: state.owner(territory),
            movable: state.movable(territory),
            assets: state.assets(territory),
        }
    }
}

impl SeatView {
    fn of(state: &State, seat: Seat, with_card: bool) -> SeatView {
        let territories = state.territories(seat);
        let sum = |count: fn(&State, Territory) -> u8| territories.iter().map(|one| u16::from(count(state, one))).sum();
        SeatView {
            territories,
            materials: state.materials(seat),
            traded: state.traded(seat),
            income: state.income(seat),
            movable: sum(State::movable),
            assets: sum(State::assets),
            alone_on: state.alone_on(seat).collect(),
            dealt: state.dealt(seat),
            out: state.out(seat),
            objective: with_card.then(|| ObjectiveView { card: state.card(seat), score: state.score(seat) }),
        }
    }
}
