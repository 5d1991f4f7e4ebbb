//! `flavita score`.

use serde_json::{Value, json};

use super::{EMPTY, error, flavita, output, words};

fn score(board: &str, at: &str, word: &str) -> Value {
    let arguments = ["score", "--board", board, "--at", at, "--word", word];
    let mut command = flavita(&arguments);
    serde_json::from_str(&output(command.args(["--words", &words()]))).unwrap()
}

#[test]
fn a_placement_is_counted_word_by_word_whether_it_is_legal_or_not() {
    assert_eq!(
        score(EMPTY, "З8", "ЗДОРОВ"),
        json!({
            "points": 24, "words": [{"word": "ЗДОРОВ", "points": 24}], "bonus": 0,
            "legal": false, "reasons": ["not_in_dictionary: ЗДОРОВ"],
        })
    );
    assert_eq!(
        score(EMPTY, "8З", "МОдА"),
        json!({
            "points": 8, "words": [{"word": "МОдА", "points": 8}], "bonus": 0,
            "legal": true, "reasons": [],
        })
    );
}

#[test]
fn a_tile_on_the_board_is_what_it_is_however_it_is_written() {
    let board = "15/15/15/15/15/15/15/7МоДА4/15/15/15/15/15/15/15";
    for word in ["МоДАМ", "МОДАМ", "модаМ"] {
        let answer = score(board, "З8", word);
        assert_eq!(answer["words"], json!([{"word": "МоДАМ", "points": 9}]), "{word}");
    }
}

/// The Russian booklet's worked examples: board, place, word, points.
#[test]
fn the_booklets_examples_score_what_the_rules_give() {
    let healthy = "15/15/15/15/15/15/15/7ЗДОРОВЫ1/15/15/15/15/15/15/15";
    let park = "10Д1А2/10О1Д2/10М4/15/15/15/15/15/15/15/15/15/15/15/15";
    let cases = [
        (EMPTY, "З8", "ЗДОРОВЫ", 82),
        (healthy, "З6", "НЕЗДОРОВЫЕ", 54),
        (healthy, "8З", "ЗАНОВО", 11),
        (healthy, "И10", "ТЕМЫ", 28),
        (healthy, "15Г", "НОВОЕ", 66),
        (park, "А8", "ЛАНДШАФТ", 306),
    ];
    for (board, at, word, points) in cases {
        assert_eq!(score(board, at, word)["points"], points, "{word}");
    }
}

#[test]
fn every_reason_against_a_placement_is_told_with_what_it_is_about() {
    let board = "15/15/15/15/15/15/15/7МОДА4/15/15/15/15/15/15/15";
    let reasons = |at, word| score(board, at, word)["reasons"].clone();
    assert_eq!(reasons("А1", "КОД"), json!(["does_not_touch"]));
    assert_eq!(reasons("З8", "КОДА"), json!(["replaces_tile: З8"]));
    assert_eq!(reasons("З15", "ДА"), json!(["off_board"]));
    assert_eq!(reasons("З8", "МОДА"), json!(["nothing_laid"]));
}

#[test]
fn what_cannot_be_read_is_named_by_its_option() {
    let fault = |board, at, word| {
        let arguments = ["score", "--board", board, "--at", at, "--word", word];
        error(&mut flavita(&arguments))
    };
    assert!(fault("15", "З8", "КОД").contains("--board: the board has 1 rows"));
    assert!(fault(EMPTY, "З16", "КОД").contains("--at: \"16\" is not a column"));
    assert!(fault(EMPTY, "З8", "КQД").contains("--word: \"Q\" is not a tile"));
}
