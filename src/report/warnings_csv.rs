//! The warnings: what was amiss with slips that score, what the arbiter warned of, and what it cost.

use crate::{csv_profile::CsvProfile, sheet::Cell, sheet::Column, sheet::table};
use flavita_i18n::{language::Language, remark::amiss};
use flavita_tournament::model::{PlayerNumber, Round, Slip};
use flavita_tournament::results::{Entry, accounts};
use flavita_tournament::{profile::warnings::Infraction, state::Tournament};

/// A round, who was warned in it, his slip, what he got, and his warnings so far.
type Row<'a> = (&'a Round, PlayerNumber, Option<&'a Slip>, Entry, u32);

/// Every player who was warned in a round, by his slip or by the arbiter, round by round and by number.
///
/// `warning_price` is what the warnings of this round took off his slip: only those beyond the free ones
/// cost anything. `warnings_so_far` counts those of this round, too.
pub(crate) fn warnings_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    let until = usize::try_from(state.marked_until().0).unwrap_or(usize::MAX);
    let rounds: Vec<&Round> = state.rounds.iter().take(until).collect();
    let accounts = accounts(state, &rounds);
    let columns: &[Column<'_, Row<'_>>] = &[
        ("round", &|(round, ..)| Cell::number(round.number)),
        ("number", &|(_, number, ..)| Cell::number(*number)),
        ("player", &|(_, number, ..)| Cell::name_of(state, *number)),
        ("warnings", &|(.., entry, _)| Cell::number(entry.warnings)),
        ("warnings_so_far", &|(.., so_far)| Cell::number(*so_far)),
        ("warning_price", &|(.., entry, _)| Cell::number(entry.warning_price)),
        ("remarks", &|(round, number, slip, ..)| {
            let remarks = slip.iter().flat_map(|slip| &slip.verdict.remarks);
            let infractions = remarks.map(|remark| remark.infraction);
            let infractions = infractions.filter(|infraction| state.profile.warns_of(*infraction));
            let given = state.warnings_given(*number, round.number);
            Cell::list(infractions.map(Infraction::name).chain(given.map(|one| one.what.name())))
        }),
        ("reason_text", &|(round, number, slip, ..)| {
            let amiss =
                slip.and_then(|slip| amiss(&state.profile, &slip.text, &slip.verdict, language));
            let given = state.warnings_given(*number, round.number);
            let all = amiss.into_iter().chain(given.map(|given| given.because.clone()));
            Cell::text(all.collect::<Vec<_>>().join(" "))
        }),
    ];
    let mut rows = Vec::new();
    for (at, round) in rounds.iter().enumerate() {
        for (number, account) in &accounts {
            let earned = |entry: &Option<Entry>| entry.map_or(0, |entry| entry.warnings);
            let so_far: u32 = account.iter().take(at + 1).map(earned).sum();
            let entry = account[at].filter(|entry| entry.warnings > 0);
            rows.extend(
                entry.map(|entry| (*round, *number, round.slip_of(*number), entry, so_far)),
            );
        }
    }
    table((profile, language), columns, rows)
}
