//! Which rounds have their placements at hand: the last ones, and every one that is open for marking.

use crate::desk::writer::Writer;
use flavita_tournament::{decide::reveal, model::Round, model::RoundNumber};
use std::sync::Arc;

impl Writer {
    /// Finds all placements of the last rounds, once each, off the path of any request; those of an
    /// older round are kept as long as it is open for marking.
    pub(crate) fn analyse(&mut self) {
        let state = &self.view.state;
        let recent = state.rounds.len().saturating_sub(3);
        let is_open =
            |number: RoundNumber| state.round(number).is_some_and(|r| !state.is_marked(r));
        self.view.analyses.retain(|number, _| number.place() >= Some(recent) || is_open(*number));
        let known = |round: &Round| self.view.analyses.contains_key(&round.number);
        let older = state.rounds[..recent].iter();
        let opened = older.filter(|round| self.looks_for_open && !state.is_marked(round));
        let wanted = opened.chain(&state.rounds[recent..]);
        let wanted: Vec<&Round> = wanted.filter(|round| !known(round)).collect();
        let found = |round: &&Round| {
            let all = reveal::placements(state, round, self.view.words());
            (round.number, Arc::new(all))
        };
        let found: Vec<_> = wanted.iter().map(found).collect();
        self.view.analyses.extend(found);
        self.looks_for_open = false;
    }
}
