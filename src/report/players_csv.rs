//! The players: who they are and in which rounds they play.

use crate::{cell::Cell, csv_profile::CsvProfile, sheet::Sheet};
use flavita_i18n::language::Language;
use flavita_tournament::{model::player::Player, state::tournament::Tournament};

const COLUMNS: &[&str] = &[
    "number",
    "name",
    "partner",
    "club",
    "categories",
    "team",
    "from_round",
    "until_round",
    "missed_rounds",
];

/// What stands between several categories or rounds.
const BETWEEN: &str = "|";

/// Every player by number, those who left too.
///
/// `until_round` is the last round of a player who left before the end; `missed_rounds` are those
/// between in which he does not play.
pub(crate) fn players_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let mut sheet = Sheet::new(profile, language, COLUMNS, 0);
    for player in state.players.values() {
        sheet.add(&cells(player));
    }
    sheet.to_bytes()
}

fn cells(player: &Player) -> [Cell; 9] {
    let labels = &player.labels;
    let missed: Vec<String> = player.missed.iter().map(ToString::to_string).collect();
    [
        Cell::number(player.number),
        Cell::text(&player.name),
        Cell::text(&labels.partner),
        Cell::text(&player.club),
        Cell::text(labels.categories.join(BETWEEN)),
        Cell::text(&labels.team),
        Cell::number(player.from_round),
        Cell::of(player.until_round, Cell::number),
        Cell::text(missed.join(BETWEEN)),
    ]
}
