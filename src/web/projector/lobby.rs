//! The way in for phones, as the screen of the hall shows it before the first round.

use crate::{parts::qr::qr, projector::page::WayIn};
use flavita_app::desk::public_view::PublicView;
use flavita_i18n::language::Language;

/// What the screen knows beside the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Surroundings<'a> {
    /// Where phones reach the server; `None` without a network.
    pub address: Option<&'a str>,
    /// How many players have signed in with a phone.
    pub joined: usize,
}

/// Codes and addresses, none of them secret; `None` where there is neither network nor Wi-Fi to
/// show.
pub fn way_in(
    view: &PublicView,
    id: &str,
    around: &Surroundings<'_>,
    language: Language,
) -> Option<WayIn> {
    let wifi = view.screen.wifi.as_ref().filter(|wifi| wifi.is_shown);
    if around.address.is_none() && wifi.is_none() {
        return None;
    }
    let address = around.address.unwrap_or_default();
    let by_hand = address.split_once("://").map_or(address, |(_, rest)| rest);
    Some(WayIn {
        code: around.address.and_then(|address| qr(&format!("{address}/t/{id}/join"))),
        address: by_hand.to_owned(),
        joined: say!(language, "screen-joined", n = around.joined),
        wifi: wifi.map_or_else(String::new, |wifi| wifi.name.clone()),
        wifi_code: wifi.and_then(|wifi| qr(&wifi.code())),
    })
}
