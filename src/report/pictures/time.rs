//! How long the players took, round by round, where that was noted.

use crate::pictures::canvas::{Anchor, Canvas, Mark};
use crate::pictures::picture::{Picture, Subject, Table, WIDTH};
use crate::pictures::scale::{Scale, ticks_by};
use crate::{pictures::chart::Chart, pictures::ink::Ink, pictures::totals::minutes};
use flavita_tournament::results::{Quartiles, RoundFigures};

const BESIDE: i64 = 8;
const BOTTOM: i64 = 230;
/// Steps of the clock, in milliseconds; the first that gives few lines is taken.
const STEPS: [i64; 7] = [5_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000];
const MOST_LINES: i64 = 6;

/// The picture; nothing where no time was noted.
pub(super) fn time(subject: &Subject<'_>) -> Option<Picture> {
    let rounds = &subject.figures.rounds;
    let sentence = sentence(subject)?;
    let longest = rounds.iter().map(length).max()?;
    let step = STEPS.iter().find(|step| longest <= **step * MOST_LINES);
    let step = *step.unwrap_or(&3_600_000);
    let mut canvas = Canvas::new();
    let chart = Chart::new(BESIDE, BOTTOM);
    let scale = chart.lines(&mut canvas, &ticks_by(0, longest.max(1), step), minutes);
    for (at, round) in rounds.iter().enumerate() {
        one(&mut canvas, subject, round, chart.column(at, rounds.len()), scale);
    }
    chart.round_numbers(&mut canvas, subject);
    let y = BOTTOM + 60;
    canvas.rectangle(Ink::BAND, (chart.left, y - 11), (26, 13));
    canvas.mark(Ink::BAR, Mark::Disc, (chart.left + 13, y - 5));
    let text = subject.say("picture-time-band");
    canvas.text(Ink::QUIET, Anchor::Start, (chart.left + 34, y), &text);
    canvas.line(Ink::TOP, (chart.left, y + 15), (chart.left + 26, y + 15));
    let text = subject.say("picture-time-limit");
    canvas.text(Ink::QUIET, Anchor::Start, (chart.left + 34, y + 20), &text);
    Some(subject.picture("time", sentence, table(subject), (WIDTH, BOTTOM + 88), canvas))
}

fn length(round: &RoundFigures) -> i64 {
    i64::try_from(round.length_ms).unwrap_or(i64::MAX)
}

fn one(
    canvas: &mut Canvas,
    subject: &Subject<'_>,
    round: &RoundFigures,
    (left, width): (i64, i64),
    scale: Scale,
) {
    let limit = scale.at(length(round));
    canvas.line(Ink::TOP, (left, limit), (left + width, limit));
    let Some(times) = Quartiles::of(&round.times_ms) else { return };
    let [low, median, high] = [times.low, times.median, times.high].map(minutes);
    let round = round.number;
    let said = say!(subject.language, "picture-time-in", round, low, median, high);
    canvas.said(&said, |canvas| {
        let (from, to) = (scale.at(times.high), scale.at(times.low));
        canvas.rectangle(Ink::BAND, (left, from), (width, (to - from).max(3)));
        let middle = (left + width / 2, scale.at(times.median));
        canvas.mark(Ink::BAR, Mark::Disc, middle);
    });
}

fn sentence(subject: &Subject<'_>) -> Option<String> {
    let rounds = &subject.figures.rounds;
    let every = rounds.iter().flat_map(|round| round.times_ms.iter().copied());
    let mut every: Vec<i64> = every.collect();
    every.sort_unstable();
    let half = Quartiles::of(&every)?.median;
    let median = |round: &RoundFigures| Quartiles::of(&round.times_ms).map(|one| one.median);
    let timed = rounds.iter().rev().filter(|round| median(round).is_some());
    let longest = timed.max_by_key(|round| median(round))?;
    let (half, long) = (minutes(half), minutes(median(longest)?));
    Some(say!(subject.language, "picture-time-what", half, round = longest.number, long))
}

fn table(subject: &Subject<'_>) -> Table {
    let mut head = vec![subject.say("picture-round")];
    head.extend([25, 50, 75].map(|share| subject.percent(share)));
    head.extend(["picture-time-given", "picture-time-noted"].map(|key| subject.say(key)));
    let row = |round: &RoundFigures| {
        let times = Quartiles::of(&round.times_ms);
        let shown = |of: fn(Quartiles) -> i64| {
            times.map_or_else(|| "–".to_owned(), |times| minutes(of(times)))
        };
        vec![
            round.number.to_string(),
            shown(|times| times.low),
            shown(|times| times.median),
            shown(|times| times.high),
            minutes(length(round)),
            round.times_ms.len().to_string(),
        ]
    };
    Table { head, rows: subject.figures.rounds.iter().map(row).collect() }
}
