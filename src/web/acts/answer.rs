//! What the console's buttons ask for, as JSON.

use crate::{
    acts, acts::finality, acts::request::ActRequest, acts::status::status_of, frame::visit::AtDesk,
};
use actix_web::{HttpResponse, web::Json};
use flavita_app::{desk::ask::Receipt, desk::fault::DeskError};
use flavita_i18n::language::Language;
use flavita_tournament::state::tournament::Tournament;
use serde::Serialize;

/// What came of something the console asked for.
#[derive(Debug, Default, Serialize)]
struct DoAnswer {
    ok: bool,
    sentence: String,
    confirm_needed: bool,
}

/// `POST /t/{id}/do`.
pub async fn do_something(at: AtDesk, asked: Json<ActRequest>) -> HttpResponse {
    let ask = if asked.wants_the_end() {
        finality::checked(&at).await
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
