//! The passes of an event: a badge and an invitation hold in all its games, for a player under the
//! number that he has in each. What says who is who is the token, since numbers and names change.
//!
//! A badge belongs to a game, and the next game of an event takes badges and sessions over when it
//! is set up: numbers may change in one game without changing in another.

use crate::{machine::clock, passes::keeper::Passes, passes::kept::Kept, passes::kept::PassFault};
use flavita_store::passes::{BadgeRow, Bearer, Care, Hash, InvitationRow, PassRows, SessionRow};
use flavita_tournament::model::PlayerNumber;
use std::collections::{BTreeMap, BTreeSet};
use std::{sync::Arc, sync::atomic::Ordering};

/// Players whose badge in another game of the event is made along: the game's name in addresses,
/// and the numbers that are the same player's there.
pub type Namesakes = BTreeMap<String, BTreeSet<PlayerNumber>>;

/// Whose passes in one game are whose in another.
type Shared = BTreeMap<Bearer, Bearer>;

/// The passes of a game together with those of the other games of its event.
#[derive(Debug)]
pub struct EventPasses {
    asked: Arc<Passes>,
    others: Vec<(String, Arc<Passes>)>,
}

impl EventPasses {
    /// Those of a game, and of the others with their names in addresses.
    pub fn new(asked: Arc<Passes>, others: Vec<(String, Arc<Passes>)>) -> Self {
        Self { asked, others }
    }

    /// The other games of the event, by their names in addresses.
    pub fn others(&self) -> impl Iterator<Item = (&str, &Passes)> {
        self.others.iter().map(|(id, other)| (&**id, &**other))
    }

    /// Changes the passes of the game, and with them those of the others, also where the change is
    /// refused: a wrong guess counts everywhere.
    ///
    /// # Errors
    /// Those of the change, and when a file of another game cannot be written.
    pub fn change<T, E: From<PassFault>>(
        &self,
        namesakes: &Namesakes,
        change: impl FnOnce(&Passes) -> Result<T, E>,
    ) -> Result<T, E> {
        let shared = |(id, other): &(String, Arc<Passes>)| {
            (Arc::clone(other), other.shared_with(&self.asked, namesakes.get(id)))
        };
        let others: Vec<_> = self.others.iter().map(shared).collect();
        let done = change(&self.asked);
        for (other, shared) in others {
            other.catch_up(&self.asked, shared)?;
        }
        done
    }
}

impl Passes {
    /// Whose passes there are whose here.
    fn shared_with(&self, there: &Self, namesakes: Option<&BTreeSet<PlayerNumber>>) -> Shared {
        let theirs: Vec<(Bearer, Hash)> = tokens(&there.kept.lock()).collect();
        let here: BTreeMap<Hash, Bearer> = tokens(&self.kept.lock()).map(|(b, t)| (t, b)).collect();
        let same = theirs.into_iter();
        let same = same.filter_map(|(bearer, token)| Some((bearer, *here.get(&token)?)));
        let mut shared: Shared = same.collect();
        for number in namesakes.into_iter().flatten() {
            let player = Bearer::Player(number.0);
            shared.entry(player).or_insert(player);
        }
        shared
    }

    /// Takes over what has changed there about passes that hold here too. What is over stays so.
    fn catch_up(&self, there: &Self, mut shared: Shared) -> Result<(), PassFault> {
        let (theirs, (printed, invited, guesses)) = {
            let kept = there.kept.lock();
            (kept.rows(), (kept.printed.clone(), kept.invited.clone(), kept.guesses.clone()))
        };
        let mut kept = self.kept.lock();
        let mut rows = PassRows {
            badges: badges(&kept, &theirs.badges, &shared),
            invitations: invitations(&kept, &theirs.invitations, &mut shared),
            sessions: sessions(&kept, theirs.sessions, &shared),
        };
        let out = signed_out(&kept, &rows);
        rows.sessions.extend(out);
        for (there, here) in &shared {
            if let (Bearer::Player(there), Bearer::Player(here)) = (there, here) {
                let printed = printed.get(&PlayerNumber(*there)).cloned();
                kept.printed.extend(printed.map(|printed| (PlayerNumber(*here), printed)));
            } else if let (Bearer::Helper(there), Bearer::Helper(here)) = (there, here) {
                kept.invited.remove(here);
                let invited = invited.get(there).cloned();
                kept.invited.extend(invited.map(|token| (*here, token)));
            }
        }
        let numbers = shared.iter();
        let numbers = numbers.filter_map(|(there, here)| Some((there.player()?, here.player()?)));
        kept.guesses.take_over(&guesses, &numbers.collect());
        if rows == PassRows::default() {
            return Ok(());
        }
        let comes = |row: &SessionRow| row.ended_ms.is_none() && row.bearer.player().is_some();
        let has_come = rows.sessions.iter().any(comes);
        let is_safe = rows.badges.is_empty() && rows.invitations.is_empty();
        let care = if is_safe { Care::Quick } else { Care::Durable };
        self.save(&mut kept, rows, &[], care)?;
        self.arrivals.fetch_add(u64::from(has_come), Ordering::Relaxed);
        Ok(())
    }
}

