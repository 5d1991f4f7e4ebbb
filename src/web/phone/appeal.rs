//! A player's appeal against the verdict on a slip of his, between him and the arbiter alone.

use crate::frame::{Answer, AtDesk, Fault};
use crate::{acts::answer::told, parts::slip_words, phone::page::OwnSlip};
use actix_web::web::Json;
use flavita_app::desk::DeskRequest;
use flavita_i18n::{language::Language, ruling};
use flavita_tournament::model::{Appeal, Command, RoundNumber};
use flavita_tournament::state::Tournament;
use serde::Deserialize;

/// Says of a slip how far his appeal has come, and what he can do; `state` is the arbiter's.
pub(super) fn fill_in(own: &mut OwnSlip, state: &Tournament, language: Language) -> Option<()> {
    let (_, slip) = state.slip(own.slip?)?;
    own.appeal = match state.appeal(slip.id) {
        None | Some(Appeal::TakenBack) => String::new(),
        Some(Appeal::Asked) => say!(language, "own-appeal-asked"),
        Some(Appeal::VerdictStays) => say!(language, "own-appeal-stays"),
        Some(Appeal::Ruled(ruling)) => {
            let given = state.rulings.iter().find(|given| given.number == ruling)?;
            let text = ruling::sentence(language, state, &given.what);
            say!(language, "own-appeal-ruled", text, because = given.because.as_str())
        }
    };
    // Nothing better can be ruled on a top that is simply right.
    let is_best = slip.verdict.is_top && slip_words::level(&state.profile, slip) == "ok";
    if state.may_appeal(slip.id, Appeal::TakenBack) {
        own.act = "back";
    } else if state.may_appeal(slip.id, Appeal::Asked) && !is_best {
        own.act = "ask";
    }
    Some(())
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
    let done = at.desk.ask(ask, &at.who().actor(), None).await;
    Ok(told(&at.public_view().state, done.as_ref(), at.language))
}
