//! Reading the board: squares, rows, start, and how they look.

use std::collections::BTreeSet;

use toml::Spanned;

use crate::edition::definition::{MOST_FACTOR, is_symmetrical};
use crate::edition::look::{BoardLook, Colour, SquareLook};
use crate::edition::parse::written::{Reading, WrittenLook};
use crate::{edition::premium::Premium, edition::switch::Switch, square::SIDE, square::Square};

impl Reading<'_> {
    pub(super) fn board(&self) -> [Premium; SIDE * SIDE] {
        let (board, symmetrical) = (&self.written.board, &self.written.symmetrical);
        let rows = board.get_ref();
        let mut premiums = [Premium::Plain; SIDE * SIDE];
        if rows.len() != SIDE {
            self.fault(board, format!("the board has {} rows instead of {SIDE}", rows.len()));
            return premiums;
        }
        for (row, squares) in rows.iter().zip(premiums.chunks_exact_mut(SIDE)) {
            self.row(row, squares);
        }
        if *symmetrical.get_ref() != is_symmetrical(&premiums) {
            let reason =
                "symmetrical does not say what the board shows (both diagonals as mirrors)";
            self.fault(symmetrical, reason);
        }
        premiums
    }

    /// Notes a board on which one word could be multiplied beyond [`MOST_FACTOR`], whatever is
    /// switched on.
    pub(super) fn check_factors(&self, premiums: &[Premium; SIDE * SIDE], switches: &[Switch]) {
        let mut factors = premiums.map(|premium| i32::from(premium.word_factor()));
        for (square, premium) in switches.iter().flat_map(|switch| &switch.squares) {
            let factor = &mut factors[square.index()];
            *factor = (*factor).max(premium.word_factor().into());
        }
        let is_too_much = |line: usize| {
            // At most 3 to the power of 15, which an `i32` holds.
            let row: i32 = (0..SIDE).map(|place| factors[line * SIDE + place]).product();
            let column: i32 = (0..SIDE).map(|place| factors[place * SIDE + line]).product();
            row.max(column) > MOST_FACTOR
        };
        if (0..SIDE).any(is_too_much) {
            let reason =
                format!("the premiums of one line multiply a word by more than {MOST_FACTOR}");
            self.fault(&self.written.board, reason);
        }
    }

    fn row(&self, row: &Spanned<String>, squares: &mut [Premium]) {
        let signs = row.get_ref().chars();
        let count = signs.clone().count();
        if count != SIDE {
            self.fault(row, format!("this row has {count} squares instead of {SIDE}"));
        }
        for (square, sign) in squares.iter_mut().zip(signs) {
            *square = self.premium(row, sign);
        }
    }

    fn premium<T>(&self, place: &Spanned<T>, sign: char) -> Premium {
        Premium::from_sign(sign).unwrap_or_else(|| {
            self.fault(place, format!("\"{sign}\" is no square; use . l L w W"));
            Premium::Plain
        })
    }

    pub(super) fn rows(&self) -> Vec<String> {
        let rows = &self.written.rows;
        let labels: Vec<String> = rows.get_ref().split_whitespace().map(str::to_owned).collect();
        let different: BTreeSet<&String> = labels.iter().collect();
        if labels.len() != SIDE || different.len() != SIDE {
            self.fault(rows, format!("rows must name {SIDE} different rows, from the top"));
        }
        for label in labels.iter().filter(|l| !l.chars().all(char::is_alphabetic)) {
            self.fault(rows, format!("the row label \"{label}\" must be made of letters"));
        }
        labels
    }

    /// The square of a row and a column counted from 1; the first square where there is none such.
    pub(super) fn square<T>(&self, place: &Spanned<T>, row: usize, column: usize) -> Square {
        let square = row.checked_sub(1).zip(column.checked_sub(1));
        square.and_then(|(row, column)| Square::new(row, column)).unwrap_or_else(|| {
            let reason =
                format!("row {row}, column {column} is off the board; both go from 1 to {SIDE}");
            self.fault(place, reason);
            Square::new(0, 0).expect("the board has a first square")
        })
    }

    /// A square that a switch changes.
    pub(super) fn changed(&self, place: &Spanned<(usize, usize, char)>) -> (Square, Premium) {
        let (row, column, sign) = *place.get_ref();
        (self.square(place, row, column), self.premium(place, sign))
    }

    pub(super) fn look(&self, written: &WrittenLook) -> BoardLook {
        let colour = |text: &Spanned<String>| {
            Colour::parse(text.get_ref()).unwrap_or_else(|| {
                self.fault(text, format!("\"{}\" is no colour; write #RRGGBB", text.get_ref()));
                Colour { channels: [0; 3] }
            })
        };
        let WrittenLook { ground, plain, letter_double, letter_triple, .. } = written;
        let squares =
            [plain, letter_double, letter_triple, &written.word_double, &written.word_triple];
        let square =
            |(name, text): &(String, _)| SquareLook { name: name.clone(), colour: colour(text) };
        BoardLook { ground: colour(ground), squares: squares.map(square) }
    }
}
