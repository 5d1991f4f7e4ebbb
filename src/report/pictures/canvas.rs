//! What shapes are put on. Coordinates are whole numbers, from the top left corner.

use quick_xml::events::{BytesEnd, BytesStart, BytesText, Event};
use quick_xml::writer::Writer;

use crate::pictures::ink::Ink;
use flavita_i18n::text::joined;

/// A place: from the left, from the top.
pub(super) type Point = (i64, i64);

/// Where a text stands about its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// The form of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// Round.
    Disc,
    /// A square on its corner.
    Diamond,
    /// A triangle that points up.
    Up,
    /// A triangle that points down.
    Down,
    /// A square.
    Box,
    /// Two crossed bars, as one outline.
    Cross,
}

impl Mark {
    /// The forms by which lines are told apart.
    pub(super) const ALL: [Self; 6] =
        [Self::Disc, Self::Diamond, Self::Up, Self::Box, Self::Down, Self::Cross];

    fn corners(self, (x, y): Point) -> Vec<Point> {
        let around: &[i64] = match self {
            Self::Disc => &[],
            Self::Diamond => &[0, -5, 5, 0, 0, 5, -5, 0],
            Self::Up => &[0, -5, 5, 4, -5, 4],
            Self::Down => &[0, 5, 5, -4, -5, -4],
            Self::Box => &[-4, -4, 4, -4, 4, 4, -4, 4],
            Self::Cross => &[
                -2, -5, 2, -5, 2, -2, 5, -2, 5, 2, 2, 2, 2, 5, -2, 5, -2, 2, -5, 2, -5, -2, -2, -2,
            ],
        };
        around.as_chunks().0.iter().map(|[right, down]| (x + right, y + down)).collect()
    }
}

/// Shapes in the order in which they are put on.
pub(super) struct Canvas {
    writer: Writer<Vec<u8>>,
}

impl Canvas {
    pub(super) fn new() -> Self {
        Self { writer: Writer::new(Vec::new()) }
    }

    /// What was drawn, as elements of SVG.
    pub(super) fn into_elements(self) -> String {
        String::from_utf8(self.writer.into_inner()).expect("written from texts")
    }

    pub(super) fn line(&mut self, ink: Ink, from: Point, to: Point) {
        let numbers = [("x1", from.0), ("y1", from.1), ("x2", to.0), ("y2", to.1)];
        self.shape("line", ink, &numbered(&numbers));
    }

    /// A line through these places.
    pub(super) fn path(&mut self, ink: Ink, places: &[Point]) {
        self.shape("polyline", ink, &[("points", listed(places))]);
    }

    /// What lies within these corners.
    pub(super) fn area(&mut self, ink: Ink, corners: &[Point]) {
        self.shape("polygon", ink, &[("points", listed(corners))]);
    }

    /// A rectangle by its top left corner, its width and its height.
    pub(super) fn rectangle(&mut self, ink: Ink, at: Point, (width, height): Point) {
        let numbers =
            [("x", at.0), ("y", at.1), ("width", width.max(0)), ("height", height.max(0))];
        self.shape("rect", ink, &numbered(&numbers));
    }

    pub(super) fn mark(&mut self, ink: Ink, mark: Mark, at: Point) {
        if mark == Mark::Disc {
            let numbers = [("cx", at.0), ("cy", at.1), ("r", 4)];
            self.shape("circle", ink, &numbered(&numbers));
        } else {
            self.area(ink, &mark.corners(at));
        }
    }

    pub(super) fn text(&mut self, ink: Ink, anchor: Anchor, at: Point, text: &str) {
        self.text_of_size(ink, anchor, None, at, text);
    }

    /// A text of another size than the usual one.
    pub(super) fn text_of_size(
        &mut self,
        ink: Ink,
        anchor: Anchor,
        size: Option<i64>,
        at: Point,
        text: &str,
    ) {
        let anchor = match anchor {
            Anchor::Start => None,
            Anchor::Middle => Some("middle"),
            Anchor::End => Some("end"),
        };
        let mut attributes = numbered(&[("x", at.0), ("y", at.1)]);
        attributes.extend(anchor.map(|anchor| ("text-anchor", anchor.to_owned())));
        attributes.extend(size.map(|size| ("font-size", size.to_string())));
        self.enclosed(with("text", ink, &attributes), BytesText::new(&readable(text)));
    }

    /// Shapes of which something is said to whoever points at them.
    pub(super) fn said(&mut self, said: &str, draw: impl FnOnce(&mut Self)) {
        self.write(Event::Start(BytesStart::new("g")));
        self.element("title", &[], said);
        draw(self);
        self.write(Event::End(BytesEnd::new("g")));
    }

    /// An element that holds a text.
    pub(super) fn element(&mut self, name: &str, attributes: &[(&str, &str)], text: &str) {
        let begin = BytesStart::new(name).with_attributes(attributes.iter().copied());
        self.enclosed(begin, BytesText::new(&readable(text)));
    }

    /// An element round elements.
    pub(super) fn around(&mut self, name: &str, attributes: &[(&str, &str)], inside: &str) {
        let begin = BytesStart::new(name).with_attributes(attributes.iter().copied());
        self.enclosed(begin, BytesText::from_escaped(inside));
    }

    fn enclosed(&mut self, begin: BytesStart<'_>, inside: BytesText<'_>) {
        let end = begin.to_end().into_owned();
        self.write(Event::Start(begin));
        self.write(Event::Text(inside));
        self.write(Event::End(end));
    }

    fn shape(&mut self, name: &str, ink: Ink, attributes: &[(&'static str, String)]) {
        self.write(Event::Empty(with(name, ink, attributes)));
    }

    fn write(&mut self, event: Event<'_>) {
        self.writer.write_event(event).expect("a vector takes what is written");
    }
}

/// The beginning of an element in this ink.
fn with<'a>(name: &'a str, ink: Ink, attributes: &[(&str, String)]) -> BytesStart<'a> {
    BytesStart::new(name)
        .with_attributes(ink.attributes())
        .with_attributes(attributes.iter().map(|(key, value)| (*key, value.as_str())))
}

fn numbered(numbers: &[(&'static str, i64)]) -> Vec<(&'static str, String)> {
    let text = |(name, number): &(&'static str, i64)| (*name, number.to_string());
    numbers.iter().map(text).collect()
}

fn listed(places: &[Point]) -> String {
    let place = |(x, y): &Point| format!("{x},{y}");
    joined(places.iter().map(place), " ")
}

/// A text without the characters that XML has no place for, each replaced by a sign for it.
pub(super) fn readable(text: &str) -> String {
    let is_barred = |c: char| {
        let is_control = c < ' ' && !matches!(c, '\t' | '\n' | '\r');
        is_control || matches!(c, '\u{fffe}' | '\u{ffff}')
    };
    text.replace(is_barred, "\u{fffd}")
}
