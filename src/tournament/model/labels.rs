//! What is known of a player beside his name and club.

use serde::{Deserialize, Serialize};

use crate::model::membership::Membership;

/// What else is known of a player than his name and club.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Labels {
    /// The second name of a pair; empty for a player alone.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub partner: String,
    /// His team; empty where he has none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub team: String,
    /// His categories, in the order in which they were named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<String>,
    /// What his federation knows of him.
    #[serde(default, skip_serializing_if = "Membership::is_empty")]
    pub membership: Membership,
}
