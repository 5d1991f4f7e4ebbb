//! A line and what it comes to, in words.

use crate::parts::{example, points_of, reasons, slip_words::text_or_dash};
use crate::slip_line::judge::{Finding, Known, Unusable};
use crate::{slip_line::choice::Doubtful, slip_line::choice::Way, slip_line::grammar::LineFault};
use flavita_i18n::names::{numbered, points, shown_word};
use flavita_i18n::{language::Language, remark::amiss, text::joined};
use flavita_tournament::model::{PlayerNumber, Round, Slip, SlipText, Verdict};
use flavita_tournament::{judging::clues::Mend, state::Tournament};
use serde::Serialize;

/// The answer to a line that is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Check {
    /// `ok`, `look`, `error` or `typing`.
    pub level: &'static str,
    /// `№ 23 Киселёв Артём`.
    pub player: String,
    /// The verdict in one sentence.
    pub sentence: String,
    /// The whole line, guessed.
    pub completion: Option<String>,
    /// What is recorded for the player already.
    pub already: Option<String>,
    /// The ways to read the word.
    pub choices: Vec<Choice>,
}

/// A way to read a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The line that says so.
    pub line: String,
    /// The tiles and what they are worth: `K Ö Z S É G · 14 очков`.
    pub label: String,
}

/// What there is to say about a line.
pub fn check(
    state: &Tournament,
    checked: Result<Known<'_>, Unusable>,
    language: Language,
) -> Check {
    let known = match checked {
        Ok(known) => known,
        Err(unusable) => {
            let sentence = refusal(state, &unusable, language);
            return Check { level: "error", sentence, ..Check::default() };
        }
    };
    let (level, sentence) = finding(state, &known, language);
    Check {
        level,
        player: players(state, &known.players, language),
        sentence,
        already: already(&known, language),
        completion: known.completion,
        choices: choices(&known.ways, language),
    }
}

fn refusal(state: &Tournament, unusable: &Unusable, language: Language) -> String {
    match unusable {
        Unusable::Unreadable(fault) => fault_sentence(state, language, fault),
        Unusable::Unknown(numbers) => of_players("refusal-unknown-player", numbers, language),
    }
}

/// A line that cannot be used, as a sentence.
pub fn fault_sentence(state: &Tournament, language: Language, fault: &LineFault) -> String {
    match fault {
        LineFault::NoNumber => say!(language, "refusal-no-number"),
        LineFault::Unreadable(text) => {
            let example = example::examples(&state.edition).across;
            say!(language, "refusal-line-unreadable", text = text.as_str(), example = example)
        }
    }
}

fn players(state: &Tournament, players: &[PlayerNumber], language: Language) -> String {
    match players {
        [one] => format!("{} {}", numbered(language, *one), state.players[one].full_name()),
        many => say!(language, "players", n = many.len()),
    }
}

/// What is recorded for the players of a line, each named where there are several.
fn already(known: &Known<'_>, language: Language) -> Option<String> {
    let words = |slip: &Slip| recorded(slip, known.is_quiet, language);
    if known.players.len() == 1 {
        return known.already.first().map(|slip| words(slip));
    }
    let named = |slip: &&Slip| {
        let label = numbered(language, slip.player);
        say!(language, "labelled", label, value = words(slip))
    };
    let told: Vec<String> = known.already.iter().map(named).collect();
    (!told.is_empty()).then(|| told.join(language.semicolon()))
}

fn finding(state: &Tournament, known: &Known<'_>, language: Language) -> (&'static str, String) {
    match &known.finding {
        Finding::Typing => ("typing", String::new()),
        Finding::NoSlip => ("look", say!(language, "verdict-no-slip")),
        Finding::Several => {
            let level = if known.is_quiet { "look" } else { "error" };
            (level, say!(language, "verdict-several-slips"))
        }
        Finding::Open(about) => ("look", doubtful(*about, language)),
        Finding::Keyed(slip) => ("ok", keyed(slip, language)),
        Finding::Judged(slip, judged, mends) => {
            let (level, words) = verdict(state, known.round, (slip, judged), language);
            (level, both(&words, &guessed(mends, &known.ways, language)))
        }
    }
}

