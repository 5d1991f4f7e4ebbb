//! A line that is to be recorded, and what came of it.

use crate::{marking::region::marking_round, slip_line::choice::Choice};
use flavita_app::desk::view::DeskView;
use flavita_i18n::{catalogue::say, language::Language};
use flavita_tournament::model::ids::RoundNumber;
use flavita_tournament::model::round::Round;
use serde::{Deserialize, Serialize};

/// A line that is to be recorded.
#[derive(Debug, Deserialize)]
pub struct SlipRequest {
    pub(crate) round: Option<RoundNumber>,
    pub(crate) line: String,
    pub(crate) key: String,
    #[serde(default)]
    pub(crate) confirm: bool,
}

/// What came of it.
#[derive(Debug, Default, Serialize)]
pub(crate) struct SlipAnswer {
    pub(crate) saved: bool,
    pub(crate) level: &'static str,
    pub(crate) sentence: String,
    pub(crate) receipt: Option<String>,
    pub(crate) confirm_needed: bool,
    pub(crate) choices: Vec<Choice>,
}

/// The round, in a sentence, where the top of a later one is out: nobody shall take it for that.
pub(crate) fn older(view: &DeskView, round: &Round, language: Language) -> Option<String> {
    let is_newest = marking_round(&view.state).is_none_or(|one| one.number == round.number);
    let title = || say(language, "round-title", &[("n", round.number.into())]);
    (!is_newest).then(|| format!("{}.", title()))
}

/// An answer that names its round where the top of a later one is out.
pub(crate) fn of_round(
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

pub(crate) fn asked_round(view: &DeskView, number: Option<RoundNumber>) -> Option<&Round> {
    let asked = number.and_then(|number| view.state.round(number));
    asked.or_else(|| marking_round(&view.state)).filter(|round| round.may_be_marked())
}
