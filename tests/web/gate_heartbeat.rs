//! Tests of `src/web/gate/heartbeat.rs`.

use flavita::web::gate::heartbeat::Heartbeat;

fn heartbeat(running: bool) -> Heartbeat {
    Heartbeat { id: "cup".to_owned(), rev: 40, arrivals: 2, remaining_ms: 1500, running, epoch: 1 }
}

#[test]
fn a_clock_that_runs_goes_on_between_two_beats_and_one_that_stands_does_not() {
    assert_eq!(heartbeat(true).later(500).remaining_ms, 1000);
    assert_eq!(heartbeat(true).later(5000).remaining_ms, 0);
    assert_eq!(heartbeat(false).later(500), heartbeat(false));
}

#[test]
fn only_the_screen_hears_who_has_come() {
    let [hall, screen] = [false, true].map(|is_screen| heartbeat(true).message("x", is_screen));
    assert!(hall.starts_with(b"event: x\nid: 40\n"), "{hall:?}");
    assert!(screen.starts_with(b"event: x\nid: 42\n"), "{screen:?}");
}
