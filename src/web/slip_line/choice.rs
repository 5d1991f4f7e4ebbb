//! Ways to read a line, offered by number.

use crate::slip_line::{grammar::Content, grammar::with_word, ground::Ground};
use flavita_game::BoardTile;
use flavita_i18n::names::shown_tiles;
use flavita_tournament::judging::blanks::{read_in, typed_word};
use flavita_tournament::judging::{case::Case, judge::Written, judge::readings, reading::plainly};
use flavita_tournament::model::{Round, SlipText, Verdict};

/// The most ways that are offered: as many as there are digits for them.
const MOST_OFFERED: usize = 9;

/// A way to read a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The line that says so.
    pub line: String,
    /// The tiles, or the placement.
    pub shown: String,
    /// What it is worth, where that may be said.
    pub points: Option<i32>,
}

/// What is asked about the word of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubtful {
    /// How it is cut into tiles, or which letters are marked as blanks.
    Reading,
    /// Which of the letters that are not marked is the blank; with what the slip is worth where it
    /// does not mark it, if that may be said.
    Blank(Option<i32>),
}

/// What a line leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What.
    pub about: Doubtful,
    /// The answers.
    pub ways: Vec<Way>,
}

impl Question {
    /// Whether the line may be recorded as it is: what it leaves open is left open on the slip too.
    pub const fn may_stand(&self) -> bool {
        matches!(self.about, Doubtful::Blank(_))
    }
}

/// What has to be asked about the word of a line; `None` where board and rack leave one reading.
///
/// First how it is cut into tiles or which letters are marked as blanks, then, of letters that are
/// not marked, which one is the blank. `slip` is what is recorded where nothing more is said.
pub(crate) fn question(
    ground: Ground<'_>,
    round: &Round,
    text: &str,
    content: &Content,
    slip: &SlipText,
) -> Option<Question> {
    let Content::Slip(written) = content else { return None };
    let edition = &ground.state.edition;
    let words = read_in(ground.state, round, &written.at, &written.word);
    let case = Case::of(ground.state, ground.words, round);
    let readings = readings(&case, &written.at, &words);
    let told = |points: i32| (!ground.is_quiet()).then_some(points);
    let way = |tiles: &[BoardTile], shown: &[BoardTile], verdict: &Verdict| Way {
        line: with_word(text, &typed_word(&plainly(edition, tiles))),
        shown: shown_tiles(edition, shown),
        points: told(verdict.points),
    };
    let of_writing = |one: &Written| {
        let (placement, verdict) = &one.ways[0];
        way(&one.tiles, &placement.tiles, verdict)
    };
    match readings.as_slice() {
        [only] if only.ways.len() > 1 => {
            let ways = only.ways.iter().take(MOST_OFFERED);
            let ways = ways.map(|(one, verdict)| way(&one.tiles, &one.tiles, verdict));
            let about = Doubtful::Blank(told(ground.verdict(round, slip).points));
            Some(Question { about, ways: ways.collect() })
        }
        [] | [_] => None,
        several => Some(Question {
            about: Doubtful::Reading,
            ways: several.iter().take(MOST_OFFERED).map(of_writing).collect(),
        }),
    }
}
