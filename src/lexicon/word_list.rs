//! Reading a plain word list: one word a line, cut into the edition's tiles.
//!
//! A list is cut when it is compiled: the longest tile first, never across a `|` (KÖZ|SÉG).

use crate::{alphabet::Alphabet, fault::Fault, fault::SHORTEST};
use flavita_game::{Edition, Letter, SIDE};

/// The words of a list, sorted and without repetition, and what is not among them.
#[derive(Debug, Default)]
pub struct WordList {
    /// The words.
    pub words: Vec<Word>,
    /// The lines that hold no word of this edition.
    pub bad_lines: Vec<BadLine>,
    /// How many lines held a word that stood there already.
    pub repeated: usize,
}

/// A word of at most 15 letters, kept in place: lists have millions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Word {
    /// The letters, then the first letter of the alphabet up to the end: so words compare as
    /// their letters do, and where these are equal the shorter one comes first.
    letters: [Letter; SIDE],
    length: u8,
}

/// A line that holds no word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Its number, from 1.
    pub line: usize,
    /// What stands there.
    pub text: Box<str>,
    /// What is wrong with it.
    pub fault: Fault,
}

impl TryFrom<&[Letter]> for Word {
    type Error = Fault;

    fn try_from(letters: &[Letter]) -> Result<Self, Fault> {
        let tiles = letters.len();
        if !(SHORTEST..=SIDE).contains(&tiles) {
            return Err(Fault::Length { tiles });
        }
        let mut word = Self {
            letters: [Letter::new(0); SIDE],
            length: u8::try_from(tiles).expect("at most 15"),
        };
        word.letters[..tiles].copy_from_slice(letters);
        Ok(word)
    }
}

impl AsRef<[Letter]> for Word {
    fn as_ref(&self) -> &[Letter] {
        &self.letters[..usize::from(self.length)]
    }
}

/// Reads a plain list.
///
/// One word a line, small letters or capitals, any order; empty lines are allowed, and lines that
/// begin with `#` are comments. Where a word could be cut in two ways the longest tile is taken
/// first, but never across a `|`: `köz|ség` is K Ö Z S É G although ZS is a tile.
///
/// `progress` is called with the number of bytes read so far, once in a while.
pub fn read(edition: &Edition, text: &str, progress: impl Fn(usize)) -> WordList {
    let mut reader = Reader {
        alphabet: Alphabet::of(edition),
        letters: Vec::with_capacity(SIDE),
        list: WordList::default(),
    };
    reader.list.words.reserve_exact(lines(text).count());
    let mut bytes = 0;
    for (number, line) in (1..).zip(lines(text)) {
        bytes += line.len() + 1;
        reader.take(number, line.trim_start_matches('\u{feff}').trim());
        if number % 4096 == 0 {
            progress(bytes);
        }
    }
    reader.finish()
}

/// The lines of a text, whichever way they end: LF, CR LF or CR.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('\r'))
}

struct Reader {
    alphabet: Alphabet,
    /// The letters of the line in hand.
    letters: Vec<Letter>,
    list: WordList,
}

impl Reader {
    fn take(&mut self, line: usize, text: &str) {
        if text.is_empty() || text.starts_with('#') {
            return;
        }
        match self.word(text) {
            Ok(word) => self.list.words.push(word),
            Err(fault) => self.list.bad_lines.push(BadLine { line, text: text.into(), fault }),
        }
    }

    fn word(&mut self, text: &str) -> Result<Word, Fault> {
        if text.contains(char::is_whitespace) {
            return Err(Fault::Columns);
        }
        self.alphabet.cut_capitals(&self.alphabet.capitals(text), &mut self.letters)?;
        Word::try_from(self.letters.as_slice())
    }

    fn finish(self) -> WordList {
        let mut list = self.list;
        let read = list.words.len();
        list.words.sort_unstable();
        list.words.dedup();
        list.repeated = read - list.words.len();
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flavita_game::embedded;

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
}
