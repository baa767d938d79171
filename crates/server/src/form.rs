//! Forms: names and values, of which each is asked for by name.

use axum::extract::{Form, FromRequest, Request};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use game::Seat;
use game::notation::number;

use crate::app::App;
use crate::refusal::Refusal;
use crate::table::log::read_seat;

/// The fields of a form, in their order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    /// The first value of this name.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// A value that must be there.
    pub(crate) fn need(&self, name: &str) -> Result<&str, Refusal> {
        self.get(name).ok_or_else(|| Refusal::BadForm(format!("{name}: missing")))
    }

    /// The values of this name one after the other: a form may ask for the words of a step one by one.
    pub(crate) fn joined(&self, name: &str) -> Result<String, Refusal> {
        self.need(name)?;
        let values = self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.trim());
        Ok(values.collect::<Vec<_>>().join(" ").trim().to_owned())
    }

    /// The version somebody saw.
    pub(crate) fn seen(&self) -> Result<u64, Refusal> {
        number(self.need("seen")?).ok_or_else(|| Refusal::BadForm("seen: not a version".to_owned()))
    }

    /// A seat, if one is named.
    pub(crate) fn seat(&self, name: &str) -> Result<Option<Seat>, Refusal> {
        let read = |text| read_seat(text).ok_or_else(|| Refusal::BadForm(format!("{name}: not a seat")));
        self.get(name).map(read).transpose()
    }

    /// A bot's level, or the usual one.
    pub(crate) fn level(&self) -> Result<u8, Refusal> {
        let level = self.get("level").map_or(Some(3), number::<u8>);
        level.filter(|level| (1..=6).contains(level)).ok_or_else(|| Refusal::BadForm("level: 1 to 6".to_owned()))
    }
}

impl FromRequest<App> for Fields {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Fields, Refusal> {
        let form = Form::<Vec<(String, String)>>::from_request(request, app).await;
        let Form(fields) = form.map_err(|rejection| {
            let text = rejection.body_text();
            match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge,
                _ => Refusal::BadForm(text),
            }
        })?;
        Ok(Fields(fields))
    }
}
