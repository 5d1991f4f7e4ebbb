//! The page of those who help: slips of closed rounds, and the players' clocks.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::app::ask::{Ask, Key};
use crate::web::compose;
use crate::web::requests::told;
use crate::web::show::{self, SharedHall, of_hall};
use crate::web::who::Who;

/// `GET /t/{id}/keying`.
pub async fn show(
    hall: SharedHall,
    id: web::Path<String>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    of_hall(&hall, &request, &id, |view| {
        let name = who.helper.as_ref().map_or("", |(_, name)| name);
        Some(compose::keying::page(view, &id, name, language))
    })
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
    let done = desk.ask_under(ask, &who.actor(), key).await;
    told(&desk.hall_view(), done.as_ref(), language)
}
