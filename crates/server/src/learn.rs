//! Lessons: their page, the tables they are played at, and what a learner tells the coach.

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::Response;
use axum::routing::{get, post};
use game::Seat;
use pages::learn::{Begun, Progress};
use pages::lesson::Lesson;
use serde::Deserialize;
use store::PersonId;

use crate::answer;
use crate::app::App;
use crate::form::Fields;
use crate::games::with_hosted;
use crate::people::Visitor;
use crate::play::Named;
use crate::refusal::Refusal;
use crate::table::{Agreed, Ask, Heeding, lesson_done, lesson_of};

/// How many of a person's tables are looked through for lessons.
const LOOKED_THROUGH: u32 = 200;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/learn", get(show).post(open)).route("/t/{id}/coach", post(heed))
}

/// Which game is to be learnt.
#[derive(Debug, Deserialize)]
struct Wanted {
    game: Option<String>,
}

async fn show(
    State(app): State<App>,
    wanted: Result<Query<Wanted>, QueryRejection>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let Query(wanted) = wanted.map_err(|rejection| Refusal::BadForm(rejection.body_text()))?;
    let lesson = wanted.game.map_or(Some(Lesson::first()), |game| Lesson::of_game(&game)).ok_or(Refusal::NoSuchPage)?;
    let progress = match &visitor.person {
        Some(person) => progress(&app, person.id, lesson).await?,
        None => Progress::default(),
    };
    Ok(answer::page(pages::learn::learn(&visitor.shell(), lesson, &progress)))
}

/// How far a person is in a lesson: of each chapter their newest table counts.
async fn progress(app: &App, person: PersonId, lesson: &Lesson) -> Result<Progress, Refusal> {
    let mut progress = Progress::default();
    for table in app.store.tables_of(person, LOOKED_THROUGH).await? {
        let Some((_, chapter)) = lesson_of(&table.options).filter(|(name, _)| *name == lesson.name) else { continue };
        if progress.done.contains(&chapter) {
            continue;
        }
        let stored = app.store.load_table(&table.id).await?;
        let done = stored.as_ref().is_some_and(lesson_done);
        if done {
            progress.done.push(chapter);
        } else if progress.begun.is_none() && progress.done.is_empty() {
            // Only the newest of all: whoever went on elsewhere has left it.
            progress.begun = Some(Begun { table: table.id.to_string(), chapter });
        }
    }
    Ok(progress)
}

async fn open(State(app): State<App>, mut visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    app.tables.room()?;
    let bad = |what: &str| Refusal::BadForm(format!("{what}: there is none"));
    let lesson = form.get("lesson").map_or(Some(Lesson::first()), Lesson::named).ok_or_else(|| bad("lesson"))?;
    let chapter = form.get("chapter").map_or(Some(1), game::notation::number::<usize>);
    let chapter = chapter.and_then(|chapter| chapter.checked_sub(1)).filter(|chapter| *chapter < lesson.chapters.len());
    let chapter = chapter.ok_or_else(|| bad("chapter"))?;
    let learner = Seat::new(lesson.learner as u8).ok_or(Refusal::Fault)?;
    let opened = with_hosted!(&lesson.game, G => {
        let agreed = Agreed::<G>::of_lesson(lesson, chapter).ok_or(Refusal::Fault)?;
        let (person, cookie) = visitor.ensured(&app).await?;
        (app.tables.teach::<G>(&agreed, learner, person).await?, cookie)
    });
    let (id, cookie) = opened.ok_or(Refusal::Fault)?;
    Ok(answer::with_cookie(answer::go(&visitor.headers, &format!("/t/{id}")), cookie))
}

async fn heed(State(app): State<App>, Named(id): Named, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let heeding = match form.need("do")? {
        "next" => {
            let cue = game::notation::number(form.need("cue")?);
            Heeding::Next(cue.ok_or_else(|| Refusal::BadForm("cue: not a number".to_owned()))?)
        }
        "back" => Heeding::Back,
        "alone" => Heeding::Alone,
        _ => return Err(Refusal::BadForm("do: next, back or alone".to_owned())),
    };
    let ask = Ask::Heed { person: visitor.known()?, heeding, seen: form.seen()? };
    app.tables.ask(&id, ask).await?;
    Ok(answer::done(&visitor.headers, &format!("/t/{id}")))
}
