//! How the totals are spread, and how far below the tops.

use crate::pictures::canvas::{Anchor, Canvas};
use crate::pictures::picture::{Picture, Subject, Table, WIDTH};
use crate::pictures::{chart::Chart, chart::whole, lettering::SIZE, lettering::width};
use crate::pictures::{ink::Ink, scale::Scale, scale::ticks};
use flavita_i18n::names::signed;
use flavita_tournament::results::{Quartiles, Stretch, distribution};

const BESIDE: i64 = 24;
const BOTTOM: i64 = 230;

/// The picture.
pub(super) fn spread(subject: &Subject<'_>) -> Option<Picture> {
    let totals = subject.figures.totals.last();
    let quartiles = Quartiles::of(&totals)?;
    let top = i64::from(*subject.figures.totals.tops.last()?);
    let stretches = distribution(&totals, top);
    let (first, last) = (stretches.first()?, stretches.last()?);
    let most = stretches.iter().map(|one| one.count).max()?;
    let mut canvas = Canvas::new();
    let mut chart = Chart::new(BESIDE, BOTTOM);
    // Room for the names of the lines.
    chart.top = 40;
    let scale = chart.lines(&mut canvas, &ticks(0, whole(most), 4), |tick| tick.to_string());
    let across = Scale::new((first.from, last.below), (chart.left + 4, chart.right));
    for one in &stretches {
        bar(&mut canvas, subject, one, across, scale);
    }
    borders(&mut canvas, &stretches, across);
    let named = [(Ink::MEDIAN, "picture-median", quartiles.median), (Ink::TOP, "picture-top", top)];
    for (ink, key, total) in named {
        let x = across.at(total);
        let text = format!("{} {}", subject.say(key), signed(total));
        let is_last = ink == Ink::TOP;
        // The upper of the two names, so that they never meet.
        let y = if is_last { 14 } else { 28 };
        canvas.line(ink, (x, y + 6), (x, BOTTOM));
        let (half, edges) = (width(&text, SIZE) / 2, (chart.left, chart.right + BESIDE));
        let middle = x.clamp(edges.0 + half, (edges.1 - half).max(edges.0 + half));
        let ink = if is_last { Ink::STRONG } else { Ink::TEXT };
        canvas.text(ink, Anchor::Middle, (middle, y), &text);
    }
    let at = (i64::midpoint(chart.left, chart.right), BOTTOM + 36);
    let called = subject.say("picture-totals-axis");
    canvas.text(Ink::QUIET, Anchor::Middle, at, &called);
    let [low, high] = [quartiles.low, quartiles.high].map(signed);
    let sentence = say!(subject.language, "picture-distribution-what", low, high, top);
    let (table, size) = (table(subject, &stretches), (WIDTH, BOTTOM + 44));
    Some(subject.picture("distribution", sentence, table, size, canvas))
}

fn bar(canvas: &mut Canvas, subject: &Subject<'_>, one: &Stretch, across: Scale, scale: Scale) {
    if one.count == 0 {
        return;
    }
    let (left, right) = (across.at(one.from) + 1, across.at(one.below) - 1);
    let y = scale.at(whole(one.count));
    let [from, until] = [one.from, one.below - 1].map(signed);
    let players = say!(subject.language, "players", n = one.count);
    let stretch = say!(subject.language, "picture-stretch", from, until, players);
    canvas.said(&stretch, |canvas| {
        canvas.rectangle(Ink::BAND, (left, y), (right - left, BOTTOM - y));
        canvas.line(Ink::BEST, (left, y), (right, y));
        let at = (i64::midpoint(left, right), y + 18);
        let has_room = BOTTOM - y > 24;
        let at = if has_room { at } else { (at.0, y - 6) };
        canvas.text(Ink::TEXT, Anchor::Middle, at, &one.count.to_string());
    });
}

/// Where the stretches begin, as many as there is room for.
fn borders(canvas: &mut Canvas, stretches: &[Stretch], across: Scale) {
    let borders = stretches.iter().map(|one| one.from);
    let borders: Vec<i64> = borders.chain(stretches.last().map(|one| one.below)).collect();
    let widest = borders.iter().map(|border| width(&signed(*border), SIZE)).max();
    let apart = across.at(stretches[0].below) - across.at(stretches[0].from);
    let step = (widest.unwrap_or(0) + 10 + apart - 1) / apart.max(1);
    let step = usize::try_from(step).unwrap_or(1).max(1);
    for border in borders.iter().step_by(step) {
        let at = (across.at(*border), BOTTOM + 18);
        canvas.text(Ink::QUIET, Anchor::Middle, at, &signed(*border));
    }
}

fn table(subject: &Subject<'_>, stretches: &[Stretch]) -> Table {
    let row = |one: &Stretch| {
        let range = format!("{} – {}", signed(one.from), signed(one.below - 1));
        vec![range, one.count.to_string()]
    };
    subject.table(&["picture-totals-axis", "picture-players"], stretches.iter().map(row))
}
