//! What three tiles of Ra are called: as the rulebook of the reader's language has it, as the reader has set, as the table
//! chose.

mod support;

use game::{Game, Language, Viewer};
use pages::lesson::{Beat, Lesson};
use pages::shell::{Shell, Theme};
use pages::{GamePages, TileNames, Words, glossary, rules};
use ra::{Edition, State, Tile};

use support::Table;

/// The three tiles, and every name that they have in a language, as it begins whatever its ending: of the first edition and of 2023.
fn names(language: Language) -> [(Tile, [&'static str; 2]); 3] {
    let [unrest, fortress, palace] = match language {
        Language::English => [["unrest", "war"], ["fortress", "sanctuary"], ["palace", "mausoleum"]],
        Language::Portuguese => [["revolta", "guerra"], ["fortaleza", "santuário"], ["palácio", "mausoléu"]],
        Language::Spanish => [["descontento", "guerra"], ["fortaleza", "santuario"], ["palacio", "mausoleo"]],
        Language::French => [["agitations", "guerre"], ["forteresse", "sanctuaire"], ["palais", "mausolée"]],
        Language::Russian => [["волнени", "войн"], ["крепост", "святилищ"], ["двор", "мавзоле"]],
    };
    [(Tile::Unrest, unrest), (Tile::Fortress, fortress), (Tile::Palace, palace)]
}

#[test]
fn each_language_reads_the_names_of_its_rulebook() {
    for (language, expected) in [
        (Language::English, "unrest, fortress, palace"),
        (Language::Portuguese, "guerra, fortaleza, palácio"),
        (Language::Spanish, "descontento, fortaleza, palacio"),
        (Language::French, "agitations, forteresse, palais"),
        (Language::Russian, "война, святилище, мавзолей"),
    ] {
        let words = Words::of(language);
        let said = names(language).map(|(tile, _)| words.say(&format!("ra-tile-{}", words.tile(tile))));
        assert_eq!(said.join(", "), expected);
    }
}

/// The words of a page, without what only programs read, in small letters.
fn read(html: &str) -> Vec<String> {
    let mut html = html.to_owned();
    for begin in ["href=\"", "data-of=\""] {
        while let Some((before, rest)) = html.split_once(begin) {
            html = format!("{before}{}", rest.split_once('"').map_or("", |(_, after)| after));
        }
    }
    html.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase).collect()
}

/// Everything in which a page, the lesson or a table names a tile has the names of its reader, and no others.
#[test]
fn every_text_follows() {
    for language in Language::ALL {
        TileNames::ALL.into_iter().for_each(|set| follows(language, set));
    }
}

fn follows(language: Language, set: TileNames) {
    let words = Words::of(language).with(set);
    let shell = Shell { words, theme: Theme::System, me: None, path: "/rules/ra" };
    let table = Table::new(&Table::options(3), 1);
    let texts = [
        ("rules", rules::rules(&shell, "ra").expect("there").into_string()),
        ("legend", <State as GamePages>::legend(words, &table.state.view(Viewer::Spectator)).into_string()),
        ("lesson", lesson(words)),
    ];
    for (tile, [first, newer]) in names(language) {
        let of_2023 = words.tile(tile) == tile.word(Edition::Edition2023);
        let (said, never) = if of_2023 { (newer, first) } else { (first, newer) };
        for (what, text) in &texts {
            let found = |name: &str| read(text).iter().any(|word| word.starts_with(name));
            assert!(!found(never), "{what} says {never} for {said}");
        }
        assert!(read(&texts[1].1).iter().any(|word| word.starts_with(said)), "the legend names {said}");
    }
    let page = glossary::glossary(&shell, "ra").expect("there").into_string();
    for (tile, [first, newer]) in names(language) {
        let (heads, other) = if words.tile(tile) == tile.name() { (first, newer) } else { (newer, first) };
        let headed = page.to_lowercase().contains(&format!("<b>{heads}"));
        assert!(headed && !page.to_lowercase().contains(&format!("<b>{other}")), "{heads} heads the entry");
        assert!(
            page.to_lowercase().contains(&format!("<small>{other}")),
            "{other} is named as that of another edition"
        );
    }
}

/// What the coach says in the whole lesson of Ra.
fn lesson(words: Words) -> String {
    let lesson = Lesson::all().iter().find(|lesson| lesson.game == "ra").expect("there is one");
    let beats = lesson.chapters.iter().flat_map(|chapter| &chapter.beats);
    let cues = beats.filter_map(|beat| if let Beat::Cue(cue) = beat { Some(cue) } else { None });
    cues.map(|cue| words.say(&lesson.key(&cue.key))).collect::<Vec<_>>().join("\n")
}

#[test]
fn what_a_table_chose_counts_before_what_its_reader_set() {
    let words = Words::of(Language::Russian).with(TileNames::First);
    assert_eq!(words.tile(Tile::Palace), "palace");
    assert_eq!(words.at(Edition::Reader).tile(Tile::Palace), "palace");
    assert_eq!(words.at(Edition::Edition2023).tile(Tile::Palace), "mausoleum");
    assert_eq!(Words::of(Language::Russian).at(Edition::First).tile(Tile::Palace), "palace");
    let mut options = Table::options(3);
    options.edition = Edition::First;
    let table = Table::new(&options, 1);
    let legend = <State as GamePages>::legend(Words::of(Language::Russian), &table.state.view(Viewer::Spectator));
    assert!(legend.into_string().contains("Дворец"));
    let menu = |edition| {
        let mut options = Table::options(3);
        options.edition = edition;
        let view = Table::new(&options, 1).state.view(Viewer::Spectator);
        <State as GamePages>::settings(Words::of(Language::English), &view).into_string()
    };
    assert!(menu(Edition::Reader).contains("first edition"));
    assert_eq!(menu(Edition::First), "", "nobody is offered what would change nothing");
}

/// The pictures of 2023 come with its names, at a table as in the rules.
#[test]
fn the_names_of_2023_have_pictures_of_their_own() {
    let sheet = pages::assets::asset("tiles.svg").expect("the sheet is there").bytes;
    let sheet = String::from_utf8_lossy(sheet);
    for picture in ["war", "sanctuary", "mausoleum"] {
        assert_eq!(sheet.matches(&format!("<symbol id=\"{picture}\"")).count(), 1, "{picture}");
    }
    let shown = |set: TileNames| {
        let words = Words::of(Language::English).with(set);
        let shell = Shell { words, theme: Theme::System, me: None, path: "/glossary/ra" };
        let table = Table::new(&Table::options(2), 1);
        let parts = table.seen(Viewer::Spectator, Language::English, &["Ana", "Bia"], |scene, _| {
            let scene = pages::Scene { names: set, ..scene.clone() };
            State::parts(&scene).into_iter().map(|part| part.html).collect::<String>()
        });
        let glossary = glossary::glossary(&shell, "ra").expect("there").into_string();
        ["unrest", "war", "fortress", "sanctuary", "palace", "mausoleum"]
            .map(|id| [&parts, &glossary].map(|html| html.contains(&format!("#{id}\""))))
    };
    let (first, of_2023) = ([[true; 2], [false; 2]], [[false; 2], [true; 2]]);
    assert_eq!(shown(TileNames::First).as_chunks::<2>().0, [first; 3]);
    assert_eq!(shown(TileNames::Edition2023).as_chunks::<2>().0, [of_2023; 3]);
}

/// Before the first Ra the barge stands where it sets out, and with every Ra it is somewhere else, once.
#[test]
fn the_barge_stands_at_the_start_before_the_first_ra() {
    let board = |table: &Table| {
        table.seen(Viewer::Spectator, Language::English, &["Ana", "Bia"], |scene, _| {
            let parts = State::parts(scene);
            parts.into_iter().find(|part| part.id == "board").expect("a board").html
        })
    };
    let mut table = Table::new(&Table::options(2), 4);
    while table.state.epoch() == 1 {
        let html = board(&table);
        assert_eq!(html.matches("#barge\"").count(), 1, "one barge, after {} Ra", table.state.ra_count());
        assert_eq!(html.contains("st at start"), table.state.ra_count() == 0);
        let legal = table.legal();
        table.play(legal[0]);
    }
    assert!(board(&table).contains("st at start"), "in the next epoch it sets out again");
    let mut tiles = Table::options(2);
    tiles.track = ra::TrackLook::Tiles;
    assert!(!board(&Table::new(&tiles, 4)).contains("#barge\""), "without the barge there is none");
}
