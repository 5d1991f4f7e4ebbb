//! Reading a table with known columns, every row with the line where it stands.

use crate::written::fault::Problem;
use flavita_contests::tables::cells::{rows_of, text_of};
use flavita_i18n::formula::armed;

/// The signs that may stand between cells; the one the first line has most of does.
const DELIMITERS: [char; 3] = [',', ';', '\t'];

/// A row with its cells in the order of the columns that were asked for.
#[derive(Debug)]
pub(crate) struct Row {
    /// The line in the file, from 1.
    pub(crate) line: usize,
    /// The cells, without spaces around them.
    pub(crate) cells: Vec<String>,
}

type Fault = (usize, Problem);

/// Reads a table that must have exactly these columns, in any order. Empty rows are left out,
/// and empty cells at a row's end may be missing.
pub(crate) fn parse(bytes: &[u8], columns: &[&str]) -> Result<Vec<Row>, Fault> {
    let text = text_of(bytes).map_err(|line| (line, Problem::NoText))?;
    let rows = rows_of(text, delimiter(text)).map_err(|line| (line, Problem::OpenQuotation))?;
    let mut records = rows.into_iter().map(armed_cells);
    let (line, headings) =
        records.next().ok_or_else(|| (1, Problem::NoHeadings(columns.join(","))))?;
    let places = places(line, &headings, columns)?;
    let row = |(line, cells): (usize, Vec<String>)| {
        if cells.iter().any(|cell| cell.contains(['\n', '\r'])) {
            return Err((line, Problem::OpenQuotation));
        }
        if let Some(surplus) = cells.iter().skip(headings.len()).find(|c| !c.is_empty()) {
            return Err((line, Problem::Surplus(surplus.clone())));
        }
        let cell = |place: &usize| cells.get(*place).cloned().unwrap_or_default();
        let cells = places.iter().map(cell).collect();
        Ok(Row { line, cells })
    };
    records.map(row).collect()
}

/// What a spreadsheet may not take for formulas is written with a mark, which is none of the cell's.
fn armed_cells((line, cells): (usize, Vec<String>)) -> (usize, Vec<String>) {
    (line, cells.iter().map(|cell| armed(cell).to_owned()).collect())
}

fn delimiter(text: &str) -> char {
    let first = text.trim_start().lines().next().unwrap_or_default();
    let most = DELIMITERS.into_iter().rev().max_by_key(|sign| first.matches(*sign).count());
    most.unwrap_or(',')
}

/// Where each column stands in the file.
fn places(line: usize, headings: &[String], columns: &[&str]) -> Result<Vec<usize>, Fault> {
    let headings: Vec<String> = headings.iter().map(|h| h.to_lowercase()).collect();
    let known = columns.join(",");
    let unknown = |name: &&String| !name.is_empty() && !columns.contains(&name.as_str());
    if let Some(name) = headings.iter().find(unknown) {
        let (name, columns) = (name.clone(), known);
        return Err((line, Problem::UnknownColumn { name, columns }));
    }
    let place = |column: &&str| {
        let mut found = (0..).zip(&headings).filter(|(_, name)| name == column);
        let (place, _) = found.next().ok_or_else(|| {
            let (name, columns) = ((*column).to_owned(), known.clone());
            (line, Problem::MissingColumn { name, columns })
        })?;
        match found.next() {
            None => Ok(place),
            Some(_) => Err((line, Problem::ColumnTwice((*column).to_owned()))),
        }
    };
    columns.iter().map(place).collect()
}
