//! Reading a plain word list: one word a line, cut into the edition's tiles.

use unicode_normalization::UnicodeNormalization;

use crate::game::edition::definition::Edition;
use crate::game::letter::Letter;
use crate::game::square::SIDE;

/// The words of a list, sorted and without repetition, and what was left out.
#[derive(Debug, Default)]
pub struct WordList {
    /// The words, cut into letters.
    pub words: Vec<Box<[Letter]>>,
    /// Lines that hold no word of this edition: line from 1, and the word.
    pub unreadable: Vec<(usize, String)>,
    /// How many words were left out because they have fewer than 2 or more than 15 letters.
    pub wrong_length: usize,
}

/// Reads a plain list.
///
/// One word a line, small letters or capitals, any order; empty lines are allowed. Where a word could be cut in two ways the longest tile is taken first, but never
/// across a `|`: `köz|ség` is K Ö Z S É G although ZS is a tile.
///
/// `progress` is called with the number of bytes read so far, once in a while.
#[must_use]
pub fn read(edition: &Edition, text: &str, progress: impl Fn(usize)) -> WordList {
    let mut list = WordList::default();
    let mut bytes = 0;
    for (number, line) in (1..).zip(text.lines()) {
        bytes += line.len() + 1;
        list.take(edition, number, line.trim().trim_start_matches('\u{feff}'));
        if number % 4096 == 0 {
            progress(bytes);
        }
    }
    list.words.sort_unstable();
    list.words.dedup();
    list
}

impl WordList {
    fn take(&mut self, edition: &Edition, number: usize, word: &str) {
        if word.is_empty() {
            return;
        }
        match cut_longest_first(edition, word) {
            None => self.unreadable.push((number, word.to_owned())),
            Some(letters) if (2..=SIDE).contains(&letters.len()) => self.words.push(letters.into()),
            Some(_) => self.wrong_length += 1,
        }
    }
}

/// Cuts a word into letters, longest tile first, never across a `|`; `None` when a character
/// belongs to no tile.
///
/// ```
/// use flavita::{game::edition::catalogue::embedded, lexicon::word_list::cut_longest_first};
/// let edition = embedded("ru-scrabble").unwrap();
/// assert_eq!(cut_longest_first(&edition, "ёж").unwrap().len(), 2);
/// assert!(cut_longest_first(&edition, "кто-то").is_none());
/// ```
#[must_use]
pub fn cut_longest_first(edition: &Edition, word: &str) -> Option<Vec<Letter>> {
    let capitals: String = word.nfc().flat_map(char::to_uppercase).collect();
    let longest = edition.longest_label();
    let mut letters = Vec::with_capacity(SIDE);
    for part in capitals.split('|') {
        let mut rest = part;
        while !rest.is_empty() {
            let (letter, after) = first_tile(edition, rest, longest)?;
            letters.push(letter);
            rest = after;
        }
    }
    Some(letters)
}

fn first_tile<'a>(edition: &Edition, text: &'a str, longest: usize) -> Option<(Letter, &'a str)> {
    let ends = text
        .char_indices()
        .map(|(i, c)| i + c.len_utf8())
        .take(longest);
    let mut ends: Vec<usize> = ends.collect();
    ends.reverse();
    ends.into_iter().find_map(|end| {
        let (label, after) = text.split_at(end);
        edition.letter(label).map(|letter| (letter, after))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::edition::catalogue::embedded;

    #[test]
    fn words_are_sorted_without_repetition_and_faults_keep_their_line() {
        let edition = embedded("ru-scrabble").unwrap();
        let list = read(&edition, "\u{feff}юг\nАД\nюг\n\nкто-то\nя\n", |_| ());
        assert_eq!(list.words.len(), 2);
        assert!(list.words[0] < list.words[1]);
        assert_eq!(list.unreadable, [(5, "кто-то".to_owned())]);
        assert_eq!(list.wrong_length, 1);
    }

    #[test]
    fn a_letter_typed_as_two_code_points_is_one() {
        let edition = embedded("ru-scrabble").unwrap();
        let composed = cut_longest_first(&edition, "ёж");
        assert_eq!(cut_longest_first(&edition, "е\u{308}ж"), composed);
    }
}
