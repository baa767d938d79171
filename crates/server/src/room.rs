//! The page of a table that is not played yet.

use game::Seat;
use maud::Markup;
use pages::room::{Dealing, Room, SunGroup};
use pages::{Frame, Words, people_mark};

use crate::app::App;
use crate::client;
use crate::games::with_hosted;
use crate::lists;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::table::{Agreed, Look, Owner, Phase, Seating, Shown};

/// The room as this visitor sees it.
pub(crate) fn page(app: &App, visitor: &Visitor, look: &Look, shown: &dyn Shown) -> Result<Markup, Refusal> {
    let site = client::site(&visitor.headers, app.config.trust_proxy);
    let address = format!("{site}/t/{}", shown.facts().id);
    let me = Some(visitor.player(None)).filter(|_| shown.phase() == Phase::Gathering);
    with_room(look, shown, &address, |room| pages::room::room(&visitor.shell(), &Room { me, ..room.clone() }))
}

/// What a stream sends of it while nobody sits down or leaves: who is here.
pub(crate) fn frame(look: &Look, shown: &dyn Shown) -> Option<Frame> {
    let frame = |room: &Room<'_>| Frame {
        version: room.version,
        people: people_mark(room.chairs),
        title: String::new(),
        said: String::new(),
        presence: String::new(),
        motions: Vec::new(),
        parts: pages::room::parts(Words::of(look.language), room),
        chronicle: String::new(),
        whole: false,
    };
    // Only pages show the address.
    with_room(look, shown, "", frame).ok()
}

fn with_room<T>(
    look: &Look,
    shown: &dyn Shown,
    address: &str,
    draw: impl FnOnce(&Room<'_>) -> T,
) -> Result<T, Refusal> {
    let facts = shown.facts();
    let chairs = shown.chairs(look);
    let seating = shown.seating();
    let options = shown.options();
    let groups = groups(&facts.game, &options);
    let terms = lists::terms(Words::of(look.language), &facts.game, &options);
    let dealing = match shown.phase() {
        Phase::Dealing => Some(dealing(seating, look)?),
        _ => None,
    };
    let commitment = facts.promise();
    let begun = begun_at(&options).map(|step| pages::replay::play_on::begun(pages::Words::of(look.language), step));
    let room = Room {
        id: facts.id.as_str(),
        version: shown.version(),
        chairs: &chairs,
        host: chairs.values().any(|chair| chair.mine),
        public: facts.public,
        address,
        code: &facts.code,
        game: pages::offer::Offer::of(&facts.game).name,
        terms: &terms,
        level: bots_level(seating),
        commitment: &commitment,
        groups: &groups,
        dealing: dealing.as_ref(),
        me: None,
        message: begun.as_deref(),
    };
    Ok(draw(&room))
}

fn dealing(seating: &Seating, look: &Look) -> Result<Dealing, Refusal> {
    let awaited: Vec<Seat> =
        seating.0.iter().filter(|(_, place)| place.nonce.is_none()).map(|(seat, _)| seat).collect();
    let mine = look.person.is_some_and(|person| awaited.iter().any(|seat| seating.owns(person, *seat)));
    // For browsers without a script; one with a script draws its own in its place.
    let nonce = if mine { Some(crate::table::log::hex(record::Nonce::draw()?.as_bytes())) } else { None };
    Ok(Dealing { awaited, nonce, seat: None })
}

/// What each chair gets, where suns are chosen: whoever takes the chair takes them.
fn groups(game: &str, options: &str) -> Vec<SunGroup> {
    let groups = with_hosted!(game, G => Agreed::<G>::read(options).map(|agreed| agreed.chosen_groups()));
    let groups = groups.flatten().unwrap_or_default().into_iter().enumerate();
    groups.map(|(seat, suns)| SunGroup { suns, held_by: Seat::new(seat as u8) }).collect()
}

fn bots_level(seating: &Seating) -> u8 {
    let levels = seating.0.values().filter_map(|place| match place.owner {
        Owner::Bot(level) => Some(level),
        Owner::Free | Owner::Person(_) => None,
    });
    levels.max().unwrap_or(3)
}

/// The step of another game from which this one goes on.
fn begun_at(options: &str) -> Option<usize> {
    let from = options.lines().find_map(|line| line.strip_prefix("x-from "))?;
    from.rsplit('/').next().and_then(game::notation::number)
}
