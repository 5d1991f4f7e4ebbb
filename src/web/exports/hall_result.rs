//! The pages of what a hall hands in.

use crate::frame::{Answer, AtDesk, Fault, file};
use crate::{http::encoding::encoded, parts::Sent, parts::qr::CodeView, parts::qr::numbered};
use actix_web::web::Query;
use flavita_app::halls::making::{ResultFault, result_of};
use flavita_app::{halls::codes::MANY, halls::codes::split, halls::result_file::ENDING};
use flavita_i18n::{language::Language, text::fault_sentence};
use flavita_tournament::state::Tournament;
use serde::Serialize;

/// `GET /t/{id}/result`.
#[derive(Default, Serialize)]
pub struct HallResultPage {
    /// What the hall is called, as it was typed.
    pub hall: String,
    /// Why there is no result; empty where there is one or none was asked for.
    pub fault: String,
    /// The result, once the hall has a name.
    pub made: Option<MadeResult>,
}

/// A result that can be taken away.
#[derive(Serialize)]
pub struct MadeResult {
    /// The address of the file.
    pub file: String,
    /// The address of the codes.
    pub codes: String,
    /// How many kilobytes the file has.
    pub kilobytes: usize,
    /// How many codes there are.
    pub count: usize,
    /// Whether these are so many that a stick is better.
    pub is_many: bool,
}

page!(HallResultPage, "exports/hall_result.html");

/// `GET /t/{id}/result/codes`.
#[derive(Serialize)]
pub struct HallCodesPage {
    /// What the hall is called.
    pub hall: String,
    /// The address of the result.
    pub back: String,
    /// The address of the codes.
    pub all: String,
    /// The codes that are shown: all of them, or one.
    pub codes: Vec<CodeView>,
    /// How many there are in all.
    pub count: usize,
    /// Whether one alone is shown.
    pub is_one: bool,
    /// The number of the next code, round and round.
    pub next: usize,
}

page!(HallCodesPage, "exports/hall_codes.html");

/// The page on which a hall gets its name and its result.
pub fn page(
    state: &Tournament,
    (id, hall): (&str, &str),
    made: Option<&Result<String, ResultFault>>,
    language: Language,
) -> HallResultPage {
    let address = |what: &str| format!("/t/{id}/result/{what}?hall={}", encoded(hall));
    let fault = match (state.ended, made) {
        (None, _) => say!(language, "hall-result-not-over"),
        (Some(_), Some(Err(fault))) => fault_of(fault, language),
        (Some(_), None | Some(Ok(_))) => String::new(),
    };
    let made = made.and_then(|made| made.as_ref().ok()).map(|text| {
        let count = split(text.as_bytes()).len();
        MadeResult {
            file: address("file"),
            codes: address("codes"),
            kilobytes: text.len().div_ceil(1_000),
            count,
            is_many: count > MANY,
        }
    });
    HallResultPage { hall: hall.to_owned(), fault, made }
}

/// Why there is no result, and what to do.
pub fn fault_of(fault: &ResultFault, language: Language) -> String {
    match fault {
        ResultFault::NotOver(_) => say!(language, "hall-result-open"),
        ResultFault::Name(fault) => fault_sentence(language, fault),
        ResultFault::NoName => say!(language, "hall-result-no-name"),
        ResultFault::Store(_) | ResultFault::Open(_) | ResultFault::Key(_) => {
            say!(language, "hall-result-fault", what = fault.to_string())
        }
    }
}

/// The codes of a result: all of them, or the one of this number.
pub fn codes((id, hall): (&str, &str), text: &str, only: Option<usize>) -> HallCodesPage {
    let codes = split(text.as_bytes());
    let count = codes.len();
    let only = only.map(|number| number.clamp(1, count.max(1)));
    let shown = (1..).zip(&codes).filter(|(number, _)| only.is_none_or(|only| only == *number));
    let hall_in_address = encoded(hall);
    HallCodesPage {
        hall: hall.to_owned(),
        back: format!("/t/{id}/result?hall={hall_in_address}"),
        all: format!("/t/{id}/result/codes?hall={hall_in_address}"),
        codes: numbered(shown),
        count,
        is_one: only.is_some(),
        next: only.map_or(1, |only| only % count.max(1) + 1),
    }
}

/// `GET /t/{id}/result`.
pub(crate) async fn show(at: AtDesk, named: Query<Sent>) -> Answer {
    let (view, name) = (at.view(), named.one("hall").trim());
    let is_asked = !name.is_empty() && view.state.ended.is_some();
    let made = if is_asked { Some(made(&at, name).await?) } else { None };
    Ok(at.page(&page(&view.state, (&at.id, name), made.as_ref(), at.language)))
}

/// `GET /t/{id}/result/file`.
pub(crate) async fn take(at: AtDesk, named: Query<Sent>) -> Answer {
    let text = made(&at, named.one("hall")).await?.map_err(|_fault| Fault::Missing)?;
    Ok(file(&format!("{}.{ENDING}", at.id), "text/plain; charset=utf-8", text.into_bytes()))
}

/// `GET /t/{id}/result/codes`.
pub(crate) async fn show_codes(at: AtDesk, named: Query<Sent>) -> Answer {
    let name = named.one("hall").trim();
    let text = made(&at, name).await?.map_err(|_fault| Fault::Missing)?;
    Ok(at.page(&codes((&at.id, name), &text, named.numbers("only").next())))
}

async fn made(at: &AtDesk, hall: &str) -> Result<Result<String, ResultFault>, Fault> {
    let (path, hall) = (at.app.folder.file(&at.id), hall.to_owned());
    at.work(move |_app| result_of(&path, &hall)).await
}
