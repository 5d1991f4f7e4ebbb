//! The page of the network: who helps, whose phones are signed in, and what looks like guessing.

use crate::{frame::show, frame::show::SharedState, frame::who::Who, network};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::passes::inviting::{HelperState, MOST_HELPERS};
use flavita_app::screen::wifi::{Wifi, WifiFault};
use flavita_app::{
    desk::ask::Ask, passes::event::Namesakes, passes::keeper::Passes, passes::refusal::PassFault,
    screen::shown::Change,
};
use flavita_i18n::{catalogue::say, language::Language, text::fault_sentence};
use flavita_tournament::{model::ids::PlayerNumber, model::text};
use serde::Deserialize;

/// `GET /t/{id}/network`.
pub async fn show(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    page(&app, &request, &id, StatusCode::OK, String::new())
}

/// What the page asks for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct NetworkForm {
    /// `invite`, `revoke`, `unlock`, `wifi` or `address`.
    act: String,
    name: String,
    number: u32,
    /// The name of the hall's Wi-Fi; empty takes it away.
    wifi: String,
    password: String,
    /// Whether the screen of the hall shows it.
    shown: Option<String>,
    /// The address that the hall is told.
    address: String,
}

/// `POST /t/{id}/network`.
pub async fn change(
    app: SharedState,
    id: web::Path<String>,
    form: web::Form<NetworkForm>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let passes = match app.passes(&id) {
        Ok(passes) => passes,
        Err(fault) => return show::folder_fault(&app, &request, &fault),
    };
    let refused = |sentence: String| {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        page(&app, &request, &id, status, sentence)
    };
    let form = form.into_inner();
    match form.act.as_str() {
        "wifi" => {
            return match take_wifi(&app, &id, &form, &who, language).await {
                Ok(()) => show::redirect(&format!("/t/{}/network#wifi", *id)),
                Err(sentence) => refused(sentence),
            };
        }
        "address" => {
            return match take_address(&app, &form.address, language) {
                Ok(()) => show::redirect(&format!("/t/{}/network", *id)),
                Err(sentence) => refused(sentence),
            };
        }
        _ => {}
    }
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
    let is_used = |helper: &HelperState| helper.name.to_lowercase() == name.to_lowercase();
    if is_invitation && passes.helpers().iter().any(is_used) {
        let arguments = [("name", name.as_str().into())];
        return refused(say(language, "network-name-used", &arguments));
    }
    let event = match app.event_passes(&id) {
        Ok(event) => event,
        Err(fault) => return show::folder_fault(&app, &request, &fault),
    };
    let change = move |passes: &Passes| -> Result<(), PassFault> {
        match form.act.as_str() {
            "invite" => passes.invite(&name).map(|_number| ()),
            "revoke" => passes.revoke(form.number),
            "unlock" => passes.unlock(PlayerNumber(form.number)),
            _ => Ok(()),
        }
    };
    let done = web::block(move || event.change(&Namesakes::new(), change));
    match done.await {
        Ok(Ok(())) => show::redirect(&format!("/t/{}/network", *id)),
        failed => {
            tracing::error!(?failed, "an invitation or a badge could not be changed");
            refused(say(language, "join-fault", &[]))
        }
    }
}

/// Keeps the Wi-Fi of the hall beside the tournament; it stands in no log.
async fn take_wifi(
    app: &SharedState,
    id: &str,
    form: &NetworkForm,
    who: &Who,
    language: Language,
) -> Result<(), String> {
    let name = text::clean(&form.wifi).map_err(|fault| fault_sentence(language, &fault))?;
    let wifi = Wifi::read(&name, &form.password, form.shown.is_some());
    let wifi = wifi.map_err(|fault| {
        let key = match fault {
            WifiFault::Name => "wifi-wrong-name",
            WifiFault::Password => "wifi-wrong-password",
        };
        say(language, key, &[])
    })?;
    let failed = || say(language, "join-fault", &[]);
    let desk = app.folder.desk(id).map_err(|_fault| failed())?;
    let actor = who.actor();
    let asked = desk.ask(Ask::Show(Change::Wifi(wifi)), &actor, None);
    asked.await.map(|_receipt| ()).map_err(|_error| failed())
}

/// Tells the hall another address of this machine.
fn take_address(app: &SharedState, address: &str, language: Language) -> Result<(), String> {
    let chosen = address.parse().ok().map(|ip| app.addresses.choose(ip));
    match chosen {
        Some(Ok(true)) => Ok(()),
        Some(Err(error)) => {
            tracing::warn!(%error, "the chosen address will be forgotten");
            Ok(())
        }
        None | Some(Ok(false)) => Err(say(language, "network-address-gone", &[])),
    }
}

fn page(
    app: &SharedState,
    request: &HttpRequest,
    id: &str,
    status: StatusCode,
    fault: String,
) -> HttpResponse {
    match app.with_passes(id) {
        Err(fault) => show::folder_fault(app, request, &fault),
        Ok((desk, passes)) => {
            let address = app.addresses.current();
            let found = app.addresses.found();
            let place = network::page::Place {
                id,
                address: address.as_deref(),
                told: app.addresses.current_ip(&found),
                found: &found,
                visitors: app.visitors.counts(),
                is_open: app.arbiters.is_open(),
                is_secure: app.is_secure,
            };
            let language = show::language(request);
            let mut page = network::page::page(&desk.view(), &passes, &place, language);
            page.fault = fault;
            page.alarm = network::page::alarm(&app.alarms(id), language);
            show::with_status(app, request, &page, status)
        }
    }
}
