//! Values in addresses.

/// A value as it stands in an address.
pub fn encoded(value: &str) -> String {
    let byte = |byte: &u8| match byte {
        b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'-' => char::from(*byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    value.as_bytes().iter().map(byte).collect()
}
