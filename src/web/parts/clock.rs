//! The clock as the pages show it.

use crate::parts::names::minutes;
use flavita_tournament::profile::definition::Profile;
use serde::Serialize;

/// The time left of the round; the browser counts on from here by itself.
#[derive(Debug, Clone, Serialize)]
pub struct ClockView {
    /// The time left as text, `1:52`.
    pub text: String,
    /// The time left in milliseconds when the page was made.
    pub remaining_ms: u64,
    /// Whether it is running.
    pub running: bool,
    /// From how many milliseconds on something is called, the earliest call first.
    pub calls_ms: Vec<u64>,
}

impl ClockView {
    /// The clock with this much left, under rules that say when something is called.
    pub fn of(remaining_ms: u64, running: bool, rules: &Profile) -> Self {
        let calls = rules.round.last_call.0.iter();
        let calls_ms = calls.map(|call| u64::from(*call) * 1000).collect();
        Self { text: minutes(remaining_ms), remaining_ms, running, calls_ms }
    }
}
