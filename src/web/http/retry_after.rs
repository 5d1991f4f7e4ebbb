//! When to come again.

use actix_web::{HttpResponse, http::header};
use flavita_app::machine::seed::random;

/// The header that says when to come again, a little different for everybody.
pub(crate) fn retry_after(seconds: u64) -> (header::HeaderName, String) {
    // Without chance all come at once, which is only slower.
    let [byte] = random::<1>().unwrap_or_default();
    let later = seconds + u64::from(byte % 4);
    (header::RETRY_AFTER, later.to_string())
}

/// The answer where there is no room for another listener or question.
pub(crate) fn busy(seconds: u64) -> HttpResponse {
    HttpResponse::ServiceUnavailable().insert_header(retry_after(seconds)).finish()
}
