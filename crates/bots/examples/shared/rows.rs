//! Decisions of Ra written down for a net to learn from (`python/khepri_train/decisions.py`): a row each.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::features::observation;
use bots::{Features, Opinion};
use game::{Game, Seat};
use half::f16;
use ra::{Action, State};
use safetensors::Dtype;
use safetensors::tensor::TensorView;

/// What the seat saw, how often each action was tried (−1 where that is not legal), and what it promised.
#[derive(Default)]
pub(crate) struct Rows {
    observations: Vec<f16>,
    visits: Vec<i32>,
    prospects: Vec<f32>,
}

impl Rows {
    pub(crate) fn len(&self) -> usize {
        self.visits.len() / State::ACTIONS
    }

    /// Writes down what somebody thought of a decision.
    pub(crate) fn push(&mut self, state: &State, seat: Seat, legal: &[Action], opinions: &[Opinion<Action>]) {
        let (mut visits, mut prospects) = (vec![-1; State::ACTIONS], vec![0.0; State::ACTIONS]);
        for action in legal {
            visits[state.index(*action)] = 0;
        }
        for opinion in opinions {
            visits[state.index(opinion.action)] = opinion.visits as i32;
            prospects[state.index(opinion.action)] = opinion.prospect;
        }
        self.observations.extend(observation(state, seat).into_iter().map(f16::from_f32));
        self.visits.extend(visits);
        self.prospects.extend(prospects);
    }

    /// All that is written down while games are played on all cores, from number 0 up for as long as `goes_on` says.
    pub(crate) fn gather(goes_on: impl Fn(u64) -> bool + Sync, play: impl Fn(u64, &mut Rows) + Sync) -> Rows {
        let next = AtomicU64::new(0);
        let work = || {
            let mut rows = Rows::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if !goes_on(number) {
                    return rows;
                }
                play(number, &mut rows);
            }
        };
        let mut all = Rows::default();
        std::thread::scope(|scope| {
            let cores = std::thread::available_parallelism().map_or(1, usize::from);
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                let rows = worker.join().expect("no panic");
                all.observations.extend(rows.observations);
                all.visits.extend(rows.visits);
                all.prospects.extend(rows.prospects);
            }
        });
        all
    }

    /// Writes the file, which says of which game and version of the features it is.
    pub(crate) fn write(&self, file: &str) {
        let observations: Vec<u8> = self.observations.iter().flat_map(|value| value.to_le_bytes()).collect();
        let visits: Vec<u8> = self.visits.iter().flat_map(|value| value.to_le_bytes()).collect();
        let prospects: Vec<u8> = self.prospects.iter().flat_map(|value| value.to_le_bytes()).collect();
        let view =
            |kind, width, bytes| TensorView::new(kind, vec![self.len(), width], bytes).expect("as many as it says");
        let tensors = [
            ("observations", view(Dtype::F16, State::OBSERVATION, &observations)),
            ("visits", view(Dtype::I32, State::ACTIONS, &visits)),
            ("prospects", view(Dtype::F32, State::ACTIONS, &prospects)),
        ];
        let card = [("game", State::NAME.to_owned()), ("features", State::VERSION.to_string())];
        let card = card.map(|(name, said)| (name.to_owned(), said)).into();
        safetensors::serialize_to_file(tensors, Some(card), Path::new(file))
            .unwrap_or_else(|error| panic!("{file}: {error}"));
    }
}
