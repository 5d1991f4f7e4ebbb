//! The page of the log: everything that happened, and what can be taken back of it.

use crate::log::page::{LogPage, Sift};
use crate::{
    acts::words::error_sentence, frame::asked_desk::AskedDesk, frame::show,
    frame::show::SharedState, frame::who::Who, log,
};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::desk::ask::Ask;
use flavita_i18n::language::Language;
use flavita_tournament::model::ids::{PlayerNumber, SlipNumber};
use flavita_tournament::{
    model::command::Command, model::event::Event, model::players_command::PlayersCommand,
    model::stamp::Stamp,
};
use serde::Deserialize;

/// `GET /t/{id}/log`.
pub async fn show(
    app: SharedState,
    id: web::Path<String>,
    sift: web::Query<Sift>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    match page(&app, &id, &sift, language).await {
        Some(page) => show::page(&app, &request, &page),
        None => show::not_found(&app, &request),
    }
}

/// The page, read off the threads that answer the hall; `None` where the log cannot be read.
async fn page(app: &SharedState, id: &str, sift: &Sift, language: Language) -> Option<LogPage> {
    let view = app.folder.desk(id).ok()?.view();
    let events = history(app, id).await?;
    Some(log::page::page(&view.state, id, &events, sift, language))
}

async fn history(app: &SharedState, id: &str) -> Option<Vec<(Event, Stamp)>> {
    let (folder, name) = (app.clone(), id.to_owned());
    let read = web::block(move || folder.folder.history(&name)).await;
    match read {
        Ok(Ok(events)) => Some(events),
        Ok(Err(error)) => {
            tracing::error!(%error, "a log cannot be read");
            None
        }
        Err(error) => {
            tracing::error!(%error, "a log cannot be read");
            None
        }
    }
}

/// What is asked of the log: to write a note down, or to take something back.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct LogForm {
    act: LogAct,
    text: String,
    /// The number of the slip or the player.
    target: u32,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum LogAct {
    Note,
    WithdrawSlip,
    ReturnPlayer,
    #[default]
    #[serde(other)]
    Unknown,
}

impl LogForm {
    fn command(&self) -> Option<Command> {
        let target = self.target;
        Some(match self.act {
            LogAct::Note => Command::WriteNote { text: self.text.clone() },
            LogAct::WithdrawSlip => Command::WithdrawSlip { slip: SlipNumber(target) },
            LogAct::ReturnPlayer => {
                Command::Players(PlayersCommand::Return { number: PlayerNumber(target) })
            }
            LogAct::Unknown => return None,
        })
    }
}

/// `POST /t/{id}/log`: does it and leads back to the newest events.
pub async fn change(
    app: SharedState,
    id: web::Path<String>,
    AskedDesk(desk): AskedDesk,
    form: web::Form<LogForm>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let Some(command) = form.command() else {
        return show::not_found(&app, &request);
    };
    let refusal = match desk.ask(Ask::Do(command), &who.actor(), None).await {
        Ok(_) => return show::redirect(&format!("/t/{}/log", *id)),
        Err(error) => error_sentence(language, &error),
    };
    let Some(mut page) = page(&app, &id, &Sift::default(), language).await else {
        return show::not_found(&app, &request);
    };
    page.refusal = Some(refusal);
    show::with_status(&app, &request, &page, StatusCode::UNPROCESSABLE_ENTITY)
}
