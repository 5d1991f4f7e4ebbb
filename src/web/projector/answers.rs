//! The screen as it is asked for; the console shows it too, in small.

use crate::{
    frame::visit::AtDesk, http::policy, projector::composing, projector::lobby::Surroundings,
};
use actix_web::HttpResponse;
use actix_web::http::header::{self, HeaderValue};

/// `GET /t/{id}/projector`.
pub async fn show(at: AtDesk) -> HttpResponse {
    let address = at.app.addresses.current();
    let around = Surroundings {
        address: address.as_deref(),
        joined: at.app.passes(&at.id).map_or(0, |passes| passes.players_in()),
    };
    let view = at.public_view();
    let mut page = at.page(&composing::page(&view, &at.id, &around, at.language));
    let policy = HeaderValue::from_static(policy::FRAMED_POLICY);
    page.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    page
}
