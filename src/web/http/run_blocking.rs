//! Work that takes its time, beside the threads that serve.

use actix_web::{HttpResponse, web};

/// Does the work on a thread of its own, while others are served.
///
/// # Errors
/// The answer to whoever asked, where the program stops before it is done.
pub async fn run_blocking<R: Send + 'static>(
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, HttpResponse> {
    let worked = web::block(work).await;
    worked.map_err(|_stopping| HttpResponse::ServiceUnavailable().finish())
}
