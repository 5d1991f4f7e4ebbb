//! The page of the log: everything that happened, and what can be taken back of it.

use crate::frame::{Answer, AtDesk, Fault, show};
use crate::{acts::words::error_sentence, log, log::page::Filter, log::page::LogPage};
use actix_web::web::{Form, Query};
use flavita_app::desk::DeskRequest;
use flavita_tournament::model::{Command, PlayerNumber, PlayersCommand, SlipNumber};
use serde::Deserialize;

/// `GET /t/{id}/log`.
pub(crate) async fn show(at: AtDesk, filter: Query<Filter>) -> Answer {
    Ok(at.page(&page(&at, &filter).await?))
}

/// The page, read off the threads that answer the hall.
async fn page(at: &AtDesk, filter: &Filter) -> Result<LogPage, Fault> {
    let events = at.work(|app| app.folder.history(&app.id)).await?.map_err(|error| {
        tracing::error!(%error, "a log cannot be read");
        Fault::Missing
    })?;
    Ok(log::page::page(&at.view().state, &at.id, &events, filter, at.language))
}

/// What is asked of the log: to write a note down, or to take something back.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct LogForm {
    act: String,
    text: String,
    /// The number of the slip or the player.
    target: u32,
}

impl LogForm {
    fn command(&self) -> Option<Command> {
        let target = self.target;
        Some(match self.act.as_str() {
            "note" => Command::WriteNote { text: self.text.clone() },
            "withdraw_slip" => Command::WithdrawSlip { slip: SlipNumber(target) },
            "return_player" => {
                Command::Players(PlayersCommand::Return { number: PlayerNumber(target) })
            }
            _ => return None,
        })
    }
}

/// `POST /t/{id}/log`: does it and leads back to the newest events.
pub(crate) async fn change(at: AtDesk, form: Form<LogForm>) -> Answer {
    let command = form.command().ok_or(Fault::Missing)?;
    let refusal = match at.desk.ask(DeskRequest::Do(command), &at.who().actor(), None).await {
        Ok(_) => return Ok(show::redirect(&format!("/t/{}/log", at.id))),
        Err(error) => error_sentence(at.language, &error),
    };
    let mut page = page(&at, &Filter::default()).await?;
    page.refusal = Some(refusal);
    Ok(at.refused(&page))
}
