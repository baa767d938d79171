//! The lesson as a browser meets it: begun, followed, left and resumed, left for another way, never among the games.

use axum::http::StatusCode;
use pages::lesson::{Beat, Lesson};

use crate::browser::{Browser, Page, Site, between};
use crate::proof::kept;

/// Opens a chapter, counted from 1.
async fn begin(browser: &mut Browser, chapter: &str) -> String {
    browser.open("/learn", &[("lesson", "ra-first"), ("chapter", chapter)]).await
}

/// What the coach's button says that was read.
fn next(page: &Page) -> Option<&str> {
    let form = between(&page.text, "name=\"cue\" value=\"", "\"")?;
    Some(form)
}

/// Reads all that is said until the coach asks for a step.
async fn read_on(browser: &mut Browser, table: &str) -> Page {
    loop {
        let page = browser.get(table).await;
        let Some(cue) = next(&page).map(str::to_owned) else { return page };
        let fields = [("do", "next"), ("cue", &cue), ("seen", page.version())];
        let heard = browser.ask(&format!("{table}/coach"), &fields).await;
        assert_eq!(heard.status, StatusCode::NO_CONTENT, "{}", heard.text);
    }
}

async fn act(browser: &mut Browser, table: &str, step: &str) -> Page {
    let page = browser.get(table).await;
    browser.ask(&format!("{table}/act"), &[("step", step), ("seen", page.version())]).await
}

fn says(page: &Page, lesson: &Lesson, key: &str) -> bool {
    let words = pages::Words::of(game::Language::English).say(&lesson.key(key));
    let plain = words.replace("<b>", "").replace("</b>", "");
    page.text.replace("<b>", "").replace("</b>", "").contains(&plain)
}

#[tokio::test]
async fn every_chapter_can_be_played_by_forms_and_the_last_ends_the_game() {
    for lesson in Lesson::all() {
        plays(lesson).await;
    }
}

async fn plays(lesson: &Lesson) {
    let site = Site::new();
    let mut anna = site.browser();
    for (place, chapter) in lesson.chapters.iter().enumerate() {
        let fields = [("lesson", lesson.name.as_str()), ("chapter", &(place + 1).to_string())];
        let table = anna.open("/learn", &fields).await;
        let asked = chapter.beats.windows(2).enumerate().filter_map(|(at, pair)| match pair {
            [Beat::Cue(cue), Beat::Step(planned)] if cue.asks => Some((cue, planned, at + 1)),
            _ => None,
        });
        for (cue, planned, at) in asked {
            let page = read_on(&mut anna, &table).await;
            assert!(says(&page, lesson, &cue.key), "{} is asked", cue.key);
            // Assets that are placed one by one are asked for once.
            let same = |beat: &&Beat| matches!(beat, Beat::Step(one) if one.text == planned.text);
            let placed = planned.text.starts_with("place ");
            let times = if placed { chapter.beats[at..].iter().take_while(same).count() } else { 1 };
            // What chance gives is not for the learner to say.
            let action = if planned.text.starts_with("draw") { "draw" } else { &planned.text };
            let action = action.split(" :").next().unwrap_or(action);
            for _ in 0..times {
                let done = act(&mut anna, &table, action).await;
                assert_eq!(done.status, StatusCode::NO_CONTENT, "{action}: {}", done.text);
            }
        }
        let page = read_on(&mut anna, &table).await;
        let last = place + 1 == lesson.chapters.len();
        let onwards = if last { "action=\"/play\"" } else { "action=\"/learn\"" };
        assert!(page.text.contains(onwards), "{} leads on", chapter.name);
        for (option, value) in lesson.options().filter(|_| last) {
            let field = format!("name=\"{option}\" value=\"{value}\"");
            assert!(page.text.contains(&field), "the first game of one's own is agreed on like the lesson: {field}");
        }
    }
    let learn = anna.get(&format!("/learn?game={}", lesson.game)).await;
    assert_eq!(learn.text.matches("class=\"tick\"").count(), lesson.chapters.len(), "all are done");
}

