//! The cases of `tests/data/tables`, and how a record may be written.

use std::{fmt::Write as _, fs, path::PathBuf};

use flavita_contests::tables::rules::{TableRules, embedded};
use flavita_contests::tables::scores::{scores_csv, turns_csv};
use flavita_contests::tables::{reading, record};
use flavita_game::edition::{catalogue, definition::Edition, parse::parse};
use flavita_lexicon::{builder::build, graph::Graph, word_list};

use crate::games::COLUMNS;

#[derive(Default)]
struct Case {
    title: String,
    edition: String,
    rules: String,
    with: String,
    words: String,
    rows: String,
    turns: Vec<String>,
    scores: Vec<String>,
    fault: Option<(usize, String)>,
}

fn data(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/tables")).join(name)
}

fn cases() -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for file in ["plays", "ends", "objections", "clock", "seats", "faults", "variants"] {
        let text = fs::read_to_string(data(&format!("{file}.txt"))).unwrap();
        for line in text.lines().filter(|line| !line.is_empty()) {
            if let Some(title) = line.strip_prefix("== ") {
                cases.push(Case { title: format!("{file}: {title}"), ..Case::default() });
            } else {
                take(cases.last_mut().unwrap(), line);
            }
        }
    }
    cases
}

fn take(case: &mut Case, line: &str) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "edition" => case.edition = rest.into(),
        "rules" => case.rules = rest.into(),
        "with" => case.with = rest.into(),
        "words" => case.words = rest.replace(' ', "\n").replace(['[', ']'], ""),
        "score" => case.scores.push(rest.to_owned()),
        "fault" => {
            let (line, reason) = rest.split_once(": ").unwrap();
            case.fault = Some((line.parse().unwrap(), reason.to_owned()));
        }
        _ => {
            let (row, verdict) = line.split_once(" -> ").unwrap_or((line, ""));
            writeln!(case.rows, "{row}").unwrap();
            case.turns.push(verdict.to_owned());
        }
    }
}

fn edition(id: &str) -> Edition {
    let own = || parse(&fs::read_to_string(data(&format!("{id}.toml"))).unwrap()).unwrap();
    catalogue::embedded(id).unwrap_or_else(own)
}

fn rules(case: &Case) -> TableRules {
    let rules = embedded(&case.rules).unwrap();
    if case.with.is_empty() { rules } else { TableRules::parse(&case.with).unwrap() }
}

fn graph(edition: &Edition, words: &str) -> Graph {
    let list = word_list::read(edition, words, |_| ());
    assert!(list.bad_lines.is_empty(), "{:?}", list.bad_lines);
    build(list.words, |_| ())
}

/// The rows of both tables, or the fault; of turns.csv the last four cells.
fn judged(
    edition: &Edition,
    words: &str,
    rules: &TableRules,
    text: &str,
) -> Result<(Vec<String>, Vec<String>), (usize, String)> {
    let graph = graph(edition, words);
    let answer = reading::read(edition, rules, text.as_bytes()).and_then(|rows| {
        let (seats, game) = record::judge(edition, &graph, rules, &rows)?;
        Ok((turns_csv(&rows, &game), scores_csv(edition, &seats, &game)))
    });
    let (turns, scores) = answer.map_err(|fault| (fault.line, fault.problem.to_string()))?;
    Ok((crate::last_cells(&turns, 3), crate::last_cells(&scores, 0)))
}

