//! The console's buttons: what they ask the desk for, and what came of it in a sentence.

use crate::{
    acts, acts::players::PlayersRequest, acts::rejected_rack, acts::screen::ScreenRequest,
    parts::names::drawn_rack,
};
use flavita_app::desk::ask::{Ask, Key};
use flavita_app::{desk::fault::DeskError, desk::next_step::Lacks, desk::view::DeskView};
use flavita_i18n::names::{points, shown_word};
use flavita_i18n::{catalogue::say, language::Language, text::fault_sentence};
use flavita_i18n::{refusal, ruling};
use flavita_tournament::model::command::{BelowMinimum, Command};
use flavita_tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita_tournament::{
    model::event::Event, model::text::clean_comment, state::tournament::Tournament,
};
use serde::Deserialize;

/// A button that was pressed, with what it needs.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ActRequest {
    act: String,
    confirm: bool,
    seconds: u64,
    top: usize,
    because: String,
    rack: String,
    witness: String,
    /// Whether what stayed on the rack went back before the rack was drawn by hand.
    whole: bool,
    public: String,
    player: PlayerNumber,
    slip: SlipNumber,
    entry: usize,
    on: u32,
    round: RoundNumber,
    /// The step of the game at which it was pressed; empty where it does not matter, or is not known.
    step: String,
    #[serde(flatten)]
    players: PlayersRequest,
    #[serde(flatten)]
    screen: ScreenRequest,
    /// The name of the request: the same again changes nothing.
    key: String,
}

impl ActRequest {
    /// Why what the arbiter says cannot be kept, if so.
    pub fn text_fault(&self, language: Language) -> Option<String> {
        let texts = [&self.because, &self.witness, &self.public];
        let fault = texts.into_iter().find_map(|text| clean_comment(text).err())?;
        Some(fault_sentence(language, &fault))
    }

    /// The name of the request, with what it asks for; whether it is confirmed makes no difference.
    pub fn named(&self) -> Option<Key> {
        let asked = Self { confirm: false, key: String::new(), ..self.clone() };
        Key::of(&self.key, &format!("{asked:?}"))
    }

    /// Whether the tournament is to be declared final, so that the log is checked first.
    pub fn wants_the_end(&self) -> bool {
        self.act == "finalise"
    }

    /// What it asks about the players, or why that cannot be asked; `None` where it is about
    /// something else.
    pub fn about_players(
        &self,
        view: &DeskView,
        language: Language,
    ) -> Option<Result<Ask, String>> {
        let about = (self.act.as_str(), self.player);
        acts::players::read(about, &self.players, view, language)
    }

    /// What it asks about the screen of the hall, or why that cannot be shown; `None` where it is
    /// about something else.
    pub fn about_screen(&self, language: Language) -> Option<Result<Ask, String>> {
        acts::screen::read(&self.act, &self.screen, language)
    }
}

/// The most that one press adds to the clock, in seconds.
const MOST_SECONDS: u64 = 3600;

/// What a press asks for; `None` for a button that does not exist.
pub fn read(request: &ActRequest) -> Option<Ask> {
    let ask = asked(request)?;
    Some(match request.step.as_str() {
        "" => ask,
        step => Ask::InStep { step: step.to_owned(), ask: Box::new(ask) },
    })
}

fn asked(request: &ActRequest) -> Option<Ask> {
    Some(match request.act.as_str() {
        "next" => Ask::Next { is_confirmed: request.confirm },
        "pause" => Ask::Pause,
        "resume" => Ask::Resume,
        "extend" => Ask::Extend(request.seconds.min(MOST_SECONDS) * 1000),
        "handed_in" => Ask::HandIn(vec![request.player]),
        "hand_in_back" => Ask::Do(Command::TakeBackHandIn { player: request.player }),
        "undo" => Ask::UndoSlip,
        "choose_top" => {
            Ask::Do(Command::PlaceTop { choice: request.top, because: request.because.clone() })
        }
        "draw_manual" => Ask::Do(Command::TakeRack {
            rack: request.rack.clone(),
            below_minimum: BelowMinimum::Reject,
            witness: request.witness.clone(),
            is_whole: request.whole,
        }),
        "refuse_rack" => Ask::Do(Command::RefuseRack { because: request.because.clone() }),
        "add_entropy" => Ask::Do(Command::AddEntropy { public: request.public.clone() }),
        "reveal_seed" => Ask::Do(Command::RevealSeed),
        "definalise" => Ask::Do(Command::Definalise { because: request.because.clone() }),
        "withdraw_slip" => Ask::Do(Command::WithdrawSlip { slip: request.slip }),
        "double_entry" => Ask::Do(Command::SetDoubleEntry { is_on: request.on == 1 }),
        "settle" => Ask::Do(Command::SettleDispute {
            slip: request.slip,
            entry: (request.entry > 0).then_some(request.entry),
        }),
        "late" => Ask::Do(Command::DecideLate {
            round: request.round,
            player: request.player,
            is_in_time: request.on == 1,
        }),
        "lock_marking" => Ask::Lock { round: request.round, is_confirmed: request.confirm },
        "withdraw_player" => Ask::Do(Command::WithdrawPlayer { number: request.player }),
        "end_game" => Ask::Do(Command::EndGame),
        _ => return None,
    })
}

