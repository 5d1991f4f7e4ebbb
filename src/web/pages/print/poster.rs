//! The poster at the door: how phones join.

use serde::Serialize;

use crate::{page::Page, pages::network::WifiView, pages::qr::QrView};

/// `GET /t/{id}/print/poster`: one large code for everybody who has a badge.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PosterSheet {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// The code of the page on which one signs in; nothing without a network.
    pub code: Option<QrView>,
    /// The same address by hand.
    pub by_hand: String,
    /// The Wi-Fi of the hall, where the arbiter has entered it.
    pub wifi: Option<WifiView>,
}

impl Page for PosterSheet {
    const TEMPLATE: &'static str = "pages/print/poster.html";
}
