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

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<(usize, Vec<String>)> {
        let rows = parse(text.as_bytes(), &["round", "rack"]).unwrap();
        rows.into_iter().map(|row| (row.line, row.cells)).collect()
    }

    #[test]
    fn rows_have_the_lines_of_an_editor_whatever_ends_them() {
        for end in ["\n", "\r\n", "\r"] {
            let text = "\u{feff}rack;Round\n\nAB;1\n;;\n\n\"C\";2".replace('\n', end);
            let rows = lines(&text);
            let row = |line, round: &str, rack: &str| (line, vec![round.into(), rack.into()]);
            assert_eq!(rows, [row(3, "1", "AB"), row(6, "2", "C")], "{end:?}");
        }
    }

    #[test]
    fn faults_name_their_line() {
        let fault = |text: &[u8]| {
            let (line, problem) = parse(text, &["round", "rack"]).unwrap_err();
            (line, problem.to_string())
        };
        assert_eq!(fault(b"").0, 1);
        assert!(fault(b"\nround\n1").1.contains("\"rack\" is missing"));
        assert!(fault(b"round,rack,x").1.contains("no column \"x\""));
        assert!(fault(b"round,rack,rack").1.contains("twice"));
        assert_eq!(fault(b"round,rack\n1,A\n2,\"B\n3,C\n").0, 3);
        assert_eq!(fault(b"round,rack\n1,A,B\n").0, 2);
        assert_eq!(fault(b"round,rack\n1,A\n2,\xff\n").0, 3);
    }
}
