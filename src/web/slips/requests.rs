//! What the slip line asks for, as JSON: check a line, record what it says.

use crate::frame::{AtDesk, Silence, Who};
use crate::slips::words::{SlipReply, of_round, reply};
use crate::slips::{answer::SlipRequest, answer::asked_round, answer::older, recording::record};
use crate::{acts::answer::status_of, acts::words::error_sentence, marking::blocks::warning};
use crate::{
    slip_line, slip_line::ground::Ground, slip_line::judge::check, slip_line::words::both,
};
use actix_web::{HttpResponse, web::Json};
use flavita_tournament::model::{Round, RoundNumber, Slip};
use serde::Deserialize;

/// A line that is being typed.
#[derive(Debug, Deserialize)]
pub struct CheckRequest {
    round: Option<RoundNumber>,
    line: String,
}

/// `POST /t/{id}/check`.
pub async fn check_line(at: AtDesk, asked: Json<CheckRequest>) -> HttpResponse {
    let (view, public, who) = (at.view(), at.public_view(), at.who().at_slips());
    let silence = Silence::before(&at.app, &who);
    let ground = Ground::within(&silence, &view, &public, &who);
    let round = asked_round(&view.state, asked.round);
    let mut checked = check(ground, round, &asked.line);
    if let (Ok(known), Some(round)) = (&mut checked, round)
        && is_blind(round, &known.already, &who)
    {
        known.already.clear();
        known.completion = None;
    }
    let players = checked.as_ref().map(|known| known.players.clone()).unwrap_or_default();
    let mut words = slip_line::words::check(ground.state, checked, at.language);
    if let Some(warning) = warning(ground.state, &players, &who.actor(), at.language) {
        words.level = if words.level == "ok" { "look" } else { words.level };
        words.sentence = both(&warning, &words.sentence);
    }
    let older = round.and_then(|round| older(&view.state, round));
    HttpResponse::Ok().json(of_round(words, older, at.language))
}

/// Whether the other entry of a slip is not for this person: a helper sees none where two people
/// key every slip, the arbiter none that he may be the second to key.
fn is_blind(round: &Round, recorded: &[&Slip], who: &Who) -> bool {
    if !who.is_arbiter() {
        return round.is_double;
    }
    recorded.iter().any(|slip| round.is_unseen(slip))
}

/// `POST /t/{id}/slips`.
pub async fn record_slip(at: AtDesk, asked: Json<SlipRequest>) -> HttpResponse {
    let (view, language) = (at.view(), at.language);
    let who = at.who().at_slips();
    let silence = Silence::before(&at.app, &who);
    match record(&at.desk, &view, &asked, (&who, &silence)).await {
        Ok(answer) => {
            let mut reply = reply(&view.state, &answer, language);
            let takes = answer.takes();
            if let Some(warning) = warning(&view.state, takes, &who.actor(), language) {
                reply.level = if reply.level == "ok" { "look" } else { reply.level };
                reply.sentence = both(&reply.sentence, &warning);
            }
            HttpResponse::Ok().json(reply)
        }
        Err(error) => status_of(&error).json(SlipReply::refused(error_sentence(language, &error))),
    }
}
