//! The console as it is asked for.

use crate::frame::show::{SharedState, of_desk};
use crate::{console, network};
use crate::{frame::show, marking::piles};
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_i18n::catalogue::say;

/// `GET /t/{id}/console`.
pub async fn show(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    let alarm = network::page::alarm(&app.alarms(&id), language);
    let keyer = Some(show::who(&app, &request).at_slips()).filter(|who| !who.is_arbiter());
    let keys_as = keyer
        .and_then(|who| who.helper)
        .map(|(_, name)| say(language, "console-keys-as", &[("name", name.into())]));
    of_desk(&app, &request, &id, |view| {
        let mut page = console::composing::page(view, &id, piles::asked_pile(&request), language);
        page.alarm = alarm;
        page.keys_as = keys_as;
        Some(page)
    })
}
