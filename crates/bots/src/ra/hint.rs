//! Why the quick player of Ra would do so: what the lot adds, what it costs, who else wants it, how likely a Ra is.

use game::{Names, Seat};
use ra::{Action, AuctionTrack, Bid, Group, Holding, Phase, State, Sun, Tile, View};

use super::{Appraisal, Greedy};
use crate::{Dice, Hints};

/// What is worth less than this is not worth a word.
const LITTLE: f32 = 0.25;

impl Hints for State {
    fn reasons(view: &View, legal: &[Action], action: Action, names: &Names) -> Vec<String> {
        // Veiled scores play no part in what follows, so that any completion will do.
        let state = <State as game::Game>::complete(view, &mut Dice::new(0));
        let weights = Greedy::default().weights;
        let appraisal = Appraisal::new(&state, &weights);
        let reasons = Reasons { view, names, a: &appraisal };
        match state.phase() {
            Phase::Turn { seat } => match action {
                Action::God(tile) => vec![reasons.god(seat, tile)],
                _ => reasons.turn(seat),
            },
            Phase::Gods { seat } => match action {
                Action::God(tile) => vec![reasons.god(seat, tile)],
                _ => vec![reasons.no_god(seat, legal)],
            },
            Phase::Auction { bidder, ra_player, high, .. } => reasons.auction(bidder, ra_player, high, legal, action),
            Phase::Discard { seat, .. } => reasons.discard(seat, legal),
            Phase::Draw { .. } | Phase::Over => Vec::new(),
        }
    }
}

struct Reasons<'r, 's> {
    view: &'r View,
    names: &'r Names,
    a: &'r Appraisal<'s>,
}

impl Reasons<'_, '_> {
    fn turn(&self, seat: Seat) -> Vec<String> {
        let mut said = vec![self.lot(seat)];
        if !self.view.track.is_empty() {
            let lowest = self.view.seats[seat].face_up.iter().next();
            said.extend(lowest.map(|sun| self.cost(seat, sun, &format!("your lowest sun, {sun}"))));
            let rivals: Vec<Seat> = seat.round(self.view.seats.seats()).skip(1).collect();
            said.push(self.rivals(&rivals, None));
        }
        said.push(self.ra());
        said
    }

    fn auction(&self, seat: Seat, ra_player: Seat, high: Option<Bid>, legal: &[Action], action: Action) -> Vec<String> {
        let bids = legal.iter().filter_map(|action| if let Action::Bid(sun) = action { Some(*sun) } else { None });
        let mut to_beat = high.map(|bid| bid.sun);
        let said = if let Action::Bid(sun) = action {
            to_beat = Some(sun);
            Some(self.cost(seat, sun, &format!("sun {sun}")))
        } else {
            bids.min().map(|sun| self.cost(seat, sun, &format!("sun {sun}, the cheapest bid")))
        };
        let mut rivals = Vec::new();
        let mut next = seat;
        while next != ra_player {
            next = next.next(self.view.seats.seats());
            rivals.push(next);
        }
        let rivals =
            if rivals.is_empty() { "Nobody bids after you.".to_owned() } else { self.rivals(&rivals, to_beat) };
        [Some(self.lot(seat)), said, Some(rivals), Some(self.ra())].into_iter().flatten().collect()
    }

    /// What the lot adds for a seat, by category.
    fn lot(&self, seat: Seat) -> String {
        let track = &self.view.track;
        if track.is_empty() {
            return format!("There are no tiles to be had yet, only sun {}.", self.view.centre);
        }
        let parts: Vec<(&str, f32)> = by_category(self.a, seat, track).collect();
        let total: f32 = parts.iter().map(|(_, worth)| worth).sum();
        let parts = parts.iter().filter(|(_, worth)| worth.abs() >= LITTLE);
        let parts: Vec<String> = parts.map(|(name, worth)| format!("{name} {}", signed(*worth))).collect();
        let detail = if parts.len() < 2 { String::new() } else { format!(": {}", parts.join(", ")) };
        format!("The lot is worth about {} to you, now and later{detail}.", points(total))
    }

    /// What it would come to if the lot were taken with a sun.
    fn cost(&self, seat: Seat, sun: Sun, called: &str) -> String {
        let centre = self.view.centre;
        let spent = self.a.sun_now(sun);
        let change = self.a.sun_after(seat, sun);
        let gain = self.a.gain(seat, self.a.lot(seat, &self.view.track), sun);
        let later = match round(change) {
            0.0 => String::new(),
            _ => format!(", sun {centre} instead of it later {}", signed(change)),
        };
        let (gain, spent) = (signed(gain), signed(-spent));
        format!("With {called}, it comes to {gain} in all: the sun in this epoch {spent}{later}.")
    }

