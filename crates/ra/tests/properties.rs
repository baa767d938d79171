//! What holds in every game of Ra, whatever is played.

use std::collections::HashMap;

use game::{Game, GameOptions, Lots, Seat, Viewer};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use ra::{ALL_TILES, Action, EpochEnd, Event, Options, Phase, START_SCORE, State, Sun, Suns, Tile};
use testkit::RandomGame;

/// A second book of the game, kept from the events alone.
struct Ledger {
    bag: HashMap<Tile, u8>,
    track: Vec<Tile>,
    ra: u8,
    tiles: Vec<HashMap<Tile, u8>>,
    up: Vec<Suns>,
    down: Vec<Suns>,
    scores: Vec<i32>,
    gone: u32,
    centre: Sun,
}

impl Ledger {
    fn new(state: &State) -> Self {
        let seats = state.seats();
        Ledger {
            bag: ALL_TILES.into_iter().map(|tile| (tile, tile.count())).collect(),
            track: Vec::new(),
            ra: 0,
            tiles: vec![HashMap::new(); seats],
            up: Seat::all(seats).map(|seat| state.holding(seat).face_up).collect(),
            down: vec![Suns::NONE; seats],
            scores: vec![i32::from(START_SCORE); seats],
            gone: 0,
            centre: state.centre(),
        }
    }

    fn draw(&mut self, tile: Tile) {
        *self.bag.get_mut(&tile).expect("a kind") -= 1;
    }

    /// Lays out a tile; a disaster is gone at once.
    fn give(&mut self, seat: Seat, tile: Tile) {
        if tile.is_disaster() {
            self.gone += 1;
        } else {
            *self.tiles[seat.index()].entry(tile).or_default() += 1;
        }
    }

    fn take(&mut self, seat: Seat, tile: Tile, count: u8) {
        *self.tiles[seat.index()].get_mut(&tile).expect("owned") -= count;
        self.gone += u32::from(count);
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::TileDrawn { tile, .. } => {
                self.draw(*tile);
                self.track.push(*tile);
            }
            Event::RaDrawn { count, .. } => {
                self.draw(Tile::Ra);
                self.ra += 1;
                assert_eq!(*count, self.ra);
            }
            Event::AuctionBegan { tiles, .. } => assert_eq!(tiles.tiles(), self.track),
            Event::AuctionWon { seat, sun, taken, tiles } => {
                assert_eq!(tiles.tiles(), self.track);
                assert_eq!(*taken, self.centre);
                for tile in std::mem::take(&mut self.track) {
                    self.give(*seat, tile);
                }
                let place = seat.index();
                self.up[place] = self.up[place].without(*sun);
                self.down[place] = self.down[place].with(*taken);
                self.centre = *sun;
            }
            Event::TrackDiscarded { tiles } => {
                assert_eq!(tiles.tiles(), self.track);
                self.gone += std::mem::take(&mut self.track).len() as u32;
            }
            Event::GodSpent { seat, tile } => {
                let place = self.track.iter().position(|t| t == tile).expect("on the track");
                self.track.remove(place);
                self.take(*seat, Tile::God, 1);
                self.give(*seat, *tile);
            }
            Event::TilesLost { seat, tile, count, .. } => self.take(*seat, *tile, *count),
            Event::EpochEnded { why, .. } => {
                let all_spent = self.up.iter().all(|suns| suns.is_empty());
                assert_eq!(*why == EpochEnd::SunsSpent, all_spent, "an epoch ends for its reason");
                self.gone += u32::from(self.ra) + std::mem::take(&mut self.track).len() as u32;
                self.ra = 0;
            }
            Event::EpochScored { points, scores, .. } => {
                for (seat, points) in points.iter() {
                    let place = seat.index();
                    self.scores[place] = (self.scores[place] + i32::from(points.total())).max(0);
                    assert_eq!(Some(self.scores[place]), scores[seat]);
                    self.up[place] = self.up[place].union(self.down[place]);
                    self.down[place] = Suns::NONE;
                    for (tile, count) in &mut self.tiles[place] {
                        if !tile.is_kept() {
                            self.gone += u32::from(std::mem::take(count));
                        }
                    }
                }
            }
            Event::SunBid { .. }
            | Event::Passed { .. }
            | Event::NobodyBid { .. }
            | Event::GodsDone { .. }
            | Event::EpochBegan { .. }
            | Event::GameWon { .. } => {}
        }
    }

    fn agrees_with(&self, state: &State) {
        for tile in ALL_TILES {
            assert_eq!(state.bag().of(tile), self.bag[&tile], "{tile} in the bag");
        }
        assert_eq!(state.track().tiles(), self.track);
        assert_eq!((state.ra_count(), state.centre()), (self.ra, self.centre));
        let mut owned = 0;
        let mut suns = Suns::NONE.with(self.centre);
        for seat in Seat::all(state.seats()) {
            let holding = state.holding(seat);
            for (tile, count) in &self.tiles[seat.index()] {
                assert_eq!(holding.count(*tile), *count, "{tile} of {seat}");
            }
            owned += holding.tiles().map(|(_, count)| u32::from(count)).sum::<u32>();
            assert_eq!((holding.face_up, holding.face_down), (self.up[seat.index()], self.down[seat.index()]));
            assert_eq!(i32::from(holding.score()), self.scores[seat.index()]);
            assert!(holding.score() >= 0, "a score never falls below 0");
            assert_eq!(suns.union(holding.suns()).len(), suns.len() + holding.suns().len(), "no sun is anywhere twice");
            suns = suns.union(holding.suns());
        }
        let tiles = state.bag().total() + self.track.len() as u32 + u32::from(self.ra) + owned + self.gone;
        assert_eq!(tiles, 180, "tiles are conserved");
        let in_all = ra::sun_groups(state.seats()).iter().map(|group| group.len()).sum::<u32>() + 1;
        assert_eq!(suns.len(), in_all, "suns are conserved");
        // Only the order of the bag is unknown to whoever remembers every scoring, and nobody has to imagine that.
        assert_eq!(State::complete(&state.view(Viewer::Spectator), &mut NoLots), *state);
    }
}

