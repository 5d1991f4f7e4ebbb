//! Several slips of one player in the same round.

use serde::{Deserialize, Serialize};

/// Which of several slips of a player counts, on paper; by telephone it is always the last one
/// before time, since a player may change what he sent.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeveralSlips {
    /// None: the round is a zero for him.
    #[default]
    Zero,
    /// The one that was handed in first.
    First,
    /// The one that was handed in last.
    Last,
}
