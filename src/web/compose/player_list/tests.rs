//! What people type and paste as a list of players.

use super::*;

fn listed(text: &str) -> Vec<String> {
    let players = read(text, Language::Russian).unwrap();
    let line = |(number, name, club): Listed| format!("{number}|{name}|{club}");
    players.into_iter().map(line).collect()
}

fn fault(text: &str) -> String {
    read(text, Language::Russian).unwrap_err()
}

#[test]
fn players_are_read_however_they_are_written() {
    let cases: [(&str, &[&str]); 12] = [
        ("12; Иванов Пётр; Ярославль", &["12|Иванов Пётр|Ярославль"]),
        (
            "Иванов Пётр\n\nОрлова Е.",
            &["1|Иванов Пётр|", "2|Орлова Е.|"],
        ),
        (
            "1;Ада\nВан\n3;Люсетта\nДемон",
            &["1|Ада|", "2|Ван|", "3|Люсетта|", "4|Демон|"],
        ),
        ("7,Ада,Ладора\r\n8,Ван,", &["7|Ада|Ладора", "8|Ван|"]),
        ("7\tАда\tЛадора", &["7|Ада|Ладора"]),
        ("Ада; Ладора", &["1|Ада|Ладора"]),
        (
            "12 Иванов Пётр\n13. Орлова",
            &["12|Иванов Пётр|", "13|Орлова|"],
        ),
        ("\u{feff}Номер;Имя;Город\n4;Ада;Ладора", &["4|Ада|Ладора"]),
        ("name,club,number\nAda,Ladore,4", &["4|Ada|Ladore"]),
        ("számnév\n", &["1|számnév|"]),
        (
            "sorszám;név;klub\n4;\"Nagy; Ada\";Győr",
            &["4|Nagy; Ada|Győr"],
        ),
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
    assert!(fault("1;Ада;Ладора;ещё").contains("Строка 1"));
    assert!(fault("номер;имя\nпять;Ада").contains("Строка 2"));
}

#[test]
fn a_tournament_has_players_but_not_too_many() {
    assert_eq!(
        fault(" \n"),
        say(Language::Russian, "refusal-no-players", &[])
    );
    let crowd = |n: usize| "Ада\n".repeat(n);
    assert_eq!(listed(&crowd(MOST_PLAYERS)).len(), MOST_PLAYERS);
    assert!(fault(&crowd(MOST_PLAYERS + 1)).contains("2000"));
}
