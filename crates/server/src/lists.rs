//! Tables in lists: what lobby and the page of one's own tables say about each.

use std::collections::HashMap;

use game::Seat;
use pages::Words;
use pages::lobby::OpenTable;
use pages::offer::Offer;
use pages::tables::{Standing, TableLine};
use pages::terms::Terms;
use store::{GameResult, LobbyTable, Occupant, PersonId, Stage, TableId};

use crate::app::App;
use crate::dates;
use crate::games::with_hosted;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::table::{Agreed, Phase, lesson_of, of_class, result, summary};

/// How many tables a list shows.
pub(crate) const MOST: u32 = 30;

/// How many waiting tables are looked through for those that are not too old.
const LOOKED_THROUGH: u32 = 1_000;
/// For so many milliseconds after somebody of it was last heard of a table is still thought to wait for others.
const WAITS: i64 = 2 * 60 * 1_000;
/// After so many of them they count as away: a page fetched anew takes less.
const AWAY: i64 = 15 * 1_000;
/// How many tables of one person may wait in the lobby at once.
const MOST_OF_ONE: usize = 3;

/// What people in lists are called.
#[derive(Default)]
pub(crate) struct Called {
    people: HashMap<PersonId, String>,
    /// Those who share a screen, by their table and chair.
    at_one_screen: HashMap<(TableId, usize), String>,
}

impl Called {
    /// Asks the store once about everybody in the chairs of these tables.
    pub(crate) async fn of<'t>(
        app: &App,
        tables: impl Iterator<Item = (&'t TableId, &'t [Occupant])>,
    ) -> Result<Called, Refusal> {
        let (mut people, mut shared) = (Vec::new(), Vec::new());
        for (table, chairs) in tables {
            let mut here = people_in(chairs);
            let sits = here.len();
            here.sort_unstable();
            here.dedup();
            if here.len() < sits {
                shared.push(table.clone());
            }
            people.append(&mut here);
        }
        people.sort_unstable();
        people.dedup();
        let people = app.store.names(&people).await?.into_iter().collect();
        let chairs = match &shared[..] {
            [] => Vec::new(),
            shared => app.store.chair_names(shared).await?,
        };
        let chairs = chairs.into_iter().map(|(table, seat, name)| ((table, usize::from(seat)), name));
        Ok(Called { people, at_one_screen: chairs.collect() })
    }

    /// The same for these tables.
    pub(crate) async fn at(app: &App, tables: &[LobbyTable]) -> Result<Called, Refusal> {
        Called::of(app, tables.iter().map(|table| (&table.id, &table.note.seats[..]))).await
    }

    /// What whoever has a chair of this game is called; `None` if nobody has it.
    pub(crate) fn name(&self, words: Words, game: &str, occupant: &Occupant) -> Option<String> {
        let forgotten = || pages::people::forgotten(words);
        match occupant {
            Occupant::Free => None,
            Occupant::Person(person) => Some(self.people.get(person).cloned().unwrap_or_else(forgotten)),
            Occupant::Bot(level) => Some(pages::levels::name(words, game, *level)),
        }
    }

    /// What whoever has this one of the chairs is called: as at the table, where bots of one name are numbered.
    pub(crate) fn at_table(
        &self,
        words: Words,
        game: &str,
        table: &TableId,
        chairs: &[Occupant],
        place: usize,
    ) -> Option<String> {
        let here = chairs.get(place)?;
        let name = self.name(words, game, here)?;
        let alike = |chairs: &[Occupant]| chairs.iter().filter(|one| *one == here).count();
        let number = alike(&chairs[..=place]);
        Some(match here {
            _ if alike(chairs) == 1 => name,
            Occupant::Bot(_) => format!("{name} {number}"),
            // Several people share a screen.
            _ => match self.at_one_screen.get(&(table.clone(), place)) {
                Some(called) => called.clone(),
                None => pages::people::player(words, number),
            },
        })
    }
}

/// The people in these chairs, as often as they have one.
fn people_in(chairs: &[Occupant]) -> Vec<PersonId> {
    let person = |occupant: &Occupant| match occupant {
        Occupant::Person(person) => Some(*person),
        Occupant::Free | Occupant::Bot(_) => None,
    };
    chairs.iter().filter_map(person).collect()
}

