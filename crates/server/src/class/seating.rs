//! Who of a class sits at which table: tables of three to five, bots where people are missing.

use game::GameOptions;
use store::{PersonId, TableId};

use super::registry::Class;
use super::settings::Settings;
use super::transaction::Transaction;
use crate::app::App;
use crate::games::{classroom, with_hosted};
use crate::refusal::Refusal;
use crate::table::{Agreed, Answer, Ask, Leading, Opening, Phase, Sit};

/// How many sit at a table.
pub(crate) const SIZES: std::ops::RangeInclusive<usize> = 3..=5;
/// How many sit at one if nothing is said.
pub(crate) const USUAL: usize = 4;
/// How well the bots play that fill up.
const LEVEL: u8 = 2;

/// How many people sit at each new table, when about so many are wanted at each: as few bots as can be.
pub(crate) fn split(people: usize, size: usize) -> Vec<usize> {
    if people == 0 {
        return Vec::new();
    }
    let nearest = (2 * people + size) / (2 * size);
    let tables = nearest.max(people.div_ceil(*SIZES.end())).max(1);
    (0..tables).map(|table| people / tables + usize::from(table < people % tables)).collect()
}

/// Seats everybody who waits: in chairs that bots have, then at new tables. Whether people choose what belongs to the
/// set-up is kept with it, if it was said; likewise how many turns a game has.
pub(crate) async fn seat_all(
    app: &App,
    class: &Class,
    size: usize,
    choose: Option<bool>,
    turns: Option<Option<u8>>,
) -> Result<(), Refusal> {
    let mut all = Transaction::begin(app, class).await;
    all.now.settings.turns = turns.unwrap_or(all.now.settings.turns);
    all.now.settings.choose = choose.unwrap_or(all.now.settings.choose);
    seat_waiting(app, &mut all, size).await?;
    all.commit().await
}

async fn seat_waiting(app: &App, all: &mut Transaction<'_>, size: usize) -> Result<(), Refusal> {
    let mut waiting: Vec<PersonId> = all.now.waiting().map(|pupil| pupil.person).collect();
    for table in all.now.tables.clone() {
        if waiting.is_empty() {
            return Ok(());
        }
        let wishes: Vec<Leading> = waiting.iter().copied().map(Leading::Seat).collect();
        let (seated, _) = all.lead(&table, &wishes).await?;
        waiting.drain(..seated).for_each(|person| all.seat(person, Some(&table)));
    }
    let Settings { choose, called, turns, .. } = all.now.settings;
    let wishes = [(!choose).then_some(Leading::Open), called.then_some(Leading::Last)];
    let wishes: Vec<Leading> = wishes.into_iter().flatten().collect();
    for people in split(waiting.len(), size) {
        let group: Vec<PersonId> = waiting.drain(..people).collect();
        let table = all.open(opening(app, &group, &wishes, turns)?);
        group.into_iter().for_each(|person| all.seat(person, Some(&table)));
    }
    Ok(())
}

/// Lets a new round begin: whoever's game is over is seated anew, and the clock of the lesson is off.
pub(crate) async fn new_round(app: &App, class: &Class, size: usize) -> Result<(), Refusal> {
    let mut all = Transaction::begin(app, class).await;
    let mut left: Vec<TableId> = Vec::new();
    for table in &all.now.tables {
        let Answer::Shown(shown) = app.tables.ask(table, Ask::Look(Some(class.leader))).await? else { continue };
        if shown.phase() == Phase::Over {
            left.push(table.clone());
        }
    }
    for pupil in &mut all.now.pupils {
        pupil.table.take_if(|table| left.contains(table));
    }
    (all.now.settings.ends, all.now.settings.called) = (None, false);
    seat_waiting(app, &mut all, size).await?;
    all.commit().await?;
    // Their browsers leave the old table when the new one is there.
    left.iter().for_each(|table| app.tables.class_changed(table));
    Ok(())
}

