//! What a word across allows on an empty square.

use crate::{ground::Ground, places::Places};
use flavita_game::{BoardTile, Edition, Letter, SIDE};
use flavita_lexicon::graph::{Graph, Node};

/// What lies on a row or a column.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    /// The tiles by their places.
    pub tiles: [Option<BoardTile>; SIDE],
    /// The places where tiles lie.
    pub taken: Places,
}

/// What the tiles before and after an empty square ask of a tile laid there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Check {
    /// The letters that make a word.
    pub allowed: u64,
    /// The points of the tiles that the word has already.
    pub points: i32,
}

impl Check {
    /// The check of an empty place for the word that runs through it along the line.
    pub(crate) fn of(ground: Ground<'_>, line: &Line, place: usize) -> Self {
        // Shifted so that the nearest place before comes first among the bits.
        let nearest_first =
            u32::from(line.taken).unbounded_shl(32 - u32::try_from(place).unwrap_or(0));
        let before = nearest_first.leading_ones() as usize;
        let after = (line.taken >> (place + 1)).trailing_ones() as usize;
        let word = Word {
            before: &line.tiles[place - before..place],
            after: &line.tiles[place + 1..=place + after],
        };
        Self { allowed: word.allowed(ground.words), points: word.points(ground.edition) }
    }
}

/// The tiles right before and right after an empty place.
#[derive(Clone, Copy)]
struct Word<'a> {
    before: &'a [Option<BoardTile>],
    after: &'a [Option<BoardTile>],
}

impl<'a> Word<'a> {
    fn points(self, edition: &Edition) -> i32 {
        let of = |tiles: &[Option<BoardTile>]| -> i32 {
            let values = tiles.iter().map(|tile| tile.map(|tile| edition.value(tile)));
            values.map(Option::unwrap_or_default).sum()
        };
        of(self.before) + of(self.after)
    }

    /// The letters that make a word on the place; read from the side where more tiles lie.
    fn allowed(self, words: &Graph) -> u64 {
        let backwards = |tiles: &'a [Option<BoardTile>]| letters(tiles.iter().rev());
        let (before, after) = (self.before, self.after);
        if after.is_empty() {
            words.endings_after(letters(before))
        } else if before.is_empty() {
            words.backward().endings_after(backwards(after))
        } else if before.len() >= after.len() {
            between(words, letters(before), || letters(after))
        } else {
            between(words.backward(), backwards(after), || backwards(before))
        }
    }
}

fn letters<'a>(
    tiles: impl IntoIterator<Item = &'a Option<BoardTile>>,
) -> impl Iterator<Item = Letter> {
    let letters = tiles.into_iter();
    letters.map_while(|tile| tile.map(|tile| tile.letter))
}

/// The letters that make a word between these and those.
fn between<Rest: Iterator<Item = Letter>>(
    words: &Graph,
    read: impl Iterator<Item = Letter>,
    rest: impl Fn() -> Rest,
) -> u64 {
    let Some((node, _)) = words.walk(Graph::ROOT, read) else { return 0 };
    let makes_word = |next: Node| words.walk(next, rest()).is_some_and(|(_, ends)| ends);
    words
        .arcs(node)
        .filter(|(_, next, _)| makes_word(*next))
        .fold(0, |mask, (letter, _, _)| mask | letter.mask())
}
