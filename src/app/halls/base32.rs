//! Bytes as capitals and digits (RFC 4648, base 32 without padding): what QR codes hold most of.

const SIGNS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// The text of these bytes.
///
/// ```
/// use flavita::app::halls::base32::text;
/// assert_eq!(text(b"foobar"), "MZXW6YTBOI");
/// ```
#[must_use]
pub fn text(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut held, mut bits) = (0_u32, 0);
    for byte in bytes {
        held = (held << 8 | u32::from(*byte)) & 0xfff;
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(sign(held >> bits));
        }
    }
    if bits > 0 {
        text.push(sign(held << (5 - bits)));
    }
    text
}

fn sign(value: u32) -> char {
    char::from(SIGNS[(value & 31) as usize])
}

/// The bytes of a text, in any case; spaces and line ends do not matter. `None` for any other sign,
/// and where the last sign says more than the bytes need.
///
/// # Panics
/// Never: eight bits are a byte.
#[must_use]
pub fn bytes(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 5 / 8);
    let (mut held, mut bits) = (0_u32, 0);
    for sign in text.bytes().filter(|sign| !sign.is_ascii_whitespace()) {
        let sign = sign.to_ascii_uppercase();
        let value = match sign {
            b'A'..=b'Z' => sign - b'A',
            b'2'..=b'7' => sign - b'2' + 26,
            _ => return None,
        };
        held = (held << 5 | u32::from(value)) & 0xfff;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push(u8::try_from(held >> bits & 0xff).expect("eight bits are a byte"));
        }
    }
    let rest = held & ((1 << bits) - 1);
    (bits < 5 && rest == 0).then_some(bytes)
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
        for wrong in [
            "1",
            "A",
            "MZXW6YTBOJ",
            "MZXW6YTB0I",
            "Ж",
            "MZXW6YTBOI======",
        ] {
            assert_eq!(bytes(wrong), None, "{wrong}");
        }
    }
}
