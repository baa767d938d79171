//! What is said around the game: welcome, help, choices, hints, farewell.

use std::path::Path;

use bots::Hint;
use game::Seat;
use game::notation::{LONGEST_QUOTE, shorten};
use pages::Words;
use terminal::{Ink, TERMINAL_WIDTH, Teller, filled, flow, shown_width, step_text};

use crate::play::Playable;
use crate::play::host::Host;

/// A list of choices longer than this is set in columns, without words.
const LONG_LIST: usize = 24;
/// What is said of a longer step stands a little further right, or below it.
const WIDEST_COLUMN: usize = 34;

/// Where what a command does begins, in the help.
const HELP_COLUMN: usize = 10;

/// What can be typed.
pub(crate) fn help<G: Playable>(words: Words) -> String {
    let save = format!("s {}", words.say("tty-help-file"));
    let commands = [
        ("h", "tty-help-hint"),
        ("u", "tty-help-undo"),
        ("t", "tty-help-table"),
        ("w", G::LEFT),
        (&save, "tty-help-save"),
        ("q", "tty-help-quit"),
        ("rules", "tty-help-rules"),
        ("?", "tty-help-help"),
    ];
    // A longer word for a file moves the column.
    let column = HELP_COLUMN.max(save.chars().count() + 4);
    let line = |(typed, does): (&str, &str)| flow(&format!("  {typed}"), column, " ", words.say(does).split(' '));
    let commands = commands.map(line).join("\n");
    let own = G::help(words).split('\n').map(fitted).collect::<Vec<_>>().join("\n");
    format!("{}\n\n{commands}\n\n{own}", wrapped(&words.say("tty-help")))
}

/// A line as it is, or in several if it is too long.
fn fitted(line: &str) -> String {
    if shown_width(line) <= TERMINAL_WIDTH { line.to_owned() } else { wrapped(line) }
}

/// What is known of a topic, or what can be asked.
pub(crate) fn facts<G: Playable>(topic: Option<&str>, words: Words) -> String {
    let text = G::facts(topic, words.language());
    let unknown = || {
        let topic = shorten(topic.unwrap_or_default(), LONGEST_QUOTE);
        wrapped(&filled(words, "tty-no-fact", &[("topic", topic.into())]))
    };
    text.map_or_else(unknown, |text| text.trim_end().to_owned())
}

/// Who plays, what was promised, where the game is kept.
pub(crate) fn welcome<G: Playable>(host: &Host<G>, teller: &Teller<'_>) -> String {
    let (human, words) = (host.seating().human, teller.words());
    let seats = host.names().all().seats();
    let others: Vec<&str> = human.round(seats).skip(1).map(|seat| host.names().of(seat)).collect();
    let title = [
        ("game", G::title(words).into()),
        ("seats", seats.into()),
        ("seat", human.index().into()),
        ("others", others.join(", ").into()),
    ];
    let mut lines = vec![teller.paint().ink(Ink::Strong, wrapped(&teller.fill("tty-welcome", &title)))];
    lines.extend(host.seating().about::<G>(words).into_iter().map(|line| flow("  ", 2, " ", line.split(' '))));
    let fair = &host.record().header.fair;
    let how = if fair.seeded { "tty-deal-seeded" } else { "tty-deal-fair" };
    lines.push(wrapped(&teller.say(how)));
    let promise = fair.promise_lines().map(|line| flow("", 2, " ", line.split(' ')));
    lines.extend(promise.map(|line| teller.paint().ink(Ink::Quiet, line)));
    let file = host.save().path().display().to_string();
    lines.push(wrapped(&teller.fill("tty-kept", &[("file", file.into())])));
    lines.push(format!("{}\n", wrapped(&teller.say("tty-begin"))));
    lines.join("\n")
}

/// A sentence in lines that fit the screen.
pub(crate) fn wrapped(text: &str) -> String {
    // A no-break space joins: only plain blanks divide.
    flow("", 0, " ", text.split(' '))
}

/// The numbered choices: notation, key, meaning. Those past the first `numbered` are only counted.
pub(crate) fn choices<G: Playable>(
    host: &Host<G>,
    legal: &[G::Action],
    numbered: usize,
    teller: &Teller<'_>,
) -> String {
    let (view, paint) = (host.view(), teller.paint());
    let more = legal.len() - numbered;
    let legal = &legal[..numbered];
    let steps: Vec<String> = legal.iter().map(|action| step_text::<G>(*action)).collect();
    let widest = steps.iter().map(|step| step.chars().count()).max().unwrap_or(0);
    let column = widest.min(WIDEST_COLUMN);
    let number = |place: usize| paint.ink(Ink::Strong, format!("{:>3}", place + 1));
    if legal.len() > LONG_LIST {
        let cells = steps.iter().enumerate().map(|(place, step)| format!("{} {step:<widest$}", number(place)));
        return flow("", 1, " ", cells).lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    }
    let keys = legal.iter().any(|action| G::action_key(*action).is_some());
    let lines = legal.iter().zip(&steps).enumerate().map(|(place, (action, step))| {
        let key = match G::action_key(*action) {
            Some(key) => format!("  ({key})"),
            None if keys => " ".repeat(5),
            None => String::new(),
        };
        let words = G::action_words(&view, *action, teller);
        let line = format!("{}  {step:<column$}{key}  {words}", number(place));
        if shown_width(&line) <= TERMINAL_WIDTH {
            return line;
        }
        format!("{}  {}\n{}", number(place), format!("{step}{key}").trim_end(), flow("", 7, " ", words.split(' ')))
    });
    let mut lines: Vec<String> = lines.map(|line| line.trim_end().to_owned()).collect();
    if more > 0 {
        let said = teller.fill("tty-more", &[("n", more.into())]);
        lines.push(paint.ink(Ink::Quiet, flow("     ", 5, " ", said.split(' '))));
    }
    lines.join("\n")
}

