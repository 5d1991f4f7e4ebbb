//! Seasons: their list, one of them for everybody, and what the arbiter decides about it.

use crate::frame::attachment::{Wanted, attachment};
use crate::season::edit::{FormFaults, SeasonForm};
use crate::{
    frame::app_state::AppState, frame::show, frame::show::SharedState, parts::posted::Posted,
    season, season::players::PlayersForm,
};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::season::file::SeasonFault;
use flavita_contests::season::reckoning::{Reckoning, reckon};
use flavita_contests::{
    season::definition::Season, season::editing::EditRefusal, season::stage::Stage,
};
use flavita_i18n::season::refusal;
use flavita_report::season_csv;
use serde::Deserialize;

/// `GET /seasons`.
pub async fn list(app: SharedState, request: HttpRequest) -> HttpResponse {
    list_with(&app, &request, StatusCode::OK, (String::new(), String::new()))
}

fn list_with(
    app: &AppState,
    request: &HttpRequest,
    status: StatusCode,
    (name, fault): (String, String),
) -> HttpResponse {
    let (language, is_arbiter) = (show::language(request), show::who(app, request).is_arbiter());
    match app.folder.seasons() {
        Err(fault) => season_fault(app, request, &fault),
        Ok(seasons) => {
            let mut page = season::list::page(&seasons, is_arbiter, language);
            (page.name, page.fault) = (name, fault);
            show::with_status(app, request, &page, status)
        }
    }
}

/// What a new season is called.
#[derive(Debug, Deserialize)]
pub struct NewSeason {
    #[serde(default)]
    name: String,
}

/// `POST /seasons`: sets one up and leads to its tournaments.
pub async fn create(
    app: SharedState,
    form: web::Form<NewSeason>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    match season::list::name(&form.name, language) {
        Err(fault) => {
            let typed = (form.into_inner().name, fault);
            list_with(&app, &request, StatusCode::UNPROCESSABLE_ENTITY, typed)
        }
        Ok(name) => match app.folder.create_season(&Season::new(&name)) {
            Ok(id) => show::redirect(&format!("/seasons/{id}/edit")),
            Err(fault) => season_fault(&app, &request, &fault),
        },
    }
}

/// `GET /seasons/{id}`: of tournaments that are over alone.
pub async fn one(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    reckoned(&app, &request, &id, |reckoning| {
        show::page(&app, &request, &season::tables::page(reckoning, &id, language))
    })
}

/// `GET /seasons/{id}/standings.csv` and `rating.csv`.
pub async fn csv(
    app: SharedState,
    path: web::Path<(String, String)>,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, what) = path.into_inner();
    let Some((name, export)) = season_csv::ALL.iter().find(|(name, _)| *name == what) else {
        return show::not_found(&app, &request);
    };
    let language = show::language(&request);
    reckoned(&app, &request, &id, |reckoning| {
        let bytes = export(reckoning, wanted.profile(), language);
        attachment(&format!("{id}-{name}"), bytes)
    })
}

/// `GET /seasons/{id}/edit`.
pub async fn edit(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    with_stages(&app, &request, &id, |season, stages| {
        let form = SeasonForm::from_season(season, stages);
        edit_page(&app, &request, (&id, season), stages, (&form, &Vec::new()))
    })
}

/// `POST /seasons/{id}/edit`: keeps what was typed and shows what comes of it, or the form again.
pub async fn save(
    app: SharedState,
    id: web::Path<String>,
    pairs: web::Form<Vec<(String, String)>>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let form = SeasonForm::of(pairs.into_inner());
    let saved = app.folder.change_season(&id, |season| {
        *season = form.put_into(season, language)?;
        Ok(())
    });
    match saved {
        Ok(Ok(())) => show::redirect(&format!("/seasons/{id}/edit#effect")),
        Ok(Err(faults)) => with_stages(&app, &request, &id, |season, stages| {
            edit_page(&app, &request, (&id, season), stages, (&form, &faults))
        }),
        Err(fault) => season_fault(&app, &request, &fault),
    }
}

fn edit_page(
    app: &AppState,
    request: &HttpRequest,
    season: (&str, &Season),
    stages: &[Stage],
    (form, faults): (&SeasonForm, &FormFaults),
) -> HttpResponse {
    let language = show::language(request);
    let page = season::edit::page(season, stages, (form, faults), language);
    let status = if faults.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    show::with_status(app, request, &page, status)
}

/// `GET /seasons/{id}/players`.
pub async fn players(
    app: SharedState,
    id: web::Path<String>,
    request: HttpRequest,
) -> HttpResponse {
    players_page(&app, &request, &id, StatusCode::OK, String::new())
}

/// `POST /seasons/{id}/players`: who is one, who are two.
pub(crate) async fn decide(
    app: SharedState,
    id: web::Path<String>,
    form: web::Form<Posted<PlayersForm>>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let stages = match app.folder.stages() {
        Ok(stages) => stages,
        Err(fault) => return show::folder_fault(&app, &request, &fault),
    };
    let decided = app.folder.change_season(&id, |season| match &*form {
        Posted::Known(form) => season::players::decide(season, &stages, form),
        Posted::Unknown {} => Err(EditRefusal::Gone),
    });
    match decided {
        Ok(Ok(())) => show::redirect(&format!("/seasons/{id}/players")),
        Ok(Err(refused)) => {
            let sentence = refusal(&refused, language);
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            players_page(&app, &request, &id, status, sentence)
        }
        Err(fault) => season_fault(&app, &request, &fault),
    }
}

fn players_page(
    app: &AppState,
    request: &HttpRequest,
    id: &str,
    status: StatusCode,
    fault: String,
) -> HttpResponse {
    let language = show::language(request);
    reckoned(app, request, id, |reckoning| {
        let mut page = season::players::page(reckoning, id, language);
        page.fault = fault;
        show::with_status(app, request, &page, status)
    })
}

fn reckoned(
    app: &AppState,
    request: &HttpRequest,
    id: &str,
    answer: impl FnOnce(&Reckoning<'_>) -> HttpResponse,
) -> HttpResponse {
    with_stages(app, request, id, |season, stages| answer(&reckon(season, stages)))
}

fn with_stages(
    app: &AppState,
    request: &HttpRequest,
    id: &str,
    answer: impl FnOnce(&Season, &[Stage]) -> HttpResponse,
) -> HttpResponse {
    match (app.folder.season(id), app.folder.stages()) {
        (Err(fault), _) => season_fault(app, request, &fault),
        (_, Err(fault)) => show::folder_fault(app, request, &fault),
        (Ok(season), Ok(stages)) => answer(&season, &stages),
    }
}

/// The page for a season that cannot be shown or kept.
fn season_fault(app: &AppState, request: &HttpRequest, fault: &SeasonFault) -> HttpResponse {
    if matches!(fault, SeasonFault::NoSuchSeason(_)) {
        return show::not_found(app, request);
    }
    tracing::error!(error = %fault, "a season cannot be shown or kept");
    let is_arbiter = show::who(app, request).is_arbiter();
    let sentence = season::list::fault(fault, is_arbiter, show::language(request));
    let status = StatusCode::INTERNAL_SERVER_ERROR;
    show::error(app, request, status, "error-fault", Some(sentence))
}
