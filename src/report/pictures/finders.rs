//! The share of the players who found the top, round by round.

use crate::pictures::canvas::{Anchor, Canvas, Mark};
use crate::pictures::picture::{Picture, Subject, Table, WIDTH};
use crate::{pictures::chart::Chart, pictures::ink::Ink, pictures::scale::ticks};
use flavita_tournament::{model::RoundNumber, results::RoundFigures, results::Share};

/// The room on the right.
const BESIDE: i64 = 8;
const BOTTOM: i64 = 230;
/// Bars have their figures above them where there are no more than that.
const MOST_SAID: usize = 20;

/// The picture.
pub(super) fn finders(subject: &Subject<'_>) -> Option<Picture> {
    let rounds = &subject.figures.rounds;
    let shares = rounds.iter().filter_map(RoundFigures::found);
    let highest = shares.map(Share::percent).max()?;
    let mut canvas = Canvas::new();
    let chart = Chart::new(BESIDE, BOTTOM);
    let scale =
        chart.lines(&mut canvas, &ticks(0, highest.max(10), 5), |tick| subject.percent(tick));
    let found = |(at, round): (usize, _)| Some((at, round, RoundFigures::found(round)?));
    for (at, round, share) in rounds.iter().enumerate().filter_map(found) {
        let (left, width) = chart.column(at, rounds.len());
        let y = scale.at(share.percent());
        canvas.said(&said(subject, round), |canvas| {
            canvas.rectangle(Ink::BAR, (left, y), (width, BOTTOM - y));
            let middle = left + width / 2;
            if rounds.len() <= MOST_SAID {
                let at = (middle, y - 6);
                canvas.text(Ink::TEXT, Anchor::Middle, at, &round.finders.to_string());
            } else if round.finders == 0 {
                canvas.mark(Ink::HOLLOW, Mark::Disc, (middle, BOTTOM - 7));
            }
        });
    }
    chart.round_numbers(&mut canvas, subject);
    let size = (WIDTH, BOTTOM + 44);
    Some(subject.picture("finders", sentence(subject), table(subject), size, canvas))
}

fn said(subject: &Subject<'_>, round: &RoundFigures) -> String {
    let RoundFigures { number: round, finders: found, players: of, .. } = round;
    say!(subject.language, "picture-found-in", round, found, of)
}

fn sentence(subject: &Subject<'_>) -> String {
    let rounds = &subject.figures.rounds;
    let played = || rounds.iter().filter(|round| round.players > 0);
    let mut sentences = Vec::new();
    let found = played().filter(|round| round.finders > 0);
    if let Some(most) = found.rev().max_by_key(|round| round.found()) {
        let RoundFigures { number: round, finders: found, players: of, .. } = most;
        sentences.push(say!(subject.language, "picture-finders-most", round, found, of));
    }
    let nobody = played().filter(|round| round.finders == 0);
    let nobody: Vec<RoundNumber> = nobody.map(|round| round.number).collect();
    match nobody.as_slice() {
        [] => {}
        [round] => sentences.push(say!(subject.language, "picture-finders-nobody-one", round)),
        several => {
            sentences.push(say!(subject.language, "picture-finders-nobody", n = several.len()));
        }
    }
    sentences.join(" ")
}

fn table(subject: &Subject<'_>) -> Table {
    let row = |round: &RoundFigures| {
        let share = round.found();
        vec![
            round.number.to_string(),
            round.finders.to_string(),
            round.players.to_string(),
            share.map_or_else(|| "–".to_owned(), |one| subject.percent(one.percent())),
        ]
    };
    subject.table(
        &["picture-round", "picture-found", "picture-players", "picture-share"],
        subject.figures.rounds.iter().map(row),
    )
}
