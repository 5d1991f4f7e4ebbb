//! Tests of `src/tournament/draw/by_hand.rs`.

use flavita_game::{embedded, parse_rack, rack_text};
use flavita_tournament::draw::by_hand::{read, read_behind};
use flavita_tournament::model::Refusal;

fn read_in(id: &str, text: &str) -> Result<String, Refusal> {
    let edition = embedded(id).unwrap();
    read(&edition, text, 7).map(|rack| rack_text(&edition, rack.tiles()))
}

#[test]
fn letters_are_read_in_any_case_with_or_without_spaces() {
    assert_eq!(read_in("ru-scrabble", "рабы? вЫ").unwrap(), "РАБЫ?ВЫ");
    assert_eq!(read_in("erudit", "ёлка*★ а").unwrap(), "ЕЛКА??А");
}

#[test]
fn spaces_and_brackets_say_which_tiles_are_meant() {
    let expected = Ok("EGÉ[SZ]SÉG".to_owned());
    assert_eq!(read_in("hu-scrabble", "e g é sz s é g"), expected);
    assert_eq!(read_in("hu-scrabble", "egé[sz]ség"), expected);
    assert_eq!(read_in("hu-scrabble", "egé sz ség"), expected);
}

#[test]
fn tiles_of_which_only_one_reading_has_the_right_number_need_no_spaces() {
    assert_eq!(read_in("hu-scrabble", "ASSZONYA").unwrap(), "ASSZO[NY]A");
}

#[test]
fn several_readings_are_asked_about() {
    let readings = vec!["E G É SZ S É G".to_owned(), "E G É S ZS É G".to_owned()];
    assert_eq!(
        read_in("hu-scrabble", "EGÉSZSÉG").unwrap_err(),
        Refusal::RackOfManyReadings(readings)
    );
}

#[test]
fn a_sign_that_is_no_tile_is_named() {
    assert_eq!(
        read_in("hu-scrabble", "EGÉWA").unwrap_err(),
        Refusal::UnreadableRack("W".to_owned())
    );
}

fn read_behind_rest(id: &str, rest: &str, text: &str) -> Result<String, Refusal> {
    let edition = embedded(id).unwrap();
    let rest = parse_rack(&edition, rest).unwrap();
    let rack = read_behind(&edition, rest.tiles(), text, 7)?;
    Ok(rack_text(&edition, rack.tiles()))
}

#[test]
fn what_was_drawn_goes_behind_what_stayed_and_all_of_it_is_understood() {
    for text in ["аоелк", "сцаоелк", "СЦ+АОЕЛК", "сц + аоелк", "аоцелкс"]
    {
        let rack = read_behind_rest("ru-scrabble", "СЦ", text);
        assert_eq!(rack.as_deref(), Ok("СЦАОЕЛК"), "{text}");
    }
    let none = read_behind_rest("ru-scrabble", "СЦАОЕЛК", "");
    assert_eq!(none.as_deref(), Ok("СЦАОЕЛК"));
}

#[test]
fn another_number_of_tiles_says_what_lies_there() {
    for (text, given) in [("аоел", 4), ("аоелки", 6), ("здоровы", 7), ("сцздоровы", 9)]
    {
        let refused = Refusal::TilesDrawn { given, wanted: 5, rest: "СЦ".to_owned() };
        let rack = read_behind_rest("ru-scrabble", "СЦ", text);
        assert_eq!(rack, Err(refused), "{text}");
    }
}

#[test]
fn what_could_be_all_of_the_rack_or_what_was_drawn_is_asked_about() {
    let rack = read_behind_rest("hu-scrabble", "[SZ]", "SZEGÉTAL");
    assert_eq!(rack.as_deref(), Ok("[SZ]EGÉTAL"));
    let several = read_behind_rest("hu-scrabble", "S", "SZEGÉTA");
    let readings = vec!["SZ E G É T A".to_owned(), "S Z E G É T A".to_owned()];
    assert_eq!(several, Err(Refusal::RackOfManyReadings(readings)));
    let told = read_behind_rest("hu-scrabble", "S", "SZ E G É T A");
    assert_eq!(told.as_deref(), Ok("S[SZ]EGÉTA"));
}
