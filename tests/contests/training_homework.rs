//! Tests of `src/contests/training/homework.rs`.

use flavita_contests::training::answer::Score;
use flavita_contests::training::homework::{Homework, NotBegun};
use flavita_contests::training::source::{PreparedRound, Source};
use flavita_tournament::model::PlacementText;

/// Two rounds, from 100 until 200.
fn homework(is_shown_early: bool) -> Homework {
    let laid = PlacementText { at: String::new(), word: String::new() };
    let round = PreparedRound { rack: String::new(), laid };
    Homework {
        title: "За выходные".to_owned(),
        source: Source::Prepared { id: "one".to_owned() },
        rounds: vec![round.clone(), round],
        seconds: None,
        from_ms: 100,
        until_ms: 200,
        is_shown_early,
        players: Vec::new(),
    }
}

fn score(rounds: usize, points: i64) -> Score {
    Score { rounds, points, ..Score::default() }
}

#[test]
fn it_is_begun_within_the_term_and_once_under_a_name() {
    let mut homework = homework(false);
    assert_eq!(homework.begin("a", "Ада", 99), Err(NotBegun::OutsideTerm));
    assert_eq!(homework.begin("a", "Ада", 100), Ok(()));
    assert_eq!(homework.begin("a", "Ван", 199), Ok(()));
    assert_eq!(homework.begin("b", "АДА", 150), Err(NotBegun::NameTaken));
    assert_eq!(homework.begin("b", "Ван", 200), Err(NotBegun::OutsideTerm));
    assert_eq!(homework.players.len(), 1);
}

#[test]
fn what_comes_after_the_term_is_not_counted() {
    let mut homework = homework(false);
    homework.begin("a", "Ада", 100).unwrap();
    homework.note("a", score(1, 30), 199);
    homework.note("a", score(2, 60), 200);
    assert_eq!(homework.players[0].score, score(1, 30));
    assert!(!homework.players[0].has_finished);
}

#[test]
fn the_table_is_there_after_the_term_or_for_who_has_finished() {
    for (is_early, seen) in [(true, true), (false, false)] {
        let mut homework = homework(is_early);
        homework.begin("a", "Ада", 100).unwrap();
        homework.begin("b", "Ван", 100).unwrap();
        homework.note("a", score(2, 60), 150);
        homework.note("b", score(1, 90), 150);
        assert_eq!(homework.shows_table(Some("a"), 150), seen);
        assert!(!homework.shows_table(Some("b"), 150) && !homework.shows_table(None, 150));
        assert!(homework.shows_table(None, 200));
    }
}

#[test]
fn equal_points_share_a_place() {
    let mut homework = homework(false);
    for (key, name, points) in [("a", "Ван", 60), ("b", "Ада", 60), ("c", "Люсетта", 70)]
    {
        homework.begin(key, name, 100).unwrap();
        homework.note(key, score(2, points), 150);
    }
    let table = homework.table();
    let rows: Vec<_> = table.iter().map(|(place, one)| (*place, one.name.as_str())).collect();
    assert_eq!(rows, [(1, "Люсетта"), (2, "Ада"), (2, "Ван")]);
}
