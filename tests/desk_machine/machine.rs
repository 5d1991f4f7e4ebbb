//! One case: a game with crashes, and what was acknowledged in it.

use std::path::PathBuf;

use flavita::app::desk::request::{DeskRequest, Receipt};
use flavita::{
    app::desk::door::Desk, app::desk::fault::DeskError, store::event::StoredEvent,
    tournament::model::actor::Actor, tournament::model::event::Event,
    tournament::model::ids::PlayerNumber, tournament::model::round::Phase,
    tournament::model::round::Round,
};
use futures_util::FutureExt;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

use crate::chance::Chance;
use crate::hall::{Club, copy};
use crate::{laws, moves};

/// How often a case asks for something.
const STEPS: usize = 90;

/// A request that was answered with yes.
pub(crate) struct Acknowledged {
    pub(crate) key: String,
    pub(crate) seq: i64,
    ask: DeskRequest,
}

/// What the cases did.
#[derive(Clone, Debug, Default)]
pub(crate) struct Done {
    pub(crate) asked: usize,
    pub(crate) refused: usize,
    pub(crate) slips: usize,
    pub(crate) crashes: usize,
    pub(crate) lost_answers: usize,
    pub(crate) repeated: usize,
    pub(crate) rulings_revoked: usize,
    pub(crate) games_ended: usize,
    pub(crate) events: usize,
}

impl Done {
    pub(crate) fn add(&mut self, other: &Self) {
        self.asked += other.asked;
        self.refused += other.refused;
        self.slips += other.slips;
        self.crashes += other.crashes;
        self.lost_answers += other.lost_answers;
        self.repeated += other.repeated;
        self.rulings_revoked += other.rulings_revoked;
        self.games_ended += other.games_ended;
        self.events += other.events;
    }
}

pub(crate) struct Machine<'a> {
    club: &'a Club,
    own: TempDir,
    pub(crate) path: PathBuf,
    pub(crate) desk: Desk,
    runtime: Runtime,
    chance: Chance,
    /// What was acknowledged, in order.
    pub(crate) acknowledged: Vec<Acknowledged>,
    /// The log as it was last seen.
    pub(crate) log: Vec<StoredEvent>,
    keys: usize,
    copies: usize,
    done: Done,
}

impl<'a> Machine<'a> {
    pub(crate) fn play(club: &'a Club, case: u64) -> Done {
        let mut chance = Chance::new(case);
        let players = u32::try_from(chance.below(4)).unwrap();
        let (own, path) = club.file(case, players);
        let mut machine = Self {
            club,
            desk: club.open(&path),
            own,
            path,
            runtime: Builder::new_current_thread().build().unwrap(),
            chance,
            acknowledged: Vec::new(),
            log: Vec::new(),
            keys: 0,
            copies: 0,
            done: Done::default(),
        };
        for _ in 0..STEPS {
            machine.step();
            laws::hold(&mut machine);
        }
        machine.crash();
        laws::hold(&mut machine);
        laws::hold_for_all(&machine, &club.dictionary.words);
        machine.done.games_ended += usize::from(machine.desk.view().state.ended.is_some());
        machine.done.events += machine.log.len();
        machine.done
    }

    fn step(&mut self) {
        let view = self.desk.view();
        let chance = &mut self.chance;
        let ask = match chance.below(30) {
            0..=7 => moves::step(chance, &view),
            8..=15 => moves::slip(chance, &view),
            16 | 17 => moves::clock(chance),
            18 | 19 => moves::taking_back(chance),
            20 => moves::players(chance),
            21 => moves::ruling(chance, &view),
            22 if chance.below(4) == 0 => moves::end(chance),
            22 => moves::revoke(1),
            23 | 24 => return self.rule_and_revoke(),
            25 | 26 => return self.repeat(),
            27 => return self.crash(),
            28 => return self.crash_in_the_middle(),
            _ => return self.lose_the_answer(),
        };
        let key = self.key();
        let _answer = self.ask(ask, key);
    }

    fn key(&mut self) -> String {
        self.keys += 1;
        format!("key-{}", self.keys)
    }

    /// Asks, and holds the desk to its answer.
    fn ask(&mut self, ask: DeskRequest, key: String) -> Option<Receipt> {
        let before = self.desk.view().head;
        let asked = self.desk.ask(ask.clone(), &Actor::Arbiter, Some(key.clone()));
        let answer = self.runtime.block_on(asked);
        let after = self.desk.view().head;
        self.done.asked += 1;
        match answer {
            Ok(receipt) if receipt.seq == 0 => {
                assert!(receipt.events.is_empty() && after == before, "{ask:?}");
                None
            }
            Ok(receipt) => {
                let count = i64::try_from(receipt.events.len()).unwrap();
                assert!(count > 0, "{ask:?} was acknowledged and did nothing");
                assert_eq!(receipt.seq, before.seq + count, "{ask:?}");
                assert_eq!(after.seq, receipt.seq, "published before it was acknowledged");
                let slips = receipt.events.iter();
                self.done.slips += slips.filter(|e| matches!(e, Event::SlipJudged { .. })).count();
                let seq = receipt.seq;
                self.acknowledged.push(Acknowledged { key, seq, ask });
                Some(receipt)
            }
            Err(DeskError::NotSaved(why, _)) => panic!("{ask:?} was not saved: {why}"),
            Err(DeskError::Stopped) => panic!("the desk stopped at {ask:?}"),
            Err(_refusal) => {
                assert_eq!(after, before, "{ask:?} was refused and did something");
                self.done.refused += 1;
                None
            }
        }
    }

