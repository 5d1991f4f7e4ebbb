//! A player's own page.

use actix_web::{HttpRequest, HttpResponse, web};

use crate::web::compose;
use crate::web::show::{self, SharedHall, of_hall};
use crate::web::who::Who;

/// `GET /t/{id}/me`.
pub async fn show(
    hall: SharedHall,
    id: web::Path<String>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    of_hall(&hall, &request, &id, |view| {
        let player = view.state.players.get(&who.player?)?;
        Some(compose::own::page(view, &id, player, language))
    })
}
