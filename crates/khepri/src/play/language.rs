//! Which language a person at this terminal reads, where they do not say so.

use std::env;

use game::Language;

/// As programs are told by their surroundings, the first that is set; English where it is none of the five.
pub(crate) fn usual() -> Language {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    locale.and_then(|locale| of_locale(&locale)).unwrap_or_default()
}

/// The language of a locale such as `pt_PT.UTF-8`, `ru` or `fr@euro`.
fn of_locale(locale: &str) -> Option<Language> {
    let code = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    Language::from_code(&code.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        for (locale, language) in [
            ("pt_BR.UTF-8", Some(Language::Portuguese)),
            ("ru", Some(Language::Russian)),
            ("fr@euro", Some(Language::French)),
            ("ES-419", Some(Language::Spanish)),
            ("C", None),
            ("C.UTF-8", None),
            ("de_DE", None),
            ("", None),
        ] {
            assert_eq!(of_locale(locale), language, "{locale}");
        }
    }
}
