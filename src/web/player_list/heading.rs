//! The first row of a list, where it says what the columns are.

use std::collections::BTreeMap;
use strum::EnumString;

/// What a column of a list can hold.
#[derive(Clone, Copy, Debug, EnumString, PartialEq, Eq, PartialOrd, Ord)]
pub enum Column {
    /// The player's number.
    Number,
    /// The whole name; beside a family name the given ones.
    Name,
    /// The family name.
    Surname,
    /// The given names.
    Given,
    /// The second name of a pair.
    Partner,
    /// Club or town.
    Club,
    /// Categories, with commas or bars between them.
    Categories,
    /// The team.
    Team,
    /// The number of the licence.
    Licence,
    /// The series.
    Series,
    /// The rating.
    Rating,
    /// The nationality.
    Nationality,
}

/// How many letters of a cell or a line a sentence shows.
pub(crate) const SHOWN: usize = 40;

/// How people head the columns, in the languages of the pages: a line a column.
const HEADINGS: &str = "\
Number: № | номер | # | number | no | no. | nr | szám | sorszám | číslo | č. | numéro | nº | n°
Name: имя | игрок | фио | name | player | név | játékos | jméno | hráč | joueur | nom et prénom
Surname: фамилия | surname | last name | family name | vezetéknév | családnév | příjmení | nom | nom de famille
Given: имя отчество | имя и отчество | given name | given names | first name | keresztnév | utónév | křestní jméno | prénom | prénoms
Partner: партнёр | партнер | partner | társ | spoluhráč | partenaire
Club: клуб | город | club | town | city | klub | egyesület | város | oddíl | město | ville | localité
Categories: категория | категории | category | categories | kategória | kategóriák | kategorie | catégorie | catégories
Team: команда | team | csapat | tým | družstvo | équipe
Licence: лицензия | licence | license | licenc | engedély | licenční číslo | numéro de licence
Series: серия | разряд | series | sorozat | série | série duplicate
Rating: рейтинг | rating | elo | elo duplicate | értékszám | cote
Nationality: гражданство | страна | nationality | country | nemzetiség | ország | národnost | země | nationalité | pays
";

/// What the first row says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headings {
    /// Where each column stands, from 0.
    pub places: BTreeMap<Column, usize>,
    /// The columns that nothing is read from, as they are headed.
    pub unread: Vec<String>,
}

impl Headings {
    /// The headings that these cells are; `None` where they are a player.
    ///
    /// They are headings where one of them names the name and all of them are known, or at least
    /// two. A column headed a second time is not read.
    pub fn of(cells: &[String]) -> Option<Self> {
        let mut headings = Self::default();
        for (place, cell) in cells.iter().enumerate() {
            match column(cell).filter(|one| !headings.places.contains_key(one)) {
                Some(column) => {
                    headings.places.insert(column, place);
                }
                None if cell.is_empty() => {}
                None => headings.unread.push(cell.chars().take(SHOWN).collect()),
            }
        }
        let has = |column| headings.places.contains_key(&column);
        let has_name = has(Column::Name) || has(Column::Surname);
        let is_known = headings.unread.is_empty() || headings.places.len() >= 2;
        (has_name && is_known).then_some(headings)
    }

    /// What stands under a heading; nothing where there is no such column.
    pub fn cell<'a>(&self, column: Column, cells: &'a [String]) -> &'a str {
        self.places.get(&column).and_then(|at| cells.get(*at)).map_or("", |cell| cell)
    }
}

fn column(cell: &str) -> Option<Column> {
    let cell = cell.to_lowercase();
    let heads = |words: &str| words.split(" | ").any(|word| word == cell);
    let mut columns = HEADINGS.lines().filter_map(|line| line.split_once(": "));
    columns.find(|(_, words)| heads(words)).and_then(|(column, _)| column.parse().ok())
}
