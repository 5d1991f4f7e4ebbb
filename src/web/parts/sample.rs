//! A sample of an edition's board and what its squares do.

use crate::parts::board::{BoardCell, BoardView, board_view, shown_value};
use crate::parts::choice::{LegendLine, in_language};
use flavita_game::{Board, BoardTile, Edition, Letter, Premium};
use flavita_i18n::{language::Language, names::square_sign};
use flavita_lexicon::alphabet::Alphabet;

/// Rows and columns of a sample: on a symmetrical board this quarter says everything.
const SIDE: usize = 8;
/// Where the tiles of a sample lie: a row, counted from 0, and the first column.
const TILES_AT: (usize, usize) = (5, 1);
/// How many tiles a sample has, and which of them is a blank.
const TILES: usize = 7;
const BLANK_AT: usize = 3;

/// Words of up to seven tiles that show what is particular about the tiles of a language.
const WORDS: [(&str, &str); 6] = [
    ("ru", "ФЛАВИТА"),
    ("en", "LETTERS"),
    ("hu", "SZÓJÁTÉK"),
    ("cs", "PŘÍKLAD"),
    ("fr", "LETTRES"),
    ("es", "CABALLO"),
];

/// The quarter of the board up to its middle, with a few tiles on it.
pub fn board(edition: &Edition, language: Language) -> BoardView {
    let mut view = board_view(edition, &Board::default(), None, language);
    view.columns.clear();
    view.rows.truncate(SIDE);
    for row in &mut view.rows {
        row.label.clear();
        row.cells.truncate(SIDE);
    }
    let (row, column) = TILES_AT;
    let cells = &mut view.rows[row].cells[column..];
    for (at, (cell, letter)) in cells.iter_mut().zip(letters(edition)).enumerate() {
        let tile = BoardTile { letter, is_blank: at == BLANK_AT };
        *cell = BoardCell::tile(edition.label(letter), shown_value(edition, tile), false);
    }
    view
}

/// The word of the edition's language, or letters from all over its alphabet.
fn letters(edition: &Edition) -> Vec<Letter> {
    let word = WORDS.iter().find(|(tag, _)| *tag == edition.language);
    let word = word.and_then(|(_, word)| Alphabet::of(edition).cut(word).ok());
    let all: Vec<Letter> = edition.letters().collect();
    let step = all.len().div_ceil(TILES).max(1);
    word.unwrap_or_else(|| all.into_iter().step_by(step).collect())
}

/// What every kind of square does, the dearest first.
pub fn legend(edition: &Edition, language: Language) -> Vec<LegendLine> {
    let squares = Premium::ALL.into_iter().rev().map(|premium| LegendLine {
        kind: premium.name(),
        label: square_sign(premium, language),
        name: square_name(edition, premium, language),
        effect: effect(premium, language),
    });
    let start = LegendLine {
        kind: edition.premium(edition.start).name(),
        label: "★".to_owned(),
        name: None,
        effect: say!(language, "legend-start"),
    };
    squares.chain([start]).collect()
}

fn square_name(edition: &Edition, premium: Premium, language: Language) -> Option<String> {
    let square = edition.look.as_ref()?.of(premium);
    let key = format!("square-name-{}", square.colour.to_string().trim_start_matches('#'));
    Some(in_language(edition, language, &key, &square.name))
}

fn effect(premium: Premium, language: Language) -> String {
    let times = |key: &str, factor: u8| say!(language, key, n = i32::from(factor));
    match premium {
        Premium::Plain => say!(language, "legend-plain"),
        Premium::LetterDouble | Premium::LetterTriple => {
            times("legend-letter", premium.letter_factor())
        }
        Premium::WordDouble | Premium::WordTriple => times("legend-word", premium.word_factor()),
    }
}