    /// The same key again, with the same request or with another: nothing happens twice.
    fn repeat(&mut self) {
        if self.acknowledged.is_empty() {
            return;
        }
        let place = self.chance.below(self.acknowledged.len());
        let known = &self.acknowledged[place];
        let (key, seq, mut ask) = (known.key.clone(), known.seq, known.ask.clone());
        if self.chance.below(3) == 0 {
            ask = moves::slip(&mut self.chance, &self.desk.view());
        }
        let before = self.desk.view().head;
        let again = self.desk.ask(ask, &Actor::Arbiter, Some(key));
        let receipt = self.runtime.block_on(again).unwrap();
        assert_eq!((receipt.seq, receipt.is_repeat), (seq, true));
        assert_eq!(self.desk.view().head, before);
        self.done.repeated += 1;
    }

    /// A ruling and its end, perhaps with a crash between: all is as it was.
    fn rule_and_revoke(&mut self) {
        let before = laws::told(&self.desk.view().state);
        let ask = moves::ruling(&mut self.chance, &self.desk.view());
        let key = self.key();
        if self.ask(ask, key).is_none() {
            return;
        }
        if self.chance.below(4) == 0 {
            self.crash();
        }
        let number = u32::try_from(self.desk.view().state.rulings.len()).unwrap();
        let key = self.key();
        let revoked = self.ask(moves::revoke(number), key);
        assert!(revoked.is_some(), "ruling {number} can be revoked at once");
        assert_eq!(laws::told(&self.desk.view().state), before);
        self.done.rulings_revoked += 1;
    }

    /// The desk goes without another word and the file is opened anew.
    fn crash(&mut self) {
        let left = self.desk.view().clock.left_ms();
        self.go_on_with_a_copy();
        self.settle(left);
    }

    fn settle(&mut self, left_before: u64) {
        let view = self.desk.view();
        assert!(!view.clock.is_running(), "nobody thinks while the program is away");
        let is_closed = |round: &Round| round.phase >= Phase::Closed;
        let nobody_thinks = view.state.last_round().is_some_and(is_closed);
        let at_least = if nobody_thinks { 0 } else { left_before };
        assert!(view.clock.left_ms() >= at_least, "the players lost time by a crash");
        self.done.crashes += 1;
    }

    /// The files as they are at this moment, opened elsewhere.
    fn go_on_with_a_copy(&mut self) {
        self.copies += 1;
        let next = self.own.path().join(format!("cup-{}.sqlite", self.copies));
        copy(&self.path, &next);
        self.desk = self.club.open(&next);
        self.path = next;
    }

    /// A request is on its way when the program dies: it happened wholly or not at all, and asked
    /// again it happens once.
    fn crash_in_the_middle(&mut self) {
        let left = self.desk.view().clock.left_ms();
        let (ask, key) = self.send();
        self.go_on_with_a_copy();
        if self.is_recorded(&key) {
            self.done.crashes += 1;
            self.is_known(ask, key);
        } else {
            self.settle(left);
            let _answer = self.ask(ask, key);
        }
    }

    /// The desk does its work, the answer is lost on the way, and whoever asked asks again.
    fn lose_the_answer(&mut self) {
        let (ask, key) = self.send();
        // A refusal may overtake what is being saved, a second one may not.
        for _ in 0..2 {
            let nobody =
                self.desk.ask(DeskRequest::HandIn(vec![PlayerNumber(0)]), &Actor::Arbiter, None);
            assert!(self.runtime.block_on(nobody).is_err());
        }
        let is_crash = self.chance.below(2) == 0;
        if is_crash {
            self.crash();
        }
        self.done.lost_answers += 1;
        if self.is_recorded(&key) {
            self.is_known(ask, key);
        } else {
            // It was refused; only a clock that a crash stopped makes a difference.
            let answer = self.ask(ask, key);
            assert!(answer.is_none() || is_crash);
        }
    }

    fn send(&mut self) -> (DeskRequest, String) {
        let ask = match self.chance.below(3) {
            0 => moves::step(&mut self.chance, &self.desk.view()),
            1 => moves::clock(&mut self.chance),
            _ => moves::slip(&mut self.chance, &self.desk.view()),
        };
        let key = self.key();
        let asked = self.desk.ask(ask.clone(), &Actor::Arbiter, Some(key.clone()));
        let _nobody_waits = asked.now_or_never();
        (ask, key)
    }

    fn is_recorded(&self, key: &str) -> bool {
        let log = laws::read(&self.path);
        log.iter().any(|event| event.key.as_deref() == Some(key))
    }

    fn is_known(&mut self, ask: DeskRequest, key: String) {
        let again = self.desk.ask(ask.clone(), &Actor::Arbiter, Some(key.clone()));
        let receipt = self.runtime.block_on(again).unwrap();
        assert!(receipt.is_repeat, "{ask:?} happened twice");
        let seq = receipt.seq;
        self.acknowledged.push(Acknowledged { key, seq, ask });
    }
}
