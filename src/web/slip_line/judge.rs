//! What a line says while it is typed, and what it would be worth.

use crate::slip_line::choice::{Way, question};
use crate::slip_line::clues::{Guesses, complete, guesses};
use crate::slip_line::grammar::{Content, parse};
use crate::slip_line::words::{self, Check, both, of_players};
use crate::{frame::Who, slip_line::ground::Ground};
use flavita_i18n::language::Language;
use flavita_tournament::judging::blanks::read_in;
use flavita_tournament::model::{PlacementText, PlayerNumber, Round, Slip, SlipText, Verdict};
use flavita_tournament::{profile::late::SeveralSlips, state::Tournament};

/// Judges a line while it is typed: whose slips it is about, nobody's where it cannot be used, and what
/// there is to say of it.
pub(crate) fn check(
    ground: Ground<'_>,
    round: Option<&Round>,
    text: &str,
    who: &Who,
    language: Language,
) -> (Vec<PlayerNumber>, Check) {
    let state = ground.state;
    let refused = |sentence| (Vec::new(), Check { level: "error", sentence, ..Check::default() });
    let line = match parse(text) {
        Ok(line) => line,
        Err(fault) => return refused(words::fault_sentence(state, language, &fault)),
    };
    let is_known = |number: &PlayerNumber| state.players.contains_key(number);
    let (players, unknown): (Vec<_>, Vec<_>) = line.players.into_iter().partition(is_known);
    if !unknown.is_empty() {
        return refused(of_players("refusal-unknown-player", &unknown, language));
    }
    let slips = |round| players.iter().filter_map(move |one| Round::slip_of(round, *one));
    let mut already: Vec<&Slip> = round.into_iter().flat_map(slips).collect();
    let is_blind = round.is_some_and(|round| is_blind(round, &already, who));
    already.retain(|_| !is_blind);
    // "т" is the top: no word that begins so is meant.
    let is_guessed = matches!(line.content, Content::Slip(..) | Content::Nothing) && !is_blind;
    let found = round.map(|round| finding(ground, round, (text, &line.content), language));
    let (level, sentence, ways) = found.unwrap_or(("typing", String::new(), Vec::new()));
    let check = Check {
        level,
        player: words::players(state, &players, language),
        sentence,
        already: words::already(&players, &already, ground.is_quiet(), language),
        completion: round.filter(|_| is_guessed).and_then(|round| complete(ground, round, text)),
        choices: words::choices(&ways, language),
    };
    (players, check)
}

/// Whether the other entry of a slip is not for this person: a helper sees none where two people
/// key every slip, the arbiter none that he may be the second to key.
fn is_blind(round: &Round, recorded: &[&Slip], who: &Who) -> bool {
    if who.is_arbiter() {
        recorded.iter().any(|slip| round.is_unseen(slip))
    } else {
        round.is_double
    }
}

/// What a line comes to, with the ways to read it where rack and board allow several: which one stands
/// on the slip is for whoever keys it to say. Of several slips, for which there is nothing, or where that
/// is kept back, it is told just that; and where nothing is said of points, what was keyed.
fn finding(
    ground: Ground<'_>,
    round: &Round,
    (text, content): (&str, &Content),
    language: Language,
) -> (&'static str, String, Vec<Way>) {
    let state = ground.state;
    let slip = slip_text(state, round, content).filter(|_| !content.is_unfinished());
    let Some((slip, copies)) = slip else { return ("typing", String::new(), Vec::new()) };
    let question = question(ground, round, text, content, &slip);
    let is_zero = slip.word.is_empty() || state.profile.several_slips == SeveralSlips::Zero;
    let said = |judged: &Verdict| words::verdict(state, Some(round), (&slip, judged), language);
    match (copies, question) {
        (0, _) => ("look", say!(language, "verdict-no-slip"), Vec::new()),
        (1, Some(question)) => ("look", words::doubtful(question.about, language), question.ways),
        (1, None) if ground.is_quiet() => ("ok", words::keyed(&slip, language), Vec::new()),
        (1, None) => {
            let verdict = ground.verdict(round, &slip);
            let Guesses { mends, ways } = guesses(ground, round, text, &slip, &verdict);
            let (level, sentence) = said(&verdict);
            (level, both(&sentence, &words::guessed(&mends, &ways, language)), ways)
        }
        _ if ground.is_quiet() => ("look", say!(language, "verdict-several-slips"), Vec::new()),
        (_, question) => {
            let ways = question.map_or_else(Vec::new, |question| question.ways);
            if is_zero {
                return ("error", say!(language, "verdict-several-slips"), ways);
            }
            let (level, sentence) = said(&ground.verdict(round, &slip));
            (level, sentence, ways)
        }
    }
}

/// The slip that a line stands for, and how many the player handed in.
///
/// Who is keyed as having the top has its points on the slip too, where the rules ask for them.
pub fn slip_text(state: &Tournament, round: &Round, content: &Content) -> Option<(SlipText, u32)> {
    match content {
        Content::Slip(keyed, is_one_of_several) => {
            let word = read_in(state, round, &keyed.at, &keyed.word).into_iter().next();
            let slip = SlipText { word: word.unwrap_or_default(), ..keyed.clone() };
            Some((slip, 1 + u32::from(*is_one_of_several)))
        }
        Content::Absent => Some((SlipText::default(), 0)),
        Content::Several => Some((SlipText::default(), 2)),
        Content::Top => {
            let PlacementText { at, word } = round.top()?.clone();
            let claimed = state.profile.asks_for_claims().then_some(round.top_points());
            Some((SlipText { at, word, claimed, ..SlipText::default() }, 1))
        }
        Content::Nothing | Content::HandedIn => None,
    }
}
