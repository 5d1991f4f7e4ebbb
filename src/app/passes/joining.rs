//! Signing in with a badge, a PIN or an invitation.

use crate::passes::kept::{JoinRefusal, Kept, PassFault};
use crate::passes::token::{Token, is_same, pin_hash};
use crate::{machine::clock, passes::guesses::Consequence, passes::keeper::Passes};
use flavita_store::passes::{BadgeRow, Bearer, Care, PassRows, SessionRow};
use flavita_tournament::model::PlayerNumber;
use std::{sync::atomic::Ordering, time::Instant};

/// How long a session lasts: a week, in milliseconds.
const SESSION_MS: i64 = 7 * 24 * 3600 * 1000;

/// What a cookie says of its device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Session {
    /// It is signed in.
    Live(Bearer),
    /// It was, until another device took its place or the right was taken back.
    Over {
        /// Whose it was.
        bearer: Bearer,
        /// Until when: milliseconds since 1970 (UTC).
        ended_ms: i64,
    },
}

impl Passes {
    /// Signs a device in that has the token of a badge or of an invitation; the device before it
    /// is out.
    ///
    /// # Errors
    /// Why not.
    pub fn join(&self, token: &Token, now_ms: i64) -> Result<(Bearer, Token), JoinRefusal> {
        let mut kept = self.kept.lock();
        let bearer = kept.bearer_of(&token.hash(), now_ms)?;
        self.sign_in(&mut kept, bearer, now_ms)
    }

    /// Signs a player's device in that knows his number and PIN.
    ///
    /// # Errors
    /// Why not.
    pub fn join_with_pin(
        &self,
        player: PlayerNumber,
        pin: &str,
        device: &str,
        (now, now_ms): (Instant, i64),
    ) -> Result<(Bearer, Token), JoinRefusal> {
        let mut kept = self.kept.lock();
        kept.guesses.may_try(player.0, device, now).map_err(JoinRefusal::Wait)?;
        let badge = kept.badges.get(&player).cloned();
        let is_locked = badge.as_ref().is_some_and(|badge| badge.locked_ms.is_some());
        if is_locked && !kept.guesses.spares(player.0, device, now) {
            return Err(JoinRefusal::Locked);
        }
        let is_right =
            badge.as_ref().is_some_and(|badge| is_same(&pin_hash(&badge.salt, pin), &badge.pin));
        if is_right {
            kept.guesses.right(player.0, device);
            return self.sign_in(&mut kept, Bearer::Player(player.0), now_ms);
        }
        let consequence = kept.guesses.failed(player.0, device, now);
        self.news.fetch_add(1, Ordering::Relaxed);
        if consequence != Consequence::SubjectLocked {
            let after = kept.guesses.may_try(player.0, device, now);
            return Err(after.map_or_else(JoinRefusal::Wait, |()| JoinRefusal::Unknown));
        }
        if let Some(badge) = badge {
            let badges = vec![BadgeRow { locked_ms: Some(now_ms), ..badge }];
            let rows = PassRows { badges, ..PassRows::default() };
            self.save(&mut kept, rows, &[], Care::Durable)?;
        }
        Err(JoinRefusal::Locked)
    }

    /// What a cookie says of its device; `None` for one that nobody was given or that is too old.
    pub fn session(&self, cookie: &Token, now_ms: i64) -> Option<Session> {
        let kept = self.kept.lock();
        let row = kept.sessions.get(&cookie.hash())?;
        match row.ended_ms {
            Some(ended_ms) => Some(Session::Over { bearer: row.bearer, ended_ms }),
            None if now_ms - row.made_ms > SESSION_MS => None,
            None => Some(Session::Live(row.bearer)),
        }
    }

    /// Signs a device out.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub fn sign_out(&self, cookie: &Token) -> Result<(), PassFault> {
        let mut kept = self.kept.lock();
        let Some(row) = kept.sessions.get(&cookie.hash()) else { return Ok(()) };
        let sessions = kept.ended(row.bearer, clock::now_ms());
        let rows = PassRows { sessions, ..PassRows::default() };
        self.save(&mut kept, rows, &[], Care::Durable)
    }

    fn sign_in(
        &self,
        kept: &mut Kept,
        bearer: Bearer,
        now_ms: i64,
    ) -> Result<(Bearer, Token), JoinRefusal> {
        let cookie = Token::fresh().map_err(PassFault::from)?;
        let mut sessions = kept.ended(bearer, now_ms);
        sessions.push(SessionRow {
            cookie: cookie.hash(),
            bearer,
            made_ms: now_ms,
            ended_ms: None,
        });
        let rows = PassRows { sessions, ..PassRows::default() };
        self.save(kept, rows, &[], Care::Quick)?;
        if matches!(bearer, Bearer::Player(_)) {
            self.arrivals.fetch_add(1, Ordering::Relaxed);
        }
        Ok((bearer, cookie))
    }
}
