//! The halls of a merge, and what came that is not counted.

use crate::merging::page::{MergeFileRow, MergeHallRow};
use crate::{parts::percent, parts::signed, standings::page::NOTHING};
use flavita_app::{halls::merging::Arrival, merging::kept::Outcome};
use flavita_contests::halls::conflict::{Conflict, Doubt};
use flavita_contests::{halls::hall::Hall, halls::merged::Merged, halls::merged::Share};
use flavita_i18n::{halls::fault, language::Language, text::joined};
use flavita_tournament::model::rounding;
use std::collections::BTreeMap;

/// The digits of a key by which people compare it.
const FINGERPRINT: usize = 16;

/// The file in which something came.
pub(crate) fn file_of(arrival: &Arrival, files: &[String]) -> Option<String> {
    let of_codes = format!("codes-{}-", arrival.name);
    let mut files = files.iter();
    let found = files.find(|file| **file == arrival.name || file.starts_with(&of_codes));
    found.cloned()
}

/// The table of the halls.
pub(crate) fn rows(outcome: &Outcome, files: &[String], language: Language) -> Vec<MergeHallRow> {
    let merged = &outcome.merged;
    let totals = totals(merged);
    let row = |(place, (hall, share)): (usize, &(Hall, Share))| {
        let own = totals.get(&place).map_or(&[][..], Vec::as_slice);
        let mut arrivals = outcome.arrivals.iter();
        let arrival = arrivals.find(|one| one.id == hall.result);
        let (checked, is_sound) = checked(merged, hall, language);
        let (counts, share_name) = self::share(*share, language);
        MergeHallRow {
            name: hall.name.clone(),
            counts,
            share: share_name,
            players: hall.state.players.len(),
            slips: slips(hall),
            best: own.iter().max().map_or_else(|| NOTHING.to_owned(), |best| signed(*best)),
            average: mean(own, language),
            checked,
            is_sound,
            fingerprint: fingerprint(&hall.key),
            key: hall.key.clone(),
            file: arrival.and_then(|one| file_of(one, files)).unwrap_or_default(),
            is_left_out: outcome.decisions.on_hall(&hall.name) == Some(false)
                && !is_in_conflict(merged, hall),
        }
    };
    merged.halls.iter().enumerate().map(row).collect()
}

/// The totals of each hall's players, by the place of the hall.
fn totals(merged: &Merged) -> BTreeMap<usize, Vec<i32>> {
    let mut totals: BTreeMap<usize, Vec<i32>> = BTreeMap::new();
    for line in merged.standings.iter().flat_map(|all| &all.lines) {
        let seat = merged.field.as_ref().and_then(|all| all.seat(line.player));
        if let Some(seat) = seat {
            totals.entry(seat.hall).or_default().push(line.total);
        }
    }
    totals
}

/// The mean with two digits behind the point, rounded half up; a dash where there is nothing.
pub(crate) fn mean(values: &[i32], language: Language) -> String {
    if values.is_empty() {
        return NOTHING.to_owned();
    }
    percent(language, rounding::mean(values.iter().map(|value| 100 * i64::from(*value))))
}

/// How many slips the players of a hall handed in.
fn slips(hall: &Hall) -> usize {
    let of_round = hall.state.rounds.iter().map(|round| {
        hall.state.players.keys().filter(|player| round.slip_of(**player).is_some()).count()
    });
    of_round.sum()
}

/// The beginning of a key in groups of four digits.
fn fingerprint(key: &str) -> String {
    let signs: Vec<char> = key.chars().take(FINGERPRINT).collect();
    joined(signs.chunks(4).map(String::from_iter), " ")
}

fn share(share: Share, language: Language) -> (String, &'static str) {
    let say = |key: &str, n: u32| say!(language, key, n = n);
    match share {
        Share::Whole => (say("merge-counts", 0), "whole"),
        Share::Until(round) => (say("merge-counts-until", round.0), "part"),
        Share::Nothing => (say("merge-counts-not", 0), "nothing"),
    }
}

/// Whether the log of a hall was decided again and judged again, and nothing was found.
fn checked(merged: &Merged, hall: &Hall, language: Language) -> (String, bool) {
    let mut key = "merge-checked";
    for one in &merged.conflicts {
        match one.conflict.doubt() {
            Some((name, Doubt::LogDiffers { .. })) if name == hall.name => {
                key = "merge-checked-differs";
            }
            Some((name, Doubt::Unverified(_))) if name == hall.name => {
                key = "merge-checked-not";
            }
            Some(_) | None => {}
        }
    }
    (say!(language, key), key == "merge-checked")
}

/// Whether anything is listed about a hall, by which a decision on it can be taken back.
fn is_in_conflict(merged: &Merged, hall: &Hall) -> bool {
    merged.conflicts.iter().any(|one| {
        let is_of_hall = one.conflict.doubt().is_some();
        let is_of_results =
            matches!(one.conflict, Conflict::ResultsPart { .. } | Conflict::KeyChanged { .. });
        (is_of_hall || is_of_results) && one.conflict.subject() == hall.name
    })
}

/// What came and is no hall of the table: refused, replaced by a longer result, or not chosen.
pub(crate) fn others(outcome: &Outcome, files: &[String], language: Language) -> Vec<MergeFileRow> {
    let merged = &outcome.merged;
    let counts = |id: &str| merged.halls.iter().any(|(hall, _)| hall.result == id);
    let others = outcome.arrivals.iter().filter(|one| !counts(&one.id));
    let row = |one: &Arrival| MergeFileRow {
        file: file_of(one, files).unwrap_or_default(),
        hall: one.hall.clone(),
        because: because(merged, one, language),
    };
    let mut rows: Vec<MergeFileRow> = others.map(row).collect();
    rows.sort_by(|one, other| (&one.hall, &one.file).cmp(&(&other.hall, &other.file)));
    rows
}

fn because(merged: &Merged, arrival: &Arrival, language: Language) -> String {
    let mut refused = merged.conflicts.iter().filter_map(|one| {
        if let Conflict::Refused { id, fault, .. } = &one.conflict
            && *id == arrival.id
        {
            return Some(fault);
        }
        None
    });
    if let Some(found) = refused.next().or(arrival.fault.as_ref()) {
        return fault(found, language);
    }
    let is_of_conflict = merged.conflicts.iter().any(|one| {
        matches!(&one.conflict, Conflict::ResultsPart { results, .. } | Conflict::KeyChanged { results, .. }
            if results.contains(&arrival.id))
    });
    let key = if is_of_conflict { "merge-not-chosen" } else { "merge-replaced" };
    say!(language, key)
}
