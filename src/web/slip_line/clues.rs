//! What a slip that scores nothing may have meant, offered to whoever keys it.

use crate::slip_line::grammar::{with_reference, with_word};
use crate::{parts::names::shown_placement, slip_line::choice::Way, slip_line::ground::Ground};
use flavita_game::edition::definition::Edition;
use flavita_tournament::judging::detective::{Clue, Mend};
use flavita_tournament::{
    judging::blanks::typed_word, judging::in_round, judging::reading::plainly,
    model::placement_text::PlacementText, model::round::Round, model::slip::SlipText,
    model::verdict::Verdict,
};

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
    if verdict.is_valid() {
        return Guesses::default();
    }
    let clues = in_round::clues(ground.state, ground.referee, round, slip);
    let is_likely = |clue: &&Clue| clues.len() == 1 || clue.mend != Mend::Elsewhere;
    let likely = clues.iter().filter(is_likely).take(MOST_OFFERED);
    Guesses {
        mends: clues.iter().map(|clue| clue.mend).collect(),
        ways: likely.map(|clue| way(&ground.state.edition, line, clue)).collect(),
    }
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
