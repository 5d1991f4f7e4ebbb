//! How a slip is named in what differs.

use std::fmt::{self, Display, Formatter};

/// How a slip is named to people.
#[derive(Clone, Copy, Debug)]
pub(super) struct SlipName {
    pub(super) slip: u32,
    pub(super) round: u32,
    pub(super) player: u32,
}

impl Display for SlipName {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { slip, round, player } = self;
        write!(f, "slip {slip} (round {round}, player {player})")
    }
}
