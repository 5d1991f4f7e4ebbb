//! One line of a list: a player as it was written.

use crate::tournament::players::entrant::{Details, Labels};
use crate::tournament::players::membership::Membership;
use crate::web::player_list::heading::{Column, Headings};

/// How many columns a list without headings can have: number, name, club, categories, team.
const COLUMNS: usize = 5;

/// A line that was read.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// Where it stands in the text, from 1.
    pub(super) at: usize,
    /// The player's number as it is written; nothing where it is open.
    pub(super) number: String,
    /// What else is said of him.
    pub(super) details: Details,
}

impl Line {
    /// Reads the cells of a line, under headings or in the usual order; `None` where they hold no
    /// name, or no number where one belongs.
    pub(super) fn read(at: usize, cells: &[String], headings: Option<&Headings>) -> Option<Self> {
        let line = match headings {
            Some(headings) => Self::under(headings, at, cells),
            None => Self::in_order(at, cells)?,
        };
        Some(line).filter(Self::is_readable)
    }

    fn under(headings: &Headings, at: usize, cells: &[String]) -> Self {
        let cell = |column| headings.cell(column, cells);
        let [family, given, whole] = [Column::Surname, Column::Given, Column::Name].map(cell);
        // A stroke at the beginning parts no pair: no space may come to stand before it.
        let parts = [family, given, whole];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        let name = parts.collect::<Vec<_>>().join(" ");
        let mut details = details(
            &name,
            cell(Column::Club),
            cell(Column::Categories),
            cell(Column::Team),
        );
        if details.labels.partner.is_empty() {
            cell(Column::Partner).clone_into(&mut details.labels.partner);
        }
        // Beside a family name the given names may be headed as a name.
        let given = format!("{given} {whole}");
        details.labels.membership = Membership {
            licence: cell(Column::Licence).to_owned(),
            given: if family.is_empty() {
                String::new()
            } else {
                given
            },
            series: cell(Column::Series).to_owned(),
            rating: cell(Column::Rating).to_owned(),
            nationality: cell(Column::Nationality).to_owned(),
        };
        Self {
            at,
            number: cell(Column::Number).to_owned(),
            details: details.tidy(),
        }
    }

    fn in_order(at: usize, cells: &[String]) -> Option<Self> {
        let line = |[number, name, club, categories, team]: [&str; COLUMNS]| Self {
            at,
            number: number.to_owned(),
            details: details(name, club, categories, team),
        };
        let mut cells: Vec<&str> = cells.iter().map(String::as_str).collect();
        if let [one] = cells.as_slice() {
            let digits = one.len() - one.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (number, name) = one.split_at(digits);
            let name = name.trim_start_matches(['.', ')', ' ']);
            return Some(line([number, name, "", "", ""]));
        }
        while cells.last().is_some_and(|cell| cell.is_empty()) {
            cells.pop();
        }
        let is_numbered = cells.first().is_some_and(|c| c.is_empty() || is_number(c));
        if !is_numbered && cells.len() <= 2 {
            cells.insert(0, "");
        }
        cells.resize(cells.len().max(COLUMNS), "");
        Some(line(cells.try_into().ok()?))
    }

    fn is_readable(&self) -> bool {
        let has_name = self.details.name.chars().any(char::is_alphabetic);
        let has_number = self.number.is_empty() || is_number(&self.number);
        has_name && has_number
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_digit())
}

/// What is known of a player, as four cells say it: a pair's names are parted by a stroke,
/// categories by commas or bars.
#[must_use]
pub fn details(name: &str, club: &str, categories: &str, team: &str) -> Details {
    let (name, partner) = name.split_once(" / ").unwrap_or((name, ""));
    let labels = Labels {
        partner: partner.to_owned(),
        team: team.to_owned(),
        categories: categories.split([',', '|']).map(str::to_owned).collect(),
        ..Labels::default()
    };
    let (name, club) = (name.to_owned(), club.to_owned());
    Details { name, club, labels }.tidy()
}
