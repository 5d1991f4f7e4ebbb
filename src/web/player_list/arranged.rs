//! Lists without headings as a person reads them: what is a number, a name, a club, by what stands
//! in all lines together.
//!
//! Whatever is made of a line beyond taking its cells in order is told, so
//! that it can be shown before anybody is taken in.

use crate::player_list::numbers::{Behind, are_numbers_of_players, are_ratings, behind, highest};
use crate::player_list::{numbers::in_front, numbers::number, numbers::rate, separator::Separator};
use flavita_tournament::model::ids::PlayerNumber;
use std::collections::{BTreeMap, BTreeSet};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// The numbers that players have already, with their names.
pub type Taken = BTreeMap<PlayerNumber, String>;

/// How many columns a list without headings can have: number, name, club, categories, team.
pub(crate) const COLUMNS: usize = 5;

/// How many columns are looked through for numbers.
const MOST_LOOKED_AT: usize = 12;

/// Whether the second text of each line is a given name or something else, as it is offered; its
/// name stands in addresses and in the keys of sentences.
#[derive(Clone, Copy, Debug, EnumString, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Names {
    /// `Петрова Анна, Тула`: the whole name, then the club.
    Whole,
    /// `Петрова, Анна`: family name and given name.
    Apart,
}

/// How the lines of a list were understood; its name stands in the key of the sentence that says so.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, PartialOrd, Ord)]
#[strum(serialize_all = "kebab-case")]
pub enum Understood {
    /// Numbers stand in front of the names.
    InFront,
    /// Numbers stand behind the names.
    Behind,
    /// Numbers of three or four digits behind the names are ratings.
    Ratings,
    /// The numbers in front only count the lines.
    Counted,
    /// Clubs stand in brackets.
    Brackets,
    /// Family names and given names have columns of their own.
    Apart,
}

/// A line: its number as it is written, and the other cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Arranged {
    /// Digits; nothing where it is open.
    pub(crate) number: String,
    /// Whether the number has a cell of its own in front.
    has_cell: bool,
    /// Name, club, categories, team, as far as they are there.
    pub(crate) cells: Vec<String>,
    /// The given names, where they were apart.
    pub(crate) given: String,
    /// Digits; nothing where no ratings stand in the list.
    pub(crate) rating: String,
}

/// All lines of a list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Arrangement {
    pub(crate) lines: Vec<Arranged>,
    /// What was made of them.
    pub(crate) understood: BTreeSet<Understood>,
    /// How the names are read, where that could be otherwise.
    pub(crate) names: Option<Names>,
}

/// Arranges the cells of a list; `taken` are numbers that players have already.
pub(crate) fn arranged(
    rows: &[(Separator, &[String])],
    names: Option<Names>,
    taken: &Taken,
) -> Arrangement {
    let mut list = Arrangement {
        lines: rows.iter().map(|(_, cells)| Arranged::of(cells)).collect(),
        ..Arrangement::default()
    };
    list.ratings();
    list.numbers(taken);
    list.brackets();
    let is_of_commas =
        |(one, _): &(Separator, &[String])| matches!(one, Separator::Comma | Separator::Tab);
    list.names(names, rows.iter().all(is_of_commas));
    list
}

impl Arranged {
    fn of(cells: &[String]) -> Self {
        let mut cells = cells.to_vec();
        while cells.last().is_some_and(String::is_empty) {
            cells.pop();
        }
        if let Some(first) = cells.first_mut() {
            let bare = first.trim_start_matches(['•', '·', '*', '–', '—', '-']);
            if bare.starts_with(char::is_whitespace) {
                *first = bare.trim_start().to_owned();
            }
        }
        let Some(digits) = cells.first().and_then(|cell| match cell.as_str() {
            "" => Some(String::new()),
            cell => number(cell),
        }) else {
            return Self { cells, ..Self::default() };
        };
        cells.remove(0);
        Self { number: digits, has_cell: true, cells, ..Self::default() }
    }

    fn name(&self) -> &str {
        self.cells.first().map_or("", |name| name)
    }

