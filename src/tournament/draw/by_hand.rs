//! Reading the tiles of a rack that somebody drew from a bag of cloth and keyed in.
//!
//! Capitals and small letters are the same; `?`, `*` and the edition's own sign are the blank.
//! Where tiles of several letters leave a choice, spaces or brackets say which is meant:
//! `E G É SZ S É G`, `EGÉ[SZ]SÉG`. Where tiles lie on the rack already, those that were drawn are
//! enough; a plus may stand between the two, as the rack is written: `СЦ+АОЕЛК`.

use crate::model::{RackOrigin, Refusal, clean_comment, cutting};
use flavita_game::{Edition, Rack, Tile, rack_text};

/// Where a rack by hand came from.
///
/// # Errors
/// When the name of the witness cannot be kept.
pub fn origin(witness: &str, is_whole: bool) -> Result<RackOrigin, Refusal> {
    let witness = clean_comment(witness)?;
    Ok(RackOrigin::Hand { witness, is_whole })
}

/// The rack that a text means; of several ways to read it the one with `wanted` tiles.
///
/// # Errors
/// As [`read_behind`] where nothing lies on the rack.
pub fn read(edition: &Edition, text: &str, wanted: usize) -> Result<Rack, Refusal> {
    read_behind(edition, &[], text, wanted)
}

/// The rack of `wanted` tiles that begins with `fixed`, where a text means what was drawn behind
/// them, or all of the rack: their number says which.
///
/// # Errors
/// [`Refusal::UnreadableRack`] with the sign that is no tile, [`Refusal::RackOfManyReadings`]
/// where it could mean several racks, [`Refusal::RackSize`] or [`Refusal::TilesDrawn`] where it
/// has another number of tiles, or all of them and not those that lie there.
pub fn read_behind(
    edition: &Edition,
    fixed: &[Tile],
    text: &str,
    wanted: usize,
) -> Result<Rack, Refusal> {
    let text = edition.spelled(text).to_uppercase();
    let mut readings = vec![Vec::new()];
    let tokens = text.split(|c: char| c.is_whitespace() || c == '+');
    for token in tokens.filter(|token| !token.is_empty()) {
        let parts = parts(edition, token).map_err(Refusal::UnreadableRack)?;
        readings = join(&readings, &parts, wanted);
    }
    let drawn = wanted.saturating_sub(fixed.len());
    let means = |tiles: &Vec<Tile>| match tiles.len() {
        count if count == drawn => Some([fixed, tiles].concat()),
        count if count == wanted => with_in_front(fixed, tiles),
        _ => None,
    };
    let racks = readings.iter().filter_map(|tiles| Some((tiles, means(tiles)?)));
    let racks: Vec<(&Vec<Tile>, Vec<Tile>)> = racks.collect();
    match racks.as_slice() {
        [(_, only)] => Ok(Rack::new(only.clone())),
        [] => {
            let given = readings.iter().map(Vec::len).min().unwrap_or(0);
            Err(other_number(edition, fixed, given, wanted))
        }
        several => Err(Refusal::RackOfManyReadings(
            several.iter().map(|(tiles, _)| spaced(edition, tiles)).collect(),
        )),
    }
}

/// The tiles with these in front; `None` where they are not among them.
fn with_in_front(fixed: &[Tile], tiles: &[Tile]) -> Option<Vec<Tile>> {
    let mut drawn = tiles.to_vec();
    for tile in fixed {
        let at = drawn.iter().position(|other| other == tile)?;
        drawn.remove(at);
    }
    Some([fixed, drawn.as_slice()].concat())
}

fn other_number(edition: &Edition, fixed: &[Tile], given: usize, wanted: usize) -> Refusal {
    if fixed.is_empty() {
        return Refusal::RackSize { given, wanted };
    }
    Refusal::TilesDrawn { given, wanted: wanted - fixed.len(), rest: rack_text(edition, fixed) }
}

/// Every reading with every part behind it. Of those with more than `wanted` tiles only the
/// shortest is kept, since it says how many there are.
fn join(readings: &[Vec<Tile>], parts: &[Vec<Tile>], wanted: usize) -> Vec<Vec<Tile>> {
    let joined = readings.iter().flat_map(|reading| {
        let with = |part: &Vec<Tile>| [reading.as_slice(), part].concat();
        parts.iter().map(with)
    });
    let (mut kept, longer): (Vec<_>, Vec<_>) = joined.partition(|tiles| tiles.len() <= wanted);
    if kept.is_empty() {
        kept.extend(longer.into_iter().min_by_key(Vec::len));
    }
    kept
}

/// Every way to read a token; a token that is just one tile is that tile.
///
/// # Errors
/// The sign that is no tile.
fn parts(edition: &Edition, token: &str) -> Result<Vec<Vec<Tile>>, String> {
    if let Some(tile) = tile(edition, token) {
        return Ok(vec![vec![tile]]);
    }
    let tile = |label: &str| tile(edition, label);
    cutting::cuts(token, edition.longest_label(), tile).map_err(|sign| sign.to_string())
}

fn tile(edition: &Edition, label: &str) -> Option<Tile> {
    if let Some(letter) = edition.letter_or_look_alike(label) {
        return Some(Tile::Letter(letter));
    }
    let is_blank = label == "?" || label == "*" || label == edition.blank.sign;
    (is_blank && edition.blanks > 0).then_some(Tile::Blank)
}

fn spaced(edition: &Edition, tiles: &[Tile]) -> String {
    tiles.iter().map(|tile| edition.tile_label(*tile)).collect::<Vec<_>>().join(" ")
}