/// For how long nobody who sits at a table was heard of; nothing or less while they are. What another server hears of them
/// is known here by what changes at the table only.
fn quiet(app: &App, table: &LobbyTable) -> i64 {
    let heard = app.tables.heard(&table.id).unwrap_or(i64::MIN).max(table.changed_at);
    app.tables.now().saturating_sub(heard)
}

/// Tables in the lobby, except those that everybody has gone away from.
pub(crate) async fn waiting(app: &App) -> Result<Vec<LobbyTable>, Refusal> {
    let mut tables = app.store.open_tables(LOOKED_THROUGH).await?;
    tables.retain(|table| quiet(app, table) < WAITS);
    Ok(tables)
}

/// Whether this person may open one more table in the lobby.
pub(crate) async fn may_open(app: &App, me: Option<PersonId>) -> Result<(), Refusal> {
    let Some(me) = me else { return Ok(()) };
    let tables = waiting(app).await?;
    let mine = tables.iter().filter(|table| table.note.seats.contains(&Occupant::Person(me)));
    if mine.count() < MOST_OF_ONE { Ok(()) } else { Err(Refusal::EnoughTables) }
}

/// Tables with free chairs that anybody may join.
pub(crate) async fn open(app: &App, visitor: &Visitor) -> Result<Vec<OpenTable>, Refusal> {
    let mut tables = waiting(app).await?;
    tables.truncate(MOST as usize);
    let called = Called::at(app, &tables).await?;
    let me = visitor.person.as_ref().map(|person| person.id);
    let shown = |table: &LobbyTable| OpenTable {
        id: table.id.to_string(),
        seats: table.note.seats.iter().map(|occupant| called.name(visitor.words(), &table.game, occupant)).collect(),
        game: Offer::of(&table.game).name,
        unusual: terms(visitor.words(), &table.game, &table.options).unusual(),
        mine: me.is_some_and(|me| table.note.seats.contains(&Occupant::Person(me))),
        waits: (app.tables.now() - table.changed_at).max(0),
        away: quiet(app, table) >= AWAY,
    };
    Ok(tables.iter().map(shown).collect())
}

/// A person's own tables: those that go on, the ones that wait for them first; and those that are over.
pub(crate) async fn mine(app: &App, visitor: &Visitor) -> Result<(Vec<TableLine>, Vec<TableLine>), Refusal> {
    let Some(me) = visitor.person.as_ref().map(|person| person.id) else { return Ok((Vec::new(), Vec::new())) };
    let tables = app.store.tables_of(me, MOST).await?;
    let called = Called::at(app, &tables).await?;
    let (mut running, mut finished) = (Vec::new(), Vec::new());
    // Lessons are no games: they have a page of their own. So have classes, where nobody has a name.
    let listed = |table: &&LobbyTable| lesson_of(&table.options).is_none() && !of_class(&table.options);
    for table in tables.iter().filter(listed) {
        let Some(line) = line(app, visitor, me, table, &called).await? else { continue };
        if table.note.stage == Stage::Over { finished.push(line) } else { running.push(line) }
    }
    // Mine first; of these the one whose time ends soonest, then the one that waits longest.
    running.sort_by_key(|line: &TableLine| {
        (line.standing != Standing::MyMove, line.left.unwrap_or(i64::MAX), std::cmp::Reverse(line.waits))
    });
    Ok((running, finished))
}

/// How many tables wait for a person where others wait with them or a clock runs, without this one.
pub(crate) async fn waiting_for(app: &App, me: PersonId, except: Option<&str>) -> Result<usize, Refusal> {
    let tables = app.store.waiting_tables(me, MOST).await?;
    let others = |table: &LobbyTable| {
        table.note.seats.iter().any(|seat| matches!(seat, Occupant::Person(person) if *person != me))
    };
    let counts = |table: &&LobbyTable| {
        table.note.stage != Stage::Over
            && (others(table) || table.note.due.is_some())
            && except != Some(table.id.as_str())
    };
    Ok(tables.iter().filter(counts).count())
}

