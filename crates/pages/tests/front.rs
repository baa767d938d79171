//! Every page around the table, in every language, keeps the promises of the house: no style or script in the document, no
//! word missing, one heading, unique ids, known assets, forms that post to known places.

#[path = "../examples/front.rs"]
#[allow(dead_code, unreachable_pub, reason = "the pages of the example are the pages of the test")]
mod front;

use std::collections::BTreeSet;

use game::Language;
use pages::Words;
use pages::assets::found;

/// Where the forms of these pages may go.
const POSTS: [&str; 14] = [
    "/play",
    "/tables",
    "/code",
    "/language",
    "/theme",
    "/names",
    "/me/name",
    "/me/avatar",
    "/me/link",
    "/me/devices",
    "/me/forget",
    "/link/",
    "/t/*/sit",
    "/t/*/nonce",
];

fn every_page(mut look: impl FnMut(&str, &str)) {
    for language in Language::ALL {
        for (name, page) in front::all(Words::of(language)) {
            look(&format!("{}/{name}", language.code()), &page.into_string());
        }
    }
}

/// The values of an attribute, in the order of the document.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    page.split(opening.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn nothing_runs_or_dresses_inside_the_document() {
    every_page(|name, page| {
        assert!(!page.contains(" style=") && !page.contains("<style"), "{name} has style in it");
        assert!(!page.contains(" onclick") && !page.contains("javascript:"), "{name} has script in it");
        let scripts = page.matches("<script").count();
        assert_eq!(
            scripts,
            page.matches("<script type=\"module\" src=\"/assets/").count(),
            "{name}: scripts are files"
        );
    });
}

/// A picture that is used by a page stands under the page's policy: Firefox takes its style away.
#[test]
fn nothing_dresses_inside_a_picture() {
    for picture in pages::assets::ASSETS.iter().filter(|asset| asset.name.ends_with(".svg")) {
        let text = String::from_utf8_lossy(picture.bytes);
        assert!(!text.contains(" style=") && !text.contains("<style"), "{} has style in it", picture.name);
    }
}

#[test]
fn no_word_is_missing() {
    every_page(|name, page| assert!(!page.contains('⟦'), "{name} lacks a word"));
}

#[test]
fn one_heading_one_main_and_unique_ids() {
    every_page(|name, page| {
        assert_eq!((page.matches("<h1").count(), page.matches("<main").count()), (1, 1), "{name}");
        let ids = values(page, "id");
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len(), "{name} has an id twice: {ids:?}");
        assert!(unique.contains("main"), "{name}: the skip link leads nowhere");
        for to in values(page, "href").iter().filter_map(|href| href.strip_prefix('#')) {
            assert!(unique.contains(to), "{name} leads to #{to}, which is not there");
        }
    });
}

#[test]
fn every_asset_is_there_and_nothing_comes_from_elsewhere() {
    every_page(|name, page| {
        for address in values(page, "href").into_iter().chain(values(page, "src")) {
            assert!(address.starts_with('/') || address.starts_with('#'), "{name} leads to {address}");
            if let Some(file) = address.strip_prefix("/assets/") {
                let file = file.split('#').next().unwrap_or_default();
                let (path, query) = file.split_once('?').map_or((file, None), |(path, query)| (path, Some(query)));
                let kept = found(path, query).map(|(_, for_ever)| for_ever);
                assert_eq!(kept, Some(true), "{name} wants {file}, which is there and may be kept");
            }
        }
    });
}

#[test]
fn forms_post_to_known_places() {
    every_page(|name, page| {
        assert_eq!(page.matches("<form").count(), page.matches("method=\"post\"").count(), "{name}");
        for to in values(page, "action").into_iter().chain(values(page, "formaction")) {
            let shape =
                to.replace("k3v9q2m7x1", "*").replace("opn001", "*").replace("opn002", "*").replace("opn004", "*");
            let known = POSTS.iter().any(|post| shape == *post || (post.ends_with('/') && shape.starts_with(post)));
            assert!(known, "{name} posts to {to}");
        }
    });
}

/// What moves for ever is painted for ever, on every page that somebody leaves open.
#[test]
fn nothing_moves_for_ever() {
    for sheet in pages::assets::ASSETS.iter().filter(|asset| asset.name.ends_with(".css")) {
        let text = String::from_utf8_lossy(sheet.bytes);
        assert!(!text.contains("infinite"), "{} moves something for ever", sheet.name);
    }
}

/// A game of RAWsiko has 3 to 20 turns, as its manual says, and the form offers each.
#[test]
fn the_turns_of_rawsiko_go_from_3_to_20() {
    let choices = pages::lobby::Choices::usual("rawsiko");
    let page = front::start(Words::of(Language::English), &choices).into_string();
    let list = page.split("name=\"turns\"").nth(1).and_then(|rest| rest.split("</select>").next()).expect("a list");
    let offered: Vec<&str> = values(list, "value").into_iter().filter(|value| !value.is_empty()).collect();
    assert_eq!(offered, (3..=20).map(|turns: u8| turns.to_string()).collect::<Vec<_>>());
}

/// What takes two tiles looks on the start page as it does at the reader's table.
#[test]
fn the_start_page_shows_the_tiles_of_its_reader() {
    for (language, word) in [(Language::English, "unrest"), (Language::Portuguese, "war"), (Language::Russian, "war")] {
        let page = front::start(Words::of(language), &pages::lobby::Choices::usual("ra")).into_string();
        let learn = page.split("id=\"learn\"").nth(1).expect("what scores");
        let other = if word == "war" { "unrest" } else { "war" };
        assert!(learn.contains(&format!("#{word}\"")) && !learn.contains(&format!("#{other}\"")), "{language:?}");
    }
}
