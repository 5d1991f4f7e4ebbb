//! What the slip line asks for, as JSON: check a line, record a slip.

use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, web};
use serde::{Deserialize, Serialize};

use crate::app::ask::{Ask, Key, Receipt};
use crate::app::clock::time_of_day;
use crate::app::desk::Desk;
use crate::app::fault::DeskError;
use crate::app::view::DeskView;
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::i18n::names::{numbered, points};
use crate::tournament::command::Command;
use crate::tournament::event::Event;
use crate::tournament::reason::Reason;
use crate::tournament::round::{Round, Slip, SlipText};
use crate::web::act;
use crate::web::admission::retry_after;
use crate::web::asked_desk::AskedDesk;
use crate::web::compose::marking::marking_round;
use crate::web::compose::names::shown_placement;
use crate::web::show;
use crate::web::slip_line::choice::{self, Choice, Question};
use crate::web::slip_line::clues::{guesses, joined};
use crate::web::slip_line::grammar::{Content, Line, LineFault, parse};
use crate::web::slip_line::judge::{Check, check, fault_sentence, slip_text, verdict_words};
use crate::web::slip_line::quiet::{self, is_quiet};
use crate::web::who::Who;

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
    let round = asked_round(&view, asked.round);
    let language = show::language(&request);
    let found = if is_quiet(&view, &who) {
        quiet::check(&desk.hall_view(), round, &asked.line, language)
    } else {
        check(&view, round, &asked.line, language)
    };
    let is_blind = !who.is_arbiter() && round.is_some_and(|round| round.is_double);
    HttpResponse::Ok().json(if is_blind { blind(found) } else { found })
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

