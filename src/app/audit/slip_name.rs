//! How a slip is named in what differs.

use flavita_tournament::model::{PlayerNumber, RoundNumber, SlipNumber};
use std::fmt;
use std::fmt::{Display, Formatter};

/// How a slip is named to people.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SlipName {
    pub(crate) slip: SlipNumber,
    pub(crate) round: RoundNumber,
    pub(crate) player: PlayerNumber,
}

impl Display for SlipName {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { slip, round, player } = self;
        write!(f, "slip {slip} (round {round}, player {player})")
    }
}
