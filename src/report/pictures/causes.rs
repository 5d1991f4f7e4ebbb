//! By what the players lost points to the tops.

use crate::pictures::canvas::{Anchor, Canvas};
use crate::pictures::picture::{Picture, Subject, Table, WIDTH};
use crate::{pictures::ink::Ink, pictures::scale::Scale};
use flavita_i18n::names::points;
use flavita_tournament::{results::losses::Losses, results::statistics::share::Share};

/// How high one cause is: what it is called, its bar, and the gap below.
const STEP: i64 = 48;
/// The room for a figure behind the longest bar.
const BEHIND: i64 = 130;

/// The picture; without a loss there is nothing to draw.
pub(super) fn causes(subject: &Subject<'_>) -> Option<Picture> {
    let causes = by_cause(subject.figures.lost);
    let lost: i64 = causes.iter().map(|(_, points)| points).sum();
    let (first, most) = *causes.first()?;
    let scale = Scale::new((0, most), (0, WIDTH - BEHIND));
    let mut canvas = Canvas::new();
    let mut y = 0;
    for (key, of_cause) in &causes {
        let called = subject.say(key);
        canvas.text(Ink::Text, Anchor::Start, (0, y + 14), &called);
        let width = scale.at(*of_cause).max(2);
        canvas.rectangle(Ink::Bar, (0, y + 20), (width, 18));
        let figure = format!("{of_cause} · {}", percent(subject, *of_cause, lost));
        canvas.text(Ink::Strong, Anchor::Start, (width + 8, y + 34), &figure);
        y += STEP;
    }
    let (points, share) = (points(subject.language, lost), percent(subject, most, lost));
    let cause = subject.say(first);
    Some(subject.picture(
        "causes",
        say!(subject.language, "picture-causes-what", points, cause, share),
        table(subject, &causes, lost),
        (WIDTH, y),
        canvas,
    ))
}

/// What was lost, the dearest cause first; causes by which nothing was lost are left out.
fn by_cause(lost: Losses) -> Vec<(&'static str, i64)> {
    let mut causes = vec![
        ("own-lost-words", i64::from(lost.lesser_words)),
        ("own-lost-invalid", i64::from(lost.invalid)),
        ("own-lost-no-slip", i64::from(lost.no_slip)),
        ("own-lost-prices", i64::from(lost.prices)),
        ("own-lost-overtime", i64::from(lost.overtime)),
    ];
    causes.retain(|(_, points)| *points > 0);
    causes.sort_by_key(|(_, points)| -points);
    causes
}

fn percent(subject: &Subject<'_>, points: i64, lost: i64) -> String {
    let share = Share::new(points, lost);
    subject.percent(share.map_or(0, Share::percent))
}

fn table(subject: &Subject<'_>, causes: &[(&str, i64)], lost: i64) -> Table {
    let row = |(key, points): &(&str, i64)| {
        let called = subject.say(key);
        vec![called, points.to_string(), percent(subject, *points, lost)]
    };
    subject.table(&["picture-cause", "picture-points", "picture-share"], causes.iter().map(row))
}
