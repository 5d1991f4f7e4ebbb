//! With what a shape is drawn.
//!
//! Every ink has its light colours in the picture itself, as attributes, so that a file needs no
//! style sheet and paper stays light. Its class lets a page exchange them where it is dark
//! (`static/dark.css`): a rule of CSS goes before an attribute.

/// What a shape is drawn with. No two that stand beside one another differ by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    /// A line of the grid.
    Grid,
    /// The line on which a picture stands.
    Axis,
    /// Letters.
    Text,
    /// Letters of axes and notes.
    Quiet,
    /// Letters that are read first.
    Strong,
    /// The line of the tops.
    Top,
    /// A line of the players: the best.
    Best,
    /// A line of the players: the median, dashed.
    Median,
    /// Where the middle half of the players is.
    Band,
    /// A bar.
    Bar,
    /// A bar that is told from the others; it has a mark as well.
    Flagged,
    /// A mark that is empty inside.
    Hollow,
    /// A line from a mark to what is said of it.
    Leader,
    /// The line of a player: the n-th of six.
    Line(usize),
    /// The mark of such a line.
    Spot(usize),
    /// A free square; one that counts letters or words.
    Square,
    /// A square that counts a letter twice.
    LetterDouble,
    /// Three times.
    LetterTriple,
    /// A square that counts the word twice.
    WordDouble,
    /// Three times.
    WordTriple,
}

/// The class and the light colours of the lines of single players, with their dashes.
const LINES: [(&str, &str, &str); 6] = [
    ("p-line p-1", "#0b4f9c", "none"),
    ("p-line p-2", "#8a4b00", "8 4"),
    ("p-line p-3", "#17693a", "2 4"),
    ("p-line p-4", "#8a2f7e", "12 4 2 4"),
    ("p-line p-5", "#505a68", "5 3"),
    ("p-line p-6", "#a63a16", "1 5"),
];

/// How many lines of single players are told apart.
pub(super) const MOST_LINES: usize = LINES.len();

const SPOTS: [&str; 6] =
    ["p-spot p-1", "p-spot p-2", "p-spot p-3", "p-spot p-4", "p-spot p-5", "p-spot p-6"];

type Attributes = Vec<(&'static str, &'static str)>;

impl Ink {
    /// Class, colours and strokes as attributes.
    pub(super) fn attributes(self) -> Attributes {
        match self {
            Self::Grid => stroke("p-grid", "#d9dde3", "1"),
            Self::Axis => stroke("p-axis", "#8a93a0", "1"),
            Self::Leader => stroke("p-leader", "#8a93a0", "1"),
            Self::Top => stroke("p-top", "#171b22", "2"),
            Self::Best => stroke("p-best", "#0b4f9c", "2"),
            Self::Median => dashed(stroke("p-best", "#0b4f9c", "2"), "6 4"),
            Self::Line(n) => {
                let (class, colour, dashes) = LINES[n % MOST_LINES];
                dashed(stroke(class, colour, "2"), dashes)
            }
            Self::Spot(n) => {
                let (_, colour, _) = LINES[n % MOST_LINES];
                fill(SPOTS[n % MOST_LINES], colour)
            }
            Self::Text => fill("p-text", "#171b22"),
            Self::Quiet => fill("p-quiet", "#505a68"),
            Self::Strong => {
                let mut letters = fill("p-text", "#171b22");
                letters.push(("font-weight", "600"));
                letters
            }
            Self::Band => fill("p-band", "#cfe0f3"),
            Self::Bar => fill("p-bar", "#0b4f9c"),
            Self::Flagged => fill("p-flagged", "#b35900"),
            Self::Hollow => {
                let mut both = stroke("p-hollow", "#0b4f9c", "2");
                both[1] = ("fill", "#fff");
                both
            }
            Self::Square => fill("p-square", "#f3f1ea"),
            Self::LetterDouble => fill("p-dl", "#dff0fa"),
            Self::LetterTriple => fill("p-tl", "#c6d9ee"),
            Self::WordDouble => fill("p-dw", "#fbe4c2"),
            Self::WordTriple => fill("p-tw", "#f4cfcb"),
        }
    }
}

fn fill(class: &'static str, colour: &'static str) -> Attributes {
    vec![("class", class), ("fill", colour)]
}

fn stroke(class: &'static str, colour: &'static str, width: &'static str) -> Attributes {
    vec![("class", class), ("fill", "none"), ("stroke", colour), ("stroke-width", width)]
}

fn dashed(mut line: Attributes, dashes: &'static str) -> Attributes {
    if dashes != "none" {
        line.push(("stroke-dasharray", dashes));
    }
    line
}
