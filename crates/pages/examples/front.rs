//! Writes every page around the table as plain files, in every language, to look at: `cargo run -p pages --example front -- DIR`,
//! then any server of static files on DIR.

use std::fs;
use std::io::{Error, Result};
use std::path::Path;
use std::sync::LazyLock;

use game::{BySeat, Language, Seat};
use maud::Markup;
use pages::assets::ASSETS;
use pages::fair::{Fairness, Opened, fair};
use pages::glossary::glossary;
use pages::link::{Link, link};
use pages::lobby::{Choices, Lobby, OpenTable, lobby};
use pages::me::{Device, DeviceLink, Me, me};
use pages::message::{Problem, message};
use pages::privacy::privacy;
use pages::room::{Dealing, Room, SunGroup, room};
use pages::rules::rules;
use pages::shell::{Shell, Theme};
use pages::tables::{Standing, TableLine, tables};
use pages::{Chair, Sitter, Words, levels};

const COMMITMENT: &str = "9f2c1e0b7a64d3c58e1f0a9b8c7d6e5f40312a1b2c3d4e5f60718293a4b5c6d7";
const NONCE: &str = "00112233445566778899aabbccddeeff";
const ADDRESS: &str = "https://khepri.example/t/k3v9q2m7x1";

static NO_NOTICES: pages::notices::Section = pages::notices::Section { key: None, places: Vec::new() };

fn main() -> Result<()> {
    let folder = std::env::args().nth(1).ok_or_else(|| Error::other("which folder?"))?;
    let folder = Path::new(&folder);
    for asset in ASSETS {
        write(&folder.join("assets").join(asset.name), asset.bytes)?;
    }
    for language in Language::ALL {
        for (name, page) in all(Words::of(language)) {
            write(&folder.join(language.code()).join(name), page.into_string().as_bytes())?;
        }
    }
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    fs::write(path, bytes)
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap_or_else(|| unreachable!("there are more seats than that"))
}

pub(crate) fn all(words: Words) -> Vec<(&'static str, Markup)> {
    let shell = |path| Shell { words, theme: Theme::System, me: Some("Inês"), path };
    let lines = lines(words);
    let problem = |problem| message(&shell("/t/nowhere"), problem, None, "/tables");
    vec![
        ("index.html", lobby(&shell("/"), &full_lobby(&lines, &open(words)))),
        ("new.html", start(words, &Choices::default())),
        ("tables.html", tables(&shell("/tables"), &lines[..3], &lines[3..])),
        ("room.html", room(&shell("/t/k3v9q2m7x1"), &a_room(&chairs(words, false), None, &[]))),
        ("chosen.html", room(&shell("/t/k3v9q2m7x1"), &a_room(&chairs(words, false), None, &groups()))),
        ("dealing.html", room(&shell("/t/k3v9q2m7x1"), &a_room(&chairs(words, true), Some(&dealing()), &[]))),
        ("fair.html", fair(&shell("/t/k3v9q2m7x1/fair"), &a_deal(&chairs(words, true), None))),
        ("opened.html", fair(&shell("/t/k3v9q2m7x1/fair"), &a_deal(&chairs(words, true), Some(opened(words))))),
        ("me.html", me(&shell("/me"), &my_page(None))),
        ("device.html", me(&shell("/me"), &my_page(Some(&device())))),
        ("link.html", link(&shell("/link/x"), &Link { path: "/link/x", name: "Inês", instead_of: Some("Sobek 7") })),
        ("privacy.html", privacy(&shell("/privacy"))),
        ("rules.html", rules(&shell("/rules"), "ra").unwrap_or_default()),
        ("glossary.html", glossary(&shell("/glossary"), "ra").unwrap_or_default()),
        ("rules-rawsiko.html", rules(&shell("/rules/rawsiko"), "rawsiko").unwrap_or_default()),
        ("glossary-rawsiko.html", glossary(&shell("/glossary/rawsiko"), "rawsiko").unwrap_or_default()),
        ("lost.html", problem(Problem::NoSuchTable)),
        ("busy.html", problem(Problem::TooMany { seconds: 5 })),
        ("broken.html", message(&shell("/"), Problem::Internal, None, "/")),
    ]
}

fn lines(words: Words) -> Vec<TableLine> {
    let line = |id: &str, seat: Option<Seat>, others: &[&str], round, standing| TableLine {
        id: id.to_owned(),
        seat,
        others: others.iter().map(|name| (*name).to_owned()).collect(),
        game: "ra",
        unusual: Vec::new(),
        round,
        standing,
        waits: None,
        left: None,
        ended: None,
    };
    let scribe = levels::name(words, "ra", 3);
    vec![
        line("abc123", Some(seat(0)), &[&scribe, "Дмитрий"], Some(2), Standing::MyMove),
        line("abc124", Some(seat(2)), &["Marta", "Lucas", &scribe], Some(1), Standing::Waits("Marta".to_owned())),
        line("abc125", Some(seat(1)), &["Chloé"], None, Standing::Gathering(2)),
        line(
            "abc126",
            Some(seat(1)),
            &["Chloé", &scribe],
            Some(3),
            Standing::Over { winner: None, me: true, mine: Some((1, 58)) },
        ),
        line(
            "abc127",
            None,
            &["Marta", "Noor"],
            Some(3),
            Standing::Over { winner: Some("Noor".to_owned()), me: false, mine: None },
        ),
    ]
}

