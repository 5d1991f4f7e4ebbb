//! How many connections there are, and from where: whoever holds them open without a word leaves
//! the others theirs, and this computer some of its own.

use crate::http::places::{Claim, Place, Places, origin};
use crate::http::unread;
use actix_web::dev::Extensions;
use socket2::SockRef;
use std::any::Any;
use std::net::{Shutdown, SocketAddr};

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

/// The place of a connection, as long as it lasts.
struct Held(#[expect(dead_code, reason = "it is held")] Place<String>);

impl Connections {
    /// Room for so many, and no more than the system lets files be open, besides those of the program
    /// itself; 0 where that is not known.
    pub fn within(files: u64, most: usize) -> Self {
        let files = usize::try_from(files).unwrap_or(usize::MAX);
        let most = if files == 0 { most } else { most.min(files - files / 4) };
        Self(Places::of(most))
    }

    /// As [`let_in`](Self::let_in), of a connection that the server has just taken.
    pub(crate) fn welcome(&self, connection: &dyn Any, held: &mut Extensions) {
        if let Some(stream) = unread::socket(connection)
            && let Ok(peer) = stream.peer_addr()
        {
            self.let_in(peer, &SockRef::from(stream), held);
        }
    }

    /// Lets a connection in, or ends it where there are too many from there.
    pub(crate) fn let_in(&self, peer: SocketAddr, socket: &SockRef<'_>, held: &mut Extensions) {
        let ip = peer.ip().to_canonical();
        let kept_back = FOR_HERE.min(self.0.most() / 4);
        let claim = if ip.is_loopback() {
            Claim::Any
        } else {
            Claim::Share { most: usize::MAX, kept_back }
        };
        match self.0.take(origin(ip), claim) {
            Some(place) => {
                held.insert(Held(place));
            }
            // It reads the end, and closes.
            None => drop(socket.shutdown(Shutdown::Both)),
        }
    }
}
