//! The editions as the rule books print them: tiles, squares, switches, letters.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use flavita::game::edition::catalogue::{EMBEDDED, embedded};
use flavita::game::square::{Direction, SIDE, Square};
use flavita::{
    game::board::Board, game::edition::definition::Edition, game::edition::premium::Premium,
    game::notation::parse_word, game::placement::Placement, game::score::score,
};

fn squares() -> impl Iterator<Item = Square> {
    (0..SIDE * SIDE).map(|i| Square::new(i / SIDE, i % SIDE).unwrap())
}

fn count(edition: &Edition, premium: Premium) -> usize {
    squares().filter(|square| edition.premium(*square) == premium).count()
}

fn tiles(edition: &Edition) -> usize {
    let letters = edition.letters().map(|letter| usize::from(edition.kind(letter).count));
    letters.sum::<usize>() + usize::from(edition.blanks)
}

#[test]
fn every_set_has_as_many_tiles_as_its_rule_book_says() {
    let expected = [
        ("ru-scrabble", 104),
        ("erudit", 131),
        ("flavita", 125),
        ("hu-scrabble", 100),
        ("cs-scrabble", 100),
        ("en-scrabble", 100),
        ("fr-scrabble", 102),
        ("es-scrabble", 100),
    ];
    let counted: Vec<_> =
        EMBEDDED.iter().map(|(id, _)| (*id, tiles(&embedded(id).unwrap()))).collect();
    assert_eq!(counted, expected);
}

#[test]
fn every_board_has_as_many_premium_squares_as_its_rule_book_says() {
    // Word x3, word x2, letter x3, letter x2.
    let standard = [8, 17, 12, 24];
    let expected = [
        ("ru-scrabble", standard),
        ("erudit", [8, 16, 8, 24]),
        ("flavita", [8, 16, 12, 24]),
        ("hu-scrabble", standard),
        ("cs-scrabble", standard),
        ("en-scrabble", standard),
        ("fr-scrabble", standard),
        ("es-scrabble", standard),
    ];
    let kinds =
        [Premium::WordTriple, Premium::WordDouble, Premium::LetterTriple, Premium::LetterDouble];
    for (id, counts) in expected {
        let edition = embedded(id).unwrap();
        assert_eq!(kinds.map(|kind| count(&edition, kind)), counts, "{id}");
        let has_premium_start = edition.premium(edition.start) != Premium::Plain;
        assert_eq!(has_premium_start, counts[1] == 17, "{id}");
    }
}

#[test]
fn signs_and_double_letters_count_as_the_rules_say() {
    let class = |id: &str, label: &str| {
        let edition = embedded(id).unwrap();
        let class = edition.kind(edition.letter(label).unwrap()).class;
        (class.is_vowel(), class.is_consonant())
    };
    for id in ["ru-scrabble", "erudit", "flavita"] {
        assert_eq!(class(id, "Ь"), (false, false), "{id}");
        assert_eq!(class(id, "Ъ"), (false, false), "{id}");
        assert_eq!(class(id, "Й"), (false, true), "{id}");
    }
    assert_eq!(class("fr-scrabble", "Y"), (true, true));
    assert_eq!(class("cs-scrabble", "Ý"), (true, false));
    assert_eq!(class("hu-scrabble", "SZ"), (false, true));
    assert_eq!(class("es-scrabble", "LL"), (false, true));
}

#[test]
fn the_switches_of_erudit_change_its_board() {
    let erudit = embedded("erudit").unwrap();
    let on = |id: &str| erudit.with_switches(&[id.to_owned()]).unwrap();
    let inner = on("inner-letter-triples");
    assert_eq!(count(&inner, Premium::LetterTriple), 12);
    let centre = on("centre-word-double");
    assert_eq!(centre.premium(centre.start), Premium::WordDouble);
    assert!(inner.is_symmetrical() && centre.is_symmetrical());
    assert_eq!(count(&erudit, Premium::LetterTriple), 8, "the edition itself stays");
}

#[test]
fn a_star_is_worth_nothing_unless_the_switch_says_the_value_of_its_letter() {
    let points = |edition: &Edition| {
        let placement = Placement {
            square: edition.start,
            direction: Direction::Across,
            tiles: parse_word(edition, "щИ").unwrap(),
        };
        score(edition, &Board::default(), &placement).points()
    };
    let erudit = embedded("erudit").unwrap();
    assert_eq!(points(&erudit), 1);
    let star = ["star-scores".to_owned()];
    assert_eq!(points(&erudit.with_switches(&star).unwrap()), 11);
}

#[test]
fn a_switch_that_is_not_there_is_refused_with_those_that_are() {
    let erudit = embedded("erudit").unwrap();
    let error = erudit.with_switches(&["ye-for-yo".to_owned()]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "erudit has no option \"ye-for-yo\"; it has inner-letter-triples, centre-word-double, star-scores"
    );
}

#[test]
fn letters_without_a_tile_are_spelled_with_those_there_are() {
    assert_eq!(embedded("erudit").unwrap().spelled("ЁЛКА"), "ЕЛКА");
    assert_eq!(embedded("erudit").unwrap().spelled("Е\u{308}лкА"), "ЕлкА");
    assert_eq!(embedded("ru-scrabble").unwrap().spelled("ёлка"), "ёлка");
    assert_eq!(embedded("fr-scrabble").unwrap().spelled("cœur élevé"), "coeur eleve");
}

#[test]
fn every_edition_says_what_its_squares_are_called_and_how_they_look() {
    for (id, _) in EMBEDDED {
        let edition = embedded(id).unwrap();
        let look = edition.look.as_ref().unwrap();
        let colours: std::collections::BTreeSet<String> =
            Premium::ALL.map(|kind| look.of(kind).colour.to_string()).into();
        assert_eq!(colours.len(), Premium::ALL.len(), "{id}");
    }
}

#[test]
fn the_reconstruction_is_called_one_wherever_it_is_chosen() {
    let flavita = embedded("flavita").unwrap();
    assert!(flavita.name.contains("реконструкция"));
    assert!(flavita.note.as_deref().unwrap().starts_with("Реконструкция"));
}
