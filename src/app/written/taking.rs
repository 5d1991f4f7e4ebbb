//! A written game as a tournament of the data folder: played by the rules and ended, whole or not
//! at all.

use crate::folder::data_folder::{Folder, FolderError, Setup};
use crate::written::fault::{Fault, Oddity, Problem, Table};
use crate::written::game::{rounds, slips};
use crate::{machine::clock, machine::file_error::at, written::play::WrittenPlay};
use flavita_tournament::model::{Actor, Stamp};

/// A written game that was taken in.
#[derive(Debug)]
pub struct Taken {
    /// The tournament's name in addresses.
    pub id: String,
    /// How many rounds it has.
    pub rounds: usize,
    /// How many players.
    pub players: usize,
    /// What is odd about it, with its line in the table of the rounds.
    pub oddities: Vec<(usize, Oddity)>,
}

/// Why a written game cannot be taken in.
#[derive(Debug, thiserror::Error)]
pub enum TakingFault {
    /// A line of one of the two tables.
    #[error(transparent)]
    Table(#[from] Fault),
    /// The folder, or the words.
    #[error(transparent)]
    Folder(#[from] FolderError),
}

impl Folder {
    /// Plays a written game and makes it a tournament of this folder that has ended. The players are
    /// those of the slips; whom `setup` names is not asked.
    ///
    /// # Errors
    /// The first line that is amiss, or why the folder does not take it; then nothing is left
    /// behind.
    pub fn take_written(
        &self,
        setup: Setup,
        (game, written): (&[u8], &[u8]),
    ) -> Result<Taken, TakingFault> {
        let rounds = rounds(game)?;
        let slips = slips(written, rounds.len(), setup.profile.several_slips)?;
        let (created, secret, dictionary) = self.prepared(setup)?;
        let stamp = Stamp { at_ms: clock::now_ms(), actor: Actor::Console };
        let play = WrittenPlay::new(&created, &dictionary.words, stamp);
        let mut play = play.map_err(|fault| FolderError::Open(at(self.path())(fault).into()))?;
        play.state.entrust(secret.clone());
        play.play(&rounds, &slips)?;
        let last = rounds.last().map_or(1, |round| round.line);
        play.end().map_err(|refusal| Problem::Refused(refusal).at(Table::Game, last))?;
        let WrittenPlay { events, oddities, .. } = play;
        let id = self.seat_new((created, &secret), events, dictionary)?;
        Ok(Taken { id, rounds: rounds.len(), players: slips.players.len(), oddities })
    }
}