/// Asks what a line leaves open; of a blank it says what counts where the slip does not mark it.
pub(crate) fn doubtful(about: Doubtful, language: Language) -> String {
    match about {
        Doubtful::Reading => say!(language, "slip-which-reading"),
        Doubtful::Blank(None) => say!(language, "slip-which-blank"),
        Doubtful::Blank(Some(worth)) => {
            say!(language, "slip-which-blank-points", points = points(language, worth))
        }
    }
}

/// What a slip may have meant, in a sentence; empty where there is nothing to say.
pub(crate) fn guessed(mends: &[Mend], ways: &[Way], language: Language) -> String {
    match (mends, ways) {
        ([], _) => String::new(),
        ([mend], [Way { shown, points: Some(worth), .. }]) => {
            let text = format!("{shown}, {}", points(language, *worth));
            let how = say!(language, &format!("clue-{mend}"));
            say!(language, "clue-only", text = text, how = how)
        }
        (several, _) => say!(language, "clue-several", n = several.len()),
    }
}

/// The ways to read a line, each with what it is worth where that may be said.
pub(crate) fn choices(ways: &[Way], language: Language) -> Vec<Choice> {
    let label = |way: &Way| match way.points {
        Some(worth) => format!("{} · {}", way.shown, points(language, worth)),
        None => way.shown.clone(),
    };
    let choice = |way: &Way| Choice { line: way.line.clone(), label: label(way) };
    ways.iter().map(choice).collect()
}

/// A slip as it was keyed: `РАБЫ О7`.
pub fn keyed(text: &SlipText, language: Language) -> String {
    if text.word.is_empty() {
        return say!(language, "verdict-no-slip").trim_end_matches('.').to_owned();
    }
    let shown = format!("{} {}", shown_word(&text.word), text.at.to_uppercase());
    shown.trim().to_owned()
}

/// A slip that is recorded: what was read on it and its points, or just what was keyed.
pub(crate) fn recorded(slip: &Slip, is_quiet: bool, language: Language) -> String {
    if !is_quiet {
        return format!("{} · {}", text_or_dash(slip), points(language, slip.verdict.points));
    }
    if slip.copies() > 1 {
        return say!(language, "verdict-several-slips").trim_end_matches('.').to_owned();
    }
    keyed(&slip.text, language)
}

/// How good a verdict is, and the verdict in a sentence.
pub fn verdict(
    state: &Tournament,
    round: Option<&Round>,
    (slip, verdict): (&SlipText, &Verdict),
    language: Language,
) -> (&'static str, String) {
    if !verdict.is_valid() {
        return ("error", reasons(state, verdict, language));
    }
    let Some(reading) = &verdict.reading else { return ("ok", points(language, verdict.points)) };
    if let Some(sentence) = amiss(&state.profile, slip, verdict, language) {
        return ("look", sentence);
    }
    let is_down = reading.at.starts_with(|c: char| c.is_ascii_digit());
    let direction = if is_down { "direction-down" } else { "direction-across" };
    let worth = |round| points_of(state, round, reading, verdict.points, language);
    let points = round.map_or_else(|| points(language, verdict.points), worth);
    let word = shown_word(&reading.word);
    let direction = say!(language, direction);
    let legal = say!(language, "verdict-legal", word, at = &reading.at, direction, points);
    if !verdict.is_top {
        return ("ok", legal);
    }
    ("ok", format!("{}. {legal}", say!(language, "verdict-top")))
}

/// A sentence about one player or several.
pub(crate) fn of_players(key: &str, numbers: &[PlayerNumber], language: Language) -> String {
    let number = joined(numbers, ", ");
    say!(language, key, number)
}

/// Two sentences as one text; each may be empty.
pub(crate) fn both(first: &str, second: &str) -> String {
    format!("{first} {second}").trim().to_owned()
}
