//! A player's appeal against the verdict on a slip of his, between him and the arbiter alone.

use crate::{acts::answer::told, frame::Answer, frame::AtDesk, frame::Fault, parts::slip_words};
use actix_web::web::Json;
use flavita_app::desk::DeskRequest;
use flavita_i18n::{language::Language, ruling};
use flavita_tournament::model::{Actor, Appeal, Command, RoundNumber, SlipNumber};
use flavita_tournament::state::Tournament;
use serde::Deserialize;

/// How far his appeal against a slip has come in a sentence, and what he can do about it: `ask`, `back`
/// or nothing. `state` is the arbiter's.
pub(super) fn told_of(
    state: &Tournament,
    id: SlipNumber,
    language: Language,
) -> Option<(String, &'static str)> {
    let (_, slip) = state.slip(id)?;
    let (sentence, act) = match state.appeal(id) {
        None | Some(Appeal::TakenBack) if state.is_appealed_often(id) => {
            (say!(language, "refusal-appealed-often"), "")
        }
        None | Some(Appeal::TakenBack) => (String::new(), "ask"),
        Some(Appeal::Asked) => (say!(language, "own-appeal-asked"), "back"),
        Some(Appeal::VerdictStays) => (say!(language, "own-appeal-stays"), ""),
        Some(Appeal::Ruled(ruling)) => {
            let given = state.rulings.iter().find(|given| given.number == ruling)?;
            let text = ruling::sentence(language, state, &given.what);
            let because = given.because.as_str();
            (say!(language, "own-appeal-ruled", text, because), "")
        }
    };
    // Nothing better can be ruled on a top that is simply right.
    let is_best = slip.verdict.is_top && slip_words::level(&state.profile, slip) == "ok";
    let is_over = state.final_head.is_some() || (is_best && act == "ask");
    Some((sentence, if is_over { "" } else { act }))
}

/// What a phone asks for.
#[derive(Debug, Deserialize)]
pub struct AppealRequest {
    round: RoundNumber,
    is_back: bool,
}

/// `POST /t/{id}/me/appeal`.
pub(crate) async fn ask(at: AtDesk, asked: Json<AppealRequest>) -> Answer {
    let player = at.who().player.ok_or(Fault::Missing)?;
    let to = if asked.is_back { Appeal::TakenBack } else { Appeal::Asked };
    let ask = DeskRequest::Do(Command::Appeal { round: asked.round, player, to });
    // It is his, on the arbiter's own computer too.
    let done = at.desk.ask(ask, &Actor::Player(player), None).await;
    Ok(told(&at.public_view().state, done.as_ref(), at.language))
}
