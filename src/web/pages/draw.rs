//! The fair draw: what was published of it, and whether the result is final.

use serde::Serialize;

use crate::page::Page;

/// `GET /t/{id}/draw`: for everybody and for print.
#[derive(Debug, Clone, Default, Serialize)]
pub struct DrawPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// Where the racks come from, where that is a prepared game.
    pub prepared: Option<PreparedView>,
    /// What is published of the draw.
    pub draw: DrawView,
    /// Whether the result is final.
    pub finality: FinalityView,
    /// Racks drawn by hand, with the witnesses: a sentence each.
    pub by_hand: Vec<String>,
    /// Racks that the arbiter refused, with the reasons: a sentence each.
    pub refused: Vec<String>,
    /// Whether the protocol can be downloaded.
    pub has_protocol: bool,
}

/// The prepared game from which the racks come.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PreparedView {
    /// Which game, and what its fingerprint is.
    pub sentence: String,
    /// The fingerprint in groups of eight digits.
    pub commitment: String,
}

/// What is published of a draw.
#[derive(Debug, Clone, Default, Serialize)]
pub struct DrawView {
    /// The commitment in groups of eight digits; empty where the log has none.
    pub commitment: String,
    /// The tournament's own number, in groups.
    pub mark: String,
    /// What the hall threw in, or nothing.
    pub public: String,
    /// Whether the hall may still throw something in.
    pub takes_entropy: bool,
    /// The secret in groups, once it is revealed.
    pub secret: String,
}

/// Whether a result is final, and what is missing.
#[derive(Debug, Clone, Default, Serialize)]
pub struct FinalityView {
    /// `Предварительно: итоги ещё не утверждены.`
    pub sentence: String,
    /// Whether it is final.
    pub is_final: bool,
    /// What is still open, a sentence each.
    pub open: Vec<String>,
    /// Whether the secret of the draw can be revealed by hand.
    pub can_reveal: bool,
    /// The hash of the log's last event, in groups of eight digits.
    pub head: String,
}

impl Page for DrawPage {
    const TEMPLATE: &'static str = "pages/draw.html";
}
