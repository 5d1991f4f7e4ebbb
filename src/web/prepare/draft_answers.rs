//! A prepared game, looked through and changed.

use crate::prepare::draft::{DraftPage, read_sent};
use crate::prepare::faults::{draft_fault, game_fault};
use crate::prepare::{draft, seals};
use crate::{
    frame::app_state::Hall, frame::attachment::file, frame::show, frame::show::SharedHall,
    http::run_blocking::run_blocking, opening::sealed::lack,
};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::{preparing::drafts::DraftFault, preparing::ground::Ground, sealed};
use flavita_contests::prepared::making::Exchange;
use flavita_i18n::language::Language;
use flavita_tournament::model::ids::RoundNumber;
use serde::Deserialize;

/// Which round is looked at.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    round: Option<RoundNumber>,
}

/// What is to be changed in a round.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ChangeForm {
    /// `rack`, `top` or `undo`.
    act: String,
    /// The state of the game that is meant.
    mark: String,
    round: RoundNumber,
    rack: String,
    top: String,
}

/// `GET /prepare/games/{id}`.
pub async fn one(
    hall: SharedHall,
    id: web::Path<String>,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let (data, language) = (hall.clone(), show::language(&request));
    let page = run_blocking(move || page(&data, &id, wanted.round, language));
    match page.await {
        Err(stopping) => stopping,
        Ok(Ok(page)) => show::page(&hall, &request, &page),
        Ok(Err(fault)) => missing(&hall, &request, &fault),
    }
}

/// What came of a form: elsewhere where it was done, else the page with what cannot be done. It was
/// worked out beside the threads that serve.
pub(crate) fn done(
    hall: &Hall,
    request: &HttpRequest,
    place: &str,
    worked: Result<Result<Option<DraftPage>, DraftFault>, HttpResponse>,
) -> HttpResponse {
    match worked {
        Err(stopping) => stopping,
        Ok(Ok(None)) => show::redirect(place),
        Ok(Ok(Some(page))) => {
            show::with_status(hall, request, &page, StatusCode::UNPROCESSABLE_ENTITY)
        }
        Ok(Err(fault)) => missing(hall, request, &fault),
    }
}

pub(crate) fn missing(hall: &Hall, request: &HttpRequest, fault: &DraftFault) -> HttpResponse {
    if matches!(fault, DraftFault::NoSuchGame(_)) {
        return show::not_found(hall, request);
    }
    let sentence = draft_fault(fault, show::language(request));
    let status = StatusCode::INTERNAL_SERVER_ERROR;
    show::error(hall, request, status, "error-fault", Some(sentence))
}

/// The page of a game, with what was sealed of it.
pub(crate) fn page(
    hall: &Hall,
    id: &str,
    round: Option<RoundNumber>,
    language: Language,
) -> Result<DraftPage, DraftFault> {
    let draft = hall.drafts.load(id)?;
    let edition = sealed::at_hand::edition(&draft.game.edition, hall.folder.shelf());
    let page = draft::page((id, &draft), edition.as_ref().ok(), round, language);
    let missing = edition.err().map(|missing| lack(&missing, language));
    let kept = hall.drafts.every_kept(id)?;
    Ok(DraftPage {
        faults: missing.into_iter().chain(page.faults).collect(),
        seals: seals::views(&kept, &hall.folder, &draft.mark, language),
        ..page
    })
}

/// `POST /prepare/games/{id}`: exchanges a rack or a top, or takes the last exchange back.
pub async fn change(
    hall: SharedHall,
    id: web::Path<String>,
    form: web::Form<ChangeForm>,
    request: HttpRequest,
) -> HttpResponse {
    let (data, language) = (hall.clone(), show::language(&request));
    let (id, form) = (id.into_inner(), form.into_inner());
    let place = format!("/prepare/games/{id}?round={}#round", form.round.max(RoundNumber(1)));
    let changed = run_blocking(move || match changed(&data, &id, &form, language)? {
        Ok(()) => Ok(None),
        Err(fault) => {
            let mut page = page(&data, &id, Some(form.round), language)?;
            page.faults.insert(0, fault);
            if let Some(shown) = page.shown.as_mut().filter(|_| form.act == "rack") {
                shown.typed = form.rack;
            }
            Ok(Some(page))
        }
    });
    done(&hall, &request, &place, changed.await)
}

/// Does it; the inner error is what is said on the page.
fn changed(
    hall: &Hall,
    id: &str,
    form: &ChangeForm,
    language: Language,
) -> Result<Result<(), String>, DraftFault> {
    let kept = |kept: Result<(), DraftFault>| match kept {
        Err(fault @ DraftFault::Changed(_)) => Ok(Err(draft_fault(&fault, language))),
        kept => kept.map(Ok),
    };
    if form.act == "undo" {
        return kept(hall.drafts.undo(id, &form.mark));
    }
    let draft = hall.drafts.load(id)?;
    let ground = hall
        .workshop
        .ground(&draft.game, || Ground::of(&draft.game, hall.folder.path(), hall.folder.shelf()));
    let ground = match ground {
        Ok(ground) => ground,
        Err(missing) => return Ok(Err(lack(&missing, language))),
    };
    let exchange = match read_sent(&form.top).filter(|_| form.act == "top") {
        Some(top) => Exchange::Laid(top),
        None => Exchange::Rack(form.rack.trim().to_uppercase()),
    };
    match ground.basis().change(&draft.game, form.round, &exchange) {
        Ok(game) => kept(hall.drafts.change(id, &form.mark, &game)),
        Err(fault) => Ok(Err(game_fault(&fault, ground.edition(), language))),
    }
}

/// `GET /prepare/games/{id}/draft`: the file, as `flavita prepare` reads it.
pub async fn draft(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    match hall.drafts.load(&id) {
        Ok(draft) => {
            let bytes = draft.game.to_bytes();
            file(&format!("{id}.json"), "application/json", bytes)
        }
        Err(fault) => missing(&hall, &request, &fault),
    }
}