#[tokio::test]
async fn every_game_with_a_lesson_offers_it() {
    let mut anna = Site::new().browser();
    for lesson in Lesson::all() {
        let address = format!("/learn?game={}", lesson.game);
        let start = anna.get(&format!("/?game={}", lesson.game)).await;
        assert!(start.text.contains(&format!("href=\"{address}\"")), "the start page leads to {address}");
        let page = anna.get(&address).await;
        assert!(page.text.contains(&format!("value=\"{}\"", lesson.name)), "{address}");
    }
    assert_eq!(anna.get("/learn?game=chess").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_lesson_can_be_left_and_resumed_even_by_another_server() {
    let site = Site::new();
    let mut anna = site.browser();
    assert!(!anna.get("/learn").await.text.contains("href=\"/t/"), "nothing to resume yet");
    let table = begin(&mut anna, "1").await;
    read_on(&mut anna, &table).await;
    let asked = anna.get(&table).await;
    assert!(asked.text.contains("data-ring=\"draw\"") && !asked.text.contains("coach-s others"), "it waits for me");
    act(&mut anna, &table, "draw").await;
    let before = read_on(&mut anna, &table).await;
    let mut later = Browser { router: site.again().app.router(), ..anna.clone() };
    assert!(later.get("/learn").await.text.contains(&format!("href=\"{table}\"")), "it leads back");
    let after = later.get(&table).await;
    assert_eq!((after.version(), after.steps()), (before.version(), before.steps()));
    assert!(says(&after, Lesson::first(), "draw-more"));
}

#[tokio::test]
async fn another_choice_is_answered_and_can_be_taken_back() {
    let mut anna = Site::new().browser();
    let table = begin(&mut anna, "2").await;
    let before = read_on(&mut anna, &table).await;
    assert_eq!(act(&mut anna, &table, "draw").await.status, StatusCode::NO_CONTENT);
    let off = anna.get(&table).await;
    assert!(says(&off, Lesson::first(), "call-drew") && off.steps().is_empty(), "the others wait");
    let coach = format!("{table}/coach");
    let back = anna.ask(&coach, &[("do", "back"), ("seen", off.version())]).await;
    assert_eq!(back.status, StatusCode::NO_CONTENT, "{}", back.text);
    let again = anna.get(&table).await;
    assert!(says(&again, Lesson::first(), "call-now"));
    assert_eq!(again.steps(), before.steps());

    act(&mut anna, &table, "draw").await;
    let off = anna.get(&table).await;
    anna.ask(&coach, &[("do", "alone"), ("seen", off.version())]).await;
    anna.play_on(&table).await;
    let ended = anna.get(&table).await;
    assert!(ended.text.contains("action=\"/learn\""), "even then there is a way on");
}

#[tokio::test]
async fn whoever_reads_is_not_told_to_wait_for_somebody() {
    let mut anna = Site::new().browser();
    let table = begin(&mut anna, "1").await;
    read_on(&mut anna, &table).await;
    act(&mut anna, &table, "draw").await;
    let page = anna.get(&table).await;
    assert!(says(&page, Lesson::first(), "tile") && page.steps().is_empty(), "it is another one's turn");
    assert!(page.text.contains("<h2>Khepri explains</h2>") && page.text.contains("Press Next to go on."));
    assert!(!page.text.contains("tag think"), "nobody thinks until it was read");

    let table = begin(&mut anna, "2").await;
    read_on(&mut anna, &table).await;
    act(&mut anna, &table, "draw").await;
    let off = anna.get(&table).await;
    assert!(off.text.contains("<h2>The others wait for you</h2>") && !off.text.contains("tag think"));
    anna.ask(&format!("{table}/coach"), &[("do", "alone"), ("seen", off.version())]).await;
    let alone = anna.get(&table).await;
    let coach = between(&alone.text, "id=\"coach\"", "</section>").expect("a coach");
    assert!(coach.contains("class=\"b primary sm\" name=\"do\" value=\"back\""), "the lesson comes first");
    assert_eq!(coach.matches("primary").count(), 1, "one way is the main one");
}

#[tokio::test]
async fn the_scoring_is_explained_by_the_coach_alone() {
    let mut anna = Site::new().browser();
    let table = begin(&mut anna, "7").await;
    assert!(!anna.get(&table).await.text.contains("inscore explains"), "not before it");
    read_on(&mut anna, &table).await;
    act(&mut anna, &table, "draw").await;
    let page = anna.get(&table).await;
    assert!(says(&page, Lesson::first(), "dared"), "a kind word");
    assert!(page.text.contains("inscore explains"));
    let open = page.text.matches("<details class=\"card sc").count();
    assert_eq!(page.text.matches(" open><summary>").count(), open, "whoever learns sees what everybody has");
}

#[tokio::test]
async fn the_menu_leads_through_the_lesson() {
    let mut anna = Site::new().browser();
    let table = begin(&mut anna, "3").await;
    let page = anna.get(&table).await;
    let menu = between(&page.text, "id=\"menu-dialog\"", "</dialog>").expect("a menu");
    assert!(menu.contains("name=\"chapter\" value=\"3\"") && menu.contains("href=\"/learn?game=ra\""));
    assert!(!menu.contains("/step/"), "the replay is not what is meant by this chapter again");
    assert!(page.text.contains("Chapter 3 of 8 · Gods"), "and small screens say where one is");
}

#[tokio::test]
async fn a_god_spent_on_a_disaster_is_answered_by_why() {
    let mut anna = Site::new().browser();
    let table = begin(&mut anna, "3").await;
    for step in ["draw", "bid 13", "draw"] {
        read_on(&mut anna, &table).await;
        act(&mut anna, &table, step).await;
    }
    read_on(&mut anna, &table).await;
    act(&mut anna, &table, "god earthquake").await;
    assert!(says(&anna.get(&table).await, Lesson::first(), "take-quake"));
}

#[tokio::test]
async fn a_lesson_is_no_game_among_others_and_proves_nothing() {
    let site = Site::new();
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let last = Lesson::first().chapters.len().to_string();
    let table = begin(&mut anna, &last).await;
    for path in ["/", "/tables"] {
        assert!(!anna.get(path).await.text.contains(&table), "{path} does not list it");
        assert!(!eve.get(path).await.text.contains(&table), "{path} does not list it");
    }
    assert!(anna.get(&table).await.text.contains("This is a lesson"));
    let watched = eve.get(&table).await;
    assert!(watched.text.contains("This is a lesson") && next(&watched).is_none(), "others only watch");
    let pressed =
        eve.ask(&format!("{table}/coach"), &[("do", "next"), ("cue", "1"), ("seen", watched.version())]).await;
    assert_eq!(pressed.error(), "not_seated");

    act(&mut anna, &table, "draw").await;
    let page = anna.get(&table).await;
    anna.ask(&format!("{table}/coach"), &[("do", "alone"), ("seen", page.version())]).await;
    anna.play_on(&table).await;
    let record = anna.get(&format!("{table}/record")).await;
    assert_eq!(record.status, StatusCode::OK, "{}", record.text);
    assert!(record.text.contains("x-lesson ra-first 8"));
    for word in ["secret", "commitment", "nonce", "fair"] {
        assert!(!record.text.contains(&format!("\n{word} ")), "a deal by hand claims no fairness: {word}");
    }
    assert_eq!(anna.ask(&format!("{table}/again"), &[]).await.error(), "bad_form");
    assert!(!anna.get("/tables").await.text.contains(&table), "finished or not");
    let next = anna.open(&format!("{table}/rematch"), &[]).await;
    assert!(!anna.get(&next).await.text.contains("This is a lesson"), "a game after it is a game");
}

#[tokio::test]
async fn what_is_no_lesson_and_no_answer_is_refused() {
    let mut anna = Site::new().browser();
    for fields in [[("lesson", "x"), ("chapter", "1")], [("lesson", "ra-first"), ("chapter", "0")]] {
        assert_eq!(anna.ask("/learn", &fields).await.error(), "bad_form");
    }
    for chapter in ["9", "-1", "x", "99999999999999999999"] {
        assert_eq!(anna.ask("/learn", &[("chapter", chapter)]).await.error(), "bad_form");
    }
    assert!(anna.cookies.is_empty(), "nobody was made for it");
    let table = begin(&mut anna, "1").await;
    let page = anna.get(&table).await;
    let coach = format!("{table}/coach");
    let seen = page.version().to_owned();
    for (deed, cue, error) in
        [("next", "2", "stale"), ("next", "x", "bad_form"), ("sing", "1", "bad_form"), ("back", "", "nothing_to_undo")]
    {
        let refused = anna.ask(&coach, &[("do", deed), ("cue", cue), ("seen", &seen)]).await;
        assert_eq!(refused.error(), error, "{deed} {cue}");
    }
    assert_eq!(anna.ask(&format!("{table}/undo"), &[("seen", &seen)]).await.error(), "nothing_to_undo");
    assert_eq!(anna.get(&table).await.version(), seen, "nothing was changed");
    let game = anna.play(&[("players", "2"), ("level", "1")]).await;
    let page = anna.get(&game).await;
    let refused = anna.ask(&format!("{game}/coach"), &[("do", "next"), ("cue", "1"), ("seen", page.version())]).await;
    assert_eq!(refused.error(), "no_such_page", "no coach at a game");
}

#[tokio::test]
async fn what_a_chapter_begins_with_cannot_be_taken_back() {
    let mut anna = Site::new().browser();
    let table = begin(&mut anna, "3").await;
    let page = anna.get(&table).await;
    let undone = anna.ask(&format!("{table}/undo"), &[("seen", page.version())]).await;
    assert_eq!(undone.error(), "nothing_to_undo");
}

#[tokio::test]
async fn it_speaks_five_languages() {
    for language in game::Language::ALL {
        let mut anna = Site::new().browser();
        anna.cookies.insert("language".to_owned(), language.code().to_owned());
        let table = begin(&mut anna, "1").await;
        let page = anna.get(&table).await;
        let words = pages::Words::of(language);
        assert!(page.text.contains(&words.say("ra-first-welcome")), "{}", language.code());
        assert!(page.text.contains(&words.say("ra-first-name-b")), "{}", language.code());
        assert!(anna.get("/learn").await.text.contains(&words.say("ra-first-chapter-end")));
    }
}

#[tokio::test]
async fn a_lesson_replays_but_no_page_takes_it_for_a_dealt_game() {
    let site = Site::new();
    let mut anna = site.browser();
    let last = Lesson::first().chapters.len().to_string();
    let table = begin(&mut anna, &last).await;
    let fair = format!("{table}/fair");
    assert!(anna.get(&fair).await.text.contains("There is no deal to check"), "not while it is played");
    act(&mut anna, &table, "draw").await;
    let page = anna.get(&table).await;
    anna.ask(&format!("{table}/coach"), &[("do", "alone"), ("seen", page.version())]).await;
    anna.play_on(&table).await;
    let page = anna.get(&fair).await;
    assert!(page.status == StatusCode::OK && page.text.contains("There is no deal to check"), "{}", page.text);
    assert!(!page.text.contains("id=\"secret\"") && !page.text.contains("id=\"commitment\""));
    assert!(!anna.get("/me/games").await.text.contains(&table), "nor is it among the games");

    let stored = kept(&site, &table).await;
    let draws = stored.log.iter().filter(|line| line.text.starts_with("step draw ")).count() as u64;
    let proved = server::prove(&stored).expect("it replays");
    assert_eq!((proved.draws, proved.scripted, proved.over), (0, draws, true));

    assert_eq!(anna.get(&format!("{table}/step/30")).await.status, StatusCode::OK);
    let new = anna.open(&format!("{table}/step/30/play"), &[("who", "bots"), ("seat", "0"), ("level", "1")]).await;
    anna.give_nonce(&new).await;
    assert!(!anna.get(&new).await.text.contains("This is a lesson"), "whoever plays on from it plays a game");
    anna.play_on(&new).await;
    let proved = server::prove(&kept(&site, &new).await).expect("it replays");
    assert!(proved.draws > 0 && proved.scripted == 0 && proved.over);
}
