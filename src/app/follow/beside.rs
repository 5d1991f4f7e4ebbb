//! What lies beside a tournament's file and goes along to a computer that follows it.
//!
//! It is what is on the screen of the hall, and the sealed game. An opened game stays here: whoever
//! takes over opens the sealed one with its key again.

use crate::{machine::files, machine::hex, screen::shown::Screen, sealed::seating};
use flavita_store::held;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::{io, path::Path};

/// The files beside a tournament, as they travel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default)]
pub struct Beside {
    /// What is on the screen, without what the hall may not see of it.
    pub screen: Screen,
    /// The sealed game, where the tournament plays one.
    pub sealed: Option<String>,
}

impl Beside {
    /// Those of the tournament with this file.
    pub fn of(tournament: &Path) -> Self {
        Self {
            screen: Screen::load(tournament).for_the_hall(),
            sealed: held::read_to_string(seating::beside(tournament)).ok(),
        }
    }

    /// A fingerprint: another one where anything has changed.
    pub fn mark(&self) -> String {
        // Texts and numbers: there is nothing in them that JSON could not hold.
        let bytes = serde_json::to_vec(self).unwrap_or_default();
        hex::text(&Sha256::digest(bytes))
    }

    /// Keeps them beside the tournament with this file. A sealed game that is there stays where
    /// none has come.
    ///
    /// # Errors
    /// What the system says.
    pub fn keep(&self, tournament: &Path) -> io::Result<()> {
        self.screen.keep(tournament)?;
        match &self.sealed {
            Some(sealed) => files::replace(&seating::beside(tournament), sealed.as_bytes()),
            None => Ok(()),
        }
    }
}
