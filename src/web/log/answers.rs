//! The page of the log: everything that happened, and what can be taken back of it.

use crate::frame::{Answer, AtDesk, Fault, show};
use crate::{
    acts::words::error_sentence, log, log::page::LogFilter, log::page::LogPage, parts::Sent,
};
use actix_web::web::{Form, Query};
use flavita_app::desk::DeskRequest;
use flavita_tournament::model::{Command, PlayersCommand};

/// `GET /t/{id}/log`.
pub(crate) async fn show(at: AtDesk, filter: Query<LogFilter>) -> Answer {
    Ok(at.page(&page(&at, &filter).await?))
}

/// The page, read off the threads that answer the hall.
async fn page(at: &AtDesk, filter: &LogFilter) -> Result<LogPage, Fault> {
    let events = at.work(|app| app.folder.history(&app.id)).await?.map_err(|error| {
        tracing::error!(%error, "a log cannot be read");
        Fault::Missing
    })?;
    Ok(log::page::page(&at.view().state, &at.id, &events, filter, at.language))
}

/// What is asked of the log: to write a note down, or to take something back.
fn command(form: &Sent) -> Option<Command> {
    let target = form.one("target");
    Some(match form.one("act") {
        "note" => Command::WriteNote { text: form.one("text").to_owned() },
        "withdraw_slip" => Command::WithdrawSlip { slip: target.parse().ok()? },
        "return_player" => {
            Command::Players(PlayersCommand::Return { number: target.parse().ok()? })
        }
        _ => return None,
    })
}

/// `POST /t/{id}/log`: does it and leads back to the newest events.
pub(crate) async fn change(at: AtDesk, form: Form<Sent>) -> Answer {
    let command = command(&form).ok_or(Fault::Missing)?;
    let refusal = match at.desk.ask(DeskRequest::Do(command), &at.who().actor(), None).await {
        Ok(_) => return Ok(show::redirect(&format!("/t/{}/log", at.id))),
        Err(error) => error_sentence(at.language, &error),
    };
    let mut page = page(&at, &LogFilter::default()).await?;
    page.refusal = Some(refusal);
    Ok(at.refused(&page))
}
