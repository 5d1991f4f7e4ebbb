//! What the console's buttons ask for, as JSON.

use crate::frame::{AtDesk, Broken as _};
use crate::{acts, acts::request::ActRequest, http::headers::retry_after};
use actix_web::{HttpResponse, HttpResponseBuilder, web::Json};
use flavita_app::{audit::check::Findings, desk::DeskError, desk::DeskRequest, desk::Receipt};
use flavita_i18n::{language::Language, log_difference, refusal::still_open};
use flavita_tournament::{decide::finality::open, state::Tournament};
use serde::Serialize;

/// What came of something the console asked for.
#[derive(Default, Serialize)]
struct DoAnswer {
    ok: bool,
    sentence: String,
    confirm_needed: bool,
}

/// `POST /t/{id}/do`.
pub async fn do_something(at: AtDesk, asked: Json<ActRequest>) -> HttpResponse {
    let ask = if asked.wants_the_end() {
        checked_end(&at).await
    } else {
        asked.read(&at.view(), at.language)
    };
    let ask = match ask {
        Ok(ask) => ask,
        Err(sentence) => {
            return HttpResponse::Ok().json(DoAnswer { sentence, ..DoAnswer::default() });
        }
    };
    let done = at.desk.ask_under(ask, &at.who().actor(), asked.named()).await;
    if let Some(receipt) = done.as_ref().ok().filter(|receipt| !receipt.is_repeat) {
        at.app.badges_move(&at.id, &receipt.events);
    }
    told(&at.view().state, done.as_ref(), at.language)
}

/// What is said when something was done, or why it was not.
pub(crate) fn told(
    state: &Tournament,
    done: Result<&Receipt, &DeskError>,
    language: Language,
) -> HttpResponse {
    match done {
        Ok(receipt) => {
            let sentence = acts::words::done_sentence(language, state, &receipt.events);
            HttpResponse::Ok().json(DoAnswer { ok: true, sentence, confirm_needed: false })
        }
        Err(error) => {
            let sentence = acts::words::error_sentence(language, error);
            let confirm_needed = matches!(error, DeskError::SlipsMissing(_));
            status_of(error).json(DoAnswer { ok: false, sentence, confirm_needed })
        }
    }
}

/// What is too much at the moment is asked again later; what the rules refuse is an answer; a name
/// that was used for something else is a mistake of whoever asks.
pub(crate) fn status_of(error: &DeskError) -> HttpResponseBuilder {
    if matches!(error, DeskError::KeyOfAnother) {
        return HttpResponse::Conflict();
    }
    if matches!(error, DeskError::Busy) {
        let mut answer = HttpResponse::ServiceUnavailable();
        answer.insert_header(retry_after(1));
        return answer;
    }
    HttpResponse::Ok()
}

/// Checks a tournament, off the threads that answer the hall.
///
/// # Errors
/// A sentence with what is still open, or with the first difference that was found.
pub async fn checked_end(at: &AtDesk) -> Result<DeskRequest, String> {
    if let Some(open) = open(&at.view().state).first() {
        return Err(still_open(at.language, *open));
    }
    let unread = |fault: String| say!(at.language, "final-unread", fault = fault);
    let checked = at.work(|app| app.folder.check(&app.id)).await;
    let checked = checked.map_err(|stopping| unread(stopping.to_string()))?;
    let findings = checked.map_err(|fault| unread(fault.sentence(at)))?;
    end_verdict(&findings, at.language)
}

fn end_verdict(findings: &Findings, language: Language) -> Result<DeskRequest, String> {
    let Some(first) = findings.differences.first() else {
        return Ok(DeskRequest::Finalise { checked: findings.head });
    };
    let n = findings.differences.len();
    let first = log_difference::sentence(language, first);
    Err(say!(language, "final-differs", n, first))
}
