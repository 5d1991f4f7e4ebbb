//! One game played by others: the players of many halls as one tournament.

use crate::model::{Given, Player, PlayerNumber, RoundNumber, Slip};
use crate::{model::slips::Slips, state::tournament::Tournament};
use std::{collections::BTreeMap, collections::BTreeSet, sync::Arc};

/// Other players of a game, and what they did in it.
#[derive(Clone, Debug, Default)]
pub struct OtherPlayers {
    /// They, by number.
    pub players: BTreeMap<PlayerNumber, Player>,
    /// What they handed in, by round.
    pub rounds: BTreeMap<RoundNumber, HandedIn>,
    /// What was ruled about them, in order.
    pub rulings: Vec<Given>,
}

/// What was handed in in a round.
#[derive(Clone, Debug, Default)]
pub struct HandedIn {
    /// How long they could think, in milliseconds.
    pub length_ms: u64,
    /// When each of them handed in, in milliseconds of thinking time.
    pub used_ms: BTreeMap<PlayerNumber, u64>,
    /// Their slips, in order.
    pub slips: Vec<Slip>,
}

impl Tournament {
    /// The course of this game until a round, played by others: all is marked, nothing final.
    pub fn played_by(&self, mut others: OtherPlayers, last: RoundNumber) -> Self {
        let mut state = self.clone();
        let facts = &mut state.facts;
        facts.players = Arc::new(others.players);
        facts.rounds.retain(|round| round.number <= last);
        for round in &mut facts.rounds {
            let handed_in = others.rounds.remove(&round.number).unwrap_or_default();
            round.length_ms = handed_in.length_ms;
            round.handed_in = handed_in.used_ms;
            round.slips = Slips::default();
            handed_in.slips.into_iter().for_each(|slip| round.slips.add(slip));
            round.sent.clear();
            round.late.clear();
            round.disputed.clear();
            round.confirmed.clear();
            round.is_locked = true;
        }
        facts.rulings = others.rulings;
        facts.blocks = Vec::new();
        facts.delivered = BTreeSet::new();
        facts.final_head = None;
        state
    }
}
