//! What a line of the slip line may mean: slips that score nothing, and lines half typed.

use crate::slip_line::grammar::{with_reference, with_word};
use crate::{parts::shown_placement, slip_line::choice::Way, slip_line::ground::Ground};
use flavita_game::Edition;
use flavita_tournament::model::{PlacementText, Reason, Round, SlipText, Verdict};
use flavita_tournament::{judging::blanks::typed_word, judging::case::Case, judging::clues::Clue};
use flavita_tournament::{judging::clues::Mend, judging::clues::clues, judging::reading::plainly};
use flavita_tournament::{results::Find, results::found};
use std::cmp::Reverse;

/// The most readings that are offered.
const MOST_OFFERED: usize = 3;

/// What a slip may have meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Guesses {
    /// What would have to be mended for each reading there is.
    pub(crate) mends: Vec<Mend>,
    /// The readings as lines, the likeliest first: the only one, else those near what is written.
    pub(crate) ways: Vec<Way>,
}

/// What a slip may have meant that is no legal placement as it is written.
pub(crate) fn guesses(
    ground: Ground<'_>,
    round: &Round,
    line: &str,
    slip: &SlipText,
    verdict: &Verdict,
) -> Guesses {
    if verdict.reasons.iter().all(|reason| !is_of_placement(reason)) {
        return Guesses::default();
    }
    let clues = clues(&Case::of(ground.state, ground.words, round), slip);
    let is_likely = |clue: &&Clue| clues.len() == 1 || clue.mend != Mend::Elsewhere;
    let likely = clues.iter().filter(is_likely).take(MOST_OFFERED);
    Guesses {
        mends: clues.iter().map(|clue| clue.mend).collect(),
        ways: likely.map(|clue| way(&ground.state.edition, line, clue)).collect(),
    }
}

/// Whether a reason is in the word or its place: another reading of a slip that came late helps nobody.
fn is_of_placement(reason: &Reason) -> bool {
    !matches!(
        reason,
        Reason::ClaimTooHigh { .. }
            | Reason::ClaimMissing
            | Reason::Late
            | Reason::SeveralSlips
            | Reason::NoSlip
            | Reason::ByArbiter { .. }
    )
}

fn way(edition: &Edition, line: &str, clue: &Clue) -> Way {
    let text = PlacementText::of(edition, &clue.placement);
    let word = typed_word(&plainly(edition, &clue.placement.tiles));
    Way {
        line: with_reference(&with_word(line, &word), &text.at.to_lowercase()),
        shown: shown_placement(&text),
        points: Some(clue.points),
    }
}

/// The whole line that most likely is being typed: the placement that most players found, then
/// the dearest. `None` where nothing fits, or the line does not end in coordinates or a word.
pub(crate) fn complete(ground: Ground<'_>, round: &Round, line: &str) -> Option<String> {
    let (before, last) = line.trim_start().rsplit_once(' ')?;
    let tokens: Vec<&str> = before.split_whitespace().skip(1).collect();
    let given_at = tokens.iter().find(|token| token.contains(|c: char| c.is_ascii_digit()));
    let fits = |text: &PlacementText| {
        let (at, word) = (text.at.to_lowercase(), plain(&text.word));
        match given_at {
            Some(given) => at == given.to_lowercase() && word.starts_with(&plain(last)),
            None if !last.is_empty() && tokens.is_empty() => {
                at.starts_with(&last.to_lowercase()) || word.starts_with(&plain(last))
            }
            None => false,
        }
    };
    let found = found::counts(ground.state, round);
    let all = ground.placements(round)?.iter();
    let edition = &ground.state.edition;
    let texts = all.map(|r| (r, PlacementText::of(edition, &r.placement)));
    let (ranked, best) = texts.filter(|(_, text)| fits(text)).min_by_key(|(ranked, _)| {
        let find = Find::of(edition, &ranked.placement, &round.board);
        let count = found.get(&(find, ranked.points)).copied().unwrap_or(0);
        (Reverse(count), Reverse(ranked.points))
    })?;
    let mut word = typed_word(&plainly(edition, &ranked.placement.tiles));
    let is_in_capitals = last.contains(char::is_uppercase) && given_at.is_some();
    if is_in_capitals {
        word = word.to_uppercase();
    }
    Some(if given_at.is_some() {
        format!("{before} {word}")
    } else if best.at.to_lowercase().starts_with(&last.to_lowercase()) {
        format!("{before} {} {word}", best.at.to_lowercase())
    } else {
        format!("{before} {word} {}", best.at.to_lowercase())
    })
}

fn plain(word: &str) -> String {
    word.to_lowercase().replace(['*', '(', ')', '[', ']', '|', '?'], "")
}
