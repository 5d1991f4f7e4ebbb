//! From the letters written on a slip to the placements they can mean.
//!
//! A capital is a letter; a small letter, `(Л)` or `?Л` is a blank that stands for it. A letter that is not marked
//! as a blank is read as the real tile while the rack has one, else as a blank. A text may be cut
//! into tiles in more than one way where a tile has several characters; brackets hold one tile
//! together, and no tile goes across a `|`.

use crate::model::{Reason, cutting};
use flavita_game::{Bag, Board, BoardTile, Edition, Letter, Placement, Tile, TileCounts};
use flavita_game::{buying::bought, buying::most_bought, score, word_label, word_text};

/// Every way to cut a written word into tiles.
///
/// # Errors
/// [`Reason::Empty`] without letters, [`Reason::UnknownLetter`] where no cut is possible.
pub fn cuts(edition: &Edition, written: &str) -> Result<Vec<Vec<BoardTile>>, Reason> {
    let spelled = edition.spelled(&with_small_blanks(edition, written));
    let word: String = spelled.split_whitespace().collect();
    if word.chars().all(|sign| sign == '|') {
        return Err(Reason::Empty);
    }
    let tile = |label: &str| read_tile(edition, label);
    cutting::cuts(&word, edition.longest_label(), tile)
        .map_err(|sign| Reason::UnknownLetter { letter: sign.to_string() })
}

/// The word with every blank as a small letter: `(Л)`, `?Л` and `*Л` are ways to mark one too.
///
/// Where a tile has several characters, brackets say how many belong to it: `(SZ)`, `?[SZ]`. In
/// brackets round what is no tile each letter is a blank.
fn with_small_blanks(edition: &Edition, written: &str) -> String {
    let mut word = String::new();
    let mut signs = written.chars().peekable();
    while let Some(sign) = signs.next() {
        let end = match sign {
            '?' | '*' if signs.peek() == Some(&'[') => ']',
            '(' => ')',
            '?' | '*' => {
                word.extend(signs.next().into_iter().flat_map(char::to_lowercase));
                continue;
            }
            _ => {
                word.push(sign);
                continue;
            }
        };
        let tile: String = signs.by_ref().take_while(|sign| *sign != end).collect();
        let tile = tile.trim_matches(['[', ']']).to_lowercase();
        let is_long = tile.chars().count() > 1;
        let is_tile = edition.letter_or_look_alike(&tile.to_uppercase()).is_some();
        let (before, after) = if is_long && is_tile { ("[", "]") } else { ("", "") };
        word.extend([before, &tile, after]);
    }
    word
}

fn read_tile(edition: &Edition, label: &str) -> Option<BoardTile> {
    let capitals = label.to_uppercase();
    let letter = edition.letter_or_look_alike(&capitals)?;
    let is_blank = label != capitals;
    (!is_blank || label == label.to_lowercase()).then_some(BoardTile { letter, is_blank })
}

/// A word as it can be written so that it is cut in just one way: plainly where that will do, else
/// with brackets and `|` (`KÖ[ZS]ÉG`, `KÖZ|SÉG`). A blank is a small letter.
pub fn plainly(edition: &Edition, tiles: &[BoardTile]) -> String {
    // Brackets stay round a blank: they tell one of two letters from two of one.
    let label = |tile: &BoardTile| {
        let text = word_text(edition, &[*tile]);
        if tile.is_blank { text } else { text.replace(['[', ']'], "") }
    };
    let plain: String = tiles.iter().map(label).collect();
    let is_plain = |text: &str| cuts(edition, text).is_ok_and(|cuts| cuts.len() == 1);
    if is_plain(&plain) {
        return plain;
    }
    let mut text = String::new();
    for (i, tile) in tiles.iter().enumerate() {
        let label = word_text(edition, &[*tile]);
        let last = i.checked_sub(1).map(|before| tiles[before]);
        let joined = last
            .map(|last| word_label(edition, [last.letter, tile.letter]).replace(['[', ']'], ""));
        if joined.is_some_and(|pair| edition.letter(&pair).is_some()) {
            text.push('|');
        }
        text.push_str(&label);
    }
    text
}

/// The placement that a written word means with this rack, blanks settled.
///
/// A letter that stands on the board already is that tile, blank or not. Where the rack leaves a
/// choice of which letter is the blank, the reading with the fewest points counts.
///
/// # Errors
/// [`Reason::NotInRack`] with the letters that the rack does not have.
pub fn settle(
    edition: &Edition,
    board: &Board,
    rack: &TileCounts,
    written: &Placement,
) -> Result<Placement, Reason> {
    let settled = settlings(edition, board, rack, written).into_iter().next();
    settled.ok_or_else(|| {
        let laid = laid(board, written).into_iter();
        let mut letters = missing(rack, laid.map(|i| written.tiles[i]));
        let choice = Bag::choice(edition, board, rack);
        let added = letters.iter().position(|letter| choice.of(Tile::Letter(*letter)) > 0);
        if let Some(at) = added {
            letters.remove(at);
        }
        Reason::NotInRack { letters: word_label(edition, letters) }
    })
}

