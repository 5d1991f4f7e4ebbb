//! What is asked of a sheet.

use crate::frame::Silence;
use flavita_i18n::language::Language;
use flavita_tournament::{model::Player, model::RoundNumber, state::Tournament};

/// The rounds that slips and score sheets are printed for, unless others are asked for: few games
/// last longer.
pub const USUAL_ROUNDS: u32 = 25;
/// The most that are printed at once.
pub const MOST_ROUNDS: u32 = 40;

/// A sheet as it was asked for.
#[derive(Debug)]
pub struct Asked<'a> {
    /// The tournament.
    pub state: &'a Tournament,
    /// Its identifier in addresses.
    pub id: &'a str,
    /// Where phones reach the server; `None` without a network.
    pub address: Option<&'a str>,
    /// The round of a sheet that is about one.
    pub round: Option<RoundNumber>,
    /// For how many rounds paper is wanted.
    pub rounds: Option<u32>,
    /// What those who help may not be told, where it is for them.
    pub for_helpers: Option<Silence>,
    /// The reader's language.
    pub language: Language,
}

impl<'a> Asked<'a> {
    /// A sheet of which nothing more is asked.
    pub fn of(state: &'a Tournament, id: &'a str, language: Language) -> Self {
        let (address, round, rounds, for_helpers) = (None, None, None, None);
        Self { state, id, address, round, rounds, for_helpers, language }
    }

    /// For how many rounds paper is printed: those of the rules where they are fixed.
    pub fn rounds(&self) -> u32 {
        let fixed = self.state.profile.ending.rounds;
        self.rounds.or(fixed).unwrap_or(USUAL_ROUNDS).clamp(1, MOST_ROUNDS)
    }

    /// The players who have not left, by number.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.state.players.values().filter(|player| player.until_round.is_none())
    }
}
