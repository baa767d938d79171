//! What whoever leads a class sees and does. Everybody else is told that there is no such class.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use game::notation::number;
use pages::class::lead::{Board, Knocking};
use pages::class::{Card, Member, screen};
use store::{PersonId, Pupil, TableId};

use super::leader::{Lead, leads};
use super::registry::{Class, Now};
use super::seating::{self, SIZES, USUAL};
use super::{NamedClass, join, minder};
use crate::app::App;
use crate::client::Asker;
use crate::form::Fields;
use crate::games::{classroom, with_hosted};
use crate::limits::widest;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::table::{Answer, Ask, Leading, Look, Shown};
use crate::{answer, client};

/// The least and the most minutes a lesson lasts from now on.
const MINUTES: std::ops::RangeInclusive<i64> = 1..=240;
const MINUTE: i64 = 60_000;

/// Opens a class.
pub(super) async fn open(
    State(app): State<App>,
    mut visitor: Visitor,
    Asker(address): Asker,
) -> Result<Response, Refusal> {
    let (person, cookie) = visitor.ensured(&app).await?;
    minder::make_room(&app, person, widest(address)).await?;
    let class = app.classes.open(person, widest(address), app.tables.now()).await?;
    Ok(answer::with_cookie(answer::go(&visitor.headers, &format!("/class/{}", class.id)), cookie))
}

/// The page of whoever leads; whoever is in the class is led to their place.
pub(super) async fn show(
    State(app): State<App>,
    NamedClass(class): NamedClass,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    if leads(&visitor, &class).is_err() {
        return join::place(&visitor, &class);
    }
    let cards = cards(&app, &class, &looks(&visitor)).await?;
    let site = site(&app, &visitor);
    let page = with_board(&app, &class, &site, &cards, |board| pages::class::lead::page(&visitor.shell(), board));
    Ok(answer::with_cookie(answer::page(page), visitor.renewed()))
}

/// What a projector shows.
pub(super) async fn screen(State(app): State<App>, lead: Lead) -> Result<Response, Refusal> {
    let cards = cards(&app, &lead.class, &looks(&lead.visitor)).await?;
    let site = site(&app, &lead.visitor);
    let page = with_board(&app, &lead.class, &site, &cards, |board| screen::page(&lead.visitor.shell(), board));
    Ok(answer::page(page))
}

/// How whoever leads looks at the tables.
pub(super) fn looks(visitor: &Visitor) -> Look {
    Look {
        person: visitor.person.as_ref().map(|person| person.id),
        chosen: None,
        language: visitor.language,
        names: visitor.names,
    }
}

/// The beginning of every address, as those see it who join: a name that only this machine knows helps nobody.
pub(super) fn site(app: &App, visitor: &Visitor) -> String {
    let own = client::site(&visitor.headers, app.config.trust_proxy);
    app.config.site.clone().filter(|_| only_here(&own)).unwrap_or(own)
}

/// Whether only this machine reaches this site.
fn only_here(site: &str) -> bool {
    let host = site.split("://").nth(1).unwrap_or_default();
    ["localhost", "127.", "[::1]"].iter().any(|name| host.starts_with(name))
}

/// How every table of the class stands.
pub(super) async fn cards(app: &App, class: &Class, look: &Look) -> Result<Vec<Card>, Refusal> {
    let mut cards = Vec::new();
    for (number, table) in class.now().round() {
        let Answer::Shown(shown) = app.tables.ask(table, Ask::Look(look.person)).await? else { continue };
        cards.push(card(number, table, shown.as_ref(), look));
    }
    Ok(cards)
}

pub(super) fn card(number: usize, table: &TableId, shown: &dyn Shown, look: &Look) -> Card {
    Card { number, id: table.to_string(), glance: shown.glance(look) }
}

