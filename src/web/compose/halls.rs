//! The standings of all halls that play a game along, as they have come.

use std::cmp::Reverse;

use crate::pages::halls::{HallPlayerRow, HallRow, HallsPage};
use flavita_app::relay::report::{HallReport, ReportedPlayer};
use flavita_app::{clock::time_of_day, view::DeskView};
use flavita_i18n::{catalogue::say, language::Language};

/// The page, with what another hall joins by.
pub fn page(
    view: &DeskView,
    id: &str,
    (reports, command): (&[HallReport], Option<String>),
    language: Language,
) -> HallsPage {
    let here = HallReport::of(&view.state, &say(language, "halls-here", &[]));
    let halls: Vec<&HallReport> = std::iter::once(&here).chain(reports).collect();
    HallsPage {
        tournament: id.to_owned(),
        name: view.state.name.clone(),
        command,
        halls: halls.iter().map(|hall| row(hall)).collect(),
        players: players(&halls),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn hall(name: &str, totals: &[i32]) -> HallReport {
        let players = (1..).zip(totals).map(|(number, total)| ReportedPlayer {
            number,
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