/// What was done, in the words of its last event that has any.
pub fn done_sentence(language: Language, state: &Tournament, events: &[Event]) -> String {
    let is_coming = |event: &&Event| matches!(event, Event::PlayerRegistered { .. });
    let come = events.iter().filter(is_coming).count();
    if come > 1 {
        return say(language, "done-players-added", &[("n", come.into())]);
    }
    if let Some(withdrawn) = acts::slips::withdrawn(language, state, events) {
        return withdrawn;
    }
    let is_top = events.iter().any(|event| matches!(event, Event::TopRevealed { .. }));
    events
        .iter()
        .rev()
        // Slips that were sent are judged along with the top.
        .filter(|event| !(is_top && matches!(event, Event::SlipJudged { .. })))
        .find_map(|event| event_sentence(language, state, event))
        .unwrap_or_default()
}

/// One event in a sentence; `None` where there is nothing to say to whoever brought it about.
pub(crate) fn event_sentence(
    language: Language,
    state: &Tournament,
    event: &Event,
) -> Option<String> {
    let say = |key: &str, arguments: &[_]| Some(say(language, key, arguments));
    match event {
        Event::TournamentCreated(_) | Event::EpochBegun { .. } => None,
        Event::SlipHandedIn { .. }
        | Event::HandInTakenBack { .. }
        | Event::SlipSent { .. }
        | Event::SlipCameLate { .. }
        | Event::LateSlipDecided { .. }
        | Event::SlipJudged { .. }
        | Event::SlipDisputed(_)
        | Event::SlipConfirmed { .. }
        | Event::DisputeSettled { .. }
        | Event::NoticeDelivered { .. }
        | Event::SlipWithdrawn { .. } => acts::slips::sentence(language, state, event),
        Event::NoteWritten { text } => Some(text.clone()),
        Event::PlayerRegistered { .. }
        | Event::PlayerWithdrew { .. }
        | Event::PlayerReturned { .. }
        | Event::PlayerChanged { .. }
        | Event::PlayerRenumbered { .. }
        | Event::AbsenceNoted { .. }
        | Event::PlayersMerged { .. } => acts::players::sentence(language, state, event),
        Event::RackRejected { round, rack, because, origin } => {
            let gone = (*round, rack.as_str(), origin);
            Some(rejected_rack::sentence(state, gone, because, language))
        }
        Event::RackDrawn { round, rack, origin } => say(
            "done-rack-drawn",
            &[("round", (*round).into()), ("rack", drawn_rack(state, *round, rack, origin).into())],
        ),
        Event::RoundOpened { round, .. } => say("done-round-opened", &[("round", (*round).into())]),
        Event::ClockPaused { .. } => say("done-paused", &[]),
        Event::ClockResumed { .. } => say("done-resumed", &[]),
        Event::ClockExtended { by_ms, .. } => {
            let seconds = i64::try_from(by_ms / 1000).unwrap_or(0);
            say("done-extended", &[("n", seconds.into())])
        }
        Event::RoundClosed { round, .. } => say("done-round-closed", &[("round", (*round).into())]),
        Event::TopRevealed { round, tops } => say(
            "done-top-revealed",
            &[("round", (*round).into()), ("points", points(language, tops.points).into())],
        ),
        Event::TopPlaced { placed, .. } => say(
            "done-top-chosen",
            &[
                ("word", shown_word(&placed.placement.word).into()),
                ("at", placed.placement.at.as_str().into()),
            ],
        ),
        Event::DoubleEntrySet { is_on: true, .. } => say("done-double-on", &[]),
        Event::DoubleEntrySet { at_once: true, .. } => say("done-double-off-now", &[]),
        Event::DoubleEntrySet { .. } => say("done-double-off", &[]),
        Event::MarkingLocked { round } => say("done-marking-locked", &[("round", (*round).into())]),
        Event::RulingGiven { what, .. } => Some(ruling::sentence(language, state, what)),
        Event::RulingRevoked { ruling, .. } => {
            say("done-ruling-revoked", &[("n", (*ruling).into())])
        }
        Event::GameEnded { .. } => say("done-game-ended", &[]),
        Event::EntropyAdded { public } => {
            say("done-entropy-added", &[("text", public.as_str().into())])
        }
        Event::SeedRevealed { .. } => say("done-seed-revealed", &[]),
        Event::Finalised { .. } => say("done-finalised", &[]),
        Event::Definalised { .. } => say("done-definalised", &[]),
    }
}

/// Why it was not done, in a sentence that says what to do.
pub fn error_sentence(language: Language, error: &DeskError) -> String {
    match error {
        DeskError::Refused(refused) => refusal::sentence(language, refused),
        DeskError::SlipsMissing(lacks) => {
            let again = say(language, "next-again", &[]);
            format!("{}. {again}", lacking(language, *lacks))
        }
        DeskError::ChooseTop => say(language, "refusal-top-not-chosen", &[]),
        DeskError::StepIsOver => say(language, "refusal-step-over", &[]),
        DeskError::ChangedSince => say(language, "final-changed-since", &[]),
        DeskError::NothingToUndo => say(language, "refusal-nothing-to-undo", &[]),
        DeskError::NotSaved(cause) => format!("{} {cause}", say(language, "fault-not-saved", &[])),
        DeskError::KeyOfAnother => say(language, "fault-key-of-another", &[]),
        DeskError::Busy => say(language, "fault-busy", &[]),
        DeskError::Stopped => say(language, "refusal-tournament-closed", &[]),
    }
}

/// What a round lacks whose marking would be closed, without a full stop.
pub fn lacking(language: Language, lacks: Lacks) -> String {
    let Lacks { round, missing, once } = lacks;
    let part = |key: &str, n: usize| {
        let arguments = [("n", n.into()), ("of", round.into())];
        (n > 0).then(|| say(language, key, &arguments))
    };
    let parts = [part("next-needs-slips", missing), part("next-needs-seconds", once)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join("; ")
}
