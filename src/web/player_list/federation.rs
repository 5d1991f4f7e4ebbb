//! The list of players that federations hand out, known by its shape: twelve columns without
//! headings. `report/federation.rs` says what they are and writes it.

use crate::player_list::{line::Line, line::details, separator::Separator};
use flavita_report::federation::COLUMNS;
use flavita_tournament::model::Membership;

/// The columns that hold ratings: a number or nothing.
const RATINGS: [usize; 2] = [3, 9];

/// Whether a list has this shape: its first line does.
pub fn is_list(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty());
    let cells = first.and_then(|line| Separator::Semicolon.cells(line).ok());
    cells.is_some_and(|cells| is_first_line(&cells))
}

/// Whether a list that begins with these cells has this shape.
pub(crate) fn is_first_line(cells: &[String]) -> bool {
    is_line(cells) && has_ratings(cells)
}

/// Whether a line has this shape; cells that are missing at its end are empty.
fn is_line(cells: &[String]) -> bool {
    let surplus = cells.iter().skip(COLUMNS);
    let has_name = cells.first().is_some_and(|name| name.contains(char::is_alphabetic));
    has_name && cells.len() >= COLUMNS && surplus.clone().all(String::is_empty)
}

fn has_ratings(cells: &[String]) -> bool {
    let is_number = |cell: &String| cell.chars().all(|c| c.is_ascii_digit());
    RATINGS.into_iter().all(|place| cells.get(place).is_some_and(is_number))
}

/// A player of the list; `None` where the line has another shape. Numbers are not in it.
pub(crate) fn line(at: usize, cells: &[String]) -> Option<Line> {
    if !is_line(cells) {
        return None;
    }
    let [family, given, licence, rating, series, club, category, nationality] =
        cells.first_chunk::<8>()?;
    let name = format!("{family} {given}");
    let mut details = details(&name, club, category, "");
    details.labels.membership = Membership {
        licence: licence.clone(),
        given: given.clone(),
        series: series.clone(),
        rating: rating.clone(),
        nationality: nationality.clone(),
    };
    Some(Line { at, number: String::new(), details: details.tidy() })
}
