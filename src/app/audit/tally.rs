//! Counting a tournament a second time, from its events alone.

use crate::audit::plain_time::{PlainTimes, Typed, price};
use flavita_tournament::model::log_difference::{Differing, OfPlayer};
use flavita_tournament::model::{Actor, Event, Outcome, PlayerNumber, Reason, Round, RoundNumber};
use flavita_tournament::model::{Ruling, RulingNumber, SlipNumber, Verdict};
use flavita_tournament::profile::warnings::Infraction;
use flavita_tournament::{results::Standing, results::standings, state::Tournament};
use std::collections::{BTreeMap, BTreeSet};
use std::mem;

/// What the log says of slips and rulings so far.
#[derive(Default)]
pub(crate) struct Tally {
    slips: BTreeMap<SlipNumber, Counted>,
    /// The rulings in force.
    rulings: BTreeMap<RulingNumber, Ruling>,
    /// Slips that players sent and nobody judged yet, by round and player.
    unjudged: BTreeSet<(RoundNumber, PlayerNumber)>,
    times: PlainTimes,
}

struct Counted {
    player: PlayerNumber,
    round: RoundNumber,
    points: i32,
    /// The time that stands on it.
    used_ms: Option<u64>,
    by: Actor,
    /// What was amiss with it, where it scores.
    infractions: Vec<Infraction>,
    /// Whether it only says that there is none.
    is_absent: bool,
    is_withdrawn: bool,
    /// The rulings that reopened its round after it was recorded.
    void_by: BTreeSet<RulingNumber>,
}

impl Tally {
    /// Where the standings differ from a plain count of the slips and rulings that the log holds:
    /// of every player in every round the last slip that was neither taken back nor made void.
    pub(crate) fn differences(&self, state: &Tournament) -> Vec<Differing> {
        let (points, ruled) = (self.points(), self.ruled());
        let lines = standings(state, RoundNumber::MAX).lines;
        let mut differences = Vec::new();
        for (place, line) in (1..).zip(&lines) {
            let of_player =
                |figures: &BTreeMap<PlayerNumber, i32>| figures.get(&line.player).copied();
            let counted = of_player(&points).unwrap_or(0);
            let ruled = of_player(&ruled).unwrap_or(0);
            let raw = line.points + line.warning_price;
            let warnings = self.warning_price(state, line.player);
            let total = line.points + line.solo_points - line.penalty + ruled;
            let mut amiss = |what| differences.push(Differing::Player(line.player, what));
            let is_warned_so = warnings == line.warning_price;
            if counted != raw || ruled != line.ruled || total != line.total || !is_warned_so {
                amiss(OfPlayer::Total {
                    slips: counted,
                    solos: line.solo_points,
                    warnings,
                    time: line.penalty,
                    rulings: ruled,
                    total: line.total,
                });
            }
            let ahead = lines.iter().filter(|other| other.total > line.total);
            let ahead = u32::try_from(ahead.count()).unwrap_or(u32::MAX);
            if line.rank <= ahead || line.rank > place {
                amiss(OfPlayer::Rank { rank: line.rank, ahead });
            }
        }
        differences.extend(self.left_behind(state));
        differences.extend(self.charged_otherwise(state, &lines));
        differences
    }

    /// Where the standings charge another time than the strokes, slips and rulings of the log do.
    fn charged_otherwise(&self, state: &Tournament, lines: &[Standing]) -> Vec<Differing> {
        let Some(clock) = state.profile.game_clock else { return Vec::new() };
        let typed = self.last().into_iter();
        let typed = typed.filter_map(|(place, id)| Some((place, self.slips[&id].used_ms?)));
        let typed: Typed = typed.collect();
        let is_out = |round: &RoundNumber| state.round(*round).is_some_and(Round::may_be_marked);
        let counts = |round: &RoundNumber| !self.has(&Ruling::RoundAnnulled { round: *round });
        let rounds = self.times.rounds().filter(is_out).filter(counts);
        let rounds: Vec<(RoundNumber, bool)> =
            rounds.map(|round| (round, self.times.is_paper_noted(round, &typed))).collect();
        let charged = |line: &Standing| {
            let player = state.players.get(&line.player)?;
            let counted = rounds.iter().filter(|(round, _)| player.plays_in(*round));
            let used = counted.map(|(round, is_noted)| {
                let place = (*round, line.player);
                let ruled = self.time_set(place);
                ruled.unwrap_or_else(|| self.times.used_ms(place, &typed, (clock, *is_noted)))
            });
            let used_ms: u64 = used.sum();
            let price = price(clock, used_ms);
            let (player, charged) = (line.player, line.penalty);
            let other = OfPlayer::TimePrice { used_ms, price, charged };
            (price != charged).then_some(Differing::Player(player, other))
        };
        lines.iter().filter_map(charged).collect()
    }

