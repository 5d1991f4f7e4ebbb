//! Games at tables, a log each: the ordinary one, and the others of the booklet.

mod desk;
mod folder;
mod ledger;
mod pastime;

pub use desk::{Acting, Seen, TableDesk};
pub use folder::{NewTable, Tables, beginning};
pub use ledger::TableError;
pub use pastime::{NewPastime, PastimeDesk, Pastimes};
