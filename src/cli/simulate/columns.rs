//! The table of games: its columns, and what each of them says.

use std::fmt::Write;

use flavita_contests::simulation::record::GameRecord;
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

/// A column: its name, what it says, and its text for a game.
struct Column {
    name: &'static str,
    meaning: &'static str,
    cell: fn(&PlayedGame) -> String,
}

const fn column(
    name: &'static str,
    meaning: &'static str,
    cell: fn(&PlayedGame) -> String,
) -> Column {
    Column { name, meaning, cell }
}

/// The order of the columns is part of the format: a new one goes before `seed`.
const COLUMNS: &[Column] = &[
    column("game", "the number of the game", |g| g.number.to_string()),
    column("rounds", "how many rounds it had", |g| g.record.rounds.to_string()),
    column("total", "the points of all tops", |g| g.record.total.to_string()),
    column("mean_top", "points a round, in hundredths", |g| g.record.mean_top().to_string()),
    column("best_top", "the points of the best top", |g| g.record.best_top.to_string()),
    column("bingos", "rounds laid with the largest bonus", |g| g.record.bingos.to_string()),
    column("rejected_minimum", "racks sent back for want of vowels or consonants", |g| {
        g.record.rejected_minimum.to_string()
    }),
    column("rejected_unplayable", "racks sent back because nothing could be laid", |g| {
        g.record.rejected_unplayable.to_string()
    }),
    column("blank_rounds", "rounds in which a blank was laid", |g| {
        g.record.blank_rounds.to_string()
    }),
    column("equal_top_rounds", "rounds with several tops", |g| {
        g.record.equal_top_rounds.to_string()
    }),
    column("closest_gap", "smallest distance from a top to the next lower score (--gaps)", |g| {
        text(g.record.field.and_then(|field| field.closest_gap))
    }),
    column("widest_gap", "the largest such distance (--gaps)", |g| {
        text(g.record.field.and_then(|field| field.widest_gap))
    }),
    column("placements", "all legal plays (--gaps)", |g| {
        text(g.record.field.map(|field| field.placements))
    }),
    column("tiles_left", "tiles that were not laid", |g| g.record.tiles_left.to_string()),
    column("end", "bag_empty, minimum_impossible, nothing_playable or rounds_played", |g| {
        g.record.end.name().to_owned()
    }),
    column("seed", "the game's own seed, in hexadecimal", |g| g.seed.secret.clone()),
];

fn text(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// The heading line.
pub(super) fn heading() -> String {
    let names: Vec<&str> = COLUMNS.iter().map(|column| column.name).collect();
    names.join(",") + "\n"
}

/// The line of a game. No cell holds a comma or a quote.
pub(super) fn line(game: &PlayedGame) -> String {
    let cells: Vec<String> = COLUMNS.iter().map(|column| (column.cell)(game)).collect();
    cells.join(",") + "\n"
}

/// What stands below the options: the columns, and an example.
pub(super) fn help() -> String {
    let mut help = "Columns of --out, one line per game, separated by commas:\n".to_owned();
    for Column { name, meaning, .. } in COLUMNS {
        writeln!(help, "  {name:<20} {meaning}").expect("memory takes text");
    }
    help.push_str(
        "\nThe seed of game N is the HMAC-SHA256 of dsc-game-v1, a zero byte and N in 8 bytes, with\n\
         --seed as its key; racks follow from it as from the seed of a tournament.\n\n\
         Example:\n  \
         flavita simulate --edition ru-scrabble --games 10000 --seed 2026 --out games.csv --histogram",
    );
    help
}
