//! How hard each round was: what the players scored of its top.

use crate::pictures::canvas::{Anchor, Canvas, Mark};
use crate::pictures::picture::{Picture, Subject, Table, WIDTH};
use crate::{pictures::chart::Chart, pictures::ink::Ink, pictures::scale::ticks};
use flavita_tournament::results::{RoundFigures, Share};

/// The room on the right, where the mean is named.
const BESIDE: i64 = 60;
const BOTTOM: i64 = 230;
/// Every bar has its figure above it where there are no more than that.
const MOST_SAID: usize = 15;

/// The picture.
pub(super) fn difficulty(subject: &Subject<'_>) -> Option<Picture> {
    let rounds = &subject.figures.rounds;
    let (hardest, easiest) = ends(rounds)?;
    let mut canvas = Canvas::new();
    let chart = Chart::new(BESIDE, BOTTOM);
    let scale = chart.lines(&mut canvas, &ticks(0, 100, 5), |tick| subject.percent(tick));
    let scored = |(at, round): (usize, _)| Some((at, round, RoundFigures::scored_of_top(round)?));
    for (at, round, share) in rounds.iter().enumerate().filter_map(scored) {
        let (left, width) = chart.column(at, rounds.len());
        let (middle, y) = (left + width / 2, scale.at(share.percent()));
        let is_hardest = round.number == hardest.number && hardest.number != easiest.number;
        let is_easiest = round.number == easiest.number && hardest.number != easiest.number;
        let ink = if is_hardest { Ink::FLAGGED } else { Ink::BAR };
        canvas.said(&said(subject, round, share), |canvas| {
            canvas.rectangle(ink, (left, y), (width, BOTTOM - y));
            let mut above = y - 6;
            if is_hardest || is_easiest {
                let mark = if is_hardest { Mark::Down } else { Mark::Up };
                canvas.mark(ink, mark, (middle, y - 9));
                above -= 12;
            }
            if rounds.len() <= MOST_SAID || is_hardest || is_easiest {
                let percent = share.percent().to_string();
                canvas.text(Ink::TEXT, Anchor::Middle, (middle, above), &percent);
            }
        });
    }
    if let Some(mean) = mean(rounds).filter(|_| rounds.len() > 1) {
        let y = scale.at(mean.percent());
        canvas.line(Ink::TOP, (chart.left, y), (chart.right + 4, y));
        let percent = subject.percent(mean.percent());
        canvas.text(Ink::STRONG, Anchor::Start, (chart.right + 10, y + 4), &percent);
    }
    chart.round_numbers(&mut canvas, subject);
    let sentence = sentence(subject, hardest, easiest);
    let size = (WIDTH, BOTTOM + 44);
    Some(subject.picture("difficulty", sentence, table(subject), size, canvas))
}

/// The hardest round and the easiest, the first of equals.
fn ends(rounds: &[RoundFigures]) -> Option<(&RoundFigures, &RoundFigures)> {
    let played = || rounds.iter().filter(|round| round.scored_of_top().is_some());
    let hardest = played().min_by_key(|round| round.scored_of_top())?;
    let easiest = played().rev().max_by_key(|round| round.scored_of_top())?;
    Some((hardest, easiest))
}

/// What was scored in all rounds of what there was to score.
fn mean(rounds: &[RoundFigures]) -> Option<Share> {
    let possible = |round: &RoundFigures| i64::from(round.top) * i64::from(round.players);
    let scored: i64 = rounds.iter().map(|round| round.scored).sum();
    Share::new(scored, rounds.iter().map(possible).sum::<i64>())
}

fn said(subject: &Subject<'_>, round: &RoundFigures, share: Share) -> String {
    let share = subject.percent(share.percent());
    say!(subject.language, "picture-scored-in", round = round.number, share)
}

fn sentence(subject: &Subject<'_>, hardest: &RoundFigures, easiest: &RoundFigures) -> String {
    let percent =
        |round: &RoundFigures| subject.percent(round.scored_of_top().map_or(0, Share::percent));
    if hardest.number == easiest.number {
        let (round, share) = (hardest.number, percent(hardest));
        return say!(subject.language, "picture-scored-in", round, share);
    }
    let (hard, easy) = (hardest.number, easiest.number);
    let (low, high) = (percent(hardest), percent(easiest));
    let ends = say!(subject.language, "picture-difficulty-what", hard, low, easy, high);
    let mean = mean(&subject.figures.rounds).map_or(0, Share::percent);
    let share = subject.percent(mean);
    format!("{ends} {}", say!(subject.language, "picture-difficulty-mean", share))
}

fn table(subject: &Subject<'_>) -> Table {
    let row = |round: &RoundFigures| {
        let share = round.scored_of_top();
        vec![
            round.number.to_string(),
            round.top.to_string(),
            share.map_or_else(|| "–".to_owned(), |one| subject.percent(one.percent())),
        ]
    };
    subject.table(
        &["picture-round", "picture-top", "picture-scored"],
        subject.figures.rounds.iter().map(row),
    )
}
