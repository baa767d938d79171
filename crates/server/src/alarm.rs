//! Who wakes a table whose clock runs out while nobody looks at it? One task looks into the store every few seconds. A
//! table in memory minds its own clock; one that is not is brought there in time. The same task notes that the server is
//! alive, so that the next one knows since when nobody could act, and removes links that have expired.

use std::time::Duration;

use store::StoreError;

use crate::app::App;
use crate::table::Ask;

/// So often the store is looked into.
const EVERY: Duration = Duration::from_secs(20);
/// At most so many tables are woken at once; the others come next time.
const MOST: u32 = 1_000;
/// What the last sign of life is kept as.
const BEAT: &str = "beat";

/// Pauses the clocks for as long as no server was there, then minds them.
pub(crate) async fn begin(app: &App) -> Result<(), StoreError> {
    let (last, now) = (app.store.kept(BEAT).await?, app.tables.now());
    if let Some(last) = last.and_then(|last| last.parse().ok()) {
        app.tables.was_down(last, now);
    }
    app.store.drop_expired_links(now).await?;
    beat(app).await?;
    tokio::spawn(run(app.clone()));
    Ok(())
}

/// Notes that the server is alive.
pub(crate) async fn beat(app: &App) -> Result<(), StoreError> {
    app.store.keep(BEAT, &app.tables.now().to_string()).await
}

async fn run(app: App) {
    // All of them once, however late they are due: each learns that the server was down.
    wake(&app, i64::MAX, u32::MAX).await;
    let mut stopping = app.stopping.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        if let Err(error) = app.store.drop_expired_links(app.tables.now()).await {
            tracing::warn!(%error, "links that have expired stay for now");
        }
        let soon = app.tables.now() + EVERY.as_millis() as i64;
        wake(&app, soon, MOST).await;
        // Without a running clock nobody will ask when the server was alive: a disk may sleep then.
        let running = app.store.due_tables(i64::MAX, 1).await.is_ok_and(|due| !due.is_empty());
        if running && let Err(error) = beat(&app).await {
            tracing::warn!(%error, "the sign of life was not kept");
        }
    }
}

/// Brings the tables into memory whose clock runs out before this time.
async fn wake(app: &App, before: i64, most: u32) {
    let due = match app.store.due_tables(before, most).await {
        Ok(due) => due,
        Err(error) => return tracing::error!(%error, "clocks cannot be looked at"),
    };
    for id in due {
        if let Err(refusal) = app.tables.ask(&id, Ask::Wake).await {
            tracing::warn!(table = %id, %refusal, "a table was not woken");
        }
    }
}
