//! One line of a list: a player as it was written.

use crate::player_list::heading::{Column, Headings};
use crate::player_list::{arranged::Arranged, arranged::COLUMNS, numbers::number};
use flavita_tournament::model::{Details, Labels, Membership};

/// A line that was read.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// Where it stands in the text, from 1.
    pub(crate) at: usize,
    /// The player's number as it is written; nothing where it is open.
    pub(crate) number: String,
    /// What else is said of him.
    pub(crate) details: Details,
}

impl Line {
    /// Reads the cells of a line under headings; `None` where they hold no name, or no number where
    /// one belongs.
    pub(crate) fn under(headings: &Headings, at: usize, cells: &[String]) -> Option<Self> {
        Some(Self::of_columns(headings, at, cells)).filter(Self::is_readable)
    }

    fn of_columns(headings: &Headings, at: usize, cells: &[String]) -> Self {
        let cell = |column| headings.cell(column, cells);
        let [family, given, whole] = [Column::Surname, Column::Given, Column::Name].map(cell);
        // A stroke at the beginning parts no pair: no space may come to stand before it.
        let parts = [family, given, whole].into_iter().filter(|part| !part.is_empty());
        let name = parts.collect::<Vec<_>>().join(" ");
        let mut details =
            details(&name, cell(Column::Club), cell(Column::Categories), cell(Column::Team));
        if details.labels.partner.is_empty() {
            cell(Column::Partner).clone_into(&mut details.labels.partner);
        }
        // Beside a family name the given names may be headed as a name; of a pair no part is one
        // person's.
        let is_pair = pair(&name).is_some();
        let given = format!("{given} {whole}");
        details.labels.membership = Membership {
            licence: cell(Column::Licence).to_owned(),
            given: if family.is_empty() || is_pair { String::new() } else { given },
            series: cell(Column::Series).to_owned(),
            rating: cell(Column::Rating).to_owned(),
            nationality: cell(Column::Nationality).to_owned(),
        };
        let written = cell(Column::Number);
        let number = number(written).unwrap_or_else(|| written.to_owned());
        Self { at, number, details: details.tidy() }
    }

    /// Reads a line that was arranged: name, club, categories, team; `None` as with headings, and
    /// where there are more cells.
    pub(crate) fn in_order(at: usize, arranged: &Arranged) -> Option<Self> {
        let cell = |column: usize| arranged.cells.get(column).map_or("", |cell| cell);
        let mut details = details(cell(0), cell(1), cell(2), cell(3));
        let known = &mut details.labels.membership;
        known.given.clone_from(&arranged.given);
        known.rating.clone_from(&arranged.rating);
        let line = Self { at, number: arranged.number.clone(), details: details.tidy() };
        Some(line).filter(|line| arranged.cells.len() < COLUMNS && line.is_readable())
    }

    fn is_readable(&self) -> bool {
        let has_name = self.details.name.chars().any(char::is_alphabetic);
        let has_number = self.number.chars().all(|c| c.is_ascii_digit());
        has_name && has_number
    }
}

/// What is known of a player, as four cells say it: a pair's names are parted as [`pair`] reads
/// them, categories by commas or bars.
pub fn details(name: &str, club: &str, categories: &str, team: &str) -> Details {
    let (name, partner) = pair(name).unwrap_or((name, ""));
    let labels = Labels {
        partner: partner.to_owned(),
        team: team.to_owned(),
        categories: categories.split([',', '|']).map(str::to_owned).collect(),
        ..Labels::default()
    };
    let (name, club) = (name.to_owned(), club.to_owned());
    Details { name, club, labels }.tidy()
}

/// The two names of a pair: a stroke parts them, or a plus or an ampersand with spaces around it.
/// Of several the first one does that has a letter on either side.
pub fn pair(name: &str) -> Option<(&str, &str)> {
    let has_letter = |text: &str| text.chars().any(char::is_alphabetic);
    name.match_indices(['/', '+', '&']).find_map(|(at, sign)| {
        let (one, other) = (&name[..at], &name[at + 1..]);
        let is_spaced =
            one.ends_with(char::is_whitespace) && other.starts_with(char::is_whitespace);
        let parts = (sign == "/" || is_spaced) && has_letter(one) && has_letter(other);
        parts.then(|| (one.trim(), other.trim()))
    })
}
