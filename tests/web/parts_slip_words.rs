//! Tests of `src/web/parts/slip_words.rs`.

use flavita::tournament::model::actor::Actor;
use flavita::tournament::model::ids::{PlayerNumber, SlipNumber};
use flavita::tournament::model::tops::JudgedUnder;
use flavita::tournament::model::{Reason, Slip, SlipText, Verdict};
use flavita::tournament::profile::catalogue::embedded;
use flavita::web::parts::slip_words::{level, line};

/// A slip of player 23.
pub(crate) fn slip(at: &str, word: &str, claimed: Option<i32>, used_ms: Option<u64>) -> Slip {
    Slip {
        id: SlipNumber(1),
        player: PlayerNumber(23),
        text: SlipText {
            at: at.to_owned(),
            word: word.to_owned(),
            claimed,
            used_ms,
            ..SlipText::default()
        },
        verdict: Verdict::zero(Reason::NoSlip),
        judged: Verdict::zero(Reason::NoSlip),
        judged_under: JudgedUnder::default(),
        replaces: None,
        withdrawn_ms: None,
        recorded_ms: 0,
        recorded_by: Actor::Console,
        void_by: None,
    }
}

#[test]
fn a_slip_reads_back_as_the_line_that_corrects_it() {
    assert_eq!(line(&slip("О7", "РаБЫ", Some(17), Some(112_000))), "23 о7 р(а)бы 17 1:52");
    assert_eq!(line(&slip("7О", "РАБЫ", None, None)), "23 7о рабы");
    assert_eq!(line(&slip("", "РАБЫ", None, None)), "23 рабы");
    assert_eq!(line(&slip("", "", None, None)), "23 -");
}

#[test]
fn a_valid_slip_with_another_claim_is_looked_at() {
    let mut slip = slip("О7", "РАБЫ", Some(21), None);
    slip.verdict = Verdict { points: 17, reasons: vec![], ..slip.verdict };
    let rules = embedded("house").unwrap();
    assert_eq!(level(&rules, &slip), "look");
    slip.text.claimed = Some(17);
    assert_eq!(level(&rules, &slip), "ok");
}
