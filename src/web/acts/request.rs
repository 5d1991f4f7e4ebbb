//! The console's buttons: what they ask the desk for.

use crate::{acts::players::PlayersAct, acts::screen::ScreenAct};
use flavita_app::desk::{DeskRequest, DeskView, Key};
use flavita_i18n::{language::Language, text::fault_sentence};
use flavita_tournament::model::clean_comment;
use flavita_tournament::model::{BelowMinimum, Command, PlayerNumber, RoundNumber, SlipNumber};
use serde::Deserialize;

/// A button that was pressed.
#[derive(Clone, Debug, Deserialize)]
pub struct ActRequest {
    #[serde(flatten)]
    act: Act,
    #[serde(default)]
    confirm: bool,
    /// The round that is meant.
    #[serde(default)]
    round: RoundNumber,
    /// The step of the game at which it was pressed; empty where it does not matter, or is not known.
    #[serde(default)]
    step: String,
    /// The name of the request: the same again changes nothing.
    #[serde(default)]
    key: String,
}

/// What a button does.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Act {
    Game(GameAct),
    Players(PlayersAct),
    Screen(ScreenAct),
    /// There is no such button.
    Unknown {},
}

/// What a button does to the game, with what it needs: of a rack drawn by hand whether what stayed
/// on the rack went back before, of a disputed slip the entry that counts, 0 where none does. 1 is
/// on.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
enum GameAct {
    Next,
    Pause,
    Resume,
    Extend { seconds: u64 },
    HandedIn { player: PlayerNumber },
    HandInBack { player: PlayerNumber },
    Undo,
    ChooseTop { top: usize, because: Option<String> },
    DrawManual { rack: String, witness: Option<String>, whole: Option<bool> },
    RefuseRack { because: String },
    SetVowels { vowels: usize },
    AddEntropy { public: String },
    RevealSeed,
    Finalise,
    Definalise { because: String },
    WithdrawSlip { slip: SlipNumber },
    DoubleEntry { on: u32 },
    Settle { slip: SlipNumber, entry: usize },
    Late { player: PlayerNumber, on: u32 },
    LockMarking,
    EndGame,
}

impl ActRequest {
    /// The name of the request, with what it asks for; whether it is confirmed makes no difference.
    pub fn named(&self) -> Option<Key> {
        let Self { act, round, step, key, confirm: _ } = self;
        Key::of(key, &format!("{act:?} {round} {step}"))
    }

    /// Whether the tournament is to be declared final, so that the log is checked first.
    pub fn wants_the_end(&self) -> bool {
        matches!(self.act, Act::Game(GameAct::Finalise))
    }

    /// What the press asks for.
    ///
    /// # Errors
    /// A sentence that says why it cannot be asked.
    pub fn read(&self, view: &DeskView, language: Language) -> Result<DeskRequest, String> {
        let unknown = || say!(language, "error-not-found-what");
        match &self.act {
            Act::Players(act) => Ok(DeskRequest::Do(act.read(view, language)?)),
            Act::Screen(act) => Ok(DeskRequest::Show(act.read(language)?)),
            Act::Unknown {} => Err(unknown()),
            Act::Game(act) => {
                let fault = act.comment().map(clean_comment).and_then(Result::err);
                fault.map_or(Ok(()), |fault| Err(fault_sentence(language, &fault)))?;
                let ask = self.of_game(act.clone()).ok_or_else(unknown)?;
                Ok(match self.step.as_str() {
                    "" => ask,
                    step => DeskRequest::InStep { step: step.to_owned(), ask: Box::new(ask) },
                })
            }
        }
    }

    /// `None` where the log has to be checked first.
    fn of_game(&self, act: GameAct) -> Option<DeskRequest> {
        let (round, is_confirmed) = (self.round, self.confirm);
        let command = match act {
            GameAct::Finalise => return None,
            GameAct::Next => return Some(DeskRequest::Next { is_confirmed }),
            GameAct::Pause => return Some(DeskRequest::Pause),
            GameAct::Resume => return Some(DeskRequest::Resume),
            GameAct::Extend { seconds } => {
                return Some(DeskRequest::Extend(seconds.min(MOST_SECONDS) * 1000));
            }
            GameAct::HandedIn { player } => return Some(DeskRequest::HandIn(vec![player])),
            GameAct::Undo => return Some(DeskRequest::UndoSlip),
            GameAct::LockMarking => return Some(DeskRequest::Lock { round, is_confirmed }),
            GameAct::HandInBack { player } => Command::TakeBackHandIn { player },
            GameAct::ChooseTop { top: choice, because } => {
                Command::PlaceTop { choice, because: because.unwrap_or_default() }
            }
            GameAct::DrawManual { rack, witness, whole } => Command::TakeRack {
                rack,
                below_minimum: BelowMinimum::Reject,
                witness: witness.unwrap_or_default(),
                is_whole: whole.unwrap_or_default(),
            },
            GameAct::RefuseRack { because } => Command::RefuseRack { because },
            GameAct::SetVowels { vowels } => Command::SetVowels { vowels },
            GameAct::AddEntropy { public } => Command::AddEntropy { public },
            GameAct::RevealSeed => Command::RevealSeed,
            GameAct::Definalise { because } => Command::Definalise { because },
            GameAct::WithdrawSlip { slip } => Command::WithdrawSlip { slip },
            GameAct::DoubleEntry { on } => Command::SetDoubleEntry { is_on: on == 1 },
            GameAct::Settle { slip, entry } => {
                Command::SettleDispute { slip, entry: (entry > 0).then_some(entry) }
            }
            GameAct::Late { player, on } => {
                Command::DecideLate { round, player, is_in_time: on == 1 }
            }
            GameAct::EndGame => Command::EndGame,
        };
        Some(DeskRequest::Do(command))
    }
}

impl GameAct {
    /// What the arbiter says about it.
    fn comment(&self) -> Option<&str> {
        let (Self::ChooseTop { because: Some(text), .. }
        | Self::RefuseRack { because: text }
        | Self::Definalise { because: text }
        | Self::DrawManual { witness: Some(text), .. }
        | Self::AddEntropy { public: text }) = self
        else {
            return None;
        };
        Some(text)
    }
}

/// The most that one press adds to the clock, in seconds.
const MOST_SECONDS: u64 = 3600;
