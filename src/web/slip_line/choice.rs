//! Ways to read a line, offered by number.

use crate::slip_line::grammar::{Content, with_word};
use flavita_game::{edition::definition::Edition, letter::BoardTile, notation::word_text};
use flavita_i18n::names::{points, shown_word};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_tournament::judging::blanks::{read_in, typed_word};
use flavita_tournament::{
    judging::in_round, judging::judge::Written, judging::reading::plainly,
    judging::referee::Referee, model::round::Round, model::slip::SlipText, model::verdict::Verdict,
    state::tournament::Tournament,
};
use serde::Serialize;

/// The most ways that are offered: as many as there are digits for them.
const MOST_OFFERED: usize = 9;

/// A way to read the word of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The line that says so.
    pub line: String,
    /// The tiles and what they are worth: `K Ö Z S É G · 14 очков`.
    pub label: String,
}

/// What a line leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked.
    pub sentence: String,
    /// The answers.
    pub choices: Vec<Choice>,
    /// Whether the line may be recorded as it is: what it leaves open is left open on the slip too.
    pub may_stand: bool,
}

/// What has to be asked about the word of a line; `None` where board and rack leave one reading.
///
/// First how it is cut into tiles or which letters are marked as blanks, then, of letters that are
/// not marked, which one is the blank. `judging` is what is recorded where nothing more is said;
/// without it nothing is said of points.
pub fn question(
    state: &Tournament,
    referee: Referee<'_>,
    round: &Round,
    (text, content): (&str, &Content),
    judging: Option<&SlipText>,
    language: Language,
) -> Option<Question> {
    let Content::Slip(written) = content else {
        return None;
    };
    let edition = &state.edition;
    let words = read_in(edition, round, &written.at, &written.word);
    let readings = in_round::readings(state, referee, round, &written.at, &words);
    let choice = |tiles: &[BoardTile], shown: &[BoardTile], verdict: &Verdict| Choice {
        line: with_word(text, &typed_word(&plainly(edition, tiles))),
        label: match judging {
            Some(_) => format!("{} · {}", label(edition, shown), points(language, verdict.points)),
            None => label(edition, shown),
        },
    };
    let of_writing = |one: &Written| {
        let (placement, verdict) = &one.ways[0];
        choice(&one.tiles, &placement.tiles, verdict)
    };
    match readings.as_slice() {
        [only] if only.ways.len() > 1 => {
            let ways = only.ways.iter().take(MOST_OFFERED);
            let ways = ways.map(|(way, verdict)| choice(&way.tiles, &way.tiles, verdict));
            Some(Question {
                sentence: which_blank(state, referee, round, judging, language),
                choices: ways.collect(),
                may_stand: true,
            })
        }
        [] | [_] => None,
        several => Some(Question {
            sentence: say(language, "slip-which-reading", &[]),
            choices: several.iter().take(MOST_OFFERED).map(of_writing).collect(),
            may_stand: false,
        }),
    }
}

/// Asks for the blank, and says what counts where the slip does not mark it.
fn which_blank(
    state: &Tournament,
    referee: Referee<'_>,
    round: &Round,
    judging: Option<&SlipText>,
    language: Language,
) -> String {
    let Some(slip) = judging else {
        return say(language, "slip-which-blank", &[]);
    };
    let verdict = in_round::verdict(state, referee, round, slip);
    let scored = [("points", points(language, verdict.points).into())];
    say(language, "slip-which-blank-points", &scored)
}

/// The tiles as they lie, blanks small; with spaces where a tile may have several letters.
fn label(edition: &Edition, tiles: &[BoardTile]) -> String {
    if edition.longest_label() == 1 {
        return shown_word(&word_text(edition, tiles));
    }
    let tile = |tile: &BoardTile| {
        let label = edition.label(tile.letter);
        if tile.is_blank { format!("({})", label.to_lowercase()) } else { label.to_owned() }
    };
    tiles.iter().map(tile).collect::<Vec<_>>().join(" ")
}