    /// The time that the last ruling in force gives a player in a round.
    fn time_set(&self, (in_round, of): (RoundNumber, PlayerNumber)) -> Option<u64> {
        let set = |what: &Ruling| {
            let Ruling::TimeSet { player, round, used_ms } = *what else { return None };
            ((round, player) == (in_round, of)).then_some(used_ms)
        };
        self.rulings.values().rev().find_map(set)
    }

    /// Slips that players sent and nobody judged although the top is out: none may be left behind.
    fn left_behind(&self, state: &Tournament) -> Vec<Differing> {
        let is_out = |round: RoundNumber| state.round(round).is_some_and(Round::may_be_marked);
        let plays = |round: RoundNumber, player: &PlayerNumber| {
            let player = state.players.get(player);
            player.is_some_and(|player| player.plays_in(round))
        };
        let left = self.unjudged.iter();
        let left = left.filter(|(round, player)| is_out(*round) && plays(*round, player));
        let never_judged =
            |&(round, player)| Differing::Player(player, OfPlayer::NeverJudged { round });
        left.map(never_judged).collect()
    }

    /// Counts an event, recorded by `by`.
    pub(crate) fn take(&mut self, event: &Event, by: &Actor) {
        self.times.take(event);
        if let Event::SlipJudged { slip, round, player, text, verdict, .. } = event {
            self.unjudged.remove(&(*round, *player));
            let counted = Counted {
                player: *player,
                round: *round,
                points: verdict.points,
                used_ms: text.used_ms,
                by: by.clone(),
                infractions: infractions(verdict),
                is_absent: is_absent(verdict),
                is_withdrawn: false,
                void_by: BTreeSet::new(),
            };
            self.slips.insert(*slip, counted);
        } else if let Event::SlipSent { round, player, .. } = event {
            self.unjudged.insert((*round, *player));
        } else if let Event::LateSlipDecided { round, player, is_in_time } = event {
            if *is_in_time || !self.last().contains_key(&(*round, *player)) {
                self.unjudged.insert((*round, *player));
            }
        } else if let Event::SlipWithdrawn { slip, .. } = event {
            if let Some(slip) = self.slips.get_mut(slip) {
                slip.is_withdrawn = true;
            }
        } else if let Event::RulingGiven { ruling, what, outcome, .. } = event {
            self.give(*ruling, what);
            self.follow(outcome);
        } else if let Event::RulingRevoked { ruling, outcome, .. } = event {
            self.rulings.remove(ruling);
            for slip in self.slips.values_mut() {
                slip.void_by.remove(ruling);
            }
            self.follow(outcome);
        } else if let Event::PlayerRenumbered { number, to } = event {
            self.rename(*number, *to);
        } else if let Event::PlayersMerged { kept, gone } = event {
            self.withdraw_absent(*kept, *gone);
            self.rename(*gone, *kept);
        }
    }

    /// Where two registrations of one player both have a slip, one of them says that there is none.
    fn withdraw_absent(&mut self, kept: PlayerNumber, gone: PlayerNumber) {
        let last = self.last();
        let of = |round: RoundNumber, player: PlayerNumber| last.get(&(round, player)).copied();
        let rounds = last.keys().filter(|(_, player)| *player == kept);
        let both = rounds.filter_map(|(round, _)| Some((of(*round, kept)?, of(*round, gone)?)));
        for (one, other) in both.collect::<Vec<_>>() {
            let is_absent = |id| self.slips.get(&id).is_some_and(|slip| slip.is_absent);
            let void = if is_absent(one) { one } else { other };
            if let Some(slip) = self.slips.get_mut(&void) {
                slip.is_withdrawn = true;
            }
        }
    }

