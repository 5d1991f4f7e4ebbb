//! What the slips come to: accounts, standings, ranks, statistics.

pub mod account;
pub mod filter;
pub mod found;
pub mod losses;
pub mod prospect;
pub mod ranking;
pub mod solo;
pub mod standings;
pub mod statistics;
pub mod teams;
mod timing;

pub use account::{Entry, accounts};
pub use filter::{Filter, categories, clubs};
pub use found::{Find, counts, has_top, top_finders};
pub use losses::{Losses, losses};
pub use ranking::{Contender, Decision, GamePoints, Tie, rank};
pub use solo::solo;
pub use standings::{Standing, Standings, percent_hundredths, standings};
pub use statistics::distribution::{Quartiles, Stretch, distribution, round_step};
pub use statistics::rounds::RoundFigures;
pub use statistics::share::Share;
pub use statistics::whole::Statistics;
pub use teams::{TeamStanding, added_up, team_standings};
