//! Players who miss rounds, and zeros that a notice would have prevented.

use serde::{Deserialize, Serialize};

/// What a player gets for rounds that he did not play or could not play well.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Absence {
    /// For a round missed by coming late, leaving or being absent.
    pub missed: Substitute,
    /// For a second zero for the same fault, earned before he was told of the first.
    pub repeated_zero: Substitute,
}

/// What stands in for the points of a slip.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Substitute {
    /// Nothing: a zero.
    #[default]
    Zero,
    /// The mean of the others, rounded half up: for a missed round of all who played it, for a
    /// repeated zero of those whose slips the same arbiter judges.
    Mean,
}
