//! Records of ordinary games.

use flavita::contests::tables::rules::{TableRules, embedded};
use flavita::contests::tables::scores::{scores_csv, turns_csv};
use flavita::contests::tables::{reading, record};
use flavita::game::edition::catalogue;
use flavita::lexicon::{builder::build, word_list};

use crate::trial::texts;

#[test]
fn records_of_ordinary_games() {
    let edition = catalogue::embedded("ru-scrabble").unwrap();
    let words = include_str!("../data/tables/example/words.txt");
    let graph = build(word_list::read(&edition, words, |_| ()).words, |_| ());
    let rules = TableRules { blank_bought_back: true, ..embedded("friendly").unwrap() };
    let example = include_str!("../data/tables/example/moves.csv");
    let quoted = "word,turn,player,action,rack,at,seconds,\n,1,\"А\n\"\"Б\",pass,АААББВВ,,1.5,\n,1,А,buy,АААББВВ,З8,2,\n";
    texts("records of ordinary games", [example, quoted], |text| {
        let judged = reading::read(&edition, &rules, text.as_bytes()).and_then(|rows| {
            let (seats, game) = record::judge(&edition, &graph, &rules, &rows)?;
            assert_eq!(game.verdicts.len(), rows.len());
            Ok(turns_csv(&rows, &game) + &scores_csv(&edition, &seats, &game))
        });
        match judged {
            Ok(tables) => assert!(!tables.is_empty()),
            Err(fault) => {
                let lines = text.matches(['\n', '\r']).count() + 1;
                assert!((1..=lines).contains(&fault.line), "line {} of {lines}", fault.line);
                assert!(!fault.problem.to_string().is_empty());
            }
        }
    });
}

#[test]
fn rules_of_ordinary_games() {
    let seeds = [include_str!("../../tournaments/tables/russian.toml"), "clock = 60\n"];
    texts("rules of ordinary games", seeds, |text| {
        if let Err(fault) = TableRules::parse(text) {
            assert!(!fault.faults.is_empty() && !fault.to_string().is_empty());
        }
    });
}