    fn cell(&self, column: usize) -> &str {
        self.cells.get(column).map_or("", |cell| cell)
    }

    fn set_name(&mut self, name: String) {
        if let Some(cell) = self.cells.first_mut() {
            *cell = name;
        }
    }
}

impl Arrangement {
    fn open(&mut self) -> impl Iterator<Item = &mut Arranged> {
        self.lines.iter_mut().filter(|line| !line.has_cell)
    }

    fn columns_behind(&self) -> impl Iterator<Item = usize> + use<> {
        let widest = self.lines.iter().map(|line| line.cells.len()).max();
        1..widest.unwrap_or(0).min(MOST_LOOKED_AT)
    }

    fn cells(&self, column: usize) -> Vec<&str> {
        self.lines.iter().map(|line| line.cell(column)).collect()
    }

    /// Takes ratings out of the way before players' numbers are looked for: a column of them, or
    /// those that stand behind the names themselves.
    fn ratings(&mut self) {
        let mut columns = self.columns_behind();
        if let Some(column) = columns.find(|&column| are_ratings(&self.cells(column))) {
            for line in &mut self.lines {
                if column < line.cells.len() {
                    line.rating = line.cells.remove(column);
                }
            }
        } else if let Some(found) = self.found_behind().filter(|found| rate(found)) {
            for (line, found) in self.lines.iter_mut().zip(found) {
                if let Some(found) = found {
                    line.set_name(found.name);
                    line.rating = found.digits;
                }
            }
        } else {
            return;
        }
        self.understood.insert(Understood::Ratings);
    }

    fn numbers(&mut self, taken: &Taken) {
        let mut is_in_front = false;
        for line in self.open() {
            if let Some((digits, name)) = in_front(line.name()) {
                line.number = digits;
                line.set_name(name);
                is_in_front = true;
            }
        }
        let has_cells = self.lines.iter().any(|line| line.has_cell && !line.number.is_empty());
        if is_in_front && !has_cells && self.only_counts(taken) {
            self.lines.iter_mut().for_each(|line| line.number.clear());
            self.understood.insert(Understood::Counted);
        } else if is_in_front {
            self.understood.insert(Understood::InFront);
        } else if !has_cells && (self.column_behind() || self.behind_the_names()) {
            self.understood.insert(Understood::Behind);
        }
    }

    /// Whether numbers in front cannot be those of players: they count up, perhaps from 1 again, and
    /// one stands there twice, or a player who is here already has one. Numbers that do not count are
    /// players' own; one of them that is used is a fault of its line.
    fn only_counts(&self, taken: &Taken) -> bool {
        let numbers = self.lines.iter().map(|line| line.number.parse());
        let numbers: Vec<PlayerNumber> = numbers.filter_map(Result::ok).collect();
        let goes_on = |at: usize| {
            numbers[at] == PlayerNumber(1) || (at > 0 && numbers[at] == numbers[at - 1].next())
        };
        let counts = (0..numbers.len()).all(goes_on);
        let distinct: BTreeSet<&PlayerNumber> = numbers.iter().collect();
        let is_used = numbers.iter().any(|number| taken.contains_key(number));
        counts && (is_used || distinct.len() < numbers.len())
    }

    /// Takes the column of numbers behind the names; whether there is one.
    fn column_behind(&mut self) -> bool {
        let numbers = |column: usize| -> Vec<Option<String>> {
            let cell = |line: &Arranged| line.cells.get(column).and_then(|cell| number(cell));
            self.lines.iter().map(cell).collect()
        };
        let columns = self.columns_behind();
        // A second column of ratings numbers nobody either.
        let columns = columns.filter(|&column| !are_ratings(&self.cells(column)));
        let columns = columns.map(|column| (column, numbers(column)));
        let fitting = columns.filter(|(_, numbers)| are_numbers_of_players(numbers));
        let lowest = fitting.min_by_key(|(_, numbers)| highest(numbers));
        let Some((column, numbers)) = lowest else { return false };
        for (line, number) in self.lines.iter_mut().zip(numbers) {
            let is_empty = line.cells.get(column).is_some_and(String::is_empty);
            if number.is_some() || is_empty {
                line.cells.remove(column);
            }
            line.number = number.unwrap_or_default();
        }
        true
    }

