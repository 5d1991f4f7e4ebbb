//! What training shows next.

use crate::{
    training::judged::TrainingAnswerPage, training::result::TrainingResultPage,
    training::round::TrainingRoundPage, training::start::TrainingPage,
};
use flavita_app::passes::token::Token;

/// Where training begins.
pub(crate) const START: &str = "/training";

/// What is shown of training.
pub(crate) enum Shown {
    Start(Box<TrainingPage>),
    Round(Box<TrainingRoundPage>),
    Answer(Box<TrainingAnswerPage>),
    Result(Box<TrainingResultPage>),
    /// Another page shows it; a new trainee gets the cookie on the way.
    Elsewhere(&'static str, Option<Token>),
    /// It cannot go on: why.
    Stopped(String),
}
