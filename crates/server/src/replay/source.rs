//! Where a film comes from, and what of it this visitor may see.

use std::sync::Arc;

use game::{BySeat, Seat, Viewer};
use pages::replay::open::Deal;
use pages::{Chair, Sitter};
use store::TableId;

use super::reel::Shows;
use crate::app::{App, now};
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::table::{Answer, Ask, Look, Owner, Phase, Shown, lesson_of, of_class};

/// A film and what else is known about its game.
pub(crate) struct Reeled {
    /// The film.
    pub(crate) film: Arc<dyn Shows>,
    /// What the players are called, where a record says so.
    pub(crate) names: Option<BySeat<String>>,
    /// What is known about its luck, where that was looked at.
    pub(crate) deal: Option<Deal>,
}

impl std::fmt::Debug for Reeled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reeled").field("steps", &self.film.last()).finish_non_exhaustive()
    }
}

impl Reeled {
    /// A film of which nothing else is known.
    fn of(film: Arc<dyn Shows>) -> Reeled {
        Reeled { film, names: None, deal: None }
    }
}

/// A game as this visitor may look at it.
pub(crate) struct Source {
    /// What stands before `/step/N`.
    pub(crate) base: String,
    /// The game.
    pub(crate) reeled: Arc<Reeled>,
    /// Who sat where.
    pub(crate) chairs: BySeat<Chair>,
    /// The visitor's own seats.
    pub(crate) mine: Vec<Seat>,
    /// Whether every seat's view is open.
    pub(crate) open: bool,
    /// From where one looks who has not said so.
    pub(crate) usual: Viewer,
    /// Whether the visitor may play on from its steps.
    pub(crate) plays_on: bool,
    /// The path of the record, where it is open.
    pub(crate) record: Option<String>,
    /// Where its table is; none for a record that somebody brought.
    pub(crate) table: Option<String>,
    /// Where one checks its deal; none for a lesson, whose deal is written down.
    pub(crate) fair: Option<String>,
    /// Where the live table is, while it is played.
    pub(crate) live: Option<String>,
}

impl Source {
    /// The game that a path with this name in it means: of a record that somebody brought, or of a table.
    pub(crate) async fn named(app: &App, visitor: &Visitor, path: &str, id: &str) -> Result<Source, Refusal> {
        if path.starts_with("/replay/") {
            return Source::record(app, visitor, id).await;
        }
        Source::table(app, visitor, &TableId::new(id).ok_or(Refusal::NoSuchTable)?).await
    }

    /// The game of a table.
    async fn table(app: &App, visitor: &Visitor, id: &TableId) -> Result<Source, Refusal> {
        let person = visitor.person.as_ref().map(|person| person.id);
        let look = Look { person, chosen: None, language: visitor.language, names: visitor.names };
        let Answer::Shown(shown) = app.tables.ask(id, Ask::Look(person)).await? else { return Err(Refusal::Fault) };
        let base = format!("/t/{id}");
        let reeled = match app.films.get(&base, shown.version()) {
            Some(reeled) => reeled,
            None => {
                let reeled = Arc::new(Reeled::of(shown.film().ok_or(Refusal::NotPlaying)?));
                app.films.keep(&base, shown.version(), Arc::clone(&reeled));
                reeled
            }
        };
        let over = shown.phase() == Phase::Over;
        let mine: Vec<Seat> = person.map(|person| shown.seating().of(person).collect()).unwrap_or_default();
        Ok(Source {
            reeled,
            // Who is connected now says nothing about then.
            chairs: shown.chairs(&look).map(|chair| match chair.sitter {
                Sitter::Person { .. } => Chair { sitter: Sitter::Person { here: true }, ..chair.clone() },
                _ => chair.clone(),
            }),
            open: over,
            usual: shown.seat(&look).map_or(Viewer::Spectator, Viewer::Seat),
            // Whoever plays against bots alone keeps nothing from anybody. In a class a latecomer gets a bot's chair.
            plays_on: over || (!of_class(&shown.options()) && !mine.is_empty() && alone(shown.as_ref(), &mine)),
            record: over.then(|| format!("{base}/record")),
            live: (!over).then(|| base.clone()),
            table: Some(base.clone()),
            fair: lesson_of(&shown.options()).is_none().then(|| format!("{base}/fair")),
            mine,
            base,
        })
    }

    /// The game of a record that somebody brought.
    async fn record(app: &App, visitor: &Visitor, id: &str) -> Result<Source, Refusal> {
        let base = format!("/replay/{id}");
        // Once a day the store is asked anew, and so learns that somebody looks.
        let day = u64::try_from(now() / crate::dates::DAY).unwrap_or_default();
        let reeled = match app.films.get(&base, day) {
            Some(reeled) => reeled,
            None => {
                let text = super::open::kept(app, id).await?;
                let (reeled, _) = super::open::read(text.as_bytes()).map_err(|_| Refusal::NoSuchReplay)?;
                let reeled = Arc::new(reeled);
                app.films.keep(&base, day, Arc::clone(&reeled));
                reeled
            }
        };
        let name = |seat: Seat| match &reeled.names {
            Some(names) => names[seat].clone(),
            None => pages::people::player(visitor.words(), seat.index() + 1),
        };
        let sitter = Sitter::Person { here: true };
        let chair = |seat: Seat| Chair { name: name(seat), avatar: None, sitter: sitter.clone(), mine: false };
        Ok(Source {
            chairs: BySeat::from_fn(reeled.film.seats(), chair),
            reeled,
            mine: Vec::new(),
            open: true,
            usual: Viewer::Spectator,
            plays_on: true,
            record: Some(format!("{base}/record")),
            live: None,
            table: None,
            fair: None,
            base,
        })
    }

    /// From which seats the visitor may look, and in which they may play on.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        if self.open { Seat::all(self.reeled.film.seats()).collect() } else { self.mine.clone() }
    }

    /// From where the visitor looks, who asks for this seat: `a`, `b`, … or `watch`.
    ///
    /// # Errors
    /// If there is no such seat, or it is not theirs while the game runs.
    pub(crate) fn viewer(&self, asked: Option<&str>) -> Result<Viewer, Refusal> {
        let seat = match asked {
            None => return Ok(self.usual),
            Some("watch") => return Ok(Viewer::Spectator),
            Some(letter) => seat(letter).filter(|seat| seat.index() < self.reeled.film.seats()),
        };
        let seat = seat.ok_or_else(|| Refusal::BadForm("seat: a letter, or `watch`".to_owned()))?;
        if self.seats().contains(&seat) { Ok(Viewer::Seat(seat)) } else { Err(Refusal::OtherSeat) }
    }
}

/// Whether nobody but the person with these chairs sits there.
fn alone(shown: &dyn Shown, mine: &[Seat]) -> bool {
    let others = shown.seating().0.iter().filter(|(seat, _)| !mine.contains(seat));
    others.into_iter().all(|(_, place)| matches!(place.owner, Owner::Bot(_)))
}

fn seat(letter: &str) -> Option<Seat> {
    match letter.as_bytes() {
        [letter @ b'a'..=b'e'] => Seat::new(letter - b'a'),
        _ => None,
    }
}
