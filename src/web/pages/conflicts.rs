//! Slips that two people keyed otherwise.

use serde::Serialize;

/// A slip about which entries differ.
#[derive(Debug, Clone, Serialize)]
pub struct ConflictCard {
    /// The slip that counts until the arbiter has decided.
    pub slip: u32,
    /// `№ 20 Иванова Г.: записи расходятся`, with the round where that is no longer marked.
    pub title: String,
    /// What was keyed, the recorded slip first.
    pub entries: Vec<ConflictEntry>,
    /// The line with which the arbiter keys something else; empty where its round is no longer
    /// marked.
    pub line: String,
}

/// A slip that a telephone sent too late.
#[derive(Debug, Clone, Serialize)]
pub struct LateCard {
    /// Of which round.
    pub round: u32,
    /// Whose.
    pub player: u32,
    /// `№ 20 Иванова Г.: бланк с телефона пришёл на 5 с позже`.
    pub title: String,
    /// Whether Ctrl with the arrows decides about it.
    pub has_keys: bool,
}

/// One of the entries.
#[derive(Debug, Clone, Serialize)]
pub struct ConflictEntry {
    /// What `settle` sends: 0 for the recorded slip.
    pub entry: usize,
    /// `ВЫБОР О1`.
    pub text: String,
    /// `44 очка`.
    pub points: String,
    /// Who keyed it, and when.
    pub by: String,
    /// `up` or `down` for the entry that Ctrl with this arrow picks; empty for others.
    pub key: &'static str,
}
