//! The clock as the pages show it.

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
