//! What leaves the program: a tournament's state as bytes, one file for every export.
//!
//! Pure: nothing here opens a file. The tables come in two forms, see
//! [`csv_profile`]; every table of one tournament has its name
//! in [`ALL`] or [`MORE`], the forms of other programs theirs in [`files`].

#[macro_use(say)]
extern crate flavita_i18n;

mod cross_csv;
pub mod csv_profile;
pub mod cumulated_csv;
pub mod draw_protocol;
pub mod events_jsonl;
pub mod federation;
pub mod files;
mod gcg;
pub mod halls_csv;
pub mod homework_csv;
pub mod losses;
pub mod pictures;
mod players_csv;
pub mod replay;
mod rounds_csv;
mod rulings_csv;
pub mod season_csv;
pub mod sheet;
mod sigles;
mod slips_csv;
pub mod standings_csv;
pub mod table_gcg;
pub mod tables_t;
mod teams_csv;
pub mod transliteration;
mod warnings_csv;

use crate::csv_profile::Export;

/// Which program wrote a file, where its form has room for that.
pub(crate) const PROGRAM: &str = concat!("Flavita ", env!("CARGO_PKG_VERSION"));

/// Every table of a game as a whole, in the order in which people are offered them: its name and how it is made.
pub const ALL: &[(&str, Export)] = &[
    ("standings", standings_csv::standings_csv),
    ("rounds", rounds_csv::rounds_csv),
    ("slips", slips_csv::slips_csv),
    ("rulings", rulings_csv::rulings_csv),
];

/// Tables that say less, or the same in another order, and those that only some games have.
pub const MORE: &[(&str, Export)] = &[
    ("players", players_csv::players_csv),
    ("cross", cross_csv::cross_csv),
    ("losses", losses::losses_csv),
    ("warnings", warnings_csv::warnings_csv),
    ("teams", teams_csv::teams_csv),
];

/// The table of several games; see [`cumulated_csv`].
pub const CUMULATED: &str = "cumulated";
