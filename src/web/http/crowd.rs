//! How many connections there are, how many listen to the event streams, and from where: whoever
//! holds them open without a word leaves the others theirs, and this computer some of its own.

use crate::http::places::{Claim, Place, Places, origin};
use actix_web::rt::net::TcpStream;

/// Streams of one address at once: a hall may be behind one.
const MOST_OF_ADDRESS: usize = 300;
/// Streams of one session at once: a device with several pages open, and some that it left without
/// a word.
const MOST_OF_SESSION: usize = 8;
/// Streams of all together at once, where it is not said otherwise.
pub const MOST_STREAMS: usize = 15_000;

/// Who listens.
#[derive(Debug)]
pub struct Crowd(Places<Whose>);

/// A place among the listeners.
pub type Seat = Place<Whose>;

/// Whose a stream is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whose {
    /// The arbiter's, or that of a page on his machine: there is always room for him.
    Arbiter,
    /// That of who has signed in, as he is called where sessions are counted.
    Session(String),
    /// That of anybody at this address.
    Address(String),
}

impl Crowd {
    /// Room for so many streams.
    pub fn of(most: usize) -> Self {
        Self(Places::of(most))
    }

    /// Takes a place; `None` where there are too many. A hundredth of all is kept for the arbiter,
    /// and a tenth for him and for who has signed in.
    pub fn seat(&self, whose: Whose) -> Option<Seat> {
        let all = self.0.most();
        let claim = match &whose {
            Whose::Arbiter => Claim::Any,
            Whose::Session(_) => Claim::Share { most: MOST_OF_SESSION, kept_back: all / 100 },
            Whose::Address(_) => Claim::Share { most: MOST_OF_ADDRESS, kept_back: all / 10 },
        };
        self.0.take(whose, claim)
    }
}

/// Connections of a desk at once; ten thousand phones have one or two each.
pub const MOST_CONNECTIONS: usize = 20_000;
/// Those that are kept for this computer.
const FOR_HERE: usize = 500;

/// The connections.
#[derive(Debug)]
pub struct Connections(Places<String>);

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
