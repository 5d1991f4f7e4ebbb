//! The pages as they are asked for.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};

use crate::show::{self, SharedHall, of_desk, of_hall};
use crate::{compose, keying, policy, ways};
use crate::{
    compose::form::NewForm, compose::lobby_scene::Surroundings, exports::Part,
    pages::keys::KeysPage,
};
use flavita_app::ask::Ask;
use flavita_i18n::catalogue::say;
use flavita_tournament::model::command::Command;

/// `GET /`: the tournaments for the arbiter; the way to screen and standings for the hall.
pub async fn home(hall: SharedHall, request: HttpRequest) -> HttpResponse {
    if !show::who(&hall, &request).is_arbiter() {
        return ways::of_the_hall(&hall, &request);
    }
    match hall.folder.entries() {
        Err(fault) => show::folder_fault(&hall, &request, &fault),
        Ok(entries) => {
            let language = show::language(&request);
            let address = hall.addresses.current();
            let page = compose::home::page(&entries, hall.folder.path(), address, language);
            show::page(&hall, &request, &page)
        }
    }
}

/// `GET /new`.
pub async fn new(hall: SharedHall, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    let shelf = hall.folder.shelf();
    let form = NewForm::default_for(shelf, language);
    let page = compose::new::page(&form, &BTreeMap::new(), shelf, language);
    show::page(&hall, &request, &page)
}

/// `POST /new`: sets the tournament up and leads to its console, or shows the form again with
/// everything that was typed.
pub async fn create(
    hall: SharedHall,
    form: web::Form<NewForm>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let shelf = hall.folder.shelf();
    match compose::new::read(&form, shelf, language) {
        Err(faults) => {
            let form = compose::setup::as_understood(form.into_inner(), language);
            let page = compose::new::page(&form, &faults, shelf, language);
            show::with_status(&hall, &request, &page, StatusCode::UNPROCESSABLE_ENTITY)
        }
        Ok(setup) => match hall.folder.create(setup) {
            Err(fault) => show::folder_fault(&hall, &request, &fault),
            Ok(id) if form.double_entry.is_some() => with_double_entry(&hall, &request, &id).await,
            Ok(id) => show::redirect(&format!("/t/{id}/console")),
        },
    }
}

/// Has every slip of a new tournament keyed by two people, and leads to its console.
async fn with_double_entry(hall: &SharedHall, request: &HttpRequest, id: &str) -> HttpResponse {
    let desk = match hall.folder.desk(id) {
        Ok(desk) => desk,
        Err(fault) => return show::folder_fault(hall, request, &fault),
    };
    let command = Command::SetDoubleEntry { is_on: true };
    let actor = show::who(hall, request).actor();
    if let Err(error) = desk.ask(Ask::Do(command), &actor, None).await {
        tracing::error!(%error, "double entry could not be switched on");
    }
    show::redirect(&format!("/t/{id}/console"))
}

/// `GET /t/{id}/console`.
pub async fn console(
    hall: SharedHall,
    id: web::Path<String>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let alarm = compose::network::alarm(&hall.alarms(&id), language);
    let keyer = Some(show::who(&hall, &request).at_slips()).filter(|who| !who.is_arbiter());
    let keys_as = keyer
        .and_then(|who| who.helper)
        .map(|(_, name)| say(language, "console-keys-as", &[("name", name.into())]));
    of_desk(&hall, &request, &id, |view| {
        let mut page = compose::console::page(view, &id, keying::asked_pile(&request), language);
        page.alarm = alarm;
        page.keys_as = keys_as;
        Some(page)
    })
}

/// `GET /t/{id}/projector`.
pub async fn projector(
    hall: SharedHall,
    id: web::Path<String>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let address = hall.addresses.current();
    let around = Surroundings {
        address: address.as_deref(),
        joined: hall.passes(&id).map_or(0, |passes| passes.players_in()),
    };
    let mut page = of_hall(&hall, &request, &id, |view| {
        Some(compose::projector::page(view, &id, &around, language))
    });
    // The console shows it small: this page alone may stand in another of the program's own.
    let policy = HeaderValue::from_static(policy::FRAMED_POLICY);
    page.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    page
}

/// `GET /t/{id}/draw`.
pub async fn draw(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    of_hall(&hall, &request, &id, |view| Some(compose::draw::page(view, &id, language)))
}

/// `GET /t/{id}/standings`.
pub async fn standings(
    hall: SharedHall,
    id: web::Path<String>,
    part: web::Query<Part>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    of_hall(&hall, &request, &id, |view| {
        let filter = part.filter();
        Some(compose::standings::page_of(view, &id, &filter, language))
    })
}

/// `GET /t/{id}/players`.
pub async fn players(
    hall: SharedHall,
    id: web::Path<String>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    of_desk(&hall, &request, &id, |view| Some(compose::players::page(view, &id, language)))
}

/// `GET /events/{id}`: the games of a meeting added up; `id` is that of any of its games.
pub async fn event(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    match hall.folder.meeting(&id) {
        Err(fault) => show::folder_fault(&hall, &request, &fault),
        Ok(games) => match compose::cumulated::page(&games, &id, language) {
            Some(page) => show::page(&hall, &request, &page),
            None => show::not_found(&hall, &request),
        },
    }
}

/// `GET /t/{id}/rules`.
pub async fn rules(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    of_hall(&hall, &request, &id, |view| Some(compose::rules::page(view, &id, language)))
}

/// `GET /t/{id}/rounds/{number}`.
pub async fn round(
    hall: SharedHall,
    path: web::Path<(String, u32)>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let (id, number) = path.into_inner();
    of_desk(&hall, &request, &id, |view| compose::round::page(view, &id, number, language))
}

/// `GET /keys`.
pub async fn keys(hall: SharedHall, request: HttpRequest) -> HttpResponse {
    show::page(&hall, &request, &KeysPage { back: None })
}

/// Any other address.
pub async fn nowhere(hall: SharedHall, request: HttpRequest) -> HttpResponse {
    show::not_found(&hall, &request)
}
