//! What a line would be worth, worded for whoever keys it.

use crate::slip_line::choice::{Choice, question};
use crate::slip_line::clues::{Guesses, guesses, joined};
use crate::slip_line::grammar::{Content, Line, LineFault, Written, parse};
use crate::{parts::names::shown_placement, slip_line::complete::complete};
use flavita_app::desk::view::DeskView;
use flavita_i18n::names::{numbered, points, shown_word};
use flavita_i18n::{catalogue::say, language::Language, reason, remark::amiss};
use flavita_tournament::model::slip::{Slip, SlipText};
use flavita_tournament::{
    judging::blanks::read_in, judging::in_round, model::ids::PlayerNumber, model::round::Round,
    model::verdict::Verdict, profile::several::SeveralSlips, state::tournament::Tournament,
};
use serde::Serialize;

/// The answer to a line that is being typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
    /// The ways to read the word where rack and board allow several: which one stands on the slip
    /// is for whoever keys it to say.
    pub choices: Vec<Choice>,
}

/// A line that cannot be used, as a sentence.
pub fn fault_sentence(language: Language, fault: &LineFault) -> String {
    match fault {
        LineFault::NoNumber => say(language, "refusal-no-number", &[]),
        LineFault::Unreadable(text) => {
            say(language, "refusal-line-unreadable", &[("text", text.as_str().into())])
        }
    }
}

/// The slip that a line stands for, and how many the player handed in.
///
/// Who is keyed as having the top has its points on the slip too, where the rules ask for them.
pub fn slip_text(state: &Tournament, round: &Round, content: &Content) -> Option<(SlipText, u32)> {
    let word = |written: &Written| {
        let said = read_in(&state.edition, round, &written.at, &written.word);
        said.into_iter().next().unwrap_or_default()
    };
    let from = |written: &Written| SlipText {
        at: written.at.clone(),
        word: word(written),
        claimed: written.claimed,
        used_ms: written.used_ms,
        legibility: written.legibility,
    };
    match content {
        Content::Slip(written) => Some((from(written), 1 + u32::from(written.is_one_of_several))),
        Content::Absent => Some((SlipText::default(), 0)),
        Content::Several => Some((SlipText::default(), 2)),
        Content::Top => {
            let placed = round.placed.as_ref().map(|placed| &placed.placement);
            let tops = round.tops.as_ref()?;
            let top = placed.filter(|p| tops.placements.contains(p)).or(tops.placements.first())?;
            let (at, word) = (top.at.clone(), top.word.clone());
            Some((
                SlipText {
                    at,
                    word,
                    claimed: state.profile.asks_for_claims().then_some(tops.points),
                    ..SlipText::default()
                },
                1,
            ))
        }
        Content::Nothing | Content::HandedIn => None,
    }
}

/// Judges a line while it is typed.
pub fn check(view: &DeskView, round: Option<&Round>, text: &str, language: Language) -> Check {
    let typing = |player: String| Check {
        level: "typing",
        player,
        sentence: String::new(),
        completion: None,
        already: None,
        choices: Vec::new(),
    };
    let line = match parse(text) {
        Ok(line) => line,
        Err(fault) => {
            return Check {
                level: "error",
                sentence: fault_sentence(language, &fault),
                ..typing(String::new())
            };
        }
    };
    let (player, is_known) = player_words(&view.state, &line, language);
    if !is_known {
        return Check { level: "error", sentence: player, ..typing(String::new()) };
    }
    let Some(round) = round else {
        return typing(player);
    };
    let already = already(round, &line.players, language);
    // "т" is the top: no word that begins so is meant.
    let is_guessed = matches!(line.content, Content::Slip(_) | Content::Nothing);
    let completion = complete(view, round, text).filter(|_| is_guessed);
    let slip = slip_text(&view.state, round, &line.content);
    let Some((slip, copies)) = slip.filter(|_| !line.content.is_unfinished()) else {
        return Check { completion, already, ..typing(player) };
    };
    let question =
        question(&view.state, view.referee(), round, (text, &line.content), Some(&slip), language);
    let several = view.state.profile.several_slips;
    let mut clues = Guesses::default();
    let (level, sentence) = match (copies, &question) {
        (1, Some(question)) => ("look", question.sentence.clone()),
        (0, _) => ("look", say(language, "verdict-no-slip", &[])),
        (1, None) => {
            let verdict = in_round::verdict(&view.state, view.referee(), round, &slip);
            clues = guesses(view, round, text, &slip, &verdict, language);
            let (level, words) = verdict_words(&view.state, &slip, &verdict, language);
            (level, joined(&words, &clues.sentence))
        }
        _ if slip.word.is_empty() || several == SeveralSlips::Zero => {
            ("error", say(language, "verdict-several-slips", &[]))
        }
        _ => {
            let verdict = in_round::verdict(&view.state, view.referee(), round, &slip);
            verdict_words(&view.state, &slip, &verdict, language)
        }
    };
    Check {
        level,
        player,
        sentence,
        completion,
        already,
        choices: question.map_or(clues.choices, |question| question.choices),
    }
}