#[test]
fn every_case_is_judged_as_it_is_written() {
    let mut wrong = Vec::new();
    for case in cases() {
        let text = format!("{}\n{}", COLUMNS.join(","), case.rows);
        let answer = judged(&edition(&case.edition), &case.words, &rules(&case), &text);
        let is_right = match (&answer, &case.fault) {
            (Ok((turns, scores)), None) => {
                *turns == case.turns && (case.scores.is_empty() || *scores == case.scores)
            }
            (Err((line, reason)), Some((expected, part))) => {
                line == expected && reason.contains(part)
            }
            _ => false,
        };
        if !is_right {
            wrong.push(format!("{}\n{}{answer:?}", case.title, case.rows));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn the_worked_example_is_judged_cell_by_cell() {
    let text = |name: &str| fs::read_to_string(data("example").join(name)).unwrap();
    let edition = edition("ru-scrabble");
    let graph = graph(&edition, &text("words.txt"));
    let rules = embedded("tournament").unwrap();
    let rows = reading::read(&edition, &rules, text("moves.csv").as_bytes()).unwrap();
    let (seats, game) = record::judge(&edition, &graph, &rules, &rows).unwrap();
    assert_eq!(turns_csv(&rows, &game), text("turns.csv"));
    let scores = scores_csv(&edition, &seats, &game);
    assert_eq!(scores, text("scores.csv"));
}

/// What two rows of a record are, and the line and reason that are told.
const FAULTY: &[(&str, usize, &str)] = &[
    ("", 1, "the column \"turn\" is missing"),
    ("turn,player,action,rack,at,word\n1,Ann,pass,AAABBCC,,\n", 1, "the column \"seconds\" is"),
    ("turn,turn,player,action,rack,at,word,seconds\n", 1, "the column \"turn\" appears twice"),
    ("HEAD", 1, "the file has no rows"),
    ("HEAD\n,,,,,,\n", 1, "the file has no rows"),
    ("HEAD\n\n\none,Ann,pass,AAABBCC,,,\n", 4, "\"one\" is not a turn number"),
    ("HEAD\n0,Ann,pass,AAABBCC,,,\n", 2, "\"0\" is not a turn number"),
    ("HEAD\n1,Ann,lot,,,A,\n", 2, "\"1\" is not a turn number"),
    ("HEAD\n99999999999,Ann,pass,AAABBCC,,,\n", 2, "is not a turn number"),
    ("HEAD\n1, ,pass,AAABBCC,,,\n", 2, "the row has no player"),
    ("HEAD\n1,Ann,laugh,AAABBCC,,,\n", 2, "\"laugh\" is not an action; the actions are lot, play,"),
    (
        "HEAD\n1,Ann,pass,AAABBCD,,,\n",
        2,
        "the tiles \"AAABBCD\" cannot be read: \"D\" is not a tile",
    ),
    ("HEAD\n1,Ann,pass,aAABBCC,,,\n", 2, "is lowercase"),
    ("HEAD\n1,Ann,pass,,,,\n", 2, "the rack has 0 tiles; it should have 7"),
    (
        "HEAD\n1,Ann,pass,AAABBCC,H8,,\n",
        2,
        "the cell \"at\" must be empty for pass, but has \"H8\"",
    ),
    ("HEAD\n1,Ann,end,AAABBCC,,AA,\n", 2, "the cell \"word\" must be empty for end"),
    ("HEAD\n1,Ann,challenge,AAABBCC,,AA,\n", 2, "the cell \"rack\" must be empty for challenge"),
    ("HEAD\n1,Ann,challenge,,,AD,\n", 2, "the word \"AD\" cannot be read"),
    ("HEAD\n1,Ann,play,AAABBCC,,AA,\n", 2, "\"\" is not a square"),
    ("HEAD\n1,Ann,play,AAABBCC,H16,AA,\n", 2, "\"16\" is not a column"),
    ("HEAD\n1,Ann,play,AAABBCC,H8,,\n", 2, "the word \"\" cannot be read"),
    ("HEAD\n1,Ann,play,AAABBCC,H8,A?,\n", 2, "the word \"A?\" cannot be read"),
    ("HEAD\n1,Ann,exchange,AAABBCC,,a,\n", 2, "is lowercase"),
    ("HEAD\n0,Ann,lot,,,AB,\n", 2, "\"AB\" is not one tile"),
    ("HEAD\n1,Ann,pass,AAABBCC,,,-1\n", 2, "\"-1\" is not a number of seconds"),
    ("HEAD\n1,Ann,pass,AAABBCC,,,5.\n", 2, "\"5.\" is not a number of seconds"),
    ("HEAD\n1,Ann,pass,AAABBCC,,,,x\n", 2, "there is no column for \"x\""),
    ("HEAD\n1,\"A\nB\",pass,AAABBCC,,,\n1,Ann,pass,AAABBCC,,,x\n", 4, "\"x\" is not a number"),
    ("HEAD\n1,Ann,pass,AAABBCC,,,\n2,\"Bob,pass,AAABBCC,,,\n\n", 3, "quotation mark is not closed"),
];

#[test]
fn every_fault_of_writing_names_its_line() {
    let (edition, rules) = (edition("tiny"), embedded("russian").unwrap());
    for (text, line, part) in FAULTY {
        let text = text.replace("HEAD", &COLUMNS.join(","));
        let (found, reason) = judged(&edition, "AA", &rules, &text).unwrap_err();
        assert_eq!(found, *line, "{text}: {reason}");
        assert!(reason.contains(part), "{text}: {reason}");
    }
    let bytes = b"turn,player\n1,\xff\n";
    assert_eq!(reading::read(&edition, &rules, bytes).unwrap_err().line, 2);
}

#[test]
fn a_record_may_be_written_in_many_ways() {
    let (edition, rules) = (edition("tiny"), embedded("russian").unwrap());
    let plain = "turn,player,action,rack,at,word,seconds\n1,Ann,play,AAABBCC,H8,AA,\n\
        2,Bob,pass,AAAAABB,,,1.5\n";
    let expected = judged(&edition, "AA", &rules, plain).unwrap();
    assert_eq!(expected.0, ["1,2,2,", "1,0,0,"]);
    for text in [
        plain.replace('\n', "\r\n"),
        plain.replace('\n', "\r"),
        format!("\u{feff}{plain}"),
        plain.replace(",play,", ", play ,").replace("Ann", " \" Ann \" "),
        plain.replace(",\n2", "\n2"),
        plain.replace("\n2", "\n\n,,,\n2"),
        "seconds,Note,word,note,at,rack,action,player,turn\n\
         ,\"two\nlines\",AA,,H8,AAABBCC,play,Ann,1\n1.500,x,,,,AAAAABB,pass,Bob,2"
            .to_owned(),
        plain.replace("AAABBCC", "CAB ABAC").replace(",H8,", ",h8,"),
        // Cyrillic letters that look the same.
        plain.replace(",H8,", ",Н8,").replace("AAABBCC", "ААABBCC"),
    ] {
        assert_eq!(judged(&edition, "AA", &rules, &text), Ok(expected.clone()), "{text}");
    }
}

#[test]
fn number_player_and_action_stand_in_the_table_as_they_were() {
    let edition = edition("tiny");
    let text = "turn,player,action,rack,at,word,seconds\n\
        01,\" A,\"\"n\nn\"\"\",pass,AAABBCC,,,\n2,=1+1,pass,AAAAABB,,,\n";
    let rules = embedded("russian").unwrap();
    let rows = reading::read(&edition, &rules, text.as_bytes()).unwrap();
    let (_, game) = record::judge(&edition, &graph(&edition, "AA"), &rules, &rows).unwrap();
    let table = turns_csv(&rows, &game);
    let expected = "turn,player,action,legal,points,total,reason\n\
        01,\"A,\"\"n\nn\"\"\",pass,1,0,0,\n2,=1+1,pass,1,0,0,\n";
    assert_eq!(table, expected);
}
