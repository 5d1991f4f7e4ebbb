//! Recording what a line says of its players' slips: what is asked first, and the answer that names
//! each of them.

use crate::parts::names::{minutes, shown_placement};
use crate::slip_line::clues::{guesses, joined};
use crate::slip_line::grammar::{Content, Line, LineFault, parse};
use crate::slip_line::judge::{fault_sentence, slip_text, verdict_words};
use crate::slips::answer::{SlipAnswer, SlipRequest, asked_round, of_round};
use crate::slips::recorded::{Whose, listed, of_players, saved};
use crate::{
    frame::who::Who, slip_line, slip_line::choice::Question, slip_line::quiet,
    slip_line::quiet::is_quiet,
};
use flavita_app::desk::ask::{Ask, Key};
use flavita_app::{
    desk::door::Desk, desk::fault::DeskError, desk::view::DeskView, machine::clock::time_of_day,
};
use flavita_i18n::{catalogue::say, language::Language, names::points};
use flavita_tournament::model::command::Command;
use flavita_tournament::model::slip::{Slip, SlipText};
use flavita_tournament::{
    judging::in_round, model::event::Event, model::ids::PlayerNumber, model::refusal::Refusal,
    model::round::Round, state::tournament::Tournament,
};

/// A slip as it is keyed: what stands on it, and how many the player handed in.
type Keyed<'a> = (&'a SlipText, u32);

/// Records a line, or asks what has to be asked before.
///
/// # Errors
/// When the rules refuse it or it could not be saved: then nothing of it happened.
pub(crate) async fn record(
    desk: &Desk,
    asked: &SlipRequest,
    who: &Who,
    language: Language,
) -> Result<SlipAnswer, DeskError> {
    let line = match parse(&asked.line) {
        Ok(line) => line,
        Err(fault) => return Ok(refused(fault_sentence(language, &fault))),
    };
    let key = Key::of(&asked.key, &format!("{:?} {}", asked.round, asked.line));
    let view = desk.view();
    if line.content == Content::HandedIn {
        return hand_in(desk, (&line, asked.confirm), (who, key), language).await;
    }
    let Some(round) = asked_round(&view, asked.round) else {
        return Ok(refused(say(language, "slip-not-yet", &[])));
    };
    let Some((text, copies)) = slip_text(&view.state, round, &line.content) else {
        let fault = LineFault::Unreadable(asked.line.clone());
        return Ok(refused(fault_sentence(language, &fault)));
    };
    let whose = Whose::of(&view, round, &line.players);
    if whose.takes.is_empty() {
        return Ok(refused(whose.left_out(language).join(" ")));
    }
    let hall_view = desk.hall_view();
    let (seen, judging) = if is_quiet(&view.state, who) {
        (hall_view.referee(), None)
    } else {
        (view.referee(), Some(&text))
    };
    let which = slip_line::choice::question(
        &view.state,
        seen,
        round,
        (&asked.line, &line.content),
        judging,
        language,
    );
    let is_news = is_news(round, &whose.takes, (&text, copies));
    let may_ask = copies == 1 && !asked.confirm && is_news;
    let which = which.filter(|_| may_ask);
    let question = question(&view, round, (&line, &whose), (&text, copies), (asked, who), language);
    let question = question.filter(|_| !asked.confirm);
    let question = match which {
        Some(which) => Some(asks_which(which, question)),
        None => question,
    };
    if let Some(question) = question {
        return Ok(of_round(&view, round, question, language));
    }
    let command = Command::KeyLine {
        round: round.number,
        players: whose.takes.clone(),
        text,
        copies,
        by: who.actor(),
    };
    let receipt = desk.ask_under(Ask::Do(command), &who.actor(), key).await?;
    let answer = saved(&whose, &receipt, is_quiet(&view.state, who), language);
    Ok(of_round(&view, round, answer, language))
}

fn refused(sentence: String) -> SlipAnswer {
    SlipAnswer { level: "error", sentence, ..SlipAnswer::default() }
}

