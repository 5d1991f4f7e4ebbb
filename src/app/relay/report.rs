//! What a hall reports to the one whose draw it plays: its standings after the last round whose
//! slips are all judged.

use crate::machine::hex;
use flavita_tournament::model::{PlayerNumber, RoundNumber, TextFault, clean};
use flavita_tournament::{results::standings, state::Tournament};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The most players of a report.
const MOST_PLAYERS: usize = 2_000;

/// The standings of a hall.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct HallReport {
    /// What people call the hall.
    pub hall: String,
    /// After which round.
    pub round: RoundNumber,
    /// Whether the game is over there.
    pub is_ended: bool,
    /// The players, by number.
    pub players: Vec<ReportedPlayer>,
    /// When it came, as this computer counts: milliseconds since 1970 (UTC).
    #[serde(default)]
    pub came_ms: i64,
}

/// A player of such a hall.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ReportedPlayer {
    /// His number there.
    pub number: PlayerNumber,
    /// His name.
    pub name: String,
    /// His total.
    pub total: i32,
}

/// Why a report is not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReportFault {
    /// A name that cannot stand on a page.
    #[error(transparent)]
    Text(#[from] TextFault),
    /// The hall has no name.
    #[error("a hall needs a name")]
    NoName,
    /// Too many players.
    #[error("a report has at most {MOST_PLAYERS} players")]
    TooLong,
}

/// What a ticket for a report is made for beside its address: what stands in it.
pub fn digest(body: &[u8]) -> String {
    hex::text(&Sha256::digest(body))
}

impl HallReport {
    /// The report of a hall.
    pub fn of(state: &Tournament, hall: &str) -> Self {
        let round = state.marked_until();
        let mut players: Vec<ReportedPlayer> = standings(state, round)
            .lines
            .iter()
            .map(|row| ReportedPlayer {
                number: row.player,
                name: name(state, row.player),
                total: row.total,
            })
            .collect();
        players.sort_by_key(|player| player.number);
        Self { hall: hall.to_owned(), round, is_ended: state.ended.is_some(), players, came_ms: 0 }
    }

    /// The report as it may be kept and shown.
    ///
    /// # Errors
    /// When a name is none, or there are too many players.
    pub fn checked(mut self, came_ms: i64) -> Result<Self, ReportFault> {
        if self.players.len() > MOST_PLAYERS {
            return Err(ReportFault::TooLong);
        }
        self.hall = clean(&self.hall)?;
        if self.hall.is_empty() {
            return Err(ReportFault::NoName);
        }
        for player in &mut self.players {
            player.name = clean(&player.name)?;
        }
        self.came_ms = came_ms;
        Ok(self)
    }
}

/// Of a pair both names, where they fit into the length of one: a longer one is refused elsewhere.
fn name(state: &Tournament, number: PlayerNumber) -> String {
    let player = state.players.get(&number);
    player.map_or_else(String::new, |player| {
        clean(&player.full_name()).unwrap_or_else(|_| player.name.clone())
    })
}