async fn line(
    app: &App,
    visitor: &Visitor,
    me: PersonId,
    table: &LobbyTable,
    called: &Called,
) -> Result<Option<TableLine>, Refusal> {
    let seats = &table.note.seats;
    let seat = seats.iter().position(|one| *one == Occupant::Person(me)).and_then(|seat| Seat::new(seat as u8));
    let place_name = |place: usize| called.at_table(visitor.words(), &table.game, &table.id, seats, place);
    let shared = people_in(seats).iter().filter(|one| **one == me).count() > 1;
    let others: Vec<String> = match shared {
        // All of them share my screen.
        true => (0..seats.len()).filter_map(place_name).collect(),
        false => {
            let others = seats.iter().filter(|one| **one != Occupant::Person(me));
            others.filter_map(|one| called.name(visitor.words(), &table.game, one)).collect()
        }
    };
    // A table that was left before it began is none to come back to.
    let Some(stored) = app.store.load_table(&table.id).await? else { return Ok(None) };
    let Some(summary) = summary(&stored).filter(|_| seat.is_some()) else { return Ok(None) };
    let occupant = |seat: Option<Seat>| seat.and_then(|seat| seats.get(seat.index()));
    let name = |seat: Option<Seat>| place_name(seat?.index());
    let result = result(&stored).filter(|_| summary.phase == Phase::Over);
    let standing = match summary.phase {
        _ if table.note.waits_for == Some(me) => Standing::MyMove,
        Phase::Gathering => Standing::Gathering(seats.iter().filter(|one| **one == Occupant::Free).count()),
        Phase::Dealing => Standing::Dealing,
        Phase::Playing => name(summary.to_act).map_or(Standing::Dealing, Standing::Waits),
        Phase::Over => Standing::Over {
            winner: name(summary.winner),
            me: !shared && occupant(summary.winner) == Some(&Occupant::Person(me)),
            mine: result.as_ref().filter(|_| !shared).and_then(|result| place(seats, me, result)),
        },
    };
    let now = app.tables.now();
    let on = matches!(standing, Standing::MyMove | Standing::Waits(_));
    let waits = on.then(|| (now - summary.since).max(0));
    let left = summary.due.map(|due| (due - now).max(0));
    let game = Offer::of(&table.game).name;
    let ended = result.map(|result| dates::day(result.ended_at));
    let id = table.id.to_string();
    let unusual = terms(visitor.words(), game, &table.options).unusual();
    Ok(Some(TableLine { id, seat, others, game, unusual, round: summary.round, standing, waits, left, ended }))
}

/// My place and my points.
fn place(seats: &[Occupant], me: PersonId, result: &GameResult) -> Option<(u8, i32)> {
    let mine = seats.iter().position(|one| *one == Occupant::Person(me))?;
    Some((*result.ranks.get(mine)?, *result.scores.get(mine)?))
}

/// The clock a table agreed on, as the form has it.
pub(crate) fn clock(game: &str, options: &str) -> Option<String> {
    let agreed = with_hosted!(game, G => Agreed::<G>::read(options).and_then(|agreed| agreed.clock));
    agreed.flatten().map(|clock| clock.to_string())
}

/// What a table agreed on, in words.
pub(crate) fn terms(words: Words, game: &str, options: &str) -> Terms {
    with_hosted!(game, G => Agreed::<G>::read(options).map(|agreed| agreed.terms(words))).flatten().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_of_one_name_are_numbered_as_at_the_table() {
        let chairs = [Occupant::Bot(1), Occupant::Bot(3), Occupant::Bot(1), Occupant::Free];
        let words = Words::of(game::Language::English);
        let called = Called::default();
        let table = TableId::new("abcdef").expect("a name");
        let name = |place| called.at_table(words, "ra", &table, &chairs, place).unwrap_or_default();
        let names = [0, 1, 2, 3, 4].map(name);
        let plain = [1, 3].map(|level| pages::levels::name(words, "ra", level));
        assert_eq!(
            names,
            [format!("{} 1", plain[0]), plain[1].clone(), format!("{} 2", plain[0]), "".into(), "".into()]
        );
    }
}
