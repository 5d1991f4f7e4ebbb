//! Tests of `src/web/gate/subjects.rs`.

use flavita::web::gate::subjects::heartbeat;

#[test]
fn every_name_gives_one_word_of_its_own() {
    assert_eq!(heartbeat("2026-11-22-1"), "flavita.beat.2026-11-22-1");
    for odd in ["a.b", "a b", "a*", "a>", "Кубок", "a_2eb"] {
        let subject = heartbeat(odd);
        assert_eq!(subject.matches('.').count(), 2, "{subject}");
        assert!(!subject.contains([' ', '*', '>']), "{subject}");
    }
    assert_ne!(heartbeat("a.b"), heartbeat("a_2eb"));
}