    fn rename(&mut self, from: PlayerNumber, to: PlayerNumber) {
        let number = |player| if player == from { to } else { player };
        let unjudged = mem::take(&mut self.unjudged).into_iter();
        self.unjudged = unjudged.map(|(round, player)| (round, number(player))).collect();
        let slips = self.slips.values_mut().map(|slip| &mut slip.player);
        let rulings = self.rulings.values_mut().filter_map(Ruling::player_mut);
        let players = slips.chain(rulings);
        players.filter(|player| **player == from).for_each(|player| *player = to);
    }

    fn give(&mut self, number: RulingNumber, what: &Ruling) {
        if let Ruling::RoundReopened { round, .. } = what {
            let slips = self.slips.values_mut();
            for slip in slips.filter(|slip| slip.round == *round) {
                slip.void_by.insert(number);
            }
        }
        self.rulings.insert(number, what.clone());
    }

    fn follow(&mut self, outcome: &Outcome) {
        for fresh in &outcome.verdicts {
            if let Some(slip) = self.slips.get_mut(&fresh.slip) {
                slip.points = fresh.verdict.points;
                slip.infractions = infractions(&fresh.verdict);
                slip.is_absent = is_absent(&fresh.verdict);
            }
        }
    }

    fn has(&self, ruling: &Ruling) -> bool {
        self.rulings.values().any(|given| given == ruling)
    }

    /// The number of the slip that counts, of every player in every round.
    fn last(&self) -> BTreeMap<(RoundNumber, PlayerNumber), SlipNumber> {
        let slips = self.slips.iter();
        let stands = |slip: &Counted| !slip.is_withdrawn && slip.void_by.is_empty();
        slips
            .filter(|(_, slip)| stands(slip))
            .map(|(id, slip)| ((slip.round, slip.player), *id))
            .collect()
    }

    /// Every player's points of slips.
    fn points(&self) -> BTreeMap<PlayerNumber, i32> {
        let last = self.last().into_iter();
        let last: BTreeMap<_, _> = last.map(|(place, id)| (place, &self.slips[&id])).collect();
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

    /// What a player's warnings cost, those of slips and those of the arbiter: round by round each
    /// one beyond the free ones its price, as far as the slip is above the floor.
    fn warning_price(&self, state: &Tournament, player: PlayerNumber) -> i32 {
        let Some(rules) = &state.profile.warnings else { return 0 };
        let (last, mut free, mut sum) = (self.last(), rules.free, 0);
        let counts = |round: &&Round| {
            let is_void = self.has(&Ruling::RoundAnnulled { round: round.number });
            let plays = state.players.get(&player).is_some_and(|one| one.plays_in(round.number));
            round.may_be_marked() && plays && !is_void
        };
        for round in state.rounds.iter().filter(counts).map(|round| round.number) {
            let slip = last.get(&(round, player)).map(|id| &self.slips[id]);
            let infractions = slip.map_or(&[][..], |slip| &slip.infractions);
            let earned = infractions
                .iter()
                .filter(|infraction| rules.earned_by.contains(infraction))
                .count();
            let given = Ruling::WarningGiven { player, round };
            let given = self.rulings.values().filter(|what| **what == given).count();
            let room = (slip.map_or(0, |slip| slip.points) - rules.floor).max(0);
            let mut price = 0;
            for _warning in 0..earned + given {
                match free.checked_sub(1) {
                    Some(left) => free = left,
                    None => price = room.min(price + rules.price),
                }
            }
            sum += price;
        }
        sum
    }

    /// Every player's penalties and bonuses.
    fn ruled(&self) -> BTreeMap<PlayerNumber, i32> {
        let mut ruled = BTreeMap::new();
        for what in self.rulings.values() {
            if let Ruling::PointsGiven { player, points, .. } = what {
                *ruled.entry(*player).or_insert(0) += points;
            }
        }
        ruled
    }
}

/// What was amiss with a slip that scores; one that a price brought to nothing is a zero.
fn infractions(verdict: &Verdict) -> Vec<Infraction> {
    let is_costly = verdict.remarks.iter().any(|remark| remark.cost > 0);
    let scores = verdict.reasons.is_empty() && (verdict.points > 0 || !is_costly);
    let remarks = verdict.remarks.iter().filter(|_| scores);
    remarks.map(|remark| remark.infraction).collect()
}

fn is_absent(verdict: &Verdict) -> bool {
    verdict.reasons == [Reason::NoSlip]
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
