//! Where a person asks to be told, and no longer to be: on the page about oneself. And the worker that shows it.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use pages::notices::{Place, Section};
use store::{Notice, Way};

use super::guard::{ASKED, Barred, Target};
use super::push::Reader;
use crate::app::App;
use crate::form::Fields;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::{answer, chance, client};

/// So many places a person may be told at.
const MOST: usize = 8;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/me/notices", post(add)).route("/me/notices/remove", post(remove)).route("/sw.js", get(worker))
}

/// What the page about oneself says about notices.
pub(crate) async fn section(app: &App, visitor: &Visitor) -> Result<Section, Refusal> {
    let Some(me) = &visitor.person else { return Ok(Section::default()) };
    let place = |notice: Notice| Place {
        host: Target::read(&notice.address).map(|target| target.host).unwrap_or_default(),
        push: notice.way == Way::Push,
        secret: Some(notice.keys).filter(|_| notice.way == Way::Webhook),
        address: notice.address,
        failed: notice.failed,
    };
    let places = app.store.notices(me.id).await?.into_iter().map(place).collect();
    Ok(Section { key: Some(app.desk.vapid().await?.public()), places })
}

async fn add(State(app): State<App>, mut visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let address = form.need("address")?.trim().to_owned();
    let target = Target::read(&address).map_err(|barred| refused(&barred))?;
    let private = app.desk.private();
    let (way, keys) = match form.need("way")? {
        "push" if target.secure || private => (Way::Push, push_keys(&form)?),
        "push" => return Err(refused(&Barred::NoAddress)),
        "webhook" => (Way::Webhook, chance::token()?),
        _ => return Err(Refusal::BadForm("way: push or webhook".to_owned())),
    };
    // Now rather than when it fails; what counts is looked at again for every request.
    let found = tokio::time::timeout(app.config.patience / 3, target.resolve(private, &ASKED)).await;
    found.unwrap_or(Err(Barred::NoSuchName)).map_err(|barred| refused(&barred))?;
    let (person, cookie) = visitor.ensured(&app).await?;
    let there = app.store.notices(person).await?;
    let known = there.iter().find(|notice| notice.address == address);
    if known.is_none() && there.len() >= MOST {
        return Err(Refusal::BadForm("address: enough of them".to_owned()));
    }
    // Whoever asks again for the same address keeps the secret.
    let keys = known.filter(|known| way == Way::Webhook && known.way == way).map_or(keys, |known| known.keys.clone());
    let site = client::site(&visitor.headers, app.config.trust_proxy);
    let language = visitor.language.code().to_owned();
    // Whoever is known since this moment has no cookie yet.
    let known = visitor.token().filter(|_| cookie.is_none());
    let device = known.and_then(chance::hash).filter(|_| way == Way::Push);
    app.store.put_notice(&Notice { person, way, address, keys, site, language, failed: false, device }).await?;
    Ok(answer::with_cookie(answer::done(&visitor.headers, "/me#notices"), cookie))
}

fn push_keys(form: &Fields) -> Result<String, Refusal> {
    let keys = format!("{} {}", form.need("p256dh")?, form.need("auth")?);
    Reader::read(&keys).ok_or_else(|| Refusal::BadForm("p256dh, auth: no keys".to_owned()))?;
    Ok(keys)
}

fn refused(barred: &Barred) -> Refusal {
    Refusal::BadAddress(barred.to_string())
}

async fn remove(State(app): State<App>, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    app.store.remove_notice(visitor.known()?, form.need("address")?).await?;
    Ok(answer::done(&visitor.headers, "/me#notices"))
}

/// From the root, or it could not show what concerns all pages.
async fn worker() -> Result<Response, Refusal> {
    let script = pages::assets::asset("js/sw.js").ok_or(Refusal::NoSuchPage)?;
    let mut response = ([(header::CONTENT_TYPE, script.kind)], script.bytes).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    Ok(response)
}
