//! What a line says while it is typed, and what it would be worth.

use crate::slip_line::choice::{Doubtful, Way, question};
use crate::slip_line::grammar::{Content, LineFault, Written, parse};
use crate::slip_line::{clues::Guesses, clues::complete, clues::guesses, ground::Ground};
use flavita_tournament::judging::blanks::read_in;
use flavita_tournament::model::{PlacementText, PlayerNumber, Round, Slip, SlipText, Verdict};
use flavita_tournament::{judging::clues::Mend, profile::late::SeveralSlips, state::Tournament};

/// Why a line cannot be used.
#[derive(Clone, Debug)]
pub enum Unusable {
    /// It cannot be read.
    Unreadable(LineFault),
    /// Nobody has these numbers.
    Unknown(Vec<PlayerNumber>),
}

/// A line whose players are known.
#[derive(Clone, Debug)]
pub struct Known<'a> {
    /// Whose slips it is about.
    pub players: Vec<PlayerNumber>,
    /// The round that it is about.
    pub round: Option<&'a Round>,
    /// What it comes to.
    pub finding: Finding,
    /// The ways to read it where rack and board allow several: which one stands on the slip is for
    /// whoever keys it to say.
    pub ways: Vec<Way>,
    /// The whole line, guessed.
    pub completion: Option<String>,
    /// What is recorded for the players already.
    pub already: Vec<&'a Slip>,
    /// Whether nothing is said of points.
    pub is_quiet: bool,
}

/// What a line comes to.
#[derive(Clone, Debug)]
pub enum Finding {
    /// Nothing yet.
    Typing,
    /// An empty slip or none.
    NoSlip,
    /// Several slips, for which there is nothing; or, where that is kept back, just several.
    Several,
    /// What has to be asked.
    Open(Doubtful),
    /// What was keyed, of which nothing more is said.
    Keyed(SlipText),
    /// What it is worth; with what would have to be mended for each way it can have been meant.
    Judged(SlipText, Verdict, Vec<Mend>),
}

/// Judges a line while it is typed.
///
/// # Errors
/// When it cannot be used.
pub fn check<'a>(
    ground: Ground<'_>,
    round: Option<&'a Round>,
    text: &str,
) -> Result<Known<'a>, Unusable> {
    let line = parse(text).map_err(Unusable::Unreadable)?;
    let is_known = |number: &PlayerNumber| ground.state.players.contains_key(number);
    let (players, unknown): (Vec<PlayerNumber>, _) = line.players.into_iter().partition(is_known);
    if !unknown.is_empty() {
        return Err(Unusable::Unknown(unknown));
    }
    // "т" is the top: no word that begins so is meant.
    let is_guessed = matches!(line.content, Content::Slip(_) | Content::Nothing);
    let finding = round.map(|round| finding(ground, round, text, &line.content));
    let (finding, ways) = finding.unwrap_or((Finding::Typing, Vec::new()));
    let slips = |round: &'a Round| players.iter().filter_map(|one| round.slip_of(*one)).collect();
    Ok(Known {
        round,
        finding,
        ways,
        completion: round.filter(|_| is_guessed).and_then(|round| complete(ground, round, text)),
        already: round.map(slips).unwrap_or_default(),
        players,
        is_quiet: ground.is_quiet(),
    })
}

fn finding(
    ground: Ground<'_>,
    round: &Round,
    text: &str,
    content: &Content,
) -> (Finding, Vec<Way>) {
    let slip = slip_text(ground.state, round, content).filter(|_| !content.is_unfinished());
    let Some((slip, copies)) = slip else { return (Finding::Typing, Vec::new()) };
    let question = question(ground, round, text, content, &slip);
    let is_zero = slip.word.is_empty() || ground.state.profile.several_slips == SeveralSlips::Zero;
    match (copies, question) {
        (0, _) => (Finding::NoSlip, Vec::new()),
        (1, Some(question)) => (Finding::Open(question.about), question.ways),
        (1, None) if ground.is_quiet() => (Finding::Keyed(slip), Vec::new()),
        (1, None) => {
            let verdict = ground.verdict(round, &slip);
            let Guesses { mends, ways } = guesses(ground, round, text, &slip, &verdict);
            (Finding::Judged(slip, verdict, mends), ways)
        }
        _ if ground.is_quiet() => (Finding::Several, Vec::new()),
        (_, question) => {
            let ways = question.map_or_else(Vec::new, |question| question.ways);
            if is_zero {
                return (Finding::Several, ways);
            }
            let verdict = ground.verdict(round, &slip);
            (Finding::Judged(slip, verdict, Vec::new()), ways)
        }
    }
}

/// The slip that a line stands for, and how many the player handed in.
///
/// Who is keyed as having the top has its points on the slip too, where the rules ask for them.
pub fn slip_text(state: &Tournament, round: &Round, content: &Content) -> Option<(SlipText, u32)> {
    let word = |written: &Written| {
        let said = read_in(state, round, &written.at, &written.word);
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
            let PlacementText { at, word } = round.top()?.clone();
            let claimed = state.profile.asks_for_claims().then_some(round.top_points());
            Some((SlipText { at, word, claimed, ..SlipText::default() }, 1))
        }
        Content::Nothing | Content::HandedIn => None,
    }
}
