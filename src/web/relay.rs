//! A game that other halls play along: what everybody may know of it, and the standings that those
//! halls report.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};

use crate::show::{self, SharedHall};
use crate::{asked_desk::AskedDesk, compose, feed::CODE};
use flavita_app::relay::report::{HallReport, signed};
use flavita_app::{clock, follow::FollowKey, relay::reports::KeepFault, relay::told::Told};

/// `GET /t/{id}/relay`: the game as every hall may know it.
pub async fn tell(AskedDesk(desk): AskedDesk) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(Told::of(&desk.hall_view()))
}

/// `POST /t/{id}/relay`: the standings of a hall, from who has the key for halls.
pub async fn take(
    hall: SharedHall,
    AskedDesk(_desk): AskedDesk,
    id: web::Path<String>,
    body: web::Bytes,
    request: HttpRequest,
) -> HttpResponse {
    if !is_allowed(&hall, &request, &body) {
        return show::not_found(&hall, &request);
    }
    let report = serde_json::from_slice::<HallReport>(&body);
    let report = report.map_err(|error| error.to_string()).and_then(|report| {
        let checked = report.checked(clock::now_ms());
        checked.map_err(|fault| fault.to_string())
    });
    match report {
        Err(fault) => HttpResponse::BadRequest().body(fault),
        Ok(report) => match hall.reports.take(&id, report) {
            Ok(()) => HttpResponse::NoContent().finish(),
            Err(KeepFault::TooMany) => {
                HttpResponse::BadRequest().body(KeepFault::TooMany.to_string())
            }
            Err(fault @ KeepFault::Disk(_)) => {
                tracing::error!(%fault, "a hall's standings were not kept");
                HttpResponse::ServiceUnavailable().finish()
            }
        },
    }
}

/// `GET /t/{id}/halls`: the standings of all halls as they have come.
pub async fn show(
    hall: SharedHall,
    AskedDesk(desk): AskedDesk,
    id: web::Path<String>,
    request: HttpRequest,
) -> HttpResponse {
    let key = hall.follow_key.as_ref().map(FollowKey::for_halls);
    // Where the network knows no address, the one that the arbiter himself came by.
    let address = hall.addresses.current();
    let address = address.unwrap_or_else(|| format!("http://{}", request.connection_info().host()));
    let command = key.map(|key| {
        format!("flavita follow --public {address}/t/{id} --key {} --hall", key.shown())
    });
    let reports = hall.reports.halls(&id);
    let language = show::language(&request);
    let page = compose::halls::page(&desk.view(), &id, (&reports, command), language);
    show::page(&hall, &request, &page)
}

fn is_allowed(hall: &SharedHall, request: &HttpRequest, body: &[u8]) -> bool {
    let code = request.headers().get(CODE).and_then(|code| code.to_str().ok());
    let key = hall.follow_key.as_ref().map(FollowKey::for_halls);
    let (Some(code), Some(key)) = (code, key) else {
        return false;
    };
    key.allows(&signed(request.path(), body), code)
}
