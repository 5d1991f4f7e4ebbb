//! Whose slips a line is about.

use flavita_tournament::{model::round::Round, state::tournament::Tournament};

/// The numbers of a line: who can have a slip in the round, and who cannot.
#[derive(Clone, Debug, Default)]
pub(crate) struct Whose {
    pub(crate) takes: Vec<u32>,
    pub(crate) unknown: Vec<u32>,
    pub(crate) absent: Vec<u32>,
}

impl Whose {
    pub(crate) fn of(state: &Tournament, round: &Round, players: &[u32]) -> Self {
        let known = |number: &u32| state.players.get(number);
        let (known, unknown): (Vec<u32>, Vec<u32>) =
            players.iter().partition(|number| known(number).is_some());
        let plays = |number: &u32| state.players[number].plays_in(round.number);
        let (takes, absent) = known.into_iter().partition(plays);
        Self { takes, unknown, absent }
    }

    /// Those who cannot.
    pub(crate) fn left_out(&self) -> Vec<u32> {
        [self.unknown.as_slice(), &self.absent].concat()
    }
}
