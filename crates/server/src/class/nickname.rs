//! Which nicknames a class takes, and why one is refused.

use pages::class::BadNickname;
use store::Pupil;

use crate::names;

/// The longest nickname, in letters: it must fit on a small screen.
pub(crate) const LONGEST: usize = 20;

/// The nickname as it is shown, if it can be used beside these.
pub(crate) fn checked(typed: &str, taken: &[Pupil]) -> Result<String, BadNickname> {
    let plain: String = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.chars().count() > LONGEST {
        return Err(BadNickname::TooLong);
    }
    let name = names::plain(typed).ok_or(BadNickname::Empty)?;
    let name = names::cleaned(&name).ok_or(BadNickname::Rude)?;
    if taken.iter().any(|pupil| names::same(&pupil.nickname, &name)) { Err(BadNickname::Taken) } else { Ok(name) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::PersonId;

    #[test]
    fn every_bad_nickname_has_its_reason() {
        let taken = [Pupil {
            person: PersonId(1),
            nickname: "Otter".to_owned(),
            avatar: String::new(),
            table: None,
            made_here: true,
        }];
        let why = |typed: &str| checked(typed, &taken).err();
        assert_eq!(checked(" River   Fox ", &taken).as_deref(), Ok("River Fox"));
        assert_eq!(why("  \u{200b} "), Some(BadNickname::Empty));
        assert_eq!(why(""), Some(BadNickname::Empty));
        assert_eq!(why(&"x".repeat(LONGEST + 1)), Some(BadNickname::TooLong));
        assert_eq!(why("f u c k"), Some(BadNickname::Rude));
        assert_eq!(why("o-t-t-e-r"), Some(BadNickname::Taken));
        assert_eq!(why("OTTER "), Some(BadNickname::Taken));
        assert_eq!(why("Оttеr"), Some(BadNickname::Taken));
        let fox = [Pupil { nickname: "🦊".to_owned(), ..taken[0].clone() }];
        assert_eq!(checked("🐼", &fox).as_deref(), Ok("🐼"), "another sign is another name");
        assert_eq!(checked("🦊", &fox), Err(BadNickname::Taken));
    }
}
