//! Between the rules and the store: events as the log keeps them.

use serde_json::Value;

use crate::store::event::{NewEvent, StoredEvent};
use crate::tournament::event::{Event, Stamp, VERSION};

/// Why a stored event cannot be understood.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// A newer program wrote it.
    #[error(
        "event {seq} has form {version}, which a newer flavita wrote; open the file with that one"
    )]
    Newer {
        /// The number of the event.
        seq: i64,
        /// Its version.
        version: u32,
    },
    /// It is no event of this program.
    #[error("event {seq} cannot be understood: {source}")]
    Unreadable {
        /// The number of the event.
        seq: i64,
        /// What is wrong with it.
        source: serde_json::Error,
    },
}

/// The stored form of an event.
///
/// # Panics
/// Never: every event is a kind with a body.
#[must_use]
pub fn to_new_event(event: &Event) -> NewEvent {
    let value = serde_json::to_value(event).expect("events are plain data");
    let kind = value["kind"]
        .as_str()
        .expect("an event has a kind")
        .to_owned();
    let body = value["body"].to_string();
    NewEvent {
        kind,
        version: u32::from(VERSION),
        body,
    }
}

/// Reads a stored event.
///
/// # Errors
/// When a newer program wrote it, or it is no event.
pub fn from_stored(stored: &StoredEvent) -> Result<(Event, Stamp), RecordError> {
    if stored.version > u32::from(VERSION) {
        return Err(RecordError::Newer {
            seq: stored.seq,
            version: stored.version,
        });
    }
    let unreadable = |source| RecordError::Unreadable {
        seq: stored.seq,
        source,
    };
    let body: Value = serde_json::from_str(&stored.body).map_err(unreadable)?;
    let value = serde_json::json!({ "kind": stored.kind, "body": body });
    let event = serde_json::from_value(value).map_err(unreadable)?;
    Ok((
        event,
        Stamp {
            at_ms: stored.at_ms,
            actor: stored.actor.clone(),
        },
    ))
}
