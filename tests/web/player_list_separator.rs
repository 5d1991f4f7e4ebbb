//! Tests of `src/web/player_list/separator.rs`.

use flavita::web::player_list::separator::{Separator, Unclosed};

#[test]
fn the_separator_is_the_one_of_most_lines() {
    for (text, expected) in [
        ("1;Ада;Ардис\n2;Ван, Вин;Ардис", Separator::Semicolon),
        ("1,Ada\n2,Van\n;", Separator::Comma),
        ("1\tAda, née Durmanov\n2\tVan", Separator::Tab),
        ("\"Nagy; Ada\",Győr\n\"Kis; Éva\",Pécs", Separator::Comma),
        ("Ада\nВан", Separator::Nothing),
        ("", Separator::Nothing),
    ] {
        assert_eq!(Separator::of_list(text), expected, "{text}");
    }
}

#[test]
fn cells_may_stand_in_quotation_marks_that_are_closed() {
    let cells = |line| Separator::Semicolon.cells(line);
    let two = |one: &str, other: &str| Ok(vec![one.to_owned(), other.to_owned()]);
    assert_eq!(cells("\"Nagy; Ada\"; Győr "), two("Nagy; Ada", "Győr"));
    assert_eq!(cells("\"Nagy \"\"Ada\"\"\";x"), two("Nagy \"Ada\"", "x"));
    assert_eq!(cells("12\" Ada;x"), two("12\" Ada", "x"));
    assert_eq!(cells("12\"\" Ada;x"), two("12\"\" Ada", "x"));
    assert_eq!(cells("'=1+1;x"), two("=1+1", "x"));
    assert_eq!(cells("1;\"Nagy"), Err(Unclosed));
    assert_eq!(cells("1; \"Nagy;Ada"), Err(Unclosed));
}
