//! Counting a tournament a second time, from its events alone.

use std::collections::BTreeMap;

use crate::tournament::event::{Event, Stamp};
use crate::tournament::standings::standings;
use crate::tournament::state::Tournament;

/// Where the standings differ from a plain count of the slips that the log holds: of every player
/// in every round the last slip that was not taken back.
pub(super) fn differences(state: &Tournament, events: &[(Event, Stamp)]) -> Vec<String> {
    let points = points(events);
    let lines = standings(state, u32::MAX).lines;
    let mut differences = Vec::new();
    for (place, line) in (1..).zip(&lines) {
        let counted = points.get(&line.player).copied().unwrap_or(0);
        let raw = line.points + line.warning_price;
        if counted != raw || line.points + line.solo_points - line.penalty != line.total {
            differences.push(format!(
                "player {}: {counted} points in the log, {raw} less {} for warnings, {} for solos, \
                 less {} for time is {} in the standings",
                line.player, line.warning_price, line.solo_points, line.penalty, line.total
            ));
        }
        let ahead = lines.iter().filter(|other| other.total > line.total);
        let ahead = u32::try_from(ahead.count()).unwrap_or(u32::MAX);
        if line.rank <= ahead || line.rank > place {
            differences.push(format!(
                "player {}: rank {} with {ahead} players ahead",
                line.player, line.rank
            ));
        }
    }
    differences
}

/// Every player's points.
fn points(events: &[(Event, Stamp)]) -> BTreeMap<u32, i32> {
    let mut slips: BTreeMap<(u32, u32), BTreeMap<u32, i32>> = BTreeMap::new();
    for (event, _) in events {
        if let Event::SlipJudged {
            slip,
            round,
            player,
            verdict,
            ..
        } = event
        {
            let of_player = slips.entry((*player, *round)).or_default();
            of_player.insert(*slip, verdict.points);
        }
        if let Event::SlipWithdrawn { slip, .. } = event {
            for of_player in slips.values_mut() {
                of_player.remove(slip);
            }
        }
    }
    let mut points = BTreeMap::new();
    for ((player, _), slips) in slips {
        let last = slips.last_key_value().map_or(0, |(_, points)| *points);
        *points.entry(player).or_insert(0) += last;
    }
    points
}
