//! The totals of one player over the rounds, against the tops and the median of the field: for the
//! narrow page of a telephone.

use crate::pictures::picture::{Picture, Subject, Table};
use crate::pictures::totals::{Line, drawn, median, tops};
use crate::{pictures::canvas::Mark, pictures::chart::Chart, pictures::ink::Ink};
use flavita_i18n::names::signed;
use flavita_tournament::model::ids::{PlayerNumber, RoundNumber};

/// As wide as a small telephone shows without making it smaller.
const WIDTH: i64 = 344;
/// The room for what the lines are called.
const BESIDE: i64 = 112;
const BOTTOM: i64 = 210;
/// A median of fewer players says nothing.
const LEAST_FIELD: usize = 3;
/// A single round is no line.
const LEAST_ROUNDS: usize = 2;

/// The picture of this player; none before he has a total, or before there is a line to draw.
pub(super) fn own(subject: &Subject<'_>, player: PlayerNumber) -> Option<Picture> {
    let totals = &subject.figures.totals;
    if totals.rounds() < LEAST_ROUNDS {
        return None;
    }
    let own: Vec<Option<i64>> =
        totals.players.get(&player)?.iter().map(|total| total.map(i64::from)).collect();
    let total = (*own.last()?)?;
    let mut lines = vec![tops(subject)];
    if totals.field().nth(LEAST_FIELD - 1).is_some() {
        lines.push(median(subject));
    }
    let table = table(subject, &own);
    lines.push(Line {
        ink: Ink::BEST,
        marks: Some((Ink::BAR, Mark::Disc)),
        called: subject.say("picture-you"),
        totals: own,
    });
    let chart = Chart::within(WIDTH, BESIDE, BOTTOM);
    let canvas = drawn(subject, chart, &lines, false);
    let (n, top) = (subject.figures.after_round, totals.tops.last().copied().unwrap_or_default());
    let sentence = say!(subject.language, "picture-own-what", n, total = signed(total), top);
    Some(subject.picture("own", sentence, table, (WIDTH, BOTTOM + 44), canvas))
}

fn table(subject: &Subject<'_>, own: &[Option<i64>]) -> Table {
    let numbers = subject.figures.rounds.iter().map(|round| round.number);
    let figures = subject.figures.totals.tops.iter().zip(own);
    let row = |(number, (top, own)): (RoundNumber, (&i32, &Option<i64>))| {
        let own = own.map_or_else(|| "–".to_owned(), signed);
        vec![number.to_string(), top.to_string(), own]
    };
    subject.table(&["picture-round", "picture-top", "picture-you"], numbers.zip(figures).map(row))
}