    /// Which of these would pay more than `to_beat` for the lot, and how much.
    fn rivals(&self, seats: &[Seat], to_beat: Option<Sun>) -> String {
        let with_suns = seats.iter().filter(|seat| !self.view.seats[**seat].face_up.is_empty());
        let wants: Vec<String> = with_suns
            .map(|seat| {
                let lot = self.a.lot(*seat, &self.view.track);
                let suns = self.view.seats[*seat].face_up;
                let suns = to_beat.map_or(suns, |sun| suns.above(sun));
                let highest = suns.iter().filter(|sun| self.a.gain(*seat, lot, *sun) > 0.0).max();
                let name = self.names.of(*seat);
                match highest {
                    _ if suns.is_empty() => format!("{name} ({}) has no higher sun", signed(lot)),
                    Some(sun) => format!("{name} ({}) may go up to {sun}", signed(lot)),
                    None => format!("{name} ({}) would rather wait", signed(lot)),
                }
            })
            .collect();
        if wants.is_empty() {
            return "Nobody else has a sun left in this epoch.".to_owned();
        }
        format!("To the others: {}.", wants.join(", "))
    }

    fn ra(&self) -> String {
        let bag = &self.view.bag;
        let chance = 100.0 * f32::from(bag.of(Tile::Ra)) / bag.total().max(1) as f32;
        match self.view.ra_spaces - self.view.ra_count {
            1 => format!("The next tile is a Ra with {chance:.0} %, and that would end the epoch at once."),
            more => format!("The next tile is a Ra with {chance:.0} %; {more} more of them end the epoch."),
        }
    }

    fn god(&self, seat: Seat, tile: Tile) -> String {
        let gain = self.exchange(seat, tile);
        let (tile, gain) = (tile.word(self.view.options.edition), points(gain));
        format!("For you {tile} is worth about {gain} more than the god, which scores 2 if you keep it.")
    }

    fn no_god(&self, seat: Seat, legal: &[Action]) -> String {
        let tiles = legal.iter().filter_map(|action| if let Action::God(tile) = action { Some(*tile) } else { None });
        let best = tiles.max_by(|one, other| self.exchange(seat, *one).total_cmp(&self.exchange(seat, *other)));
        match best {
            Some(tile) => {
                let (gain, tile) = (self.exchange(seat, tile), tile.word(self.view.options.edition));
                format!("The best tile for a god is {tile}, and it would bring you about {}.", signed(gain))
            }
            None => "No tile is worth a god.".to_owned(),
        }
    }

    /// What a seat gains by giving a god for a tile.
    fn exchange(&self, seat: Seat, tile: Tile) -> f32 {
        let before = *self.a.state.holding(seat);
        let mut after = before;
        after.lose(Tile::God, 1);
        after.add(tile, 1);
        self.a.strike(&mut after, tile);
        let lots = self.a.lots_to_come(seat);
        self.a.tiles(seat, &after, lots) - self.a.tiles(seat, &before, lots)
    }

    fn discard(&self, seat: Seat, legal: &[Action]) -> Vec<String> {
        let before = *self.a.state.holding(seat);
        let lots = self.a.lots_to_come(seat);
        let costs = legal.iter().filter_map(|action| {
            let Action::Discard(tile) = *action else { return None };
            let mut after = before;
            after.lose(tile, 1);
            Some((tile, self.a.tiles(seat, &before, lots) - self.a.tiles(seat, &after, lots)))
        });
        let costs: Vec<String> =
            costs.map(|(tile, cost)| format!("{} {}", tile.word(self.view.options.edition), round(cost))).collect();
        vec![format!("What losing each would cost you, now and later: {}.", costs.join(", "))]
    }
}

