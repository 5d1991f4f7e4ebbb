//! The page of the network: addresses, helpers, phones.

use crate::{frame::AtDesk, parts::QrView, parts::qr};
use crate::{http::addresses::Found, marking::blocks::unplaced, slip_line::words::of_players};
use flavita_app::passes::keeper::{BadgeState, Passes};
use flavita_app::{machine::clock::time_of_day, passes::inviting::HelperState, screen::wifi::Wifi};
use flavita_i18n::language::Language;
use flavita_tournament::model::{Block, Player, PlayerNumber};
use serde::Serialize;

/// `GET /t/{id}/network`: the hall's address, who helps, whose phones are signed in.
#[derive(Debug, Clone, Default, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a part that is there or not")]
pub struct NetworkPage {
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
    /// Whether the console opens in the network with the passphrase.
    pub is_open: bool,
    /// Whether it is served under TLS.
    pub is_secure: bool,
    /// Who is invited to help.
    pub helpers: Vec<HelperRow>,
    /// The blocks, one a line: `1-20, 45: Мария`.
    pub blocks: String,
    /// Whose they are.
    pub block_helpers: Vec<String>,
    /// The players of no block, in a sentence; empty where there are none, or no blocks.
    pub unplaced: String,
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
    pub number: PlayerNumber,
    /// The player's name.
    pub name: String,
    /// What is the matter, in a sentence.
    pub state: String,
    /// Whether the arbiter must unlock it.
    pub is_locked: bool,
}

page!(NetworkPage, "network/network.html");

/// Wrong guesses of one player's PIN that the arbiter hears of before it is locked.
const MANY_FAILURES: u32 = 5;

/// The page, with how the server stands in the network.
pub(crate) fn page(at: &AtDesk, passes: &Passes) -> NetworkPage {
    let (view, app, language) = (at.view(), &at.app, at.language);
    let (address, found) = (app.addresses.current(), app.addresses.found());
    let (address, told) = (address.as_deref(), app.addresses.current_ip(&found));
    let choice = |found: Found| AddressChoice {
        ip: found.ip.to_string(),
        interface: found.interface,
        is_virtual: found.is_virtual && told != Some(found.ip),
        is_told: told == Some(found.ip),
    };
    let addresses: Vec<_> = found.into_iter().map(choice).collect();
    let badges = passes.badges();
    let signed_in = badges.values().filter(|one| one.device_ms.is_some());
    let name = |number: PlayerNumber| {
        view.state.players.get(&number).map_or_else(String::new, Player::full_name)
    };
    let row = |(number, badge): (&PlayerNumber, &BadgeState)| {
        let (name, state) = (name(*number), concern(badge, language)?);
        Some(BadgeRow { number: *number, name, state, is_locked: badge.is_locked })
    };
    let helper = |helper: &HelperState| helper_row(helper, (&at.id, address), language);
    let (blocks, unplaced) = (&view.state.blocks, unplaced(&view.state));
    let line = |block: &Block| format!("{}: {}", block.numbers(), block.helper);
    let (came, heard) = app.visitors.counts();
    NetworkPage {
        alarm: alarm(&app.alarms(&at.id), language),
        address: address.unwrap_or_default().to_owned(),
        code: address.and_then(|address| qr(&format!("{address}/"))),
        has_virtual: addresses.iter().any(|one| one.is_virtual),
        addresses,
        test: address.map_or_else(String::new, |address| format!("{address}/test")),
        test_code: address.and_then(|address| qr(&format!("{address}/test"))),
        visitors: say!(language, "test-visitors", n = came, heard),
        has_visitors: came > 0,
        wifi: view.screen.wifi.as_ref().map(wifi),
        is_open: app.arbiters.is_open(),
        is_secure: app.is_secure,
        helpers: passes.helpers().iter().map(helper).collect(),
        blocks: blocks.iter().map(line).collect::<Vec<_>>().join("\n"),
        block_helpers: blocks.iter().map(|block| block.helper.clone()).collect(),
        unplaced: if unplaced.is_empty() {
            String::new()
        } else {
            of_players("blocks-unplaced", &unplaced, language)
        },
        counts: say!(language, "network-badges-count", n = badges.len(), in = signed_in.count()),
        players: badges.iter().filter_map(row).collect(),
        ..NetworkPage::default()
    }
}

/// The Wi-Fi of the hall for whoever may know its password.
pub fn wifi(wifi: &Wifi) -> WifiView {
    let (name, password) = (wifi.name.clone(), wifi.password.clone());
    WifiView { name, password, is_shown: wifi.is_shown, code: qr(&wifi.code()) }
}

fn helper_row(
    helper: &HelperState,
    (id, address): (&str, Option<&str>),
    language: Language,
) -> HelperRow {
    let open = helper.token.as_ref().filter(|_| helper.device_ms.is_none());
    let link =
        open.map(|token| format!("{}/t/{id}/join#{}", address.unwrap_or_default(), token.text()));
    let state = match helper.device_ms {
        Some(since) => say!(language, "network-helper-in", time = time_of_day(since)),
        None if link.is_none() => say!(language, "network-helper-again"),
        None => say!(language, "network-helper-open"),
    };
    HelperRow {
        number: helper.number,
        name: helper.name.clone(),
        is_in: helper.device_ms.is_some(),
        state,
        code: address.and_then(|_| qr(link.as_deref()?)),
        link: link.unwrap_or_default(),
    }
}

/// What the arbiter should know of a badge; `None` where all is well.
fn concern(badge: &BadgeState, language: Language) -> Option<String> {
    if badge.is_locked {
        return Some(say!(language, "network-badge-locked"));
    }
    if badge.failures >= MANY_FAILURES {
        return Some(say!(language, "network-badge-guessed", n = badge.failures));
    }
    let devices = badge.earlier + usize::from(badge.device_ms.is_some());
    (devices > 1).then(|| say!(language, "network-badge-devices", n = devices))
}

/// What looks like guessing, in one sentence for the console; `None` where nobody guesses.
pub fn alarm((failures, locked): &(u32, Vec<PlayerNumber>), language: Language) -> Option<String> {
    if let Some(first) = locked.first() {
        return Some(say!(language, "alarm-locked", number = *first, n = locked.len()));
    }
    let failures = Some(*failures).filter(|failures| *failures >= MANY_FAILURES)?;
    Some(say!(language, "alarm-passphrase", n = failures))
}
