//! Bytes as hexadecimal digits, two a byte.

use std::fmt::Write as _;

/// In small letters.
pub(crate) fn text(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("memory takes text");
        text
    })
}

/// So many bytes out of their digits, in any case; `None` for any other text.
pub(crate) fn read<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    if text.len() != BYTES * 2 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; BYTES];
    for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_as_they_are_written_and_nothing_else_is() {
        assert_eq!(text(&[0, 0x7f, 0xff]), "007fff");
        assert_eq!(read("007FfF"), Some([0, 0x7f, 0xff]));
        for wrong in ["", "007ff", "007fff0", "00+fff", "0 7fff", "ююю"] {
            assert_eq!(read::<3>(wrong), None, "{wrong}");
        }
    }
}
