//! How are brought records and results kept by a program that may forget them?

use async_trait::async_trait;

use super::Memory;
use crate::{FinishedTable, GameResult, PersonId, RecordRoom, Records, Stage, StoreError, TableId};

/// A brought record.
#[derive(Debug)]
pub(super) struct Brought {
    text: String,
    seen_at: i64,
}

#[async_trait]
impl Records for Memory {
    async fn keep_record(&self, id: &str, text: &str, now: i64, room: RecordRoom) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        let seen_at = kept.records.get(id).map_or(now, |old| old.seen_at.max(now));
        kept.records.insert(id.to_owned(), Brought { text: text.to_owned(), seen_at });
        let mut all: Vec<(i64, String, u64)> =
            kept.records.iter().map(|(id, one)| (one.seen_at, id.clone(), one.text.len() as u64)).collect();
        all.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        let mut taken = 0;
        for (place, (seen_at, id, bytes)) in (1_u64..).zip(all) {
            taken += bytes;
            if seen_at < room.since || place > u64::from(room.most) || taken > room.bytes {
                kept.records.remove(&id);
            }
        }
        Ok(())
    }

    async fn record(&self, id: &str, now: i64, since: i64) -> Result<Option<String>, StoreError> {
        let mut kept = self.kept()?;
        let found = kept.records.get_mut(id).filter(|one| one.seen_at >= since);
        Ok(found.map(|one| {
            one.seen_at = one.seen_at.max(now);
            one.text.clone()
        }))
    }

    async fn keep_result(&self, id: &TableId, result: &GameResult) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if kept.tables.contains_key(id) {
            kept.results.entry(id.clone()).or_insert_with(|| result.clone());
        }
        Ok(())
    }

    async fn untold(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let kept = self.kept()?;
        let over = kept.tables.iter().filter(|(_, table)| {
            table.sitters.contains(&person) && table.note.as_ref().is_some_and(|note| note.stage == Stage::Over)
        });
        Ok(over.map(|(id, _)| id).filter(|id| !kept.results.contains_key(*id)).cloned().collect())
    }

    async fn finished(&self, person: PersonId, most: u32) -> Result<Vec<FinishedTable>, StoreError> {
        let kept = self.kept()?;
        let mut all: Vec<FinishedTable> = kept
            .results
            .iter()
            .filter(|(_, result)| !result.ranks.is_empty())
            .filter_map(|(id, result)| {
                let table = kept.tables.get(id).filter(|table| table.sitters.contains(&person))?;
                Some(FinishedTable {
                    id: id.clone(),
                    game: table.stored.table.game.clone(),
                    seats: table.note.as_ref()?.seats.clone(),
                    result: result.clone(),
                })
            })
            .collect();
        all.sort_by(|a, b| b.result.ended_at.cmp(&a.result.ended_at).then_with(|| a.id.cmp(&b.id)));
        all.truncate(usize::try_from(most).unwrap_or(usize::MAX));
        Ok(all)
    }
}
