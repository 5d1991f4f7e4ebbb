//! The slip that a player sends himself.

use crate::frame::{Answer, AtDesk, Fault};
use crate::{
    acts::answer::status_of, acts::words::error_sentence, parts::written, phone::page::accepted,
    slips::words::SlipReply,
};
use actix_web::{HttpResponse, web::Json};
use flavita_app::audit::receipts::Sent;
use flavita_app::desk::{Desk, DeskError, DeskRequest, Key};
use flavita_i18n::{language::Language, text::fault_sentence};
use flavita_tournament::model::{Actor, PlayerNumber, Refusal, RoundNumber, SlipText, TextFault};
use serde::Deserialize;

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

/// Why a slip was not taken.
enum Untaken {
    Text(TextFault),
    Incomplete,
    Desk(DeskError),
}

impl SentSlip {
    fn text(&self) -> Result<SlipText, Untaken> {
        let slip = written(&self.at, &self.word, self.claimed).map_err(Untaken::Text)?;
        let is_whole = !slip.at.is_empty() && !slip.word.is_empty();
        is_whole.then_some(slip).ok_or(Untaken::Incomplete)
    }

    /// Takes the slip, and says what of it was saved and whether it came late; when one came that
    /// was here before, the round knows.
    async fn take(&self, desk: &Desk, player: PlayerNumber) -> Result<(Sent, bool), Untaken> {
        let (round, text) = (self.round, self.text()?);
        let said = (&self.at, &self.word, self.claimed);
        let key = Key::of(&self.key, &format!("{round} {said:?}"));
        let ask = DeskRequest::Send { round, player, text: text.clone() };
        let receipt = desk.ask_under(ask, &Actor::Player(player), key).await;
        let receipt = receipt.map_err(Untaken::Desk)?;
        let view = desk.view();
        let found = view.state.round(round);
        let before = found.filter(|_| receipt.events.is_empty());
        let came_ms = before.and_then(|round| round.came_ms(player));
        let is_late = found.is_some_and(|round| round.late.contains_key(&player));
        Ok((Sent::of(round, &text, came_ms.unwrap_or(receipt.saved_ms)), is_late))
    }
}

/// `POST /t/{id}/me/slip`.
pub(crate) async fn send(at: AtDesk, asked: Json<SentSlip>) -> Answer {
    let player = at.who().player.ok_or(Fault::Missing)?;
    Ok(match asked.take(&at.desk, player).await {
        Ok((sent, is_late)) => HttpResponse::Ok().json(SlipReply {
            saved: true,
            level: if is_late { "look" } else { "ok" },
            sentence: accepted(sent.at_ms, is_late, at.language),
            kept: Some(sent),
            ..SlipReply::default()
        }),
        Err(why) => {
            let mut answer = match &why {
                Untaken::Desk(error) => status_of(error),
                Untaken::Text(_) | Untaken::Incomplete => HttpResponse::Ok(),
            };
            answer.json(SlipReply::refused(sentence(&why, asked.round, at.language)))
        }
    })
}

fn sentence(why: &Untaken, asked: RoundNumber, language: Language) -> String {
    let key =
        match why {
            Untaken::Text(fault) => return fault_sentence(language, fault),
            Untaken::Incomplete => "phone-incomplete",
            Untaken::Desk(DeskError::Refused(Refusal::WrongPhase { round, .. })) => {
                if *round == asked { "phone-too-late" } else { "phone-other-round" }
            }
            Untaken::Desk(error) => return error_sentence(language, error),
        };
    say!(language, key)
}
