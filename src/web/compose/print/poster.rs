//! The poster at the door.

use crate::{
    compose::network::wifi, compose::print::sheet::Asked, compose::qr::qr,
    pages::print::poster::PosterSheet,
};

/// The way in for phones.
pub fn sheet(asked: &Asked<'_>) -> PosterSheet {
    let place = asked.address.map(|address| format!("{address}/t/{}/join", asked.id));
    let by_hand = place.as_deref().unwrap_or_default();
    PosterSheet {
        tournament: asked.id.to_owned(),
        name: asked.view.state.name.clone(),
        by_hand: by_hand.split_once("://").map_or("", |(_, at)| at).to_owned(),
        code: place.as_deref().and_then(qr),
        wifi: asked.view.screen.wifi.as_ref().map(wifi),
    }
}
