//! A stored event as a line of text, from which the chain can be checked by anybody.
//!
//! The body stands byte for byte as it was recorded. Only line ends inside a body, which the
//! program never writes, become spaces.

use crate::{error::ChainFault, event::ChainHash, event::Head, event::StoredEvent};
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};

/// Why a line is no event of this log.
#[derive(Debug, thiserror::Error)]
pub enum StoredLineFault {
    /// It is no UTF-8.
    #[error("it is not text")]
    Text,
    /// It is no JSON of this form.
    #[error("it is not an event: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The hash has not 64 hexadecimal digits.
    #[error("\"{0}\" is not a hash of 64 digits")]
    Hash(String),
    /// It does not follow from the line before.
    #[error("{0}")]
    Chain(ChainFault),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<'a> {
    seq: i64,
    batch: i64,
    at_ms: i64,
    actor: String,
    key: Option<String>,
    kind: String,
    version: u32,
    #[serde(borrow)]
    body: &'a RawValue,
    hash: String,
}

/// The event as one JSON object without a line end.
pub fn write(event: &StoredEvent) -> String {
    let field = |name: &str, value: Value| format!("\"{name}\":{value}");
    let fields = [
        field("seq", json!(event.seq)),
        field("batch", json!(event.batch)),
        field("at_ms", json!(event.at_ms)),
        field("actor", json!(event.actor)),
        field("key", json!(event.key)),
        field("kind", json!(event.kind)),
        field("version", json!(event.version)),
        format!("\"body\":{}", event.body.replace(['\n', '\r'], " ")),
        field("hash", json!(event.hash.to_string())),
    ];
    format!("{{{}}}", fields.join(","))
}

/// Reads a line and checks that it follows from the one before it.
///
/// # Errors
/// What is wrong with it.
pub fn read(line: &str, before: Head) -> Result<StoredEvent, StoredLineFault> {
    let line: Line<'_> = serde_json::from_str(line)?;
    let Line { seq, batch, at_ms, actor, key, kind, version, body, hash: digits } = line;
    let hash = ChainHash::read(&digits).ok_or(StoredLineFault::Hash(digits))?;
    let body = body.get().to_owned();
    let event = StoredEvent { seq, batch, at_ms, actor, key, kind, version, body, hash };
    follows(&event, before).map_err(StoredLineFault::Chain)?;
    Ok(event)
}

/// Reads the lines behind `from`, each checked against the one before.
///
/// # Errors
/// The number of the first event that cannot be taken, and what is wrong with its line.
pub fn read_all(text: &str, from: Head) -> Result<Vec<StoredEvent>, (i64, StoredLineFault)> {
    let (mut before, mut events) = (from, Vec::new());
    for line in text.lines() {
        let event = read(line, before).map_err(|fault| (before.seq + 1, fault))?;
        before = event.head();
        events.push(event);
    }
    Ok(events)
}

/// Checks that an event follows from the end of the log before it.
///
/// # Errors
/// What does not hold.
pub(super) fn follows(event: &StoredEvent, before: Head) -> Result<(), ChainFault> {
    if event.seq != before.seq + 1 {
        return Err(ChainFault::Gap);
    }
    // A missing key hashes as an empty one, so the hash cannot tell them apart.
    let is_empty_key = event.key.as_deref() == Some("");
    if is_empty_key || event.hash_after(before.hash) != event.hash {
        return Err(ChainFault::WrongHash);
    }
    Ok(())
}
