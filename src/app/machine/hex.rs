//! Bytes as hexadecimal digits, two a byte.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

/// In small letters.
pub fn text(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// So many bytes out of their digits, in any case; `None` for any other text.
pub fn read<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?.try_into().ok()
}
