//! The slip that a player sends himself.

use crate::{
    acts::request::error_sentence, acts::status::status_of, frame::asked_desk::AskedDesk,
    frame::show, frame::show::SharedHall, frame::who::Who, phone::page::accepted,
    slips::answer::SlipAnswer,
};
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::desk::ask::{Ask, Key};
use flavita_app::desk::fault::DeskError;
use flavita_i18n::{catalogue::say, language::Language, text::fault_sentence};
use flavita_tournament::model::actor::Actor;
use flavita_tournament::{
    model::ids::RoundNumber, model::refusal::Refusal, model::slip::SlipText, model::text,
};
use serde::Deserialize;

/// The most that a phone claims: more than any slip is worth.
const MOST_CLAIMED: i32 = 9_999;

/// What a phone sends.
#[derive(Debug, Deserialize)]
pub struct SentSlip {
    round: RoundNumber,
    at: String,
    word: String,
    #[serde(default)]
    claimed: Option<i32>,
    key: String,
}

impl SentSlip {
    /// The slip as it is kept: what a person cannot see does not get into it.
    fn text(&self, language: Language) -> Result<SlipText, String> {
        let clean =
            |text: &str| text::clean(text).map_err(|fault| fault_sentence(language, &fault));
        let (at, word) = (clean(&self.at)?, clean(&self.word)?);
        if at.is_empty() || word.is_empty() {
            return Err(say(language, "phone-incomplete", &[]));
        }
        let claimed = self.claimed.filter(|points| (0..=MOST_CLAIMED).contains(points));
        Ok(SlipText { at, word, claimed, ..SlipText::default() })
    }
}

/// `POST /t/{id}/me/slip`.
pub async fn send(
    hall: SharedHall,
    AskedDesk(desk): AskedDesk,
    asked: web::Json<SentSlip>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let Some(player) = who.player else {
        return show::not_found(&hall, &request);
    };
    let refused =
        |sentence: String| SlipAnswer { level: "error", sentence, ..SlipAnswer::default() };
    let text = match asked.text(language) {
        Ok(text) => text,
        Err(sentence) => return HttpResponse::Ok().json(refused(sentence)),
    };
    let round = asked.round;
    let ask = Ask::Send { round, player, text };
    let said = (&asked.at, &asked.word, asked.claimed);
    let key = Key::of(&asked.key, &format!("{round} {said:?}"));
    match desk.ask_under(ask, &Actor::Player(player), key).await {
        Ok(receipt) => {
            let view = desk.view();
            let kept = view.state.round(round);
            let is_late = kept.is_some_and(|round| round.late.contains_key(&player));
            let came_ms = if receipt.events.is_empty() {
                // It was here before: when that was, the round knows.
                kept.and_then(|round| round.came_ms(player))
            } else {
                None
            };
            HttpResponse::Ok().json(SlipAnswer {
                saved: true,
                level: if is_late { "look" } else { "ok" },
                sentence: accepted(came_ms.unwrap_or(receipt.saved_ms), is_late, language),
                ..SlipAnswer::default()
            })
        }
        Err(error) => status_of(&error).json(refused(sentence(&error, round, language))),
    }
}

fn sentence(error: &DeskError, asked: RoundNumber, language: Language) -> String {
    let DeskError::Refused(Refusal::WrongPhase { round, .. }) = error else {
        return error_sentence(language, error);
    };
    let key = if *round == asked { "phone-too-late" } else { "phone-other-round" };
    say(language, key, &[])
}
