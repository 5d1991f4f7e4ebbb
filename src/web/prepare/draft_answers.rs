//! A prepared game, looked through and changed.

use crate::prepare::draft::{DraftPage, read_sent};
use crate::prepare::faults::{draft_fault, game_fault};
use crate::prepare::{draft, seals};
use crate::{
    frame::app_state::AppState, frame::attachment::file, frame::show, frame::show::SharedState,
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
    app: SharedState,
    id: web::Path<String>,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let (data, language) = (app.clone(), show::language(&request));
    let page = run_blocking(move || page(&data, &id, wanted.round, language));
    match page.await {
        Err(stopping) => stopping,
        Ok(Ok(page)) => show::page(&app, &request, &page),
        Ok(Err(fault)) => missing(&app, &request, &fault),
    }
}

/// What came of a form: elsewhere where it was done, else the page with what cannot be done. It was
/// worked out beside the threads that serve.
pub(crate) fn done(
    app: &AppState,
    request: &HttpRequest,
    place: &str,
    worked: Result<Result<Option<DraftPage>, DraftFault>, HttpResponse>,
) -> HttpResponse {
    match worked {
        Err(stopping) => stopping,
        Ok(Ok(None)) => show::redirect(place),
        Ok(Ok(Some(page))) => {
            show::with_status(app, request, &page, StatusCode::UNPROCESSABLE_ENTITY)
        }
        Ok(Err(fault)) => missing(app, request, &fault),
    }
}

pub(crate) fn missing(app: &AppState, request: &HttpRequest, fault: &DraftFault) -> HttpResponse {
    if matches!(fault, DraftFault::NoSuchGame(_)) {
        return show::not_found(app, request);
    }
    let sentence = draft_fault(fault, show::language(request));
    let status = StatusCode::INTERNAL_SERVER_ERROR;
    show::error(app, request, status, "error-fault", Some(sentence))
}

/// The page of a game, with what was sealed of it.
pub(crate) fn page(
    app: &AppState,
    id: &str,
    round: Option<RoundNumber>,
    language: Language,
) -> Result<DraftPage, DraftFault> {
    let draft = app.drafts.load(id)?;
    let edition = sealed::at_hand::edition(&draft.game.edition, app.folder.shelf());
    let page = draft::page((id, &draft), edition.as_ref().ok(), round, language);
    let missing = edition.err().map(|missing| lack(&missing, language));
    let kept = app.drafts.every_kept(id)?;
    Ok(DraftPage {
        faults: missing.into_iter().chain(page.faults).collect(),
        seals: seals::views(&kept, &app.folder, &draft.mark, language),
        ..page
    })
}

/// `POST /prepare/games/{id}`: exchanges a rack or a top, or takes the last exchange back.
pub async fn change(
    app: SharedState,
    id: web::Path<String>,
    form: web::Form<ChangeForm>,
    request: HttpRequest,
) -> HttpResponse {
    let (data, language) = (app.clone(), show::language(&request));
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
    done(&app, &request, &place, changed.await)
}

/// Does it; the inner error is what is said on the page.
fn changed(
    app: &AppState,
    id: &str,
    form: &ChangeForm,
    language: Language,
) -> Result<Result<(), String>, DraftFault> {
    let kept = |kept: Result<(), DraftFault>| match kept {
        Err(fault @ DraftFault::Changed(_)) => Ok(Err(draft_fault(&fault, language))),
        kept => kept.map(Ok),
    };
    if form.act == "undo" {
        return kept(app.drafts.undo(id, &form.mark));
    }
    let draft = app.drafts.load(id)?;
    let ground = app
        .workshop
        .ground(&draft.game, || Ground::of(&draft.game, app.folder.path(), app.folder.shelf()));
    let ground = match ground {
        Ok(ground) => ground,
        Err(missing) => return Ok(Err(lack(&missing, language))),
    };
    let exchange = match read_sent(&form.top).filter(|_| form.act == "top") {
        Some(top) => Exchange::Laid(top),
        None => Exchange::Rack(form.rack.trim().to_uppercase()),
    };
    match ground.basis().change(&draft.game, form.round, &exchange) {
        Ok(game) => kept(app.drafts.change(id, &form.mark, &game)),
        Err(fault) => Ok(Err(game_fault(&fault, ground.edition(), language))),
    }
}

/// `GET /prepare/games/{id}/draft`: the file, as `flavita prepare` reads it.
pub async fn draft(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    match app.drafts.load(&id) {
        Ok(draft) => {
            let bytes = draft.game.to_bytes();
            file(&format!("{id}.json"), "application/json", bytes)
        }
        Err(fault) => missing(&app, &request, &fault),
    }
}
