//! What telephones and other computers saw of a tournament, compared with its log.
//!
//! A telephone keeps two things by itself: what the server acknowledged ([`Sent`]), and between the
//! rounds the head of the log with what its player's slips then were ([`Seen`]). A head binds
//! everything before it, so no signature is needed: where the head after an event is another one,
//! the log was written anew, and the slips say what of it was this player's; where the head is the
//! same and a slip is not, it is the receipt that was changed.
//!
//! The answer to a slip carries its text and time, and no head. The head after it is a hash over a
//! head that is public and over what others sent since; they cannot be guessed from it, because the
//! key of each request (96 random bits of its telephone) is hashed as well. But the number of the
//! event, or a head that is not the expected one, would tell each telephone that somebody else has
//! just changed his mind, which nobody may know of an open round. So the head is given when the top
//! is out, and covers the slip then.

use crate::audit::{check, spoken, stream};
use crate::{audit::stream::Understood, desk::OpenError, machine::clock::time_of_day};
use flavita_store::{error::StoreError, error::StoreFault, event::Head, exported, held};
use flavita_tournament::model::log_difference::{AsFact, Differing, Fact, LogDifference, OfPlayer};
use flavita_tournament::model::{Event, PlayerNumber, RoundNumber, SlipText};
use flavita_tournament::state::Tournament;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, io, path::Path};
use thiserror::Error;

/// What one player's telephone kept.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Receipts {
    /// The name of the tournament, for who looks into the file.
    #[serde(default)]
    pub name: String,
    /// The player's number.
    pub player: PlayerNumber,
    /// What was acknowledged.
    #[serde(default)]
    pub sent: Vec<Sent>,
    /// What was shown between the rounds.
    #[serde(default)]
    pub seen: Vec<Seen>,
}

impl Receipts {
    /// The last event of which it knows the head; `None` where it knows none.
    pub fn witnessed(&self) -> Option<i64> {
        self.seen.iter().map(|seen| seen.events).max().filter(|last| *last > 0)
    }

    /// Whether it has seen nothing that a log could be compared with.
    pub fn is_hollow(&self) -> bool {
        self.sent.is_empty() && self.witnessed().is_none()
    }
}

/// A slip that was acknowledged.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Sent {
    /// Its round.
    pub round: RoundNumber,
    /// The coordinates, as the log has them.
    pub at: String,
    /// The word, as the log has it.
    pub word: String,
    /// The points that the player claims.
    pub claimed: Option<i32>,
    /// When it came: milliseconds since 1970 (UTC).
    pub at_ms: i64,
}

impl Sent {
    /// A slip of a round that came at this time.
    pub fn of(round: RoundNumber, text: &SlipText, at_ms: i64) -> Self {
        let SlipText { at, word, claimed, .. } = text.clone();
        Self { round, at, word, claimed, at_ms }
    }
}

/// What a player's slips were when the log ended with this head.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Seen {
    /// The number of the last event.
    pub events: i64,
    /// Its hash, 64 digits.
    pub head: String,
    /// The slips of rounds whose tops were out: all, or those that had changed since the last time.
    #[serde(default)]
    pub slips: Vec<SeenSlip>,
}

/// A slip that counted.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct SeenSlip {
    /// Its round.
    pub round: RoundNumber,
    /// The coordinates.
    pub at: String,
    /// The word.
    pub word: String,
    /// What it was worth.
    pub points: i32,
    /// Whether it was the top.
    pub top: bool,
    /// The player's thinking time in the round, in milliseconds.
    pub used_ms: u64,
}

impl AsFact for SeenSlip {
    fn fact(&self) -> Fact {
        let Self { at, word, points, top, used_ms, .. } = self.clone();
        let text = SlipText { at, word, used_ms: Some(used_ms), ..SlipText::default() };
        Fact::Seen { text, points, is_top: top }
    }
}

