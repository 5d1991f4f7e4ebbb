//! Tests of `src/app/machine/hex.rs`.

use flavita_app::machine::hex::{read, text};

#[test]
fn bytes_are_read_as_they_are_written_and_nothing_else_is() {
    assert_eq!(text(&[0, 0x7f, 0xff]), "007fff");
    assert_eq!(read("007FfF"), Some([0, 0x7f, 0xff]));
    for wrong in ["", "007ff", "007fff0", "00+fff", "0 7fff", "ююю"] {
        assert_eq!(read::<3>(wrong), None, "{wrong}");
    }
}
