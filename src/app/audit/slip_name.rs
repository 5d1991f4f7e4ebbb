//! How a slip is named in what differs.

use std::fmt;
use std::fmt::{Display, Formatter};

/// How a slip is named to people.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SlipName {
    pub(crate) slip: u32,
    pub(crate) round: u32,
    pub(crate) player: u32,
}

impl Display for SlipName {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { slip, round, player } = self;
        write!(f, "slip {slip} (round {round}, player {player})")
    }
}
