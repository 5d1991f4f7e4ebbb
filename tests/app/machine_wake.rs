//! Tests of `src/app/machine/wake.rs`.

use flavita_app::machine::wake::Looks;
use std::time::Duration;

/// Looks every second but once, then after `gone` of the steady and `wall` of the wall clock,
/// in milliseconds.
fn noticed(gone: u64, wall: i64) -> Option<u64> {
    let mut looks = Looks::default();
    for second in 0..5 {
        let steady = Duration::from_secs(second);
        let wall_ms = 1_000_000 + i64::try_from(second).unwrap() * 1000;
        assert_eq!(looks.look(steady, wall_ms, 90_000), None);
    }
    let jump = looks.look(Duration::from_millis(4_000 + gone), 1_004_000 + wall, 0)?;
    assert_eq!(jump.left_ms, 90_000, "what the players had before");
    Some(jump.away_ms)
}

#[test]
fn a_second_is_a_second() {
    assert_eq!(noticed(1_000, 1_000), None);
    assert_eq!(noticed(1_900, 2_400), None, "a busy moment");
}

#[test]
fn sleep_is_noticed_whether_the_steady_clock_stands_meanwhile_or_not() {
    assert_eq!(noticed(1_000, 601_000), Some(600_000));
    assert_eq!(noticed(600_000, 600_000), Some(600_000));
}

#[test]
fn a_clock_that_is_set_is_noticed_both_ways() {
    assert_eq!(noticed(1_000, 3_601_000), Some(3_600_000));
    assert_eq!(noticed(1_000, -3_599_000), Some(3_600_000));
}

#[test]
fn what_happens_while_the_round_stands_is_no_matter() {
    let mut looks = Looks::default();
    assert_eq!(looks.look(Duration::from_secs(1), 1_000, 90_000), None);
    looks.rest();
    assert_eq!(looks.look(Duration::from_mins(15), 5_000, 80_000), None);
}
