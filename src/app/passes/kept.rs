//! The badges, invitations and sessions of a tournament in memory, as they stand on the disk, and why one
//! is not to be had.

use crate::passes::guesses::Guesses;
use crate::{machine::seed::NoChance, passes::token::Printed, passes::token::Token};
use flavita_store::error::{Loss, StoreError};
use flavita_store::passes::SessionRow;
use flavita_store::passes::{BadgeRow, Bearer, Hash, InvitationRow, PassFile, PassRows};
use flavita_tournament::model::PlayerNumber;
use std::{collections::BTreeMap, time::Duration};

/// How long an invitation can be taken up: a day, in milliseconds.
const INVITATION_MS: i64 = 24 * 3600 * 1000;

#[derive(Debug, Default)]
pub(crate) struct Kept {
    pub(crate) file: Option<PassFile>,
    /// Whether the file is lost and could not be written anew.
    pub(crate) is_lost: bool,
    pub(crate) badges: BTreeMap<PlayerNumber, BadgeRow>,
    pub(crate) invitations: BTreeMap<u32, InvitationRow>,
    pub(crate) sessions: BTreeMap<Hash, SessionRow>,
    pub(crate) live: BTreeMap<Bearer, Hash>,
    pub(crate) printed: BTreeMap<PlayerNumber, Printed>,
    pub(crate) invited: BTreeMap<u32, Token>,
    pub(crate) guesses: Guesses,
}

impl Kept {
    pub(crate) fn take(&mut self, rows: PassRows) {
        for row in rows.badges {
            self.badges.insert(PlayerNumber(row.player), row);
        }
        for row in rows.invitations {
            self.invitations.insert(row.number, row);
        }
        for row in rows.sessions {
            if row.ended_ms.is_none() {
                self.live.insert(row.bearer, row.cookie);
            } else if self.live.get(&row.bearer) == Some(&row.cookie) {
                self.live.remove(&row.bearer);
            }
            self.sessions.insert(row.cookie, row);
        }
    }

    pub(crate) fn rows(&self) -> PassRows {
        PassRows {
            badges: self.badges.values().cloned().collect(),
            invitations: self.invitations.values().cloned().collect(),
            sessions: self.sessions.values().copied().collect(),
        }
    }

    /// Writes the file anew where it went away, and says what became of it; `None` where it is there.
    pub(crate) fn rescue(&mut self) -> Result<Option<Loss>, StoreError> {
        let Some(loss) = self.file.as_ref().and_then(PassFile::lost) else { return Ok(None) };
        let rows = self.rows();
        self.file.as_mut().map_or(Ok(()), |file| file.write_anew(&rows))?;
        Ok(Some(loss))
    }

    pub(crate) fn live_session(&self, bearer: Bearer) -> Option<&SessionRow> {
        self.sessions.get(self.live.get(&bearer)?)
    }

    /// The session of this bearer as it is when it ends now.
    pub(crate) fn ended(&self, bearer: Bearer, now_ms: i64) -> Vec<SessionRow> {
        let live = self.live_session(bearer).into_iter();
        let end = |row: &SessionRow| SessionRow { ended_ms: Some(now_ms), ..*row };
        live.map(end).collect()
    }

    pub(crate) fn bearer_of(&self, token: &Hash, now_ms: i64) -> Result<Bearer, JoinRefusal> {
        if let Some(badge) = self.badges.values().find(|badge| badge.token == *token) {
            return Ok(Bearer::Player(badge.player));
        }
        let invited = self.invitations.values().find(|row| row.token == *token);
        let row = invited.ok_or(JoinRefusal::Unknown)?;
        let is_over = row.revoked_ms.is_some() || now_ms - row.made_ms > INVITATION_MS;
        if is_over {
            return Err(JoinRefusal::Over);
        }
        Ok(Bearer::Helper(row.number))
    }
}

/// Why a badge or an invitation could not be made, or a sign-in not be kept.
#[derive(Debug, thiserror::Error)]
pub enum PassFault {
    /// It could not be saved.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No chance to be had.
    #[error(transparent)]
    Chance(#[from] NoChance),
}

/// Why somebody is not signed in.
#[derive(Debug)]
pub enum JoinRefusal {
    /// Nobody has this token or this PIN.
    Unknown,
    /// It was good once.
    Over,
    /// Too many wrong PINs: wait.
    Wait(Duration),
    /// Only the arbiter can unlock this player.
    Locked,
    /// It could not be saved.
    Fault(PassFault),
}

impl<E: Into<PassFault>> From<E> for JoinRefusal {
    fn from(fault: E) -> Self {
        Self::Fault(fault.into())
    }
}