impl Seen {
    /// What a player sees of his slips at this end of the log.
    pub fn of(state: &Tournament, head: Head, player: PlayerNumber) -> Self {
        let rounds = state.rounds.iter().map(|round| round.number);
        let slips = rounds.filter_map(|round| seen_slip(state, round, player)).collect();
        Self { events: head.seq, head: head.hash.to_string(), slips }
    }
}

fn seen_slip(state: &Tournament, round: RoundNumber, player: PlayerNumber) -> Option<SeenSlip> {
    let round = state.round(round).filter(|round| round.may_be_marked())?;
    let slip = round.slip_of(player)?;
    Some(SeenSlip {
        round: round.number,
        at: slip.text.at.clone(),
        word: slip.text.word.clone(),
        points: slip.verdict.points,
        top: slip.verdict.is_top,
        used_ms: state.used_ms(round, player),
    })
}

/// Why what somebody kept cannot be compared.
#[derive(Debug, Error)]
pub enum ReceiptsError {
    /// The file cannot be read.
    #[error("{0}: {1}")]
    Unread(String, io::Error),
    /// There is nothing in it.
    #[error("{0} is empty")]
    Empty(String),
    /// It is neither what a telephone saves nor a log.
    #[error("{0}: {1}")]
    Unknown(String, serde_json::Error),
    /// A log cannot be read.
    #[error(transparent)]
    Log(#[from] OpenError),
}

/// What telephones kept, one after the other.
///
/// # Errors
/// Where it is anything else.
pub fn of_telephones(bytes: &[u8]) -> Result<Vec<Receipts>, serde_json::Error> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    serde_json::Deserializer::from_slice(bytes).into_iter().collect()
}

/// Reads what telephones kept; or what a second computer did: its copy of the log, as receipts of
/// every player at its end.
///
/// # Errors
/// When it is neither, or cannot be read.
pub fn read(path: &Path) -> Result<Vec<Receipts>, ReceiptsError> {
    let named = || path.display().to_string();
    let bytes = held::read(path).map_err(|error| ReceiptsError::Unread(named(), error))?;
    // A line of a log is JSON too, but has no player.
    match of_telephones(&bytes) {
        Ok(receipts) if !receipts.is_empty() => return Ok(receipts),
        Ok(_) => return Err(ReceiptsError::Empty(named())),
        Err(_) if exported::is_database(path) || exported::is_export(path) => {}
        Err(error) => return Err(ReceiptsError::Unknown(named(), error)),
    }
    let mut copy = Vec::new();
    let mut sent = BTreeSet::new();
    along(path, |state, understood| {
        sent.extend(sent_by(understood));
        if understood.head.seq == state.1 {
            copy = of_everybody(state.0, understood.head, &sent);
        }
    })?;
    Ok(copy)
}

/// What every player could have kept at this end of a log.
pub fn of_everybody(
    state: &Tournament,
    head: Head,
    sent: &BTreeSet<(PlayerNumber, Sent)>,
) -> Vec<Receipts> {
    let of = |player: &PlayerNumber| Receipts {
        name: state.name.clone(),
        player: *player,
        sent: sent.iter().filter(|(of, _)| of == player).map(|(_, one)| one.clone()).collect(),
        seen: vec![Seen::of(state, head, *player)],
    };
    state.players.keys().map(of).collect()
}

/// Compares a log with what was kept of it.
///
/// # Errors
/// When the log cannot be read.
pub fn compare(path: &Path, kept: &[Receipts]) -> Result<Vec<LogDifference>, ReceiptsError> {
    let mut differences = Vec::new();
    let mut sent = BTreeSet::new();
    let mut end = 0;
    along(path, |(state, _), understood| {
        sent.extend(sent_by(understood));
        end = understood.head.seq;
        for one in kept {
            for seen in one.seen.iter().filter(|seen| seen.events == end) {
                differences.extend(seen_otherwise(state, understood.head, one.player, seen));
            }
        }
    })?;
    for one in kept {
        let beyond = one.seen.iter().map(|seen| seen.events).max().filter(|last| *last > end);
        let seen_beyond = |seen| of_player(one.player, OfPlayer::SeenBeyond { seen, end });
        differences.extend(beyond.map(seen_beyond));
        let missing = one.sent.iter().filter_map(|slip| missing(&sent, one.player, slip));
        differences.extend(missing);
    }
    differences.dedup();
    Ok(differences)
}

