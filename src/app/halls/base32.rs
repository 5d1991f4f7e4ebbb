//! Bytes as capitals and digits (RFC 4648, base 32 without padding): what QR codes hold most of.

use data_encoding::BASE32_NOPAD;

/// The text of these bytes.
///
/// ```
/// use flavita_app::halls::base32::text;
/// assert_eq!(text(b"foobar"), "MZXW6YTBOI");
/// ```
pub fn text(bytes: &[u8]) -> String {
    BASE32_NOPAD.encode(bytes)
}

/// The bytes of a text, in any case; spaces and line ends do not matter. `None` for any other sign,
/// and where the last sign says more than the bytes need.
pub fn bytes(text: &str) -> Option<Vec<u8>> {
    let signs = text.bytes().filter(|sign| !sign.is_ascii_whitespace());
    let signs: Vec<u8> = signs.map(|sign| sign.to_ascii_uppercase()).collect();
    BASE32_NOPAD.decode(&signs).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for length in 0..40 {
            let all: Vec<u8> = (0..length).map(|n: u8| n.wrapping_mul(167)).collect();
            assert_eq!(bytes(&text(&all)), Some(all));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        assert_eq!(bytes("mzxw 6ytb\r\noi"), Some(b"foobar".to_vec()));
        for wrong in ["1", "A", "MZXW6YTBOJ", "MZXW6YTB0I", "Ж", "MZXW6YTBOI======"] {
            assert_eq!(bytes(wrong), None, "{wrong}");
        }
    }
}
