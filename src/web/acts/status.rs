//! With which status an answer of the desk leaves.

use crate::http::retry_after::retry_after;
use actix_web::{HttpResponse, HttpResponseBuilder};
use flavita_app::fault::DeskError;

/// What is too much at the moment is asked again later; what the rules refuse is an answer; a name
/// that was used for something else is a mistake of whoever asks.
pub(crate) fn status_of(error: &DeskError) -> HttpResponseBuilder {
    if matches!(error, DeskError::KeyOfAnother) {
        return HttpResponse::Conflict();
    }
    if matches!(error, DeskError::Busy) {
        let mut answer = HttpResponse::ServiceUnavailable();
        answer.insert_header(retry_after(1));
        return answer;
    }
    HttpResponse::Ok()
}
