//! The page of rulings: shown, and what is confirmed there.

use crate::frame::show::{SharedState, of_desk};
use crate::{
    acts::words::error_sentence, frame::asked_desk::AskedDesk, frame::show, frame::who::Who,
    rulings, rulings::form::RulingForm,
};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::desk::ask::Ask;

/// `GET /t/{id}/rulings`: the rulings; with a ruling in the address what it would change.
pub async fn show(
    app: SharedState,
    id: web::Path<String>,
    form: web::Query<RulingForm>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    of_desk(&app, &request, &id, |view| Some(rulings::composing::page(view, &id, &form, language)))
}

/// `POST /t/{id}/rulings`: gives or revokes what was shown before, and leads back to the list.
pub async fn give(
    app: SharedState,
    id: web::Path<String>,
    AskedDesk(desk): AskedDesk,
    form: web::Form<RulingForm>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let refusal = match form.command_for(&desk.view().state, language) {
        Err(sentence) => sentence,
        Ok(None) => return show::not_found(&app, &request),
        Ok(Some(command)) => match desk.ask(Ask::Do(command), &who.actor(), form.key()).await {
            Ok(_) => {
                return show::redirect(&format!("/t/{}/rulings", *id));
            }
            Err(error) => error_sentence(language, &error),
        },
    };
    let mut page = rulings::composing::page(&desk.view(), &id, &form, language);
    page.refusal = Some(refusal);
    show::with_status(&app, &request, &page, StatusCode::UNPROCESSABLE_ENTITY)
}
