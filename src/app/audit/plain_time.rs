//! Counting the game clock a second time, from the events alone.

use flavita_tournament::model::{Event, PlayerNumber, RoundNumber, Ruling, RulingNumber};
use flavita_tournament::profile::clock::{GameClock, MOST_PENALTY, Steps, UnnotedRound};
use std::collections::{BTreeMap, BTreeSet};

/// What the log says of the time of every round so far.
#[derive(Default)]
pub(crate) struct PlainTimes {
    rounds: BTreeMap<RoundNumber, RoundTimes>,
    /// Rounds as they were before a ruling reopened them, by the number of the ruling.
    before: BTreeMap<RulingNumber, (RoundNumber, RoundTimes)>,
}

#[derive(Default)]
struct RoundTimes {
    length_ms: u64,
    strokes: BTreeMap<PlayerNumber, u64>,
    /// Whose slip came by telephone.
    phones: BTreeSet<PlayerNumber>,
}

/// The times that stand on the slips that count, by round and player.
pub(crate) type Typed = BTreeMap<(RoundNumber, PlayerNumber), u64>;

impl PlainTimes {
    pub(crate) fn take(&mut self, event: &Event) {
        if let Event::SlipHandedIn { round, player, used_ms } = event {
            self.round(*round).strokes.entry(*player).or_insert(*used_ms);
        } else if let Event::HandInTakenBack { round, player } = event {
            self.round(*round).strokes.remove(player);
        } else if let Event::SlipSent { round, player, used_ms, .. } = event {
            let round = self.round(*round);
            round.strokes.insert(*player, *used_ms);
            round.phones.insert(*player);
        } else if let Event::SlipCameLate { round, player, .. } = event {
            self.round(*round).phones.insert(*player);
        } else if let Event::RoundClosed { round, length_ms } = event {
            self.round(*round).length_ms = *length_ms;
        } else if let Event::RulingGiven { ruling, what, .. } = event {
            if let Ruling::RoundReopened { round, .. } = what {
                let before = self.rounds.remove(round).unwrap_or_default();
                self.before.insert(*ruling, (*round, before));
            }
        } else if let Event::RulingRevoked { ruling, .. } = event {
            self.rounds.extend(self.before.remove(ruling));
        } else if let Event::PlayerRenumbered { number, to } = event {
            self.rename(*number, *to);
        } else if let Event::PlayersMerged { kept, gone } = event {
            self.rename(*gone, *kept);
        }
    }

    fn round(&mut self, number: RoundNumber) -> &mut RoundTimes {
        self.rounds.entry(number).or_default()
    }

    fn rename(&mut self, from: PlayerNumber, to: PlayerNumber) {
        let before = self.before.values_mut().map(|(_, times)| times);
        for times in self.rounds.values_mut().chain(before) {
            if times.phones.remove(&from) {
                times.phones.insert(to);
            }
            if let Some(used_ms) = times.strokes.remove(&from) {
                let stroke = times.strokes.entry(to).or_insert(used_ms);
                *stroke = used_ms.min(*stroke);
            }
        }
    }

    /// The numbers of the rounds of which the log has times.
    pub(crate) fn rounds(&self) -> impl Iterator<Item = RoundNumber> {
        self.rounds.keys().copied()
    }

    /// Whether anybody noted when paper came in, by a stroke or on a slip.
    pub(crate) fn is_paper_noted(&self, round: RoundNumber, typed: &Typed) -> bool {
        let Some(times) = self.rounds.get(&round) else { return false };
        let typed = typed.range((round, PlayerNumber(0))..=(round, PlayerNumber::MAX));
        let typed = typed.map(|((_, player), _)| player);
        let mut noted = times.strokes.keys().chain(typed);
        noted.any(|player| !times.phones.contains(player))
    }

    /// How long a player thought in a round, in milliseconds, unless a ruling says otherwise;
    /// `is_noted` as [`is_paper_noted`](Self::is_paper_noted) answers.
    pub(crate) fn used_ms(
        &self,
        (round, player): (RoundNumber, PlayerNumber),
        typed: &Typed,
        (clock, is_noted): (GameClock, bool),
    ) -> u64 {
        let Some(times) = self.rounds.get(&round) else { return 0 };
        let stroke = times.strokes.get(&player);
        let on_slip = typed.get(&(round, player));
        let is_measured = is_noted
            || times.phones.contains(&player)
            || clock.unnoted_round == UnnotedRound::Whole;
        match on_slip.or(stroke) {
            Some(used_ms) => times.length_ms.min(*used_ms),
            None if is_measured => times.length_ms,
            None => 0,
        }
    }
}

/// What so many milliseconds cost.
pub(crate) fn price(clock: GameClock, used_ms: u64) -> i32 {
    let (step, budget) = (1000 * u64::from(clock.step.max(1)), 1000 * u64::from(clock.budget));
    let over = used_ms.max(budget) - budget;
    let is_begun = clock.steps == Steps::Started && over % step > 0;
    let steps = over / step + u64::from(is_begun);
    let price = i128::from(steps) * i128::from(clock.price);
    i32::try_from(price.min(MOST_PENALTY.into())).unwrap_or(MOST_PENALTY)
}
