//! The best placements of a round, and the one that was laid.

use serde::{Deserialize, Serialize};

use crate::{model::judged_under::RuledWords, model::placement_text::PlacementText};

/// The best placements of a round.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Tops {
    /// Their points.
    pub points: i32,
    /// All of them, in the solver's order.
    pub placements: Vec<PlacementText>,
    /// How many legal placements there were in all.
    pub legal: usize,
}

/// What was laid on the board at the end of a round.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct PlacedTop {
    /// The placement.
    pub placement: PlacementText,
    /// Its points.
    pub points: i32,
    /// Why the arbiter chose it although the rules prefer another top; `None` where he did not
    /// depart from them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
}

/// What was announced at the end of a round, before any ruling changed it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announced {
    /// The tops.
    pub tops: Option<Tops>,
    /// What went on the board.
    pub placed: Option<PlacedTop>,
    /// The words ruled on by then.
    pub words: RuledWords,
}
