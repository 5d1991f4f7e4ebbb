//! The slips: what stands on them, what they are worth and why.

use crate::{csv_profile::CsvProfile, sheet::Cell, sheet::Column, sheet::table};
use flavita_i18n::{language::Language, reason::sentences_in, remark::amiss};
use flavita_tournament::model::{PlacementText, Reason, Round, Slip};
use flavita_tournament::state::Tournament;

/// Every slip ever recorded, round by round in the order of entry, those replaced or taken back
/// too.
///
/// `at` and `word` stand as they were written, `read_at` and `read_word` as they were understood.
/// `verdict` is `valid`, `warning`, `penalty` or `zero`; `remarks` says what was amiss with a slip
/// that scores, and what each took off (`coordinates_shifted:5`), and `warning_given` for every warning
/// that the arbiter gave the player in that round.
/// `seconds` is the time that was noted; without one the whole round counts. `would_be` is what
/// the words make if nothing speaks against them. The verdict is the one in force; `ruling` is the
/// number of the ruling that says what the slip is worth. `received` is when a telephone's slip came,
/// in the time of the hall: what the telephone was told.
pub(crate) fn slips_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    type OfReading = fn(&PlacementText) -> Cell;
    let read = |slip: &Slip, cell: OfReading| Cell::of(slip.verdict.reading.as_ref(), cell);
    let columns: &[Column<'_, (&Round, &Slip)>] = &[
        ("round", &|(round, _)| Cell::number(round.number)),
        ("player", &|(_, slip)| Cell::name_of(state, slip.player)),
        ("number", &|(_, slip)| Cell::number(slip.player)),
        ("at", &|(_, slip)| Cell::text(&slip.text.at)),
        ("word", &|(_, slip)| Cell::text(&slip.text.word)),
        ("claimed", &|(_, slip)| Cell::of(slip.text.claimed, Cell::number)),
        ("seconds", &|(round, slip)| {
            let noted = slip.text.used_ms;
            let noted = noted.or_else(|| round.handed_in.get(&slip.player).copied());
            Cell::of(noted, Cell::Seconds)
        }),
        ("points", &|(_, slip)| Cell::number(slip.verdict.points)),
        ("would_be", &|(_, slip)| Cell::of(slip.verdict.would_be, Cell::number)),
        ("top", &|(_, slip)| Cell::number(slip.verdict.is_top)),
        ("verdict", &|(_, slip)| Cell::Term(slip.verdict.kind(&state.profile).name())),
        ("reasons", &|(_, slip)| Cell::list(slip.verdict.reasons.iter().map(Reason::code))),
        ("reason_text", &|(_, slip)| {
            let verdict = &slip.verdict;
            let zeros = || sentences_in(language, state, verdict).join(" ");
            let amiss = amiss(&state.profile, &slip.text, verdict, language);
            Cell::text(amiss.filter(|_| verdict.is_valid()).unwrap_or_else(zeros))
        }),
        ("status", &|(round, slip)| Cell::Term(status(round, slip))),
        ("slip", &|(_, slip)| Cell::number(slip.id)),
        ("read_at", &|(_, slip)| read(slip, |read| Cell::text(&read.at))),
        ("read_word", &|(_, slip)| read(slip, |read| Cell::text(&read.word))),
        ("remarks", &|(round, slip)| {
            let remarks = slip.verdict.remarks.iter();
            let remarks =
                remarks.map(|remark| format!("{}:{}", remark.infraction.name(), remark.cost));
            let given = state.warnings_given(slip.player, round.number);
            let given = given.filter(|_| slip.void_by.is_none()).map(|given| given.what.name());
            Cell::list(remarks.chain(given.map(str::to_owned)))
        }),
        ("ruling", &|(_, slip)| {
            Cell::of(state.ruling_on_slip(slip.id), |given| Cell::number(given.number))
        }),
        ("received", &|(_, slip)| {
            Cell::of(slip.is_sent().then_some(slip.recorded_ms), Cell::Moment)
        }),
    ];
    let rounds = state.rounds.iter();
    let rows = rounds.flat_map(|round| round.slips.iter().map(move |slip| (round, slip)));
    table((profile, language), columns, rows)
}

fn status(round: &Round, slip: &Slip) -> &'static str {
    if slip.withdrawn_ms.is_some() {
        "withdrawn"
    } else if slip.void_by.is_some() {
        "void"
    } else if round.counts(slip) {
        "counts"
    } else {
        "replaced"
    }
}
