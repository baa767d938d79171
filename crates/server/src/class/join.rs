//! How pupils come into a class that they may enter: a nickname, a place to wait; and the few phrases they may say.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use game::notation::number;
use pages::class::BadNickname;
use pages::class::join::{Nickname, Waiting};
use pages::class::nicknames;
use store::Pupil;

use super::door::{Came, is_in};
use super::nickname::{LONGEST, checked};
use super::registry::Class;
use super::{avatar, door};
use crate::app::App;
use crate::client::{self, Asker};
use crate::form::Fields;
use crate::people::Visitor;
use crate::play::Named;
use crate::refusal::Refusal;
use crate::table::Ask;
use crate::{answer, names};

/// How many nicknames are offered.
const OFFERED: usize = 5;

/// The page that asks what somebody with the right digits wants to be called.
pub(super) fn ask_nickname(
    visitor: &Visitor,
    class: &Class,
    typed: &str,
    message: Option<&str>,
) -> Result<maud::Markup, Refusal> {
    let taken = class.now().pupils;
    let offered = free_nicknames(visitor.words(), &taken, OFFERED)?;
    let asked = Nickname { pin: &class.pin, typed, message, offered: &offered, longest: LONGEST };
    let mut shell = visitor.shell();
    let path = format!("/class?pin={}", class.pin);
    shell.path = &path;
    Ok(pages::class::join::nickname(&shell, &asked))
}

/// The game of all classes.
pub(super) fn plays() -> &'static str {
    pages::offer::Offer::of(crate::games::classroom()).name
}

/// Nicknames that nobody of these has.
pub(super) fn free_nicknames(words: pages::Words, taken: &[Pupil], count: usize) -> Result<Vec<String>, Refusal> {
    let all = nicknames::all(words);
    let mut free: Vec<String> =
        all.into_iter().filter(|name| !taken.iter().any(|pupil| names::same(&pupil.nickname, name))).collect();
    let mut picked = Vec::new();
    while picked.len() < count && !free.is_empty() {
        picked.push(free.swap_remove(getrandom::u32()? as usize % free.len()));
    }
    Ok(picked)
}

/// Somebody comes in with digits and a nickname.
pub(super) async fn join(
    State(app): State<App>,
    mut visitor: Visitor,
    Asker(address): Asker,
    form: Fields,
) -> Result<Response, Refusal> {
    let offered = form.get("offered");
    let nickname = offered.or(form.get("nickname"));
    match Came::with(&app, &visitor, address, form.need("pin")?, nickname).await? {
        Came::In(class) => {
            let nickname = nickname.map_or_else(|| form.need("nickname"), Ok)?;
            take_in(&app, &mut visitor, &class, nickname, offered.is_some()).await
        }
        Came::Not(response) => Ok(response),
    }
}

/// Somebody who may come in gets this nickname, or another if it was offered and somebody else was quicker.
pub(super) async fn take_in(
    app: &App,
    visitor: &mut Visitor,
    class: &Class,
    typed: &str,
    offered: bool,
) -> Result<Response, Refusal> {
    let to = format!("/class/{}", class.id);
    if is_in(visitor, class) {
        // Another tab, or the way back: nobody is in a class twice.
        return Ok(answer::go(&visitor.headers, &to));
    }
    let turn = class.turn().await;
    let taken = class.now().pupils;
    if taken.len() >= app.config.class_size {
        return Err(Refusal::ClassFull);
    }
    let mut nickname = checked(typed, &taken);
    if offered && nickname == Err(BadNickname::Taken) {
        // The same one was offered to somebody who was quicker, as happens in every class that comes in at once.
        nickname = free_nicknames(visitor.words(), &taken, 1)?.pop().ok_or(BadNickname::Taken);
    }
    let nickname = match nickname {
        Ok(nickname) => nickname,
        Err(bad) => {
            drop(turn);
            return refuse_nickname(visitor, class, typed, bad);
        }
    };
    let known = visitor.person.as_ref().map(|person| person.id);
    let made_here = match known {
        None => true,
        // Whom another class made known is no better known by that.
        Some(person) => {
            let classes = app.classes.of_person(person, app.tables.now()).await?;
            classes.iter().any(|class| class.now().pupil(person).is_some_and(|pupil| pupil.made_here))
        }
    };
    let (person, cookie) = visitor.ensured(app).await?;
    let avatar = avatar::drawn(&taken)?.word().to_owned();
    app.classes.put(class, Pupil { person, nickname, avatar, table: None, made_here }).await?;
    drop(turn);
    door::came_in(app, visitor);
    let response = answer::with_cookie(answer::go(&visitor.headers, &to), cookie);
    Ok(door::without_ticket(visitor, response))
}

