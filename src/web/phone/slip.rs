//! The slip that a player sends himself.

use crate::{acts::answer::status_of, acts::words::error_sentence, frame::Answer, frame::AtDesk};
use crate::{frame::Fault, parts::written, phone::page::accepted, slips::words::SlipReply};
use actix_web::{HttpResponse, web::Json};
use flavita_app::desk::Key;
use flavita_app::{audit::receipts::Sent, desk::Desk, desk::DeskError, desk::DeskRequest};
use flavita_i18n::{language::Language, text::fault_sentence};
use flavita_tournament::model::{Actor, PlayerNumber, Refusal, RoundNumber, SlipText};
use serde::Deserialize;

/// What a phone sends.
#[derive(Debug, Deserialize)]
pub struct PhoneSlip {
    round: RoundNumber,
    at: String,
    word: String,
    #[serde(default)]
    claimed: Option<i32>,
    key: String,
}

impl PhoneSlip {
    /// The slip that is meant.
    ///
    /// # Errors
    /// The sentence that says what is amiss with it.
    fn text(&self, language: Language) -> Result<SlipText, String> {
        let slip = written(&self.at, &self.word, self.claimed);
        let slip = slip.map_err(|fault| fault_sentence(language, &fault))?;
        let is_whole = !slip.at.is_empty() && !slip.word.is_empty();
        is_whole.then_some(slip).ok_or_else(|| say!(language, "phone-incomplete"))
    }

    /// Takes the slip, and says what of it was saved and whether it came late; when one came that
    /// was here before, the round knows.
    async fn take(
        &self,
        text: SlipText,
        desk: &Desk,
        player: PlayerNumber,
    ) -> Result<(Sent, bool), DeskError> {
        let round = self.round;
        let said = (&self.at, &self.word, self.claimed);
        let key = Key::of(&self.key, &format!("{round} {said:?}"));
        let ask = DeskRequest::Send { round, player, text: text.clone() };
        let receipt = desk.ask_under(ask, &Actor::Player(player), key).await?;
        let view = desk.view();
        let found = view.state.round(round);
        let before = found.filter(|_| receipt.events.is_empty());
        let came_ms = before.and_then(|round| round.came_ms(player));
        let is_late = found.is_some_and(|round| round.late.contains_key(&player));
        Ok((Sent::of(round, &text, came_ms.unwrap_or(receipt.saved_ms)), is_late))
    }
}

/// `POST /t/{id}/me/slip`.
pub(crate) async fn send(at: AtDesk, asked: Json<PhoneSlip>) -> Answer {
    let player = at.who().player.ok_or(Fault::Missing)?;
    let text = match asked.text(at.language) {
        Ok(text) => text,
        Err(sentence) => return Ok(HttpResponse::Ok().json(SlipReply::refused(sentence))),
    };
    Ok(match asked.take(text, &at.desk, player).await {
        Ok((sent, is_late)) => HttpResponse::Ok().json(SlipReply {
            saved: true,
            level: if is_late { "look" } else { "ok" },
            sentence: accepted(sent.at_ms, is_late, at.language),
            kept: Some(sent),
            ..SlipReply::default()
        }),
        Err(error) => {
            let sentence = sentence(&error, asked.round, at.language);
            status_of(&error).json(SlipReply::refused(sentence))
        }
    })
}

fn sentence(error: &DeskError, asked: RoundNumber, language: Language) -> String {
    if let DeskError::Refused(Refusal::WrongPhase { round, .. }) = error {
        let key = if *round == asked { "phone-too-late" } else { "phone-other-round" };
        return say!(language, key);
    }
    error_sentence(language, error)
}
