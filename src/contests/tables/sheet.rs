//! moves.csv cut into rows and cells, and tables written the same way.
//!
//! A byte order mark may stand before the headings; they may be written in capitals. Empty cells at a
//! row's end may be missing.

use crate::tables::cells::{quoted, rows_of, text_of};
use crate::tables::fault::{Fault, Problem};

/// The columns, in the order in which cells are handed on.
pub(super) const COLUMNS: [&str; 7] = ["turn", "player", "action", "rack", "at", "word", "seconds"];

/// A row with its cells in the order of [`COLUMNS`], without the spaces round them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SheetRow {
    pub(super) line: usize,
    pub(super) cells: [String; 7],
}

/// Reads the rows.
pub(super) fn rows(bytes: &[u8]) -> Result<Vec<SheetRow>, Fault> {
    let text = text_of(bytes).map_err(|line| Fault { line, problem: Problem::NoText })?;
    let rows = rows_of(text, ',');
    let open = |line| Fault { line, problem: Problem::OpenQuotation };
    let mut records = rows.map_err(open)?.into_iter();
    let (line, headings) = records.next().unwrap_or((1, Vec::new()));
    let places = places(&headings).map_err(Fault::at(line))?;
    let row = |(line, cells): (usize, Vec<String>)| {
        if let Some(surplus) = cells.iter().skip(headings.len()).find(|cell| !cell.is_empty()) {
            return Err(Fault { line, problem: Problem::Surplus(surplus.clone()) });
        }
        let cell = |place: usize| cells.get(place).cloned().unwrap_or_default();
        Ok(SheetRow { line, cells: places.map(cell) })
    };
    records.map(row).collect()
}

/// Where each column stands in the file.
fn places(headings: &[String]) -> Result<[usize; 7], Problem> {
    let mut places = [0; 7];
    for (place, column) in places.iter_mut().zip(COLUMNS) {
        let mut found = (0..).zip(headings).filter(|(_, name)| name.to_lowercase() == column);
        (*place, _) = found.next().ok_or(Problem::MissingColumn(column))?;
        if found.next().is_some() {
            return Err(Problem::ColumnTwice(column));
        }
    }
    Ok(places)
}

/// Writes a table.
pub(super) fn table(columns: [&str; 7], rows: impl Iterator<Item = [String; 7]>) -> String {
    let headings = std::iter::once(columns.map(str::to_owned));
    let line = |row: [String; 7]| row.each_ref().map(|cell| quoted(cell, &[','])).join(",") + "\n";
    headings.chain(rows).map(line).collect()
}
