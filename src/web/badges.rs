//! The sheet of badges: made by the arbiter, printed, cut.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::compose;
use crate::show::{self, SharedHall};
use flavita_app::{folder::FolderError, passes::event::Namesakes, sight::HallView};
use flavita_i18n::catalogue::say;
use flavita_tournament::model::player::Player;

/// `GET /t/{id}/badges`.
pub async fn show(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    page(&hall, &request, &id, StatusCode::OK, String::new())
}

/// For whom badges are made.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct BadgesForm {
    /// A player's number: a new badge for him; without it for everybody who has none.
    number: String,
}

/// `POST /t/{id}/badges`.
pub async fn make(
    hall: SharedHall,
    id: web::Path<String>,
    form: web::Form<BadgesForm>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let (view, passes) = match hall.with_passes(&id) {
        Ok((desk, passes)) => (desk.view(), passes),
        Err(fault) => return show::folder_fault(&hall, &request, &fault),
    };
    let players = &view.state.players;
    let one: Option<u32> = form.number.trim().parse().ok();
    let wanted: Vec<u32> = if form.number.trim().is_empty() {
        let known = passes.badges();
        let staying = players.values().filter(|one| one.until_round.is_none());
        let numbers = staying.map(|one| one.number);
        numbers.filter(|number| !known.contains_key(number)).collect()
    } else {
        one.filter(|number| players.contains_key(number)).into_iter().collect()
    };
    let refused = |key: &str| {
        let (status, number) = (StatusCode::UNPROCESSABLE_ENTITY, form.number.trim());
        let fault = say(language, key, &[("number", number.into())]);
        page(&hall, &request, &id, status, fault)
    };
    if wanted.is_empty() && !form.number.trim().is_empty() {
        return refused("refusal-unknown-player");
    }
    let (event, namesakes) = match (hall.event_passes(&id), namesakes(&hall, &id, &wanted)) {
        (Ok(event), Ok(namesakes)) => (event, namesakes),
        (Err(fault), _) | (_, Err(fault)) => return show::folder_fault(&hall, &request, &fault),
    };
    let made = move || event.change(&namesakes, |passes| passes.make_badges(&wanted));
    match web::block(made).await {
        Ok(Ok(())) => show::redirect(&format!("/t/{}/badges", *id)),
        failed => {
            tracing::error!(?failed, "badges could not be made");
            refused("join-fault")
        }
    }
}

/// Of these players those who have the same number and the same name in other games of the event.
fn namesakes(hall: &SharedHall, id: &str, players: &[u32]) -> Result<Namesakes, FolderError> {
    let games = hall.folder.meeting(id)?;
    let here = hall.folder.desk(id)?.hall_view();
    let is_same = |there: &HallView, number: &u32| {
        let name = |view: &HallView| view.state.players.get(number).map(Player::full_name);
        name(there).is_some() && name(there) == name(&here)
    };
    let others = games.into_iter().filter(|(game, _)| game != id);
    let same = others.map(|(game, there)| {
        let same = players.iter().filter(|number| is_same(&there, number));
        (game, same.copied().collect())
    });
    Ok(same.collect())
}

fn page(
    hall: &SharedHall,
    request: &HttpRequest,
    id: &str,
    status: StatusCode,
    fault: String,
) -> HttpResponse {
    match hall.with_passes(id) {
        Err(fault) => show::folder_fault(hall, request, &fault),
        Ok((desk, passes)) => {
            let language = show::language(request);
            let address = hall.addresses.current();
            let address = address.as_deref();
            let mut page = compose::badges::page(&desk.view(), &passes, (id, address), language);
            page.fault = fault;
            show::with_status(hall, request, &page, status)
        }
    }
}
