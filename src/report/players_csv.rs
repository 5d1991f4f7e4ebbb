//! The players: who they are and in which rounds they play.

use crate::{csv_profile::CsvProfile, sheet::Cell, sheet::Column, sheet::table};
use flavita_i18n::language::Language;
use flavita_tournament::{model::Player, state::Tournament};

/// Every player by number, those who left too.
///
/// `until_round` is the last round of a player who left before the end; `missed_rounds` are those
/// between in which he does not play.
pub(crate) fn players_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let columns: &[Column<'_, &Player>] = &[
        ("number", &|player| Cell::number(player.number)),
        ("name", &|player| Cell::text(&player.name)),
        ("partner", &|player| Cell::text(&player.labels.partner)),
        ("club", &|player| Cell::text(&player.club)),
        ("categories", &|player| Cell::list(&player.labels.categories)),
        ("team", &|player| Cell::text(&player.labels.team)),
        ("from_round", &|player| Cell::number(player.from_round)),
        ("until_round", &|player| Cell::of(player.until_round, Cell::number)),
        ("missed_rounds", &|player| Cell::list(&player.missed)),
        ("licence", &|player| Cell::text(&player.labels.membership.licence)),
        ("series", &|player| Cell::text(&player.labels.membership.series)),
        ("rating", &|player| Cell::text(&player.labels.membership.rating)),
        ("nationality", &|player| Cell::text(&player.labels.membership.nationality)),
    ];
    table((profile, language), columns, state.players.values())
}