fn refuse_nickname(visitor: &Visitor, class: &Class, typed: &str, bad: BadNickname) -> Result<Response, Refusal> {
    let words = visitor.words();
    let message = bad.sentence(words, LONGEST);
    let status = axum::http::StatusCode::from_u16(bad.status()).unwrap_or(axum::http::StatusCode::BAD_REQUEST);
    if client::wants_json(&visitor.headers) {
        let told = serde_json::json!({ "error": bad.code(), "message": message });
        return Ok((status, axum::Json(told)).into_response());
    }
    let mut response = answer::page(ask_nickname(visitor, class, typed, Some(&message))?);
    *response.status_mut() = status;
    Ok(response)
}

/// Where a pupil waits, or the way to where they sit.
pub(super) fn place(visitor: &Visitor, class: &Class) -> Result<Response, Refusal> {
    let person = visitor.known().map_err(|_| Refusal::NoSuchClass)?;
    let now = class.now();
    let pupil = now.pupil(person).ok_or(Refusal::NoSuchClass)?;
    if let Some(table) = &pupil.table {
        return Ok(answer::see_other(&format!("/t/{table}")));
    }
    let mut shell = visitor.shell();
    shell.me = Some(&pupil.nickname);
    let waiting = Waiting {
        id: &class.id,
        version: class.version(),
        nickname: &pupil.nickname,
        avatar: pages::Avatar::of(&pupil.avatar),
        people: now.pupils.len(),
        game: plays(),
    };
    Ok(answer::page(pages::class::join::waiting(&shell, &waiting)))
}

/// One of the few phrases.
pub(super) async fn say(
    State(app): State<App>,
    Named(id): Named,
    visitor: Visitor,
    form: Fields,
) -> Result<Response, Refusal> {
    let phrase = number(form.need("phrase")?).ok_or_else(|| Refusal::BadForm("phrase: a number".to_owned()))?;
    app.tables.ask(&id, Ask::Say { person: visitor.known()?, phrase }).await?;
    Ok(answer::done(&visitor.headers, &format!("/t/{id}")))
}

#[cfg(test)]
mod tests {
    use pages::message::Problem;

    use super::*;

    #[test]
    fn wrong_digits_have_a_sentence_in_every_language() {
        for language in game::Language::ALL {
            let said = Problem::WrongPin.sentence(pages::Words::of(language));
            assert!(!said.contains('⟦'), "{said}");
        }
    }

    #[test]
    fn enough_harmless_nicknames_are_offered_in_every_language() {
        for language in game::Language::ALL {
            let words = pages::Words::of(language);
            let all = nicknames::all(words);
            assert!(all.len() >= 100, "{} has {}", language.code(), all.len());
            for name in &all {
                assert_eq!(checked(name, &[]).as_deref(), Ok(name.as_str()), "{name} in {}", language.code());
            }
            let taken: Vec<Pupil> = all[1..]
                .iter()
                .map(|name| {
                    let (person, nickname, avatar) = (store::PersonId(1), name.clone(), String::new());
                    Pupil { person, nickname, avatar, table: None, made_here: true }
                })
                .collect();
            assert_eq!(free_nicknames(words, &taken, 5), Ok(vec![all[0].clone()]), "none that is taken");
        }
    }
}