/// Nothing may be left to chance.
struct NoLots;

impl Lots for NoLots {
    fn below(&mut self, n: u32) -> u32 {
        panic!("a lot below {n}");
    }
}

fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Draw, Action::Invoke, Action::Done, Action::Pass];
    all.extend((1..=16).filter_map(Sun::new).map(Action::Bid));
    for tile in ALL_TILES {
        all.extend([Action::God(tile), Action::Discard(tile), Action::Reveal(tile)]);
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    /// Events tell everything: a book kept from them alone agrees with the state at every step, and nothing is lost.
    #[test]
    fn tiles_suns_and_points_are_conserved(players in 2_usize..=5, seed in any::<u64>()) {
        let options = Options::for_players(players).expect("2 to 5 play");
        let mut game = RandomGame::<State>::new(&options, seed);
        let mut ledger = Ledger::new(&game.state);
        let suns_each: Vec<u32> = Seat::all(players).map(|seat| game.state.holding(seat).suns().len()).collect();
        while let Some(step) = game.choose() {
            for event in game.play(step) {
                ledger.hear(&event);
            }
            ledger.agrees_with(&game.state);
            for seat in Seat::all(players) {
                prop_assert_eq!(game.state.holding(seat).suns().len(), suns_each[seat.index()]);
            }
        }
        prop_assert_eq!(game.state.phase(), Phase::Over);
        prop_assert!(game.state.winner().is_some());
    }

    /// Every action there is, at every step: what is listed is accepted, all else is refused.
    #[test]
    fn what_is_listed_is_legal_and_nothing_else(players in 2_usize..=5, seed in any::<u64>()) {
        let options = Options::for_players(players).expect("2 to 5 play");
        let mut game = RandomGame::<State>::new(&options, seed);
        let mut legal = Vec::new();
        let mut holds = |state: &State| {
            let Some(actor) = state.to_act() else { return };
            state.legal_actions(&mut legal);
            for action in every_action() {
                let mut copy = *state;
                let applied = copy.apply(actor, action).is_ok();
                assert_eq!(applied, legal.contains(&action), "{action} in {:?}", state.phase());
                assert!(applied || copy == *state, "a refusal changes nothing");
            }
        };
        while let Some(step) = game.choose() {
            holds(&game.state);
            let mut between = game.state;
            between.play(step.action, &mut |_| ());
            if step.outcome.is_some() {
                holds(&between);
            }
            game.play(step);
        }
        prop_assert!(game.state.to_act().is_none());
    }

    /// The same secret gives the same deal whatever is played: the n-th tile is the n-th tile.
    #[test]
    fn the_deal_does_not_depend_on_what_is_played(seed in any::<u64>()) {
        let options = Options::for_players(4).expect("4 play");
        let draws = |invoke: bool| {
            let mut game = RandomGame::<State>::new(&options, seed);
            let mut drawn = Vec::new();
            while let Some(mut step) = game.choose() {
                if invoke && step.action == Action::Draw && drawn.len() % 3 == 2 && game.state.track().tiles().len() > 4 {
                    step = game::notation::Step { action: Action::Invoke, outcome: None };
                }
                drawn.extend(step.outcome);
                game.play(step);
            }
            drawn
        };
        let (one, other) = (draws(false), draws(true));
        let both = one.len().min(other.len());
        prop_assert_eq!(&one[..both], &other[..both]);
    }
}
