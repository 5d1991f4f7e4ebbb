//! Deciding again what a log says was decided.

use crate::audit::{plain_score::PlainTable, slow::Searched, slow::question, slow::tops_differ};
use flavita_lexicon::graph::Graph;
use flavita_tournament::model::log_difference::{Again, Differing, Found, LogDifference, SlipName};
use flavita_tournament::model::{Command, Disputed, Event, GameEnd, PlacementText, Rejection};
use flavita_tournament::model::{Round, RoundNumber, SlipText, Stamp, Tops, Verdict};
use flavita_tournament::{decide::finality, decide::reveal::reveal, judging::judge::verdict};
use flavita_tournament::{judging::words_in_force::words_in_force, state::Tournament};
use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};

/// Follows a log event by event and notes where its author must have decided otherwise.
#[derive(Debug)]
pub struct Audit<'a> {
    /// The state after the events so far.
    pub state: Tournament,
    /// What differs.
    pub differences: Vec<LogDifference>,
    /// How many slips were looked at.
    pub slips: usize,
    /// Whether a rack was drawn with a secret that is not here.
    pub lacks_secret: bool,
    /// How placements are counted a second time.
    table: Option<PlainTable>,
    /// Whether every top is searched a second time.
    is_slow: bool,
    /// Where searches are kept that other logs ask for as well.
    pub(crate) searched: Option<&'a Searched>,
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

    /// Checks an event against the state before it, and goes on from it.
    pub fn take(&mut self, event: &Event, stamp: &Stamp) {
        let number = i64::try_from(self.state.events() + 1).ok();
        let difference = self.difference(event);
        self.state.apply(event, stamp);
        if !matches!(event, Event::SlipJudged { .. }) {
            self.held.clear();
        }
        let is_ruling = matches!(event, Event::RulingGiven { .. } | Event::RulingRevoked { .. });
        if let Some(words) = self.words.as_mut().filter(|_| is_ruling) {
            *words = Cow::Owned(words_in_force(&self.state, words));
        }
        let difference = difference.or_else(|| self.outcome_again(event));
        let difference = difference.map(|what| LogDifference { event: number, what });
        self.differences.extend(difference);
    }

    /// The tops of a round, searched by the second searcher.
    pub(crate) fn searched_again(&self, round: RoundNumber, tops: &Tops) -> Found {
        let words = self.words.as_deref().filter(|_| self.is_slow)?;
        let (state, round) = (&self.state, self.state.round(round)?);
        let table = self.table.as_ref()?;
        let search = || tops_differ(state, table, words, round, tops);
        let Some(searched) = self.searched else { return search() };
        searched.answer(question(state, round, tops), search)
    }

    pub(crate) fn words(&self) -> Option<&Graph> {
        self.words.as_deref()
    }

    fn difference(&mut self, event: &Event) -> Found {
        match event {
            Event::RackRejected { because: Rejection::Refused { reason }, .. } => {
                self.refused_rack(event, reason)
            }
            Event::RackRejected { rack, origin, .. } | Event::RackDrawn { rack, origin, .. } => {
                self.rack(event, rack, origin)
            }
            Event::VowelsSet { vowels, .. } => self.vowels_set(*vowels),
            Event::SeedRevealed { secret } => {
                let is_right = self.state.seed.with_secret(secret).is_some();
                (!is_right).then_some(Differing::SecretShown)
            }
            Event::Finalised { .. } => {
                finality::open(&self.state).first().copied().map(Differing::FinalAlthough)
            }
            Event::GameEnded { because } if *because != GameEnd::ByArbiter => {
                if self.state.prepared_game().is_some() {
                    self.prepared_rack(event)
                } else {
                    self.drawn(event)
                }
            }
            Event::TopRevealed { round, tops } => {
                self.top(*round, event, tops).or_else(|| self.searched_again(*round, tops))
            }
            Event::TopPlaced { round, placed } => {
                let round = self.state.round(*round)?;
                let points = self.points(round, &placed.placement);
                Differing::between(Again::PointsOnBoard, &Some(placed.points), &points)
                    .or_else(|| self.prepared_placement(round, placed))
            }
            Event::SlipJudged { slip, round, player, text, verdict, replaces } => {
                self.slips += 1;
                let what = SlipName { slip: *slip, round: *round, player: *player };
                let round = self.state.round(*round)?;
                let before = round.slip_of(*player).map(|slip| slip.id);
                Differing::between(Again::SlipReplaces(what), replaces, &before)
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
            | Event::SlipAppealed { .. }
            | Event::NoteWritten { .. }
            | Event::DoubleEntrySet { .. }
            | Event::BlocksSet { .. }
            | Event::RoundClosed { .. }
            | Event::SlipWithdrawn { .. }
            | Event::MarkingLocked { .. }
            | Event::GameEnded { .. } => None,
        }
    }

    /// An entry that is said to differ from what is recorded: it does.
    fn disputed(&self, disputed: &Disputed) -> Found {
        let (_, slip) = self.state.slip(disputed.slip)?;
        let (text, copies) = (&disputed.text, disputed.copies);
        let agrees = self.state.agrees(slip, text, copies);
        let name = SlipName { slip: slip.id, round: disputed.round, player: disputed.player };
        agrees.then_some(Differing::NoDispute(name))
    }

    fn top(&self, round: RoundNumber, event: &Event, tops: &Tops) -> Found {
        let (state, round, words) = (&self.state, self.state.round(round)?, self.words()?);
        let again =
            || Differing::between(Again::Top, &Some(event), &reveal(state, round, words).first());
        let Some(searched) = self.searched else { return again() };
        searched.answer(format!("the solver's {}", question(state, round, tops)), again)
    }

    /// A slip, judged again unless another one said the same and was worth the same.
    fn slip(&mut self, what: SlipName, text: &SlipText, recorded: &Verdict) -> Found {
        let held = self.held.get(&what.round);
        if held.and_then(|held| held.get(text)) == Some(recorded) {
            return None;
        }
        let round = self.state.round(what.round)?;
        let difference = self.verdict(what, round, text, recorded);
        if difference.is_none() {
            self.held.entry(what.round).or_default().insert(text.clone(), recorded.clone());
        }
        difference
    }

    fn verdict(&self, what: SlipName, round: &Round, text: &SlipText, recorded: &Verdict) -> Found {
        if recorded.is_the_arbiters_word() {
            let zero = Verdict { reasons: recorded.reasons.clone(), ..Verdict::default() };
            return Differing::between(Again::Slip(what), recorded, &zero);
        }
        if let Some(words) = self.words() {
            let again = verdict(&self.state, words, round, text);
            let difference = Differing::between(Again::Slip(what), recorded, &again);
            if difference.is_some() {
                return difference;
            }
        }
        self.counted_again(what, round, recorded)
    }

    /// A verdict, counted by the second scorer.
    pub(crate) fn counted_again(&self, slip: SlipName, round: &Round, recorded: &Verdict) -> Found {
        let counted = recorded.reading.as_ref().and_then(|text| self.points(round, text));
        let raw = recorded.raw_points();
        let expected = if recorded.is_valid() { counted } else { Some(raw) };
        let of = Again::SlipPoints(slip);
        let points = recorded.points;
        let is_zero = recorded.is_valid() || points == 0;
        Differing::between(of, &recorded.would_be, &counted)
            .or_else(|| Differing::between(of, &Some(raw), &expected))
            .or_else(|| (!is_zero).then_some(Differing::InvalidScores { slip, points }))
    }

    /// What a placement of a round scores by the second scorer; `None` where it is none.
    fn points(&self, round: &Round, text: &PlacementText) -> Option<i32> {
        let placement = self.state.read_placement(text)?;
        self.table.as_ref()?.points(&round.board, &placement)
    }
}

/// The first slip of a player who sent one himself says what he sent.
fn as_sent(what: SlipName, round: &Round, text: &SlipText) -> Found {
    let sent = round.sent.get(&what.player)?;
    let is_first = round.slips.all_of(what.player).next().is_none();
    Differing::between(Again::SlipSent(what), text, &sent.text).filter(|_| is_first)
}
