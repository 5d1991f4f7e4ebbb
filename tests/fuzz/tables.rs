//! The list of players as it is typed or pasted.

use std::collections::BTreeMap;

use encoding_rs::{WINDOWS_1250, WINDOWS_1251};
use flavita::web::player_list::reading::{Listed, MOST_PLAYERS, players, typed};
use flavita::web::player_list::{arranged::Taken, file::Chosen};
use flavita::web::players::page::{rounds, written};
use flavita::{
    i18n::language::Language, tournament::model::ids::PlayerNumber, web::players::preview::page,
};

use crate::trial::{Trial, texts};

fn read(text: &str, taken: &Taken, language: Language) -> Result<Vec<Listed>, String> {
    players(typed(text, taken, language), language)
}

#[test]
fn lists_of_players() {
    let seeds = [
        "12; Иванов Пётр; Ярославль; юниоры; Волга\n;Орлова Е. / Ким;;;\n",
        "№,имя,клуб\n1,\"Ван, Вин\",Ардис\n7\tАда\tАрдис\n",
        "Ада\r\nВан\r\nЛюсетта\r\n",
        "\u{feff}name;town\nAda;Ardis\n",
    ];
    let taken = BTreeMap::from([(PlayerNumber(1), "Марина".to_owned())]);
    texts("lists of players", seeds, |text| match read(text, &taken, Language::English) {
        Ok(listed) => {
            let mut numbers: Vec<PlayerNumber> = listed.iter().map(|(number, _)| *number).collect();
            numbers.sort_unstable();
            let count = numbers.len();
            numbers.dedup();
            assert_eq!(numbers.len(), count, "a number twice");
            assert!(!numbers.contains(&PlayerNumber(1)) && count <= MOST_PLAYERS);
        }
        Err(sentence) => assert!(!sentence.is_empty() && sentence.len() < 20_000),
    });
}

#[test]
fn files_of_players() {
    let list = "№;Имя;Клуб\n7;\"Щербакова; Юлия\";Орёл\n;Ёлкин Пётр / Ада;\n";
    let utf_16 = list.encode_utf16().flat_map(u16::to_le_bytes);
    let seeds: [Vec<u8>; 5] = [
        list.into(),
        "/ Ада;\n".into(),
        utf_16.collect(),
        WINDOWS_1251.encode(list).0.into_owned(),
        WINDOWS_1250.encode("3,Szőke Ágnes,Győr\r\n").0.into_owned(),
    ];
    Trial::of("files of players", seeds).run(|bytes| {
        let page = page(bytes, &Chosen::default(), None, Language::Hungarian);
        let Some(list) = page.list else {
            assert!(!page.faults.is_empty(), "neither a list nor a fault");
            return;
        };
        // What is confirmed is what was shown.
        let taken = read(&list, &BTreeMap::new(), Language::Hungarian).unwrap();
        let shown = page.rows.iter().map(|row| (row.player.number, row.player.club.as_str()));
        let taken = taken.iter().map(|(number, one)| (*number, one.club.as_str()));
        assert!(shown.eq(taken), "{list}");
    });
}

#[test]
fn rounds_that_somebody_misses() {
    texts("rounds missed", ["3-5, 8", "1;2–4", "999", "1-999,1-999"], |text| {
        if let Some(read) = rounds(text) {
            assert_eq!(rounds(&written(&read)), Some(read));
        }
    });
}
