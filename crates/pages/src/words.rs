//! Every word people read, from the Fluent files in `lang/`.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::{Language, Texts};
use ra::{Edition, Tile};
use unic_langid::LanguageIdentifier;

use crate::TileNames;
use crate::direction::isolated;

/// The files of one language, by what they are about. Whoever adds a file adds a line.
macro_rules! files {
    ($code:literal) => {
        [
            ("common", include_str!(concat!("../lang/", $code, "/common.ftl"))),
            ("lobby", include_str!(concat!("../lang/", $code, "/lobby.ftl"))),
            ("help", include_str!(concat!("../lang/", $code, "/help.ftl"))),
            ("replay", include_str!(concat!("../lang/", $code, "/replay.ftl"))),
            ("people", include_str!(concat!("../lang/", $code, "/people.ftl"))),
            ("table", include_str!(concat!("../lang/", $code, "/table.ftl"))),
            ("news", include_str!(concat!("../lang/", $code, "/news.ftl"))),
            ("api", include_str!(concat!("../lang/", $code, "/api.ftl"))),
            ("slow", include_str!(concat!("../lang/", $code, "/slow.ftl"))),
            ("hints", include_str!(concat!("../lang/", $code, "/hints.ftl"))),
            ("tutorial", include_str!(concat!("../lang/", $code, "/tutorial.ftl"))),
            ("ra", include_str!(concat!("../lang/", $code, "/ra.ftl"))),
            ("classroom", include_str!(concat!("../lang/", $code, "/classroom.ftl"))),
            ("fair", include_str!(concat!("../lang/", $code, "/fair.ftl"))),
            ("rawsiko-lesson", include_str!(concat!("../lang/", $code, "/rawsiko-lesson.ftl"))),
            ("rawsiko-rules", include_str!(concat!("../lang/", $code, "/rawsiko-rules.ftl"))),
            ("what-if", include_str!(concat!("../lang/", $code, "/what-if.ftl"))),
            ("terminal", include_str!(concat!("../lang/", $code, "/terminal.ftl"))),
            ("rawsiko", include_str!(concat!("../lang/", $code, "/rawsiko.ftl"))),
            ("rawsiko-table", include_str!(concat!("../lang/", $code, "/rawsiko-table.ftl"))),
        ]
    };
}

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; 5]> = LazyLock::new(|| Language::ALL.map(bundle));

/// The tiles whose names differ between editions. Every text may choose its words by them: `{ $unrest -> [war] … *[unrest] … }`.
const NAMED_OTHERWISE: [(&str, Tile); 3] =
    [("unrest", Tile::Unrest), ("fortress", Tile::Fortress), ("palace", Tile::Palace)];

/// The words of one language, with the names of tiles that their reader has set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    language: Language,
    names: TileNames,
}

impl Words {
    /// The words of this language.
    #[must_use]
    pub const fn of(language: Language) -> Words {
        Words { language, names: TileNames::Rulebook }
    }

    /// The same with other names of tiles.
    #[must_use]
    pub const fn with(self, names: TileNames) -> Words {
        Words { names, ..self }
    }

    /// The same at a table of Ra: an edition that it chose holds for every reader.
    #[must_use]
    pub const fn at(self, edition: Edition) -> Words {
        self.with(self.names.at(edition))
    }

    /// Which names of tiles they have.
    #[must_use]
    pub const fn names(self) -> TileNames {
        self.names
    }

    /// The word for a tile of Ra in the keys of its name (`ra-tile-WORD`) and of its picture.
    #[must_use]
    pub const fn tile(self, tile: Tile) -> &'static str {
        self.names.of(tile, self.language)
    }

    /// Whose words they are.
    #[must_use]
    pub const fn language(self) -> Language {
        self.language
    }

    /// A text without gaps.
    #[must_use]
    pub fn say(self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// A text with its gaps filled: `words.fill("bids", &[("name", name.into()), ("sun", 9.into())])`.
    #[must_use]
    pub fn fill(self, key: &str, gaps: &[(&str, FluentValue<'_>)]) -> String {
        let bundle = &BUNDLES[self.language as usize];
        let pattern = bundle.get_message(key).and_then(|message| message.value());
        // Tests hold every language to the same keys; a word that is missing all the same shows itself.
        let Some(pattern) = pattern else { return format!("⟦{key}⟧") };
        let mut args: FluentArgs<'_> = gaps.iter().map(|(name, value)| (*name, kept_apart(value))).collect();
        NAMED_OTHERWISE.iter().for_each(|(name, tile)| args.set(*name, self.tile(*tile)));
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{} in {}: {errors:?}", key, self.language.code());
        text.into_owned()
    }
}

/// A gap whose text cannot turn the sentence around it.
fn kept_apart<'a>(value: &FluentValue<'a>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) => match isolated(text) {
            Cow::Borrowed(_) => value.clone(),
            Cow::Owned(marked) => marked.into(),
        },
        other => other.clone(),
    }
}

/// The files of a language: name and text.
#[must_use]
pub fn files(language: Language) -> Vec<(&'static str, &'static str)> {
    match language {
        Language::English => files!("en").to_vec(),
        Language::Portuguese => files!("pt").to_vec(),
        Language::Spanish => files!("es").to_vec(),
        Language::French => files!("fr").to_vec(),
        Language::Russian => files!("ru").to_vec(),
    }
}

/// One key in all languages.
#[must_use]
pub fn in_all(key: &str) -> Texts {
    Texts::from_fn(|language| Words::of(language).say(key))
}

fn bundle(language: Language) -> Bundle {
    // Brazilians write `0 pontos` too; the tables of plurals know that only from Portugal.
    let code = if language == Language::Portuguese { "pt-PT" } else { language.code() };
    let id: LanguageIdentifier = code.parse().expect("it is a language");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Marks round every number would be noise: `fill` marks the texts that need it.
    bundle.set_use_isolating(false);
    for (name, text) in files(language) {
        let resource = FluentResource::try_new(text.to_owned());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}/{name}.ftl: {errors:?}", language.code()));
        let added = bundle.add_resource(resource);
        added.unwrap_or_else(|errors| panic!("{}/{name}.ftl: {errors:?}", language.code()));
    }
    bundle
}
