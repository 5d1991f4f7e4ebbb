//! A game that is played at a table kept by the program: it draws, its clock runs, and every act goes
//! before the referee as a row of the record.
//!
//! What is stored is that record, with what the list said of each row: [`Told::apply`](crate::told::Told::apply) needs neither
//! list nor solver, and `flavita referee` judges the same rows.

mod best;
mod decide;
mod event;
mod table;

pub use best::{Best, Step, bests, steps};
pub use decide::{Asking, deal, decide};
pub use event::{Beginning, Command, Proposal, TableEvent, TableRefusal};
pub use table::{Table, TableFault};
