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
