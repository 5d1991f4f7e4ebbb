//! The tables of a tournament as files.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::show::{self, SharedHall};
use crate::{asked_desk::AskedDesk, assets::static_file};
use flavita_contests::meeting;
use flavita_report::{
    csv_profile::CsvProfile, cumulated_csv::cumulated_csv, draw_protocol::draw_protocol,
    standings_csv::standings_csv_of,
};
use flavita_tournament::{results::filter::Filter, state::tournament::Tournament};

/// For whom a file is: `?for=spreadsheet` or `?for=plain`.
#[derive(Debug, Default, Deserialize)]
pub struct Wanted {
    #[serde(default, rename = "for")]
    reader: String,
    #[serde(flatten)]
    part: Part,
}

impl Wanted {
    pub(super) fn profile(&self) -> CsvProfile {
        match self.reader.as_str() {
            "plain" => CsvProfile::Plain,
            _ => CsvProfile::Spreadsheet,
        }
    }
}

/// Which of the players: `?category=…&club=…`.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Part {
    category: String,
    club: String,
}

impl Part {
    /// The same as the tables take it.
    pub fn filter(&self) -> Filter {
        Filter { category: self.category.clone(), club: self.club.clone() }
    }
}

/// `GET /t/{id}/standings.csv` and `teams.csv`, of what everybody may see.
pub async fn hall_csv(
    hall: SharedHall,
    path: web::Path<(String, String)>,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, what) = path.into_inner();
    match hall.folder.desk(&id) {
        Err(fault) => show::folder_fault(&hall, &request, &fault),
        Ok(desk) => {
            let state = &desk.hall_view().state;
            table(&hall, &request, (&id, &what), &wanted, state)
        }
    }
}

/// `GET /t/{id}/{what}.csv`.
pub async fn csv(
    hall: SharedHall,
    path: web::Path<(String, String)>,
    AskedDesk(desk): AskedDesk,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, what) = path.into_inner();
    table(&hall, &request, (&id, &what), &wanted, &desk.view().state)
}

fn table(
    hall: &SharedHall,
    request: &HttpRequest,
    (id, what): (&str, &str),
    wanted: &Wanted,
    state: &Tournament,
) -> HttpResponse {
    let (profile, language) = (wanted.profile(), show::language(request));
    let filter = wanted.part.filter();
    let mut tables = flavita_report::ALL.iter().chain(flavita_report::MORE);
    let bytes = if what == "standings" && !filter.is_open() {
        standings_csv_of(state, &filter, profile, language)
    } else if let Some((_, export)) = tables.find(|(name, _)| *name == what) {
        export(state, profile, language)
    } else {
        return show::not_found(hall, request);
    };
    attachment(&format!("{id}-{what}"), bytes)
}

/// `GET /events/{id}/cumulated.csv`: the games of a meeting added up.
pub async fn cumulated(
    hall: SharedHall,
    id: web::Path<String>,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let games = match hall.folder.meeting(&id) {
        Ok(games) => games,
        Err(fault) => return show::folder_fault(&hall, &request, &fault),
    };
    let states: Vec<&Tournament> = games.iter().map(|(_, view)| &view.state).collect();
    let Ok(cumulated) = meeting::cumulated::cumulated(&states) else {
        return show::not_found(&hall, &request);
    };
    let language = show::language(&request);
    let bytes = cumulated_csv(&cumulated, wanted.profile(), language);
    attachment(&format!("{id}-cumulated"), bytes)
}

/// `GET /t/{id}/protocol.json`: all from which anybody can draw the racks again, once the game is
/// over.
pub async fn protocol(
    hall: SharedHall,
    id: web::Path<String>,
    AskedDesk(desk): AskedDesk,
    request: HttpRequest,
) -> HttpResponse {
    let view = desk.hall_view();
    if view.state.ended.is_none() {
        return show::not_found(&hall, &request);
    }
    let head = view.head.hash.to_string();
    let bytes = draw_protocol(&view.state, Some(&head));
    file(&format!("{id}-protocol.json"), "application/json", bytes)
}

/// `GET /verify-draw.html` and `GET /verify_draw.py`: to be kept and opened without the program.
pub async fn check_of_draw(
    hall: SharedHall,
    name: web::Path<String>,
    request: HttpRequest,
) -> HttpResponse {
    match static_file(&name) {
        Some(found) => file(&name, &found.media_type, found.bytes.into_owned()),
        None => show::not_found(&hall, &request),
    }
}

pub(super) fn attachment(name: &str, bytes: Vec<u8>) -> HttpResponse {
    file(&format!("{name}.csv"), "text/csv; charset=utf-8", bytes)
}

pub(super) fn file(name: &str, media_type: &str, bytes: Vec<u8>) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, media_type))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")))
        .body(bytes)
}
