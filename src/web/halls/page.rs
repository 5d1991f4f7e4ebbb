//! The standings of all halls that play a game along, as they have come.

use crate::frame::{Answer, AtDesk, DIGEST, Silence, show};
use actix_web::{HttpResponse, http::header::HeaderValue, web::Bytes};
use flavita_app::machine::clock::{self, time_of_day};
use flavita_app::relay::reports::{HallReport, ReportedPlayer, digest};
use flavita_app::{follow::key::FollowKey, relay::published::Published, relay::reports::KeepFault};
use flavita_i18n::language::Language;
use flavita_tournament::state::Tournament;
use serde::Serialize;
use std::cmp::Reverse;

/// `GET /t/{id}/halls`.
#[derive(Default, Serialize)]
pub struct HallsPage {
    /// With what another hall joins, without the hall's name; nothing where it cannot.
    pub command: Option<String>,
    /// The halls, this one first.
    pub halls: Vec<HallRow>,
    /// The players of all halls, best first.
    pub players: Vec<HallPlayerRow>,
}

/// A hall.
#[derive(Default, Serialize)]
pub struct HallRow {
    /// Its name.
    pub name: String,
    /// After which round it stands.
    pub round: String,
    /// How many players it has.
    pub players: usize,
    /// When it was heard of; a dash for this one.
    pub heard: String,
    /// Whether its game is over.
    pub is_ended: bool,
}

/// A player of a hall.
#[derive(Default, Serialize)]
pub struct HallPlayerRow {
    /// His rank over all halls; equal totals share one.
    pub rank: usize,
    /// His name.
    pub name: String,
    /// His hall.
    pub hall: String,
    /// After which round.
    pub round: String,
    /// His total.
    pub total: String,
}

page!(HallsPage, "halls/halls.html");

/// The page, with what another hall joins by.
pub fn page(
    state: &Tournament,
    reports: &[HallReport],
    command: Option<String>,
    language: Language,
) -> HallsPage {
    let here = HallReport::of(state, &say!(language, "halls-here"));
    let halls: Vec<&HallReport> = std::iter::once(&here).chain(reports).collect();
    let (players, halls) = (players(&halls), halls.into_iter().map(row).collect());
    HallsPage { command, halls, players }
}

fn row(hall: &HallReport) -> HallRow {
    HallRow {
        name: hall.hall.clone(),
        round: hall.round.to_string(),
        players: hall.players.len(),
        heard: match hall.came_ms {
            0 => "–".to_owned(),
            came_ms => time_of_day(came_ms),
        },
        is_ended: hall.is_ended,
    }
}

fn players(halls: &[&HallReport]) -> Vec<HallPlayerRow> {
    let all = halls.iter().flat_map(|hall| hall.players.iter().map(|player| (*hall, player)));
    let mut all: Vec<(&HallReport, &ReportedPlayer)> = all.collect();
    all.sort_by_key(|(hall, player)| (Reverse(player.total), &hall.hall, player.number));
    let totals: Vec<i32> = all.iter().map(|(_, player)| player.total).collect();
    let rank = |total: i32| totals.partition_point(|other| *other > total) + 1;
    let rows = all.iter().map(|(hall, player)| HallPlayerRow {
        rank: rank(player.total),
        name: player.name.clone(),
        hall: hall.hall.clone(),
        round: hall.round.to_string(),
        total: player.total.to_string().replace('-', "−"),
    });
    rows.collect()
}

/// `GET /t/{id}/relay`: the game as every hall may know it.
pub async fn tell(at: AtDesk) -> HttpResponse {
    let mut told = Published::of(&at.public_view());
    if Silence::before(&at.app, &at.who()).is_kept() {
        // The words are part of it, and another game may be played with the same.
        told.set_up = None;
    }
    show::json(told)
}

/// `POST /t/{id}/relay`: the standings of a hall, from who had a ticket for them.
pub(crate) async fn take(at: AtDesk, body: Bytes) -> Answer {
    let announced = at.request.headers().get(DIGEST).map(HeaderValue::as_bytes);
    if announced != Some(digest(&body).as_bytes()) {
        return Ok(HttpResponse::BadRequest().finish());
    }
    let report = serde_json::from_slice::<HallReport>(&body);
    let report = report
        .map_err(|error| error.to_string())
        .and_then(|report| report.checked(clock::now_ms()).map_err(|fault| fault.to_string()));
    let report = match report {
        Ok(report) => report,
        Err(fault) => return Ok(HttpResponse::BadRequest().body(fault)),
    };
    Ok(match at.app.reports.take(&at.id, report) {
        Ok(()) => HttpResponse::NoContent().finish(),
        Err(KeepFault::TooMany) => HttpResponse::BadRequest().body(KeepFault::TooMany.to_string()),
        Err(fault @ KeepFault::Disk(_)) => {
            tracing::error!(%fault, "a hall's standings were not kept");
            HttpResponse::ServiceUnavailable().finish()
        }
    })
}

/// `GET /t/{id}/halls`: the standings of all halls as they have come.
pub async fn show(at: AtDesk) -> HttpResponse {
    let key = at.app.follow_key.as_ref().map(FollowKey::for_halls);
    let here = || format!("http://{}", at.request.connection_info().host());
    let address = at.app.addresses.current().unwrap_or_else(here);
    let command = key.map(|key| {
        format!("flavita follow --public {address}/t/{} --key {} --hall", at.id, key.shown())
    });
    let reports = at.app.reports.halls(&at.id);
    at.page(&page(&at.view().state, &reports, command, at.language))
}

#[cfg(test)]
mod tests {
    use super::*;
    use flavita_tournament::model::ids::PlayerNumber;

    fn hall(name: &str, totals: &[i32]) -> HallReport {
        let players = (1..).zip(totals).map(|(number, total)| ReportedPlayer {
            number: PlayerNumber(number),
            name: format!("{name} {number}"),
            total: *total,
        });
        HallReport { hall: name.to_owned(), players: players.collect(), ..HallReport::default() }
    }

    #[test]
    fn players_of_all_halls_stand_in_one_table_and_equal_totals_share_a_rank() {
        let (brno, eger) = (hall("Brno", &[40, 90]), hall("Eger", &[90, 95, -3]));
        let rows = players(&[&eger, &brno]);
        let read = rows.iter().map(|row| (row.rank, row.name.as_str(), row.total.as_str()));
        let read: Vec<_> = read.collect();
        assert_eq!(
            read,
            [
                (1, "Eger 2", "95"),
                (2, "Brno 2", "90"),
                (2, "Eger 1", "90"),
                (4, "Brno 1", "40"),
                (5, "Eger 3", "−3"),
            ]
        );
    }
}
