//! An organiser's wishes, and the games that fit them.

use crate::{
    frame::show, frame::show::SharedState, http::run_blocking::run_blocking,
    prepare::faults::draft_fault, prepare::form::PrepareForm, prepare::offers,
    prepare::offers::PreparePage,
};
use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::preparing::offering::{fresh_seed, rude};
use flavita_app::{preparing::ground::Ground, words::word_set::choose};
use flavita_i18n::{catalogue::say, language::Language};

/// Where games are prepared.
const PLACE: &str = "/prepare";

/// `GET /prepare`.
pub async fn show(app: SharedState, request: HttpRequest) -> HttpResponse {
    answer(&app, &request, PrepareForm::default(), Vec::new()).await
}

/// Shows what was typed, and what cannot be done; files are read beside the threads that serve.
async fn answer(
    app: &SharedState,
    request: &HttpRequest,
    form: PrepareForm,
    faults: Vec<String>,
) -> HttpResponse {
    let (data, language) = (app.clone(), show::language(request));
    let status = if faults.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let page = run_blocking(move || {
        let stock = (data.folder.shelf(), &*data.drafts);
        let run = data.workshop.run();
        let page = offers::page(&form, stock, run.as_deref(), language);
        PreparePage { faults: [faults, page.faults.clone()].concat(), ..page }
    });
    match page.await {
        Err(stopping) => stopping,
        Ok(page) => show::with_status(app, request, &page, status),
    }
}

/// `POST /prepare`: begins to play, unless somebody on this computer thinks about a rack.
pub async fn begin(
    app: SharedState,
    form: web::Form<PrepareForm>,
    request: HttpRequest,
) -> HttpResponse {
    let form = form.into_inner();
    let (data, typed, language) = (app.clone(), form.clone(), show::language(&request));
    match run_blocking(move || begun(&data, &typed, language)).await {
        Err(stopping) => stopping,
        Ok(Ok(())) => show::redirect("/prepare#run"),
        Ok(Err(faults)) => answer(&app, &request, form, faults).await,
    }
}

fn begun(app: &SharedState, form: &PrepareForm, language: Language) -> Result<(), Vec<String>> {
    let no = |key, arguments: &[_]| vec![say(language, key, arguments)];
    if let Some(name) = app.folder.tournament_in_round() {
        return Err(no("prepare-fault-round", &[("name", name.into())]));
    }
    let chosen = form.chosen(app.folder.shelf());
    let chosen = chosen.ok_or_else(|| no("prepare-fault-deck", &[]))?;
    let seed = fresh_seed().map_err(|error| {
        let name = [("name", error.to_string().into())];
        no("prepare-fault-disk", &name)
    })?;
    let mut order = form.order(&chosen, &seed, language)?;
    if form.polite.is_some() {
        let rude = rude(&chosen.list, &chosen.edition);
        let rude = rude.map_err(|fault| {
            let name = [("name", fault.to_string().into())];
            no("prepare-run-broken", &name)
        })?;
        order.wishes.unwanted.extend(rude);
    }
    let ground = move || {
        let words = choose(&chosen.edition, &chosen.list, &chosen.choice)?;
        Ok(Ground::new(&chosen.edition, words, chosen.profile))
    };
    let watched = app.clone();
    let is_round_open = move || watched.folder.tournament_in_round().is_some();
    let begun = app.workshop.begin(order, &app.drafts, ground, is_round_open);
    begun.map_err(|_busy| no("prepare-fault-busy", &[]))
}

/// `GET /prepare/progress`: how the run stands, for the script of the page.
pub async fn progress(app: SharedState, request: HttpRequest) -> HttpResponse {
    let run = app.workshop.run();
    let language = show::language(&request);
    let view = run.map(|run| offers::run(&run, language));
    HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(view)
}

/// `POST /prepare/stop`.
pub async fn stop(app: SharedState) -> HttpResponse {
    if let Some(run) = app.workshop.run() {
        run.stop();
    }
    show::redirect("/prepare#run")
}

/// `POST /prepare/delete`: deletes the games that are ticked.
pub async fn delete(
    app: SharedState,
    ticked: web::Form<Vec<(String, String)>>,
    request: HttpRequest,
) -> HttpResponse {
    let (data, language) = (app.clone(), show::language(&request));
    let deleted = run_blocking(move || {
        let games = ticked.iter().filter(|(name, _)| name == "game");
        let faults = games.filter_map(|(_, id)| data.drafts.delete(id).err());
        faults.map(|fault| draft_fault(&fault, language)).collect::<Vec<_>>()
    });
    match deleted.await {
        Err(stopping) => stopping,
        Ok(faults) if faults.is_empty() => show::redirect(PLACE),
        Ok(faults) => answer(&app, &request, PrepareForm::default(), faults).await,
    }
}
