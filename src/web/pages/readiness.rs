//! Whether this computer is ready for an evening.

use serde::Serialize;

use crate::page::Page;

/// `GET /check`: what was looked at before the evening, and the second folder for copies.
#[derive(Debug, Clone, Default, Serialize)]
pub struct ReadinessPage {
    /// How it looks all in all: `good`, `look` or `bad`.
    pub grade: &'static str,
    /// The same in a sentence.
    pub verdict: String,
    /// What was found, the gravest first.
    pub findings: Vec<FindingRow>,
    /// The second folder; empty where none was named.
    pub folder: String,
    /// Disks that can be pulled out, to choose from.
    pub sticks: Vec<String>,
    /// What a second computer is started with to follow this one; nothing where it cannot.
    pub follow: Option<String>,
    /// Why the folder that was given cannot be used.
    pub refusal: Option<String>,
}

/// Something that was looked at.
#[derive(Debug, Clone, Serialize)]
pub struct FindingRow {
    /// `good`, `look` or `bad`.
    pub grade: &'static str,
    /// What it is about.
    pub title: String,
    /// What was found.
    pub found: String,
    /// What to do; empty where all is well.
    pub advice: String,
}

impl Page for ReadinessPage {
    const TEMPLATE: &'static str = "pages/readiness.html";
}
