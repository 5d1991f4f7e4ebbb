//! Bytes as hexadecimal digits, two a byte.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

/// In small letters.
pub fn text(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// So many bytes out of their digits, in any case; `None` for any other text.
pub(crate) fn read<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?.try_into().ok()
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
