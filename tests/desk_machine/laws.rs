//! What holds after every step, worked out from the file alone.

use flavita::app::{audit, desk};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use flavita::{
    app::audit::check::Depth, lexicon::graph::Graph, store::event::StoredEvent,
    store::event_log::EventLog, tournament::model::ids::RoundNumber,
    tournament::model::round::Phase, tournament::results::standings::standings,
    tournament::state::tournament::Tournament,
};
use serde_json::Value;

use crate::machine::Machine;

/// The log of a file that is open elsewhere; its chain is checked on the way.
pub(crate) fn read(path: &Path) -> Vec<StoredEvent> {
    EventLog::open_read_only(path).unwrap().load().unwrap()
}

/// Standings after every round, board and what the slips are worth, as text.
pub(crate) fn told(state: &Tournament) -> String {
    let rounds = u32::try_from(state.rounds.len()).unwrap();
    let tables: Vec<_> = (0..=rounds).map(|round| standings(state, RoundNumber(round))).collect();
    let slips = state.rounds.iter().flat_map(|round| round.slips.iter());
    let slips: Vec<_> = slips.map(|s| (s.id, s.player, &s.verdict, s.stands())).collect();
    let placed: Vec<_> = state.rounds.iter().map(|round| (&round.tops, &round.placed)).collect();
    format!("{tables:?} {:?} {slips:?} {placed:?}", state.board)
}

/// The laws of every step.
pub(crate) fn hold(machine: &mut Machine<'_>) {
    let log = read(&machine.path);
    let view = machine.desk.view();
    assert!(view.trouble.is_none(), "{:?}", view.trouble);
    is_longer_and_whole(&machine.log, &log);
    assert_eq!(log.last().map(StoredEvent::head), Some(view.head));
    for known in &machine.acknowledged {
        let with_key = log.iter().filter(|e| e.key.as_deref() == Some(known.key.as_str()));
        let with_key: Vec<_> = with_key.collect();
        assert_eq!(with_key.len(), 1, "{} stands once in the log", known.key);
        let batch = log.iter().filter(|event| event.batch == with_key[0].seq);
        assert_eq!(batch.map(|event| event.seq).max(), Some(known.seq), "{}", known.key);
    }
    let again = desk::record::understood(&machine.path, &log).unwrap().state;
    assert_eq!(told(&again), told(&view.state));
    one_slip_counts(&log, &view.state);
    no_tile_is_lost(&view.state);
    for round in &view.state.rounds {
        let is_told = view.placements(round.number).is_some();
        assert!(!is_told || round.phase >= Phase::Closed, "round {} is open", round.number);
    }
    machine.log = log;
}

fn is_longer_and_whole(before: &[StoredEvent], log: &[StoredEvent]) {
    assert!(log.starts_with(before), "what stood in the log stands there");
    let seqs = log.iter().map(|event| event.seq);
    assert!(seqs.eq(1..=i64::try_from(log.len()).unwrap()), "a gap");
}

fn no_tile_is_lost(state: &Tournament) {
    assert_eq!(state.board.count() + state.bag().total(), 10);
    if let Some(round) = state.last_round().filter(|round| !round.is_over()) {
        assert!(state.bag().take_all(round.rack.tiles().iter().copied()).is_ok());
    }
}

/// The slips of the log, counted by a plain hand: of a player in a round the last one that was
/// neither taken back nor made void.
#[derive(Default)]
struct Count {
    slips: BTreeMap<u64, (u64, u64, bool, BTreeSet<u64>)>,
    /// Merged registrations have two histories.
    merged: bool,
}

impl Count {
    fn take(&mut self, event: &StoredEvent) {
        let body: Value = serde_json::from_str(&event.body).unwrap();
        let number = |name: &str| body[name].as_u64().unwrap();
        match event.kind.as_str() {
            "slip_judged" => {
                let slip = (number("round"), number("player"), true, BTreeSet::new());
                self.slips.insert(number("slip"), slip);
            }
            "slip_withdrawn" => self.slips.get_mut(&number("slip")).unwrap().2 = false,
            "player_renumbered" => {
                let slips = self.slips.values_mut();
                let own = slips.filter(|slip| slip.1 == number("number"));
                own.for_each(|slip| slip.1 = number("to"));
            }
            "players_merged" => self.merged = true,
            "ruling_given" if body["what"]["ruling"] == "round_reopened" => {
                let round = body["what"]["round"].as_u64().unwrap();
                let slips = self.slips.values_mut().filter(|slip| slip.0 == round);
                slips.for_each(|slip| slip.3.extend([number("ruling")]));
            }
            "ruling_revoked" => {
                let slips = self.slips.values_mut();
                slips.for_each(|slip| slip.3.retain(|ruling| *ruling != number("ruling")));
            }
            _ => {}
        }
    }

    fn counting(&self) -> BTreeMap<(u64, u64), u64> {
        let count = self.slips.iter();
        let count = count.filter(|(_, (_, _, stands, void))| *stands && void.is_empty());
        count.map(|(id, (round, player, ..))| ((*round, *player), *id)).collect()
    }
}

fn one_slip_counts(log: &[StoredEvent], state: &Tournament) {
    let mut count = Count::default();
    for event in log {
        count.take(event);
    }
    if count.merged {
        return;
    }
    let counting = count.counting();
    for round in &state.rounds {
        for player in state.players.keys() {
            let expected = counting.get(&(round.number.0.into(), player.0.into()));
            let slip = round.slip_of(*player).map(|slip| u64::from(slip.id.0));
            assert_eq!(slip.as_ref(), expected, "round {}, player {player}", round.number);
        }
    }
}

/// The law of a whole case: everything judged, scored and searched a second time is the same.
pub(crate) fn hold_for_all(machine: &Machine<'_>, words: &Graph) {
    let log = audit::check::read(&machine.path).unwrap();
    let findings = log.check(&machine.path, Some(words), Depth::Full, || ()).unwrap();
    assert_eq!(findings.differences, []);
    assert!(findings.with_words && findings.with_secret);
}
