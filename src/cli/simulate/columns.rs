//! The table of games: its columns, and what each of them says.

use flavita_contests::simulation::record::GameRecord;
use flavita_i18n::text::joined;
use flavita_tournament::model::chance::Seed;

/// A game with its number and the seed that plays it again.
#[derive(Debug)]
pub(super) struct PlayedGame {
    /// The number of the game, from 1.
    pub(super) number: u64,
    /// What it was drawn from.
    pub(super) seed: Seed,
    /// What came of it.
    pub(super) record: GameRecord,
}

/// A column: its name and its text for a game; the help says what it means.
type Column = (&'static str, fn(&PlayedGame) -> String);

/// The order of the columns is part of the format: a new one goes before `seed`.
const COLUMNS: &[Column] = &[
    ("game", |g| g.number.to_string()),
    ("rounds", |g| g.record.rounds.to_string()),
    ("total", |g| g.record.total.to_string()),
    ("mean_top", |g| g.record.mean_top().to_string()),
    ("best_top", |g| g.record.best_top.to_string()),
    ("bingos", |g| g.record.bingos.to_string()),
    ("rejected_minimum", |g| g.record.rejected_minimum.to_string()),
    ("rejected_unplayable", |g| g.record.rejected_unplayable.to_string()),
    ("blank_rounds", |g| g.record.blank_rounds.to_string()),
    ("equal_top_rounds", |g| g.record.equal_top_rounds.to_string()),
    ("closest_gap", |g| text(g.record.field.and_then(|field| field.closest_gap))),
    ("widest_gap", |g| text(g.record.field.and_then(|field| field.widest_gap))),
    ("placements", |g| text(g.record.field.map(|field| field.placements))),
    ("tiles_left", |g| g.record.tiles_left.to_string()),
    ("end", |g| g.record.end.name().to_owned()),
    ("seed", |g| g.seed.secret.clone()),
];

fn text(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// The heading line.
pub(super) fn heading() -> String {
    joined(COLUMNS.iter().map(|(name, _)| name), ",") + "\n"
}

/// The line of a game. No cell holds a comma or a quote.
pub(super) fn line(game: &PlayedGame) -> String {
    joined(COLUMNS.iter().map(|(_, cell)| cell(game)), ",") + "\n"
}

#[cfg(test)]
mod tests {
    use flavita_i18n::{catalogue::say, language::Language};

    use super::COLUMNS;

    #[test]
    fn the_help_explains_every_column_in_its_order() {
        for language in Language::ALL {
            let help = say(language, "after-simulate", &[]);
            let lines = help.lines().filter_map(|line| line.strip_prefix("  "));
            let named: Vec<&str> = lines.filter_map(|line| line.split(' ').next()).collect();
            let columns: Vec<&str> = COLUMNS.iter().map(|(name, _)| *name).collect();
            assert_eq!(named, columns, "{}", language.tag());
        }
    }
}
