//! Who may lead? Whoever opened the class; everybody else is told that there is none.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::Response;

use super::NamedClass;
use super::registry::Class;
use crate::answer;
use crate::app::App;
use crate::people::Visitor;
use crate::refusal::Refusal;

/// Whether this visitor leads the class: nobody else learns that there is one.
pub(super) fn leads(visitor: &Visitor, class: &Class) -> Result<(), Refusal> {
    let person = visitor.known().map_err(|_| Refusal::NoSuchClass)?;
    if class.leader == person { Ok(()) } else { Err(Refusal::NoSuchClass) }
}

/// The class that an address names, asked for by whoever leads it.
pub(super) struct Lead {
    /// Which class.
    pub(super) class: Arc<Class>,
    /// Who leads it.
    pub(super) visitor: Visitor,
}

impl Lead {
    /// It is done: back to the page of the class.
    pub(super) fn done(&self) -> Response {
        answer::done(&self.visitor.headers, &format!("/class/{}", self.class.id))
    }
}

impl FromRequestParts<App> for Lead {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Lead, Refusal> {
        let NamedClass(class) = NamedClass::from_request_parts(parts, app).await?;
        let visitor = Visitor::from_request_parts(parts, app).await?;
        leads(&visitor, &class)?;
        Ok(Lead { class, visitor })
    }
}
