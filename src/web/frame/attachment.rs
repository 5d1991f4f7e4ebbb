//! Files that are handed out: for whom a table is, of whom, and how it leaves.

use crate::http::encoding::encoded;
use actix_web::{HttpResponse, http::header};
use flavita_i18n::text::joined;
use flavita_report::csv_profile::CsvProfile;
use flavita_tournament::{model::PlayerNumber, results::filter::Filter};
use serde::Deserialize;
use std::fmt::Write as _;

/// For whom a file is: `?for=spreadsheet` or `?for=plain`.
#[derive(Debug, Default, Deserialize)]
pub struct Wanted {
    #[serde(default, rename = "for")]
    pub(crate) profile: CsvProfile,
    /// The one player whose rounds are wanted.
    pub(crate) player: Option<PlayerNumber>,
    #[serde(flatten)]
    pub(crate) part: Filter,
}

pub(crate) fn attachment(name: &str, bytes: Vec<u8>) -> HttpResponse {
    file(&format!("{name}.csv"), "text/csv; charset=utf-8", bytes)
}

/// What a file of a tournament is called: its name in the folder, which begins with the day, its
/// name for people, and what the file holds.
pub(crate) fn file_name(id: &str, name: &str, what: &str) -> String {
    let fits = |c: char| c.is_alphanumeric() || "-.,".contains(c);
    let name: String = name.chars().map(|c| if fits(c) { c } else { ' ' }).collect();
    format!("{id} {} {what}", joined(name.split_whitespace(), " "))
}

/// A file to keep.
pub(crate) fn file(name: &str, media_type: &str, bytes: Vec<u8>) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, media_type))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::CONTENT_DISPOSITION, disposition(name)))
        .body(bytes)
}

/// The header of a file to keep; old browsers are given as much of its name as is ASCII.
pub(crate) fn disposition(name: &str) -> String {
    let plain = joined(name.split(' ').filter(|word| word.is_ascii()), "-");
    let mut named = format!("attachment; filename=\"{plain}\"");
    if !name.is_ascii() {
        write!(named, "; filename*=UTF-8''{}", encoded(name)).expect("memory takes text");
    }
    named
}

#[cfg(test)]
mod tests {
    use super::{file, file_name};

    #[test]
    fn a_file_bears_the_day_the_tournament_and_what_it_holds() {
        let name = file_name("2026-11-22", "Кубок \"осени\" / B", "standings.csv");
        assert_eq!(name, "2026-11-22 Кубок осени B standings.csv");
        let answer = file(&name, "text/csv", Vec::new());
        let told = answer.headers().get(super::header::CONTENT_DISPOSITION).expect("it is a file");
        let told = told.to_str().expect("it is ASCII");
        assert!(
            told.starts_with("attachment; filename=\"2026-11-22-B-standings.csv\"; "),
            "{told}"
        );
        assert!(told.contains("filename*=UTF-8''2026-11-22%20%D0%9A%D1%83"), "{told}");
    }
}
