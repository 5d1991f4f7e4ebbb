//! The tournaments that are open, and which of them nobody needs open any more.
//!
//! The table is locked for a look alone, never while a file is read or written: what is done with the
//! file of one tournament is done in that tournament's turn.

use crate::{desk::Desk, words::Dictionary};
use parking_lot::Mutex;
use std::{collections::BTreeMap, sync::Arc, time::Duration, time::Instant};

/// How long a game that is over stays open when nobody looks at it.
const IDLE: Duration = Duration::from_mins(3);
/// How many games that are over and that nobody is looking at stay open that long.
const MOST_IDLE: usize = 8;

/// The words that were read last, with the tiles in which they are laid.
pub(crate) type LastWords = Option<(Vec<String>, Arc<Dictionary>)>;

#[derive(Debug)]
struct Seat {
    desk: Arc<Desk>,
    used: Instant,
}

impl Seat {
    /// Whether it may be closed: the game is over and on the disk, and nobody else holds the desk,
    /// neither a request nor a stream.
    fn is_idle(&self) -> bool {
        let view = self.desk.view();
        let is_well = view.trouble.is_none() && view.rescued.is_none();
        view.state.ended.is_some() && is_well && Arc::strong_count(&self.desk) == 1
    }
}

/// The desks of a data folder, by the names of their tournaments.
#[derive(Debug, Default)]
pub struct Desks {
    open: Mutex<BTreeMap<String, Seat>>,
    turns: Mutex<BTreeMap<String, Arc<Mutex<()>>>>,
}

impl Desks {
    /// The open one of this name, for somebody who works with it; asks no disk.
    pub fn get(&self, id: &str) -> Option<Arc<Desk>> {
        let mut open = self.open.lock();
        let seat = open.get_mut(id)?;
        seat.used = Instant::now();
        Some(Arc::clone(&seat.desk))
    }

    /// The open one of this name, for a look that keeps nothing open.
    pub(crate) fn peek(&self, id: &str) -> Option<Arc<Desk>> {
        self.open.lock().get(id).map(|seat| Arc::clone(&seat.desk))
    }

    /// All of them.
    pub fn all(&self) -> Vec<(String, Arc<Desk>)> {
        let open = self.open.lock();
        open.iter().map(|(id, seat)| (id.clone(), Arc::clone(&seat.desk))).collect()
    }

    pub(crate) fn insert(&self, id: &str, desk: &Arc<Desk>) {
        let seat = Seat { desk: Arc::clone(desk), used: Instant::now() };
        self.open.lock().insert(id.to_owned(), seat);
    }

    /// Held while the file of this tournament is opened or let go.
    pub(crate) fn turn(&self, id: &str) -> Arc<Mutex<()>> {
        Arc::clone(self.turns.lock().entry(id.to_owned()).or_default())
    }

    /// Closes a tournament whoever may look at it: its file is free when the last one has gone, and
    /// whoever asks for it next reads it anew.
    pub fn close(&self, id: &str) {
        self.close_if(id, |_seat| true);
    }

    /// Closes a tournament that nobody else has; answers whether its file is free now.
    pub(crate) fn close_unwatched(&self, id: &str) -> bool {
        self.close_if(id, |seat| Arc::strong_count(&seat.desk) == 1)
    }

    /// Closes everything, and waits until it is saved.
    pub fn close_all(&self) {
        let open = std::mem::take(&mut *self.open.lock());
        for seat in open.into_values() {
            seat.desk.end();
        }
    }

    /// Closes the games that are over and that nobody has looked at for a while, and of the rest all but
    /// the last few. A game under way stays open.
    pub fn close_idle(&self, now: Instant) {
        for id in self.idle(now) {
            // Somebody may have come since.
            self.close_if(&id, Seat::is_idle);
        }
    }

    /// Closes a tournament in its turn if it may go; answers whether it is closed.
    fn close_if(&self, id: &str, may_go: impl FnOnce(&Seat) -> bool) -> bool {
        let turn = self.turn(id);
        let _alone = turn.lock();
        let gone = {
            let mut open = self.open.lock();
            if !open.get(id).is_none_or(may_go) {
                return false;
            }
            open.remove(id)
        };
        if let Some(Seat { desk, .. }) = gone {
            desk.stop();
        }
        true
    }

    fn idle(&self, now: Instant) -> Vec<String> {
        let open = self.open.lock();
        let mut idle: Vec<_> = open.iter().filter(|(_, seat)| seat.is_idle()).collect();
        idle.sort_by_key(|(_, seat)| std::cmp::Reverse(seat.used));
        let is_old = |seat: &Seat| now.saturating_duration_since(seat.used) >= IDLE;
        let idle = idle.into_iter().enumerate();
        let gone = idle.filter(|(place, (_, seat))| *place >= MOST_IDLE || is_old(seat));
        gone.map(|(_, (id, _))| id.clone()).collect()
    }
}
