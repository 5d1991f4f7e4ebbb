//! Tests of `src/web/player_list/`: what people type and paste as a list of players.

use flavita::tournament::model::ids::PlayerNumber;
use flavita::web::player_list::arranged::Taken;
use flavita::web::player_list::reading::{Listed, MOST_PLAYERS, players, typed};
use flavita::web::player_list::written::written;
use flavita::{i18n::catalogue::say, i18n::language::Language};
use std::collections::BTreeMap;

fn read(text: &str, taken: &Taken, language: Language) -> Result<Vec<Listed>, String> {
    players(typed(text, taken, language), language)
}

fn listed(text: &str) -> Vec<String> {
    let players = read(text, &BTreeMap::new(), Language::Russian).unwrap();
    let line = |(number, player): Listed| format!("{number}|{}|{}", player.name, player.club);
    players.into_iter().map(line).collect()
}

fn fault(text: &str) -> String {
    read(text, &BTreeMap::new(), Language::Russian).unwrap_err()
}

#[test]
fn players_are_read_however_they_are_written() {
    let cases: [(&str, &[&str]); 12] = [
        ("12; Иванов Пётр; Ярославль", &["12|Иванов Пётр|Ярославль"]),
        ("Иванов Пётр\n\nОрлова Е.", &["1|Иванов Пётр|", "2|Орлова Е.|"]),
        ("1;Ада\nВан\n3;Люсетта\nДемон", &["1|Ада|", "2|Ван|", "3|Люсетта|", "4|Демон|"]),
        ("7,Ада,Ладора\r\n8,Ван,", &["7|Ада|Ладора", "8|Ван|"]),
        ("7\tАда\tЛадора", &["7|Ада|Ладора"]),
        ("Ада; Ладора", &["1|Ада|Ладора"]),
        ("12 Иванов Пётр\n13. Орлова", &["12|Иванов Пётр|", "13|Орлова|"]),
        ("\u{feff}Номер;Имя;Город\n4;Ада;Ладора", &["4|Ада|Ладора"]),
        ("name,club,number\nAda,Ladore,4", &["4|Ada|Ladore"]),
        ("számnév\n", &["1|számnév|"]),
        ("sorszám;név;klub\n4;\"Nagy; Ada\";Győr", &["4|Nagy; Ada|Győr"]),
        ("číslo,jméno\n,Ada\n1,Van", &["2|Ada|", "1|Van|"]),
    ];
    for (text, expected) in cases {
        assert_eq!(listed(text), expected, "{text}");
    }
}

#[test]
fn a_fault_names_its_line() {
    assert!(fault("1;Ада\n\n1;Ван").contains("Строка 3"));
    assert!(fault("1;Ада\n\n1;Ван").contains('1'));
    assert!(fault("Ада\n10000;Ван").contains("Строка 2"));
    assert!(fault("0;Ван").contains("Строка 1"));
    assert!(fault("Ада\n5;;Ладора").contains("Строка 2"));
    assert!(fault("Ада\n5").contains("Строка 2"));
    assert!(fault("1;Ада;Ладора;юниоры;Волга;ещё").contains("Строка 1"));
    assert!(fault("номер;имя\nпять;Ада").contains("Строка 2"));
}

#[test]
fn a_tournament_has_players_but_not_too_many() {
    assert_eq!(fault(" \n"), say(Language::Russian, "refusal-no-players", &[]));
    let crowd = |n: usize| "Ада\n".repeat(n);
    assert_eq!(listed(&crowd(MOST_PLAYERS)).len(), MOST_PLAYERS);
    assert!(fault(&crowd(MOST_PLAYERS + 1)).contains("2000"));
}

#[test]
fn pairs_categories_and_teams_are_read() {
    let text = "4;Ада / Ван;Ладора;дамы, юниоры|Ардис;Волга\n;Демон;;;Волга";
    let players = read(text, &BTreeMap::new(), Language::Russian).unwrap();
    let (number, ada) = &players[0];
    assert_eq!(
        (*number, ada.name.as_str(), ada.labels.partner.as_str()),
        (PlayerNumber(4), "Ада", "Ван")
    );
    assert_eq!(ada.labels.categories, ["дамы", "юниоры", "Ардис"]);
    assert_eq!(ada.labels.team, "Волга");
    let (number, demon) = &players[1];
    assert_eq!(
        (*number, demon.club.as_str(), demon.labels.team.as_str()),
        (PlayerNumber(1), "", "Волга")
    );
    let headed = "команда;игрок;категория\nВолга;Ада;дамы";
    let players = read(headed, &BTreeMap::new(), Language::Russian).unwrap();
    assert_eq!(players[0].1.labels.team, "Волга");
    assert_eq!(players[0].1.labels.categories, ["дамы"]);
}

