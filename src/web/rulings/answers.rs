//! The page of rulings: shown, and what is confirmed there.

use crate::frame::visit::{Answer, AtDesk, Fault};
use crate::{
    acts::words::error_sentence, frame::show, rulings::composing, rulings::form::RulingForm,
};
use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use flavita_app::desk::ask::Ask;

/// `GET /t/{id}/rulings`: the rulings; with a ruling in the address what it would change.
pub async fn show(at: AtDesk, form: Query<RulingForm>) -> HttpResponse {
    at.page(&composing::page(&at.view(), &at.id, &form, at.language))
}

/// `POST /t/{id}/rulings`: gives or revokes what was shown before, and leads back to the list.
pub async fn give(at: AtDesk, form: Form<RulingForm>) -> Answer {
    let command = form.command_for(&at.view().state, at.language);
    let refusal = match command.map(|command| command.ok_or(Fault::Missing)) {
        Err(sentence) => sentence,
        Ok(command) => {
            let ask = Ask::Do(command?);
            match at.desk.ask(ask, &at.who().actor(), form.key()).await {
                Ok(_) => return Ok(show::redirect(&format!("/t/{}/rulings", at.id))),
                Err(error) => error_sentence(at.language, &error),
            }
        }
    };
    let mut page = composing::page(&at.view(), &at.id, &form, at.language);
    page.refusal = Some(refusal);
    Ok(at.refused(&page))
}
