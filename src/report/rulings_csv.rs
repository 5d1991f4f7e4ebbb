//! The rulings: what the arbiter ruled, why, and whether it is in force.

use crate::{csv_profile::CsvProfile, sheet::Cell, sheet::Column, sheet::table};
use flavita_i18n::{language::Language, names::actor_name, ruling::sentence};
use flavita_tournament::model::{Actor, Given, Ruling, SlipNumber, ruling::Revoked};
use flavita_tournament::state::Tournament;

/// Every ruling in the order in which they were given, those revoked too.
///
/// `number` is the player's; `word` is the word that was ruled on or laid;
/// `points` are those of a slip, or below 0 for a penalty.
pub(crate) fn rulings_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let who = |actor: &Actor| match profile {
        CsvProfile::Spreadsheet => actor_name(actor, language),
        CsvProfile::Plain => actor.to_string(),
    };
    let gone =
        |given: &Given, cell: &dyn Fn(&Revoked) -> Cell| Cell::of(given.revoked.as_ref(), cell);
    let columns: &[Column<'_, &Given>] = &[
        ("ruling", &|given| Cell::number(given.number)),
        ("kind", &|given| Cell::Term(given.what.name())),
        ("round", &|given| {
            let of_slip = || state.slip(slip(&given.what)?).map(|(round, _)| round.number);
            Cell::of(given.what.round().or_else(of_slip), Cell::number)
        }),
        ("number", &|given| {
            let of_slip = || state.slip(slip(&given.what)?).map(|(_, slip)| slip.player);
            Cell::of(given.what.player().or_else(of_slip), Cell::number)
        }),
        ("word", &|given| Cell::of(word(&given.what), Cell::text)),
        ("slip", &|given| Cell::of(slip(&given.what), Cell::number)),
        ("points", &|given| Cell::of(points(&given.what), Cell::number)),
        ("seconds", &|given| Cell::of(time(&given.what), Cell::Seconds)),
        ("sentence", &|given| Cell::text(sentence(language, state, &given.what))),
        ("because", &|given| Cell::text(&given.because)),
        ("when", &|given| Cell::Moment(given.stamp.at_ms)),
        ("actor", &|given| Cell::text(who(&given.stamp.actor))),
        ("status", &|given| {
            Cell::Term(if given.revoked.is_none() { "in_force" } else { "revoked" })
        }),
        ("revoked_because", &|given| gone(given, &|gone| Cell::text(&gone.because))),
        ("revoked_when", &|given| gone(given, &|gone| Cell::Moment(gone.stamp.at_ms))),
        ("revoked_actor", &|given| gone(given, &|gone| Cell::text(who(&gone.stamp.actor)))),
    ];
    table((profile, language), columns, &state.rulings)
}

fn slip(what: &Ruling) -> Option<SlipNumber> {
    if let Ruling::SlipJudged { slip, .. } = what { Some(*slip) } else { None }
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
