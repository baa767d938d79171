//! What outlives the playing: records that people brought, and how games ended.

use async_trait::async_trait;

use crate::{Occupant, PersonId, StoreError, TableId};

/// How much room brought records have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordRoom {
    /// How many are kept.
    pub most: u32,
    /// How many bytes they may have together.
    pub bytes: u64,
    /// What was last looked at before this moment goes.
    pub since: i64,
}

/// How a game ended: in seat order. Empty for a table at which none was dealt.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameResult {
    /// When, in milliseconds since 1970.
    pub ended_at: i64,
    /// The places, from 1.
    pub ranks: Vec<u8>,
    /// The points.
    pub scores: Vec<i32>,
}

/// A finished game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedTable {
    /// Its table's name in addresses.
    pub id: TableId,
    /// The word for the game.
    pub game: String,
    /// Who sat where, in seat order.
    pub seats: Vec<Occupant>,
    /// How it ended.
    pub result: GameResult,
}

/// Where records and results are kept.
#[async_trait]
pub trait Records: Send + Sync {
    /// Keeps a record under this name, looked at now, and makes room: what was looked at longest ago goes first.
    async fn keep_record(&self, id: &str, text: &str, now: i64, room: RecordRoom) -> Result<(), StoreError>;

    /// A record that was looked at since this moment; it counts as looked at now.
    async fn record(&self, id: &str, now: i64, since: i64) -> Result<Option<String>, StoreError>;

    /// Keeps how the game of a table ended. What was kept before stays.
    async fn keep_result(&self, id: &TableId, result: &GameResult) -> Result<(), StoreError>;

    /// Tables of a person that are over and of which no result is kept.
    async fn untold(&self, person: PersonId) -> Result<Vec<TableId>, StoreError>;

    /// The finished games of a person, the one that ended last first.
    async fn finished(&self, person: PersonId, most: u32) -> Result<Vec<FinishedTable>, StoreError>;
}
