//! A game in words and figures.

mod common;

use common::{RandomGame, all_options};
use game::{BySeat, Game, Names, Told};
use rawsiko::{Phase, State};

const GAME: &str = "players 3
turns 3
option china on
objectives obj-01 / obj-02 / obj-03
first 1
claim europe germany poland ukraine
claim asia turkey middle-east central-asia
claim africa morocco north-africa west-africa
claim oceania vietnam thailand-myanmar
claim south-america peru bolivia
claim north-america greenland eastern-canada
place germany 6
place turkey 6
place north-africa 6
move germany nordic 2
attack germany turkey 3 : 6 5 2 / 5 5 1
attack ukraine turkey 1 : 1 / 6 6 4
end
end
end
";

fn names() -> Names {
    Names::new(BySeat::from_values(["Ana", "Bo", "Chi"].map(str::to_owned)).as_ref(), 3)
}

#[test]
fn the_opening_says_who_plays_with_what() {
    let state = common::replay(GAME.split("claim").next().expect("a header")).expect("a legal game").state;
    let expected = "\
RAWsiko for 3 players in 3 turns; Bo begins
  Ana has obj-01: Medical equipment 22, Digital cameras 13, Flame retardants 8, Fertilizers 3
  Bo has obj-02: Smartphones 19, Passenger aircraft 13, Lead-free solders 8, Catalytic converters 6
  Chi has obj-03: Microchips 20, Industrial robots 11, Paints & pigments 10, Glass fibre 5";
    assert_eq!(state.opening(&names()), expected);
}

#[test]
fn the_account_says_what_happened() {
    let replay = common::replay(GAME).expect("a legal game");
    let told: Vec<String> =
        replay.events.iter().filter_map(|event| State::tell(&replay.state.options(), event, &names())).collect();
    let expected = [
        "Bo claims Germany, Poland & Czechia and Ukraine in Europe",
        "Chi claims Turkey, Middle East and Central Asia in Asia",
        "Ana claims Morocco, North Africa and West Africa in Africa",
        "Ana claims Vietnam and Thailand, Myanmar & Laos in Oceania",
        "Chi claims Peru and Bolivia in South America",
        "Bo claims Eastern Canada and Greenland in North America",
        "Bo places 6 in Germany",
        "Chi places 6 in Turkey",
        "Ana places 6 in North Africa",
        "Turn 1 of 3 begins with Bo",
        "Bo moves 2 from Germany to Nordic Countries and takes it",
        "Bo attacks Chi in Turkey from Germany with 3",
        "  6 5 2 against 5 5 1: Bo loses 1, Chi 2",
        "Bo attacks Chi in Turkey from Ukraine with 1",
        "  1 against 6 6 4: Bo loses 1",
        "  Ukraine is left empty",
        "Bo ends",
        "Chi ends",
        "Ana ends",
        "Turn 2 of 3 begins with Chi",
        "  New assets: Ana 4, Bo 5, Chi 4",
    ];
    assert_eq!(told, expected);
}

#[test]
fn the_standing_ticks_and_misses_every_material() {
    let state = common::replay(GAME).expect("a legal game").state;
    let text = state.standing(&names());
    let first: Vec<&str> = text.lines().take(13).collect();
    assert_eq!(
        first,
        [
            "Unfinished, in turn 2 of 3. Points as they stand: Ana: 0, Bo: 0, Chi: 0",
            "",
            "1. Bo: 0 points; 0 applications, 14 materials, 5 territories",
            "  [ ] Smartphones                    19  has Co HREE LREE  misses Ga In Li Ta W",
            "  [ ] Passenger aircraft             13  has Sc Ti  misses Al Li NR V",
            "  [ ] Lead-free solders               8  misses Sb Bi In",
            "  [ ] Catalytic converters            6  has Ba LREE PGM  misses Al",
            "",
            "2. Ana: 0 points; 0 applications, 13 materials, 5 territories",
            "  [ ] Medical equipment              22  has Bi He HREE W  misses Be Ga Nb PGM",
            "  [ ] Digital cameras                13  has Co  misses B In LREE Li Nb",
            "  [ ] Flame retardants                8  has Sb Al P  misses B",
            "  [ ] Fertilizers                     3  has PR  misses B",
        ]
    );
}

#[test]
fn the_summary_has_its_keys_in_order() {
    let summary = |record: &str| {
        let replay = common::replay(record).expect("a legal game");
        serde_json::to_string(&replay.state.summary(&replay.events)).expect("plain values")
    };
    assert_eq!(
        summary(GAME),
        r#"{"game":"rawsiko","players":3,"scores":[0,0,0],"ranks":null,"finished":false,"played":2,"applications":[[],[],[]],"materials":[13,14,11],"territories":[5,5,5]}"#
    );
    let header = GAME.split("claim").next().expect("a header");
    assert_eq!(
        summary(header),
        r#"{"game":"rawsiko","players":3,"scores":[0,0,0],"ranks":null,"finished":false,"played":0,"applications":[[],[],[]],"materials":[0,0,0],"territories":[0,0,0]}"#
    );
    let rest = "place turkey 4\nplace morocco 4\nplace germany 5\nend\nend\nend
        place morocco 4\nplace germany 5\nplace turkey 4\nend\nend\nend";
    let finished = summary(&format!("{GAME}{rest}\ntrade B\ntrade Li\ntrade Li\ntrade Li\ntrade Li\ntrade Li"));
    assert_eq!(
        finished,
        r#"{"game":"rawsiko","players":3,"scores":[11,0,0],"ranks":[1,2,3],"finished":true,"played":3,"applications":[["flame-retardants","fertilizers"],[],[]],"materials":[15,15,12],"territories":[5,5,5]}"#
    );
}

#[test]
fn every_event_can_be_told_and_every_state_shown() {
    let names = |seats| Names::new(None, seats);
    for players in 3..=5 {
        for (seed, options) in all_options(players, &[3]).iter().enumerate().step_by(17) {
            let mut game = RandomGame::new(options, seed as u64);
            assert!(game.state.opening(&names(players)).starts_with("RAWsiko for"));
            while let Some((_, action)) = game.next() {
                game.state.play(action, &mut |event| {
                    let text = State::tell(options, &event, &names(players)).expect("all of it is worth telling");
                    assert!(!text.trim().is_empty());
                });
            }
            let text = game.state.standing(&names(players));
            assert!(text.starts_with("Final scores: ") && game.state.phase() == Phase::Over);
            assert_eq!(text.lines().filter(|line| line.contains(". seat ")).count(), players);
        }
    }
}

#[test]
fn the_rules_fit_a_terminal() {
    for line in State::RULES.lines() {
        assert!(line.chars().count() <= 80, "{line}");
        assert_eq!(line.trim_end(), line);
    }
}
