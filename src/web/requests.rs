//! What the console's scripts ask for, as JSON: check a line, record a slip, do something.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::{Deserialize, Serialize};

use crate::app::ask::{Ask, Receipt};
use crate::app::clock::time_of_day;
use crate::app::desk::Desk;
use crate::app::fault::DeskError;
use crate::app::view::DeskView;
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::tournament::command::Command;
use crate::tournament::reason::Reason;
use crate::tournament::round::{Round, Slip, SlipText};
use crate::web::act;
use crate::web::compose::marking::marking_round;
use crate::web::compose::names::{points, shown_placement};
use crate::web::finality;
use crate::web::show::{self, SharedHall};
use crate::web::slip_line::choice::Choice;
use crate::web::slip_line::clues::{guesses, joined};
use crate::web::slip_line::grammar::{Content, Line, parse};
use crate::web::slip_line::judge::{check, choices, fault_sentence, slip_text, verdict_words};

/// Who the log says did it.
pub(super) const CONSOLE: &str = "console";

/// A line that is being typed.
#[derive(Debug, Deserialize)]
pub struct CheckRequest {
    round: Option<u32>,
    line: String,
}

/// A line that is to be recorded.
#[derive(Debug, Deserialize)]
pub struct SlipRequest {
    round: Option<u32>,
    line: String,
    key: String,
    #[serde(default)]
    confirm: bool,
}

/// What came of it.
#[derive(Debug, Default, Serialize)]
struct SlipAnswer {
    saved: bool,
    level: &'static str,
    sentence: String,
    receipt: Option<String>,
    confirm_needed: bool,
    choices: Vec<Choice>,
}

/// `POST /t/{id}/check`.
pub async fn check_line(
    hall: SharedHall,
    id: web::Path<String>,
    asked: web::Json<CheckRequest>,
    request: HttpRequest,
) -> HttpResponse {
    let desk = match hall.folder.desk(&id) {
        Ok(desk) => desk,
        Err(fault) => return show::folder_fault(&hall, &request, &fault),
    };
    let view = desk.view();
    let round = asked_round(&view, asked.round);
    HttpResponse::Ok().json(check(&view, round, &asked.line, show::language(&request)))
}

fn asked_round(view: &DeskView, number: Option<u32>) -> Option<&Round> {
    let asked = number.and_then(|number| view.state.round(number));
    asked
        .or_else(|| marking_round(&view.state))
        .filter(|round| round.may_be_marked())
}

/// `POST /t/{id}/slips`.
pub async fn record_slip(
    hall: SharedHall,
    id: web::Path<String>,
    asked: web::Json<SlipRequest>,
    request: HttpRequest,
) -> HttpResponse {
    let desk = match hall.folder.desk(&id) {
        Ok(desk) => desk,
        Err(fault) => return show::folder_fault(&hall, &request, &fault),
    };
    HttpResponse::Ok().json(record(&desk, &asked, show::language(&request)).await)
}

async fn record(desk: &Desk, asked: &SlipRequest, language: Language) -> SlipAnswer {
    let refused = |sentence: String| SlipAnswer {
        level: "error",
        sentence,
        ..SlipAnswer::default()
    };
    let line = match parse(&asked.line) {
        Ok(line) => line,
        Err(fault) => return refused(fault_sentence(language, &fault)),
    };
    let view = desk.view();
    let Some(round) = asked_round(&view, asked.round) else {
        return refused(say(language, "slip-not-yet", &[]));
    };
    let Some((text, copies)) = slip_text(&view.state.profile, round, &line.content) else {
        return refused(fault_sentence(
            language,
            &crate::web::slip_line::grammar::LineFault::Unreadable(asked.line.clone()),
        ));
    };
    if let Some(question) = question(&view, round, &line, asked, language) {
        return question;
    }
    let mut answer = SlipAnswer::default();
    for (i, player) in line.players.iter().enumerate() {
        let command = Command::RecordSlip {
            round: round.number,
            player: *player,
            text: text.clone(),
            copies,
        };
        let key = Some(format!("{}-{i}", asked.key)).filter(|_| !asked.key.is_empty());
        match desk.ask(Ask::Do(command), CONSOLE, key).await {
            Ok(receipt) => answer = saved(desk, round.number, *player, &receipt, language),
            Err(error) => return refused(act::error_sentence(language, &error)),
        }
    }
    answer
}

