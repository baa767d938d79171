//! Pictures beside names: chosen, seen by the others, taken back, and nowhere where they would stay.

use axum::http::StatusCode;

use crate::browser::Site;
use crate::class::Lesson;

#[tokio::test]
async fn a_picture_stands_beside_the_name_and_can_be_taken_back() {
    let site = Site::new();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    assert!(anna.get("/me").await.text.contains("value=\"none\" aria-pressed=\"true\""), "the letter alone, first");
    for game in ["ra", "rawsiko"] {
        let room = anna.open("/play", &[("game", game), ("players", "3"), ("who", "friends")]).await;
        assert!(!bela.get(&room).await.text.contains("#ship\""));
        let page = anna.post("/me/avatar", &[("avatar", "ship")]).await;
        assert!(page.text.contains("value=\"ship\" aria-pressed=\"true\""), "{}", page.text);
        assert!(
            bela.get(&room).await.text.contains("avatars.svg"),
            "the others see it at a table that was open before"
        );
        anna.ask("/me/avatar", &[("avatar", "none")]).await;
        assert!(!bela.get(&room).await.text.contains("#ship\""));
    }
    for wrong in ["", "face", "../ship"] {
        let page = anna.ask("/me/avatar", &[("avatar", wrong)]).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
}

#[tokio::test]
async fn a_picture_is_seen_while_the_game_is_played() {
    let site = Site::new();
    let mut anna = site.browser();
    anna.post("/me/avatar", &[("avatar", "kite")]).await;
    for game in ["ra", "rawsiko"] {
        let table = anna.play(&[("game", game), ("players", "3")]).await;
        let seen = site.browser().get(&table).await.text;
        assert!(seen.contains("#kite\""), "{game}: whoever looks on sees it");
        let record = anna.get(&format!("{table}/record")).await.text;
        assert!(!record.contains("kite"), "{record}");
    }
}

#[tokio::test]
async fn in_a_class_everybody_has_a_picture_of_its_own_and_may_choose_another() {
    let mut lesson = Lesson::of(3).await;
    let waiting = lesson.pupils[0].get(&lesson.path).await.text;
    assert_eq!(waiting.matches("aria-pressed=\"true\"").count(), 1, "one was given");
    let path = format!("{}/avatar", lesson.path);
    // What the others were given by lot must not be what is looked for.
    for (pupil, avatar) in [(1, "kite"), (2, "ship")] {
        assert_eq!(lesson.pupils[pupil].ask(&path, &[("avatar", avatar)]).await.status, StatusCode::NO_CONTENT);
    }
    assert_eq!(lesson.pupils[0].ask(&path, &[("avatar", "face")]).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(lesson.pupils[0].ask(&path, &[("avatar", "leaf")]).await.status, StatusCode::NO_CONTENT);
    assert!(lesson.pupils[0].get(&lesson.path).await.text.contains("value=\"leaf\" aria-pressed=\"true\""));
    for page in [lesson.path.clone(), format!("{}/screen", lesson.path)] {
        assert!(lesson.teacher.get(&page).await.text.contains("#leaf\""), "{page}");
    }
    // Nobody else has a say, and nobody learns that there is a class.
    let stranger = lesson.site.browser().ask(&path, &[("avatar", "leaf")]).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND);
    assert_eq!(lesson.teacher.ask(&path, &[("avatar", "leaf")]).await.status, StatusCode::NOT_FOUND);

    lesson.lead("seat", &[("size", "3")]).await;
    let table = lesson.table(1).await;
    assert!(lesson.pupils[1].get(&table).await.text.contains("#leaf\""), "at the table too");
    assert_eq!(lesson.pupils[0].ask(&path, &[("avatar", "gear")]).await.status, StatusCode::NO_CONTENT);
    let seen = lesson.pupils[1].get(&table).await.text;
    assert!(seen.contains("#gear\"") && !seen.contains("#leaf\""), "it changes while they play");
    assert!(lesson.log(&table).await.iter().all(|line| !line.contains("gear") && !line.contains("leaf")));
}
