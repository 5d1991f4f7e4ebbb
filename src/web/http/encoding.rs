//! What was typed, in an address.

use std::fmt::Write as _;

/// A text as a part of an address.
pub fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            write!(encoded, "%{byte:02X}").expect("memory takes text");
        }
    }
    encoded
}

/// What an address asks: the fields that are not empty.
pub fn query<'a>(fields: impl IntoIterator<Item = (&'a str, &'a String)>) -> String {
    let asked = fields.into_iter().filter(|(_, text)| !text.is_empty());
    let asked = asked.map(|(name, text)| format!("{}={}", encoded(name), encoded(text)));
    asked.collect::<Vec<_>>().join("&")
}
