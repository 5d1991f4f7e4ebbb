//! moves.csv cut into rows and cells, and tables written the same way.
//!
//! A byte order mark may stand before the headings; they may be written in capitals. A row without any
//! text is none, and empty cells at a row's end may be missing. A cell in quotation marks may have
//! spaces round it and go over several lines: its row has the line on which it begins.

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
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let ends = before.matches(['\n', '\r']).count() - before.matches("\r\n").count();
        Fault { line: ends + 1, problem: Problem::NoText }
    })?;
    let mut records = Cutter::cut(text.trim_start_matches('\u{feff}'))?.into_iter();
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

/// Cuts a text into records, each with the line on which it begins.
struct Cutter {
    records: Vec<(usize, Vec<String>)>,
    cells: Vec<String>,
    cell: String,
    /// The line on which the record begins.
    begins: usize,
}

impl Cutter {
    fn cut(text: &str) -> Result<Vec<(usize, Vec<String>)>, Fault> {
        let (records, cells, cell) = (Vec::new(), Vec::new(), String::new());
        let mut cutter = Self { records, cells, cell, begins: 1 };
        let (mut line, mut is_open) = (1, false);
        let mut signs = text.chars().peekable();
        while let Some(sign) = signs.next() {
            let ends_line = sign == '\n' || (sign == '\r' && signs.peek() != Some(&'\n'));
            line += usize::from(ends_line);
            match sign {
                '"' if is_open && signs.peek() == Some(&'"') => cutter.cell.extend(signs.next()),
                '"' if is_open => is_open = false,
                '"' if cutter.cell.trim().is_empty() => is_open = true,
                ',' if !is_open => cutter.end_cell(),
                _ if ends_line && !is_open => cutter.end_record(line),
                _ => cutter.cell.push(sign),
            }
        }
        if is_open {
            return Err(Fault { line: cutter.begins, problem: Problem::OpenQuotation });
        }
        cutter.end_record(line);
        Ok(cutter.records)
    }

    fn end_cell(&mut self) {
        let cell = std::mem::take(&mut self.cell);
        self.cells.push(cell.trim().to_owned());
    }

    /// Ends a record, the next of which begins on this line.
    fn end_record(&mut self, next: usize) {
        self.end_cell();
        let cells = std::mem::take(&mut self.cells);
        let begins = std::mem::replace(&mut self.begins, next);
        if cells.iter().any(|cell| !cell.is_empty()) {
            self.records.push((begins, cells));
        }
    }
}

/// Writes a table.
pub(super) fn table(columns: [&str; 7], rows: impl Iterator<Item = [String; 7]>) -> String {
    let quoted = |cell: &String| {
        let is_plain = !cell.contains(['"', ',', '\n', '\r']);
        if is_plain { cell.clone() } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
    };
    let headings = std::iter::once(columns.map(str::to_owned));
    let line = |row: [String; 7]| row.each_ref().map(quoted).join(",") + "\n";
    headings.chain(rows).map(line).collect()
}
