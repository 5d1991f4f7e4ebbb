//! The standings: ranks, totals, percentages, tops, overtime.
//!
//! They say after which round they stand: the last one up to which every slip is judged, since
//! slips of a round are entered while the next one is thought about.

use crate::model::{PlayerNumber, Round, RoundNumber, rounded};
use crate::results::account::{Account, Entry, accounts};
use crate::results::ranking::{Contender, GamePoints, Tie, rank};
use crate::{profile::ranking::Measure, profile::ranking::Ranking, state::Tournament};

/// A player's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// His rank; equal players share one, and the next rank counts them all.
    pub rank: u32,
    /// His number.
    pub player: PlayerNumber,
    /// His total: points, what solos bring and what was ruled, less penalty.
    pub total: i32,
    /// The points of his slips, less the price of warnings.
    pub points: i32,
    /// What solos bring him.
    pub solo_points: i32,
    /// How many warnings he has.
    pub warnings: u32,
    /// What warnings cost him, as a positive number; already taken off the points.
    pub warning_price: i32,
    /// What overtime costs him, as a positive number.
    pub penalty: i32,
    /// His total less the sum of the tops: below zero where he lost points to the top.
    pub negative: i32,
    /// Penalties and bonuses by ruling; below 0 where penalties outweigh.
    pub ruled: i32,
    /// His total in hundredths of a per cent of the sum of the tops, rounded half up.
    pub percent_hundredths: i64,
    /// How many tops he found.
    pub tops: u32,
    /// How many rounds he alone had the best score.
    pub solos: u32,
    /// The points of his dearest slip; 0 where he has none.
    pub best_slip: i32,
    /// His thinking time in milliseconds.
    pub used_ms: u64,
    /// His thinking time beyond the budget, in milliseconds.
    pub overtime_ms: u64,
    /// His points round by round, from round 1; `None` where he did not play and nothing stands
    /// in for it.
    pub rounds: Vec<Option<i32>>,
}

impl Standing {
    /// What he got in this game, which has that number in its meeting.
    pub fn game_points(&self, game: Option<u32>) -> GamePoints {
        GamePoints {
            game,
            total: self.total,
            rounds: self.rounds.iter().map(|points| points.unwrap_or(0)).collect(),
        }
    }

    /// What he is compared by where this game is the only one.
    pub fn contender(&self, by: Measure) -> Contender {
        Contender {
            measure: match by {
                Measure::Total => i64::from(self.total),
                Measure::MeanPercent => self.percent_hundredths,
            },
            tops: self.tops,
            solos: self.solos,
            warnings: self.warnings,
            used_ms: self.used_ms,
            best_slip: self.best_slip,
            games: vec![self.game_points(None)],
        }
    }
}

/// The standings after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// After which round they stand; 0 before the first.
    pub after_round: RoundNumber,
    /// The sum of the tops.
    pub top_total: i32,
    /// The players, best first; equals by number.
    pub lines: Vec<Standing>,
    /// Every pair of neighbours whose measure is equal, with what decided between them.
    pub ties: Vec<Tie>,
}

impl Standings {
    /// The standings of some of the players, with ranks of their own: of a category or a club.
    pub fn among(self, is_one: impl Fn(&Standing) -> bool, rules: &Ranking) -> Self {
        let mut lines = self.lines;
        lines.retain(is_one);
        lines.sort_by_key(|line| line.player);
        let (lines, ties) = ranked(lines, rules);
        Self { lines, ties, ..self }
    }
}

/// The standings after round `after` (only rounds whose top is revealed count).
///
/// # Order
/// By the profile's measure and its tie-breaks, see [`rank`].
/// Who is equal even then shares the rank and stands by number.
pub fn standings(state: &Tournament, after: RoundNumber) -> Standings {
    let rounds: Vec<&Round> =
        state.rounds.iter().filter(|r| r.number <= after && r.may_be_marked()).collect();
    let top_total = rounds
        .iter()
        .filter(|r| !state.is_annulled(r.number))
        .filter_map(|r| r.tops.as_ref())
        .map(|tops| tops.points)
        .sum();
    let accounts = accounts(state, &rounds);
    let line = |(player, account): (&PlayerNumber, &Account)| {
        let ruled = state.ruled_points(*player, after);
        line(state, *player, account, top_total, ruled)
    };
    let lines = accounts.iter().map(line).collect();
    let (lines, ties) = ranked(lines, &state.profile.ranking);
    Standings {
        after_round: rounds.last().map_or(RoundNumber(0), |r| r.number),
        top_total,
        lines,
        ties,
    }
}

fn ranked(lines: Vec<Standing>, rules: &Ranking) -> (Vec<Standing>, Vec<Tie>) {
    let ranked = rank(lines, rules, |line| line.contender(rules.by));
    let lines = ranked.lines.into_iter();
    let lines = lines.map(|(rank, line)| Standing { rank, ..line });
    (lines.collect(), ranked.ties)
}

fn line(
    state: &Tournament,
    player: PlayerNumber,
    account: &Account,
    top_total: i32,
    ruled: i32,
) -> Standing {
    let entries = || account.iter().flatten();
    let sum = |figure: fn(&Entry) -> i32| entries().map(figure).sum::<i32>();
    let points = sum(|entry| entry.points);
    let solo_points = sum(|entry| entry.solo_points);
    let used_ms = entries().map(|entry| entry.used_ms).sum();
    let clock = state.profile.game_clock;
    let penalty = clock.map_or(0, |clock| clock.penalty(used_ms));
    let overtime_ms =
        clock.map_or(0, |clock| used_ms.saturating_sub(u64::from(clock.budget) * 1000));
    let total = points + solo_points - penalty + ruled;
    Standing {
        rank: 0,
        player,
        total,
        points,
        solo_points,
        warnings: entries().map(|entry| entry.warnings).sum(),
        warning_price: sum(|entry| entry.warning_price),
        penalty,
        negative: total - top_total,
        ruled,
        percent_hundredths: percent_hundredths(total, top_total),
        tops: count(entries().filter(|entry| entry.is_top)),
        solos: count(entries().filter(|entry| entry.is_solo)),
        best_slip: entries().filter_map(|entry| entry.slip).max().unwrap_or(0),
        used_ms,
        overtime_ms,
        rounds: account.iter().map(|entry| entry.map(|entry| entry.points)).collect(),
    }
}

fn count<T>(items: impl Iterator<Item = T>) -> u32 {
    u32::try_from(items.count()).unwrap_or(u32::MAX)
}

/// `part` of `whole` in hundredths of a per cent, rounded half up; 0 where the whole is 0.
///
/// ```
/// use flavita_tournament::results::standings::percent_hundredths;
/// assert_eq!(percent_hundredths(2, 3), 6667);
/// assert_eq!(percent_hundredths(1, 0), 0);
/// ```
pub fn percent_hundredths(part: i32, whole: i32) -> i64 {
    rounded(i64::from(part) * 10_000, i64::from(whole))
}
