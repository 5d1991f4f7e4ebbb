//! A player's own page.

use actix_web::{HttpRequest, HttpResponse, web};

use crate::show::{self, SharedHall, of_hall};
use crate::{compose, compose::own::OwnSent, who::Who};
use flavita_app::{sight::open_round, view::DeskView};
use flavita_tournament::model::slip::SentSlip;

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
    let sent = sent.map(|(desk, player)| own_slips(&desk.view(), player));
    let sent = sent.unwrap_or_default();
    of_hall(&hall, &request, &id, |view| {
        let player = view.state.players.get(&who.player?)?;
        let mut page = compose::own::page(view, (&id, player), &sent, language);
        page.words_are_open = hall.folder.tournament_in_round().is_none();
        Some(page)
    })
}

/// What this player sent for the last round: the slip that counts, until it is judged with the top,
/// then what came too late, until the arbiter has decided.
fn own_slips(view: &DeskView, player: u32) -> Vec<OwnSent> {
    let open = open_round(&view.state);
    let sent = open.and_then(|round| round.sent.get(&player));
    let sent = sent.map(|slip| OwnSent { slip: slip.clone(), is_late: false });
    let last = view.state.last_round();
    let late = last.and_then(|round| round.late.get(&player));
    let late = late.map(|late| OwnSent {
        slip: SentSlip { text: late.text.clone(), at_ms: late.at_ms },
        is_late: true,
    });
    sent.into_iter().chain(late).collect()
}
