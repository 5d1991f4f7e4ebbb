//! The log as text: one stored event a line.

use flavita_store::{event::StoredEvent, line};

/// Every event as one JSON object on a line, in order.
pub fn events_jsonl(events: &[StoredEvent]) -> Vec<u8> {
    let mut lines = String::new();
    for event in events {
        lines.push_str(&line::write(event));
        lines.push('\n');
    }
    lines.into_bytes()
}
