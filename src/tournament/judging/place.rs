//! Where a slip says that its word lies: by coordinates, or by letters of a word that it joins.
//!
//! `.ДОМ` in the place of coordinates are letters of a word on the board: the slip's word crosses it,
//! prolongs it or lies beside it. It is placed by that where only one legal placement is left.

use crate::judging::understanding::{Understood, order_of_readings, read_at};
use crate::model::{Reason, Verdict};
use crate::profile::{definition::Profile, tops::FirstMove, warnings::Infraction};
use crate::{judging::case::Case, judging::reading::cuts, profile::coordinates::Directions};
use flavita_game::reference;
use flavita_game::{Board, BoardTile, Direction, Edition, Letter, Placement, Reference, Square};

/// What stands before the letters of a word that is joined.
const JOIN: char = '.';
/// The fewest letters that name one.
const LEAST_LETTERS: usize = 2;

/// The square and direction of a slip's word.
pub(super) struct Place {
    pub(super) at: Reference,
    /// What is amiss with the way it is said.
    pub(super) infraction: Option<Infraction>,
}

/// Where a slip with this word places it.
pub(super) fn of(case: &Case<'_>, at: &str, word: &str) -> Result<Place, Reason> {
    match case.rules.coordinates.join.zip(at.trim().strip_prefix(JOIN)) {
        Some((asked, letters)) => by_join(case, asked, &letters.to_uppercase(), word),
        None => {
            read_reference(case.edition, case.rules, at).map(|at| Place { at, infraction: None })
        }
    }
}

/// The square and direction that coordinates name.
pub(super) fn read_reference(
    edition: &Edition,
    rules: &Profile,
    at: &str,
) -> Result<Reference, Reason> {
    if at.trim().is_empty() {
        return Err(Reason::NoCoordinates);
    }
    let (square, direction) = directed(rules, at.trim());
    let unreadable = || Reason::UnreadableCoordinates { text: at.trim().to_owned() };
    let read = reference::parse(edition, square).map_err(|_error| unreadable())?;
    Ok(Reference { direction: direction.unwrap_or(read.direction), ..read })
}

/// Coordinates without the letter behind them that says the direction, and what it says.
fn directed<'a>(rules: &Profile, at: &'a str) -> (&'a str, Option<Direction>) {
    let letters = [(['V', 'v'], Direction::Across), (['S', 's'], Direction::Down)].into_iter();
    let mut said = letters.filter_map(|(letter, direction)| {
        Some((at.strip_suffix(letter)?.trim_end(), Some(direction)))
    });
    let has_letters = rules.coordinates.direction == Directions::Letters;
    said.next().filter(|_| has_letters).unwrap_or((at, None))
}

/// The only place where the word is legal and joins a word with these letters in a row; where it is
/// legal nowhere, the one with the fewest objections.
fn by_join(case: &Case<'_>, asked: usize, letters: &str, word: &str) -> Result<Place, Reason> {
    let open = || Reason::JoinOpen { letters: letters.to_owned() };
    let words = cuts(case.edition, word)?;
    let mut joined = cuts(case.edition, letters).map_err(|_unknown| open())?;
    joined.retain(|tiles| tiles.len() >= LEAST_LETTERS);
    let squares = Square::all()
        .flat_map(|square| Direction::BOTH.map(|direction| Reference { square, direction }));
    let places: Vec<(Reference, Verdict)> =
        squares.filter_map(|at| Some((at, joining(case, at, &words, &joined)?))).collect();
    let mut legal = places.iter().filter(|(_, verdict)| verdict.is_valid());
    let place = match (legal.next(), legal.next()) {
        (Some(_), Some(_)) => None,
        (None, _) => places.iter().min_by_key(|(_, verdict)| objections(verdict)),
        (only, None) => only,
    };
    let is_short = joined.iter().all(|tiles| tiles.len() < asked);
    let infraction = is_short.then_some(Infraction::JoinShort);
    place.map(|(at, _)| Place { at: *at, infraction }).ok_or_else(open)
}

/// How much speaks against a place: what is no word speaks against the word rather.
fn objections(verdict: &Verdict) -> (usize, usize) {
    let is_of_place = |reason: &&Reason| !matches!(reason, Reason::NotInDictionary { .. });
    (verdict.reasons.iter().filter(is_of_place).count(), verdict.reasons.len())
}

/// The best reading of the word there, of those that join one of these.
fn joining(
    case: &Case<'_>,
    at: Reference,
    words: &[Vec<BoardTile>],
    joined: &[Vec<BoardTile>],
) -> Option<Verdict> {
    let joins = |tiles: &&Vec<BoardTile>| {
        let (square, direction, tiles) = (at.square, at.direction, (*tiles).clone());
        let placement = Placement { square, direction, tiles };
        joined.iter().any(|letters| joins(case.board, &placement, letters))
    };
    let verdicts = words.iter().filter(joins).map(|tiles| read_at(case, at, tiles.clone()).verdict);
    verdicts.min_by_key(order_of_readings)
}

/// Whether a placement covers a tile of, or lies next to, a word of the board with these letters in
/// a row.
fn joins(board: &Board, placement: &Placement, letters: &[BoardTile]) -> bool {
    let letters: Vec<Letter> = letters.iter().map(|tile| tile.letter).collect();
    let has_them = |start: Square, along: Direction| {
        let word: Vec<Letter> = board.run_from(start, along).map(|tile| tile.letter).collect();
        word.windows(letters.len()).any(|row| row == letters)
    };
    let meets = |square: Square, along: Direction| {
        let behind = square.ahead(along, 1);
        has_them(board.run_start(square, along), along)
            || behind.is_some_and(|square| has_them(square, along))
    };
    let mut squares = placement.squares();
    squares.any(|(square, _)| Direction::BOTH.into_iter().any(|along| meets(square, along)))
}

/// Whether this is a first word that needs no coordinates: it is written across, and lies on everybody's
/// board at its dearest place.
pub(super) fn needs_no_coordinates(case: &Case<'_>) -> bool {
    case.rules.first_move == FirstMove::DearestAcross && case.board.is_empty()
}

/// The first word at its dearest place across; of several ways to cut it the one with the fewest
/// points.
pub(super) fn dearest(case: &Case<'_>, cuts: Vec<Vec<BoardTile>>) -> Understood {
    let best = cuts.into_iter().filter_map(|tiles| dearest_place(case, &tiles));
    best.min_by_key(|found| order_of_readings(&found.verdict))
        .unwrap_or_else(|| Understood::nothing(Reason::OffBoard))
}

/// Of the places with the fewest objections the dearest, the leftmost of equals.
fn dearest_place(case: &Case<'_>, tiles: &[BoardTile]) -> Option<Understood> {
    let start = case.edition.start;
    let first = (start.column() + 1).saturating_sub(tiles.len());
    let places = (first..=start.column()).filter_map(|column| {
        let at =
            Reference { square: Square::new(start.row(), column)?, direction: Direction::Across };
        Some(read_at(case, at, tiles.to_vec()))
    });
    places.min_by_key(|found| {
        let verdict = &found.verdict;
        let worth = verdict.would_be.unwrap_or(i32::MIN + 1);
        (verdict.reasons.len(), -worth)
    })
}
