//! The page of the network: who helps, whose phones are signed in, and what looks like guessing.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::app::passes::inviting::MOST_HELPERS;
use crate::app::passes::keeper::PassFault;
use crate::i18n::catalogue::say;
use crate::i18n::text::fault_sentence;
use crate::tournament::text;
use crate::web::compose;
use crate::web::show::{self, SharedHall};

/// `GET /t/{id}/network`.
pub async fn show(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    page(&hall, &request, &id, StatusCode::OK, String::new())
}

/// What the page asks for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct NetworkForm {
    /// `invite`, `revoke` or `unlock`.
    act: String,
    name: String,
    number: u32,
}

/// `POST /t/{id}/network`.
pub async fn change(
    hall: SharedHall,
    id: web::Path<String>,
    form: web::Form<NetworkForm>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let passes = match hall.passes(&id) {
        Ok(passes) => passes,
        Err(fault) => return show::folder_fault(&hall, &request, &fault),
    };
    let refused = |sentence: String| {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        page(&hall, &request, &id, status, sentence)
    };
    let form = form.into_inner();
    let name = match text::clean(&form.name) {
        Ok(name) => name,
        Err(fault) => return refused(fault_sentence(language, &fault)),
    };
    let is_invitation = form.act == "invite";
    if is_invitation && name.is_empty() {
        return refused(say(language, "refusal-no-name", &[]));
    }
    if is_invitation && passes.helpers().len() >= MOST_HELPERS {
        return refused(say(language, "network-many", &[]));
    }
    let done = web::block(move || -> Result<(), PassFault> {
        match form.act.as_str() {
            "invite" => passes.invite(&name).map(|_number| ()),
            "revoke" => passes.revoke(form.number),
            "unlock" => passes.unlock(form.number),
            _ => Ok(()),
        }
    });
    match done.await {
        Ok(Ok(())) => show::redirect(&format!("/t/{}/network", *id)),
        failed => {
            tracing::error!(?failed, "an invitation or a badge could not be changed");
            refused(say(language, "join-fault", &[]))
        }
    }
}

fn page(
    hall: &SharedHall,
    request: &HttpRequest,
    id: &str,
    status: StatusCode,
    fault: String,
) -> HttpResponse {
    match hall.with_passes(id) {
        Err(fault) => show::folder_fault(hall, request, &fault),
        Ok((desk, passes)) => {
            let place = compose::network::Place {
                id,
                address: hall.address.as_deref(),
                is_open: hall.arbiters.is_open(),
                is_secure: hall.is_secure,
            };
            let language = show::language(request);
            let mut page = compose::network::page(&desk.view(), &passes, &place, language);
            page.fault = fault;
            page.alarm = compose::network::alarm(&hall.alarms(id), language);
            show::with_status(hall, request, &page, status)
        }
    }
}
