//! Tests of `src/lexicon/word_list.rs`.

use flavita_game::embedded;
use flavita_lexicon::word_list::{BadLine, Word, WordList, read};

fn read_as(edition: &str, text: &str) -> WordList {
    read(&embedded(edition).unwrap(), text, |_| ())
}

fn faults(edition: &str, text: &str) -> Vec<(usize, String)> {
    let bad_lines = read_as(edition, text).bad_lines;
    let fault = |bad: BadLine| (bad.line, bad.fault.to_string());
    bad_lines.into_iter().map(fault).collect()
}

#[test]
fn words_are_sorted_without_repetition_and_comments_are_skipped() {
    let list = read_as("ru-scrabble", "\u{feff}юг\r\nАД\rюг\n\n# моё\n");
    assert_eq!(list.words.len(), 2);
    assert!(list.words[0] < list.words[1]);
    assert_eq!((list.repeated, list.bad_lines.len()), (1, 0));
}

#[test]
fn a_word_comes_before_those_that_begin_with_it_and_after_those_before_it() {
    let list = read_as("ru-scrabble", "ааа\nаа\nаб\nааб\n");
    let letters: Vec<Vec<usize>> = list.words.iter().map(places).collect();
    assert_eq!(letters, [vec![0, 0], vec![0, 0, 0], vec![0, 0, 1], vec![0, 1]]);
}

fn places(word: &Word) -> Vec<usize> {
    word.as_ref().iter().map(|l| l.index()).collect()
}

#[test]
fn a_bad_line_is_kept_with_its_number_and_its_reason() {
    let text = "кто-то\nКOТ\nя\nдом 1\n|дом\nа||д\nдлинношеееедлинный\n";
    let expected = [
        (1, "no tile shows '-' (character 4)"),
        (2, "'O' (character 2) is Latin, the tile 'О' is Cyrillic"),
        (3, "1 tile, a word has 2 to 15"),
        (4, "more than one word on the line"),
        (5, "a | goes between two letters, not at the edge"),
        (6, "a | goes between two letters, not at the edge"),
        (7, "18 tiles, a word has 2 to 15"),
    ];
    let expected = expected.map(|(line, fault)| (line, fault.to_owned()));
    assert_eq!(faults("ru-scrabble", text), expected);
    let cyrillic = "'А' (character 1) is Cyrillic, the tile 'A' is Latin".to_owned();
    assert_eq!(faults("en-scrabble", "аt\n"), [(1, cyrillic)]);
}

#[test]
fn the_text_of_a_bad_line_is_what_stands_there() {
    let list = read_as("ru-scrabble", "дом\n Кто-то \n");
    assert_eq!(&*list.bad_lines[0].text, "Кто-то");
}
