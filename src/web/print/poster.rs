//! The poster at the door.

use crate::network::page::{WifiView, wifi};
use crate::parts::qr::{QrView, qr};
use crate::print::sheet::Asked;
use flavita_app::screen::shown::Screen;
use serde::Serialize;

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

page!(PosterSheet, "print/poster.html");

/// The way in for phones.
pub fn sheet(asked: &Asked<'_>, screen: &Screen) -> PosterSheet {
    let place = asked.address.map(|address| format!("{address}/t/{}/join", asked.id));
    let by_hand = place.as_deref().unwrap_or_default();
    PosterSheet {
        tournament: asked.id.to_owned(),
        name: asked.state.name.clone(),
        by_hand: by_hand.split_once("://").map_or("", |(_, at)| at).to_owned(),
        code: place.as_deref().and_then(qr),
        wifi: screen.wifi.as_ref().map(wifi),
    }
}
