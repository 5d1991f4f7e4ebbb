//! Tests of `src/app/passes/guesses.rs`.

use flavita_app::passes::guesses::{Consequence, Guesses};
use std::time::{Duration, Instant};

const PHONE: &str = "192.168.1.20";

fn fail(guesses: &mut Guesses, times: u32, device: &str, now: Instant) -> Consequence {
    let mut last = Consequence::Wrong;
    for _ in 0..times {
        last = guesses.failed(7, device, now);
    }
    last
}

#[test]
fn five_wrong_guesses_lock_the_device_for_a_minute_and_no_other() {
    let (mut guesses, now) = (Guesses::default(), Instant::now());
    assert_eq!(fail(&mut guesses, 4, PHONE, now), Consequence::Wrong);
    assert_eq!(guesses.may_try(7, PHONE, now), Ok(()));
    assert_eq!(fail(&mut guesses, 1, PHONE, now), Consequence::DeviceLocked);
    assert!(guesses.may_try(7, PHONE, now).is_err());
    assert_eq!(guesses.may_try(7, "192.168.1.21", now), Ok(()));
    assert_eq!(guesses.may_try(8, PHONE, now), Ok(()));
    let later = now + Duration::from_secs(59);
    assert!(guesses.may_try(7, PHONE, later).is_err());
    let later = now + Duration::from_secs(61);
    assert_eq!(guesses.may_try(7, PHONE, later), Ok(()));
}

#[test]
fn twenty_wrong_guesses_from_anywhere_lock_the_player() {
    let (mut guesses, now) = (Guesses::default(), Instant::now());
    for device in 0..19 {
        let consequence = fail(&mut guesses, 1, &device.to_string(), now);
        assert_eq!(consequence, Consequence::Wrong);
    }
    assert_eq!(fail(&mut guesses, 1, "20", now), Consequence::SubjectLocked);
    guesses.forgive(7);
    assert_eq!(fail(&mut guesses, 1, "21", now), Consequence::Wrong);
}

#[test]
fn a_hundred_wrong_guesses_a_minute_make_those_wait_who_guessed() {
    let (mut guesses, now) = (Guesses::default(), Instant::now());
    for subject in 0..100 {
        guesses.failed(subject, &subject.to_string(), now);
    }
    assert!(guesses.may_try(500, "7", now).is_err());
    assert_eq!(guesses.may_try(500, "new", now), Ok(()));
    let later = now + Duration::from_secs(61);
    assert_eq!(guesses.may_try(500, "7", later), Ok(()));
}

#[test]
fn one_device_that_guesses_at_everybody_is_the_one_that_waits() {
    let (mut guesses, now) = (Guesses::default(), Instant::now());
    for subject in 0..30 {
        assert_eq!(guesses.may_try(subject, PHONE, now), Ok(()));
        guesses.failed(subject, PHONE, now);
    }
    assert!(guesses.may_try(500, PHONE, now).is_err());
    assert_eq!(guesses.may_try(500, "192.168.1.21", now), Ok(()));
}

#[test]
fn a_locked_badge_is_open_to_who_guessed_nothing_until_it_may_be_guessed_itself() {
    let (mut guesses, now) = (Guesses::default(), Instant::now());
    guesses.right(7, "own");
    for device in 0..199 {
        guesses.failed(7, &device.to_string(), now);
    }
    assert!(!guesses.spares(7, "5", now) && guesses.spares(7, "new", now));
    guesses.failed(7, "200", now);
    assert!(!guesses.spares(7, "new", now));
    assert!(guesses.spares(7, "own", now) && !guesses.spares(8, "5", now));
}
