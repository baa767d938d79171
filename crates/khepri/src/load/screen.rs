//! What a person sees at a table, read from the page and from what the stream changes in it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Deserialize;

/// What the stream sends for one version: as much as a player of steps needs.
#[derive(Deserialize)]
pub(super) struct Frame<'a> {
    /// The version it shows.
    pub(super) version: u64,
    /// The parts that changed.
    #[serde(borrow)]
    parts: Vec<Part<'a>>,
    /// Whether it tells everything so far.
    pub(super) whole: bool,
}

#[derive(Deserialize)]
struct Part<'a> {
    #[serde(borrow)]
    id: Cow<'a, str>,
    #[serde(borrow)]
    html: Cow<'a, str>,
}

/// What is on the screen.
#[derive(Debug, Default)]
pub(super) struct Screen {
    /// The version of the table.
    pub(super) version: u64,
    /// From which of several own chairs forms say that they come.
    pub(super) chair: Option<String>,
    /// Whether the game is over.
    pub(super) over: bool,
    /// What can be done, by the part of the page in which its button is.
    steps: BTreeMap<String, Vec<String>>,
}

impl Screen {
    /// What a table's page shows; `None` if it is no such page.
    pub(super) fn of(page: &str) -> Option<Screen> {
        let version = attribute(page, "data-version")?.parse().ok()?;
        let mut screen = Screen { version, ..Screen::default() };
        screen.show("", page);
        Some(screen)
    }

    /// Takes in what the stream sent.
    pub(super) fn take(&mut self, frame: &Frame<'_>) {
        self.version = frame.version;
        // The first frame of a stream holds every part: the page as it was fetched is gone then.
        if self.steps.contains_key("") {
            self.steps.clear();
        }
        for part in &frame.parts {
            self.show(&part.id, &part.html);
        }
    }

    /// Everything that can be done.
    pub(super) fn steps(&self) -> Vec<&str> {
        self.steps.values().flatten().map(String::as_str).collect()
    }

    fn show(&mut self, part: &str, html: &str) {
        let steps: Vec<String> = buttons(html).map(str::to_owned).collect();
        if matches!(part, "" | "act") {
            self.chair = value_of(html, "as").map(str::to_owned);
            self.over = html.contains("/rematch\"");
        }
        if steps.is_empty() && !part.is_empty() {
            self.steps.remove(part);
        } else {
            self.steps.insert(part.to_owned(), steps);
        }
    }
}

/// The steps whose buttons can be pressed.
fn buttons(html: &str) -> impl Iterator<Item = &str> {
    let tags = html.split("<button").skip(1).filter_map(|rest| rest.split('>').next());
    tags.filter(|tag| tag.contains(" name=\"step\"") && !tag.contains(" disabled"))
        .filter_map(|tag| attribute(tag, "value"))
}

/// The value of a form's hidden field.
pub(super) fn value_of<'h>(html: &'h str, name: &str) -> Option<&'h str> {
    let rest = html.split_once(&format!("name=\"{name}\" value=\""))?.1;
    rest.split('"').next()
}

fn attribute<'h>(html: &'h str, name: &str) -> Option<&'h str> {
    let rest = html.split_once(&format!(" {name}=\""))?.1;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"<main id="table" data-version="7"><button class="b" name="step" value="draw" data-key="D">Draw</button>
        <button type="button" class="b n" disabled title="no" name="step" value="pass">Pass</button>
        <form><input type="hidden" name="as" value="2"><button form="steps" name="step" value="god nile">x</button></form>"#;

    #[test]
    fn a_page_offers_what_can_be_pressed() {
        let screen = Screen::of(PAGE).expect("a page of a table");
        assert_eq!((screen.version, screen.steps()), (7, vec!["draw", "god nile"]));
        assert_eq!((screen.chair.as_deref(), screen.over), (Some("2"), false));
        assert!(Screen::of("<main>").is_none());
    }

    #[test]
    fn a_frame_replaces_parts() {
        let mut screen = Screen::of(PAGE).expect("a page of a table");
        let take = |screen: &mut Screen, json: &str| screen.take(&serde_json::from_str(json).expect("a frame"));
        let act = r#"{"version":8,"whole":false,"title":"","parts":[{"id":"act","html":"<button name=\"step\" value=\"bid 9\">"}]}"#;
        take(&mut screen, act);
        assert_eq!((screen.version, screen.steps(), screen.chair.as_deref()), (8, vec!["bid 9"], None));
        take(&mut screen, r#"{"version":9,"whole":false,"parts":[{"id":"bag","html":"<p>"}]}"#);
        assert_eq!(screen.steps(), ["bid 9"], "what is not sent has not changed");
        take(
            &mut screen,
            r#"{"version":10,"whole":false,"parts":[{"id":"act","html":"<form action=\"/t/x/rematch\">"}]}"#,
        );
        assert_eq!((screen.steps().len(), screen.over), (0, true));
    }
}
