//! Tests of `src/game/edition/parse.rs`.

use flavita_game::edition::catalogue::EMBEDDED;
use flavita_game::edition::parse::parse;
use flavita_game::faulty_text::FaultyLine;

fn faults_after(from: &str, to: &str) -> Vec<FaultyLine> {
    let (_, text) = EMBEDDED[0];
    assert!(text.contains(from), "the test edits what is there");
    parse(&text.replacen(from, to, 1)).unwrap_err().faults
}

fn fault_after(from: &str, to: &str) -> FaultyLine {
    faults_after(from, to).remove(0)
}

#[test]
fn every_embedded_edition_is_sound() {
    for (id, text) in EMBEDDED {
        let edition = parse(text).unwrap();
        assert_eq!(edition.id, *id);
    }
}

#[test]
fn a_wrong_total_is_named_with_its_line() {
    let error = fault_after("tiles_total = 104", "tiles_total = 103");
    assert!(error.reason.contains("add up to 104"), "{error}");
    assert!(error.line > 1);
}

#[test]
fn a_tile_that_stands_twice_is_refused() {
    let error = fault_after("[\"Б\", 2", "[\"А\", 2");
    assert!(error.reason.contains("stands twice"), "{error}");
}

#[test]
fn a_crooked_board_is_refused_unless_it_says_so() {
    let crooked = fault_after("W..l...W...l..W", "W..l...W...l...");
    assert!(crooked.reason.contains("symmetrical"), "{crooked}");
}

#[test]
fn an_unknown_key_is_refused() {
    let error = fault_after("blanks = 2", "blanks = 2\njokers = 3");
    assert!(error.reason.contains("jokers"), "{error}");
}

#[test]
fn every_fault_of_a_file_is_named() {
    let faults = faults_after(
        "tiles_total = 104",
        "tiles_total = 103\nwithout_tile = [[\"Ѣ\", \"W\"], [\"Ё\", \"Е\"]]",
    );
    let reasons: Vec<&str> = faults.iter().map(|fault| fault.reason.as_str()).collect();
    assert_eq!(
        reasons,
        [
            "tiles_total says 103, but the tiles and blanks add up to 104",
            "there is no tile W",
            "Ё is a tile of its own",
        ]
    );
    assert_eq!(faults[2].line, faults[0].line + 1);
}

#[test]
fn a_colour_that_is_none_is_named() {
    let fault = fault_after("ground = \"#1D5E46\"", "ground = \"green\"");
    assert_eq!(fault.reason, "\"green\" is no colour; write #RRGGBB");
}

#[test]
fn a_switch_that_changes_nothing_is_refused() {
    let fault = fault_after("spellings = [[\"Ё\", \"Е\"]]", "spellings = []");
    assert!(fault.reason.contains("changes nothing"), "{fault}");
}

#[test]
fn a_switch_over_a_tile_that_is_not_there_is_refused() {
    let fault = fault_after("spellings = [[\"Ё\", \"Е\"]]", "spellings = [[\"Ѣ\", \"Е\"]]");
    assert!(fault.reason.contains("no tile Ѣ"), "{fault}");
}

#[test]
fn an_edition_of_an_older_file_without_looks_and_choices_still_reads() {
    let (_, text) = EMBEDDED[0];
    let end = text.find("\n# What a blank shows").unwrap();
    let edition = parse(&text[..end]).unwrap();
    assert!(edition.look.as_ref().is_none() && edition.switches.is_empty());
    assert_eq!(edition.dictionary, edition.id);
}

#[test]
fn points_that_no_game_gives_are_refused() {
    let tile = fault_after("[\"Ф\", 1, 10", "[\"Ф\", 1, 1001");
    assert_eq!(tile.reason, "the value of Ф must be 0 to 1000");
    let bonus = fault_after("7 = 50", "7 = 1001");
    assert!(bonus.reason.contains("0 to 1000 points"), "{bonus}");
}

#[test]
fn a_board_that_multiplies_without_end_is_refused() {
    let is_row =
        |line: &str| line.trim().trim_matches(['"', ',']).len() == 15 && line.contains("..W");
    let lines = EMBEDDED[0].1.lines().map(|line| {
        if is_row(line) { line.replace(['l', 'L', '.'], "W") } else { line.to_owned() }
    });
    let text = lines.collect::<Vec<String>>().join("\n");
    let error = parse(&text).unwrap_err().to_string();
    assert!(error.contains("multiply a word by more than 729"), "{error}");
}
