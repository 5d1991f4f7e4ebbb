//! The numbers of players, rounds, slips and rulings: each a type of its own, so that none can stand
//! in for another. They are stored and shown as the bare number.

use serde::{Deserialize, Serialize};

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident),*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
            #[derive(Deserialize, Serialize)]
            #[derive(derive_more::Display, derive_more::FromStr, derive_more::Into)]
            #[serde(transparent)]
            #[into(i64)]
            pub struct $name(pub u32);

            impl $name {
                /// The number that is above all others.
                pub const MAX: Self = Self(u32::MAX);

                /// The number that comes after `count` others, from 1.
                pub fn after(count: usize) -> Self {
                    u32::try_from(count).map_or(Self::MAX, |count| Self(count).next())
                }

                /// The number that follows.
                #[must_use = "it is another number"]
                pub const fn next(self) -> Self {
                    Self(self.0.saturating_add(1))
                }

                /// This number and those after it, until a last one.
                pub fn to(self, last: Self) -> impl DoubleEndedIterator<Item = Self> {
                    (self.0..=last.0).map(Self)
                }

                /// Where it stands in a list of all that are numbered, from 0.
                pub fn place(self) -> Option<usize> {
                    usize::try_from(self.0).ok()?.checked_sub(1)
                }
            }
        )*
    };
}

numbers!(
    /// The number of a player, on his table and on his slips.
    PlayerNumber,
    /// The number of a round, from 1; 0 is before the first.
    RoundNumber,
    /// The number of a slip in its tournament, from 1.
    SlipNumber,
    /// The number of a ruling in its tournament, from 1.
    RulingNumber
);

impl RoundNumber {
    /// The round before.
    #[must_use = "it is another number"]
    pub const fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}
