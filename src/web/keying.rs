//! The page of those who help: slips of closed rounds, and the players' clocks.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::app::ask::{Ask, Key};
use crate::web::act;
use crate::web::compose;
use crate::web::requests::{DoAnswer, status_of};
use crate::web::show::{self, SharedHall};
use crate::web::who::Who;

/// `GET /t/{id}/keying`.
pub async fn show(
    hall: SharedHall,
    id: web::Path<String>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    match hall.folder.desk(&id) {
        Err(fault) => show::folder_fault(&hall, &request, &fault),
        Ok(desk) => {
            let name = who.helper.as_ref().map_or("", |(_, name)| name);
            let page = compose::keying::page(&desk.hall_view(), &id, name, language);
            show::page(&hall, &request, &page)
        }
    }
}

/// A player's slip is in.
#[derive(Debug, Deserialize)]
pub struct HandInRequest {
    player: u32,
    #[serde(default)]
    key: String,
}

/// `POST /t/{id}/hand-in`.
pub async fn hand_in(
    hall: SharedHall,
    id: web::Path<String>,
    asked: web::Json<HandInRequest>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let desk = match hall.folder.desk(&id) {
        Ok(desk) => desk,
        Err(fault) => return show::folder_fault(&hall, &request, &fault),
    };
    let key = Key::of(&asked.key, &asked.player.to_string());
    let ask = Ask::HandIn(asked.player);
    match desk.ask_under(ask, &who.actor(), key).await {
        Ok(receipt) => HttpResponse::Ok().json(DoAnswer {
            ok: true,
            sentence: act::done_sentence(language, &desk.hall_view(), &receipt.events),
            confirm_needed: false,
        }),
        Err(error) => status_of(&error).json(DoAnswer {
            ok: false,
            sentence: act::error_sentence(language, &error),
            confirm_needed: false,
        }),
    }
}