/// The last event after which the log's head is said in the words that stand for these bits.
///
/// # Errors
/// When the log cannot be read.
pub fn event_with(path: &Path, bits: u128) -> Result<Option<i64>, ReceiptsError> {
    let mut found = None;
    along(path, |_, understood| {
        if spoken::first_bits(&understood.head.hash) == bits {
            found = Some(understood.head.seq);
        }
    })?;
    Ok(found)
}

/// What a player saw that the log does not say after the same event.
fn seen_otherwise(
    state: &Tournament,
    head: Head,
    player: PlayerNumber,
    seen: &Seen,
) -> Vec<LogDifference> {
    let found = Seen::of(state, head, player);
    let is_same_log = found.head == seen.head;
    let is_amiss = |slip: &&SeenSlip| !found.slips.contains(slip);
    let slips = seen.slips.iter().filter(is_amiss).map(|slip| {
        let (round, seen) = (slip.round, slip.fact());
        if is_same_log {
            return of_player(player, OfPlayer::KeptChanged { round, kept: seen });
        }
        let now = found.slips.iter().find(|own| own.round == round);
        of_player(player, OfPlayer::SeenSlip { round, seen, found: now.fact() })
    });
    let rewritten = (!is_same_log).then(|| {
        let (seen_head, head) = (seen.head.clone(), found.head.clone());
        let what = OfPlayer::SeenHead { seen: seen_head, head };
        LogDifference { event: Some(seen.events), ..of_player(player, what) }
    });
    rewritten.into_iter().chain(slips).collect()
}

/// An acknowledged slip that the log does not have.
fn missing(
    sent: &BTreeSet<(PlayerNumber, Sent)>,
    player: PlayerNumber,
    slip: &Sent,
) -> Option<LogDifference> {
    if sent.contains(&(player, slip.clone())) {
        return None;
    }
    let Sent { round, at, word, claimed, at_ms } = slip.clone();
    let is_at_other_time = |(of, own): &&(PlayerNumber, Sent)| {
        *of == player && Sent { at_ms: own.at_ms, ..slip.clone() } == *own
    };
    let here = sent.iter().find(is_at_other_time);
    let time = |ms: i64| format!("{}.{:03}", time_of_day(ms), ms.rem_euclid(1_000));
    let slip = SlipText { at, word, claimed, ..SlipText::default() };
    let (at, in_log) = (time(at_ms), here.map(|(_, own)| time(own.at_ms)));
    Some(of_player(player, OfPlayer::Acknowledged { round, slip, at, in_log }))
}

fn of_player(player: PlayerNumber, what: OfPlayer) -> LogDifference {
    Differing::Player(player, what).into()
}

/// The slip that an event says was sent.
fn sent_by(Understood { event, stamp, .. }: &Understood) -> Option<(PlayerNumber, Sent)> {
    let (Event::SlipSent { round, player, text, .. }
    | Event::SlipCameLate { round, player, text, .. }) = event
    else {
        return None;
    };
    Some((*player, Sent::of(*round, text, stamp.at_ms)))
}

/// Goes along a log: the state after each event, with the number of the last one. A broken chain ends
/// it: that is found elsewhere.
fn along(
    path: &Path,
    mut take: impl FnMut((&Tournament, i64), &Understood),
) -> Result<(), OpenError> {
    let mut log = check::read(path)?;
    let end = log.head.seq;
    let Some(mut state) = log.beginning(path)? else { return Ok(()) };
    let followed = stream::each(&mut log.source, path, |understood| {
        if understood.head.seq > 1 {
            state.apply(&understood.event, &understood.stamp);
        }
        take((&state, end), &understood);
    });
    match followed {
        Err(OpenError::Store(StoreError { fault: StoreFault::BrokenChain { .. }, .. })) => Ok(()),
        other => other,
    }
}
