//! Events and receipts as the store sees them.

use crate::chain::ChainHash;

/// An event that is not on disk yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// What happened, in one word, such as `RoundOpened`; not empty.
    pub kind: String,
    /// The form of the body, counted from 1 for every kind.
    pub version: u32,
    /// The event itself as JSON; kept byte for byte.
    pub body: String,
}

/// A SHA-256 of what a request asked for.
pub type Digest = [u8; 32];

/// The events of one command: all of them are recorded, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Batch<'a> {
    /// When the command came in, in milliseconds of Unix time: a label, never a duration.
    pub at_ms: i64,
    /// Who gave the command.
    pub actor: &'a str,
    /// The idempotency key of the command, unique in the file; not empty.
    pub key: Option<&'a str>,
    /// What was asked for under the key, if that is known.
    pub digest: Option<&'a Digest>,
    /// What happened; at least one event.
    pub events: &'a [NewEvent],
}

/// The receipt of a batch that is on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appended {
    /// Number of the batch's first event, 1-based.
    pub first_seq: i64,
    /// Number of the batch's last event, inclusive.
    pub last_seq: i64,
    /// The chain's hash after the batch's last event.
    pub head: ChainHash,
}

/// An event that was read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// The event's number, 1-based and without gaps.
    pub seq: i64,
    /// Number of the first event of the same batch.
    pub batch: i64,
    /// When the command came in, in milliseconds of Unix time.
    pub at_ms: i64,
    /// Who gave the command.
    pub actor: String,
    /// The idempotency key; only the first event of a batch can have one.
    pub key: Option<String>,
    /// What happened, in one word.
    pub kind: String,
    /// The form of the body, from 1.
    pub version: u32,
    /// The event itself as JSON, byte for byte as it was appended.
    pub body: String,
    /// The chain's hash after this event.
    pub hash: ChainHash,
}

impl StoredEvent {
    /// The head of the log when this event was its last.
    pub fn head(&self) -> Head {
        Head { seq: self.seq, hash: self.hash }
    }
}

/// The end of a log: the number of its last event and the hash over all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// Number of the last event; 0 while the log is empty.
    pub seq: i64,
    /// The chain's hash after that event; [`ChainHash::ZERO`] while the log is empty.
    pub hash: ChainHash,
}

impl Head {
    /// The head of a log without events.
    pub const EMPTY: Self = Self { seq: 0, hash: ChainHash::ZERO };
}

/// The running clock's last durable value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// Number of the last event when the value was taken.
    pub seq: i64,
    /// What was left on the clock, in milliseconds.
    pub remaining_ms: i64,
}
