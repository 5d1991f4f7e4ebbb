//! Words by what is known of them: a pattern, the letters to lay them with, letters they have or
//! have not, their length.
//!
//! The automaton is walked with all places of the pattern at once. What is sure to lead nowhere is
//! not entered: too short a way on, a letter that does not occur below, and nodes that were found empty
//! before with the same wishes left. So a first page of words comes at once from any list.

use crate::{counted::Counted, counted::MOST_TILES, pattern::MOST_PIECES, pattern::Piece};
use crate::{fault::SHORTEST, graph::Graph, graph::Node, graph::letters_of};
use flavita_game::{Letter, SIDE};
#[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// What is wanted of a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// How it is built.
    pub pattern: Vec<Piece>,
    /// The tiles that it can be laid with; `None` where any will do.
    pub rack: Option<Tiles>,
    /// Letters that it has, each as often as it stands here.
    pub with: Vec<Letter>,
    /// The set of letters that it has not.
    pub without: u64,
    /// How many letters it has.
    pub lengths: RangeInclusive<usize>,
}

impl Default for Wish {
    fn default() -> Self {
        Self {
            pattern: vec![Piece::Any],
            rack: None,
            with: Vec::new(),
            without: 0,
            lengths: SHORTEST..=SIDE,
        }
    }
}

/// Tiles to lay words with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tiles {
    /// Those with a letter.
    pub letters: Vec<Letter>,
    /// How many blanks.
    pub blanks: usize,
}

/// Words that were found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// They, in the order in which they are looked through.
    pub words: Vec<Vec<Letter>>,
    /// Whether there are more behind the last.
    pub has_more: bool,
}

/// The first `most` words as wished, behind the word `after` where one is given.
///
/// They come in the order of the letters; where only the pattern's end is known, in the order of the
/// letters from the end.
///
/// ```
/// use flavita_game::letter::Letter;
/// use flavita_lexicon::{builder::build, find::{Wish, find}, pattern::Piece};
/// let [a, b] = [0, 1].map(Letter::new);
/// let words = build([vec![a, b], vec![b, a], vec![b, b]], |_| ());
/// let ending_in_b = Wish { pattern: vec![Piece::Any, Piece::One(b.mask())], ..Wish::default() };
/// assert_eq!(find(&words, &ending_in_b, None, 10).words, [vec![a, b], vec![b, b]]);
/// ```
pub fn find(words: &Graph, wish: &Wish, after: Option<&[Letter]>, most: usize) -> Found {
    let is_backward = known_letters(wish.pattern.iter().rev()) > known_letters(wish.pattern.iter());
    let turned = |letters: &[Letter]| -> Vec<Letter> {
        let letters = letters.iter().copied();
        if is_backward { letters.rev().collect() } else { letters.collect() }
    };
    let mut pattern = wish.pattern.clone();
    if is_backward {
        pattern.reverse();
    }
    pattern.truncate(MOST_PIECES);
    let after = after.map(turned);
    let seams = seams(&pattern);
    #[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
    let empty = HashSet::new();
    let mut search = Search {
        words: if is_backward { words.backward() } else { words },
        ahead: ahead(&pattern),
        ends: seams | 1 << pattern.len(),
        pattern,
        lengths: wish.lengths.clone(),
        without: wish.without,
        rack: wish.rack.as_ref().map(|tiles| Counted::of(&tiles.letters)),
        with: Counted::of(&wish.with),
        empty,
        word: Vec::new(),
        found: Vec::new(),
        most: most + 1,
    };
    let start = Wishes {
        places: search.closed(1 | seams << 1),
        rack: search.rack.as_ref().map_or(0, |rack| rack.counts),
        blanks: wish.rack.as_ref().map_or(0, |tiles| tiles.blanks.min(MOST_TILES)),
        with: search.with.counts,
        length: 0,
    };
    search.below(Graph::ROOT, start, after.as_deref());
    let has_more = search.found.len() > most;
    search.found.truncate(most);
    Found { words: search.found.iter().map(|word| turned(word)).collect(), has_more }
}

/// How many letters are known before the first that is not.
fn known_letters<'a>(pieces: impl Iterator<Item = &'a Piece>) -> usize {
    pieces.take_while(|piece| matches!(piece, Piece::One(set) if set.is_power_of_two())).count()
}

/// What is still wished for behind some letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Wishes {
    /// The set of places of the pattern at which the word can be.
    places: u64,
    rack: u64,
    blanks: usize,
    with: u64,
    length: usize,
}

struct Search<'a> {
    words: &'a Graph,
    pattern: Vec<Piece>,
    /// The set of places at which a pattern is met.
    ends: u64,
    /// For each place of the pattern the letters that must come, and how many there are at least.
    ahead: Vec<(u64, usize)>,
    lengths: RangeInclusive<usize>,
    without: u64,
    rack: Option<Counted>,
    with: Counted,
    #[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
    empty: HashSet<(Node, Wishes)>,
    word: Vec<Letter>,
    found: Vec<Vec<Letter>>,
    most: usize,
}

