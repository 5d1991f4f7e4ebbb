//! Tests of `src/app/written/table.rs`.

use flavita_app::written::{fault::Fault, game::rounds};

/// The rows of a game with their lines, their numbers and their racks.
fn lines(text: &str) -> Vec<(usize, String)> {
    let rounds = rounds(text.as_bytes()).unwrap();
    rounds.into_iter().map(|round| (round.line, round.rack)).collect()
}

#[test]
fn rows_have_the_lines_of_an_editor_whatever_ends_them() {
    for end in ["\n", "\r\n", "\r"] {
        let text = "\u{feff}rack;Round;at;word\n\nAB;1\n;;\n\n\"C\";2".replace('\n', end);
        let row = |line, rack: &str| (line, rack.to_owned());
        // The second number could not stand before the first.
        assert_eq!(lines(&text), [row(3, "AB"), row(6, "C")], "{end:?}");
    }
}

#[test]
fn faults_name_their_line() {
    let fault = |text: &[u8]| {
        let Fault { line, problem, .. } = rounds(text).unwrap_err();
        (line, problem.to_string())
    };
    assert_eq!(fault(b"").0, 1);
    assert!(fault(b"\nround\n1").1.contains("\"rack\" is missing"));
    assert!(fault(b"round,rack,x").1.contains("no column \"x\""));
    assert!(fault(b"round,rack,rack").1.contains("twice"));
    assert_eq!(fault(b"round,rack,at,word\n1,A\n2,\"B\n3,C\n").0, 3);
    assert_eq!(fault(b"round,rack,at,word\n1,A,,,B\n").0, 2);
    assert_eq!(fault(b"round,rack,at,word\n1,A\n2,\xff\n").0, 3);
}
