//! Totals over the rounds, against the tops.
//!
//! Six players at most have a line each. Of more there is the best, the median and where the
//! middle half is, so that a hundred and fifty are as clear as ten.

use crate::pictures::canvas::{Anchor, Canvas, Mark, Point};
use crate::pictures::ink::{Ink, MOST_LINES};
use crate::pictures::picture::{Picture, Subject, Table};
use crate::pictures::scale::{Scale, apart, ticks};
use crate::pictures::{chart::Chart, chart::whole, lettering::SIZE, lettering::cut};
use flavita_i18n::names::{clock_time, signed};
use flavita_tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita_tournament::{model::player::Player, results::statistics::distribution::Quartiles};

/// The room for what the lines are called.
const BESIDE: i64 = 128;
/// The room for names of players.
const BESIDE_NAMES: i64 = 190;
/// The lower edge of the field.
const BOTTOM: i64 = 300;
/// Marks on a line where there are no more rounds than that.
const MOST_MARKS: usize = 20;

/// A line of totals: one for every round, and what it is called at its end.
pub(super) struct Line {
    pub(super) ink: Ink,
    pub(super) marks: Option<(Ink, Mark)>,
    pub(super) called: String,
    pub(super) totals: Vec<Option<i64>>,
}

/// The picture.
pub(super) fn totals(subject: &Subject<'_>) -> Option<Picture> {
    let totals = &subject.figures.totals;
    let last = totals.rounds().checked_sub(1)?;
    totals.best(last)?;
    let is_banded = totals.field().count() > MOST_LINES;
    let chart = Chart::new(if is_banded { BESIDE } else { BESIDE_NAMES }, BOTTOM);
    let mut canvas = drawn(subject, chart, &lines_of(subject), is_banded);
    if is_banded {
        let y = BOTTOM + 60;
        canvas.rectangle(Ink::BAND, (chart.left, y - 11), (26, 13));
        let text = subject.say("picture-band");
        canvas.text(Ink::QUIET, Anchor::Start, (chart.left + 34, y), &text);
    }
    let size = (chart.width, BOTTOM + if is_banded { 68 } else { 44 });
    Some(subject.picture("totals", sentence(subject, last), table(subject), size, canvas))
}

/// The lines in their field, with their names at their ends and the rounds below.
pub(super) fn drawn(
    subject: &Subject<'_>,
    chart: Chart,
    lines: &[Line],
    is_banded: bool,
) -> Canvas {
    let every = lines.iter().flat_map(|line| line.totals.iter().flatten());
    let (low, high) = every.fold((0, 1), |(low, high), total| (low.min(*total), high.max(*total)));
    let mut canvas = Canvas::new();
    let scale = chart.lines(&mut canvas, &ticks(low, high, 5), |tick| tick.to_string());
    let rounds = whole(subject.figures.totals.rounds());
    let across = Scale::new((0, rounds), (chart.left, chart.right - 8));
    if is_banded {
        band(&mut canvas, subject, across, scale);
    }
    for line in lines {
        trace(&mut canvas, line, across, scale);
    }
    names(&mut canvas, lines, &chart, across, scale);
    chart.numbers(&mut canvas, subject, |at| across.at(whole(at) + 1));
    canvas
}

fn sentence(subject: &Subject<'_>, last: usize) -> String {
    let totals = &subject.figures.totals;
    let median = totals.quartiles(last).map_or(0, |one| one.median);
    let (n, top) = (subject.figures.after_round, totals.tops[last]);
    let best = totals.best(last).unwrap_or(0);
    say!(subject.language, "picture-totals-what", n, top, best, median)
}

/// The lines, that of the tops first.
fn lines_of(subject: &Subject<'_>) -> Vec<Line> {
    let totals = &subject.figures.totals;
    let mut lines = vec![tops(subject)];
    if totals.field().count() <= MOST_LINES {
        let players = totals.field().zip(0..);
        lines.extend(players.filter_map(|((player, _), at)| of_one(subject, player, at)));
    } else {
        lines.push(Line {
            ink: Ink::BEST,
            marks: Some((Ink::BAR, Mark::Disc)),
            called: subject.say("picture-best"),
            totals: (0..totals.rounds()).map(|at| totals.best(at)).collect(),
        });
        lines.push(median(subject));
    }
    lines
}

pub(super) fn tops(subject: &Subject<'_>) -> Line {
    let tops = subject.figures.totals.tops.iter();
    Line {
        ink: Ink::TOP,
        marks: None,
        called: subject.say("picture-top"),
        totals: tops.map(|top| Some(i64::from(*top))).collect(),
    }
}

pub(super) fn median(subject: &Subject<'_>) -> Line {
    let totals = &subject.figures.totals;
    let median = |at| totals.quartiles(at).map(|one| one.median);
    Line {
        ink: Ink::MEDIAN,
        marks: None,
        called: subject.say("picture-median"),
        totals: (0..totals.rounds()).map(median).collect(),
    }
}

