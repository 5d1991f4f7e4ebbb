//! A committee's table read and written: `word,decision,date,reason,by`, UTF-8, one decision a line.
//!
//! Between the cells are commas, or semicolons where the headings have them, as spreadsheets of many
//! countries write; so do days with points between their numbers, `24.11.2026`.

use crate::committee::decisions::{Committee, LineFault, Problem};
use crate::tables::cells::{quoted, rows_of, text_of};
use flavita_lexicon::{alphabet::Alphabet, word_list::Word};
use flavita_tournament::model::{WordDecision, clean_comment};

/// The headings.
pub const COLUMNS: [&str; 5] = ["word", "decision", "date", "reason", "by"];
/// What stands for a word that counts, and for one that does not.
pub const ADMITTED: &str = "admitted";
/// See [`ADMITTED`].
pub const REMOVED: &str = "removed";

/// Reads a table; nothing of it is left out.
///
/// # Errors
/// Every line that cannot be read, in their order.
pub fn read(alphabet: &Alphabet, bytes: &[u8]) -> Result<Committee, Vec<LineFault>> {
    let at = |line, problem| vec![LineFault { line, problem }];
    let text = text_of(bytes).map_err(|line| at(line, Problem::NoText))?;
    let headings = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let delimiter = if headings.contains(';') { ';' } else { ',' };
    let rows = rows_of(text, delimiter).map_err(|line| at(line, Problem::OpenQuotation))?;
    let mut rows = rows.into_iter();
    let is_heading = |(_, cells): &(usize, Vec<String>)| {
        let names = cells.iter().map(|cell| cell.to_lowercase());
        names.filter(|name| !name.is_empty()).eq(COLUMNS)
    };
    if !rows.next().is_some_and(|first| is_heading(&first)) {
        return Err(at(1, Problem::Headings));
    }
    let (mut committee, mut faults) = (Committee::default(), Vec::new());
    for (line, cells) in rows {
        let read = row(alphabet, cells).and_then(|decision| committee.add(decision));
        faults.extend(read.err().map(|problem| LineFault { line, problem }));
    }
    if faults.is_empty() { Ok(committee) } else { Err(faults) }
}

fn row(alphabet: &Alphabet, mut cells: Vec<String>) -> Result<WordDecision, Problem> {
    if let Some(surplus) = cells.iter().skip(COLUMNS.len()).find(|cell| !cell.is_empty()) {
        return Err(Problem::Surplus(surplus.clone()));
    }
    cells.resize(COLUMNS.len(), String::new());
    let cells: [String; 5] = cells.try_into().unwrap_or_default();
    decision(alphabet, cells.each_ref().map(String::as_str))
}

/// Reads one decision: its cells in the order of [`COLUMNS`], by whom may be empty.
///
/// # Errors
/// The first cell that cannot be read.
pub fn decision(
    alphabet: &Alphabet,
    [word, decision, date, reason, by]: [&str; 5],
) -> Result<WordDecision, Problem> {
    let letters = alphabet.cut(word.trim()).and_then(|letters| {
        Word::try_from(letters.as_slice())?;
        Ok(letters)
    });
    let letters =
        letters.map_err(|fault| Problem::NoWord { word: word.trim().to_owned(), fault })?;
    let admitted = match decision.trim().to_lowercase().as_str() {
        ADMITTED | "+" => true,
        REMOVED | "-" => false,
        _ => return Err(Problem::NoDecision(decision.trim().to_owned())),
    };
    let date = day(date.trim()).ok_or_else(|| Problem::NoDate(date.trim().to_owned()))?;
    let because = clean_comment(reason)?;
    if because.is_empty() {
        return Err(Problem::NoReason);
    }
    Ok(WordDecision {
        word: alphabet.spell(&letters),
        admitted,
        date,
        because,
        by: clean_comment(by)?,
    })
}

/// A day as it is kept; with points the year may stand in front or behind.
fn day(text: &str) -> Option<String> {
    let sign = if text.contains('.') { '.' } else { '-' };
    let parts: Vec<&str> = text.trim_end_matches('.').split(sign).map(str::trim).collect();
    let [first, month, last] = *parts.as_slice() else { return None };
    let is_year_last = sign == '.' && last.len() == 4;
    let (year, day) = if is_year_last { (last, first) } else { (first, last) };
    let number = |text: &str, longest: usize| {
        let is_number = text.bytes().all(|sign| sign.is_ascii_digit()) && text.len() <= longest;
        text.parse::<u32>().ok().filter(|_| is_number)
    };
    let (year, month, day) = (number(year, 4)?, number(month, 2)?, number(day, 2)?);
    let is_day = (1900..=9999).contains(&year) && (1..=days(year, month)).contains(&day);
    is_day.then(|| format!("{year:04}-{month:02}-{day:02}"))
}

/// How many days a month has; none where there is no such month.
const fn days(year: u32, month: u32) -> u32 {
    let is_leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}

/// The table, as [`read`] reads it.
pub fn written(committee: &Committee) -> String {
    let heading = COLUMNS.join(",") + "\n";
    committee.lines().iter().map(line).fold(heading, |table, line| table + &line + "\n")
}

/// A decision as a line of the table.
pub fn line(decision: &WordDecision) -> String {
    let WordDecision { word, admitted, date, because, by } = decision;
    let verdict = if *admitted { ADMITTED } else { REMOVED };
    [word, verdict, date, because, by].map(|cell: &str| quoted(cell, &[',', ';'])).join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use flavita_game::embedded;

    fn alphabet() -> Alphabet {
        Alphabet::of(&embedded("hu-scrabble").unwrap())
    }

    fn told(text: &str) -> Vec<String> {
        match read(&alphabet(), text.as_bytes()) {
            Ok(committee) => committee.lines().iter().map(line).collect(),
            Err(faults) => faults.iter().map(ToString::to_string).collect(),
        }
    }

    #[test]
    fn a_table_is_read_as_spreadsheets_write_it() {
        let text = "\u{feff}Word;Decision;Date;Reason;By\r\n\
            köz|ség;ADMITTED;24.11.2026;\"van; kell\";Ada\r\n\r\nkert;-;2026. 2. 1.;nincs\r\n";
        let read =
            ["KERT,removed,2026-02-01,nincs,", "KÖZ|SÉG,admitted,2026-11-24,\"van; kell\",Ada"];
        assert_eq!(told(text), read, "by their days");
    }

    #[test]
    fn every_line_that_is_no_decision_is_told() {
        let text = "word,decision,date,reason,by\nház,admitted,2026-11-24,van,\n\
            h,admitted,2026-11-24,van,\nház,maybe,2026-11-24,van,\nház,removed,2026-02-29,nincs,\n\
            ház,removed,2026-11-25,,\nház,removed,2026-11-24,nincs,\nkert,+,2026-11-24,van,Ada,Ván\n";
        let faults = [
            "line 3: \"h\" is not a word of this edition: 1 tile, a word has 2 to 15",
            "line 4: \"maybe\" is not a decision; write admitted or removed",
            "line 5: \"2026-02-29\" is not a date; write it as 2026-11-24",
            "line 6: the reason is missing",
            "line 7: on 2026-11-24 a different decision was made about HÁZ; one of the two must go",
            "line 8: there is no column for \"Ván\"",
        ];
        assert_eq!(told(text), faults);
        assert_eq!(
            told("ház,+\n"),
            ["line 1: the first line must be word,decision,date,reason,by"]
        );
        assert_eq!(told("word,decision,date,reason,by\nház,+,\"x\n").len(), 1);
    }
}
