//! The log as text: one stored event a line.

use serde_json::{Value, json};

use crate::store::event::StoredEvent;

/// Every event as one JSON object on a line, in order.
///
/// The body stands byte for byte as it was recorded, so that the chain of hashes can be checked
/// from this text alone. Only line ends inside a body, which the program never writes, become
/// spaces.
#[must_use]
pub fn events_jsonl(events: &[StoredEvent]) -> Vec<u8> {
    let mut lines = String::new();
    for event in events {
        lines.push_str(&line(event));
        lines.push('\n');
    }
    lines.into_bytes()
}

fn line(event: &StoredEvent) -> String {
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
