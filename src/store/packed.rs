//! A whole log as short lines: what the chain says again is left out, so that it travels lightly.
//!
//! A line is a JSON array of time since the event before, its place in its batch, actor, key, kind,
//! version and body. Numbers and hashes follow from the chain.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::event::{ChainHash, Head, StoredEvent};

/// A line that is no event.
#[derive(Debug, thiserror::Error)]
pub enum PackedFault {
    /// It is no JSON of this form.
    #[error("line {line}: it is not an event: {fault}")]
    Unreadable {
        /// The line, from 1.
        line: i64,
        /// What is wrong.
        fault: serde_json::Error,
    },
    /// Its batch, its key or a line end in it cannot be.
    #[error("line {0}: its batch, its key or a line end in it cannot be")]
    Impossible(i64),
}

#[derive(Deserialize, Serialize)]
struct Line<'a>(i64, i64, String, Option<String>, String, u32, #[serde(borrow)] &'a RawValue);

/// The lines of a log.
pub fn pack(events: &[StoredEvent]) -> String {
    let (mut text, mut before) = (String::new(), 0);
    for event in events {
        let body = event.body.replace(['\n', '\r'], " ");
        let body: &RawValue = serde_json::from_str(&body).expect("the body of an event is JSON");
        let line = Line(
            event.at_ms.wrapping_sub(before),
            event.seq - event.batch,
            event.actor.clone(),
            event.key.clone(),
            event.kind.clone(),
            event.version,
            body,
        );
        before = event.at_ms;
        text.push_str(&serde_json::to_string(&line).expect("texts and numbers can be written"));
        text.push('\n');
    }
    text
}

/// The log of these lines, its chain made again.
///
/// # Errors
/// The first line that is no event.
pub fn unpack(text: &str) -> Result<Vec<StoredEvent>, PackedFault> {
    let mut events = Vec::new();
    let (mut head, mut at_ms) = (Head::EMPTY, 0_i64);
    for line in text.lines() {
        let seq = head.seq + 1;
        let unreadable = |fault| PackedFault::Unreadable { line: seq, fault };
        let line: Line<'_> = serde_json::from_str(line).map_err(unreadable)?;
        let Line(since, behind, actor, key, kind, version, body) = line;
        let is_cut = body.get().contains('\r');
        if is_cut || !(0..seq).contains(&behind) || key.as_deref() == Some("") {
            return Err(PackedFault::Impossible(seq));
        }
        at_ms = at_ms.wrapping_add(since);
        let (batch, body, hash) = (seq - behind, body.get().to_owned(), ChainHash::ZERO);
        let event = StoredEvent { seq, batch, at_ms, actor, key, kind, version, body, hash };
        let event = event.chained(head.hash);
        head = event.head();
        events.push(event);
    }
    Ok(events)
}
