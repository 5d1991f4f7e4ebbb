//! A tournament as its events have made it.

use crate::model::{Event, PlacedTop, PlacementText, Player, PlayerNumber, PreparedGame};
use crate::model::{PreparedNote, RejectedRack, Rejection, Round, RoundNumber, Slip, SlipNumber};
use crate::model::{Stamp, TournamentCreated};
use crate::{model::block::misplaced, state::facts::Facts, state::secret::Secret};
use flavita_game::{Bag, Board, FaultyText, NoSuchSwitch, Placement, parse};
use std::{collections::BTreeMap, collections::BTreeSet, sync::Arc};

/// Why a row of events is no tournament.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The first event is not the setting up.
    #[error("the log does not begin with the setting up of a tournament")]
    NoBeginning,
    /// The edition in the first event cannot be read.
    #[error("the edition in the log cannot be read: {0}")]
    Edition(#[from] FaultyText),
    /// A switch in the first event that the edition has not.
    #[error("the log cannot be replayed: {0}")]
    Switch(#[from] NoSuchSwitch),
    /// An event that does not fit what happened before it.
    #[error("event {0} does not fit the events before it")]
    Misfit(usize),
}

/// The state of a tournament.
///
/// Only [`apply`](Self::apply) changes it, but for the secret that is entrusted to it: its [`Facts`] can be
/// read by everybody, since it dereferences to them, and written by nobody outside this room.
#[derive(Clone, Debug, derive_more::Deref)]
pub struct Tournament {
    #[deref]
    pub(super) facts: Facts,
    /// The prepared game that it plays, if it plays one.
    pub(super) prepared: Option<PreparedNote>,
    /// The game that the note promises, once it has been opened.
    pub(crate) opened: Option<Arc<PreparedGame>>,
    pub(super) secret: Option<Secret>,
    /// The highest number of a slip.
    pub(crate) last_slip: SlipNumber,
    pub(super) misfits: Vec<usize>,
    pub(super) events: usize,
}

impl Tournament {
    /// Begins a tournament.
    ///
    /// # Errors
    /// When the edition's text is not sound or it has no such switch.
    pub fn new(created: &TournamentCreated, stamp: &Stamp) -> Result<Self, ReplayError> {
        let edition = parse(&created.edition)?.with_switches(&created.switches)?;
        let facts = Facts {
            name: created.name.clone(),
            edition: Arc::new(created.profile.form.play(&edition)),
            dictionary: created.dictionary.clone(),
            profile: created.profile.clone(),
            seed: created.seed.clone(),
            meeting: created.meeting.clone(),
            relayed: created.relayed.clone(),
            created_ms: stamp.at_ms,
            players: Arc::default(),
            board: Board::default(),
            rounds: Vec::new(),
            vowels: BTreeMap::new(),
            rejected: Vec::new(),
            rulings: Vec::new(),
            ended: None,
            final_head: None,
            epoch: 1,
            has_double_entry: false,
            blocks: Vec::new(),
            delivered: BTreeSet::new(),
            appeals: BTreeMap::new(),
        };
        Ok(Self {
            facts,
            prepared: created.prepared.clone(),
            opened: None,
            secret: None,
            last_slip: SlipNumber(0),
            misfits: Vec::new(),
            events: 1,
        })
    }

    /// Replays a whole log.
    ///
    /// # Errors
    /// When the log does not begin with a setting up or an event does not fit those before it.
    pub fn replay<'a>(
        log: impl IntoIterator<Item = (&'a Event, &'a Stamp)>,
    ) -> Result<Self, ReplayError> {
        let mut log = log.into_iter();
        let Some((Event::TournamentCreated(created), stamp)) = log.next() else {
            return Err(ReplayError::NoBeginning);
        };
        let mut state = Self::new(created, stamp)?;
        log.for_each(|(event, stamp)| state.apply(event, stamp));
        state.misfit().map_or(Ok(state), |event| Err(ReplayError::Misfit(event)))
    }

    /// The number of the first event that did not fit those before it.
    pub fn misfit(&self) -> Option<usize> {
        self.misfits.first().copied()
    }

    /// How many events made this state.
    pub fn events(&self) -> usize {
        self.events
    }

    /// The round of this number, from 1.
    pub fn round(&self, number: RoundNumber) -> Option<&Round> {
        self.rounds.get(number.place()?)
    }

    pub(super) fn players_mut(&mut self) -> &mut BTreeMap<PlayerNumber, Player> {
        Arc::make_mut(&mut self.facts.players)
    }

    /// The last round drawn.
    pub fn last_round(&self) -> Option<&Round> {
        self.rounds.last()
    }

    /// The last round whose placement went on the board, with that placement.
    pub fn last_placed(&self) -> Option<(&Round, &PlacedTop)> {
        self.rounds.iter().rev().find_map(|round| Some((round, round.placed.as_ref()?)))
    }

    /// The number that the next rack drawn will have.
    pub fn next_round(&self) -> RoundNumber {
        self.last_round().map_or(RoundNumber(1), |round| round.number.next())
    }

    /// The players who play in a round, by number.
    pub fn players_in(&self, round: RoundNumber) -> impl Iterator<Item = &Player> {
        self.players.values().filter(move |player| player.plays_in(round))
    }

    /// Whether a player plays in a round.
    pub fn plays(&self, player: PlayerNumber, round: RoundNumber) -> bool {
        let player = self.players.get(&player);
        player.is_some_and(|player| player.plays_in(round))
    }

    /// The players of a round who have no slip yet.
    pub fn missing<'a>(&'a self, round: &'a Round) -> impl Iterator<Item = &'a Player> {
        let without = |player: &&Player| round.slip_of(player.number).is_none();
        self.players_in(round.number).filter(without)
    }

    /// The last round up to which every round is marked; 0 before the first.
    pub fn marked_until(&self) -> RoundNumber {
        let marked = self.rounds.iter().take_while(|round| self.is_marked(round));
        marked.last().map_or(RoundNumber(0), |round| round.number)
    }

    /// The tiles that are not on the board.
    pub fn bag(&self) -> Bag {
        Bag::beside(&self.edition, &self.board)
    }

    /// Where a slip is: its round, and its place there.
    pub fn slip(&self, id: SlipNumber) -> Option<(&Round, &Slip)> {
        self.rounds.iter().find_map(|round| Some((round, round.slips.get(id)?)))
    }

    /// The placement that a text stands for.
    pub fn read_placement(&self, text: &PlacementText) -> Option<Placement> {
        text.read(&self.edition)
    }

    /// Takes an event into the state.
    ///
    /// An event that does not fit is left out and remembered: [`replay`](Self::replay) refuses
    /// such a log.
    pub fn apply(&mut self, event: &Event, stamp: &Stamp) {
        self.events += 1;
        if self.try_apply(event, stamp).is_none() {
            self.misfits.push(self.events);
        }
    }

    /// The tournament as it would be after these events.
    pub fn after(&self, events: &[Event]) -> Self {
        let mut draft = self.clone();
        for event in events {
            draft.apply(event, &Stamp::default());
        }
        draft
    }

    fn try_apply(&mut self, event: &Event, stamp: &Stamp) -> Option<()> {
        if self.final_head.is_some() != matches!(event, Event::Definalised { .. }) {
            return None;
        }
        event.is_countable().then_some(())?;
        match event {
            Event::TournamentCreated(_) => return None,
            Event::EntropyAdded { public } => {
                self.takes_entropy().then_some(())?;
                self.facts.seed.public.clone_from(public);
            }
            Event::SeedRevealed { secret } => {
                (self.ended.is_some() && self.keeps_a_secret()).then_some(())?;
                self.facts.seed.secret.clone_from(secret);
            }
            Event::Finalised { head } => {
                self.ended?;
                self.facts.final_head = Some(head.clone());
            }
            Event::Definalised { .. } => self.facts.final_head = None,
            Event::NoteWritten { .. } => {}
            Event::EpochBegun { epoch } => {
                (*epoch == self.epoch + 1).then_some(())?;
                self.facts.epoch = *epoch;
            }
            Event::PlayerRegistered { .. }
            | Event::PlayerWithdrew { .. }
            | Event::PlayerReturned { .. }
            | Event::PlayerChanged { .. }
            | Event::PlayerRenumbered { .. }
            | Event::AbsenceNoted { .. }
            | Event::PlayersMerged { .. } => self.take_players(event)?,
            Event::RackRejected { round, rack, origin, because } => {
                if let Rejection::Refused { .. } = because {
                    self.take_rack_back(*round, rack, origin)?;
                } else {
                    self.awaits_rack(*round)?;
                }
                let (rack, origin, because) = (rack.clone(), origin.clone(), because.clone());
                self.facts.rejected.push(RejectedRack { round: *round, rack, origin, because });
            }
            Event::VowelsSet { round, vowels } => {
                self.awaits_rack(*round).filter(|()| self.takes_vowels())?;
                self.facts.vowels.insert(*round, *vowels);
            }
            Event::RackDrawn { round, rack, origin } => {
                self.add_round(*round, rack, origin, stamp)?;
            }
            Event::TopPlaced { round, placed } => self.take_placed(*round, placed)?,
            Event::GameEnded { because } => {
                self.awaits_rack(self.next_round())?;
                self.facts.ended = Some(*because);
            }
            Event::SlipJudged { .. } => self.take_slip(event, stamp)?,
            Event::SlipSent { .. } => self.take_sent(event, stamp)?,
            Event::SlipCameLate { .. } | Event::LateSlipDecided { .. } => {
                self.take_late(event, stamp)?;
            }
            Event::SlipDisputed(_)
            | Event::SlipConfirmed { .. }
            | Event::NoticeDelivered { .. }
            | Event::DisputeSettled { .. } => self.take_dispute(event, stamp)?,
            Event::SlipAppealed { round, player, appeal } => {
                let slip = self.round(*round)?.slip_of(*player)?.id;
                self.may_appeal(slip, *appeal).then(|| self.take_appeal(slip, *appeal))?;
            }
            Event::DoubleEntrySet { is_on, at_once } => {
                (self.has_double_entry != *is_on).then_some(())?;
                self.facts.has_double_entry = *is_on;
                let open = self.facts.rounds.iter_mut().filter(|round| !round.is_locked);
                open.filter(|_| *at_once).for_each(|round| round.is_double = *is_on);
            }
            Event::BlocksSet { blocks } => {
                (self.blocks != *blocks && misplaced(blocks).is_none()).then_some(())?;
                self.facts.blocks.clone_from(blocks);
            }
            Event::TopRevealed { .. } => self.take_tops(event, stamp)?,
            Event::RulingGiven { .. } | Event::RulingRevoked { .. } => {
                self.take_ruling(event, stamp)?;
            }
            Event::RoundOpened { .. }
            | Event::ClockPaused { .. }
            | Event::ClockResumed { .. }
            | Event::ClockExtended { .. }
            | Event::SlipHandedIn { .. }
            | Event::HandInTakenBack { .. }
            | Event::RoundClosed { .. }
            | Event::SlipWithdrawn { .. }
            | Event::MarkingLocked { .. } => self.round_mut(event.round()?)?.apply(event, stamp)?,
        }
        Some(())
    }

    pub(super) fn round_mut(&mut self, number: RoundNumber) -> Option<&mut Round> {
        self.facts.rounds.get_mut(number.place()?)
    }
}
