//! The key of a sealed game, to be printed and kept.

use serde::Serialize;

use crate::{page::Page, pages::qr::QrView, pages::sealed::Fact};

/// `GET /prepare/games/{id}/key/{number}`.
#[derive(Debug, Clone, Serialize)]
pub struct KeyPage {
    /// The game in addresses.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The words, in order.
    pub words: Vec<String>,
    /// The same as a code.
    pub code: Option<QrView>,
    /// What everybody may read of the game.
    pub facts: Vec<Fact>,
}

impl Page for KeyPage {
    const TEMPLATE: &'static str = "pages/prepared_key.html";
}