/// Whose slip says something else than the line, of which this person is told. Against what another
/// recorded a line stands only where the two do not agree.
fn differing<'a>(
    (state, round): (&'a Tournament, &'a Round),
    players: &'a [PlayerNumber],
    (text, copies): Keyed<'a>,
    who: &'a Who,
) -> impl Iterator<Item = &'a Slip> {
    let slips = players.iter().filter_map(|player| round.slip_of(*player));
    slips.filter(move |slip| {
        let is_told = !(round.is_double && is_anothers(slip, who));
        let is_same = if is_anothers(slip, who) || round.is_unseen(slip) {
            state.agrees(slip, text, copies)
        } else {
            slip.says(text, copies)
        };
        is_told && !is_same
    })
}

/// Whether one of these players has no slip that says just this.
fn is_news(round: &Round, players: &[PlayerNumber], (text, copies): Keyed<'_>) -> bool {
    let mut slips = players.iter().map(|player| round.slip_of(*player));
    slips.any(|slip| slip.is_none_or(|slip| !slip.says(text, copies)))
}

fn is_anothers(slip: &Slip, who: &Who) -> bool {
    !who.is_arbiter() && slip.recorded_by != who.actor()
}

/// What has to be asked before anything is recorded: numbers that nobody has, other slips in the
/// place of which it would stand, a zero.
fn question(
    view: &DeskView,
    round: &Round,
    (line, whose): (&Line, &Whose),
    keyed: Keyed<'_>,
    (asked, who): (&SlipRequest, &Who),
    language: Language,
) -> Option<SlipAnswer> {
    let is_quiet = is_quiet(&view.state, who);
    let shown = |slip: &Slip| {
        let text = shown(slip, is_quiet, language);
        let is_claim = is_anothers(slip, who) && is_same_but_claimed(&view.state, slip, keyed);
        if is_claim { claimed(&text, slip.text.claimed, language) } else { text }
    };
    let differing: Vec<&Slip> = differing((&view.state, round), &whose.takes, keyed, who).collect();
    let ask = |sentence: String| SlipAnswer {
        level: "look",
        sentence,
        confirm_needed: true,
        ..SlipAnswer::default()
    };
    if let ([_], [slip]) = (line.players.as_slice(), differing.as_slice()) {
        if round.is_unseen(slip) {
            return Some(ask(say(language, "slip-first-differs", &[])));
        }
        let keys = ["slip-replaces", "slip-differs"];
        let key = keys[usize::from(is_anothers(slip, who))];
        return Some(ask(say(language, key, &[("text", shown(slip).into())])));
    }
    let mut parts = whose.left_out(language);
    parts.extend(differing.iter().map(|slip| {
        let number = ("number", slip.player.into());
        if round.is_unseen(slip) {
            return say(language, "slip-first-other", &[number]);
        }
        say(language, "slip-other", &[number, ("text", shown(slip).into())])
    }));
    let doubt = (!is_quiet && is_news(round, &whose.takes, keyed))
        .then(|| doubt(view, round, line, keyed, (asked, language)))
        .flatten();
    if parts.is_empty() {
        return doubt;
    }
    parts.extend(doubt.map(|doubt| doubt.sentence));
    parts.push(of_players("slip-line-again", &whose.takes, language));
    Some(ask(parts.join(" ")))
}

/// Whether nothing but the points that the player claims differs.
fn is_same_but_claimed(state: &Tournament, slip: &Slip, (text, copies): Keyed<'_>) -> bool {
    let text = SlipText { claimed: slip.text.claimed, ..text.clone() };
    state.agrees(slip, &text, copies)
}

/// A slip in words, with the points that it claims.
fn claimed(text: &str, claimed: Option<i32>, language: Language) -> String {
    let text = ("text", text.into());
    match claimed {
        Some(claimed) => say(language, "slip-with-claim", &[text, ("points", claimed.into())]),
        None => say(language, "slip-without-claim", &[text]),
    }
}

fn shown(slip: &Slip, is_quiet: bool, language: Language) -> String {
    if is_quiet {
        return quiet::words(&slip.text, language);
    }
    let reading = slip.verdict.reading.as_ref();
    let reading = reading.map_or_else(|| "–".to_owned(), shown_placement);
    format!("{reading} · {}", points(language, slip.verdict.points))
}

