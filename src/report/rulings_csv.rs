//! The rulings: what the arbiter ruled, why, and whether it is in force.

use chrono::{DateTime, SecondsFormat};

use crate::{cell::Cell, csv_profile::CsvProfile, sheet::Sheet};
use flavita_i18n::{language::Language, ruling::sentence};
use flavita_tournament::model::ruling::{Given, Ruling};
use flavita_tournament::state::tournament::Tournament;

const COLUMNS: &[&str] = &[
    "ruling",
    "kind",
    "round",
    "number",
    "word",
    "slip",
    "points",
    "seconds",
    "sentence",
    "because",
    "when",
    "actor",
    "status",
    "revoked_because",
    "revoked_when",
    "revoked_actor",
];

/// Every ruling in the order in which they were given, those revoked too.
///
/// Times of day are UTC. `number` is the player's; `word` is the word that was ruled on or laid;
/// `points` are those of a slip, or below 0 for a penalty.
pub(crate) fn rulings_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let mut sheet = Sheet::new(profile, language, COLUMNS, 0);
    for given in &state.rulings {
        sheet.add(&cells(state, given, language));
    }
    sheet.to_bytes()
}

fn cells(state: &Tournament, given: &Given, language: Language) -> [Cell; 16] {
    let what = &given.what;
    let slip = if let Ruling::SlipJudged { slip, .. } = what { Some(*slip) } else { None };
    let of_slip = slip.and_then(|slip| state.slip(slip));
    let round = what.round().or(of_slip.map(|(round, _)| round.number));
    let player = what.player().or(of_slip.map(|(_, slip)| slip.player));
    let revoked = given.revoked.as_ref();
    [
        Cell::number(given.number),
        Cell::Term(what.name()),
        Cell::of(round, Cell::number),
        Cell::of(player, Cell::number),
        Cell::of(word(what), Cell::text),
        Cell::of(slip, Cell::number),
        Cell::of(points(what), Cell::number),
        Cell::of(time(what), Cell::Seconds),
        Cell::text(sentence(language, state, what)),
        Cell::text(&given.because),
        Cell::text(moment(given.stamp.at_ms)),
        Cell::text(given.stamp.actor.to_string()),
        Cell::Term(if revoked.is_none() { "in_force" } else { "revoked" }),
        Cell::of(revoked, |revoked| Cell::text(&revoked.because)),
        Cell::of(revoked, |revoked| Cell::text(moment(revoked.stamp.at_ms))),
        Cell::of(revoked, |revoked| Cell::text(revoked.stamp.actor.to_string())),
    ]
}

fn word(what: &Ruling) -> Option<&str> {
    if let Ruling::MoveReplaced { placement, .. } = what {
        return Some(&placement.word);
    }
    what.on_word().map(|(word, _)| word)
}

fn points(what: &Ruling) -> Option<i32> {
    if let Ruling::SlipJudged { points, .. } = what {
        Some(points.unwrap_or(0))
    } else if let Ruling::PointsGiven { points, .. } = what {
        Some(*points)
    } else {
        None
    }
}

fn time(what: &Ruling) -> Option<u64> {
    if let Ruling::TimeSet { used_ms, .. } = what {
        Some(*used_ms)
    } else if let Ruling::RoundReopened { remaining_ms, .. } = what {
        Some(*remaining_ms)
    } else {
        None
    }
}

/// A moment as `2026-11-21T19:42:07Z`.
fn moment(at_ms: i64) -> String {
    DateTime::from_timestamp_millis(at_ms)
        .map_or_else(String::new, |at| at.to_rfc3339_opts(SecondsFormat::Secs, true))
}