/// Draws with everything that is known of a class.
pub(super) fn with_board<T>(
    app: &App,
    class: &Class,
    site: &str,
    cards: &[Card],
    draw: impl FnOnce(&Board<'_>) -> T,
) -> T {
    let Now { settings, pupils, tables } = class.now();
    let game = pages::offer::Offer::of(classroom()).name;
    let knocks = app.classes.knocks.waiting(&class.id, app.tables.now());
    let knocks: Vec<Knocking> =
        knocks.into_iter().map(|one| Knocking { number: one.number, name: one.nickname }).collect();
    let members: Vec<Member> = pupils.iter().map(|pupil| member(pupil, &tables)).collect();
    let backdrop = with_hosted!(classroom(), G => <G as pages::GamePages>::backdrop()).unwrap_or_default();
    draw(&Board {
        backdrop: &backdrop,
        game,
        only_here: only_here(site),
        id: &class.id,
        pin: &class.pin,
        site,
        version: class.version(),
        now: app.tables.now(),
        ends: settings.ends,
        called: settings.called,
        phrases: settings.phrases,
        members: &members,
        knocks: &knocks,
        cards,
        most: app.config.class_size,
        sizes: SIZES,
        usual: USUAL,
    })
}

fn member(pupil: &Pupil, tables: &[TableId]) -> Member {
    let table = pupil.table.as_ref().and_then(|table| tables.iter().position(|one| one == table));
    Member {
        key: pupil.person.0,
        nickname: pupil.nickname.clone(),
        avatar: pages::Avatar::of(&pupil.avatar),
        table: table.map(|place| place + 1),
    }
}

/// Lets in whoever knocks, or sends them away: one of them, or all.
pub(super) async fn knock(State(app): State<App>, lead: Lead, form: Fields) -> Result<Response, Refusal> {
    let number = match form.need("knock")? {
        "all" => None,
        text => Some(number::<u32>(text).ok_or_else(|| Refusal::BadForm("knock: all or a number".to_owned()))?),
    };
    let let_in = match form.need("do")? {
        "in" => true,
        "away" => false,
        _ => return Err(Refusal::BadForm("do: in or away".to_owned())),
    };
    app.classes.answer_knock(&lead.class, number, let_in);
    Ok(lead.done())
}

/// Seats everybody who waits.
pub(super) async fn seat(State(app): State<App>, lead: Lead, form: Fields) -> Result<Response, Refusal> {
    let choose = match form.get("first") {
        None => None,
        Some("given") => Some(false),
        Some("chosen") => Some(true),
        Some(_) => return Err(Refusal::BadForm("first: given or chosen".to_owned())),
    };
    let turns = match form.get("turns") {
        None => None,
        Some("") => Some(None),
        Some(text) => Some(Some(turns_offered(text).ok_or_else(|| Refusal::BadForm("turns: 3 to 20".to_owned()))?)),
    };
    seating::seat_all(&app, &lead.class, size(&form)?, choose, turns).await?;
    Ok(lead.done())
}

/// A number of turns as pages offer it.
fn turns_offered(text: &str) -> Option<u8> {
    let turns = pages::offer::Offer::of(classroom()).options.iter().find(|choice| choice.name == "turns")?;
    number(text).filter(|_| turns.values.iter().any(|(value, _)| *value == text))
}

/// Seats everybody anew when the games are over.
pub(super) async fn round(State(app): State<App>, lead: Lead, form: Fields) -> Result<Response, Refusal> {
    seating::new_round(&app, &lead.class, size(&form)?).await?;
    Ok(lead.done())
}

/// How many are to sit at a table.
fn size(form: &Fields) -> Result<usize, Refusal> {
    let size = form.get("size").map_or(Some(USUAL), number::<usize>).filter(|size| SIZES.contains(size));
    size.ok_or_else(|| Refusal::BadForm("size: 3 to 5".to_owned()))
}

/// The tables that a form means: one by its number, or all.
fn meant(class: &Class, form: &Fields) -> Result<Vec<TableId>, Refusal> {
    let tables = class.now().tables;
    match form.need("table")? {
        "all" => Ok(tables),
        text => Ok(vec![numbered(&tables, text)?]),
    }
}

fn numbered(tables: &[TableId], text: &str) -> Result<TableId, Refusal> {
    let place = number::<usize>(text).and_then(|number| number.checked_sub(1));
    place
        .and_then(|place| tables.get(place))
        .cloned()
        .ok_or_else(|| Refusal::BadForm("table: there is none".to_owned()))
}

/// Has one table or all wait, or go on.
pub(super) async fn hold(State(app): State<App>, lead: Lead, form: Fields) -> Result<Response, Refusal> {
    let hold = on(&form, "hold")?;
    seating::lead_all(&app, &lead.class, &meant(&lead.class, &form)?, Leading::Hold(hold)).await?;
    Ok(lead.done())
}

fn on(form: &Fields, name: &str) -> Result<bool, Refusal> {
    match form.need(name)? {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(Refusal::BadForm(format!("{name}: on or off"))),
    }
}

/// Has bots play one table or all to the end.
pub(super) async fn finish(State(app): State<App>, lead: Lead, form: Fields) -> Result<Response, Refusal> {
    seating::lead_all(&app, &lead.class, &meant(&lead.class, &form)?, Leading::Finish).await?;
    Ok(lead.done())
}

/// Sets the clock of the lesson, moves it, stops it, or lets it have run out now.
pub(super) async fn clock(State(app): State<App>, lead: Lead, form: Fields) -> Result<Response, Refusal> {
    let _turn = lead.class.turn().await;
    let (mut settings, now) = (lead.class.now().settings, app.tables.now());
    let minutes = |name: &str| -> Result<i64, Refusal> {
        let minutes = form.get(name).and_then(number::<i64>).filter(|minutes| MINUTES.contains(minutes));
        minutes.ok_or_else(|| Refusal::BadForm(format!("{name}: 1 to 240")))
    };
    match form.need("do")? {
        "set" => settings.ends = Some(now + minutes("minutes")? * MINUTE),
        "more" => {
            let longer = settings.ends.unwrap_or(now).max(now) + minutes("minutes")? * MINUTE;
            settings.ends = Some(longer.min(now + *MINUTES.end() * MINUTE));
        }
        "off" => settings.ends = None,
        "now" => settings.ends = Some(now),
        _ => return Err(Refusal::BadForm("do: set, more, off or now".to_owned())),
    }
    // A lesson that goes on after all: games whose end was called stay so, others go on.
    settings.called = false;
    app.classes.set(&lead.class, settings).await?;
    drop(_turn);
    tell_tables(&app, &lead.class);
    super::minder::look_at(&app, &lead.class).await?;
    Ok(lead.done())
}

/// Has the tables of a class look anew at what it says.
pub(super) fn tell_tables(app: &App, class: &Class) {
    class.now().tables.iter().for_each(|table| app.tables.class_changed(table));
}

/// The pupil that a form means.
fn pupil(class: &Arc<Class>, form: &Fields) -> Result<PersonId, Refusal> {
    let person = number::<u32>(form.need("pupil")?).map(|person| PersonId(i64::from(person)));
    let person = person.filter(|person| class.now().pupil(*person).is_some());
    person.ok_or_else(|| Refusal::BadForm("pupil: there is none".to_owned()))
}

/// Moves somebody to another table, or to those who wait.
pub(super) async fn moved(State(app): State<App>, lead: Lead, form: Fields) -> Result<Response, Refusal> {
    let person = pupil(&lead.class, &form)?;
    let to = match form.need("table")? {
        "none" => None,
        text => Some(numbered(&lead.class.now().tables, text)?),
    };
    seating::move_to(&app, &lead.class, person, to).await?;
    Ok(lead.done())
}

/// Takes a nickname away: a harmless one comes in its place.
pub(super) async fn nickname(State(app): State<App>, lead: Lead, form: Fields) -> Result<Response, Refusal> {
    let person = pupil(&lead.class, &form)?;
    let turn = lead.class.turn().await;
    let now = lead.class.now();
    let fresh = join::free_nicknames(lead.visitor.words(), &now.pupils, 1)?;
    let (Some(pupil), Some(nickname)) = (now.pupil(person).cloned(), fresh.into_iter().next()) else {
        return Err(Refusal::NoSuchClass);
    };
    let table = pupil.table.clone();
    app.classes.put(&lead.class, Pupil { nickname, ..pupil }).await?;
    drop(turn);
    table.iter().for_each(|table| app.tables.class_changed(table));
    Ok(lead.done())
}

/// Sends somebody out.
pub(super) async fn remove(State(app): State<App>, lead: Lead, form: Fields) -> Result<Response, Refusal> {
    let person = pupil(&lead.class, &form)?;
    seating::remove(&app, &lead.class, person).await?;
    Ok(lead.done())
}

/// Lets people say the few phrases there are, or not.
pub(super) async fn phrases(State(app): State<App>, lead: Lead, form: Fields) -> Result<Response, Refusal> {
    let _turn = lead.class.turn().await;
    let mut settings = lead.class.now().settings;
    settings.phrases = on(&form, "phrases")?;
    app.classes.set(&lead.class, settings).await?;
    tell_tables(&app, &lead.class);
    Ok(lead.done())
}

/// Erases the class before its day is over.
pub(super) async fn erase(State(app): State<App>, lead: Lead) -> Result<Response, Refusal> {
    super::minder::erase(&app, &lead.class).await?;
    Ok(answer::go(&lead.visitor.headers, "/class"))
}
