//! The console as it is asked for.

use crate::{console, network};
use crate::{frame::visit::AtDesk, marking::piles};
use actix_web::HttpResponse;

/// `GET /t/{id}/console`.
pub async fn show(at: AtDesk) -> HttpResponse {
    let keyer = Some(at.who().at_slips()).filter(|who| !who.is_arbiter());
    let pile = piles::asked_pile(&at.request);
    let mut page = console::composing::page(&at.view(), &at.id, pile, at.language);
    page.alarm = network::page::alarm(&at.app.alarms(&at.id), at.language);
    page.keys_as = keyer
        .and_then(|who| who.helper)
        .map(|(_, name)| say!(at.language, "console-keys-as", name = name));
    at.page(&page)
}
