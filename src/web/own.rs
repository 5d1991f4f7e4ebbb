//! A player's own page.

use actix_web::{HttpRequest, HttpResponse, web};

use crate::web::compose;
use crate::web::show::{self, SharedHall};
use crate::web::who::Who;

/// `GET /t/{id}/me`.
pub async fn show(
    hall: SharedHall,
    id: web::Path<String>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let desk = match hall.folder.desk(&id) {
        Ok(desk) => desk,
        Err(fault) => return show::folder_fault(&hall, &request, &fault),
    };
    let view = desk.hall_view();
    let player = who
        .player
        .and_then(|number| view.state.players.get(&number));
    match player {
        Some(player) => {
            let page = compose::own::page(&view, &id, player, language);
            show::page(&hall, &request, &page)
        }
        None => show::not_found(&hall, &request),
    }
}
