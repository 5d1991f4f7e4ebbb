//! The desk of the tournament that an address names.

use crate::{frame::show, frame::show::SharedState};
use actix_web::dev::Payload;
use actix_web::error::{Error, ErrorInternalServerError, InternalError};
use actix_web::{FromRequest, HttpRequest};
use flavita_app::desk::door::Desk;
use std::future::{Ready, ready};
use std::sync::Arc;

/// What a handler takes that works with one tournament, `{id}` in its address.
///
/// Where there is no such tournament, or its file cannot be read, the answer is the page that says
/// so, and the handler is not asked.
#[derive(Debug)]
pub struct AskedDesk(pub Arc<Desk>);

impl FromRequest for AskedDesk {
    type Error = Error;
    type Future = Ready<Result<Self, Error>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let Some(app) = request.app_data::<SharedState>() else {
            return ready(Err(ErrorInternalServerError("the server has no state")));
        };
        let id = request.match_info().get("id").unwrap_or_default();
        let desk = app.folder.desk(id).map(Self);
        ready(desk.map_err(|fault| {
            let page = show::folder_fault(app, request, &fault);
            InternalError::from_response(fault.to_string(), page).into()
        }))
    }
}
