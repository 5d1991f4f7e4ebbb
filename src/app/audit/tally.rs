//! Counting a tournament a second time, from its events alone.

use std::collections::{BTreeMap, BTreeSet};

use crate::tournament::event::{Event, Stamp};
use crate::tournament::ruling::definition::{Outcome, Ruling};
use crate::tournament::standings::standings;
use crate::tournament::state::Tournament;

/// Where the standings differ from a plain count of the slips and rulings that the log holds: of
/// every player in every round the last slip that was neither taken back nor made void.
pub(super) fn differences(state: &Tournament, events: &[(Event, Stamp)]) -> Vec<String> {
    let tally = Tally::of(events);
    let (points, ruled) = (tally.points(), tally.ruled());
    let lines = standings(state, u32::MAX).lines;
    let mut differences = Vec::new();
    for (place, line) in (1..).zip(&lines) {
        let of_player = |figures: &BTreeMap<u32, i32>| figures.get(&line.player).copied();
        let counted = of_player(&points).unwrap_or(0);
        let ruled = of_player(&ruled).unwrap_or(0);
        let raw = line.points + line.warning_price;
        let total = line.points + line.solo_points - line.penalty + ruled;
        if counted != raw || ruled != line.ruled || total != line.total {
            differences.push(format!(
                "player {}: {counted} points in the log, {raw} less {} for warnings, {} for solos, \
                 less {} for time, {ruled} by rulings is {} in the standings",
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

/// What the log says of slips and rulings.
#[derive(Default)]
struct Tally<'a> {
    slips: BTreeMap<u32, Counted<'a>>,
    /// The rulings in force.
    rulings: BTreeMap<u32, &'a Ruling>,
}

struct Counted<'a> {
    player: u32,
    round: u32,
    points: i32,
    by: &'a str,
    is_withdrawn: bool,
    /// The rulings that reopened its round after it was recorded.
    void_by: BTreeSet<u32>,
}

impl<'a> Tally<'a> {
    fn of(events: &'a [(Event, Stamp)]) -> Self {
        let mut tally = Self::default();
        for (event, stamp) in events {
            tally.take(event, &stamp.actor);
        }
        tally
    }

    fn take(&mut self, event: &'a Event, by: &'a str) {
        if let Event::SlipJudged {
            slip,
            round,
            player,
            verdict,
            ..
        } = event
        {
            let counted = Counted {
                player: *player,
                round: *round,
                points: verdict.points,
                by,
                is_withdrawn: false,
                void_by: BTreeSet::new(),
            };
            self.slips.insert(*slip, counted);
        } else if let Event::SlipWithdrawn { slip, .. } = event {
            if let Some(slip) = self.slips.get_mut(slip) {
                slip.is_withdrawn = true;
            }
        } else if let Event::RulingGiven {
            ruling,
            what,
            outcome,
            ..
        } = event
        {
            self.give(*ruling, what);
            self.follow(outcome);
        } else if let Event::RulingRevoked {
            ruling, outcome, ..
        } = event
        {
            self.rulings.remove(ruling);
            for slip in self.slips.values_mut() {
                slip.void_by.remove(ruling);
            }
            self.follow(outcome);
        }
    }

    fn give(&mut self, number: u32, what: &'a Ruling) {
        if let Ruling::RoundReopened { round, .. } = what {
            let slips = self.slips.values_mut();
            for slip in slips.filter(|slip| slip.round == *round) {
                slip.void_by.insert(number);
            }
        }
        self.rulings.insert(number, what);
    }

    fn follow(&mut self, outcome: &Outcome) {
        for fresh in &outcome.verdicts {
            if let Some(slip) = self.slips.get_mut(&fresh.slip) {
                slip.points = fresh.verdict.points;
            }
        }
    }

    fn has(&self, ruling: &Ruling) -> bool {
        self.rulings.values().any(|given| *given == ruling)
    }

    /// Every player's points of slips.
    fn points(&self) -> BTreeMap<u32, i32> {
        let mut last: BTreeMap<(u32, u32), &Counted<'_>> = BTreeMap::new();
        for slip in self.slips.values() {
            if !slip.is_withdrawn && slip.void_by.is_empty() {
                last.insert((slip.round, slip.player), slip);
            }
        }
        let mut points = BTreeMap::new();
        for ((round, player), slip) in &last {
            let (player, round) = (*player, *round);
            if self.has(&Ruling::RoundAnnulled { round }) {
                continue;
            }
            let has_mean = slip.points == 0 && self.has(&Ruling::MeanGranted { player, round });
            *points.entry(player).or_insert(0) += if has_mean {
                let others = last.values().filter(|other| {
                    other.round == round && other.player != player && other.by == slip.by
                });
                mean(&others.map(|other| other.points).collect::<Vec<_>>())
            } else {
                slip.points
            };
        }
        points
    }

    /// Every player's penalties and bonuses.
    fn ruled(&self) -> BTreeMap<u32, i32> {
        let mut ruled = BTreeMap::new();
        for what in self.rulings.values() {
            if let Ruling::PointsGiven { player, points, .. } = what {
                *ruled.entry(*player).or_insert(0) += points;
            }
        }
        ruled
    }
}

/// The mean of these points, a half rounded up.
fn mean(points: &[i32]) -> i32 {
    let (sum, count) = points.iter().fold((0, 0), |(sum, n), p| (sum + p, n + 1));
    if count == 0 {
        return 0;
    }
    let (whole, rest) = (i32::div_euclid(sum, count), i32::rem_euclid(sum, count));
    if 2 * rest >= count { whole + 1 } else { whole }
}
