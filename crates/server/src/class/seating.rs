//! Who of a class sits at which table: tables of three to five, bots where people are missing.

use game::GameOptions;
use store::{PersonId, Pupil, TableId};

use super::registry::Class;
use crate::app::App;
use crate::games::{classroom, with_hosted};
use crate::refusal::Refusal;
use crate::table::{Agreed, Answer, Ask, Leading, Phase, Sit};

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

/// Seats everybody who waits: in chairs that bots have, then at new tables.
pub(crate) async fn seat_all(app: &App, class: &Class, size: usize) -> Result<(), Refusal> {
    let _turn = class.turn().await;
    let now = class.now();
    let mut waiting: Vec<Pupil> = now.waiting().cloned().collect();
    for table in &now.tables {
        while let Some(pupil) = waiting.first() {
            match app.tables.ask(table, Ask::Lead(Leading::Seat(pupil.person))).await {
                Ok(_) => {
                    let pupil = waiting.remove(0);
                    app.classes.put(class, Pupil { table: Some(table.clone()), ..pupil }).await?;
                    app.tables.class_changed(table);
                }
                Err(Refusal::SeatTaken | Refusal::Over) => break,
                Err(refusal) => return Err(refusal),
            }
        }
    }
    for people in split(waiting.len(), size) {
        let group: Vec<Pupil> = waiting.drain(..people).collect();
        let table = open(app, &group).await?;
        if !now.settings.choose {
            app.tables.ask(&table, Ask::Lead(Leading::Open)).await?;
        }
        app.classes.add_table(class, table.clone()).await?;
        for pupil in group {
            app.classes.put(class, Pupil { table: Some(table.clone()), ..pupil }).await?;
        }
        app.tables.class_changed(&table);
        if now.settings.called {
            app.tables.ask(&table, Ask::Lead(Leading::Last)).await?;
        }
    }
    Ok(())
}

/// Lets a new round begin: whoever's game is over is seated anew, and the clock of the lesson is off.
pub(crate) async fn new_round(app: &App, class: &Class, size: usize) -> Result<(), Refusal> {
    let turn = class.turn().await;
    let now = class.now();
    let mut left: Vec<TableId> = Vec::new();
    for table in &now.tables {
        let Answer::Shown(shown) = app.tables.ask(table, Ask::Look(Some(class.leader))).await? else { continue };
        if shown.phase() == Phase::Over {
            left.push(table.clone());
        }
    }
    for pupil in now.pupils.iter().filter(|pupil| pupil.table.as_ref().is_some_and(|table| left.contains(table))) {
        app.classes.put(class, Pupil { table: None, ..pupil.clone() }).await?;
    }
    let mut settings = now.settings;
    (settings.ends, settings.called) = (None, false);
    app.classes.set(class, settings).await?;
    drop(turn);
    seat_all(app, class, size).await?;
    // Their browsers leave the old table when the new one is there.
    left.iter().for_each(|table| app.tables.class_changed(table));
    Ok(())
}

/// Opens a table for these people.
async fn open(app: &App, group: &[Pupil]) -> Result<TableId, Refusal> {
    let chairs = group.len().max(*SIZES.start());
    let mut sits: Vec<Sit> = group.iter().map(|pupil| Sit::Person(pupil.person)).collect();
    sits.resize(chairs, Sit::Bot(LEVEL));
    let turn = getrandom::u32()? as usize % chairs;
    sits.rotate_right(turn);
    let opened = with_hosted!(classroom(), G => {
        let agreed = Agreed::<G>::of_class(chairs).ok_or(Refusal::Fault)?;
        debug_assert_eq!(agreed.options.players(), chairs, "a chair for everybody");
        app.tables.open_class::<G>(&agreed, &sits).await?
    });
    opened.ok_or(Refusal::Fault)
}

/// Moves somebody to another table, or to those who wait.
pub(crate) async fn move_to(app: &App, class: &Class, person: PersonId, to: Option<TableId>) -> Result<(), Refusal> {
    let _turn = class.turn().await;
    let pupil = class.now().pupil(person).cloned().ok_or(Refusal::NoSuchClass)?;
    if pupil.table == to {
        return Ok(());
    }
    // The new chair first: whoever gets none stays where they are.
    if let Some(to) = &to {
        let seated = app.tables.ask(to, Ask::Lead(Leading::Seat(person))).await;
        seated.map_err(|refusal| if refusal == Refusal::SeatTaken { Refusal::TableFull } else { refusal })?;
    }
    leave(app, &pupil).await?;
    let tables: Vec<TableId> = pupil.table.iter().chain(&to).cloned().collect();
    app.classes.put(class, Pupil { table: to, ..pupil }).await?;
    tables.iter().for_each(|table| app.tables.class_changed(table));
    Ok(())
}

/// Sends somebody out of the class; with the digits they may come again.
pub(crate) async fn remove(app: &App, class: &Class, person: PersonId) -> Result<(), Refusal> {
    let _turn = class.turn().await;
    let pupil = class.now().pupil(person).cloned().ok_or(Refusal::NoSuchClass)?;
    leave(app, &pupil).await?;
    app.classes.remove(class, person).await?;
    pupil.table.iter().for_each(|table| app.tables.class_changed(table));
    Ok(())
}

/// A bot takes the chair that somebody has.
async fn leave(app: &App, pupil: &Pupil) -> Result<(), Refusal> {
    let Some(table) = &pupil.table else { return Ok(()) };
    match app.tables.ask(table, Ask::Lead(Leading::Unseat(pupil.person))).await {
        // A game that is over stays as it was.
        Ok(_) | Err(Refusal::Over) => Ok(()),
        Err(refusal) => Err(refusal),
    }
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