fn of_one(subject: &Subject<'_>, player: PlayerNumber, at: usize) -> Option<Line> {
    let totals = subject.figures.totals.players.get(&player)?;
    let name = subject.state.players.get(&player).map(Player::full_name);
    Some(Line {
        ink: Ink::line(at),
        marks: Some((Ink::spot(at), Mark::ALL[at % Mark::ALL.len()])),
        called: name.unwrap_or_default(),
        totals: totals.iter().map(|total| total.map(i64::from)).collect(),
    })
}

/// Where the middle half of the players is.
fn band(canvas: &mut Canvas, subject: &Subject<'_>, across: Scale, scale: Scale) {
    let totals = &subject.figures.totals;
    let rounds = (0..totals.rounds()).zip(1..);
    let quartiles = rounds.filter_map(|(at, x)| Some((across.at(x), totals.quartiles(at)?)));
    let quartiles: Vec<(i64, Quartiles)> = quartiles.collect();
    let above = quartiles.iter().map(|(x, one)| (*x, scale.at(one.high)));
    let below = quartiles.iter().rev().map(|(x, one)| (*x, scale.at(one.low)));
    let start = (across.at(0), scale.at(0));
    let corners: Vec<Point> = std::iter::once(start).chain(above).chain(below).collect();
    canvas.area(Ink::BAND, &corners);
}

fn places(line: &Line, across: Scale, scale: Scale) -> Vec<Point> {
    let totals = line.totals.iter().zip(1..);
    let place = |(total, x): (&Option<i64>, i64)| Some((across.at(x), scale.at((*total)?)));
    totals.filter_map(place).collect()
}

fn trace(canvas: &mut Canvas, line: &Line, across: Scale, scale: Scale) {
    let marked = places(line, across, scale);
    let begins = line.totals.first().is_some_and(Option::is_some);
    let start = begins.then(|| (across.at(0), scale.at(0)));
    let through: Vec<Point> = start.into_iter().chain(marked.iter().copied()).collect();
    canvas.path(line.ink, &through);
    let is_clear = line.totals.len() <= MOST_MARKS;
    if let Some((ink, mark)) = line.marks {
        let shown = marked.iter().rev().take(if is_clear { usize::MAX } else { 1 });
        shown.for_each(|at| canvas.mark(ink, mark, *at));
    }
}

/// What the lines are called, at their ends, with the last total.
fn names(canvas: &mut Canvas, lines: &[Line], chart: &Chart, across: Scale, scale: Scale) {
    let ends = lines.iter().filter_map(|line| {
        let end = *places(line, across, scale).last()?;
        let total = line.totals.iter().rev().flatten().next()?;
        Some((end, line, *total))
    });
    let mut ends: Vec<(Point, &Line, i64)> = ends.collect();
    ends.sort_by_key(|((_, y), _, _)| *y);
    let mut heights: Vec<i64> = ends.iter().map(|((_, y), _, _)| *y).collect();
    apart(&mut heights, 18, (chart.top, chart.bottom));
    for ((end, line, total), y) in ends.iter().zip(heights) {
        let x = chart.right + 12;
        canvas.line(Ink::LEADER, (end.0 + 6, end.1), (x - 4, y));
        let number = total.to_string();
        let room = chart.width - x - 9 * whole(number.len()) - 4;
        let called = format!("{} {number}", cut(&line.called, room, SIZE));
        let ink = if line.ink == Ink::TOP { Ink::STRONG } else { Ink::TEXT };
        canvas.text(ink, Anchor::Start, (x, y + 4), &called);
    }
}

fn table(subject: &Subject<'_>) -> Table {
    let totals = &subject.figures.totals;
    let mut head =
        vec![subject.say("picture-round"), subject.say("picture-top"), subject.say("picture-best")];
    head.extend([75, 50, 25].map(|share| subject.percent(share)));
    let shown = |value: Option<i64>| value.map_or_else(|| "–".to_owned(), signed);
    let row = |(at, round): (usize, RoundNumber)| {
        let quartiles = totals.quartiles(at);
        let mut row = vec![round.to_string(), totals.tops[at].to_string(), shown(totals.best(at))];
        row.extend([
            shown(quartiles.map(|one| one.high)),
            shown(quartiles.map(|one| one.median)),
            shown(quartiles.map(|one| one.low)),
        ]);
        row
    };
    let rounds = subject.figures.rounds.iter().map(|round| round.number);
    Table { head, rows: rounds.enumerate().map(row).collect() }
}

/// Minutes and seconds of milliseconds.
pub(super) fn minutes(ms: i64) -> String {
    clock_time(u64::try_from(ms).unwrap_or_default().div_ceil(1000))
}
