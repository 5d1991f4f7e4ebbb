//! A line that is to be recorded, and what came of it.

use serde::{Deserialize, Serialize};

use crate::{compose::marking::marking_round, slip_line::choice::Choice};
use flavita_app::view::DeskView;
use flavita_i18n::{catalogue::say, language::Language};
use flavita_tournament::model::round::Round;

/// A line that is to be recorded.
#[derive(Debug, Deserialize)]
pub struct SlipRequest {
    pub(super) round: Option<u32>,
    pub(super) line: String,
    pub(super) key: String,
    #[serde(default)]
    pub(super) confirm: bool,
}

/// What came of it.
#[derive(Debug, Default, Serialize)]
pub(super) struct SlipAnswer {
    pub(super) saved: bool,
    pub(super) level: &'static str,
    pub(super) sentence: String,
    pub(super) receipt: Option<String>,
    pub(super) confirm_needed: bool,
    pub(super) choices: Vec<Choice>,
}

/// The round, in a sentence, where the top of a later one is out: nobody shall take it for that.
pub(super) fn older(view: &DeskView, round: &Round, language: Language) -> Option<String> {
    let is_newest = marking_round(&view.state).is_none_or(|one| one.number == round.number);
    let title = || say(language, "round-title", &[("n", round.number.into())]);
    (!is_newest).then(|| format!("{}.", title()))
}

/// An answer that names its round where the top of a later one is out.
pub(super) fn of_round(
    view: &DeskView,
    round: &Round,
    answer: SlipAnswer,
    language: Language,
) -> SlipAnswer {
    let Some(older) = older(view, round, language) else {
        return answer;
    };
    SlipAnswer { sentence: format!("{older} {}", answer.sentence), ..answer }
}

pub(super) fn asked_round(view: &DeskView, number: Option<u32>) -> Option<&Round> {
    let asked = number.and_then(|number| view.state.round(number));
    asked.or_else(|| marking_round(&view.state)).filter(|round| round.may_be_marked())
}
