//! The pages of what a hall hands in.

use crate::pages::hall_result::{CodeView, HallCodesPage, HallResultPage, MadeResult};
use crate::{compose::address::encoded, compose::qr::dense};
use flavita_app::halls::codes::{MANY, split};
use flavita_app::halls::making::ResultFault;
use flavita_i18n::{catalogue::say, language::Language, text::fault_sentence};
use flavita_tournament::state::tournament::Tournament;

/// The page on which a hall gets its name and its result.
pub fn page(
    state: &Tournament,
    (id, hall): (&str, &str),
    made: Option<&Result<String, ResultFault>>,
    language: Language,
) -> HallResultPage {
    let address = |what: &str| format!("/t/{id}/result/{what}?hall={}", encoded(hall));
    let fault = match (state.ended, made) {
        (None, _) => say(language, "hall-result-not-over", &[]),
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
    HallResultPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        hall: hall.to_owned(),
        fault,
        made,
    }
}

fn fault_of(fault: &ResultFault, language: Language) -> String {
    match fault {
        ResultFault::NotOver(_) => say(language, "hall-result-open", &[]),
        ResultFault::Name(fault) => fault_sentence(language, fault),
        ResultFault::NoName => say(language, "hall-result-no-name", &[]),
        ResultFault::Store(_) | ResultFault::Open(_) | ResultFault::Key(_) => {
            say(language, "hall-result-fault", &[("what", fault.to_string().into())])
        }
    }
}

/// The codes of a result: all of them, or the one of this number.
pub fn codes(
    state: &Tournament,
    (id, hall): (&str, &str),
    text: &str,
    only: Option<usize>,
) -> HallCodesPage {
    let codes = split(text.as_bytes());
    let count = codes.len();
    let only = only.map(|number| number.clamp(1, count.max(1)));
    let shown = (1..).zip(&codes);
    let shown = shown.filter(|(number, _)| only.is_none_or(|only| only == *number));
    let view = |(number, code): (usize, &String)| {
        let code = dense(code)?;
        Some(CodeView { number, code })
    };
    let hall_in_address = encoded(hall);
    HallCodesPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        hall: hall.to_owned(),
        back: format!("/t/{id}/result?hall={hall_in_address}"),
        all: format!("/t/{id}/result/codes?hall={hall_in_address}"),
        codes: shown.filter_map(view).collect(),
        count,
        is_one: only.is_some(),
        next: only.map_or(1, |only| only % count.max(1) + 1),
    }
}
