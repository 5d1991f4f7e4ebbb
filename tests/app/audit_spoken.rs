//! Tests of `src/app/audit/spoken.rs`.

use flavita_app::audit::spoken::{Writing, first_bits, heard, spoken};
use flavita_store::event::ChainHash;
use std::collections::BTreeSet;

#[test]
fn every_hash_is_heard_as_it_was_spoken_in_both_writings() {
    let mut words = BTreeSet::new();
    for one in 0..2048_u128 {
        let mut bytes = [0; 32];
        let bits: u128 = one << 61 | one << 50 | one << 6;
        bytes[..9].copy_from_slice(&bits.to_be_bytes()[7..]);
        let hash = ChainHash(bytes);
        for writing in [Writing::Latin, Writing::Cyrillic] {
            let said = spoken(&hash, writing);
            assert_eq!(heard(&said), Some(first_bits(&hash)), "{said}");
            words.insert(said.split(' ').next_back().unwrap().to_owned());
        }
    }
    assert_eq!(words.len(), 2 * 2048);
}

#[test]
fn what_is_not_six_such_words_is_not_heard() {
    for text in ["", "bade bade bade bade bade", "bade bade bade bade bade xade"] {
        assert_eq!(heard(text), None, "{text}");
    }
    // Beyond the last word there is.
    assert_eq!(heard("nono nono nono nono nono nono"), None);
}
