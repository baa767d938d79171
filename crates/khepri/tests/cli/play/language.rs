//! The game in other languages: everything a person reads, and nothing that a record keeps.

use rstest::rstest;

use super::{answer, folder, ones, play, program, record, steps};

/// Words that only English has, as whole words, and that the notation does not use.
const ENGLISH: [&str; 13] =
    ["the", "you", "your", "with", "and", "which", "would", "there", "nobody", "another", "is", "choose", "game"];

/// Every order that answers in words, then a game to its end.
fn everything(hints: usize) -> String {
    let wrong =
        ["dance", "99", "", "bid", "god cat", "place", "attack india mexico 1", "move india", "trade", "pass 1"];
    let orders = ["?", "h", "t", "w", "rules", "s", "s copy", "s copy", "u", "all", "i nothing"];
    let orders = [&wrong[..], &orders].concat().join("\n");
    let hints = "h\n1\n".repeat(hints);
    format!("{orders}\n{hints}1\nu\nu\n{}", ones())
}

#[rstest]
fn a_whole_game_is_told_in_every_language(
    #[values("pt", "es", "fr", "ru")] language: &str,
    #[values("ra", "rawsiko")] game: &str,
) {
    let folder = folder();
    let file = format!("g.{game}");
    let args = [game, "--players", "3", "--seed", "3", "--level", "2", "--language", language, "--save", &file];
    // A hint of RAWsiko takes its time; every reason is heard in the tests of `terminal`.
    let said = play(folder.path(), &args, &everything(if game == "ra" { 6 } else { 0 }));
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert!(!said.out.contains('⟦') && !said.out.contains("{ $"), "a word is missing:\n{}", said.out);
    for line in said.out.lines().filter(|line| !line.contains("khepri ")) {
        let plain = line.to_lowercase();
        let found = plain.split(|letter: char| !letter.is_alphanumeric()).find(|word| ENGLISH.contains(word));
        assert_eq!(found, None, "{line}");
        assert!(line.chars().count() <= 80 || line.contains('?'), "{line}");
    }
    let over = match language {
        "pt" => "O jogo terminou.",
        "es" => "La partida ha acabado.",
        "fr" => "La partie est finie.",
        _ => "Игра окончена.",
    };
    assert!(said.out.contains(over), "{}", said.out);
}

#[test]
fn a_record_knows_no_language() {
    let game = |language: &str| {
        let folder = folder();
        let args = ["ra", "--seed", "4", "--language", language, "--save", "g.ra"];
        let said = play(folder.path(), &args, &ones());
        (said.out, record(folder.path(), "g.ra"))
    };
    let (english, french) = (game("en"), game("fr"));
    assert_eq!(english.1, french.1);
    assert_ne!(english.0, french.0);
    assert!(french.1.contains("\nnames Player / Scribe 1 / Scribe 2\n"), "{}", french.1);
}

#[test]
fn a_game_goes_on_in_another_language() {
    let folder = folder();
    play(folder.path(), &["ra", "--seed", "4", "--level", "1", "--save", "g.ra"], "1\n1\nq\n");
    let said = play(folder.path(), &["--resume", "g.ra", "--language", "ru"], "1\nq\n");
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert!(said.out.contains("Земледелец 1") && said.out.contains("Что было в последний раз:"), "{}", said.out);
    assert!(steps(&record(folder.path(), "g.ra")).len() > 2);
}

#[rstest]
#[case::nothing_said(&[], &[], "Your turn")]
#[case::by_lang(&[("LANG", "pt_PT.UTF-8")], &[], "É a sua vez")]
#[case::messages_before_lang(&[("LANG", "pt_PT.UTF-8"), ("LC_MESSAGES", "es")], &[], "Es tu turno")]
#[case::all_before_messages(&[("LC_MESSAGES", "es"), ("LC_ALL", "ru_RU.UTF-8")], &[], "Ваш ход")]
#[case::an_empty_one_is_none(&[("LC_ALL", ""), ("LANG", "fr_FR")], &[], "À vous de jouer")]
#[case::one_that_nobody_speaks(&[("LANG", "tlh")], &[], "Your turn")]
#[case::what_is_asked_for_wins(&[("LANG", "pt_PT.UTF-8")], &["--language", "en"], "Your turn")]
fn the_language_is_that_of_the_surroundings(
    #[case] environment: &[(&str, &str)],
    #[case] more: &[&str],
    #[case] expected: &str,
) {
    let folder = folder();
    let args = ["ra", "--players", "2", "--seed", "7", "--save", "g.ra"];
    let mut command = program(folder.path(), &[&args[..], more].concat());
    command.envs(environment.iter().copied());
    let said = answer(command, "q\n");
    assert!(said.code == 0 && said.out.contains(expected), "{}{}", said.out, said.err);
}

#[test]
fn an_unknown_language_is_refused_with_those_there_are() {
    for code in ["de", "", "english", "EN"] {
        let folder = folder();
        let said = play(folder.path(), &["ra", "--language", code], "1\n");
        assert_eq!((said.code, said.out.as_str()), (2, ""), "{code}");
        let listed = "expected en (English), pt (Português), es (Español), fr (Français), ru (Русский)";
        assert!(said.err.contains(listed), "{}", said.err);
        assert_eq!(folder.path().read_dir().expect("there").count(), 0);
    }
}

#[rstest]
#[case("ra", "pt", "h\n1\nbid 99\n1\nw\n1\n1\n1\n1\nu\nu\nq\n")]
#[case("rawsiko", "fr", "?\n1\n1\n1\nmove india\n1\nq\n")]
fn a_short_game_reads_well(#[case] game: &str, #[case] language: &str, #[case] typed: &str) {
    let folder = folder();
    let args = [game, "--players", "3", "--seed", "12", "--level", "2", "--language", language, "--save", "g.txt"];
    let said = play(folder.path(), &args, typed);
    insta::assert_snapshot!(format!("{game}_{language}"), said.out);
}
