//! Judging anew: tops and verdicts as the rulings in force have them.

use crate::model::{Given, Outcome, Reason, Round, RoundNumber, RoundTops, RuledWords, Ruling};
use crate::model::{Slip, SlipNumber, SlipVerdict, Tops, Verdict};
use crate::{decide::reveal, judging::case::Case, judging::judge::judge};
use crate::{judging::words_in_force::words_under, state::Tournament};
use flavita_lexicon::graph::Graph;
use std::collections::BTreeMap;

/// How far a ruling reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    /// No verdict and no top.
    Nothing,
    /// The verdict on a slip.
    Slip(SlipNumber),
    /// The top and the verdicts of a round.
    Round(RoundNumber),
    /// All that happened.
    Everything,
}

impl Reach {
    /// What can change when such a ruling is given or revoked.
    pub(super) fn of(what: &Ruling, is_revoked: bool) -> Self {
        match what {
            Ruling::WordAccepted { .. } | Ruling::WordRejected { .. } => Self::Everything,
            Ruling::SlipJudged { slip, .. } => Self::Slip(*slip),
            // The round comes back as it was, while other rulings may have come or gone.
            Ruling::RoundReopened { round, .. } if is_revoked => Self::Round(*round),
            Ruling::RoundReopened { .. }
            | Ruling::PointsGiven { .. }
            | Ruling::MoveReplaced { .. }
            | Ruling::RoundAnnulled { .. }
            | Ruling::TimeSet { .. }
            | Ruling::WarningGiven { .. }
            | Ruling::MeanGranted { .. } => Self::Nothing,
        }
    }

    fn has_round(self, round: &Round) -> bool {
        match self {
            Self::Nothing => false,
            Self::Slip(id) => round.slips.iter().any(|slip| slip.id == id),
            Self::Round(number) => round.number == number,
            Self::Everything => true,
        }
    }

    fn has_slip(self, slip: &Slip) -> bool {
        slip.void_by.is_none() && !matches!(self, Self::Slip(id) if id != slip.id)
    }
}

/// What is different now that a ruling is given or revoked, `state` being the tournament with it.
/// The words may be those of any stage between rulings.
pub(super) fn outcome(state: &Tournament, words: &Graph, reach: Reach) -> Outcome {
    let mut outcome = Outcome::default();
    let mut rejudge = Rejudge::new(state, words);
    let rounds = state.rounds.iter().filter(|round| reach.has_round(round));
    for round in rounds.filter(|round| round.tops.is_some()) {
        let tops = match reach {
            Reach::Slip(_) => round.tops.clone(),
            Reach::Nothing | Reach::Round(_) | Reach::Everything => rejudge.tops(round),
        };
        let top = tops.as_ref().map(|tops| tops.points);
        for slip in round.slips.iter().filter(|slip| reach.has_slip(slip)) {
            let verdict = rejudge.verdict(round, top, slip);
            if verdict != slip.verdict {
                let slip = slip.id;
                outcome.verdicts.push(SlipVerdict { slip, verdict });
            }
        }
        let changed = tops.filter(|tops| round.tops.as_ref() != Some(tops));
        let round = round.number;
        outcome.tops.extend(changed.map(|tops| RoundTops { round, tops }));
    }
    outcome
}

/// The words of every stage that is asked for, made once each.
struct Rejudge<'a> {
    state: &'a Tournament,
    list: &'a Graph,
    now: RuledWords,
    words: BTreeMap<RuledWords, Graph>,
}

impl<'a> Rejudge<'a> {
    fn new(state: &'a Tournament, list: &'a Graph) -> Self {
        Self { state, list, now: state.ruled_words(), words: BTreeMap::new() }
    }

    fn words(&mut self, ruled: &RuledWords) -> &Graph {
        let (state, list) = (self.state, self.list);
        let made = self.words.entry(ruled.clone());
        made.or_insert_with(|| words_under(state, list, ruled))
    }

    /// The tops of a round: those announced where the same words counted then, else found anew.
    fn tops(&mut self, round: &Round) -> Option<Tops> {
        if round.announced.words == self.now {
            return round.announced.tops.clone();
        }
        let (state, now) = (self.state, self.now.clone());
        let words = self.words(&now);
        Some(reveal::tops(state, round, words).1)
    }

    /// The verdict on a slip: the ruling's, else the one that it had at first, unless judging it
    /// with what is ruled now comes to something else than judging it with what was ruled then.
    fn verdict(&mut self, round: &Round, top: Option<i32>, slip: &Slip) -> Verdict {
        if let Some(given) = self.state.ruling_on_slip(slip.id) {
            return ruled(given, slip, top);
        }
        let is_as_then = slip.judged_under.words == self.now && slip.judged_under.top == top;
        if is_as_then || slip.judged.is_the_arbiters_word() {
            return slip.judged.clone();
        }
        let now = self.now.clone();
        let state = self.state;
        let judged = |words: &Graph, top| {
            let case = Case { top, ..Case::of(state, words, round) };
            judge(&case, &slip.text)
        };
        let anew = judged(self.words(&now), top);
        let under = &slip.judged_under;
        let then = judged(self.words(&under.words), under.top.or(top));
        if anew == then { slip.judged.clone() } else { anew }
    }
}

fn ruled(given: &Given, slip: &Slip, top: Option<i32>) -> Verdict {
    let points = if let Ruling::SlipJudged { points, .. } = given.what { points } else { None };
    let reason = Reason::ByArbiter { text: given.because.clone() };
    Verdict {
        points: points.unwrap_or(0),
        reasons: points.map_or_else(|| vec![reason], |_| Vec::new()),
        is_top: points.is_some() && points == top,
        remarks: Vec::new(),
        ..slip.judged.clone()
    }
}
