//! The warnings: what was amiss with slips that score, and what it cost.

use crate::{cell::Cell, csv_profile::CsvProfile, sheet::Column, sheet::table};
use flavita_i18n::{language::Language, remark::amiss};
use flavita_tournament::model::{Round, Slip};
use flavita_tournament::results::{Entry, accounts};
use flavita_tournament::{profile::warnings::Infraction, state::Tournament};

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
    let columns: &[Column<'_, (&Round, &Slip, Entry, u32)>] = &[
        ("round", &|(round, ..)| Cell::number(round.number)),
        ("number", &|(_, slip, ..)| Cell::number(slip.player)),
        ("player", &|(_, slip, ..)| {
            Cell::of(state.players.get(&slip.player), |player| Cell::text(player.full_name()))
        }),
        ("warnings", &|(_, _, entry, _)| Cell::number(entry.warnings)),
        ("warnings_so_far", &|(.., so_far)| Cell::number(*so_far)),
        ("warning_price", &|(_, _, entry, _)| Cell::number(entry.warning_price)),
        ("remarks", &|(_, slip, ..)| {
            let infractions = slip.verdict.remarks.iter().map(|remark| remark.infraction);
            let infractions = infractions.filter(|infraction| state.profile.warns_of(*infraction));
            Cell::text(infractions.map(Infraction::name).collect::<Vec<_>>().join(BETWEEN))
        }),
        ("reason_text", &|(_, slip, ..)| {
            Cell::of(amiss(&state.profile, &slip.text, &slip.verdict, language), Cell::Text)
        }),
    ];
    let mut rows = Vec::new();
    for (at, round) in rounds.iter().enumerate() {
        for (number, account) in &accounts {
            let earned = |entry: &Option<Entry>| entry.map_or(0, |entry| entry.warnings);
            let so_far: u32 = account.iter().take(at + 1).map(earned).sum();
            let entry = account[at].filter(|entry| entry.warnings > 0);
            if let (Some(entry), Some(slip)) = (entry, round.slip_of(*number)) {
                rows.push((*round, slip, entry, so_far));
            }
        }
    }
    table((profile, language), columns, rows)
}