pub(crate) fn player_words(state: &Tournament, line: &Line, language: Language) -> (String, bool) {
    let players = &state.players;
    let unknown = line.players.iter().filter(|one| !players.contains_key(one));
    let unknown: Vec<String> = unknown.map(ToString::to_string).collect();
    if !unknown.is_empty() {
        let numbers = [("number", unknown.join(", ").into())];
        return (say(language, "refusal-unknown-player", &numbers), false);
    }
    let words = match line.players.as_slice() {
        [one] => format!("{} {}", numbered(language, *one), players[one].name),
        many => say(language, "players", &[("n", many.len().into())]),
    };
    (words, true)
}

fn already(round: &Round, players: &[PlayerNumber], language: Language) -> Option<String> {
    let words = |slip: &Slip| {
        let reading = slip.verdict.reading.as_ref();
        let words = reading.map_or_else(|| "–".to_owned(), shown_placement);
        format!("{words} · {}", points(language, slip.verdict.points))
    };
    told(round, players, words, language)
}

/// What is recorded for the players of a line, each named where there are several.
pub(crate) fn told(
    round: &Round,
    players: &[PlayerNumber],
    words: impl Fn(&Slip) -> String,
    language: Language,
) -> Option<String> {
    let mut slips = players.iter().filter_map(|player| round.slip_of(*player));
    if players.len() == 1 {
        return slips.next().map(words);
    }
    let named = |slip: &Slip| format!("{}: {}", numbered(language, slip.player), words(slip));
    let told: Vec<String> = slips.map(named).collect();
    (!told.is_empty()).then(|| told.join("; "))
}

/// How good a verdict is, and the verdict in a sentence.
pub fn verdict_words(
    state: &Tournament,
    slip: &SlipText,
    verdict: &Verdict,
    language: Language,
) -> (&'static str, String) {
    if !verdict.is_valid() {
        let sentences = verdict.reasons.iter().map(|r| reason::sentence_in(language, state, r));
        return ("error", sentences.collect::<Vec<_>>().join(" "));
    }
    let Some(reading) = &verdict.reading else {
        return ("ok", points(language, verdict.points));
    };
    if let Some(sentence) = amiss(&state.profile, slip, verdict, language) {
        return ("look", sentence);
    }
    let is_down = reading.at.starts_with(|c: char| c.is_ascii_digit());
    let direction = if is_down { "direction-down" } else { "direction-across" };
    let legal = say(
        language,
        "verdict-legal",
        &[
            ("word", shown_word(&reading.word).into()),
            ("at", reading.at.as_str().into()),
            ("direction", say(language, direction, &[]).into()),
            ("points", points(language, verdict.points).into()),
        ],
    );
    if !verdict.is_top {
        return ("ok", legal);
    }
    ("ok", format!("{}. {legal}", say(language, "verdict-top", &[])))
}
