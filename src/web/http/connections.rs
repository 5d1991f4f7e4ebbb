//! How many connections there are, and from where: whoever holds them open without a word leaves
//! the others theirs, and this computer some of its own.

use crate::http::places::{Claim, Place, Places, origin};
use actix_web::rt::net::TcpStream;

/// Connections of a desk at once; ten thousand phones have one or two each.
pub const MOST: usize = 20_000;
/// Those that are kept for this computer.
const FOR_HERE: usize = 500;

/// The connections.
#[derive(Debug)]
pub struct Connections(Places<String>);

impl Default for Connections {
    fn default() -> Self {
        Self(Places::of(MOST))
    }
}

impl Connections {
    /// Room for so many, and no more than the system lets files be open, besides those of the program
    /// itself; 0 where that is not known.
    pub fn within(files: u64, most: usize) -> Self {
        let files = usize::try_from(files).unwrap_or(usize::MAX);
        let most = if files == 0 { most } else { most.min(files - files / 4) };
        Self(Places::of(most))
    }

    /// The place of a connection that has just come; `None` where there are too many from there.
    pub(crate) fn place(&self, stream: &TcpStream) -> Option<Place<String>> {
        let ip = stream.peer_addr().ok()?.ip().to_canonical();
        let kept_back = FOR_HERE.min(self.0.most() / 4);
        let claim = if ip.is_loopback() {
            Claim::Any
        } else {
            Claim::Share { most: usize::MAX, kept_back }
        };
        self.0.take(origin(ip), claim)
    }
}
