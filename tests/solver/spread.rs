//! Tests of `src/solver/spread.rs`.

use std::sync::atomic::{AtomicU64, Ordering};

use flavita_solver::spread::{AHEAD, Crew};

#[test]
fn answers_come_in_order_from_any_number_of_threads() {
    for threads in [1, 2, 5] {
        let crew = Crew::new(Some(threads)).unwrap();
        let mut taken = Vec::new();
        let answer = |number| {
            // The work differs, so that answers overtake each other.
            (0..number % 7 * 1000).fold(number, |sum, n| sum ^ n)
        };
        let kept = crew.stream(3..1003, answer, |number, answer| {
            taken.push((number, answer));
            Ok::<(), ()>(())
        });
        kept.unwrap();
        let expected: Vec<_> = (3..1003).map(|number| (number, answer(number))).collect();
        assert_eq!(taken, expected, "{threads} threads");
    }
}

#[test]
fn no_question_is_begun_far_ahead_of_the_answer_taken() {
    let crew = Crew::new(Some(2)).unwrap();
    let begun = AtomicU64::new(0);
    let answer = |_| begun.fetch_add(1, Ordering::SeqCst);
    let taken = crew.stream(0..10_000, answer, |number, _| {
        let ahead = begun.load(Ordering::SeqCst) - number;
        (ahead <= 2 * AHEAD).then_some(()).ok_or(ahead)
    });
    assert_eq!(taken, Ok(()));
}

#[test]
fn an_error_ends_the_work() {
    let crew = Crew::new(Some(2)).unwrap();
    let begun = AtomicU64::new(0);
    let answer = |_| begun.fetch_add(1, Ordering::SeqCst);
    let taken = crew.stream(0..10_000, answer, |number, _| match number {
        5 => Err("full"),
        _ => Ok(()),
    });
    assert_eq!(taken, Err("full"));
    assert!(begun.into_inner() <= 5 + 2 * AHEAD);
}

#[test]
#[should_panic(expected = "the third")]
fn a_panic_is_passed_on() {
    let crew = Crew::new(Some(2)).unwrap();
    let answer = |number| assert_ne!(number, 3, "the third");
    let taken = crew.stream(0..10, answer, |_, ()| Ok::<(), ()>(()));
    assert_eq!(taken, Ok(()));
}