/// The sessions that end here with a badge that was made anew or an invitation that was revoked.
fn signed_out(kept: &Kept, rows: &PassRows) -> Vec<SessionRow> {
    let is_another = |row: &&BadgeRow| {
        let known = kept.badges.get(&PlayerNumber(row.player));
        known.is_some_and(|known| known.token != row.token)
    };
    let players = rows.badges.iter().filter(is_another);
    let players = players.map(|row| Bearer::Player(row.player));
    let revoked = rows.invitations.iter();
    let revoked = revoked.filter(|row| row.revoked_ms.is_some());
    let out = players.chain(revoked.map(|row| Bearer::Helper(row.number)));
    let now = clock::now_ms();
    out.flat_map(|bearer| kept.ended(bearer, now)).collect()
}

fn tokens(kept: &Kept) -> impl Iterator<Item = (Bearer, Hash)> {
    let badges = kept.badges.values();
    let badges = badges.map(|row| (Bearer::Player(row.player), row.token));
    let invitations = kept.invitations.values();
    badges.chain(invitations.map(|row| (Bearer::Helper(row.number), row.token)))
}

fn badges(kept: &Kept, theirs: &[BadgeRow], shared: &Shared) -> Vec<BadgeRow> {
    let here = |row: &BadgeRow| {
        let player = shared.get(&Bearer::Player(row.player))?.player()?;
        let row = BadgeRow { player, ..row.clone() };
        (kept.badges.get(&PlayerNumber(player)) != Some(&row)).then_some(row)
    };
    theirs.iter().filter_map(here).collect()
}

/// Invitations that are new here get the next free number.
fn invitations(kept: &Kept, theirs: &[InvitationRow], shared: &mut Shared) -> Vec<InvitationRow> {
    let last = kept.invitations.last_key_value();
    let mut free = last.map_or(1, |(last, _)| last + 1);
    let mut rows = Vec::new();
    for row in theirs {
        let number = match shared.get(&Bearer::Helper(row.number)) {
            Some(Bearer::Helper(number)) => *number,
            Some(Bearer::Player(_)) => continue,
            None if row.revoked_ms.is_some() => continue,
            None => {
                shared.insert(Bearer::Helper(row.number), Bearer::Helper(free));
                free += 1;
                free - 1
            }
        };
        let here = kept.invitations.get(&number);
        let is_news =
            here.is_none_or(|here| here.revoked_ms.is_none() && here.revoked_ms != row.revoked_ms);
        if is_news {
            rows.push(InvitationRow { number, ..row.clone() });
        }
    }
    rows
}

fn sessions(kept: &Kept, mut theirs: Vec<SessionRow>, shared: &Shared) -> Vec<SessionRow> {
    theirs.sort_by_key(|row| (row.made_ms, row.ended_ms.is_none()));
    let now = clock::now_ms();
    let mut rows = Vec::new();
    for row in theirs {
        let Some(bearer) = shared.get(&row.bearer).copied() else { continue };
        let known = kept.sessions.get(&row.cookie);
        let is_over = row.ended_ms.is_some();
        let live = kept.live_session(bearer);
        let is_news = match known {
            Some(known) => is_over && known.ended_ms.is_none(),
            None => !is_over && live.is_none_or(|live| live.made_ms <= row.made_ms),
        };
        if !is_news {
            continue;
        }
        if !is_over {
            rows.extend(kept.ended(bearer, now));
        }
        rows.push(SessionRow { bearer, ..row });
    }
    rows
}
