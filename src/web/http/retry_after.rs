//! When to come again.

use actix_web::http::header;
use flavita_app::seed::random;

/// The header that says when to come again, a little different for everybody.
pub(crate) fn retry_after(seconds: u64) -> (header::HeaderName, String) {
    // Without chance all come at once, which is only slower.
    let [byte] = random::<1>().unwrap_or_default();
    let later = seconds + u64::from(byte % 4);
    (header::RETRY_AFTER, later.to_string())
}
