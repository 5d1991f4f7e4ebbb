//! Homework: a row for every player, the best first.

use crate::{csv_profile::CsvProfile, sheet::Cell, sheet::Column, sheet::table};
use flavita_contests::training::homework::{Homework, HomeworkPlayer};
use flavita_i18n::language::Language;

/// `rank,player,points,percent,tops,rounds`: `percent` is of the tops of the rounds that the player
/// has played, `tops` how many he found.
pub fn homework_csv(homework: &Homework, profile: CsvProfile, language: Language) -> Vec<u8> {
    let columns: &[Column<'_, (usize, &HomeworkPlayer)>] = &[
        ("rank", &|(place, _)| Cell::count(*place)),
        ("player", &|(_, player)| Cell::text(&player.name)),
        ("points", &|(_, player)| Cell::Number(player.score.points)),
        ("percent", &|(_, player)| Cell::of(player.score.percent(), Cell::Percent)),
        ("tops", &|(_, player)| Cell::count(player.score.found)),
        ("rounds", &|(_, player)| Cell::count(player.score.rounds)),
    ];
    table((profile, language), columns, homework.table())
}
