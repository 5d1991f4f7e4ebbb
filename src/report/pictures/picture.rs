//! A picture: what is drawn, what it says, and its figures as a table.

use crate::pictures::lettering::{SIZE, cut, lines};
use crate::{pictures::canvas::Anchor, pictures::canvas::Canvas, pictures::ink::Ink};
use flavita_i18n::language::Language;
use flavita_tournament::{results::Statistics, state::Tournament};
use serde::Serialize;

/// The width of a picture that stands in the page of the statistics.
pub(super) const WIDTH: i64 = 520;

/// The fonts, the first that is there.
const FONTS: &str = "'Golos Text','Noto Sans','Segoe UI',system-ui,sans-serif";
/// The edge of a file.
const EDGE: i64 = 20;

/// What a picture is made of.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The game.
    pub state: &'a Tournament,
    /// Its figures.
    pub figures: &'a Statistics,
    /// The language of the labels.
    pub language: Language,
}

impl Subject<'_> {
    pub(super) fn say(&self, key: &str) -> String {
        say!(self.language, key)
    }

    /// `41 %`.
    pub(super) fn percent(&self, percent: i64) -> String {
        say!(self.language, "picture-percent", n = percent)
    }

    /// A table with these sentences as its headings.
    pub(super) fn table(&self, head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> Table {
        let head = head.iter().map(|key| self.say(key));
        Table { head: head.collect(), rows: rows.collect() }
    }

    /// What was drawn, under the title that belongs to its name.
    pub(super) fn picture(
        &self,
        name: &'static str,
        sentence: String,
        table: Table,
        (width, height): (i64, i64),
        drawn: Canvas,
    ) -> Picture {
        let title = self.say(&format!("picture-{name}"));
        let elements = drawn.into_elements();
        Picture { name, title, sentence, table, width, height, elements }
    }
}

/// How a picture is drawn; nothing where the game has no figures for it.
pub type Draw = fn(&Subject<'_>) -> Option<Picture>;

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Picture {
    /// What it is called in addresses and names of files.
    pub name: &'static str,
    /// What it shows.
    pub title: String,
    /// What it means, in a sentence or two.
    pub sentence: String,
    /// Its figures.
    pub table: Table,
    /// How wide it is.
    pub(super) width: i64,
    /// How high it is.
    pub(super) height: i64,
    /// What is drawn, as elements of SVG.
    pub(super) elements: String,
}

/// Figures as a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Table {
    /// The headings.
    pub head: Vec<String>,
    /// The rows, each as long as the head; the first cell names the row.
    pub rows: Vec<Vec<String>>,
}

impl Picture {
    /// The picture as an element of a page, without its title, which stands above it there.
    pub fn in_page(&self) -> String {
        let mut inside = Canvas::new();
        let [title, desc] = ["title", "desc"].map(|part| format!("picture-{}-{part}", self.name));
        inside.element("title", &[("id", &title)], &self.title);
        inside.element("desc", &[("id", &desc)], &self.sentence);
        let named = [
            ("class", "picture"),
            ("role", "img"),
            ("aria-labelledby", title.as_str()),
            ("aria-describedby", desc.as_str()),
        ];
        let inside = inside.into_elements() + &self.elements;
        framed(&named, (self.width, self.height), &inside)
    }

    /// The picture as a file: with its title, which game it is of, and its sentence.
    pub fn file(&self, state: &Tournament, language: Language) -> Vec<u8> {
        let after = say!(language, "statistics-after", n = state.marked_until());
        let below = format!("{}. {after}", state.name);
        let room = self.width;
        let sentence = lines(&self.sentence, room, SIZE);
        let height_of_lines = 18 * i64::try_from(sentence.len()).unwrap_or_default();
        let above = 72 + height_of_lines;
        let (width, height) = (self.width + 2 * EDGE, above + self.height + EDGE);
        let mut page = Canvas::new();
        page.element("title", &[], &self.title);
        page.element("desc", &[], &self.sentence);
        page.element("metadata", &[], crate::PROGRAM);
        let [wide, high] = [width, height].map(|number| number.to_string());
        let size = [("width", wide.as_str()), ("height", high.as_str())];
        page.around("rect", &[&size[..], &[("fill", "#fff")]].concat(), "");
        page.text_of_size(
            Ink::STRONG,
            Anchor::Start,
            Some(18),
            (EDGE, 32),
            &cut(&self.title, room, 20),
        );
        page.text(Ink::QUIET, Anchor::Start, (EDGE, 52), &cut(&below, room, SIZE));
        for (line, y) in sentence.iter().zip((74..).step_by(18)) {
            page.text(Ink::TEXT, Anchor::Start, (EDGE, y), line);
        }
        let moved = format!("translate({EDGE} {above})");
        page.around("g", &[("transform", moved.as_str())], &self.elements);
        let sized = [&[("role", "img")], &size[..]].concat();
        let svg = framed(&sized, (width, height), &page.into_elements());
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{svg}\n").into_bytes()
    }
}

fn framed(attributes: &[(&str, &str)], (width, height): (i64, i64), inside: &str) -> String {
    let size = SIZE.to_string();
    let view = format!("0 0 {width} {height}");
    let own = [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("viewBox", view.as_str()),
        ("font-family", FONTS),
        ("font-size", size.as_str()),
    ];
    let mut canvas = Canvas::new();
    canvas.around("svg", &[&own, attributes].concat(), inside);
    canvas.into_elements()
}
