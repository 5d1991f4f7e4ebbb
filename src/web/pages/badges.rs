//! The sheet of badges.

use serde::Serialize;

use crate::{page::Page, pages::qr::QrView};

/// `GET /t/{id}/badges`: to be printed and cut.
#[derive(Debug, Clone, Default, Serialize)]
pub struct BadgesPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// Why something was not done; empty where it was.
    pub fault: String,
    /// How many badges there are, how many can be printed now.
    pub counts: String,
    /// How many players have no badge yet.
    pub without: usize,
    /// Whether other machines can reach the server: else the codes lead nowhere.
    pub has_network: bool,
    /// The address by hand.
    pub by_hand: String,
    /// Those that can be printed.
    pub badges: Vec<Badge>,
}

/// A player's badge.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Badge {
    /// The player's number.
    pub number: u32,
    /// The player's name.
    pub name: String,
    /// The club or town.
    pub club: String,
    /// The PIN in two halves, `123 456`.
    pub pin: String,
    /// The code that signs a phone in.
    pub code: Option<QrView>,
}

impl Page for BadgesPage {
    const TEMPLATE: &'static str = "pages/badges.html";
}
