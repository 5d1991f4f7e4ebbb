//! Headers: when to come again, and what a page may load and run and who may frame it.

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

/// The answer to who asks too fast, where nobody reads a page.
pub(crate) fn too_fast() -> HttpResponse {
    HttpResponse::TooManyRequests().insert_header(retry_after(1)).finish()
}

/// Everything comes from here, nothing may be framed, nothing is guessed.
pub(crate) const CONTENT_POLICY: &str = "default-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// The same for the one page that the console shows inside its own.
pub(crate) const FRAMED_POLICY: &str = "default-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'self'";
