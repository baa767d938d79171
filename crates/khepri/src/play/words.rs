//! What is said around the game: welcome, help, choices, hints, farewell.

use std::path::Path;

use bots::Hint;
use game::notation::{LONGEST_QUOTE, shorten};
use game::terminal::{TERMINAL_WIDTH, flow, shown_width};
use game::{Ink, Language, Paint, Seat};

use crate::play::Playable;
use crate::play::host::Host;
use crate::play::order::step_text;

/// A list of choices longer than this is set in columns, without words.
const LONG_LIST: usize = 24;
/// What is said of a longer step stands a little further right, or below it.
const WIDEST_COLUMN: usize = 34;
/// Prospects that differ by less are as good as equal.
const AS_GOOD: f32 = 0.01;

/// So many choices at most are named beside the best.
const MOST_OTHERS: usize = 8;

const HELP: &str = "\
Type the number of a choice, its key in brackets, or the step itself, such as
it is written beside its number.

  h       hint: what a strong player would do, and why
  u       undo: back to your last decision, as long as nothing was revealed and
          nobody else acted since; a second u goes back all the same. What
          chance gave comes again, and the record says what was taken back.
  t       the table again
  w       {left}
  s FILE  save a copy; the game itself is saved with every step
  q       quit, to go on later; so does the end of the input (Ctrl-D)
  rules   the rules of the game
  ?       this help";

/// What can be typed.
pub(crate) fn help<G: Playable>() -> String {
    let help = HELP.replace("{left}", G::LEFT);
    if G::HELP.is_empty() { help } else { format!("{help}\n\n{}", G::HELP) }
}

/// What is known of a topic, or what can be asked.
pub(crate) fn facts<G: Playable>(topic: Option<&str>) -> String {
    let text = G::facts(topic, Language::English);
    let unknown = || {
        let topic = shorten(topic.unwrap_or_default(), LONGEST_QUOTE);
        wrapped(&format!("Nothing is known of `{topic}`: `i` alone lists what can be asked."))
    };
    text.map_or_else(unknown, |text| text.trim_end().to_owned())
}

/// Who plays, what was promised, where the game is kept.
pub(crate) fn welcome<G: Playable>(host: &Host<G>, paint: Paint) -> String {
    let human = host.seating().human;
    let seats = host.names().all().seats();
    let others: Vec<&str> = human.round(seats).skip(1).map(|seat| host.names().of(seat)).collect();
    let others = others.join(", ");
    let title = format!("A game of {} for {seats}: you in seat {}, then {others}.", G::NAME, human.index());
    let mut lines = vec![paint.ink(Ink::Strong, wrapped(&title))];
    lines.extend(host.seating().about::<G>().into_iter().map(|line| flow("  ", 2, " ", line.split(' '))));
    let fair = &host.record().header.fair;
    let how = if fair.seeded { "The deal follows from the seed" } else { "The deal is fixed and known to nobody" };
    lines.push(format!("{how}; this will prove it after the game:"));
    let promise = fair.promise_lines().map(|line| flow("", 2, " ", line.split(' ')));
    lines.extend(promise.map(|line| paint.ink(Ink::Quiet, line)));
    lines.push(format!("The game is kept in {}, step by step.", host.save().path().display()));
    lines.push("Type ? for help, q to leave: nothing is lost.\n".to_owned());
    lines.join("\n")
}

/// A sentence in lines that fit the screen.
pub(crate) fn wrapped(text: &str) -> String {
    flow("", 0, " ", text.split_whitespace())
}

/// The numbered choices: notation, key, meaning. Those past the first `numbered` are only counted.
pub(crate) fn choices<G: Playable>(host: &Host<G>, legal: &[G::Action], numbered: usize, paint: Paint) -> String {
    let view = host.view();
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
        let words = G::action_words(&view, *action, host.names());
        let line = format!("{}  {step:<column$}{key}  {words}", number(place));
        if shown_width(&line) <= TERMINAL_WIDTH {
            return line;
        }
        format!("{}  {}\n{}", number(place), format!("{step}{key}").trim_end(), flow("", 7, " ", unbroken(&words)))
    });
    let mut lines: Vec<String> = lines.map(|line| line.trim_end().to_owned()).collect();
    if more > 0 {
        let said = format!("{more} more can be played: type one like these, or `all` to see them.");
        lines.push(paint.ink(Ink::Quiet, format!("     {said}")));
    }
    lines.join("\n")
}

