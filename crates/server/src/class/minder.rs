//! Who lets the clock of a lesson run out, and who erases a class, when its day is over or nobody came? One task, which looks at those in memory every second
//! and touches the store only when something is due.

use std::net::IpAddr;
use std::time::Duration;

use store::PersonId;

use super::lead::tell_tables;
use super::registry::Class;
use super::seating;
use super::settings::Settings;
use crate::app::App;
use crate::refusal::Refusal;

/// So often the classes are looked at.
const EVERY: Duration = Duration::from_secs(1);

/// Minds the classes until the server stops.
pub(crate) fn begin(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        let mut stopping = app.stopping.subscribe();
        loop {
            mind(&app).await;
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
        }
    });
}

/// Does what is due.
pub(crate) async fn mind(app: &App) {
    let all = match app.classes.all().await {
        Ok(all) => all,
        Err(refusal) => return tracing::error!(%refusal, "classes cannot be looked at"),
    };
    let now = app.tables.now();
    if let Err(refusal) = app.classes.beat(now).await {
        tracing::warn!(%refusal, "the age of classes was not kept");
    }
    for class in all {
        let gone = |class: &Class| class.is_over(now) || class.is_abandoned(now);
        let minded = if gone(&class) { erase_if(app, &class, gone).await } else { look_at(app, &class).await };
        if let Err(refusal) = minded {
            tracing::warn!(%refusal, "a class was not minded");
        }
    }
}

/// Calls the last turn at all tables when the lesson is over.
pub(super) async fn look_at(app: &App, class: &Class) -> Result<(), Refusal> {
    let due = |settings: &Settings| !settings.called && settings.ends.is_some_and(|ends| ends <= app.tables.now());
    if due(&class.now().settings) { seating::call_end(app, class, due).await } else { Ok(()) }
}

/// Makes room for a class that this person opens from this network, or says why there is none.
pub(super) async fn make_room(app: &App, leader: PersonId, from: IpAddr) -> Result<(), Refusal> {
    let now = app.tables.now();
    while let Some(class) = app.classes.in_the_way(leader, from, now).await? {
        // Perhaps somebody has come in meanwhile: then another one goes.
        erase_if(app, &class, Class::is_empty).await?;
    }
    Ok(())
}

/// Erases a class: its tables stay, and nobody at them has a name.
pub(super) async fn erase(app: &App, class: &Class) -> Result<(), Refusal> {
    erase_if(app, class, |_| true).await
}

/// The same, if this still holds when it is to oneself.
async fn erase_if(app: &App, class: &Class, gone: impl Fn(&Class) -> bool) -> Result<(), Refusal> {
    let _turn = class.turn().await;
    if !gone(class) {
        return Ok(());
    }
    let forgotten = app.classes.erase(class).await?;
    app.people.were_forgotten(&forgotten);
    tell_tables(app, class);
    Ok(())
}