/// Every placement that a written word can mean with this rack, blanks settled, the one with the
/// fewest points first; none where the rack does not have its letters.
pub(crate) fn settlings(
    edition: &Edition,
    board: &Board,
    rack: &TileCounts,
    written: &Placement,
) -> Vec<Placement> {
    let mut settling = Settling {
        placement: written.clone().as_it_lies(board),
        laid: laid(board, written),
        readings: Vec::new(),
    };
    settling.assign(0, &mut rack.clone());
    let choice = Bag::choice(edition, board, rack);
    if choice.total() > 0 {
        settling.complete(rack, &choice);
    }
    // With blanks that the rack buys back: as few as will do.
    for count in 1..=most_bought(edition, board, rack) {
        if settling.readings.is_empty() {
            settling.assign_with(rack, &[Tile::Blank].repeat(count));
            settling.readings.retain(|reading| bought(edition, board, rack, reading).is_some());
        }
    }
    let mut readings = settling.readings;
    readings.sort_by_cached_key(|p| (score(edition, board, p).points(), p.clone()));
    readings
}

/// The places in a word whose squares are free.
fn laid(board: &Board, written: &Placement) -> Vec<usize> {
    let squares = written.squares().enumerate();
    let free = squares.filter(|(_, (square, _))| board.at(*square).is_none());
    free.map(|(i, _)| i).collect()
}

/// A word of which the laid letters are given tiles.
struct Settling {
    placement: Placement,
    /// The places of the laid letters.
    laid: Vec<usize>,
    readings: Vec<Placement>,
}

impl Settling {
    /// Tries every way to give the laid letters, from this one on, tiles of the rack: a marked letter
    /// takes a blank, the others take as many real tiles as the rack has.
    fn assign(&mut self, first: usize, rack: &mut TileCounts) {
        let Some(&i) = self.laid.get(first) else {
            self.readings.push(self.placement.clone());
            return;
        };
        let written = self.placement.tiles[i];
        let real = Tile::Letter(written.letter);
        let rest = &self.laid[first + 1..];
        let later = rest.iter().filter(|j| self.placement.tiles[**j] == written).count();
        if !written.is_blank && rack.take(real) {
            self.assign(first + 1, rack);
            rack.add(real);
        }
        let may_be_blank = written.is_blank || rack.of(real) <= later;
        if may_be_blank && rack.take(Tile::Blank) {
            self.placement.tiles[i].is_blank = true;
            self.assign(first + 1, rack);
            self.placement.tiles[i] = written;
            rack.add(Tile::Blank);
        }
    }

    /// As [`assign`](Self::assign), with more tiles than the rack has.
    fn assign_with(&mut self, rack: &TileCounts, more: &[Tile]) {
        self.assign(0, &mut rack.tiles().chain(more.iter().copied()).collect());
    }

    /// As [`assign`](Self::assign), with a tile that the player adds: an unmarked letter is the real
    /// tile wherever rack or bag has it. A letter marked as a blank where there is none but the letter
    /// itself is that letter, and worth nothing: so the letter's value is subtracted.
    fn complete(&mut self, rack: &TileCounts, choice: &TileCounts) {
        let has = |added: &Tile| choice.of(*added) > 0;
        let laid: Vec<BoardTile> = self.laid.iter().map(|i| self.placement.tiles[*i]).collect();
        let real = |tile: &BoardTile| Tile::Letter(tile.letter);
        for added in laid.iter().map(real).chain([Tile::Blank]).filter(has) {
            self.assign_with(rack, &[added]);
        }
        let is_worthless = laid.iter().any(|tile| tile.is_blank && has(&real(tile)));
        if is_worthless && self.readings.is_empty() {
            self.assign_with(rack, &[Tile::Blank]);
        }
        let places = &self.laid;
        let blanks = |one: &Placement| places.iter().filter(|i| one.tiles[**i].is_blank).count();
        let fewest = self.readings.iter().map(blanks).min();
        self.readings.retain(|reading| Some(blanks(reading)) == fewest);
        self.readings.sort_unstable();
        self.readings.dedup();
    }
}

fn missing(rack: &TileCounts, laid: impl Iterator<Item = BoardTile>) -> Vec<Letter> {
    let mut rack = rack.clone();
    let mut without = Vec::new();
    for tile in laid {
        let has = rack.take(tile.tile()) || (!tile.is_blank && rack.take(Tile::Blank));
        if !has {
            without.push(tile.letter);
        }
    }
    without
}
