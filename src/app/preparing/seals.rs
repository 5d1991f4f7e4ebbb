//! What was sealed of the prepared games: each sealed file with its key, never written over, since
//! somebody may have got the file already.
//!
//! The key lies beside the game itself, which says as much: whoever has the folder has the game.
//!
//! Hiding it would protect nothing, while a key that is lost costs the evening. Sealing again makes
//! another file with another key: the first one may be in the halls already.

use crate::preparing::drafts::{DraftFault, Drafts, write};
use crate::sealed::file::{Seal, SealFault, Sealed, WORK};
use crate::{
    machine::clock, machine::files::at, machine::seed::NoChance, preparing::ground::Ground,
};
use crate::{machine::signing::KeyError, machine::signing::SecretKey, sealed};
use flavita_contests::prepared::making::Fault;
use flavita_store::held;
use flavita_tournament::model::Opening;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// How the sealed files end.
pub const SEALED: &str = "sealed";
/// How the files of keys end.
const KEY: &str = "key";
/// The most seals of one game that are looked for.
const MOST: u32 = 1_000;

/// Under which names a game is sealed, and when it opens.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// What people call the game.
    pub name: String,
    /// Who has prepared it.
    pub organiser: String,
    /// Before when no rack may be drawn.
    pub opens: Option<Opening>,
}

/// A sealed file with its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Which of the seals of its game, from 1.
    pub number: u32,
    /// The sealed file.
    pub sealed: Sealed,
    /// The words that open it.
    pub key: String,
    /// When it was sealed: milliseconds since 1970.
    pub sealed_ms: i64,
    /// The mark of the game that is in it.
    pub mark: String,
}

/// The file of a key.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
struct KeyFile {
    key: String,
    commitment: String,
    sealed_ms: i64,
    mark: String,
}

/// Why a game cannot be sealed.
#[derive(Debug, thiserror::Error)]
pub enum KeepFault {
    /// The game cannot be had, or nothing can be written.
    #[error(transparent)]
    Draft(#[from] DraftFault),
    /// The game says something else than the rules and the words.
    #[error(transparent)]
    Game(#[from] Fault),
    /// There is no key to sign with.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// It cannot be sealed.
    #[error(transparent)]
    Seal(#[from] SealFault),
    /// A key could not be made up.
    #[error(transparent)]
    NoChance(#[from] NoChance),
}

impl Drafts {
    /// Checks and seals a game with a new key, and keeps both; answers the seal's number.
    ///
    /// # Errors
    /// When the game was changed meanwhile, is not right, or cannot be kept.
    pub fn seal(
        &self,
        (id, mark): (&str, &str),
        ground: &Ground,
        names: &Names,
        signer: &SecretKey,
    ) -> Result<u32, KeepFault> {
        let draft = self.marked(id, mark)?;
        // What a hall would find wrong in the middle of the evening is found now.
        ground.basis().check(&draft.game)?;
        let key = sealed::key::fresh()?;
        let seal = Seal {
            name: &names.name,
            organiser: &names.organiser,
            signer,
            opens: names.opens.clone(),
            key: &key,
            work: WORK,
        };
        let sealed = Sealed::seal(&draft.game, seal)?;
        let file = KeyFile {
            key,
            commitment: sealed.head.commitment.clone(),
            sealed_ms: clock::now_ms(),
            mark: draft.mark,
        };
        Ok(self.keep_sealed(id, &sealed, &file)?)
    }

    /// The key first: a sealed file without one would be worth nothing.
    fn keep_sealed(&self, id: &str, sealed: &Sealed, key: &KeyFile) -> Result<u32, DraftFault> {
        let _turn = self.turn.lock();
        let mut number = 1;
        while self.beside(id, number, KEY)?.exists() || self.beside(id, number, SEALED)?.exists() {
            number += 1;
        }
        let text = serde_json::to_vec_pretty(key).expect("a key is plain data");
        write(&self.beside(id, number, KEY)?, &text)?;
        let path = self.beside(id, number, SEALED)?;
        write(&path, sealed.to_text().as_bytes())?;
        Ok(number)
    }

    /// A seal of a game; `None` where there is none of this number, or not both its files.
    ///
    /// # Errors
    /// When the name is none, or a file cannot be read.
    pub fn kept(&self, id: &str, number: u32) -> Result<Option<Kept>, DraftFault> {
        let path = self.beside(id, number, SEALED)?;
        let (Ok(sealed), Ok(key)) = (held::read(&path), held::read(self.beside(id, number, KEY)?))
        else {
            return Ok(None);
        };
        let damaged = |reason: String| DraftFault::from(at(&path)(std::io::Error::other(reason)));
        let sealed = Sealed::read(&sealed).map_err(|fault| damaged(fault.to_string()))?;
        let key: KeyFile =
            serde_json::from_slice(&key).map_err(|fault| damaged(fault.to_string()))?;
        if key.commitment != sealed.head.commitment {
            return Ok(None);
        }
        Ok(Some(Kept { number, sealed, key: key.key, sealed_ms: key.sealed_ms, mark: key.mark }))
    }

    /// Every seal of a game, the newest first.
    ///
    /// # Errors
    /// As [`kept`](Self::kept).
    pub fn every_kept(&self, id: &str) -> Result<Vec<Kept>, DraftFault> {
        let mut every = Vec::new();
        for number in 1..=MOST {
            if !self.beside(id, number, KEY)?.exists() {
                break;
            }
            every.extend(self.kept(id, number)?);
        }
        every.reverse();
        Ok(every)
    }

    /// Whether anything was sealed of a game.
    pub fn is_sealed(&self, id: &str) -> bool {
        self.beside(id, 1, SEALED).is_ok_and(|path| path.exists())
    }

    fn beside(&self, id: &str, number: u32, ending: &str) -> Result<PathBuf, DraftFault> {
        self.file(id, &format!("{number}.{ending}"))
    }
}
