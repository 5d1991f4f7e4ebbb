//! Who may sign in to a tournament, and who has: one keeper a tournament.

use crate::passes::token::{Printed, Token, fresh_pin, pin_hash};
use crate::{machine::clock, machine::seed::random, passes::kept::Kept, passes::kept::PassFault};
use flavita_store::error::StoreError;
use flavita_store::passes::{BadgeRow, Bearer, Care, PassFile, PassRows, SessionRow};
use flavita_tournament::model::PlayerNumber;
use parking_lot::Mutex;
use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// How the file's name ends, after the tournament's.
const ENDING: &str = "passes";

/// How a player's badge stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BadgeState {
    /// When the present device signed in.
    pub device_ms: Option<i64>,
    /// How many devices there were before it.
    pub earlier: usize,
    /// Whether the arbiter must unlock it.
    pub is_locked: bool,
    /// Wrong PINs since the last right one.
    pub failures: u32,
}

/// The badges, invitations and sessions of a tournament.
#[derive(Debug, Default)]
pub struct Passes {
    path: PathBuf,
    pub(crate) kept: Mutex<Kept>,
    pub(crate) news: AtomicU64,
    pub(crate) arrivals: AtomicU64,
}

impl Passes {
    /// Those of the tournament with this file; the file of the passes is made when the first is.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(tournament: &Path) -> Result<Self, StoreError> {
        let path = tournament.with_extension(ENDING);
        let mut kept = Kept::default();
        if path.exists() {
            let file = PassFile::open(&path)?;
            kept.take(file.load()?);
            kept.file = Some(file);
        }
        Ok(Self { path, kept: Mutex::new(kept), ..Self::default() })
    }

    /// Rises with everything that the arbiter may want to see.
    pub fn news(&self) -> u64 {
        self.news.load(Ordering::Relaxed)
    }

    /// Rises with every player who signs in.
    pub fn arrivals(&self) -> u64 {
        self.arrivals.load(Ordering::Relaxed)
    }

    /// How many players have a device that is signed in.
    pub fn players_in(&self) -> usize {
        self.kept.lock().live.keys().filter(|bearer| bearer.player().is_some()).count()
    }

    /// Makes new badges for these players; the former ones and the devices that used them are out.
    ///
    /// # Errors
    /// When there is no chance to be had or they cannot be saved; then the former ones hold.
    pub fn make_badges(&self, players: &[PlayerNumber]) -> Result<(), PassFault> {
        let mut kept = self.kept.lock();
        let now = clock::now_ms();
        let mut rows = PassRows::default();
        let mut printed = BTreeMap::new();
        for player in players {
            let (token, pin, salt) = (Token::fresh()?, fresh_pin()?, random()?);
            rows.badges.push(BadgeRow {
                player: player.0,
                token: token.hash(),
                pin: pin_hash(&salt, &pin),
                salt,
                made_ms: now,
                locked_ms: None,
            });
            rows.sessions.extend(kept.ended(Bearer::Player(player.0), now));
            printed.insert(*player, Printed { token, pin });
        }
        self.save(&mut kept, rows, &[], Care::Durable)?;
        kept.printed.extend(printed);
        for player in players {
            kept.guesses.forgive(player.0);
        }
        Ok(())
    }

    /// What is printed on the badges that were made since the program was started.
    pub fn printed(&self) -> BTreeMap<PlayerNumber, Printed> {
        self.kept.lock().printed.clone()
    }

    /// How every player's badge stands.
    pub fn badges(&self) -> BTreeMap<PlayerNumber, BadgeState> {
        let kept = self.kept.lock();
        let failures: BTreeMap<u32, u32> = kept.guesses.failures().collect();
        let state = |badge: &BadgeRow| {
            let bearer = Bearer::Player(badge.player);
            let all = kept.sessions.values().filter(|one| one.bearer == bearer);
            BadgeState {
                device_ms: kept.live_session(bearer).map(|one| one.made_ms),
                earlier: all.filter(|one| one.ended_ms.is_some()).count(),
                is_locked: badge.locked_ms.is_some(),
                failures: failures.get(&badge.player).copied().unwrap_or(0),
            }
        };
        let badges = kept.badges.iter();
        badges.map(|(player, row)| (*player, state(row))).collect()
    }

    /// The players whose badges are locked.
    pub fn locked(&self) -> Vec<PlayerNumber> {
        let kept = self.kept.lock();
        let locked = kept.badges.iter().filter(|(_, row)| row.locked_ms.is_some());
        locked.map(|(player, _)| *player).collect()
    }

    /// Lets a player guess again whose badge is locked.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub fn unlock(&self, player: PlayerNumber) -> Result<(), PassFault> {
        let mut kept = self.kept.lock();
        kept.guesses.forgive(player.0);
        let Some(badge) = kept.badges.get(&player) else { return Ok(()) };
        let badges = vec![BadgeRow { locked_ms: None, ..badge.clone() }];
        let rows = PassRows { badges, ..PassRows::default() };
        self.save(&mut kept, rows, &[], Care::Durable)
    }

    /// Lets a player's badge follow him to another number; `None` for a registration that is gone.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub fn renumber(
        &self,
        player: PlayerNumber,
        to: Option<PlayerNumber>,
    ) -> Result<(), PassFault> {
        let mut kept = self.kept.lock();
        let Some(badge) = kept.badges.get(&player).cloned() else { return Ok(()) };
        let (old, now) = (Bearer::Player(player.0), clock::now_ms());
        let mut rows = PassRows::default();
        match to {
            None => rows.sessions = kept.ended(old, now),
            Some(to) => {
                rows.badges.push(BadgeRow { player: to.0, ..badge });
                let moved = kept.sessions.values().filter(|one| one.bearer == old);
                let bearer = Bearer::Player(to.0);
                rows.sessions = moved.map(|one| SessionRow { bearer, ..*one }).collect();
            }
        }
        self.save(&mut kept, rows, &[player.0], Care::Durable)?;
        let printed = kept.printed.remove(&player);
        if let (Some(to), Some(printed)) = (to, printed) {
            kept.printed.insert(to, printed);
        }
        Ok(())
    }

    /// Inherits the invitations of the game before this one, the badges of these players and their
    /// sessions, so that nobody has to sign in again.
    ///
    /// # Errors
    /// When they cannot be saved.
    pub fn inherit(
        &self,
        before: &Self,
        players: &BTreeSet<PlayerNumber>,
    ) -> Result<(), PassFault> {
        let stays = |number: u32| players.contains(&PlayerNumber(number));
        let (mut rows, mut printed, invited) = {
            let kept = before.kept.lock();
            (kept.rows(), kept.printed.clone(), kept.invited.clone())
        };
        rows.badges.retain(|row| stays(row.player));
        rows.sessions.retain(|row| row.bearer.player().is_none_or(stays));
        printed.retain(|player, _| players.contains(player));
        let mut kept = self.kept.lock();
        let is_new = kept.rows() == PassRows::default();
        if rows == PassRows::default() || !is_new {
            return Ok(());
        }
        self.save(&mut kept, rows, &[], Care::Durable)?;
        (kept.printed, kept.invited) = (printed, invited);
        Ok(())
    }

    /// Looks whether the file is still there, and writes it anew where it is not: otherwise nobody
    /// could sign in after the next start.
    pub fn look_after_file(&self) {
        let mut kept = self.kept.lock();
        let path = self.path.display();
        match kept.rescue() {
            Ok(None) => {}
            Ok(Some(loss)) => {
                kept.is_lost = false;
                tracing::warn!(%loss, %path, "the file of badges was written anew");
            }
            Err(error) if !mem::replace(&mut kept.is_lost, true) => {
                tracing::error!(%error, %path, "the file of badges cannot be written anew");
            }
            Err(_as_before) => {}
        }
    }

    /// Saves first, then believes it.
    pub(crate) fn save(
        &self,
        kept: &mut Kept,
        rows: PassRows,
        gone: &[u32],
        care: Care,
    ) -> Result<(), PassFault> {
        if kept.file.is_none() {
            kept.file = Some(PassFile::open(&self.path)?);
        }
        kept.rescue()?;
        kept.file.as_mut().map_or(Ok(()), |file| file.put(&rows, gone, care))?;
        for player in gone {
            kept.badges.remove(&PlayerNumber(*player));
            kept.live.remove(&Bearer::Player(*player));
        }
        kept.take(rows);
        self.news.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}
