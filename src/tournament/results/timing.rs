//! How long the players thought: what was noted of it, and what counts where nothing was.

use crate::model::{PlayerNumber, Round, RoundNumber, Ruling};
use crate::{profile::clock::UnnotedRound, state::Tournament};

impl Round {
    /// Whether a player's slip came by telephone, in time or too late; who has no such slip plays on
    /// paper in this round.
    pub(crate) fn is_by_phone(&self, player: PlayerNumber) -> bool {
        self.sent.contains_key(&player) || self.late.contains_key(&player)
    }

    /// When the last slip of a player's telephone came: milliseconds since 1970 (UTC), a label only.
    pub fn came_ms(&self, player: PlayerNumber) -> Option<i64> {
        let late = self.late.get(&player).map(|late| late.at_ms);
        late.or_else(|| Some(self.sent.get(&player)?.at_ms))
    }

    /// The thinking time of a player that is known, in milliseconds: what his slip says, else the
    /// helper's stroke or the receipt of his telephone.
    pub fn noted_ms(&self, player: PlayerNumber) -> Option<u64> {
        let on_slip = self.slip_of(player).and_then(|slip| slip.text.used_ms);
        on_slip.or_else(|| self.handed_in.get(&player).copied())
    }

    /// Whether the hand-in of any paper slip was noted.
    fn has_noted_paper(&self) -> bool {
        let is_paper = |player: PlayerNumber| !self.is_by_phone(player);
        let mut timed = self.slips.iter().filter(|s| s.text.used_ms.is_some());
        self.handed_in.keys().any(|player| is_paper(*player))
            || timed.any(|slip| is_paper(slip.player) && self.counts(slip))
    }
}

/// The thinking times of one round.
#[derive(Clone, Copy, Debug)]
pub struct Timing<'a> {
    state: &'a Tournament,
    round: &'a Round,
    /// Whether the game clock charges paper nothing for the round, because no hand-in was noted.
    pub is_paper_free: bool,
}

impl Timing<'_> {
    /// The thinking time of a player in milliseconds: what was ruled, else what was noted, never
    /// more than the round lasted; else all of the round, or nothing where it is not measured.
    pub fn used_ms(&self, player: PlayerNumber) -> u64 {
        self.ruled_ms(player).unwrap_or_else(|| self.unruled_ms(player))
    }

    /// The same without what was ruled.
    pub fn unruled_ms(&self, player: PlayerNumber) -> u64 {
        let round = self.round;
        match round.noted_ms(player) {
            Some(noted) => noted.min(round.length_ms),
            None if self.is_paper_free && !round.is_by_phone(player) => 0,
            None => round.length_ms,
        }
    }

    fn ruled_ms(&self, of: PlayerNumber) -> Option<u64> {
        self.state.rulings_in_force().rev().find_map(|given| {
            let Ruling::TimeSet { player, round, used_ms } = given.what else { return None };
            (player == of && round == self.round.number).then_some(used_ms)
        })
    }
}

impl Tournament {
    /// The thinking times of a round.
    pub fn timing<'a>(&'a self, round: &'a Round) -> Timing<'a> {
        let clock = self.profile.game_clock;
        let is_free = clock.is_some_and(|clock| clock.unnoted_round == UnnotedRound::Free);
        Timing { state: self, round, is_paper_free: is_free && !round.has_noted_paper() }
    }

    /// The thinking time of a player in a round, in milliseconds.
    pub fn used_ms(&self, round: &Round, player: PlayerNumber) -> u64 {
        self.timing(round).used_ms(player)
    }

    /// The thinking time of any player in all rounds before this one that count, in milliseconds.
    #[must_use = "it only looks"]
    pub fn used_ms_before(&self, number: RoundNumber) -> impl Fn(PlayerNumber) -> u64 {
        let earlier = self.rounds.iter().filter(|round| round.number < number);
        let earlier = earlier.filter(|round| !self.is_annulled(round.number));
        let timings: Vec<Timing<'_>> = earlier.map(|round| self.timing(round)).collect();
        move |of| {
            let plays = |timing: &&Timing<'_>| self.plays(of, timing.round.number);
            let counted = timings.iter().filter(plays);
            counted.map(|timing| timing.used_ms(of)).sum()
        }
    }

    /// The players of a round whose slip did not come by telephone, by number.
    pub fn on_paper<'a>(&'a self, round: &'a Round) -> impl Iterator<Item = PlayerNumber> {
        let players = self.players_in(round.number).map(|player| player.number);
        players.filter(|player| !round.is_by_phone(*player))
    }

    /// The rounds up to this one whose tops are out and for which the game clock charges paper
    /// nothing, because no hand-in was noted; those in which everybody had a telephone are none.
    pub fn unmeasured_rounds(&self, until: RoundNumber) -> Vec<RoundNumber> {
        let rounds = self.rounds.iter();
        let out = rounds.filter(|round| round.number <= until && round.may_be_marked());
        let counts = out.filter(|round| !self.is_annulled(round.number));
        let is_unmeasured = |round: &&Round| {
            self.timing(round).is_paper_free && self.on_paper(round).next().is_some()
        };
        let unmeasured = counts.filter(is_unmeasured);
        unmeasured.map(|round| round.number).collect()
    }
}
