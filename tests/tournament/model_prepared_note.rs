//! Tests of `src/tournament/model/prepared_note.rs`.

use flavita_tournament::model::{Opening, RoundNumber};

#[test]
fn the_last_distance_goes_on_to_the_end_of_the_game() {
    let minutes = |minutes: &[u32]| {
        let opening = Opening { first_ms: 1_000, minutes: minutes.to_vec() };
        let of_round = |round| (opening.of_round(round) - 1_000) / 60_000;
        RoundNumber(1).to(RoundNumber(5)).map(of_round).collect::<Vec<_>>()
    };
    assert_eq!(minutes(&[]), [0, 0, 0, 0, 0]);
    assert_eq!(minutes(&[5]), [0, 5, 10, 15, 20]);
    assert_eq!(minutes(&[5, 20, 4]), [0, 5, 25, 29, 33]);
}

#[test]
fn a_time_far_away_is_no_error() {
    let opening = Opening { first_ms: i64::MAX, minutes: vec![u32::MAX] };
    assert_eq!(opening.of_round(RoundNumber::MAX), i64::MAX);
}
