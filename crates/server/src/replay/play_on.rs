//! Playing on from a step: a new table opens at which everything up to there stands, and the luck after it is new.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use game::Seat;
use pages::replay::play_on::{PlayOn, play_on};

use super::source::Source;
use super::step::Sought;
use crate::answer;
use crate::app::App;
use crate::form::Fields;
use crate::refusal::Refusal;
use crate::table::Sit;

/// Whether this visitor may play on from here.
fn allowed(source: &Source, step: usize) -> Result<(), Refusal> {
    let film = &source.reeled.film;
    match () {
        () if !source.plays_on => Err(Refusal::StillRuns),
        () if step > film.last() => Err(Refusal::NoSuchStep),
        () if film.to_act(step).is_none() => Err(Refusal::Over),
        () => Ok(()),
    }
}

/// The page that asks for the chair and the company.
pub(super) async fn ask(Sought { visitor, source, step }: Sought) -> Result<Response, Refusal> {
    allowed(&source, step)?;
    let address = format!("{}/step/{step}", source.base);
    let names: Vec<String> = source.chairs.values().map(|chair| chair.name.clone()).collect();
    // Where one sat, or else where there is something to decide.
    let seat = source.mine.first().copied().or_else(|| source.reeled.film.to_act(step)).unwrap_or(Seat::FIRST);
    let (game, chairs) = (source.reeled.film.game(), source.seats());
    let on = PlayOn { game, step, address: &address, names: &names, chairs: &chairs, seat, runs: !source.open };
    Ok(answer::page(play_on(&visitor.shell(), &on)))
}

/// Opens the table.
pub(super) async fn open(
    State(app): State<App>,
    Sought { mut visitor, source, step }: Sought,
    form: Fields,
) -> Result<Response, Refusal> {
    allowed(&source, step)?;
    app.tables.room()?;
    let film = &source.reeled.film;
    let level = form.level()?;
    let others = match form.need("who")? {
        "bots" => Sit::Bot(level),
        "friends" => Sit::Free,
        _ => return Err(Refusal::BadForm("who: bots or friends".to_owned())),
    };
    let seat = form.seat("seat")?.filter(|seat| seat.index() < film.seats());
    let seat = seat.ok_or_else(|| Refusal::BadForm("seat: none of this table".to_owned()))?;
    if !source.seats().contains(&seat) {
        return Err(Refusal::OtherSeat);
    }
    let (person, cookie) = visitor.ensured(&app).await?;
    let sit = |chair: Seat| if chair == seat { Sit::Person(person) } else { others };
    let sits: Vec<Sit> = Seat::all(film.seats()).map(sit).collect();
    // While the game runs its copy must not tell what others hide in it.
    let mine = (!source.open).then_some(&source.mine[..]);
    let opened = film.play_on(&app.tables, step, format!("{}/step/{step}", source.base), &sits, mine).await;
    let response = match opened {
        Ok(id) => answer::go(&visitor.headers, &format!("/t/{id}")),
        Err(refusal) => refusal.into_response(),
    };
    Ok(answer::with_cookie(response, cookie))
}
