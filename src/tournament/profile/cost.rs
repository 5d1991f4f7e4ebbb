//! What a fault that can be mended costs a slip.

use serde::{Deserialize, Serialize};

use crate::profile::fault::ProfileFaults;
use flavita_game::edition::definition::MOST_POINTS;

/// What a slip pays for a fault that leaves just one way to understand it.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    /// Nothing: it scores as if the fault were not there.
    Nothing,
    /// So many points, never below the floor of [`Profile::floor`].
    ///
    /// [`Profile::floor`]: crate::profile::definition::Profile::floor
    Points(i32),
    /// Everything: it scores zero.
    #[default]
    Zero,
}

impl Cost {
    /// What is left of `points`, which never falls below `floor` by a price.
    ///
    /// ```
    /// use flavita_tournament::profile::cost::Cost;
    /// assert_eq!(Cost::Points(5).of(34, 0), 29);
    /// assert_eq!(Cost::Points(5).of(4, 0), 0);
    /// assert_eq!(Cost::Zero.of(34, 0), 0);
    /// ```
    pub fn of(self, points: i32, floor: i32) -> i32 {
        match self {
            Self::Nothing => points,
            Self::Points(price) => (points - price).max(floor.min(points)),
            Self::Zero => 0,
        }
    }

    pub(super) fn check(self, faults: &mut ProfileFaults, key: &'static str) {
        if let Self::Points(points) = self {
            faults.note_outside(points, 1..=MOST_POINTS, key, "a price in points");
        }
    }
}
