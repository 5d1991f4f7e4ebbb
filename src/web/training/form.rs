//! What the pages of training send, and what is wrong with it.

use crate::{parts::written, training::round::Typed};
use flavita_app::{training::loading::LoadError, training::trainees::TraineeFault};
use flavita_contests::training::exercise::Misfit;
use flavita_i18n::{language::Language, text::fault_sentence};
use flavita_tournament::model::SlipText;
use serde::Deserialize;

/// What an answer is sent for; anything else is an answer, or lays a word. Only in solitaire tiles are
/// exchanged and turns are passed.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum AnswerAct {
    Next,
    Stop,
    Exchange,
    Pass,
    #[default]
    #[serde(other)]
    Answer,
}

/// An answer, or what is to be done beside answering.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AnswerForm {
    pub(crate) act: AnswerAct,
    /// Set where the top is to be shown without an answer.
    top: String,
    /// Set where time is up: what stands there counts.
    pub(crate) over: String,
    /// The round, the missed top, or how many moves were made in solitaire.
    pub number: usize,
    at: String,
    word: String,
    claimed: String,
    /// The tiles that are exchanged.
    pub(crate) tiles: String,
}

impl AnswerForm {
    /// The slip as it was typed.
    ///
    /// # Errors
    /// What was typed with the reason why it cannot be taken.
    pub fn slip(&self, language: Language) -> Result<SlipText, Typed> {
        if !self.top.is_empty() {
            return Ok(SlipText::default());
        }
        let claimed = self.claimed.trim();
        let slip = written(&self.at, &self.word, claimed.parse().ok());
        let slip = slip.map_err(|fault| self.refused(fault_sentence(language, &fault)))?;
        if !claimed.is_empty() && slip.claimed.is_none() {
            return Err(self.refused(say!(language, "training-points-wrong")));
        }
        Ok(slip)
    }

    /// What was typed, with the reason why it cannot be taken.
    pub(crate) fn refused(&self, fault: String) -> Typed {
        Typed { fault, at: self.at.clone(), word: self.word.clone() }
    }
}

/// Why a game cannot be played.
pub fn load_fault(error: &LoadError, language: Language) -> String {
    let key = match error {
        LoadError::Gone | LoadError::Folder(_) => "training-gone",
        LoadError::StillPlayed => "training-still-played",
        LoadError::Words(words) => {
            return say!(language, "training-words", reason = words.to_string());
        }
    };
    say!(language, key)
}

/// Why a trainee cannot be had or kept. Names the file, never its folder: anybody may ask.
pub fn trainee(fault: &TraineeFault, language: Language) -> String {
    let (key, path, reason) = match fault {
        TraineeFault::Disk(fault) => ("training-disk", &fault.path, fault.source.to_string()),
        TraineeFault::Damaged(fault) => ("training-damaged", &fault.path, fault.source.to_string()),
        TraineeFault::Full => return say!(language, "training-full"),
    };
    let name = path.file_name().unwrap_or_default().display();
    say!(language, key, name = name.to_string(), reason)
}

/// Why a round or a missed top cannot be laid out.
pub fn misfit(misfit: Misfit, language: Language) -> String {
    match misfit {
        Misfit::Round(number) => say!(language, "training-misfit-round", n = number),
        Misfit::Missed(_) => say!(language, "training-misfit-missed"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_that_are_no_number_are_asked_again_and_what_was_typed_stays() {
        let form = |claimed: &str| AnswerForm {
            at: "З8".to_owned(),
            word: "рабы".to_owned(),
            claimed: claimed.to_owned(),
            ..AnswerForm::default()
        };
        let language = Language::Russian;
        assert_eq!(form(" 17 ").slip(language).unwrap().claimed, Some(17));
        assert_eq!(form("").slip(language).unwrap().claimed, None);
        for wrong in ["-1", "10000", "семь", "1.5"] {
            let typed = form(wrong).slip(language).unwrap_err();
            assert_eq!((typed.at.as_str(), typed.word.as_str()), ("З8", "рабы"));
            assert!(!typed.fault.is_empty() && !typed.fault.contains("{$"));
        }
    }
}
