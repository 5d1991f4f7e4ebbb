//! Deciding again what a log says was decided.

use crate::audit::slow::{question, tops_differ};
use crate::{
    audit::plain_score::PlainTable, audit::searched::Searched, audit::slip_name::SlipName,
};
use flavita_lexicon::graph::Graph;
use flavita_tournament::decide::{decide, finality};
use flavita_tournament::model::{
    Command, Disputed, Event, GameEnd, PlacementText, RackOrigin, Reason, Rejection, Round,
    RoundNumber, RoundTops, Ruling, RulingNumber, SlipNumber, SlipText, SlipVerdict, Stamp, Tops,
    Verdict,
};
use flavita_tournament::{
    decide::reveal::reveal, judging::in_round::verdict, judging::referee::Referee,
    judging::words_in_force::words_in_force, state::Tournament,
};
use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};
use std::fmt::{Debug, Display};

/// Follows a log event by event and notes where its author must have decided otherwise.
#[derive(Debug)]
pub struct Audit<'a> {
    /// The state after the events so far.
    pub state: Tournament,
    /// What differs, one line each.
    pub differences: Vec<String>,
    /// How many slips were looked at.
    pub slips: usize,
    /// Whether a rack was drawn with a secret that is not here.
    pub lacks_secret: bool,
    /// How placements are counted a second time.
    table: Option<PlainTable>,
    /// Whether every top is searched a second time.
    is_slow: bool,
    /// Where searches are kept that other logs ask for as well.
    searched: Option<&'a Searched>,
    /// The words that count after the events so far, where they are there.
    pub(crate) words: Option<Cow<'a, Graph>>,
    /// What is left of the draw that the seed gives.
    pub(crate) draw: VecDeque<Event>,
    /// The verdicts that held, by round and by what the slip says: many players write the same, and
    /// nothing but slips was recorded since.
    held: BTreeMap<RoundNumber, BTreeMap<SlipText, Verdict>>,
}

impl<'a> Audit<'a> {
    /// Begins with a tournament just set up; without words what rests on them is left out.
    pub fn new(state: Tournament, words: Option<&'a Graph>, is_slow: bool) -> Self {
        Self {
            table: PlainTable::of(&state.edition, &state.profile.form),
            state,
            differences: Vec::new(),
            slips: 0,
            lacks_secret: false,
            is_slow,
            searched: None,
            words: words.map(Cow::Borrowed),
            draw: VecDeque::new(),
            held: BTreeMap::new(),
        }
    }

    /// The same, with searches shared by other logs.
    pub fn sharing(self, searched: &'a Searched) -> Self {
        Self { searched: Some(searched), ..self }
    }

    /// Checks an event against the state before it, and goes on from it.
    pub fn take(&mut self, event: &Event, stamp: &Stamp) {
        let number = self.state.events() + 1;
        let difference = self.difference(event).or_else(|| self.top_again(event));
        self.state.apply(event, stamp);
        if !matches!(event, Event::SlipJudged { .. }) {
            self.held.clear();
        }
        let is_ruling = matches!(event, Event::RulingGiven { .. } | Event::RulingRevoked { .. });
        if let Some(words) = self.words.as_mut().filter(|_| is_ruling) {
            *words = Cow::Owned(words_in_force(&self.state, words));
        }
        let difference = difference.or_else(|| self.outcome_again(event));
        let difference = difference.map(|what| format!("event {number}: {what}"));
        self.differences.extend(difference);
    }

    /// The top of a round, searched by the second searcher.
    fn top_again(&self, event: &Event) -> Option<String> {
        let Event::TopRevealed { round, tops } = event else {
            return None;
        };
        self.searched_again(*round, tops)
    }

    /// What a ruling changed: verdicts counted and tops searched a second time.
    fn outcome_again(&self, event: &Event) -> Option<String> {
        let (Event::RulingGiven { outcome, .. } | Event::RulingRevoked { outcome, .. }) = event
        else {
            return None;
        };
        let again = |tops: &RoundTops| self.searched_again(tops.round, &tops.tops);
        let verdict = |fresh: &SlipVerdict| {
            if self.is_ruled(fresh.slip) {
                return None;
            }
            let (round, _) = self.state.slip(fresh.slip)?;
            let what = format_args!("slip {}", fresh.slip);
            self.counted_again(what, round, &fresh.verdict)
        };
        let mut tops = outcome.tops.iter().filter_map(again);
        tops.next().or_else(|| outcome.verdicts.iter().find_map(verdict))
    }