/// What has to be asked before the slip is recorded: a zero, or another slip in its place.
fn question(
    view: &DeskView,
    round: &Round,
    line: &Line,
    asked: &SlipRequest,
    language: Language,
) -> Option<SlipAnswer> {
    let unknown = line
        .players
        .iter()
        .find(|player| !view.state.players.contains_key(player));
    if asked.confirm || unknown.is_some() {
        return None;
    }
    let ask = |level, sentence| {
        Some(SlipAnswer {
            level,
            sentence,
            confirm_needed: true,
            ..SlipAnswer::default()
        })
    };
    let (text, copies) = slip_text(&view.state.profile, round, &line.content)?;
    let before = line
        .players
        .iter()
        .find_map(|player| round.slip_of(*player));
    if let Some(before) = before {
        if is_same(before, &text, copies) {
            return Some(SlipAnswer {
                saved: true,
                level: "ok",
                sentence: say(language, "slip-same", &[("number", before.player.into())]),
                ..SlipAnswer::default()
            });
        }
        let reading = before
            .verdict
            .reading
            .as_ref()
            .map_or_else(|| "–".to_owned(), shown_placement);
        let text = format!("{reading} · {}", points(language, before.verdict.points));
        return ask(
            "look",
            say(language, "slip-replaces", &[("text", text.into())]),
        );
    }
    if copies != 1 || line.content == Content::Top {
        return None;
    }
    let choices = choices(view, round, &asked.line, &text, language);
    if !choices.is_empty() {
        return Some(SlipAnswer {
            level: "look",
            sentence: say(language, "slip-which-reading", &[]),
            choices,
            ..SlipAnswer::default()
        });
    }
    let verdict = crate::tournament::decide::verdict(&view.state, view.referee(), round, &text);
    if verdict.is_valid() {
        return None;
    }
    let (_, reason) = verdict_words(&view.state.profile, &text, &verdict, language);
    let clues = guesses(view, round, &asked.line, &text, &verdict, language);
    let reason = joined(reason, &clues.sentence);
    Some(SlipAnswer {
        level: "error",
        sentence: say(language, "slip-enter-again", &[("reason", reason.into())]),
        confirm_needed: true,
        choices: clues.choices,
        ..SlipAnswer::default()
    })
}

/// Whether a recorded slip says the same, so that nothing has to be replaced.
fn is_same(before: &Slip, text: &SlipText, copies: u32) -> bool {
    let alone = |reason: Reason| before.verdict.reasons == [reason];
    let is_absent = alone(Reason::NoSlip);
    let are_several = alone(Reason::SeveralSlips);
    let is_as_many = match copies {
        0 => is_absent,
        1 => !is_absent && !are_several,
        _ => are_several,
    };
    is_as_many && before.text == *text
}

fn saved(
    desk: &Desk,
    round: u32,
    player: u32,
    receipt: &Receipt,
    language: Language,
) -> SlipAnswer {
    let view = desk.view();
    let slip = view
        .state
        .round(round)
        .and_then(|round| round.slip_of(player));
    let scored = points(language, slip.map_or(0, |slip| slip.verdict.points));
    SlipAnswer {
        saved: true,
        level: "ok",
        sentence: say(
            language,
            "slip-recorded",
            &[("number", player.into()), ("points", scored.into())],
        ),
        receipt: Some(format!(
            "№ {} · {}",
            receipt.seq,
            time_of_day(receipt.saved_ms)
        )),
        ..SlipAnswer::default()
    }
}

/// What came of something the console asked for.
#[derive(Debug, Serialize)]
struct DoAnswer {
    ok: bool,
    sentence: String,
    confirm_needed: bool,
}

/// `POST /t/{id}/do`.
pub async fn do_something(
    hall: SharedHall,
    id: web::Path<String>,
    asked: web::Json<act::ActRequest>,
    request: HttpRequest,
) -> HttpResponse {
    let desk = match hall.folder.desk(&id) {
        Ok(desk) => desk,
        Err(fault) => return show::folder_fault(&hall, &request, &fault),
    };
    let language = show::language(&request);
    let ask = if asked.wants_the_end() {
        finality::checked(&hall, &id, language).await
    } else {
        let unknown = || say(language, "error-not-found-what", &[]);
        let ask = asked.about_players(&desk.view(), language);
        ask.unwrap_or_else(|| act::read(&asked).ok_or_else(unknown))
    };
    let ask = match ask {
        Ok(ask) => ask,
        Err(sentence) => {
            return HttpResponse::Ok().json(DoAnswer {
                ok: false,
                sentence,
                confirm_needed: false,
            });
        }
    };
    let key = Some(asked.key.clone()).filter(|key| !key.is_empty());
    let answer = match desk.ask(ask, CONSOLE, key).await {
        Ok(receipt) => DoAnswer {
            ok: true,
            sentence: act::done_sentence(language, &desk.view(), &receipt.events),
            confirm_needed: false,
        },
        Err(error) => DoAnswer {
            ok: false,
            sentence: act::error_sentence(language, &error),
            confirm_needed: matches!(error, DeskError::SlipsMissing { .. }),
        },
    };
    HttpResponse::Ok().json(answer)
}