fn open(words: Words) -> Vec<OpenTable> {
    let table = |id: &str, seats: &[Option<&str>], open_scores, mine| OpenTable {
        id: id.to_owned(),
        seats: seats.iter().map(|name| name.map(str::to_owned)).collect(),
        game: "ra",
        unusual: if open_scores { vec!["1 day a move".to_owned(), "Scores: open".to_owned()] } else { Vec::new() },
        mine,
        waits: if mine { 240_000 } else { 20_000 },
        away: id == "opn002",
    };
    let vizier = levels::name(words, "ra", 4);
    vec![
        table("opn001", &[Some("Marta"), Some("Lucas"), None, None], true, false),
        table("opn002", &[Some("Дмитрий"), None, None], false, false),
        table("opn003", &[Some("Chloé"), Some(&vizier), None, None, None], false, true),
        table("opn004", &[Some("Tomas the Magnificent"), Some("Ilya"), Some("Noor"), None], false, false),
    ]
}

fn full_lobby<'a>(lines: &'a [TableLine], open: &'a [OpenTable]) -> Lobby<'a> {
    static CHOICES: std::sync::LazyLock<Choices> = std::sync::LazyLock::new(Choices::default);
    Lobby { choices: &CHOICES, running: &lines[..2], open, message: None, me: YOU, code: "" }
}

/// The start page for these choices, to somebody new.
pub(crate) fn start(words: Words, choices: &Choices) -> Markup {
    let shell = Shell { words, theme: Theme::System, me: None, path: "/" };
    lobby(&shell, &empty_lobby(choices))
}

fn empty_lobby(choices: &Choices) -> Lobby<'_> {
    Lobby {
        choices,
        running: &[],
        open: &[],
        message: Some("There is no table with this code."),
        me: YOU,
        code: "QWERT",
    }
}

fn chairs(words: Words, taken: bool) -> BySeat<Chair> {
    let chair = |name: &str, sitter, mine| Chair { name: name.to_owned(), avatar: None, sitter, mine };
    let last =
        if taken { chair("Marta", Sitter::Person { here: false }, false) } else { chair("", Sitter::Free, false) };
    let chairs = [
        chair("Inês", Sitter::Person { here: true }, true),
        chair(&levels::name(words, "ra", 3), Sitter::Bot(3), false),
        chair("Дмитрий", Sitter::Person { here: true }, false),
        last,
    ];
    BySeat::from_values(chairs).unwrap_or_else(|| unreachable!("four fit at a table"))
}

const YOU: pages::player::Player<'static> =
    pages::player::Player { name: "Inês", asks: false, longest: 24, avatar: None };

static USUAL: pages::terms::Terms = pages::terms::Terms::NONE;

fn a_room<'a>(chairs: &'a BySeat<Chair>, dealing: Option<&'a Dealing>, groups: &'a [SunGroup]) -> Room<'a> {
    Room {
        id: "k3v9q2m7x1",
        version: 4,
        chairs,
        host: true,
        public: false,
        address: ADDRESS,
        code: "KHPRA",
        game: "ra",
        terms: &USUAL,
        level: 3,
        commitment: COMMITMENT,
        groups,
        dealing,
        me: Some(YOU),
        message: None,
    }
}

fn a_deal(chairs: &BySeat<Chair>, opened: Option<Opened>) -> Fairness<'_> {
    static GIVEN: LazyLock<BySeat<bool>> = LazyLock::new(|| BySeat::from_fn(4, |seat| seat.index() != 3));
    Fairness { id: "k3v9q2m7x1", chairs, given: &GIVEN, commitment: COMMITMENT, onward: None, opened }
}

fn opened(words: Words) -> Opened {
    let options = <ra::Options as game::GameOptions>::for_players(4).unwrap_or_else(|| unreachable!("four can play"));
    Opened {
        secret: COMMITMENT.to_owned(),
        nonces: vec![NONCE.to_owned(); 4],
        recipe: <ra::State as game::Dealt>::recipe(&options),
        settled: <ra::State as pages::GamePages>::settled(words),
        things: <ra::State as pages::GamePages>::things(words, &options),
    }
}

fn dealing() -> Dealing {
    Dealing { awaited: vec![seat(0), seat(3)], nonce: Some(NONCE.to_owned()), seat: None }
}

fn groups() -> Vec<SunGroup> {
    let group = |suns: [u8; 3], held_by| SunGroup { suns: suns.to_vec(), held_by };
    vec![
        group([13, 6, 2], Some(seat(0))),
        group([12, 7, 3], Some(seat(1))),
        group([11, 8, 4], Some(seat(2))),
        group([10, 9, 5], Some(seat(3))),
    ]
}

fn device() -> DeviceLink {
    DeviceLink { address: "https://khepri.example/link/7Zk2Qm4Xv9Lp8Rt1".to_owned(), minutes: 10 }
}

const DEVICES: [Device; 3] = [
    Device { this: true, linked: 700, seen: Some(0) },
    Device { this: false, linked: 50, seen: Some(3) },
    Device { this: false, linked: 0, seen: None },
];

fn my_page(link: Option<&DeviceLink>) -> Me<'_> {
    Me {
        avatar: pages::Avatar::of("ship"),
        name: "Inês",
        longest: 24,
        devices: &DEVICES,
        link,
        message: None,
        forgetting: link.is_some(),
        notices: &NO_NOTICES,
    }
}
