//! Solos: points for the only player with the best score of a round.

use serde::{Deserialize, Serialize};

use crate::profile::fault::ProfileFaults;
use flavita_game::edition::limits::MOST_POINTS;

/// What a solo is worth.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Solo {
    /// Whether solos are shown at all.
    pub shown: bool,
    /// Points for a solo on the round's top.
    pub top: i32,
    /// Points for a solo below the top: the second tier.
    pub below_top: i32,
    /// With fewer players in the round a solo is worth nothing.
    pub least_players: u32,
    /// The most points that solos bring a player in a game; none is no limit.
    #[serde(default)]
    pub cap: Option<i32>,
}

impl Default for Solo {
    /// Shown from two players on, worth nothing.
    fn default() -> Self {
        Self { shown: true, top: 0, below_top: 0, least_players: 2, cap: None }
    }
}

impl Solo {
    pub(super) fn check(self, faults: &mut ProfileFaults) {
        let what = "what a solo is worth";
        faults.note_outside(self.top, 0..=MOST_POINTS, "solo.top", what);
        faults.note_outside(self.below_top, 0..=MOST_POINTS, "solo.below_top", what);
        let what = "the least number of players";
        faults.note_outside(self.least_players, 2..=10_000, "solo.least_players", what);
        faults.note_if(
            self.below_top > self.top.max(0),
            "solo.below_top",
            "a solo below the top is worth no more than one on the top",
        );
        let dearest = self.top.max(self.below_top);
        faults.note_if(!self.shown && dearest > 0, "solo.shown", "what is worth points is shown");
        faults.note_if(
            self.cap.is_some() && dearest == 0,
            "solo.cap",
            "there is nothing to limit while a solo is worth nothing",
        );
        faults.note_if(
            self.cap.is_some_and(|cap| cap < dearest),
            "solo.cap",
            "the most that solos bring is not less than one solo",
        );
    }
}