/// The places at which one pattern ends and another begins behind it.
fn seams(pattern: &[Piece]) -> u64 {
    let seams = pattern.iter().enumerate().filter(|(_, piece)| **piece == Piece::Or);
    seams.fold(0, |seams, (place, _)| seams | 1 << place)
}

fn ahead(pattern: &[Piece]) -> Vec<(u64, usize)> {
    let mut ahead = vec![(0, 0)];
    for piece in pattern.iter().rev() {
        let (set, least) = ahead[ahead.len() - 1];
        ahead.push(match piece {
            Piece::Any => (set, least),
            Piece::One(one) if one.is_power_of_two() => (set | one, least + 1),
            Piece::One(_) => (set, least + 1),
            Piece::Or => (0, 0),
        });
    }
    ahead.reverse();
    ahead
}

impl Search<'_> {
    /// Looks through what is below a node; says whether a word was found there.
    fn below(&mut self, node: Node, wishes: Wishes, after: Option<&[Letter]>) -> bool {
        if after.is_none() && self.empty.contains(&(node, wishes)) {
            return false;
        }
        let mut has_found = false;
        let words = self.words;
        for letter in letters_of(words.letters_after(node) & !self.without) {
            let rest = match after {
                Some([first, ..]) if letter < *first => continue,
                Some([first, rest @ ..]) if letter == *first => Some(rest),
                _ => None,
            };
            if let Some(next) = self.after_letter(wishes, letter) {
                has_found |= self.enter(node, letter, next, rest);
            }
            if self.found.len() >= self.most {
                return true;
            }
        }
        if !has_found && after.is_none() {
            self.empty.insert((node, wishes));
        }
        has_found
    }

    /// Reads a letter; `rest` is what is left of the word behind which the search goes on.
    fn enter(
        &mut self,
        node: Node,
        letter: Letter,
        wishes: Wishes,
        rest: Option<&[Letter]>,
    ) -> bool {
        let (next, ends_word) = self.words.record(node).child(letter.mask());
        self.word.push(letter);
        let is_new = ends_word && rest.is_none() && self.is_met(&wishes);
        if is_new {
            self.found.push(self.word.clone());
        }
        let reachable = self.reachable(next, wishes);
        // Behind the whole of that word everything is new.
        let rest = rest.filter(|rest| !rest.is_empty());
        let is_below = reachable.is_some_and(|wishes| self.below(next, wishes, rest));
        self.word.pop();
        is_new || is_below
    }

    fn after_letter(&self, wishes: Wishes, letter: Letter) -> Option<Wishes> {
        let (rack, blanks) = match &self.rack {
            None => (0, 0),
            Some(rack) => match rack.less(wishes.rack, letter) {
                Some(left) => (left, wishes.blanks),
                None => (wishes.rack, wishes.blanks.checked_sub(1)?),
            },
        };
        let places = self.places_after(wishes.places, letter);
        (places != 0).then(|| Wishes {
            places,
            rack,
            blanks,
            with: self.with.less(wishes.with, letter).unwrap_or(wishes.with),
            length: wishes.length + 1,
        })
    }

    fn places_after(&self, places: u64, letter: Letter) -> u64 {
        let mut next = 0;
        for place in ones(places) {
            next |= match self.pattern.get(place) {
                Some(Piece::Any) => 1 << place,
                Some(Piece::One(set)) if set & letter.mask() != 0 => 2 << place,
                Some(Piece::One(_) | Piece::Or) | None => 0,
            };
        }
        self.closed(next)
    }

    /// The places and those behind a `*`, which may stand for nothing.
    fn closed(&self, mut places: u64) -> u64 {
        for (place, piece) in self.pattern.iter().enumerate() {
            if *piece == Piece::Any && places >> place & 1 == 1 {
                places |= 2 << place;
            }
        }
        places
    }

    fn is_met(&self, wishes: &Wishes) -> bool {
        wishes.places & self.ends != 0 && wishes.with == 0 && self.lengths.contains(&wishes.length)
    }

    /// The wishes with the places alone from which a word can still be reached below a node.
    fn reachable(&self, node: Node, wishes: Wishes) -> Option<Wishes> {
        let (depth, below) = (self.words.depth(node), self.words.letters_below(node));
        let (wanted, least) = self.with.left(wishes.with);
        let is_possible = wishes.length < *self.lengths.end()
            && wishes.length + depth >= *self.lengths.start()
            && wanted & !below == 0
            && least <= depth;
        let can_be = |place: &usize| {
            let (letters, least) = self.ahead[*place];
            letters & !below == 0 && least <= depth
        };
        let places =
            ones(wishes.places).filter(can_be).fold(0, |places, place| places | 1 << place);
        (is_possible && places != 0).then_some(Wishes { places, ..wishes })
    }
}

/// The places of the bits that are set.
fn ones(set: u64) -> impl Iterator<Item = usize> {
    letters_of(set).map(Letter::index)
}
