//! The slips: what stands on them, what they are worth and why.

use chrono::{DateTime, Local};

use crate::{cell::Cell, csv_profile::CsvProfile, sheet::Sheet};
use flavita_i18n::{language::Language, reason::sentence_in, remark::amiss};
use flavita_tournament::{model::round::Round, model::slip::Slip, state::tournament::Tournament};

const COLUMNS: &[&str] = &[
    "round",
    "player",
    "number",
    "at",
    "word",
    "claimed",
    "seconds",
    "points",
    "would_be",
    "top",
    "verdict",
    "reasons",
    "reason_text",
    "status",
    "slip",
    "read_at",
    "read_word",
    "remarks",
    "ruling",
    "received",
];

/// What stands between the codes of several reasons.
const BETWEEN_REASONS: &str = "|";

/// Every slip ever recorded, round by round in the order of entry, those replaced or taken back
/// too.
///
/// `at` and `word` stand as they were written, `read_at` and `read_word` as they were understood.
/// `verdict` is `valid`, `warning`, `penalty` or `zero`; `remarks` says what was amiss with a slip
/// that scores, and what each took off (`coordinates_shifted:5`).
/// `seconds` is the time that was noted; without one the whole round counts. `would_be` is what
/// the words make if nothing speaks against them. The verdict is the one in force; `ruling` is the
/// number of the ruling that says what the slip is worth. `received` is when a telephone's slip came,
/// in the time of the hall: what the telephone was told.
pub(crate) fn slips_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let mut sheet = Sheet::new(profile, language, COLUMNS, 0);
    for round in &state.rounds {
        for slip in &round.slips {
            sheet.add(&cells(state, round, slip, language));
        }
    }
    sheet.to_bytes()
}

fn cells(state: &Tournament, round: &Round, slip: &Slip, language: Language) -> [Cell; 20] {
    let verdict = &slip.verdict;
    let player = state.players.get(&slip.player);
    let noted = slip.text.used_ms;
    let noted = noted.or_else(|| round.handed_in.get(&slip.player).copied());
    let reading = verdict.reading.as_ref();
    let codes = joined(&verdict.reasons, BETWEEN_REASONS, |r| r.code().to_owned());
    let zeros = joined(&verdict.reasons, " ", |r| sentence_in(language, state, r));
    let amiss = amiss(&state.profile, &slip.text, verdict, language);
    let sentences = amiss.filter(|_| verdict.is_valid()).unwrap_or(zeros);
    let remarks = joined(&verdict.remarks, BETWEEN_REASONS, |remark| {
        format!("{}:{}", remark.lapse.name(), remark.cost)
    });
    [
        Cell::number(round.number),
        Cell::of(player, |player| Cell::text(player.full_name())),
        Cell::number(slip.player),
        Cell::text(&slip.text.at),
        Cell::text(&slip.text.word),
        Cell::of(slip.text.claimed, Cell::number),
        Cell::of(noted, Cell::Seconds),
        Cell::number(verdict.points),
        Cell::of(verdict.would_be, Cell::number),
        Cell::number(verdict.is_top),
        Cell::Term(verdict.kind(&state.profile).name()),
        Cell::text(codes),
        Cell::text(sentences),
        Cell::Term(status(round, slip)),
        Cell::number(slip.id),
        Cell::of(reading, |reading| Cell::text(&reading.at)),
        Cell::of(reading, |reading| Cell::text(&reading.word)),
        Cell::text(remarks),
        Cell::of(state.ruling_on_slip(slip.id), |given| Cell::number(given.number)),
        Cell::text(received(slip)),
    ]
}

fn received(slip: &Slip) -> String {
    let at = DateTime::from_timestamp_millis(slip.recorded_ms).filter(|_| slip.is_sent());
    let local = at.map(|at| at.with_timezone(&Local));
    local.map_or_else(String::new, |at| at.format("%Y-%m-%d %H:%M:%S").to_string())
}

fn joined<T>(items: &[T], between: &str, text: impl Fn(&T) -> String) -> String {
    let texts: Vec<String> = items.iter().map(text).collect();
    texts.join(between)
}

fn status(round: &Round, slip: &Slip) -> &'static str {
    if slip.is_withdrawn {
        "withdrawn"
    } else if slip.void_by.is_some() {
        "void"
    } else if round.slip_of(slip.player).is_some_and(|s| s.id == slip.id) {
        "counts"
    } else {
        "replaced"
    }
}
