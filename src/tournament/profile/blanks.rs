//! Blanks on a slip.
//!
//! A letter that the rack has needs no mark, even where a blank would do; only a letter that none
//! but the blank can be is unmarked.

use serde::{Deserialize, Serialize};

use crate::profile::default::is_default;

/// How blanks are written on a slip.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Blanks {
    /// What becomes of a slip on which a blank that was used is not marked. Whether it earns a
    /// warning as well is said by the warnings.
    pub unmarked: UnmarkedBlank,
    /// What becomes of a slip on which another letter is marked than the one that needs the blank,
    /// so that the rack does not have what is written.
    #[serde(skip_serializing_if = "is_default")]
    pub mismarked: MismarkedBlank,
}

/// What becomes of a slip on which the wrong letter is marked as a blank.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MismarkedBlank {
    /// The rack does not have those letters: it scores zero.
    #[default]
    Zero,
    /// It is read as if nothing were marked, and the infraction is that of an unmarked blank.
    AsUnmarked,
}

/// What becomes of a slip on which a blank is not marked.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UnmarkedBlank {
    /// A letter is the real tile while the rack has one, else a blank; where several readings
    /// remain, the one with the fewest points counts.
    #[default]
    Cheapest,
    /// It scores zero.
    Zero,
}
