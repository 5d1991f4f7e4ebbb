//! Tests of `src/web/slip_line/grammar.rs`.

use flavita::tournament::model::slip::Legibility;
use flavita::web::slip_line::grammar::{
    Content, LineFault, Written, parse, with_reference, with_word,
};

fn slip(text: &str) -> Written {
    let content = parse(text).unwrap().content;
    let Content::Slip(slip) = content else { panic!("{text} is {content:?}") };
    slip
}

#[test]
fn tokens_are_known_by_their_shape_in_any_order() {
    let expected = Written {
        at: "о7".to_owned(),
        word: "рабы".to_owned(),
        claimed: Some(17),
        used_ms: Some(112_000),
        ..Written::default()
    };
    assert_eq!(slip("23 о7 рабы 17 1:52"), expected);
    assert_eq!(slip("23 рабы 1:52 17 о7"), expected);
}

#[test]
fn letters_that_are_joined_and_the_letter_of_a_direction_stand_for_the_square() {
    for at in ["о7", "h8v", "8hS", ".дом"] {
        let slip = slip(&format!("23 {at} рабы"));
        assert_eq!((slip.at.as_str(), slip.word.as_str()), (at, "рабы"));
    }
}

#[test]
fn a_word_stays_as_it_is_typed() {
    for word in ["РаБЫ", "рАбы", "р*абы", "р(а)бы", "р?абы", "РАБЫ", "[SZ]ó"]
    {
        assert_eq!(slip(&format!("23 {word}")).word, word);
    }
}

#[test]
fn a_mark_behind_a_letter_is_laid_on_it() {
    for (typed, word) in [("c+Au-", "čAú"), ("U+L", "ŮL"), ("(r+)e+z-", "(ř)ěź")] {
        assert_eq!(slip(&format!("23 h7 {typed}")).word, word);
    }
    assert_eq!(with_word("23 h8 ku+n+", "kůň"), "23 h8 kůň");
    assert_eq!(parse("23 1+2").unwrap_err(), LineFault::Unreadable("1+2".to_owned()));
}

#[test]
fn short_lines_have_their_own_meaning() {
    let content = |text: &str| parse(text).unwrap().content;
    assert_eq!(content("7"), Content::Nothing);
    assert_eq!(content("7 т"), Content::Top);
    assert_eq!(content("7 -"), Content::Absent);
    assert_eq!(content("7 +"), Content::Several);
    assert_eq!(content("7 ="), Content::HandedIn);
}

#[test]
fn how_well_a_slip_can_be_read_and_that_there_are_others_stands_beside_it() {
    assert_eq!(slip("7 о7 рабы !").legibility, Legibility::Hard);
    assert_eq!(slip("7 ?").legibility, Legibility::Illegible);
    assert!(slip("7 о7 рабы +").is_one_of_several);
    assert_eq!(parse("7 ! ?").unwrap_err(), LineFault::Unreadable("?".to_owned()));
}

#[test]
fn another_word_takes_the_place_of_the_word_alone() {
    assert_eq!(with_word("23 h8  község 17 1:52", "köz|ség"), "23 h8 köz|ség 17 1:52");
    assert_eq!(slip("23 h8 köz|ség").word, "köz|ség");
    assert_eq!(slip("23 h8 kö[zs]ég").word, "kö[zs]ég");
}

#[test]
fn another_square_takes_the_place_of_the_square_alone() {
    assert_eq!(with_reference("23 h8 ada 17", "8h"), "23 8h ada 17");
    assert_eq!(with_reference("23 ada 17", "8h"), "23 8h ada 17");
}

#[test]
fn what_cannot_be_understood_is_named() {
    let long = "1:18446744073709551615".to_owned();
    let fault = |text: &str| parse(text).unwrap_err();
    assert_eq!(fault("рабы о7"), LineFault::NoNumber);
    assert_eq!(fault("7 о7 рабы сабы"), LineFault::Unreadable("сабы".to_owned()));
    assert_eq!(fault(&format!("7 {long}")), LineFault::Unreadable(long));
    assert_eq!(fault("7 %%"), LineFault::Unreadable("%%".to_owned()));
    let crowd = "1-500,".repeat(2);
    assert_eq!(fault(&crowd), LineFault::Unreadable("1-500".to_owned()));
    assert_eq!(fault("9-3 т"), LineFault::Unreadable("9-3".to_owned()));
}