/// What a lot changes in each category, disasters with the tiles they take.
fn by_category<'a>(
    a: &'a Appraisal<'_>,
    seat: Seat,
    lot: &'a AuctionTrack,
) -> impl Iterator<Item = (&'static str, f32)> + 'a {
    let before = *a.state.holding(seat);
    let lots = (a.lots_to_come(seat) - a.usable).max(0.0);
    let worth = move |holding: &Holding| a.tiles(seat, holding, lots);
    [
        ("pharaohs", Group::Pharaohs, Some(Tile::Funeral)),
        ("gold", Group::Gold, None),
        ("gods", Group::Gods, None),
        ("river", Group::River, Some(Tile::Drought)),
        ("civilisation", Group::Civilisation, Some(Tile::Unrest)),
        ("monuments", Group::Monuments, Some(Tile::Earthquake)),
    ]
    .into_iter()
    .map(move |(name, group, disaster)| {
        let mut after = before;
        for tile in lot.tiles().iter().filter(|tile| tile.group() == group) {
            after.add(*tile, 1);
        }
        for tile in lot.tiles().iter().filter(|tile| Some(**tile) == disaster) {
            a.strike(&mut after, *tile);
        }
        (name, worth(&after) - worth(&before))
    })
}

/// `+3.5`, `-1`, `0`: what is guessed is not told to the hundredth.
fn signed(worth: f32) -> String {
    let rounded = round(worth);
    if rounded == 0.0 { "0".to_owned() } else { format!("{rounded:+}") }
}

fn points(worth: f32) -> String {
    let rounded = round(worth);
    let noun = if rounded == 1.0 { "point" } else { "points" };
    format!("{rounded} {noun}")
}

/// To halves; never minus zero.
fn round(worth: f32) -> f32 {
    (2.0 * worth).round() / 2.0 + 0.0
}

#[cfg(test)]
mod tests {
    use game::{Actor, Game, GameOptions, Seat, Viewer};
    use ra::Options;

    use super::*;
    use crate::hint;

    /// Plays a game at random and asks for advice at every decision of seat 0.
    #[test]
    fn there_is_a_hint_with_reasons_for_every_kind_of_decision() {
        let options = Options::for_players(3).expect("3 play");
        let mut lots = Dice::new(5);
        let deal = State::deal(&options, &mut lots);
        let mut fate = deal.fate;
        let mut state = State::start(&options, &deal.setup).expect("dealt");
        let names = Names::new(None, 3);
        let mut legal = Vec::new();
        let mut kinds = Vec::new();
        while let Some(actor) = state.to_act() {
            state.legal_actions(&mut legal);
            let action = match actor {
                Actor::Chance => state.outcome(&mut fate, &mut lots),
                Actor::Seat(_) => lots.pick(&legal),
            };
            if actor == Actor::Seat(Seat::FIRST) && legal.len() > 1 {
                let view = state.view(Viewer::Seat(Seat::FIRST));
                for asked in &legal {
                    let reasons = State::reasons(&view, &legal, *asked, &names);
                    assert!(!reasons.is_empty(), "{asked}");
                    assert!(reasons.iter().all(|reason| !reason.contains("NaN")), "{reasons:?}");
                }
                kinds.push(std::mem::discriminant(&state.phase()));
            }
            state.play(action, &mut |_| ());
        }
        kinds.dedup();
        assert!(kinds.len() > 3, "several kinds of decisions were met");
    }

    #[test]
    fn the_parts_of_a_lot_add_up_to_the_whole() {
        let options = Options::for_players(4).expect("4 play");
        let mut lots = Dice::new(9);
        let deal = State::deal(&options, &mut lots);
        let mut fate = deal.fate;
        let mut state = State::start(&options, &deal.setup).expect("dealt");
        let weights = Greedy::default().weights;
        let mut legal = Vec::new();
        while let Some(actor) = state.to_act() {
            let a = Appraisal::new(&state, &weights);
            for seat in Seat::all(4) {
                let parts: f32 = by_category(&a, seat, state.track()).map(|(_, worth)| worth).sum();
                assert!((parts - a.lot(seat, state.track())).abs() < 1e-3, "{state:?}");
            }
            state.legal_actions(&mut legal);
            let action = match actor {
                Actor::Chance => state.outcome(&mut fate, &mut lots),
                Actor::Seat(_) => lots.pick(&legal),
            };
            state.play(action, &mut |_| ());
        }
    }

    #[test]
    fn figures_are_rounded_to_halves() {
        assert_eq!([signed(1.3), signed(-0.1), signed(-2.8)], ["+1.5", "0", "-3"]);
        assert_eq!([points(-0.1), points(0.8), points(1.6)], ["0 points", "1 point", "1.5 points"]);
    }

    #[test]
    fn the_same_seed_gives_the_same_hint() {
        let options = Options::for_players(3).expect("3 play");
        let deal = State::deal(&options, &mut Dice::new(1));
        let state = State::start(&options, &deal.setup).expect("dealt");
        let Some(Actor::Seat(seat)) = state.to_act() else { panic!("a seat begins") };
        let view = state.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let ask = || hint::<State>(&view, &Names::new(None, 3), 7).expect("there is something to decide");
        assert_eq!(ask(), ask());
        assert!(ask().best().is_some_and(|best| legal.contains(&best.action)));
        assert!(legal.contains(&ask().first_look));
    }
}
