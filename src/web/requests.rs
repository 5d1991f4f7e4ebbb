//! What the slip line asks for, as JSON: check a line, record what it says.

use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, web};
use serde::{Deserialize, Serialize};

use crate::admission::retry_after;
use crate::asked_desk::AskedDesk;
use crate::compose::marking::marking_round;
use crate::recording::record;
use crate::slip_line::choice::Choice;
use crate::slip_line::grammar::parse;
use crate::slip_line::judge::{Check, check};
use crate::slip_line::quiet::{self, is_quiet};
use crate::who::Who;
use crate::{act, show};
use flavita_app::fault::DeskError;
use flavita_app::view::DeskView;
use flavita_i18n::catalogue::say;
use flavita_i18n::language::Language;
use flavita_tournament::model::round::Round;

/// A line that is being typed.
#[derive(Debug, Deserialize)]
pub struct CheckRequest {
    round: Option<u32>,
    line: String,
}

/// A line that is to be recorded.
#[derive(Debug, Deserialize)]
pub struct SlipRequest {
    pub(super) round: Option<u32>,
    pub(super) line: String,
    pub(super) key: String,
    #[serde(default)]
    pub(super) confirm: bool,
}

/// What came of it.
#[derive(Debug, Default, Serialize)]
pub(super) struct SlipAnswer {
    pub(super) saved: bool,
    pub(super) level: &'static str,
    pub(super) sentence: String,
    pub(super) receipt: Option<String>,
    pub(super) confirm_needed: bool,
    pub(super) choices: Vec<Choice>,
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
    let found = if is_quiet(&view, &who) {
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
    Check {
        already: None,
        completion: None,
        ..check
    }
}

/// What is to be noticed of a line that is right.
fn noticed(level: &'static str) -> &'static str {
    if level == "ok" { "look" } else { level }
}

/// The round, in a sentence, where the top of a later one is out: nobody shall take it for that.
fn older(view: &DeskView, round: &Round, language: Language) -> Option<String> {
    let is_newest = marking_round(&view.state).is_none_or(|one| one.number == round.number);
    let title = || say(language, "round-title", &[("n", round.number.into())]);
    (!is_newest).then(|| format!("{}.", title()))
}

/// An answer that names its round where the top of a later one is out.
pub(super) fn of_round(
    view: &DeskView,
    round: &Round,
    answer: SlipAnswer,
    language: Language,
) -> SlipAnswer {
    let Some(older) = older(view, round, language) else {
        return answer;
    };
    SlipAnswer {
        sentence: format!("{older} {}", answer.sentence),
        ..answer
    }
}

pub(super) fn asked_round(view: &DeskView, number: Option<u32>) -> Option<&Round> {
    let asked = number.and_then(|number| view.state.round(number));
    asked
        .or_else(|| marking_round(&view.state))
        .filter(|round| round.may_be_marked())
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
                sentence: act::error_sentence(language, &error),
                ..SlipAnswer::default()
            };
            status_of(&error).json(answer)
        }
    }
}

/// What is too much at the moment is asked again later; what the rules refuse is an answer; a name
/// that was used for something else is a mistake of whoever asks.
pub(super) fn status_of(error: &DeskError) -> HttpResponseBuilder {
    if matches!(error, DeskError::KeyOfAnother) {
        return HttpResponse::Conflict();
    }
    if matches!(error, DeskError::Busy) {
        let mut answer = HttpResponse::ServiceUnavailable();
        answer.insert_header(retry_after(1));
        return answer;
    }
    HttpResponse::Ok()
}
