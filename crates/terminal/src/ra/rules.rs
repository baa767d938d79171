//! The rules of Ra as plain text: in English as `khepri rules` prints them, else in the sentences of the rules page.

use game::{GameOptions, Language, Told};
use pages::Words;
use ra::{
    CENTRE_START, CIVILISATION, EPOCHS, GOD, GOLD, Options, START_SCORE, State, TRACK_SPACES, Tile, TileCounts,
    sun_groups,
};

use crate::page::Page;

pub(super) fn rules(words: Words) -> String {
    if words.language() == Language::English {
        // In English the first edition speaks: the only one of its names that stands there is this.
        let unrest = words.tile(Tile::Unrest);
        return State::RULES.trim_end().replace("unrest      ", &format!("{unrest:<12}"));
    }
    let mut page = Page::new(words);
    page.title("rules-title");
    page.chapter("rules-aim");
    page.say("rules-aim-text");
    for epoch in 1..=EPOCHS {
        page.line(&format!("{epoch}  {}", words.say(&format!("ra-reign-{epoch}"))));
    }
    page.chapter("rules-setup");
    let tiles = TileCounts::full().total();
    page.fill(
        "rules-setup-text",
        &[("points", START_SCORE.into()), ("sun", CENTRE_START.number().into()), ("tiles", tiles.into())],
    );
    groups(&mut page);
    page.chapter("rules-turn");
    page.say("rules-turn-text");
    page.item("rules-draw", &words.fill("rules-draw-text", &[("spaces", TRACK_SPACES.into())]));
    page.item("rules-invoke", &words.say("rules-invoke-text"));
    page.item("rules-gods", &words.say("rules-gods-text"));
    page.chapter("rules-auction");
    page.say("rules-auction-text");
    page.say("rules-auction-win");
    page.heading("rules-all-pass");
    for (how, then) in [
        ("rules-pass-drawn", "rules-pass-drawn-text"),
        ("rules-pass-full", "rules-pass-full-text"),
        ("rules-pass-forced", "rules-pass-forced-text"),
    ] {
        page.entry(how, &words.say(then));
    }
    page.chapter("rules-disasters");
    page.say("rules-disasters-text");
    let unrest = format!("glossary-{}", words.tile(Tile::Unrest));
    for (name, takes) in [
        ("glossary-funeral", "rules-funeral"),
        ("glossary-drought", "rules-drought"),
        (unrest.as_str(), "rules-unrest"),
        ("glossary-earthquake", "rules-earthquake"),
    ] {
        page.entry(name, &words.say(takes));
    }
    page.chapter("rules-epoch");
    page.say("rules-epoch-text");
    page.say("rules-epoch-keep");
    page.say("rules-open");
    scoring(&mut page, words);
    page.chapter("rules-winning");
    page.say("rules-winning-text");
    page.chapter("rawsiko-rules-options");
    page.say("rawsiko-rules-options-text");
    for (name, about) in pages::rules::RA_OPTIONS {
        page.entry(name, &words.say(about));
    }
    page.text()
}

/// Who begins with which suns, and how many Ra an epoch has.
fn groups(page: &mut Page) {
    page.heading("rules-ra-count");
    for options in (2..=5).filter_map(Options::for_players) {
        page.line(&format!("{}  {:>2}", options.players(), options.ra_spaces()));
    }
    page.heading("rules-groups");
    for players in 2..=5 {
        let groups = sun_groups(players).iter().map(|group| group.to_string().replace(' ', "-"));
        page.line(&format!("{players}  {}", groups.collect::<Vec<_>>().join(", ")));
    }
}

fn scoring(page: &mut Page, words: Words) {
    let civilisation = [
        ("three", CIVILISATION[3].into()),
        ("four", CIVILISATION[4].into()),
        ("five", CIVILISATION[5].into()),
        ("none", CIVILISATION[0].to_string().into()),
    ];
    page.chapter("rules-scoring");
    page.heading("rules-scoring-each");
    for (name, text) in [
        ("glossary-group-pharaohs", words.say("rules-score-pharaohs")),
        ("glossary-group-gold", words.fill("rules-score-gold", &[("points", GOLD.into())])),
        ("glossary-group-gods", words.fill("rules-score-gods", &[("points", GOD.into())])),
        ("glossary-group-river", words.say("rules-score-river")),
        ("glossary-group-civilisation", words.fill("rules-score-civilisation", &civilisation)),
    ] {
        page.entry(name, &text);
    }
    page.heading("rules-scoring-last");
    for (name, text) in
        [("rules-kinds", "rules-score-kinds"), ("rules-sets", "rules-score-sets"), ("rules-suns", "rules-score-suns")]
    {
        page.entry(name, &words.say(text));
    }
    page.say("rules-floor");
}
