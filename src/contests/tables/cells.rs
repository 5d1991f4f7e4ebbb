//! A table in text cut into rows and cells.
//!
//! A row without any text is none. A cell in quotation marks may have spaces round it and go over
//! several lines: its row has the line on which it begins.

/// What is wrong with a line of a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct AtLine<P> {
    /// The line, from 1; of a row, the one on which it begins.
    pub line: usize,
    /// What is wrong.
    pub problem: P,
}

impl<P> AtLine<P> {
    /// For `map_err`: a problem of this line.
    pub(crate) fn at(line: usize) -> impl Fn(P) -> Self {
        move |problem| Self { line, problem }
    }
}

/// The text of a file, without the mark at its beginning; the line that is no UTF-8.
///
/// # Errors
/// When there is one.
pub fn text_of(bytes: &[u8]) -> Result<&str, usize> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        before.matches(['\n', '\r']).count() - before.matches("\r\n").count() + 1
    })?;
    Ok(text.trim_start_matches('\u{feff}'))
}

/// A cell as it is written between these delimiters, in quotation marks where it needs them.
pub fn quoted(cell: &str, delimiters: &[char]) -> String {
    let is_plain = !cell.contains(['"', '\n', '\r']) && !cell.contains(delimiters);
    if is_plain { cell.to_owned() } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
}

/// The rows, with the lines on which they begin and their cells without the spaces round them.
///
/// # Errors
/// The line of a row with a quotation mark that is not closed.
pub fn rows_of(text: &str, delimiter: char) -> Result<Vec<(usize, Vec<String>)>, usize> {
    let mut cutter = Cutter { begins: 1, ..Cutter::default() };
    let (mut line, mut is_open) = (1, false);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let ends_line = sign == '\n' || (sign == '\r' && signs.peek() != Some(&'\n'));
        line += usize::from(ends_line);
        match sign {
            '"' if is_open && signs.peek() == Some(&'"') => cutter.cell.extend(signs.next()),
            '"' if is_open => is_open = false,
            '"' if cutter.cell.trim().is_empty() => is_open = true,
            _ if sign == delimiter && !is_open => cutter.end_cell(),
            _ if ends_line && !is_open => cutter.end_row(line),
            _ => cutter.cell.push(sign),
        }
    }
    if is_open {
        return Err(cutter.begins);
    }
    cutter.end_row(line);
    Ok(cutter.rows)
}

#[derive(Default)]
struct Cutter {
    rows: Vec<(usize, Vec<String>)>,
    cells: Vec<String>,
    cell: String,
    /// The line on which the present row begins.
    begins: usize,
}

impl Cutter {
    fn end_cell(&mut self) {
        let cell = std::mem::take(&mut self.cell);
        self.cells.push(cell.trim().to_owned());
    }

    /// Ends a row, the next of which begins on this line.
    fn end_row(&mut self, next: usize) {
        self.end_cell();
        let cells = std::mem::take(&mut self.cells);
        let begins = std::mem::replace(&mut self.begins, next);
        if cells.iter().any(|cell| !cell.is_empty()) {
            self.rows.push((begins, cells));
        }
    }
}
