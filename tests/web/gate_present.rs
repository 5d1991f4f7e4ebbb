//! Tests of `src/web/gate/present.rs`.

use flavita::web::gate::{heartbeat::Heartbeat, present::Present};

fn heartbeat(rev: u64, remaining_ms: u64) -> Heartbeat {
    Heartbeat { id: "cup".to_owned(), rev, arrivals: 0, remaining_ms, running: true, epoch: 1 }
}

#[test]
fn a_sign_of_life_wakes_nobody_and_a_change_wakes_everybody() {
    let present = Present::default();
    assert!(present.listen("cup").is_none());
    present.hear(heartbeat(5, 60_000));
    let mut listener = present.listen("cup").unwrap();
    listener.mark_unchanged();
    present.hear(heartbeat(5, 60_000));
    assert!(!listener.has_changed().unwrap());
    present.hear(heartbeat(6, 60_000));
    assert!(listener.has_changed().unwrap());
    listener.mark_unchanged();
    present.hear(heartbeat(6, 90_000));
    assert!(listener.has_changed().unwrap(), "time was added");
}

#[test]
fn an_older_answer_does_not_take_the_place_of_a_newer_beat() {
    let present = Present::default();
    present.hear(heartbeat(6, 1000));
    present.hear(heartbeat(5, 1000));
    assert_eq!(present.revision("cup"), Some((6, 0)));
    let taken_over = Heartbeat { epoch: 2, ..heartbeat(3, 1000) };
    present.hear(taken_over);
    assert_eq!(present.revision("cup"), Some((3, 0)));
}
