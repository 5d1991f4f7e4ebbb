//! Tests of `src/web/keying/frequent.rs`.

use crate::parts_slip_words;
use flavita::tournament::model::{Slip, ids::PlayerNumber};
use flavita::web::keying::frequent::frequent;

fn slip(player: u32, at: &str, word: &str, used_ms: Option<u64>) -> Slip {
    Slip { player: PlayerNumber(player), ..parts_slip_words::slip(at, word, None, used_ms) }
}

#[test]
fn what_stands_on_two_slips_has_a_key_whoever_wrote_it_and_when() {
    let slips = [
        slip(1, "H4", "ABA", Some(1_000)),
        slip(2, "H4", "AB", None),
        slip(12, "H4", "ABA", None),
        slip(4, "", "", None),
        slip(5, "", "", None),
        slip(6, "", "", None),
    ];
    let found = frequent(&slips);
    let told: Vec<_> = found.iter().map(|one| (one.key, one.line.as_str(), one.count)).collect();
    assert_eq!(told, [(1, "-", 3), (2, "h4 aba", 2)]);
}
