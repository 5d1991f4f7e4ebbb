//! The tables of a tournament as files.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::report::{self, csv_profile::CsvProfile};
use crate::web::show::{self, SharedHall};

/// For whom a file is: `?for=spreadsheet` or `?for=plain`.
#[derive(Debug, Default, Deserialize)]
pub struct Wanted {
    #[serde(default, rename = "for")]
    reader: String,
}

/// `GET /t/{id}/{what}.csv`.
pub async fn csv(
    hall: SharedHall,
    path: web::Path<(String, String)>,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, what) = path.into_inner();
    let desk = match hall.folder.desk(&id) {
        Ok(desk) => desk,
        Err(fault) => return show::folder_fault(&hall, &request, &fault),
    };
    let Some((_, export)) = report::ALL.iter().find(|(name, _)| *name == what) else {
        return show::not_found(&hall, &request);
    };
    let profile = if wanted.reader == "plain" {
        CsvProfile::Plain
    } else {
        CsvProfile::Spreadsheet
    };
    let bytes = export(&desk.view().state, profile, show::language(&request));
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/csv; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{id}-{what}.csv\""),
        ))
        .body(bytes)
}
