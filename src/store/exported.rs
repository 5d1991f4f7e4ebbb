//! An export of a log read back: one event a line, the chain checked on the way.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use serde_json::Value;

use crate::store::chain::{ChainHash, Link};
use crate::store::error::{ChainFault, StoreError, io_error};
use crate::store::event::StoredEvent;

/// What stands before and after the body, which is taken byte for byte.
const BODY: &str = ",\"body\":";
const HASH: &str = ",\"hash\":\"";

/// Whether a file is an export and no tournament file: it begins as JSON does.
#[must_use]
pub fn is_export(path: &Path) -> bool {
    let mut first = [0];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut first));
    read.is_ok() && first == *b"{"
}

/// Reads an export.
///
/// # Errors
/// [`StoreError::Damaged`] with the first line that is no event, [`StoreError::BrokenChain`] at
/// the first event that does not follow from those before it, [`StoreError::Io`].
pub fn read(path: &Path) -> Result<Vec<StoredEvent>, StoreError> {
    let bytes = fs::read(path).map_err(io_error(path))?;
    let damaged = |problem: String| StoreError::Damaged {
        path: path.to_owned(),
        problem,
    };
    let text = String::from_utf8(bytes).map_err(|error| damaged(error.to_string()))?;
    let mut events = Vec::new();
    let mut before = ChainHash::ZERO;
    for (seq, line) in (1..).zip(text.lines()) {
        let event = event(line).ok_or_else(|| damaged(format!("line {seq} is no event")))?;
        let broken = |fault| StoreError::BrokenChain {
            path: path.to_owned(),
            seq,
            fault,
        };
        if event.seq != seq {
            return Err(broken(ChainFault::Gap));
        }
        if link(&event).hash_after(before) != event.hash || event.key.as_deref() == Some("") {
            return Err(broken(ChainFault::WrongHash));
        }
        before = event.hash;
        events.push(event);
    }
    Ok(events)
}

fn event(line: &str) -> Option<StoredEvent> {
    let fields: Value = serde_json::from_str(line).ok()?;
    let number = |name: &str| fields.get(name)?.as_i64();
    let text = |name: &str| Some(fields.get(name)?.as_str()?.to_owned());
    // Inside a text the quotes would be escaped, so the first of these is the field itself.
    let body = line.find(BODY)? + BODY.len()..line.rfind(HASH)?;
    Some(StoredEvent {
        seq: number("seq")?,
        batch: number("batch")?,
        at_ms: number("at_ms")?,
        actor: text("actor")?,
        key: text("key"),
        kind: text("kind")?,
        version: u32::try_from(number("version")?).ok()?,
        body: line.get(body)?.to_owned(),
        hash: ChainHash::from_hex(&text("hash")?)?,
    })
}

fn link(event: &StoredEvent) -> Link<'_> {
    Link {
        seq: event.seq,
        batch: event.batch,
        at_ms: event.at_ms,
        actor: &event.actor,
        key: event.key.as_deref(),
        kind: &event.kind,
        version: event.version,
        body: &event.body,
    }
}
