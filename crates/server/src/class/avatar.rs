//! Which picture does somebody in a class have? One that nobody else has is given to whoever comes in; they may choose
//! another. Like nicknames, these are the class's own and go with it.

use axum::extract::State;
use axum::response::Response;
use pages::Avatar;
use store::Pupil;

use super::NamedClass;
use crate::answer;
use crate::app::App;
use crate::form::Fields;
use crate::people::Visitor;
use crate::refusal::Refusal;

/// One of the pictures that are least used among these, by chance.
pub(super) fn drawn(taken: &[Pupil]) -> Result<Avatar, Refusal> {
    let uses = |avatar: &Avatar| taken.iter().filter(|pupil| pupil.avatar == avatar.word()).count();
    let least = Avatar::all().map(|avatar| uses(&avatar)).min().unwrap_or(0);
    let free: Vec<Avatar> = Avatar::all().filter(|avatar| uses(avatar) == least).collect();
    free.get(getrandom::u32()? as usize % free.len().max(1)).copied().ok_or(Refusal::Fault)
}

/// Somebody in the class chooses another.
pub(super) async fn choose(
    State(app): State<App>,
    NamedClass(class): NamedClass,
    visitor: Visitor,
    form: Fields,
) -> Result<Response, Refusal> {
    let person = visitor.known().map_err(|_| Refusal::NoSuchClass)?;
    let turn = class.turn().await;
    let pupil = class.now().pupil(person).cloned().ok_or(Refusal::NoSuchClass)?;
    let avatar =
        Avatar::of(form.need("avatar")?).ok_or_else(|| Refusal::BadForm("avatar: there is none".to_owned()))?;
    let table = pupil.table.clone();
    app.classes.put(&class, Pupil { avatar: avatar.word().to_owned(), ..pupil }).await?;
    drop(turn);
    table.iter().for_each(|table| app.tables.class_changed(table));
    Ok(answer::done(&visitor.headers, &format!("/class/{}", class.id)))
}

#[cfg(test)]
mod tests {
    use store::PersonId;

    use super::*;

    #[test]
    fn a_picture_that_nobody_has_is_given_first() {
        let mut taken: Vec<Pupil> = Vec::new();
        for round in 1..=2 {
            for _ in Avatar::all() {
                let (nickname, avatar) = (String::new(), drawn(&taken).expect("one is left").word().to_owned());
                taken.push(Pupil { person: PersonId(1), nickname, avatar, table: None, made_here: true });
            }
            for avatar in Avatar::all() {
                let uses = taken.iter().filter(|pupil| pupil.avatar == avatar.word()).count();
                assert_eq!(uses, round, "{}", avatar.word());
            }
        }
    }
}
