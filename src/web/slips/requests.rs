//! What the slip line asks for, as JSON: check a line, record what it says.

use crate::frame::{AtDesk, Silence};
use crate::slip_line::{ground::Ground, judge::check, words::both};
use crate::slips::answer::{SlipRequest, asked_round, older};
use crate::slips::recording::record;
use crate::slips::words::{SlipReply, of_round};
use crate::{acts::answer::status_of, acts::words::error_sentence, marking::blocks::warning};
use actix_web::{HttpResponse, web::Json};

/// `POST /t/{id}/check`: what a line that is being typed says so far.
pub async fn check_line(at: AtDesk, asked: Json<SlipRequest>) -> HttpResponse {
    let (view, public, who) = (at.view(), at.public_view(), at.who().at_slips());
    let silence = Silence::before(&at.app, &who);
    let ground = Ground::within(&silence, &view, &public, &who);
    let round = asked_round(&view.state, asked.round);
    let (players, mut words) = check(ground, round, &asked.line, &who, at.language);
    if let Some(warning) = warning(ground.state, &players, &who.actor(), at.language) {
        words.level = if words.level == "ok" { "look" } else { words.level };
        words.sentence = both(&warning, &words.sentence);
    }
    let older = round.and_then(|round| older(&view.state, round));
    HttpResponse::Ok().json(of_round(words, older, at.language))
}

/// `POST /t/{id}/slips`.
pub async fn record_slip(at: AtDesk, asked: Json<SlipRequest>) -> HttpResponse {
    let (view, language) = (at.view(), at.language);
    let who = at.who().at_slips();
    let silence = Silence::before(&at.app, &who);
    match record(&at.desk, &view, &asked, (&who, &silence), language).await {
        Ok(reply) => HttpResponse::Ok().json(reply),
        Err(error) => status_of(&error).json(SlipReply::refused(error_sentence(language, &error))),
    }
}