    /// Whether the arbiter ruled what a slip is worth, so that there is nothing to count.
    fn is_ruled(&self, id: SlipNumber) -> bool {
        let mut given = self.state.rulings.iter();
        given.any(|given| matches!(given.what, Ruling::SlipJudged { slip, .. } if slip == id))
    }

    fn searched_again(&self, round: RoundNumber, tops: &Tops) -> Option<String> {
        let words = self.words.as_deref().filter(|_| self.is_slow)?;
        let (state, round) = (&self.state, self.state.round(round)?);
        let table = self.table.as_ref()?;
        let search = || tops_differ(state, table, words, round, tops);
        let Some(searched) = self.searched else {
            return search();
        };
        searched.answer(question(state, round, tops), search)
    }

    pub(crate) fn referee(&self) -> Option<Referee<'_>> {
        self.words.as_deref().map(|words| Referee { words })
    }

    fn difference(&mut self, event: &Event) -> Option<String> {
        match event {
            Event::RackRejected { because: Rejection::Refused { reason }, .. } => {
                self.refused_rack(event, reason)
            }
            Event::RackRejected { origin, .. } | Event::RackDrawn { origin, .. } => match origin {
                RackOrigin::Program { attempt } => self.drawn_rack(event, *attempt),
                RackOrigin::Hand { .. } => self.rack_by_hand(event, origin),
                RackOrigin::Relayed => self.rack_relayed(event),
                RackOrigin::Prepared => self.prepared_rack(event),
            },
            Event::SeedRevealed { secret } => {
                let is_right = self.state.seed.with_secret(secret).is_some();
                let wrong = "the secret revealed is not the one that was committed to";
                (!is_right).then(|| wrong.to_owned())
            }
            Event::Finalised { .. } => {
                let open = finality::open(&self.state);
                let open = open.first()?;
                Some(format!("declared final although {open}"))
            }
            Event::GameEnded { because } if *because != GameEnd::ByArbiter => {
                if self.state.prepared_game().is_some() {
                    self.prepared_rack(event)
                } else {
                    self.drawn(event)
                }
            }
            Event::TopRevealed { round, .. } => self.top(*round, event),
            Event::TopPlaced { round, placed } => {
                let round = self.state.round(*round)?;
                let points = self.points(round, &placed.placement);
                differs("the points on the board", &Some(placed.points), &points)
                    .or_else(|| self.prepared_placement(round, placed))
            }
            Event::SlipJudged { slip, round, player, text, verdict, replaces } => {
                self.slips += 1;
                let what = SlipName { slip: *slip, round: *round, player: *player };
                let round = self.state.round(*round)?;
                let before = round.slip_of(*player).map(|slip| slip.id);
                differs(format_args!("what {what} replaces"), replaces, &before)
                    .or_else(|| as_sent(what, round, text))
                    .or_else(|| self.slip(what, text, verdict))
            }
            Event::SlipDisputed(disputed) => self.disputed(disputed),
            Event::RulingGiven { ruling, because, what, .. } => {
                let (what, because) = (what.clone(), because.clone());
                self.ruling(*ruling, event, &Command::GiveRuling { what, because })
            }
            Event::RulingRevoked { ruling, because, .. } => {
                let (ruling, because) = (*ruling, because.clone());
                self.ruling(ruling, event, &Command::RevokeRuling { ruling, because })
            }
            Event::TournamentCreated(_)
            | Event::EntropyAdded { .. }
            | Event::EpochBegun { .. }
            | Event::Definalised { .. }
            | Event::PlayerRegistered { .. }
            | Event::PlayerWithdrew { .. }
            | Event::PlayerReturned { .. }
            | Event::PlayerChanged { .. }
            | Event::PlayerRenumbered { .. }
            | Event::AbsenceNoted { .. }
            | Event::PlayersMerged { .. }
            | Event::RoundOpened { .. }
            | Event::ClockPaused { .. }
            | Event::ClockResumed { .. }
            | Event::ClockExtended { .. }
            | Event::SlipHandedIn { .. }
            | Event::HandInTakenBack { .. }
            | Event::SlipSent { .. }
            | Event::SlipCameLate { .. }
            | Event::LateSlipDecided { .. }
            | Event::DisputeSettled { .. }
            | Event::SlipConfirmed { .. }
            | Event::NoticeDelivered { .. }
            | Event::NoteWritten { .. }
            | Event::DoubleEntrySet { .. }
            | Event::RoundClosed { .. }
            | Event::SlipWithdrawn { .. }
            | Event::MarkingLocked { .. }
            | Event::GameEnded { .. } => None,
        }
    }

    /// An entry that is said to differ from what is recorded: it does.
    fn disputed(&self, disputed: &Disputed) -> Option<String> {
        let (_, slip) = self.state.slip(disputed.slip)?;
        let (text, copies) = (&disputed.text, disputed.copies);
        let agrees = self.state.agrees(slip, text, copies);
        let name = SlipName { slip: slip.id, round: disputed.round, player: disputed.player };
        agrees.then(|| format!("{name} is said to be disputed, but both entries say the same"))
    }

    /// A ruling: what follows from it follows again.
    fn ruling(&self, number: RulingNumber, event: &Event, command: &Command) -> Option<String> {
        let again = decide(&self.state, command, self.referee()?);
        let again = again.as_ref().ok().and_then(|events| events.first());
        differs(format_args!("ruling {number}"), &Some(event), &again)
    }

    fn top(&self, round: RoundNumber, event: &Event) -> Option<String> {
        let (state, round, referee) = (&self.state, self.state.round(round)?, self.referee()?);
        let again = || differs("the top", &Some(event), &reveal(state, round, referee).first());
        match (self.searched, event) {
            (Some(searched), Event::TopRevealed { tops, .. }) => {
                let question = question(state, round, tops);
                searched.answer(format!("the solver's {question}"), again)
            }
            _ => again(),
        }
    }

    /// A slip, judged again unless another one said the same and was worth the same.
    fn slip(&mut self, what: SlipName, text: &SlipText, recorded: &Verdict) -> Option<String> {
        let held = self.held.get(&what.round);
        if held.and_then(|held| held.get(text)) == Some(recorded) {
            return None;
        }
        let round = self.state.round(what.round)?;
        let difference = self.verdict(what, round, text, recorded);
        if difference.is_none() {
            let held = self.held.entry(what.round).or_default();
            held.insert(text.clone(), recorded.clone());
        }
        difference
    }

    fn verdict(
        &self,
        what: SlipName,
        round: &Round,
        text: &SlipText,
        recorded: &Verdict,
    ) -> Option<String> {
        // How many slips there were is the arbiter's word.
        let of_the_arbiter =
            |reason: &&Reason| matches!(reason, Reason::NoSlip | Reason::SeveralSlips);
        if let [only] = recorded.reasons.as_slice()
            && let Some(reason) = Some(only).filter(of_the_arbiter)
        {
            return differs(what, recorded, &Verdict::zero(reason.clone()));
        }
        if let Some(referee) = self.referee() {
            let again = verdict(&self.state, referee, round, text);
            if let Some(difference) = differs(what, recorded, &again) {
                return Some(difference);
            }
        }
        self.counted_again(what, round, recorded)
    }

    /// A verdict, counted by the second scorer.
    fn counted_again(
        &self,
        what: impl Display,
        round: &Round,
        recorded: &Verdict,
    ) -> Option<String> {
        let counted = match &recorded.reading {
            Some(reading) => self.points(round, reading),
            None => None,
        };
        let raw = recorded.raw_points();
        let expected = if recorded.is_valid() { counted } else { Some(raw) };
        let what = format_args!("the points of {what}");
        differs(what, &recorded.would_be, &counted)
            .or_else(|| differs(what, &Some(raw), &expected))
            .or_else(|| {
                let is_zero = recorded.is_valid() || recorded.points == 0;
                (!is_zero).then(|| format!("{what}: {} although it is no good", recorded.points))
            })
    }

    /// What a placement of a round scores by the second scorer; `None` where it is none.
    fn points(&self, round: &Round, text: &PlacementText) -> Option<i32> {
        let placement = self.state.read_placement(text)?;
        self.table.as_ref()?.points(&round.board, &placement)
    }
}

/// The first slip of a player who sent one himself says what he sent.
fn as_sent(what: SlipName, round: &Round, text: &SlipText) -> Option<String> {
    let sent = round.sent.get(&what.player)?;
    let is_first = round.slips.all_of(what.player).next().is_none();
    let other = is_first && sent.text != *text;
    other.then(|| format!("{what}: sent {:?}, judged {text:?}", sent.text))
}

pub(crate) fn differs<T: PartialEq + Debug>(
    what: impl Display,
    recorded: &T,
    again: &T,
) -> Option<String> {
    (recorded != again).then(|| format!("{what}: recorded {recorded:?}, found again {again:?}"))
}
