//! How are changes that belong together written? In the transaction they share with others, behind a savepoint: one that is
//! refused takes those before it back, and nothing of what others write.

use async_trait::async_trait;
use sqlx::{Executor, SqliteConnection};

use super::writer::Change;
use super::{chairs, classes, failed, tables};
use crate::{Append, AppendError, StoreError, Write};

/// All of these, or none.
pub(super) struct Together(pub(super) Vec<Write>);

#[async_trait]
impl Change for Together {
    type Answer = Result<(), AppendError>;

    async fn make(&self, db: &mut SqliteConnection) -> Result<Self::Answer, StoreError> {
        db.execute("SAVEPOINT together").await.map_err(failed)?;
        let mut refused = Ok(());
        for one in &self.0 {
            refused = write(db, one).await?;
            if refused.is_err() {
                db.execute("ROLLBACK TO together").await.map_err(failed)?;
                break;
            }
        }
        db.execute("RELEASE together").await.map_err(failed)?;
        Ok(refused)
    }

    fn erases(&self) -> bool {
        self.0.iter().any(|one| matches!(one, Write::NoPupil { .. } | Write::ChairName(_)))
    }
}

async fn write(db: &mut SqliteConnection, write: &Write) -> Result<Result<(), AppendError>, StoreError> {
    if let Some(class) = write.class()
        && !classes::is_there(db, class).await?
    {
        return Ok(Err(AppendError::NoSuchClass));
    }
    match write {
        Write::Open { table, lines, note } => {
            if let Err(refused) = tables::create(db, table).await? {
                return Ok(Err(refused));
            }
            let first = Append { table: table.id.clone(), seen: 0, lines: lines.clone(), note: note.clone() };
            return Ok(first.make(db).await?.map(drop));
        }
        Write::Append(append) => return Ok(append.make(db).await?.map(drop)),
        Write::ChairName(chair) => return chairs::name(db, chair).await,
        Write::Pupil { class, pupil } => classes::put(db, class, pupil).await?,
        Write::NoPupil { class, person } => classes::remove(db, class, *person).await?,
        Write::ClassTable { class, table } => classes::add_table(db, class, table).await?,
        Write::ClassSettings { class, settings } => classes::set(db, class, settings).await?,
    }
    Ok(Ok(()))
}
