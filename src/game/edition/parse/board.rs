//! Reading the board: squares, rows, start, and how they look.

use std::collections::BTreeSet;

use toml::Spanned;

use crate::{
    edition::definition::is_symmetrical, edition::limits::MOST_FACTOR, edition::look::BoardLook,
    edition::look::Colour, edition::look::SquareLook, edition::parse::written::Written,
    edition::parse::written::WrittenLook, edition::premium::Premium, edition::switch::Switch,
    faulty_text::Faults, square::SIDE, square::Square,
};

pub(super) fn read_board(faults: &Faults<'_>, written: &Written) -> [Premium; SIDE * SIDE] {
    let rows = written.board.get_ref();
    let mut premiums = [Premium::Plain; SIDE * SIDE];
    if rows.len() != SIDE {
        let reason = format!("the board has {} rows instead of {SIDE}", rows.len());
        faults.note(written.board.span(), reason);
        return premiums;
    }
    for (row, squares) in rows.iter().zip(premiums.chunks_exact_mut(SIDE)) {
        read_row(faults, row, squares);
    }
    if *written.symmetrical.get_ref() != is_symmetrical(&premiums) {
        let reason = "symmetrical does not say what the board shows (both diagonals as mirrors)";
        faults.note(written.symmetrical.span(), reason);
    }
    premiums
}

/// Notes a board on which one word could be multiplied beyond [`MOST_FACTOR`], whatever is
/// switched on.
pub(super) fn check_factors(
    faults: &Faults<'_>,
    written: &Written,
    premiums: &[Premium; SIDE * SIDE],
    switches: &[Switch],
) {
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
        let reason = format!("the premiums of one line multiply a word by more than {MOST_FACTOR}");
        faults.note(written.board.span(), reason);
    }
}

fn read_row(faults: &Faults<'_>, row: &Spanned<String>, squares: &mut [Premium]) {
    let signs = row.get_ref().chars();
    let count = signs.clone().count();
    if count != SIDE {
        let reason = format!("this row has {count} squares instead of {SIDE}");
        faults.note(row.span(), reason);
    }
    for (square, sign) in squares.iter_mut().zip(signs) {
        *square = read_premium(faults, row, sign);
    }
}

fn read_premium<T>(faults: &Faults<'_>, place: &Spanned<T>, sign: char) -> Premium {
    Premium::from_sign(sign).unwrap_or_else(|| {
        faults.note(place.span(), format!("\"{sign}\" is no square; use . l L w W"));
        Premium::Plain
    })
}

pub(super) fn read_rows(faults: &Faults<'_>, rows: &Spanned<String>) -> Vec<String> {
    let labels: Vec<String> = rows.get_ref().split_whitespace().map(str::to_owned).collect();
    let different: BTreeSet<&String> = labels.iter().collect();
    if labels.len() != SIDE || different.len() != SIDE {
        let reason = format!("rows must name {SIDE} different rows, from the top");
        faults.note(rows.span(), reason);
    }
    for label in labels.iter().filter(|l| !l.chars().all(char::is_alphabetic)) {
        let reason = format!("the row label \"{label}\" must be made of letters");
        faults.note(rows.span(), reason);
    }
    labels
}

/// The square of a row and a column counted from 1; the first square where there is none such.
pub(super) fn read_square<T>(
    faults: &Faults<'_>,
    place: &Spanned<T>,
    row: usize,
    column: usize,
) -> Square {
    let square = row.checked_sub(1).zip(column.checked_sub(1));
    square.and_then(|(row, column)| Square::new(row, column)).unwrap_or_else(|| {
        let reason =
            format!("row {row}, column {column} is off the board; both go from 1 to {SIDE}");
        faults.note(place.span(), reason);
        Square::new(0, 0).expect("the board has a first square")
    })
}

pub(super) fn read_changed(
    faults: &Faults<'_>,
    squares: &[Spanned<(usize, usize, char)>],
) -> Vec<(Square, Premium)> {
    let read = |place: &Spanned<(usize, usize, char)>| {
        let (row, column, sign) = *place.get_ref();
        (read_square(faults, place, row, column), read_premium(faults, place, sign))
    };
    squares.iter().map(read).collect()
}

pub(super) fn read_look(faults: &Faults<'_>, written: &WrittenLook) -> BoardLook {
    let colour = |text: &Spanned<String>| {
        Colour::parse(text.get_ref()).unwrap_or_else(|| {
            let reason = format!("\"{}\" is no colour; write #RRGGBB", text.get_ref());
            faults.note(text.span(), reason);
            Colour { channels: [0; 3] }
        })
    };
    let square = |(name, text): &(String, Spanned<String>)| SquareLook {
        name: name.clone(),
        colour: colour(text),
    };
    BoardLook {
        ground: colour(&written.ground),
        squares: [
            square(&written.plain),
            square(&written.letter_double),
            square(&written.letter_triple),
            square(&written.word_double),
            square(&written.word_triple),
        ],
    }
}
