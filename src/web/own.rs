//! A player's own page.

use actix_web::{HttpRequest, HttpResponse, web};

use crate::compose;
use crate::compose::own::OwnSent;
use crate::show::{self, SharedHall, of_hall};
use crate::who::Who;
use flavita_app::sight::open_round;
use flavita_app::view::DeskView;
use flavita_tournament::round::SentSlip;

/// `GET /t/{id}/me`.
pub async fn show(
    hall: SharedHall,
    id: web::Path<String>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    // What others sent is not in the hall's picture; his own slip everybody may see.
    let desk = hall.folder.desk(&id);
    let sent = desk.ok().zip(who.player);
    let sent = sent.and_then(|(desk, player)| own_slip(&desk.view(), player));
    of_hall(&hall, &request, &id, |view| {
        let player = view.state.players.get(&who.player?)?;
        let mut page = compose::own::page(view, (&id, player), sent.as_ref(), language);
        page.words_are_open = hall.folder.tournament_in_round().is_none();
        Some(page)
    })
}

/// What this player sent last for the round that is open.
fn own_slip(view: &DeskView, player: u32) -> Option<OwnSent> {
    let round = open_round(&view.state)?;
    let late = round.late.get(&player).map(|late| OwnSent {
        slip: SentSlip {
            text: late.text.clone(),
            at_ms: late.at_ms,
        },
        is_late: true,
    });
    late.or_else(|| {
        let slip = round.sent.get(&player)?.clone();
        let is_late = false;
        Some(OwnSent { slip, is_late })
    })
}
