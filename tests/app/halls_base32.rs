//! Tests of `src/app/halls/result_file.rs`.

use flavita_app::halls::result_file::{base32_bytes as bytes, base32_text as text};

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