    /// What stands behind the names themselves, where these are names without it.
    fn found_behind(&self) -> Option<Vec<Option<Behind>>> {
        let found: Vec<_> = self.lines.iter().map(|line| behind(line.name())).collect();
        let mut names = BTreeSet::new();
        let are_names = found.iter().flatten().all(|one| {
            let is_whole = found.len() > 1 || one.name.contains(char::is_whitespace);
            is_whole && names.insert(&one.name)
        });
        are_names.then_some(found)
    }

    /// Takes the numbers that stand behind the names themselves; whether there are any.
    fn behind_the_names(&mut self) -> bool {
        let Some(found) = self.found_behind() else { return false };
        let digits = |one: &Option<Behind>| one.as_ref().map(|one| one.digits.clone());
        if !are_numbers_of_players(&found.iter().map(digits).collect::<Vec<_>>()) {
            return false;
        }
        for (line, found) in self.lines.iter_mut().zip(found) {
            if let Some(found) = found {
                line.set_name(found.name);
                line.number = found.digits;
            }
        }
        true
    }

    /// Takes clubs that stand in brackets behind the names.
    fn brackets(&mut self) {
        let mut are_there = false;
        for line in &mut self.lines {
            let is_free = line.cells.get(1).is_none_or(String::is_empty);
            let Some((name, club)) = in_brackets(line.name()).filter(|_| is_free) else { continue };
            line.set_name(name);
            if line.cells.len() > 1 {
                line.cells[1] = club;
            } else {
                line.cells.push(club);
            }
            are_there = true;
        }
        if are_there {
            self.understood.insert(Understood::Brackets);
        }
    }

    /// Joins family names and given names that have columns of their own.
    fn names(&mut self, chosen: Option<Names>, is_of_commas: bool) {
        if !self.lines.iter().all(may_be_apart) || self.lines.is_empty() {
            return;
        }
        let seconds: BTreeSet<_> = self.lines.iter().map(|line| &line.cells[1]).collect();
        // Given names are many, clubs are few.
        let are_clubs = self.lines.len() > 2 && seconds.len() * 2 <= self.lines.len();
        let is_listed = self.lines.iter().any(|line| line.has_cell);
        // Beside a rating, three texts are a family name, a given name and a town.
        let are_three = self.lines.iter().all(|line| line.cells.len() == 3);
        let is_rated = are_three && self.understood.contains(&Understood::Ratings);
        let own = if is_rated || (is_of_commas && !is_listed && !are_clubs) {
            Names::Apart
        } else {
            Names::Whole
        };
        let names = chosen.unwrap_or(own);
        self.names = Some(names);
        if names == Names::Whole {
            return;
        }
        self.understood.insert(Understood::Apart);
        for line in &mut self.lines {
            line.given = line.cells.remove(1);
            let name = format!("{} {}", line.name(), line.given);
            line.set_name(name);
        }
    }
}

/// Whether the first two cells can be a family name and given names.
fn may_be_apart(line: &Arranged) -> bool {
    let [family, given, ..] = line.cells.as_slice() else { return false };
    let is_name = |text: &str, most: usize| {
        (1..=most).contains(&text.split_whitespace().count())
            && text.chars().all(|c| c.is_alphabetic() || " .-'’".contains(c))
    };
    is_name(family, 1) && is_name(given, 2)
}

/// `Васильева Нина (Тула)`: the name and what stands in brackets behind it.
fn in_brackets(name: &str) -> Option<(String, String)> {
    let (before, club) = name.strip_suffix(')')?.rsplit_once('(')?;
    let (before, club) = (before.trim(), club.trim());
    (!before.is_empty() && !club.is_empty()).then(|| (before.to_owned(), club.to_owned()))
}
