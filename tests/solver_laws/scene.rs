//! Random questions to the solver: editions, word lists, boards and racks, as plain numbers.

use std::ops::RangeInclusive;

use proptest::prelude::{BoxedStrategy, Just, Strategy, any, prop_oneof};
use proptest::sample::{select, subsequence};
use proptest::{collection::vec, option::weighted};

use crate::edition::Kind;

/// What a random game is made from; letters are numbers below 6.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) kind: Kind,
    pub(crate) words: Vec<Vec<usize>>,
    pub(crate) line: Option<Line>,
    /// A rack and a choice among what it can lay, for each placement on the board.
    pub(crate) placements: Vec<(Tiles, usize)>,
    pub(crate) rack: Tiles,
    pub(crate) most_tiles: usize,
}

/// Letters, or `None` for a blank.
pub(crate) type Tiles = Vec<Option<usize>>;

/// A word of 15 letters over a whole line, on the board but for some squares.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) word: Vec<usize>,
    pub(crate) number: usize,
    pub(crate) is_row: bool,
    pub(crate) missing: Vec<usize>,
    /// Which of the others are blanks.
    pub(crate) blanks: Vec<bool>,
}

/// What kinds of scenes are drawn.
#[derive(Clone, Debug)]
pub(crate) struct Range {
    pub(crate) kinds: &'static [Kind],
    /// How many placements are tried before the question.
    pub(crate) placements: RangeInclusive<usize>,
    /// How many tiles are on the rack.
    pub(crate) rack: RangeInclusive<usize>,
    /// How many of them are blanks.
    pub(crate) blanks: RangeInclusive<usize>,
    /// How many squares of a full line are missing; no such line where this is `None`.
    pub(crate) missing: Option<RangeInclusive<usize>>,
}

impl Range {
    /// Boards of up to 8 placements, racks of 1 to 7 tiles with up to two blanks, any edition.
    pub(crate) const ORDINARY: Self =
        Self { kinds: &Kind::ALL, placements: 0..=8, rack: 1..=7, blanks: 0..=2, missing: None };

    /// Scenes of this range.
    pub(crate) fn scenes(self) -> BoxedStrategy<Scene> {
        let word = prop_oneof![9 => vec(letter(), 2..=5), 1 => vec(letter(), 6..=11)];
        let placement = (rack(1..=7, 0..=2), any::<usize>());
        let parts = (
            select(self.kinds),
            vec(word, 4..40),
            line(self.missing),
            vec(placement, self.placements),
            rack(self.rack, self.blanks),
            prop_oneof![Just(0), 0_usize..9],
            weighted(0.4, Just(())),
        );
        parts.prop_map(Scene::of).boxed()
    }
}

/// What a scene is put together from; at last how many tiles fewer than all may be laid, and
/// whether the rack spells the longest word that it can.
type Parts = (Kind, Vec<Vec<usize>>, Option<Line>, Vec<(Tiles, usize)>, Tiles, usize, Option<()>);

impl Scene {
    /// A rack holds what its line lacks, or else it may spell a word, as far as there is room.
    fn of((kind, words, line, placements, mut rack, fewer, spells): Parts) -> Self {
        let letters: Vec<usize> = match (&line, spells) {
            (Some(line), _) => line.missing.iter().map(|i| line.word[*i]).collect(),
            (None, Some(())) => {
                let fitting = words.iter().filter(|word| word.len() <= rack.len());
                fitting.max_by_key(|word| word.len()).cloned().unwrap_or_default()
            }
            (None, None) => Vec::new(),
        };
        // Blanks stand for the first of them.
        for (tile, letter) in rack.iter_mut().zip(letters).filter(|(tile, _)| tile.is_some()) {
            *tile = Some(letter);
        }
        let most_tiles = rack.len().saturating_sub(fewer).max(1);
        Self { kind, words, line, placements, rack, most_tiles }
    }
}

fn letter() -> RangeInclusive<usize> {
    0..=5
}

/// The blanks stand first, so that any number of letters may follow.
fn rack(
    tiles: RangeInclusive<usize>,
    blanks: RangeInclusive<usize>,
) -> impl Strategy<Value = Tiles> {
    (vec(letter(), tiles), blanks).prop_map(|(letters, blanks)| {
        let tile = |(place, letter)| (place >= blanks).then_some(letter);
        letters.into_iter().enumerate().map(tile).collect()
    })
}

fn line(missing: Option<RangeInclusive<usize>>) -> BoxedStrategy<Option<Line>> {
    let Some(missing) = missing else {
        return Just(None).boxed();
    };
    let places: Vec<usize> = (0..15).collect();
    let parts = (
        vec(letter(), 15),
        0_usize..15,
        any::<bool>(),
        subsequence(places, missing),
        vec(weighted(0.15, Just(())), 15),
    );
    let line = |(word, number, is_row, missing, blanks): (_, _, _, _, Vec<Option<()>>)| {
        let blanks = blanks.into_iter().map(|blank| blank.is_some()).collect();
        Some(Line { word, number, is_row, missing, blanks })
    };
    parts.prop_map(line).boxed()
}
