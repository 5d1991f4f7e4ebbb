//! Tests of `src/lexicon/alphabet.rs`.

use flavita_game::{Letter, embedded};
use flavita_lexicon::alphabet::Alphabet;

fn hungarian() -> Alphabet {
    Alphabet::of(&embedded("hu-scrabble").unwrap())
}

fn cut(alphabet: &Alphabet, word: &str) -> String {
    alphabet.tiles(&alphabet.cut(word).unwrap())
}

#[test]
fn the_longest_tile_comes_first_but_never_across_a_mark() {
    assert_eq!(cut(&hungarian(), "község"), "K Ö ZS É G");
    assert_eq!(cut(&hungarian(), "köz|ség"), "K Ö Z S É G");
}

#[test]
fn letters_typed_as_two_code_points_are_one() {
    assert_eq!(cut(&hungarian(), "to\u{30b}r"), "T Ő R");
    let russian = Alphabet::of(&embedded("ru-scrabble").unwrap());
    assert_eq!(cut(&russian, "е\u{308}ж"), "Ё Ж");
    assert_eq!(cut(&russian, "чаи\u{306}"), "Ч А Й");
}

#[test]
fn every_cut_of_a_word_is_found_longest_tiles_first() {
    let alphabet = hungarian();
    let cuts = |word: &str| -> Vec<String> {
        let cuts = alphabet.cuts(word).into_iter();
        cuts.map(|cut| alphabet.tiles(&cut)).collect()
    };
    assert_eq!(cuts("község"), ["K Ö ZS É G", "K Ö Z S É G"]);
    assert_eq!(cuts("köz|ség"), ["K Ö Z S É G"]);
    assert_eq!(cuts("sz"), ["S Z"], "one tile is no word");
    assert_eq!(cuts(&"sz".repeat(16)), [""; 0]);
    assert_eq!(cuts(&"sz".repeat(15)).len(), 1);
}

#[test]
fn what_is_spelt_is_cut_into_the_same_letters_with_no_mark_too_many() {
    let alphabet = hungarian();
    for text in ["KÖZ|SÉG", "KÖZSÉG", "LOVAS", "S|Z|S|Z", "EGYSZER"] {
        let letters = alphabet.cut(text).unwrap();
        assert_eq!(alphabet.spell(&letters), text);
    }
}

#[test]
fn what_is_typed_is_read_across_alphabets_and_unknown_characters() {
    let alphabet = Alphabet::of(&embedded("ru-scrabble").unwrap());
    let (readings, turned) = alphabet.readings("KO-T");
    assert!(turned);
    let expected: Vec<Option<Letter>> =
        ["К", "О", "-", "Т"].map(|c| alphabet.cut(c).ok().map(|letters| letters[0])).to_vec();
    assert_eq!(readings, [expected]);
}

#[test]
fn letters_that_differ_in_a_mark_are_told_from_others() {
    let alphabet = hungarian();
    let letter = |label| alphabet.cut(label).unwrap()[0];
    assert!(alphabet.differ_in_mark(letter("O"), letter("Ő")));
    assert!(!alphabet.differ_in_mark(letter("O"), letter("U")));
    assert!(!alphabet.differ_in_mark(letter("O"), letter("O")));
}
