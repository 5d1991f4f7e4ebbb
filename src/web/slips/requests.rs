//! What the slip line asks for, as JSON: check a line, record what it says.

use crate::slip_line::judge::{Check, check};
use crate::slips::answer::{SlipAnswer, SlipRequest, asked_round, older};
use crate::{
    acts, acts::status::status_of, frame::asked_desk::AskedDesk, frame::show, frame::who::Who,
    slip_line::grammar::parse, slip_line::quiet, slip_line::quiet::is_quiet,
    slips::recording::record,
};
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_tournament::model::ids::RoundNumber;
use flavita_tournament::model::round::Round;
use serde::Deserialize;

/// A line that is being typed.
#[derive(Debug, Deserialize)]
pub struct CheckRequest {
    round: Option<RoundNumber>,
    line: String,
}

/// `POST /t/{id}/check`.
pub async fn check_line(
    AskedDesk(desk): AskedDesk,
    asked: web::Json<CheckRequest>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let view = desk.view();
    let who = who.at_slips();
    let round = asked_round(&view, asked.round);
    let language = show::language(&request);
    let found = if is_quiet(&view.state, &who) {
        quiet::check(&desk.hall_view(), round, &asked.line, language)
    } else {
        check(&view, round, &asked.line, language)
    };
    let is_blind = round.is_some_and(|round| is_blind(round, &asked.line, &who));
    let found = if is_blind { blind(found) } else { found };
    let older = round.and_then(|round| older(&view, round, language));
    HttpResponse::Ok().json(match older {
        Some(older) if !found.sentence.is_empty() => Check {
            sentence: format!("{older} {}", found.sentence),
            level: noticed(found.level),
            ..found
        },
        _ => found,
    })
}

/// Whether the other entry of a slip is not for this person: a helper sees none where two people
/// key every slip, the arbiter none that he may be the second to key.
fn is_blind(round: &Round, line: &str, who: &Who) -> bool {
    if !who.is_arbiter() {
        return round.is_double;
    }
    let players = parse(line).map_or_else(|_| Vec::new(), |line| line.players);
    let mut slips = players.iter().filter_map(|player| round.slip_of(*player));
    slips.any(|slip| round.is_unseen(slip))
}

/// A line where two people key every slip: what the other keyed is not told, and nothing is guessed
/// from it.
fn blind(check: Check) -> Check {
    Check { already: None, completion: None, ..check }
}

/// What is to be noticed of a line that is right.
fn noticed(level: &'static str) -> &'static str {
    if level == "ok" { "look" } else { level }
}

/// `POST /t/{id}/slips`.
pub async fn record_slip(
    AskedDesk(desk): AskedDesk,
    asked: web::Json<SlipRequest>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    match record(&desk, &asked, &who.at_slips(), language).await {
        Ok(answer) => HttpResponse::Ok().json(answer),
        Err(error) => {
            let answer = SlipAnswer {
                level: "error",
                sentence: acts::request::error_sentence(language, &error),
                ..SlipAnswer::default()
            };
            status_of(&error).json(answer)
        }
    }
}
