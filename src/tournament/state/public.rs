//! A tournament as everybody may see it, made field by field: whoever adds a field to the state has
//! to say here whether it is shown, or nothing builds.

use crate::model::{Round, Seed};
use crate::{
    model::slips::Slips, state::facts::Facts, state::secret::Bound, state::tournament::Tournament,
};
use std::collections::BTreeMap;

impl Tournament {
    /// This tournament without the secret of the draw, without an opened game that it plays, and
    /// without what was handed in in a round whose top is not out.
    pub fn as_everybody_may_see(&self) -> Self {
        let Self { facts, prepared, secret: _, last_slip, misfits, events } = self;
        Self {
            facts: public_facts(facts),
            prepared: Bound { note: prepared.note.clone(), opened: None },
            secret: None,
            last_slip: *last_slip,
            misfits: misfits.clone(),
            events: *events,
        }
    }
}

fn public_facts(facts: &Facts) -> Facts {
    Facts {
        name: facts.name.clone(),
        edition: facts.edition.clone(),
        dictionary: facts.dictionary.clone(),
        profile: facts.profile.clone(),
        seed: if facts.ended.is_some() { facts.seed.clone() } else { without_secret(&facts.seed) },
        meeting: facts.meeting.clone(),
        relayed: facts.relayed.clone(),
        created_ms: facts.created_ms,
        players: facts.players.clone(),
        board: facts.board.clone(),
        rounds: facts.rounds.iter().map(public_round).collect(),
        vowels: facts.vowels.clone(),
        rejected: facts.rejected.clone(),
        rulings: facts.rulings.clone(),
        ended: facts.ended,
        final_head: facts.final_head.clone(),
        epoch: facts.epoch,
        has_double_entry: facts.has_double_entry,
        blocks: facts.blocks.clone(),
        delivered: facts.delivered.clone(),
        appeals: BTreeMap::new(),
    }
}

fn without_secret(seed: &Seed) -> Seed {
    Seed {
        secret: String::new(),
        tournament: seed.tournament.clone(),
        public: seed.public.clone(),
        commitment: seed.commitment.clone(),
    }
}

/// A round; until its top is out nobody sees what was handed in.
fn public_round(round: &Round) -> Round {
    let is_out = round.may_be_marked();
    Round {
        number: round.number,
        rack: round.rack.clone(),
        rack_text: round.rack_text.clone(),
        bought: round.bought.clone(),
        origin: round.origin.clone(),
        board: round.board.clone(),
        phase: round.phase,
        clock: round.clock,
        length_ms: round.length_ms,
        tops: round.tops.clone(),
        placed: round.placed.clone(),
        announced: round.announced.clone(),
        handed_in: round.handed_in.clone(),
        sent: if is_out { round.sent.clone() } else { BTreeMap::default() },
        late: if is_out { round.late.clone() } else { BTreeMap::default() },
        slips: if is_out { round.slips.clone() } else { Slips::default() },
        disputed: if is_out { round.disputed.clone() } else { BTreeMap::default() },
        slips_before: round.slips_before,
        drawn_ms: round.drawn_ms,
        is_double: round.is_double,
        confirmed: if is_out { round.confirmed.clone() } else { BTreeMap::default() },
        is_locked: round.is_locked,
    }
}
