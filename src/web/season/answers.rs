//! Seasons: their list, one of them for everybody, and what the arbiter decides about it.

use crate::frame::attachment::{Wanted, attachment};
use crate::season::edit::{FormFaults, SeasonForm};
use crate::{
    frame::app_state::Hall, frame::show, frame::show::SharedHall, parts::posted::Posted, season,
    season::players::PlayersForm,
};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::season::file::SeasonFault;
use flavita_contests::season::computed::{ComputedSeason, compute};
use flavita_contests::{
    season::definition::Season, season::editing::EditRefusal, season::stage::Stage,
};
use flavita_i18n::season::refusal;
use flavita_report::season_csv;
use serde::Deserialize;

/// `GET /seasons`.
pub async fn list(hall: SharedHall, request: HttpRequest) -> HttpResponse {
    list_with(&hall, &request, StatusCode::OK, (String::new(), String::new()))
}

fn list_with(
    hall: &Hall,
    request: &HttpRequest,
    status: StatusCode,
    (name, fault): (String, String),
) -> HttpResponse {
    let (language, is_arbiter) = (show::language(request), show::who(hall, request).is_arbiter());
    match hall.folder.seasons() {
        Err(fault) => season_fault(hall, request, &fault),
        Ok(seasons) => {
            let mut page = season::list::page(&seasons, is_arbiter, language);
            (page.name, page.fault) = (name, fault);
            show::with_status(hall, request, &page, status)
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
    hall: SharedHall,
    form: web::Form<NewSeason>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    match season::list::name(&form.name, language) {
        Err(fault) => {
            let typed = (form.into_inner().name, fault);
            list_with(&hall, &request, StatusCode::UNPROCESSABLE_ENTITY, typed)
        }
        Ok(name) => match hall.folder.create_season(&Season::new(&name)) {
            Ok(id) => show::redirect(&format!("/seasons/{id}/edit")),
            Err(fault) => season_fault(&hall, &request, &fault),
        },
    }
}

/// `GET /seasons/{id}`: of tournaments that are over alone.
pub async fn one(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    reckoned(&hall, &request, &id, |computed| {
        show::page(&hall, &request, &season::tables::page(computed, &id, language))
    })
}

/// `GET /seasons/{id}/standings.csv` and `rating.csv`.
pub async fn csv(
    hall: SharedHall,
    path: web::Path<(String, String)>,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, what) = path.into_inner();
    let Some((name, export)) = season_csv::ALL.iter().find(|(name, _)| *name == what) else {
        return show::not_found(&hall, &request);
    };
    let language = show::language(&request);
    reckoned(&hall, &request, &id, |computed| {
        let bytes = export(computed, wanted.profile(), language);
        attachment(&format!("{id}-{name}"), bytes)
    })
}

/// `GET /seasons/{id}/edit`.
pub async fn edit(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    with_stages(&hall, &request, &id, |season, stages| {
        let form = SeasonForm::from_season(season, stages);
        edit_page(&hall, &request, (&id, season), stages, (&form, &Vec::new()))
    })
}

/// `POST /seasons/{id}/edit`: keeps what was typed and shows what comes of it, or the form again.
pub async fn save(
    hall: SharedHall,
    id: web::Path<String>,
    pairs: web::Form<Vec<(String, String)>>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let form = SeasonForm::of(pairs.into_inner());
    let saved = hall.folder.change_season(&id, |season| {
        *season = form.put_into(season, language)?;
        Ok(())
    });
    match saved {
        Ok(Ok(())) => show::redirect(&format!("/seasons/{id}/edit#effect")),
        Ok(Err(faults)) => with_stages(&hall, &request, &id, |season, stages| {
            edit_page(&hall, &request, (&id, season), stages, (&form, &faults))
        }),
        Err(fault) => season_fault(&hall, &request, &fault),
    }
}

fn edit_page(
    hall: &Hall,
    request: &HttpRequest,
    season: (&str, &Season),
    stages: &[Stage],
    (form, faults): (&SeasonForm, &FormFaults),
) -> HttpResponse {
    let language = show::language(request);
    let page = season::edit::page(season, stages, (form, faults), language);
    let status = if faults.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    show::with_status(hall, request, &page, status)
}

/// `GET /seasons/{id}/players`.
pub async fn players(
    hall: SharedHall,
    id: web::Path<String>,
    request: HttpRequest,
) -> HttpResponse {
    players_page(&hall, &request, &id, StatusCode::OK, String::new())
}

/// `POST /seasons/{id}/players`: who is one, who are two.
pub(crate) async fn decide(
    hall: SharedHall,
    id: web::Path<String>,
    form: web::Form<Posted<PlayersForm>>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let stages = match hall.folder.stages() {
        Ok(stages) => stages,
        Err(fault) => return show::folder_fault(&hall, &request, &fault),
    };
    let decided = hall.folder.change_season(&id, |season| match &*form {
        Posted::Known(form) => season::players::decide(season, &stages, form),
        Posted::Unknown {} => Err(EditRefusal::Gone),
    });
    match decided {
        Ok(Ok(())) => show::redirect(&format!("/seasons/{id}/players")),
        Ok(Err(refused)) => {
            let sentence = refusal(&refused, language);
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            players_page(&hall, &request, &id, status, sentence)
        }
        Err(fault) => season_fault(&hall, &request, &fault),
    }
}

fn players_page(
    hall: &Hall,
    request: &HttpRequest,
    id: &str,
    status: StatusCode,
    fault: String,
) -> HttpResponse {
    let language = show::language(request);
    reckoned(hall, request, id, |computed| {
        let mut page = season::players::page(computed, id, language);
        page.fault = fault;
        show::with_status(hall, request, &page, status)
    })
}

fn reckoned(
    hall: &Hall,
    request: &HttpRequest,
    id: &str,
    answer: impl FnOnce(&ComputedSeason<'_>) -> HttpResponse,
) -> HttpResponse {
    with_stages(hall, request, id, |season, stages| answer(&compute(season, stages)))
}

fn with_stages(
    hall: &Hall,
    request: &HttpRequest,
    id: &str,
    answer: impl FnOnce(&Season, &[Stage]) -> HttpResponse,
) -> HttpResponse {
    match (hall.folder.season(id), hall.folder.stages()) {
        (Err(fault), _) => season_fault(hall, request, &fault),
        (_, Err(fault)) => show::folder_fault(hall, request, &fault),
        (Ok(season), Ok(stages)) => answer(&season, &stages),
    }
}

/// The page for a season that cannot be shown or kept.
fn season_fault(hall: &Hall, request: &HttpRequest, fault: &SeasonFault) -> HttpResponse {
    if matches!(fault, SeasonFault::NoSuchSeason(_)) {
        return show::not_found(hall, request);
    }
    tracing::error!(error = %fault, "a season cannot be shown or kept");
    let is_arbiter = show::who(hall, request).is_arbiter();
    let sentence = season::list::fault(fault, is_arbiter, show::language(request));
    let status = StatusCode::INTERNAL_SERVER_ERROR;
    show::error(hall, request, status, "error-fault", Some(sentence))
}
