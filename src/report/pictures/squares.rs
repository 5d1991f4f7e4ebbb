//! On which squares the players' tiles lay: the more often, the larger what is drawn there.

use crate::pictures::canvas::{Anchor, Canvas, Point};
use crate::pictures::picture::{Picture, Subject, Table, WIDTH};
use crate::{pictures::chart::whole, pictures::ink::Ink};
use flavita_game::{Premium, SIDE, Square};
use flavita_i18n::names::square_sign;

/// The side of a square with the gap beside it.
const CELL: i64 = 26;
/// Where the squares begin: from the left, from the top.
const ORIGIN: Point = (24, 24);

/// The picture; nothing where no tile was laid.
pub(super) fn squares(subject: &Subject<'_>) -> Option<Picture> {
    let counts = &subject.figures.squares;
    let most = *counts.iter().max().filter(|most| **most > 0)?;
    let mut canvas = Canvas::new();
    labels(&mut canvas, subject);
    for (square, count) in Square::all().zip(counts) {
        let label = named(subject, square);
        let said = say!(subject.language, "labelled", label, value = count);
        canvas.said(&said, |canvas| cell(canvas, subject, square, *count, most));
    }
    legend(&mut canvas, subject, most);
    let busiest = Square::all().zip(counts).find(|(_, count)| **count == most);
    let tiles = counts.iter().copied().map(u64::from).sum::<u64>().to_string();
    let at = busiest.map(|(at, _)| named(subject, at)).unwrap_or_default();
    let sentence = say!(subject.language, "picture-squares-what", tiles, at, n = most);
    let size = (WIDTH, ORIGIN.1 + whole(SIDE) * CELL + 2);
    Some(subject.picture("squares", sentence, table(subject), size, canvas))
}

/// `И8`.
fn named(subject: &Subject<'_>, square: Square) -> String {
    let row = &subject.state.edition.row_labels[square.row()];
    format!("{row}{}", square.column() + 1)
}

fn labels(canvas: &mut Canvas, subject: &Subject<'_>) {
    let middle = |at: usize| whole(at) * CELL + (CELL - 2) / 2;
    for (at, label) in subject.state.edition.row_labels.iter().enumerate() {
        let beside = (ORIGIN.0 - 6, ORIGIN.1 + middle(at) + 4);
        canvas.text(Ink::QUIET, Anchor::End, beside, label);
        let above = (ORIGIN.0 + middle(at), ORIGIN.1 - 7);
        canvas.text(Ink::QUIET, Anchor::Middle, above, &(at + 1).to_string());
    }
}

fn cell(canvas: &mut Canvas, subject: &Subject<'_>, square: Square, count: u32, most: u32) {
    let premium = subject.state.edition.premium(square);
    let ink = match premium {
        Premium::Plain => Ink::SQUARE,
        Premium::LetterDouble => Ink::LETTER_DOUBLE,
        Premium::LetterTriple => Ink::LETTER_TRIPLE,
        Premium::WordDouble => Ink::WORD_DOUBLE,
        Premium::WordTriple => Ink::WORD_TRIPLE,
    };
    let x = ORIGIN.0 + whole(square.column()) * CELL;
    let y = ORIGIN.1 + whole(square.row()) * CELL;
    let side = CELL - 2;
    canvas.rectangle(ink, (x, y), (side, side));
    if count == 0 && premium != Premium::Plain {
        let at = (x + side / 2, y + side / 2 + 4);
        let sign = square_sign(premium, subject.language);
        canvas.text_of_size(Ink::QUIET, Anchor::Middle, Some(11), at, &sign);
    }
    filling(canvas, (x, y), count, most);
}

/// A filling whose area is as much of the square as its count is of the most.
fn filling(canvas: &mut Canvas, (x, y): Point, count: u32, most: u32) {
    if count == 0 {
        return;
    }
    let full = CELL - 4;
    let area = i64::from(count) * full * full / i64::from(most);
    let side = area.isqrt().max(3);
    let edge = (CELL - 2 - side) / 2;
    canvas.rectangle(Ink::BAR, (x + edge, y + edge), (side, side));
}

/// What the sizes mean: the most, a half and a tenth of it.
fn legend(canvas: &mut Canvas, subject: &Subject<'_>, most: u32) {
    let x = ORIGIN.0 + whole(SIDE) * CELL + 16;
    let mut counts = vec![most, most.div_ceil(2), most.div_ceil(10)];
    counts.dedup();
    let called = subject.say("picture-tiles");
    canvas.text(Ink::QUIET, Anchor::Start, (x, ORIGIN.1 + 14), &called);
    for (count, y) in counts.into_iter().zip((ORIGIN.1 + 26..).step_by(32)) {
        canvas.rectangle(Ink::SQUARE, (x, y), (CELL - 2, CELL - 2));
        filling(canvas, (x, y), count, most);
        let at = (x + CELL + 6, y + 17);
        canvas.text(Ink::TEXT, Anchor::Start, at, &count.to_string());
    }
}

/// The board with its counts; free squares are empty.
fn table(subject: &Subject<'_>) -> Table {
    let columns = (1..=SIDE).map(|column| column.to_string());
    let rows = subject.figures.squares.chunks(SIDE);
    let shown = |count: &u32| if *count > 0 { count.to_string() } else { String::new() };
    let row = |(label, counts): (&String, &[u32])| {
        let counts = counts.iter().map(shown);
        std::iter::once(label.clone()).chain(counts).collect()
    };
    let labels = subject.state.edition.row_labels.iter();
    Table {
        head: std::iter::once(String::new()).chain(columns).collect(),
        rows: labels.zip(rows).map(row).collect(),
    }
}