fn asked_round(view: &DeskView, number: Option<u32>) -> Option<&Round> {
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
    match record(&desk, &asked, &who, language).await {
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

async fn record(
    desk: &Desk,
    asked: &SlipRequest,
    who: &Who,
    language: Language,
) -> Result<SlipAnswer, DeskError> {
    let refused = |sentence: String| SlipAnswer {
        level: "error",
        sentence,
        ..SlipAnswer::default()
    };
    let line = match parse(&asked.line) {
        Ok(line) => line,
        Err(fault) => return Ok(refused(fault_sentence(language, &fault))),
    };
    let view = desk.view();
    let Some(round) = asked_round(&view, asked.round) else {
        return Ok(refused(say(language, "slip-not-yet", &[])));
    };
    let Some((text, copies)) = slip_text(&view.state, round, &line.content) else {
        let fault = LineFault::Unreadable(asked.line.clone());
        return Ok(refused(fault_sentence(language, &fault)));
    };
    let is_quiet = is_quiet(&view, who);
    let hall_view;
    let (seen, judging) = if is_quiet {
        hall_view = desk.hall_view();
        (&**hall_view, None)
    } else {
        (&*view, Some(&text))
    };
    let which = choice::question(seen, round, (&asked.line, &line.content), judging, language);
    let which = which.filter(|_| copies == 1 && !asked.confirm);
    let question = if is_quiet {
        let question = quiet::question(round, &line, (&text, copies), who, language);
        question.filter(|_| !asked.confirm)
    } else {
        question(&view, round, &line, (&text, copies), (asked, who), language)
    };
    match (question, which) {
        (None, None) => {}
        (Some(same), _) if same.saved => return Ok(same),
        (question, Some(which)) => return Ok(asks_which(which, question)),
        (Some(question), None) => return Ok(question),
    }
    let mut answer = SlipAnswer::default();
    let key = Key::of(&asked.key, &format!("{:?} {}", asked.round, asked.line));
    for (i, player) in line.players.iter().enumerate() {
        let command = keyed(who, round.number, *player, (&text, copies));
        let key = key.as_ref().map(|key| key.part(i));
        let receipt = desk.ask_under(Ask::Do(command), &who.actor(), key).await?;
        answer = if let Some(disputed) = disputed(&receipt, language) {
            disputed
        } else if is_quiet {
            quiet::saved(*player, &receipt, language)
        } else {
            saved(desk, round.number, *player, &receipt, language)
        };
    }
    Ok(answer)
}

/// Asks what a line leaves open; where it may stand so, beside what else has to be asked.
fn asks_which(which: Question, other: Option<SlipAnswer>) -> SlipAnswer {
    let before = other.filter(|other| which.may_stand && other.confirm_needed);
    SlipAnswer {
        level: "look",
        sentence: joined(
            before.map(|other| other.sentence).unwrap_or_default(),
            &which.sentence,
        ),
        confirm_needed: which.may_stand,
        choices: which.choices,
        ..SlipAnswer::default()
    }
}

/// What the arbiter keys takes the place of whatever is recorded; what a helper keys does not, where
/// it is somebody else's.
fn keyed(who: &Who, round: u32, player: u32, (text, copies): (&SlipText, u32)) -> Command {
    let text = text.clone();
    if who.is_arbiter() {
        return Command::RecordSlip {
            round,
            player,
            text,
            copies,
        };
    }
    Command::KeySlip {
        round,
        player,
        text,
        copies,
        by: who.actor(),
    }
}

/// What is said when somebody else keyed the slip otherwise.
fn disputed(receipt: &Receipt, language: Language) -> Option<SlipAnswer> {
    let mut events = receipt.events.iter();
    let is_dispute = |event: &&Event| matches!(event, Event::SlipDisputed(_));
    let Event::SlipDisputed(disputed) = events.find(is_dispute)? else {
        return None;
    };
    let number = [("number", disputed.player.into())];
    Some(SlipAnswer {
        saved: true,
        level: "look",
        sentence: say(language, "slip-disputed", &number),
        receipt: Some(time_of_day(receipt.saved_ms)),
        ..SlipAnswer::default()
    })
}

/// What has to be asked before the slip is recorded: a zero, or another slip in its place.
fn question(
    view: &DeskView,
    round: &Round,
    line: &Line,
    (text, copies): (&SlipText, u32),
    (asked, who): (&SlipRequest, &Who),
    language: Language,
) -> Option<SlipAnswer> {
    let unknown = line
        .players
        .iter()
        .find(|player| !view.state.players.contains_key(player));
    if asked.confirm || unknown.is_some() {
        return None;
    }
    let shown = |before: &Slip| {
        let reading = before.verdict.reading.as_ref();
        let reading = reading.map_or_else(|| "–".to_owned(), shown_placement);
        format!("{reading} · {}", points(language, before.verdict.points))
    };
    let replacing = replacing(round, line, (text, copies), shown, (who, language));
    if replacing.is_some() {
        return replacing;
    }
    if copies != 1 || line.content == Content::Top {
        return None;
    }
    let verdict = crate::tournament::decide::verdict(&view.state, view.referee(), round, text);
    if verdict.is_valid() {
        return None;
    }
    let (_, reason) = verdict_words(&view.state.profile, text, &verdict, language);
    let clues = guesses(view, round, &asked.line, text, &verdict, language);
    let reason = joined(reason, &clues.sentence);
    Some(SlipAnswer {
        level: "error",
        sentence: say(language, "slip-enter-again", &[("reason", reason.into())]),
        confirm_needed: true,
        choices: clues.choices,
        ..SlipAnswer::default()
    })
}

/// What has to be asked before a slip takes the place of another, which `shown` puts in words.
pub(super) fn replacing(
    round: &Round,
    line: &Line,
    (text, copies): (&SlipText, u32),
    shown: impl FnOnce(&Slip) -> String,
    (who, language): (&Who, Language),
) -> Option<SlipAnswer> {
    let mut players = line.players.iter();
    let before = players.find_map(|player| round.slip_of(*player))?;
    let is_anothers = !who.is_arbiter() && before.recorded_by != who.actor();
    if round.is_double && is_anothers {
        return None;
    }
    let is_disputed = round.dispute_of(before.player).is_some();
    if is_same(before, text, copies) {
        // Who says the same now as what is recorded takes back what he said against it.
        let is_second = round.needs_second(before) && before.recorded_by != who.actor();
        return (!is_disputed && !is_second).then(|| SlipAnswer {
            saved: true,
            level: "ok",
            sentence: say(language, "slip-same", &[("number", before.player.into())]),
            ..SlipAnswer::default()
        });
    }
    Some(SlipAnswer {
        level: "look",
        sentence: say(
            language,
            if is_anothers {
                "slip-differs"
            } else {
                "slip-replaces"
            },
            &[("text", shown(before).into())],
        ),
        confirm_needed: true,
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
            "{} · {}",
            numbered(language, receipt.seq),
            time_of_day(receipt.saved_ms)
        )),
        ..SlipAnswer::default()
    }
}