/// What to do, how sure that is, and why.
pub(crate) fn hint<G: Playable>(
    hint: Option<&Hint<G::Action, G::Reason>>,
    view: &G::View,
    teller: &Teller<'_>,
) -> String {
    let Some((hint, best)) = hint.and_then(|hint| hint.best().map(|best| (hint, best))) else {
        return teller.say("tty-no-hint");
    };
    // A guess is never certain.
    let percent = |prospect: f32| teller.percent(f64::from(prospect).clamp(0.001, 0.999));
    let step = step_text::<G>(best.action);
    let gaps = [("step", step.as_str().into()), ("chance", percent(best.prospect).into())];
    let mut lines = vec![wrapped(&teller.fill("tty-hint", &gaps))];
    let others = hint.others();
    let others = others.map(|opinion| {
        let even = hint.even.contains(&opinion.action);
        // What cannot be told from the best promises as much as that.
        let (sign, prospect) = if even { ("≈ ", best.prospect) } else { ("", opinion.prospect) };
        format!("{} ({sign}{})", step_text::<G>(opinion.action), percent(prospect))
    });
    let others: Vec<String> = others.collect();
    if !others.is_empty() {
        let label = teller.label(&teller.say("tty-hint-others"));
        lines.push(flow(&format!("  {label} "), 4, ", ", others));
        if !hint.even.is_empty() {
            lines.push(flow("  ", 4, " ", teller.say("hint-even").split(' ')));
        }
    }
    for reason in &hint.reasons {
        lines.push(flow("  -", 4, " ", G::reason(reason, view, teller).split(' ')));
    }
    let about = teller.fill(G::ABOUT_HINTS, &[("n", hint.playouts.to_string().into())]);
    lines.push(teller.paint().ink(Ink::Quiet, flow("  ", 2, " ", about.split(' '))));
    lines.join("\n")
}

/// Where the game is, and how to go on with it.
pub(crate) fn farewell(path: &Path, words: Words) -> String {
    let kept = filled(words, "tty-leave", &[("file", path.display().to_string().into())]);
    format!("{}\n  khepri play --resume {}", wrapped(&kept), shell_word(path))
}

/// Who won, and how to check that the deal was fair.
pub(crate) fn ending<G: Playable>(host: &Host<G>, teller: &Teller<'_>) -> String {
    let (scores, ranks) = host.result();
    let paint = teller.paint();
    let mut seats: Vec<Seat> = Seat::all(scores.seats()).collect();
    seats.sort_by_key(|seat| ranks[*seat]);
    let mut lines = vec![String::new(), paint.ink(Ink::Strong, teller.say("tty-over"))];
    for seat in seats {
        let name = teller.name(seat);
        let ink = if ranks[seat] == 1 { Ink::Green } else { Ink::Quiet };
        let figure = format!("{:>3}", scores[seat]);
        let points = teller.fill("tty-points", &[("n", scores[seat].into()), ("figure", figure.into())]);
        lines.push(paint.ink(ink, format!("  {}. {name:<16} {points}", ranks[seat])));
    }
    let path = shell_word(host.save().path());
    let labels = ["tty-read-again", "tty-check-deal"].map(|key| teller.label(&teller.say(key)));
    let column = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    for (label, command) in labels.iter().zip(["replay", "verify"]) {
        lines.push(format!("{label:<column$}  khepri {command} {path}"));
    }
    lines.join("\n")
}

/// A path as a shell reads it.
fn shell_word(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+,:@~".contains(c);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

#[cfg(test)]
mod tests {
    use game::Language;

    use super::*;

    #[test]
    fn a_path_with_blanks_can_be_pasted() {
        assert_eq!(shell_word(Path::new("games/ra-1.ra")), "games/ra-1.ra");
        assert_eq!(shell_word(Path::new("my 'own' game.ra")), r"'my '\''own'\'' game.ra'");
    }

    #[test]
    fn help_fits_the_screen() {
        fn widest<G: Playable>(words: Words) -> usize {
            help::<G>(words).lines().map(|line| line.chars().count()).max().unwrap_or(0)
        }
        for (game, language) in record::GameId::ALL.into_iter().flat_map(|game| Language::ALL.map(|one| (game, one))) {
            let widest = record::with_game!(game, G => widest::<G>(Words::of(language)));
            assert!(widest <= TERMINAL_WIDTH, "{} in {language}", game.name());
        }
    }
}