/// What is doubtful about the slip itself: that it scores nothing.
fn doubt(
    view: &DeskView,
    round: &Round,
    line: &Line,
    (text, copies): Keyed<'_>,
    (asked, language): (&SlipRequest, Language),
) -> Option<SlipAnswer> {
    if copies != 1 || line.content == Content::Top {
        return None;
    }
    let verdict = in_round::verdict(&view.state, view.referee(), round, text);
    if verdict.is_valid() {
        return None;
    }
    let (_, reason) = verdict_words(&view.state, text, &verdict, language);
    let clues = guesses(view, round, &asked.line, text, &verdict, language);
    let reason = joined(&reason, &clues.sentence);
    Some(SlipAnswer {
        level: "error",
        sentence: say(language, "slip-enter-again", &[("reason", reason.into())]),
        confirm_needed: true,
        choices: clues.choices,
        ..SlipAnswer::default()
    })
}

/// Asks what a line leaves open; where it may stand so, beside what else has to be asked.
fn asks_which(which: Question, other: Option<SlipAnswer>) -> SlipAnswer {
    let before = other.filter(|other| which.may_stand && other.confirm_needed);
    SlipAnswer {
        level: "look",
        sentence: joined(&before.map(|other| other.sentence).unwrap_or_default(), &which.sentence),
        confirm_needed: which.may_stand,
        choices: which.choices,
        ..SlipAnswer::default()
    }
}

/// Notes that the slips of these players are in.
async fn hand_in(
    desk: &Desk,
    (line, is_confirmed): (&Line, bool),
    (who, key): (&Who, Option<Key>),
    language: Language,
) -> Result<SlipAnswer, DeskError> {
    let view = desk.view();
    let Some(round) = view.state.last_round() else {
        return Ok(refused(say(language, "slip-not-yet", &[])));
    };
    let whose = Whose::of(&view, round, &line.players);
    let mut parts = whose.left_out(language);
    if whose.takes.is_empty() {
        return Ok(refused(parts.join(" ")));
    }
    if !parts.is_empty() && !is_confirmed {
        parts.push(of_players("slip-line-again", &whose.takes, language));
        return Ok(SlipAnswer {
            level: "look",
            sentence: parts.join(" "),
            confirm_needed: true,
            ..SlipAnswer::default()
        });
    }
    let ask = Ask::HandIn(whose.takes.clone());
    let receipt = match desk.ask_under(ask, &who.actor(), key).await {
        Err(DeskError::Refused(Refusal::AlreadyHandedIn(_))) => {
            let sentence = of_players("refusal-already-handed-in", &whose.takes, language);
            return Ok(refused(sentence));
        }
        other => other?,
    };
    let handed_in = |event: &Event| {
        let Event::SlipHandedIn { player, used_ms, .. } = event else {
            return None;
        };
        Some((*player, *used_ms))
    };
    let done: Vec<(PlayerNumber, u64)> = receipt.events.iter().filter_map(handed_in).collect();
    let players: Vec<PlayerNumber> = done.iter().map(|(player, _)| *player).collect();
    let time = done.first().map_or_else(String::new, |(_, used)| minutes(*used));
    let arguments = [("number", listed(&players).into()), ("time", time.into())];
    let mut said = vec![say(language, "slip-handed-in", &arguments)];
    let before = whose.takes.iter().filter(|one| !players.contains(one));
    let before: Vec<PlayerNumber> = before.copied().collect();
    let left_out = [whose.unknown, whose.absent].concat();
    let groups = [("refusal-already-handed-in", &before), ("slip-left-out", &left_out)];
    let others = groups.into_iter().filter(|(_, numbers)| !numbers.is_empty());
    said.extend(others.map(|(key, numbers)| of_players(key, numbers, language)));
    Ok(SlipAnswer {
        saved: true,
        level: "ok",
        sentence: said.join(" "),
        receipt: Some(time_of_day(receipt.saved_ms)),
        ..SlipAnswer::default()
    })
}
