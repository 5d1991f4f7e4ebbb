//! Whose slips a line is about.

use flavita_tournament::{
    model::ids::PlayerNumber, model::round::Round, state::tournament::Tournament,
};

/// The numbers of a line: who can have a slip in the round, and who cannot.
#[derive(Clone, Debug, Default)]
pub(crate) struct Whose {
    pub(crate) takes: Vec<PlayerNumber>,
    pub(crate) unknown: Vec<PlayerNumber>,
    pub(crate) absent: Vec<PlayerNumber>,
}

impl Whose {
    pub(crate) fn of(state: &Tournament, round: &Round, players: &[PlayerNumber]) -> Self {
        let known = |number: &PlayerNumber| state.players.get(number);
        let (known, unknown): (Vec<PlayerNumber>, Vec<PlayerNumber>) =
            players.iter().partition(|number| known(number).is_some());
        let plays = |number: &PlayerNumber| state.players[number].plays_in(round.number);
        let (takes, absent) = known.into_iter().partition(plays);
        Self { takes, unknown, absent }
    }

    /// Those who cannot.
    pub(crate) fn left_out(&self) -> Vec<PlayerNumber> {
        [self.unknown.as_slice(), &self.absent].concat()
    }
}
