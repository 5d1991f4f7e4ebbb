//! What every request can reach: the data folder, the templates, the addresses.

use std::net::SocketAddr;

use crate::app::folder::Folder;
use crate::app::follow::FollowKey;
use crate::web::page::{PageError, Templates};

/// The things shared by all requests.
#[derive(Debug)]
pub struct Hall {
    /// The tournaments.
    pub folder: Folder,
    /// The pages' templates.
    pub templates: Templates,
    /// Where the screen and the helpers find the server in the network.
    pub address: Option<String>,
    /// What a second computer needs to follow this one; `None` where it cannot be kept.
    pub follow_key: Option<FollowKey>,
}

impl Hall {
    /// Opens the hall.
    ///
    /// # Errors
    /// When a template is broken.
    pub fn new(folder: Folder, bind: SocketAddr) -> Result<Self, PageError> {
        let follow_key = FollowKey::of(folder.path());
        let follow_key =
            follow_key.inspect_err(|error| tracing::warn!(%error, "nobody can follow"));
        Ok(Self {
            follow_key: follow_key.ok(),
            folder,
            templates: Templates::load()?,
            address: network_address(bind),
        })
    }
}

/// The address by which other machines reach the server; `None` where it listens to this machine
/// alone or there is no network.
#[must_use]
pub fn network_address(bind: SocketAddr) -> Option<String> {
    if bind.ip().is_loopback() {
        return None;
    }
    if !bind.ip().is_unspecified() {
        return Some(format!("http://{bind}"));
    }
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut own = interfaces
        .into_iter()
        .filter(|i| !i.is_loopback() && i.ip().is_ipv4());
    own.next()
        .map(|interface| format!("http://{}:{}", interface.ip(), bind.port()))
}
