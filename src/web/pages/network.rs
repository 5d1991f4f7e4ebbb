//! The page of the network.

use serde::Serialize;

use crate::{page::Page, pages::qr::QrView};

/// `GET /t/{id}/network`: the hall's address, who helps, whose phones are signed in.
#[derive(Debug, Clone, Default, Serialize)]
pub struct NetworkPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// Why something was not done; empty where it was.
    pub fault: String,
    /// What looks like guessing.
    pub alarm: Option<String>,
    /// The address for the hall; empty where there is no network.
    pub address: String,
    /// Its code.
    pub code: Option<QrView>,
    /// All addresses of this machine, where there is a choice.
    pub addresses: Vec<AddressChoice>,
    /// Whether some of them stand behind "more".
    pub has_virtual: bool,
    /// The address of the self-test; empty where there is no network.
    pub test: String,
    /// Its code.
    pub test_code: Option<QrView>,
    /// How many devices have opened it, in a sentence.
    pub visitors: String,
    /// Whether any has.
    pub has_visitors: bool,
    /// The Wi-Fi of the hall, where the arbiter has entered it.
    pub wifi: Option<WifiView>,
    /// How safe the way through the network is, in sentences.
    pub notes: Vec<String>,
    /// Who is invited to help.
    pub helpers: Vec<HelperRow>,
    /// How many players have a badge, and how many of them are signed in.
    pub counts: String,
    /// Players whose badge needs a look: locked, guessed at, or used on several phones.
    pub players: Vec<BadgeRow>,
}

/// An address of this machine.
#[derive(Debug, Clone, Default, Serialize)]
pub struct AddressChoice {
    /// The address.
    pub ip: String,
    /// The name of its interface.
    pub interface: String,
    /// Whether it stands behind "more": it leads to containers, virtual machines or a tunnel.
    pub is_virtual: bool,
    /// Whether the hall is told this one.
    pub is_told: bool,
}

/// The Wi-Fi of the hall.
#[derive(Debug, Clone, Default, Serialize)]
pub struct WifiView {
    /// Its name.
    pub name: String,
    /// Its password; empty where it is open.
    pub password: String,
    /// Whether the screen of the hall shows it.
    pub is_shown: bool,
    /// The code that phones read.
    pub code: Option<QrView>,
}

/// Somebody who helps.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HelperRow {
    /// The number of the invitation.
    pub number: u32,
    /// The name.
    pub name: String,
    /// Whether a device has taken it up.
    pub is_in: bool,
    /// `вошёл в 14:03`, or that the invitation is open.
    pub state: String,
    /// The link, as long as it can be shown.
    pub link: String,
    /// Its code.
    pub code: Option<QrView>,
}

/// A player whose badge needs a look.
#[derive(Debug, Clone, Default, Serialize)]
pub struct BadgeRow {
    /// The player's number.
    pub number: u32,
    /// The player's name.
    pub name: String,
    /// What is the matter, in a sentence.
    pub state: String,
    /// Whether the arbiter must unlock it.
    pub is_locked: bool,
}

impl Page for NetworkPage {
    const TEMPLATE: &'static str = "pages/network.html";
}
