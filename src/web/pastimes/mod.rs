//! The other games of the booklet at a table: a page each, for the hall, the players and the table.

pub mod answers;
pub mod bingo;
pub mod page;
pub mod reverse;
pub mod twist;
