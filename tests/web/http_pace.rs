//! Tests of `src/web/http/pace.rs`.

use flavita::web::http::pace::{Bucket, Pace, Paces};
use std::time::{Duration, Instant};

fn slips(paces: &Paces, times: usize, now: Instant) -> usize {
    let take = |_: &usize| paces.take(Bucket::Slips("one".to_owned()), Pace::SLIPS, now);
    (0..times).filter(take).count()
}

#[test]
fn five_slips_at_once_then_one_a_second() {
    let (paces, now) = (Paces::default(), Instant::now());
    assert_eq!(slips(&paces, 20, now), 5);
    let half = now + Duration::from_millis(500);
    assert_eq!(slips(&paces, 20, half), 0);
    let later = now + Duration::from_millis(1500);
    assert_eq!(slips(&paces, 20, later), 1);
    let much_later = now + Duration::from_secs(100);
    assert_eq!(slips(&paces, 20, much_later), 5);
}

#[test]
fn nobody_takes_from_the_bucket_of_another() {
    let (paces, now) = (Paces::default(), Instant::now());
    assert_eq!(slips(&paces, 20, now), 5);
    let other = paces.take(Bucket::Slips("two".to_owned()), Pace::SLIPS, now);
    assert!(other);
}
