//! With what a shape is drawn.
//!
//! Every ink has its light colours in the picture itself, as attributes, so that a file needs no
//! style sheet and paper stays light. Its class lets a page exchange them where it is dark
//! (`static/dark.css`): a rule of CSS goes before an attribute.

/// What a shape is drawn with: the values of [`NAMES`], empty where it has none. No two that stand
/// beside one another differ by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ink([&'static str; 6]);

const NAMES: [&str; 6] =
    ["class", "fill", "stroke", "stroke-width", "stroke-dasharray", "font-weight"];

/// The classes and the light colours of the lines of single players and of the marks on them, with
/// the dashes of the lines.
const LINES: [(&str, &str, &str, &str); 6] = [
    ("p-line p-1", "p-spot p-1", "#0b4f9c", ""),
    ("p-line p-2", "p-spot p-2", "#8a4b00", "8 4"),
    ("p-line p-3", "p-spot p-3", "#17693a", "2 4"),
    ("p-line p-4", "p-spot p-4", "#8a2f7e", "12 4 2 4"),
    ("p-line p-5", "p-spot p-5", "#505a68", "5 3"),
    ("p-line p-6", "p-spot p-6", "#a63a16", "1 5"),
];

/// How many lines of single players are told apart.
pub(super) const MOST_LINES: usize = LINES.len();

impl Ink {
    /// A line of the grid.
    pub(super) const GRID: Self = stroke("p-grid", "#d9dde3", "1");
    /// The line on which a picture stands.
    pub(super) const AXIS: Self = stroke("p-axis", "#8a93a0", "1");
    /// A line from a mark to what is said of it.
    pub(super) const LEADER: Self = stroke("p-leader", "#8a93a0", "1");
    /// The line of the tops.
    pub(super) const TOP: Self = stroke("p-top", "#171b22", "2");
    /// A line of the players: the best.
    pub(super) const BEST: Self = stroke("p-best", "#0b4f9c", "2");
    /// A line of the players: the median, dashed.
    pub(super) const MEDIAN: Self = Self(["p-best", "none", "#0b4f9c", "2", "6 4", ""]);
    /// Letters.
    pub(super) const TEXT: Self = fill("p-text", "#171b22");
    /// Letters of axes and notes.
    pub(super) const QUIET: Self = fill("p-quiet", "#505a68");
    /// Letters that are read first.
    pub(super) const STRONG: Self = Self(["p-text", "#171b22", "", "", "", "600"]);
    /// Where the middle half of the players is.
    pub(super) const BAND: Self = fill("p-band", "#cfe0f3");
    /// A bar.
    pub(super) const BAR: Self = fill("p-bar", "#0b4f9c");
    /// A bar that is told from the others; it has a mark as well.
    pub(super) const FLAGGED: Self = fill("p-flagged", "#b35900");
    /// A mark that is empty inside.
    pub(super) const HOLLOW: Self = Self(["p-hollow", "#fff", "#0b4f9c", "2", "", ""]);
    /// A free square; one that counts letters or words.
    pub(super) const SQUARE: Self = fill("p-square", "#f3f1ea");
    /// A square that counts a letter twice.
    pub(super) const LETTER_DOUBLE: Self = fill("p-dl", "#dff0fa");
    /// Three times.
    pub(super) const LETTER_TRIPLE: Self = fill("p-tl", "#c6d9ee");
    /// A square that counts the word twice.
    pub(super) const WORD_DOUBLE: Self = fill("p-dw", "#fbe4c2");
    /// Three times.
    pub(super) const WORD_TRIPLE: Self = fill("p-tw", "#f4cfcb");

    /// The line of a player: the n-th of six.
    pub(super) fn line(n: usize) -> Self {
        let (class, _, colour, dashes) = LINES[n % MOST_LINES];
        Self([class, "none", colour, "2", dashes, ""])
    }

    /// The mark of such a line.
    pub(super) fn spot(n: usize) -> Self {
        let (_, class, colour, _) = LINES[n % MOST_LINES];
        fill(class, colour)
    }

    /// Class, colours and strokes as attributes.
    pub(super) fn attributes(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        NAMES.into_iter().zip(self.0).filter(|(_, value)| !value.is_empty())
    }
}

const fn fill(class: &'static str, colour: &'static str) -> Ink {
    Ink([class, colour, "", "", "", ""])
}

const fn stroke(class: &'static str, colour: &'static str, width: &'static str) -> Ink {
    Ink([class, "none", colour, width, "", ""])
}
