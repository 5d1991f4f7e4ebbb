//! By what the players lost points to the tops.

use crate::pictures::picture::{Picture, Subject, Table, WIDTH};
use crate::pictures::{canvas::Anchor, canvas::Canvas, ink::Ink, scale::Scale};
use flavita_i18n::{language::Language, names::points};
use flavita_tournament::{results::losses::Losses, results::statistics::share::Share};

/// How high one cause is: what it is called, its bar, and the gap below.
const STEP: i64 = 48;
/// The room for a figure behind the longest bar.
const BEHIND: i64 = 130;

/// The picture; without a loss there is nothing to draw.
pub(super) fn causes(subject: &Subject<'_>) -> Option<Picture> {
    let causes = by_cause(subject.figures.lost, subject.language);
    let lost: i64 = causes.iter().map(|(_, points)| i64::from(*points)).sum();
    let (cause, most) = causes.first()?;
    let scale = Scale::new((0, i64::from(*most)), (0, WIDTH - BEHIND));
    let mut canvas = Canvas::new();
    let mut y = 0;
    for (called, of_cause) in &causes {
        canvas.text(Ink::TEXT, Anchor::Start, (0, y + 14), called);
        let width = scale.at(i64::from(*of_cause)).max(2);
        canvas.rectangle(Ink::BAR, (0, y + 20), (width, 18));
        let figure = format!("{of_cause} · {}", percent(subject, *of_cause, lost));
        canvas.text(Ink::STRONG, Anchor::Start, (width + 8, y + 34), &figure);
        y += STEP;
    }
    let (language, share) = (subject.language, percent(subject, *most, lost));
    let points = points(language, lost);
    let sentence = say!(subject.language, "picture-causes-what", points, cause, share);
    let table = table(subject, &causes, lost);
    Some(subject.picture("causes", sentence, table, (WIDTH, y), canvas))
}

/// What was lost to the tops, by cause, the dearest first; nothing where nothing was.
pub fn by_cause(losses: Losses, language: Language) -> Vec<(String, i32)> {
    let mut causes = [
        ("own-lost-words", losses.lesser_words),
        ("own-lost-invalid", losses.invalid),
        ("own-lost-no-slip", losses.no_slip),
        ("own-lost-prices", losses.prices),
        ("own-lost-overtime", losses.overtime),
    ];
    causes.sort_by_key(|(_, points)| -points);
    let costly = causes.iter().filter(|(_, points)| *points > 0);
    costly.map(|(key, points)| (say!(language, key), *points)).collect()
}

fn percent(subject: &Subject<'_>, points: i32, lost: i64) -> String {
    let share = Share::new(points, lost);
    subject.percent(share.map_or(0, Share::percent))
}

fn table(subject: &Subject<'_>, causes: &[(String, i32)], lost: i64) -> Table {
    let row = |(called, points): &(String, i32)| {
        vec![called.clone(), points.to_string(), percent(subject, *points, lost)]
    };
    subject.table(&["picture-cause", "picture-points", "picture-share"], causes.iter().map(row))
}
