//! Reading the tiles of a rack that somebody drew from a bag of cloth and keyed in.
//!
//! Capitals and small letters are the same; `?`, `*` and the edition's own sign are the blank.
//! Where tiles of several letters leave a choice, spaces or brackets say which is meant:
//! `E G É SZ S É G`, `EGÉ[SZ]SÉG`.

use crate::game::edition::definition::Edition;
use crate::game::letter::Tile;
use crate::game::rack::Rack;
use crate::tournament::cutting;
use crate::tournament::refusal::Refusal;

/// The rack that a text means; of several ways to read it the one with `wanted` tiles.
///
/// # Errors
/// [`Refusal::UnreadableRack`] with the sign that is no tile, [`Refusal::RackOfManyReadings`]
/// where it could mean several racks.
pub fn read(edition: &Edition, text: &str, wanted: usize) -> Result<Rack, Refusal> {
    let text = edition.spelled(text).to_uppercase();
    let mut readings = vec![Vec::new()];
    for token in text.split_whitespace() {
        let parts = parts(edition, token).map_err(Refusal::UnreadableRack)?;
        readings = join(&readings, &parts, wanted);
    }
    let fits = |tiles: &&Vec<Tile>| tiles.len() == wanted;
    let fitting: Vec<&Vec<Tile>> = readings.iter().filter(fits).collect();
    match fitting.as_slice() {
        [only] => Ok(Rack::new((*only).clone())),
        [] => Err(Refusal::RackSize {
            given: readings.iter().map(Vec::len).min().unwrap_or(0),
            wanted,
        }),
        several => Err(Refusal::RackOfManyReadings(
            several.iter().map(|tiles| spaced(edition, tiles)).collect(),
        )),
    }
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
    let is_blank = label == "?" || label == "*" || label == edition.blank().sign;
    (is_blank && edition.blanks() > 0).then_some(Tile::Blank)
}

fn spaced(edition: &Edition, tiles: &[Tile]) -> String {
    let label = |tile: &Tile| match *tile {
        Tile::Letter(letter) => edition.label(letter),
        Tile::Blank => "?",
    };
    tiles.iter().map(label).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::edition::catalogue::embedded;
    use crate::game::notation::rack_text;

    fn read_in(id: &str, text: &str) -> Result<String, Refusal> {
        let edition = embedded(id).unwrap();
        read(&edition, text, 7).map(|rack| rack_text(&edition, rack.tiles()))
    }

    #[test]
    fn letters_are_read_in_any_case_with_or_without_spaces() {
        assert_eq!(read_in("ru-scrabble", "рабы? вЫ").unwrap(), "РАБЫ?ВЫ");
        assert_eq!(read_in("erudit", "ёлка*★ а").unwrap(), "ЕЛКА??А");
    }

    #[test]
    fn spaces_and_brackets_say_which_tiles_are_meant() {
        let expected = Ok("EGÉ[SZ]SÉG".to_owned());
        assert_eq!(read_in("hu-scrabble", "e g é sz s é g"), expected);
        assert_eq!(read_in("hu-scrabble", "egé[sz]ség"), expected);
        assert_eq!(read_in("hu-scrabble", "egé sz ség"), expected);
    }

    #[test]
    fn tiles_of_which_only_one_reading_has_the_right_number_need_no_spaces() {
        assert_eq!(read_in("hu-scrabble", "ASSZONYA").unwrap(), "ASSZO[NY]A");
    }

    #[test]
    fn several_readings_are_asked_about() {
        let readings = vec!["E G É SZ S É G".to_owned(), "E G É S ZS É G".to_owned()];
        assert_eq!(
            read_in("hu-scrabble", "EGÉSZSÉG").unwrap_err(),
            Refusal::RackOfManyReadings(readings)
        );
    }

    #[test]
    fn a_sign_that_is_no_tile_is_named() {
        assert_eq!(
            read_in("hu-scrabble", "EGÉWA").unwrap_err(),
            Refusal::UnreadableRack("W".to_owned())
        );
    }
}
