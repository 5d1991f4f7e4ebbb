//! The standings of the teams.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::tournament::standings::Standing;
use crate::tournament::state::Tournament;

/// A team's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamStanding {
    /// Its rank; teams of equal totals share one.
    pub rank: u32,
    /// Its name.
    pub team: String,
    /// The sum of its members' totals.
    pub total: i32,
    /// Its members' numbers, in the order of the standings.
    pub members: Vec<u32>,
}

/// The teams of a tournament by the sum of their members' totals; equals by name. Who has no team
/// counts for none.
#[must_use]
pub fn team_standings(state: &Tournament, lines: &[Standing]) -> Vec<TeamStanding> {
    let mut teams: BTreeMap<&str, TeamStanding> = BTreeMap::new();
    for line in lines {
        let player = state.players.get(&line.player);
        let Some(team) = player
            .map(|p| p.labels.team.as_str())
            .filter(|t| !t.is_empty())
        else {
            continue;
        };
        let entry = teams.entry(team).or_insert_with(|| TeamStanding {
            rank: 0,
            team: team.to_owned(),
            total: 0,
            members: Vec::new(),
        });
        entry.total += line.total;
        entry.members.push(line.player);
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
