//! x

use crate::frame::show;
use actix_web::HttpRequest;
use flavita_tournament::model::ids::RoundNumber;

/// The round whose slips the address says are keyed on its page.
pub(crate) fn asked_pile(request: &HttpRequest) -> Option<RoundNumber> {
    show::asked(request, "pile")?.parse().ok()
}
