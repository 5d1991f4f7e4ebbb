//! How an answer becomes a page: who asks, what he may, in which language and colours, and what is said when it cannot be given.

pub mod admission;
pub mod app_state;
pub mod attachment;
pub mod by_key;
pub mod colours;
pub mod faults;
pub mod guard;
pub mod live;
pub mod neighbours;
pub mod page;
pub mod shade;
pub mod show;
pub mod silence;
pub mod turned_away;
pub mod visit;
pub mod who;
