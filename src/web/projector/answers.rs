//! The screen as it is asked for; the console shows it too, in small.

use crate::frame::show::{SharedState, of_hall};
use crate::{frame::show, http::policy, projector, projector::lobby::Surroundings};
use actix_web::{HttpRequest, HttpResponse, web};
use actix_web::{http::header, http::header::HeaderValue};

/// `GET /t/{id}/projector`.
pub async fn show(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    let address = app.addresses.current();
    let around = Surroundings {
        address: address.as_deref(),
        joined: app.passes(&id).map_or(0, |passes| passes.players_in()),
    };
    let mut page = of_hall(&app, &request, &id, |view| {
        Some(projector::composing::page(view, &id, &around, language))
    });
    // The console shows it small: this page alone may stand in another of the program's own.
    let policy = HeaderValue::from_static(policy::FRAMED_POLICY);
    page.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    page
}