#[test]
fn numbers_that_are_taken_are_neither_given_nor_written_again() {
    let taken = BTreeMap::from([(PlayerNumber(1), "Марина".to_owned())]);
    let players = read("Ада\n3;Ван\nДемон", &taken, Language::Russian).unwrap();
    let numbers: Vec<PlayerNumber> = players.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, [PlayerNumber(2), PlayerNumber(3), PlayerNumber(4)]);
    let fault = read("Ада\n1;Ван", &taken, Language::Russian).unwrap_err();
    assert!(fault.contains("Строка 2") && fault.contains("Марина"), "{fault}");
}

#[test]
fn family_and_given_names_may_have_columns_of_their_own() {
    for (headings, line) in [
        ("Фамилия;Имя;Город", "Ёлкин;Пётр;Уфа"),
        ("vezetéknév;keresztnév;klub", "Ёлкин;Пётр;Уфа"),
        ("club,surname,first name", "Уфа,Ёлкин,Пётр"),
        ("příjmení;jméno;město", "Ёлкин;Пётр;Уфа"),
        ("Nom;Prénoms;Club", "Ёлкин;Пётр;Уфа"),
    ] {
        let players =
            read(&format!("{headings}\n{line}"), &BTreeMap::new(), Language::Russian).unwrap();
        let player = &players[0].1;
        assert_eq!((player.name.as_str(), player.club.as_str()), ("Ёлкин Пётр", "Уфа"));
        assert_eq!(player.labels.membership.given, "Пётр", "{headings}");
    }
}

#[test]
fn a_list_that_is_written_out_reads_as_the_same_list() {
    let lists = [
        "3;Ада / Ван;Ладора;дамы, юниоры;Волга\n;Демон",
        "Ада\nВан",
        "фамилия;имя;лицензия;рейтинг;серия;страна\nЁлкин;Пётр;12;1900;3Б;RUS\nВан;;;;;",
        "номер;имя\n4;'=1+а\n5;\"Nagy \"\"X; Y\"\"\"",
        "LE GOFF;Anne;12;2150;2A;Brest;V;FRA;;;;\nDUPONT;Jean;13;;;;;;;;;",
    ];
    for list in lists {
        let once = read(list, &BTreeMap::new(), Language::Russian).unwrap();
        let again = read(&written(&once), &BTreeMap::new(), Language::Russian).unwrap();
        assert_eq!(once, again, "{list}");
    }
}

#[test]
fn a_column_that_is_not_read_and_an_open_quotation_mark_are_faults() {
    assert!(fault("имя;клуб;почта\nАда;Ардис;x").contains("почта"));
    assert!(fault("1;Ада\n2;\"Ван").contains("Строка 2"));
}

/// The keys of what was understood, as the data file has them.
fn understood(text: &str) -> String {
    let reading = typed(text, &BTreeMap::new(), Language::Russian);
    let keys = reading.understood.iter().map(ToString::to_string);
    keys.collect::<Vec<_>>().join(" ")
}

#[test]
fn lists_are_read_as_a_person_would_read_them() {
    let data = include_str!("../data/players/lists.txt").replace('→', "\t");
    let lists = data.split_once("\n\n").unwrap().1.split_terminator("---\n");
    let mut count = 0;
    for list in lists {
        let (text, expected) = list.split_once("=>").unwrap();
        let (how, players) = expected.split_once('\n').unwrap();
        let line = |(number, player): Listed| {
            let name = [player.name, player.labels.partner].into_iter();
            let name: Vec<String> = name.filter(|name| !name.is_empty()).collect();
            let cells = [number.to_string(), name.join(" / "), player.club];
            let rating = Some(player.labels.membership.rating).filter(|one| !one.is_empty());
            let rating = rating.map(|rating| format!("*{rating}"));
            let cells = cells.into_iter().chain(player.labels.categories).chain(rating);
            cells.collect::<Vec<_>>().join("|")
        };
        let read = read(text, &BTreeMap::new(), Language::Russian);
        let read = read.unwrap_or_else(|fault| panic!("{text}{fault}"));
        let read: Vec<String> = read.into_iter().map(line).collect();
        assert_eq!(read, players.lines().collect::<Vec<_>>(), "{text}");
        assert_eq!(understood(text), how.trim(), "{text}");
        count += 1;
    }
    assert!(count > 30, "{count}");
}

#[test]
fn a_list_that_only_counts_its_lines_gets_free_numbers() {
    let taken = BTreeMap::from([(PlayerNumber(1), "Марина".to_owned())]);
    let players = read("1. Ада\n2. Ван", &taken, Language::Russian).unwrap();
    let numbers: Vec<PlayerNumber> = players.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, [PlayerNumber(2), PlayerNumber(3)]);
}
