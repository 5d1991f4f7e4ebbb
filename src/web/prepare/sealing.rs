//! A prepared game is sealed; its file and its key.

use crate::prepare::draft_answers::{done, missing, page};
use crate::prepare::seals::{SealForm, key_page};
use crate::{
    frame::app_state::AppState, frame::attachment::file, frame::show, frame::show::SharedState,
    http::run_blocking::run_blocking, opening::sealed::lack, prepare::draft::DraftPage,
    prepare::faults::keep_fault,
};
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::preparing::seals::{Kept, SEALED};
use flavita_app::{
    machine::signing::Key, preparing::drafts::DraftFault, preparing::ground::Ground,
};
use flavita_i18n::language::Language;

/// `POST /prepare/games/{id}/seal`.
pub async fn seal(
    app: SharedState,
    id: web::Path<String>,
    form: web::Form<SealForm>,
    request: HttpRequest,
) -> HttpResponse {
    let (data, language) = (app.clone(), show::language(&request));
    let (id, form) = (id.into_inner(), form.into_inner());
    let place = format!("/prepare/games/{id}#seals");
    let sealed = run_blocking(move || match sealed(&data, &id, &form, language)? {
        Ok(_number) => Ok(None),
        Err(faults) => {
            let page = page(&data, &id, None, language)?;
            let seal = form.fields();
            Ok(Some(DraftPage { faults, seal, ..page }))
        }
    });
    done(&app, &request, &place, sealed.await)
}

/// Seals it; the inner error is what is said on the page.
fn sealed(
    app: &AppState,
    id: &str,
    form: &SealForm,
    language: Language,
) -> Result<Result<u32, Vec<String>>, DraftFault> {
    let game = app.drafts.load(id)?.game;
    let names = match form.names(language) {
        Ok(names) => names,
        Err(faults) => return Ok(Err(faults)),
    };
    let folder = app.folder.path();
    let found = || Ground::of(&game, folder, app.folder.shelf());
    let ground = match app.workshop.ground(&game, found) {
        Ok(ground) => ground,
        Err(missing) => return Ok(Err(vec![lack(&missing, language)])),
    };
    let sealed = Key::of_folder(folder).map_err(Into::into);
    let sealed = sealed.and_then(|signer| {
        let draft = (id, form.mark.as_str());
        app.drafts.seal(draft, &ground, &names, &signer)
    });
    Ok(sealed.map_err(|fault| vec![keep_fault(&fault, ground.edition(), language)]))
}

/// `GET /prepare/games/{id}/sealed/{number}`: the file for the halls.
pub async fn take(
    app: SharedState,
    path: web::Path<(String, u32)>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, number) = path.into_inner();
    with_seal(&app, &request, (&id, number), |kept| {
        let bytes = kept.sealed.to_text().into_bytes();
        let name = format!("{id}-{number}.{SEALED}");
        file(&name, "text/plain; charset=utf-8", bytes)
    })
}

/// `GET /prepare/games/{id}/key/{number}`: the words, to be printed and kept.
pub async fn key(
    app: SharedState,
    path: web::Path<(String, u32)>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, number) = path.into_inner();
    let language = show::language(&request);
    with_seal(&app, &request, (&id, number), |kept| {
        let page = key_page(&id, kept, &app.folder, language);
        show::page(&app, &request, &page)
    })
}

fn with_seal(
    app: &AppState,
    request: &HttpRequest,
    (id, number): (&str, u32),
    answer: impl FnOnce(&Kept) -> HttpResponse,
) -> HttpResponse {
    match app.drafts.kept(id, number) {
        Ok(Some(kept)) => answer(&kept),
        Ok(None) => show::not_found(app, request),
        Err(fault) => missing(app, request, &fault),
    }
}
