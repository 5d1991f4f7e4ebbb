//! The standings of the teams.

use crate::{model::PlayerNumber, results::standings::Standing, state::Tournament};
use std::{cmp::Reverse, collections::BTreeMap};

/// A team's line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamStanding {
    /// Its rank; teams of equal totals share one.
    pub rank: u32,
    /// Its name.
    pub team: String,
    /// The sum of its members' totals.
    pub total: i32,
    /// Its members' numbers, in the order of the standings.
    pub members: Vec<PlayerNumber>,
}

/// A player's share in his team.
#[derive(Clone, Copy, Debug)]
pub struct Share<'a> {
    /// His team; empty where he has none.
    pub team: &'a str,
    /// His number.
    pub number: PlayerNumber,
    /// His total.
    pub total: i32,
}

/// The teams of a tournament by the sum of their members' totals; equals by name. Who has no team
/// counts for none.
pub fn team_standings(state: &Tournament, lines: &[Standing]) -> Vec<TeamStanding> {
    let share = |line: &Standing| {
        let player = state.players.get(&line.player)?;
        Some(Share { team: &player.labels.team, number: line.player, total: line.total })
    };
    added_up(lines.iter().filter_map(share))
}

/// The teams by the sum of their members' shares, which come in the order of the standings.
pub fn added_up<'a>(shares: impl Iterator<Item = Share<'a>>) -> Vec<TeamStanding> {
    let mut teams: BTreeMap<&str, TeamStanding> = BTreeMap::new();
    for share in shares.filter(|share| !share.team.is_empty()) {
        let entry = teams.entry(share.team).or_default();
        share.team.clone_into(&mut entry.team);
        entry.total += share.total;
        entry.members.push(share.number);
    }
    let mut teams: Vec<TeamStanding> = teams.into_values().collect();
    teams.sort_by_key(|team| Reverse(team.total));
    let totals: Vec<i32> = teams.iter().map(|team| team.total).collect();
    for team in &mut teams {
        let better = totals.iter().filter(|total| **total > team.total).count();
        team.rank = u32::try_from(better + 1).unwrap_or(u32::MAX);
    }
    teams
}