/// The words of a text; a figure stays with its sign.
fn unbroken(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match words.last_mut() {
            Some(figure) if word.starts_with('%') => *figure += &format!(" {word}"),
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// What to do, how sure that is, and why.
pub(crate) fn hint<G: Playable>(hint: Option<&Hint<G::Action>>, paint: Paint) -> String {
    let Some((hint, best)) = hint.and_then(|hint| hint.best().map(|best| (hint, best))) else {
        return "No hint can be given here.".to_owned();
    };
    let percent = |prospect: f32| match 100.0 * prospect {
        some if some < 1.0 => "less than 1 %".to_owned(),
        some => format!("{some:.0} %"),
    };
    let step = step_text::<G>(best.action);
    let (strong, chance) = (paint.ink(Ink::Strong, &step), percent(best.prospect));
    let advice = format!("Hint: {strong}. Your chance to win from here is about {chance}.");
    let mut lines = vec![flow("", 0, " ", unbroken(&advice))];
    let others = hint.opinions[1..].iter().take(MOST_OTHERS);
    let others = others.map(|opinion| format!("{} ({})", step_text::<G>(opinion.action), percent(opinion.prospect)));
    let others: Vec<String> = others.collect();
    if !others.is_empty() {
        lines.push(flow("  Otherwise: ", 4, ", ", others));
    }
    for reason in &hint.reasons {
        lines.push(flow("  -", 4, " ", unbroken(reason)));
    }
    if hint.first_look != best.action {
        let first = step_text::<G>(hint.first_look);
        let known = hint.opinions.iter().find(|opinion| opinion.action == hint.first_look);
        let further = match known {
            Some(known) if best.prospect - known.prospect < AS_GOOD => "they come to the same".to_owned(),
            _ => format!("`{step}` does"),
        };
        let said = format!("At first look `{first}` seems better; looking further ahead, {further}.");
        lines.push(flow("  -", 4, " ", said.split(' ')));
    }
    lines.push(paint.ink(Ink::Quiet, format!("  ({} imagined games; {})", hint.playouts, G::ABOUT)));
    lines.join("\n")
}

/// Where the game is, and how to go on with it.
pub(crate) fn farewell(path: &Path) -> String {
    format!("The game is kept in {}. Go on with it by\n  khepri play --resume {}", path.display(), shell_word(path))
}

/// Who won, and how to check that the deal was fair.
pub(crate) fn ending<G: Playable>(host: &Host<G>, paint: Paint) -> String {
    let (scores, ranks) = host.result();
    let mut seats: Vec<Seat> = Seat::all(scores.seats()).collect();
    seats.sort_by_key(|seat| ranks[*seat]);
    let mut lines = vec![String::new(), paint.ink(Ink::Strong, "The game is over.")];
    for seat in seats {
        let name = if seat == host.seating().human { "You" } else { host.names().of(seat) };
        let ink = if ranks[seat] == 1 { Ink::Green } else { Ink::Quiet };
        lines.push(paint.ink(ink, format!("  {}. {name:<16} {:>3} points", ranks[seat], scores[seat])));
    }
    let path = shell_word(host.save().path());
    lines.push(format!("Read it again:            khepri replay {path}"));
    lines.push(format!("Check the promised deal:  khepri verify {path}"));
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
    use super::*;

    #[test]
    fn a_path_with_blanks_can_be_pasted() {
        assert_eq!(shell_word(Path::new("games/ra-1.ra")), "games/ra-1.ra");
        assert_eq!(shell_word(Path::new("my 'own' game.ra")), r"'my '\''own'\'' game.ra'");
    }

    #[test]
    fn help_fits_the_screen() {
        fn widest<G: Playable>() -> usize {
            help::<G>().lines().map(|line| line.chars().count()).max().unwrap_or(0)
        }
        for game in record::GameId::ALL {
            assert!(record::with_game!(game, G => widest::<G>()) <= TERMINAL_WIDTH);
        }
    }
}
