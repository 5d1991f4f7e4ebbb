//! The standings: ranks, totals, percentages, tops, overtime.

use std::cmp::Reverse;

use crate::tournament::round::Round;
use crate::tournament::state::Tournament;

/// The least number of players in a round for which a solo is spoken of.
const LEAST_PLAYERS_FOR_A_SOLO: usize = 2;

/// A player's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// His rank; equal players share one, and the next rank counts them all.
    pub rank: u32,
    /// His number.
    pub player: u32,
    /// His total: points less penalty.
    pub total: i32,
    /// The points of his slips.
    pub points: i32,
    /// What overtime costs him, as a positive number.
    pub penalty: i32,
    /// His total in hundredths of a per cent of the sum of the tops, rounded half up.
    pub percent_hundredths: i64,
    /// How many tops he found.
    pub tops: u32,
    /// How many rounds he alone had the best score.
    pub solos: u32,
    /// His thinking time in milliseconds.
    pub used_ms: u64,
    /// His thinking time beyond the budget, in milliseconds.
    pub overtime_ms: u64,
    /// His points round by round, from round 1; `None` where he did not play.
    pub rounds: Vec<Option<i32>>,
}

/// The standings after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// After which round they stand; 0 before the first.
    pub after_round: u32,
    /// The sum of the tops.
    pub top_total: i32,
    /// The players, best first; equals by number.
    pub lines: Vec<Standing>,
}

/// The standings after round `after` (only rounds whose top is revealed count).
///
/// # Order
/// By total; equals by more tops, then by the later rounds backwards. Who is equal even then
/// shares the rank and stands by number.
#[must_use]
pub fn standings(state: &Tournament, after: u32) -> Standings {
    let rounds: Vec<&Round> = state
        .rounds
        .iter()
        .filter(|r| r.number <= after && r.may_be_marked())
        .collect();
    let top_total = rounds
        .iter()
        .filter_map(|r| r.tops.as_ref())
        .map(|tops| tops.points)
        .sum();
    let solos: Vec<Option<u32>> = rounds.iter().map(|round| solo(state, round)).collect();
    let mut lines: Vec<Standing> = state
        .players
        .keys()
        .map(|player| line(state, &rounds, &solos, *player, top_total))
        .collect();
    lines.sort_by_key(|line| (Reverse(order(line)), line.player));
    share_ranks(&mut lines);
    Standings {
        after_round: rounds.last().map_or(0, |r| r.number),
        top_total,
        lines,
    }
}

/// What decides the order, most important first.
fn order(line: &Standing) -> (i32, u32, Vec<i32>) {
    let backwards = line
        .rounds
        .iter()
        .rev()
        .map(|points| points.unwrap_or(0))
        .collect();
    (line.total, line.tops, backwards)
}

fn share_ranks(lines: &mut [Standing]) {
    let mut last = None;
    for (place, line) in (1..).zip(lines.iter_mut()) {
        let order = order(line);
        let rank = match &last {
            Some((rank, before)) if *before == order => *rank,
            _ => place,
        };
        line.rank = rank;
        last = Some((rank, order));
    }
}

fn line(
    state: &Tournament,
    rounds: &[&Round],
    solos: &[Option<u32>],
    player: u32,
    top_total: i32,
) -> Standing {
    let plays = |round: &Round| {
        state
            .players
            .get(&player)
            .is_some_and(|p| p.plays_in(round.number))
    };
    let his_rounds = || rounds.iter().filter(|round| plays(round));
    let points: i32 = his_rounds().map(|round| round.points_of(player)).sum();
    let used_ms = his_rounds().map(|round| round.used_ms(player)).sum();
    let is_top = |round: &&&Round| {
        round
            .slip_of(player)
            .is_some_and(|slip| slip.verdict.is_top)
    };
    let clock = state.profile.game_clock;
    let penalty = clock.map_or(0, |clock| clock.penalty(used_ms));
    let overtime_ms = clock.map_or(0, |clock| {
        used_ms.saturating_sub(u64::from(clock.budget) * 1000)
    });
    let total = points - penalty;
    Standing {
        rank: 0,
        player,
        total,
        points,
        penalty,
        percent_hundredths: percent_hundredths(total, top_total),
        tops: count(his_rounds().filter(is_top)),
        solos: count(solos.iter().filter(|solo| **solo == Some(player))),
        used_ms,
        overtime_ms,
        rounds: rounds
            .iter()
            .map(|r| plays(r).then(|| r.points_of(player)))
            .collect(),
    }
}

fn count<T>(items: impl Iterator<Item = T>) -> u32 {
    u32::try_from(items.count()).unwrap_or(u32::MAX)
}

/// `part` of `whole` in hundredths of a per cent, rounded half up; 0 where the whole is 0.
///
/// ```
/// use flavita::tournament::standings::percent_hundredths;
/// assert_eq!(percent_hundredths(2, 3), 6667);
/// assert_eq!(percent_hundredths(1, 0), 0);
/// ```
#[must_use]
pub fn percent_hundredths(part: i32, whole: i32) -> i64 {
    if whole == 0 {
        return 0;
    }
    let (part, whole) = (i64::from(part), i64::from(whole));
    (part * 20_000 + whole).div_euclid(2 * whole)
}

/// The only player with the best score of a round; only a score above zero is one.
#[must_use]
pub fn solo(state: &Tournament, round: &Round) -> Option<u32> {
    let points: Vec<(i32, u32)> = state
        .players_in(round.number)
        .map(|player| (round.points_of(player.number), player.number))
        .collect();
    let (best, player) = *points.iter().max()?;
    let alone = points.iter().filter(|(points, _)| *points == best).count() == 1;
    (alone && best > 0 && points.len() >= LEAST_PLAYERS_FOR_A_SOLO).then_some(player)
}