/// A table for these people.
fn opening(app: &App, group: &[PersonId], wishes: &[Leading], turns: Option<u8>) -> Result<Opening, Refusal> {
    let chairs = group.len().max(*SIZES.start());
    let mut sits: Vec<Sit> = group.iter().copied().map(Sit::Person).collect();
    sits.resize(chairs, Sit::Bot(LEVEL));
    let turn = getrandom::u32()? as usize % chairs;
    sits.rotate_right(turn);
    let opening = with_hosted!(classroom(), G => {
        let agreed = Agreed::<G>::of_class(chairs, turns).ok_or(Refusal::Fault)?;
        debug_assert_eq!(agreed.options.players(), chairs, "a chair for everybody");
        app.tables.of_class::<G>(&agreed, &sits, wishes)?
    });
    opening.ok_or(Refusal::Fault)
}

/// Moves somebody to another table, or to those who wait.
pub(crate) async fn move_to(app: &App, class: &Class, person: PersonId, to: Option<TableId>) -> Result<(), Refusal> {
    let mut all = Transaction::begin(app, class).await;
    let from = all.now.pupil(person).ok_or(Refusal::NoSuchClass)?.table.clone();
    if from == to {
        return Ok(());
    }
    if let Some(to) = &to {
        match all.lead(to, &[Leading::Seat(person)]).await? {
            (_, Some(Refusal::SeatTaken)) => return Err(Refusal::TableFull),
            (_, Some(refusal)) => return Err(refusal),
            _ => {}
        }
    }
    unseat(&mut all, person, from.as_ref()).await?;
    all.seat(person, to.as_ref());
    all.commit().await
}

/// Sends somebody out of the class; with the digits they may come again.
pub(crate) async fn remove(app: &App, class: &Class, person: PersonId) -> Result<(), Refusal> {
    let mut all = Transaction::begin(app, class).await;
    let from = all.now.pupil(person).ok_or(Refusal::NoSuchClass)?.table.clone();
    unseat(&mut all, person, from.as_ref()).await?;
    all.now.pupils.retain(|pupil| pupil.person != person);
    all.commit().await
}

/// A bot takes the chair that somebody has there. A game that is over stays as it was.
async fn unseat(all: &mut Transaction<'_>, person: PersonId, from: Option<&TableId>) -> Result<(), Refusal> {
    match from {
        Some(table) => all.lead(table, &[Leading::Unseat(person)]).await.map(drop),
        None => Ok(()),
    }
}

/// Has these tables of a class do something; those that are over are left alone.
pub(crate) async fn lead_all(app: &App, class: &Class, tables: &[TableId], leading: Leading) -> Result<(), Refusal> {
    let mut all = Transaction::begin(app, class).await;
    for table in tables {
        all.lead(table, &[leading]).await?;
    }
    all.commit().await
}

/// Calls the last turn at all tables, if it is due and was not said yet.
pub(crate) async fn call_end(app: &App, class: &Class, due: impl Fn(&Settings) -> bool) -> Result<(), Refusal> {
    let mut all = Transaction::begin(app, class).await;
    if !due(&all.now.settings) {
        return Ok(());
    }
    for table in all.now.tables.clone() {
        all.lead(&table, &[Leading::Last]).await?;
    }
    all.now.settings.called = true;
    all.commit().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_of_about_the_size_that_was_asked_for() {
        assert!(split(0, 4).is_empty());
        assert_eq!(split(1, 4), [1]);
        assert_eq!(split(5, 4), [5]);
        assert_eq!(split(6, 4), [3, 3]);
        assert_eq!(split(7, 4), [4, 3]);
        assert_eq!(split(9, 4), [5, 4]);
        assert_eq!(split(12, 4), [4, 4, 4]);
        assert_eq!(split(30, 5), [5; 6]);
        assert_eq!(split(10, 3), [4, 3, 3]);
        for people in 1..=80 {
            for size in SIZES {
                let tables = split(people, size);
                assert_eq!(tables.iter().sum::<usize>(), people);
                assert!(
                    tables.iter().all(|table| (1..=*SIZES.end()).contains(table)),
                    "{people} by {size}: {tables:?}"
                );
                let bots: usize = tables.iter().map(|table| SIZES.start().saturating_sub(*table)).sum();
                assert!(bots <= 2, "{people} by {size}: {bots} bots");
            }
        }
    }
}
