//! The page of those who help: slips of closed rounds, and the players' clocks.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::show::{self, SharedHall, of_hall};
use crate::{asked_desk::AskedDesk, compose, doing::told, who::Who};
use flavita_app::ask::{Ask, Key};
use flavita_tournament::model::command::Command;

/// `GET /t/{id}/keying`.
pub async fn show(
    hall: SharedHall,
    id: web::Path<String>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let asked = asked_pile(&request);
    of_hall(&hall, &request, &id, |view| {
        let who = who.at_slips();
        let name = who.helper.as_ref().map_or("", |(_, name)| name);
        let who = (name, who.actor());
        Some(compose::keying::page(view, &id, (who.0, &who.1), asked, language))
    })
}

/// The round whose slips the address says are keyed on its page.
pub(super) fn asked_pile(request: &HttpRequest) -> Option<u32> {
    show::asked(request, "pile")?.parse().ok()
}

/// A player's slip is in, or it was a mistake that it is.
#[derive(Debug, Deserialize)]
pub struct HandInRequest {
    player: u32,
    #[serde(default)]
    is_back: bool,
    #[serde(default)]
    key: String,
}

/// `POST /t/{id}/hand-in`.
pub async fn hand_in(
    AskedDesk(desk): AskedDesk,
    asked: web::Json<HandInRequest>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let (player, is_back) = (asked.player, asked.is_back);
    let key = Key::of(&asked.key, &format!("{player} {is_back}"));
    let ask = if is_back {
        Ask::Do(Command::TakeBackHandIn { player })
    } else {
        Ask::HandIn(vec![player])
    };
    let done = desk.ask_under(ask, &who.at_slips().actor(), key).await;
    told(&desk.hall_view(), done.as_ref(), language)
}

/// What has to be said of a slip was brought to its player, or was not after all.
#[derive(Debug, Deserialize)]
pub struct DeliveredRequest {
    slip: u32,
    is_delivered: bool,
    #[serde(default)]
    key: String,
}

/// `POST /t/{id}/delivered`.
pub async fn delivered(
    AskedDesk(desk): AskedDesk,
    asked: web::Json<DeliveredRequest>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let (slip, is_delivered) = (asked.slip, asked.is_delivered);
    let key = Key::of(&asked.key, &format!("{slip} {is_delivered}"));
    let ask = Ask::Do(Command::MarkDelivered { slip, is_delivered });
    let done = desk.ask_under(ask, &who.actor(), key).await;
    told(&desk.hall_view(), done.as_ref(), language)
}
