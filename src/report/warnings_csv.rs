//! The warnings: what was amiss with slips that score, and what it cost.

use crate::{cell::Cell, csv_profile::CsvProfile, sheet::Sheet};
use flavita_i18n::{language::Language, remark::amiss};
use flavita_tournament::results::account::{Entry, accounts};
use flavita_tournament::{
    model::round::Round, model::slip::Slip, profile::warnings::Lapse, state::tournament::Tournament,
};

const COLUMNS: &[&str] = &[
    "round",
    "number",
    "player",
    "warnings",
    "warnings_so_far",
    "warning_price",
    "remarks",
    "reason_text",
];

/// What stands between several remarks.
const BETWEEN: &str = "|";

/// Every slip that earned a warning, round by round and by number.
///
/// `warning_price` is what the warnings of this slip took off it: only those beyond the free ones
/// cost anything. `warnings_so_far` counts those of this slip, too.
pub(crate) fn warnings_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let until = usize::try_from(state.marked_until().0).unwrap_or(usize::MAX);
    let rounds: Vec<&Round> = state.rounds.iter().take(until).collect();
    let accounts = accounts(state, &rounds);
    let mut sheet = Sheet::new(profile, language, COLUMNS, 0);
    for (at, round) in rounds.iter().enumerate() {
        for (number, account) in &accounts {
            let earned = |entry: &Option<Entry>| entry.map_or(0, |entry| entry.warnings);
            let so_far: u32 = account.iter().take(at + 1).map(earned).sum();
            let entry = account[at].filter(|entry| entry.warnings > 0);
            if let (Some(entry), Some(slip)) = (entry, round.slip_of(*number)) {
                sheet.add(&cells(state, round, slip, entry, so_far, language));
            }
        }
    }
    sheet.to_bytes()
}

fn cells(
    state: &Tournament,
    round: &Round,
    slip: &Slip,
    entry: Entry,
    so_far: u32,
    language: Language,
) -> [Cell; 8] {
    let player = state.players.get(&slip.player);
    let lapses = slip.verdict.remarks.iter().map(|remark| remark.lapse);
    let lapses = lapses.filter(|lapse| state.profile.warns_of(*lapse));
    let names: Vec<&str> = lapses.map(Lapse::name).collect();
    let sentence = amiss(&state.profile, &slip.text, &slip.verdict, language);
    [
        Cell::number(round.number),
        Cell::number(slip.player),
        Cell::of(player, |player| Cell::text(player.full_name())),
        Cell::number(entry.warnings),
        Cell::number(so_far),
        Cell::number(entry.warning_price),
        Cell::text(names.join(BETWEEN)),
        Cell::of(sentence, Cell::Text),
    ]
}
