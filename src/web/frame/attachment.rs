//! Files that are handed out: for whom a table is, of whom, and how it leaves.

use actix_web::{HttpResponse, http::header};
use flavita_report::csv_profile::CsvProfile;
use flavita_tournament::results::filter::Filter;
use serde::Deserialize;

/// For whom a file is: `?for=spreadsheet` or `?for=plain`.
#[derive(Debug, Default, Deserialize)]
pub struct Wanted {
    #[serde(default, rename = "for")]
    reader: String,
    #[serde(flatten)]
    pub(crate) part: Part,
}

impl Wanted {
    pub(crate) fn profile(&self) -> CsvProfile {
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

pub(crate) fn attachment(name: &str, bytes: Vec<u8>) -> HttpResponse {
    file(&format!("{name}.csv"), "text/csv; charset=utf-8", bytes)
}

pub(crate) fn file(name: &str, media_type: &str, bytes: Vec<u8>) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, media_type))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")))
        .body(bytes)
}
