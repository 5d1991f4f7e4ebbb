//! x

use crate::frame::show;
use actix_web::HttpRequest;

/// The round whose slips the address says are keyed on its page.
pub(crate) fn asked_pile(request: &HttpRequest) -> Option<u32> {
    show::asked(request, "pile")?.parse().ok()
}
