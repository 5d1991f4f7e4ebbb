//! The list of players as it is typed or pasted.

use std::collections::BTreeMap;

use flavita::i18n::language::Language;
use flavita::web::compose::player_list::{MOST_PLAYERS, read};
use flavita::web::compose::players::{rounds, written};

use crate::trial::texts;

#[test]
fn lists_of_players() {
    let seeds = [
        "12; Иванов Пётр; Ярославль; юниоры; Волга\n;Орлова Е. / Ким;;;\n",
        "№,имя,клуб\n1,\"Ван, Вин\",Ардис\n7\tАда\tАрдис\n",
        "Ада\r\nВан\r\nЛюсетта\r\n",
        "\u{feff}name;town\nAda;Ardis\n",
    ];
    let taken = BTreeMap::from([(1, "Марина".to_owned())]);
    texts("lists of players", seeds, |text| {
        match read(text, &taken, Language::English) {
            Ok(listed) => {
                let mut numbers: Vec<u32> = listed.iter().map(|(number, _)| *number).collect();
                numbers.sort_unstable();
                let count = numbers.len();
                numbers.dedup();
                assert_eq!(numbers.len(), count, "a number twice");
                assert!(!numbers.contains(&1) && count <= MOST_PLAYERS);
            }
            Err(sentence) => assert!(!sentence.is_empty() && sentence.len() < 20_000),
        }
    });
}

#[test]
fn rounds_that_somebody_misses() {
    texts(
        "rounds missed",
        ["3-5, 8", "1;2–4", "999", "1-999,1-999"],
        |text| {
            if let Some(read) = rounds(text) {
                assert_eq!(rounds(&written(&read)), Some(read));
            }
        },
    );
}
