//! What a slip is worth, and why.

use serde::{Deserialize, Serialize};

use crate::{
    model::placement_text::PlacementText, model::reason::Reason, profile::definition::Profile,
    profile::warnings::Infraction,
};

/// What a slip is worth, and why.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// Its points.
    pub points: i32,
    /// What the words would score if nothing spoke against them; `None` where nothing can be
    /// counted.
    pub would_be: Option<i32>,
    /// The placement it was read as, blanks settled.
    pub reading: Option<PlacementText>,
    /// What speaks against it; empty for a valid slip.
    pub reasons: Vec<Reason>,
    /// Whether it is a top of its round.
    pub is_top: bool,
    /// What was amiss although it scores, and what that cost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Deduction>,
}

/// What was amiss with a slip that scores all the same.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Deduction {
    /// What.
    #[serde(rename = "lapse")]
    pub infraction: Infraction,
    /// The points that it took off the slip; already taken off those of the verdict.
    pub cost: i32,
}

/// What sort of verdict it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum VerdictKind {
    /// Nothing is amiss, or nothing that the rules mind.
    Valid,
    /// It scores, and earns a warning.
    Warning,
    /// It scores, less a price.
    Penalty,
    /// It scores nothing, be it that a price took all its points.
    Zero,
}

impl VerdictKind {
    /// The stable name, as tables have it.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Verdict {
    /// A zero for this reason alone.
    pub fn zero(reason: Reason) -> Self {
        Self {
            points: 0,
            would_be: None,
            reading: None,
            reasons: vec![reason],
            is_top: false,
            remarks: Vec::new(),
        }
    }

    /// What the slip is worth before any price was taken off; nothing where it is not valid.
    pub fn raw_points(&self) -> i32 {
        let costs: i32 = self.remarks.iter().map(|remark| remark.cost).sum();
        self.points + costs
    }

    /// What sort of verdict it is by these rules.
    pub fn kind(&self, rules: &Profile) -> VerdictKind {
        let earns = |remark: &Deduction| rules.warns_of(remark.infraction);
        if !self.is_valid() || (self.points <= 0 && self.raw_points() > 0) {
            VerdictKind::Zero
        } else if self.remarks.iter().any(|remark| remark.cost > 0) {
            VerdictKind::Penalty
        } else if self.remarks.iter().any(earns) {
            VerdictKind::Warning
        } else {
            VerdictKind::Valid
        }
    }

    /// Whether nothing speaks against the slip.
    pub fn is_valid(&self) -> bool {
        self.reasons.is_empty()
    }
}
