//! Cutting what is written into tiles, in every way there is.
//!
//! Brackets hold one tile together, and no tile goes across a `|`.

use flavita_game::SIDE;

/// The most characters that are cut: what is longer runs off the board however it goes on.
const MOST_SIGNS: usize = 400;
/// The most ways that are told, more than fifteen tiles of two letters leave.
const MOST_WAYS: usize = 1024;

/// Every way to cut `text` into tiles of at most `longest` characters, the longest tile first;
/// `tile` says what a label stands for. Of a text that no board has room for not all is cut, and
/// not every way is told.
///
/// # Errors
/// The character at which every way ends, where there is none.
pub(crate) fn cuts<T: Clone>(
    text: &str,
    longest: usize,
    tile: impl Fn(&str) -> Option<T>,
) -> Result<Vec<Vec<T>>, char> {
    let signs: Vec<char> = text.chars().take(MOST_SIGNS).collect();
    let mut cutter = Cutter {
        longest,
        tile,
        signs: &signs,
        furthest: 0,
        is_dead_end: vec![false; signs.len()],
        left_out: 0,
        found: Vec::new(),
    };
    cutter.go_on(0, &mut Vec::new());
    match signs.get(cutter.furthest).or(signs.last()) {
        Some(sign) if cutter.found.is_empty() => Err(*sign),
        _ => Ok(cutter.found),
    }
}

struct Cutter<'a, T, Tile> {
    longest: usize,
    tile: Tile,
    signs: &'a [char],
    /// How far any way led.
    furthest: usize,
    /// The places from which no way leads to the end.
    is_dead_end: Vec<bool>,
    /// How often a way was not followed.
    left_out: usize,
    found: Vec<Vec<T>>,
}

impl<T: Clone, Tile: Fn(&str) -> Option<T>> Cutter<'_, T, Tile> {
    fn go_on(&mut self, at: usize, tiles: &mut Vec<T>) {
        self.furthest = at.max(self.furthest);
        if at == self.signs.len() {
            self.found.push(tiles.clone());
            return;
        }
        if self.is_dead_end[at] || self.found.len() >= MOST_WAYS {
            return;
        }
        // Of the ways that are longer than the board one is enough to say so.
        if tiles.len() >= SIDE && !self.found.is_empty() {
            self.left_out += 1;
            return;
        }
        let before = (self.found.len(), self.left_out);
        if self.signs[at] == '|' {
            self.go_on(at + 1, tiles);
        } else {
            for (tile, next) in self.tiles_at(at) {
                tiles.push(tile);
                self.go_on(next, tiles);
                tiles.pop();
            }
        }
        self.is_dead_end[at] = (self.found.len(), self.left_out) == before;
    }

    /// The tiles that the text can go on with, each with the place after it.
    fn tiles_at(&self, at: usize) -> Vec<(T, usize)> {
        let rest = &self.signs[at..];
        let tile = |label: &[char], next| {
            let label: String = label.iter().collect();
            Some(((self.tile)(&label)?, next))
        };
        if rest[0] == '[' {
            let end = rest.iter().position(|sign| *sign == ']');
            let held = end.and_then(|end| tile(&rest[1..end], at + end + 1));
            return held.into_iter().collect();
        }
        let lengths = (1..=self.longest.min(rest.len())).rev();
        lengths.filter_map(|length| tile(&rest[..length], at + length)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(label: &str) -> Option<String> {
        ["S", "Z", "SZ"].contains(&label).then(|| label.to_owned())
    }

    #[test]
    fn a_text_that_can_be_cut_in_countless_ways_is_cut_in_some_of_them() {
        let ways = cuts(&"SZ".repeat(1_000_000), 2, tile).unwrap();
        assert_eq!(ways, [vec!["SZ".to_owned(); MOST_SIGNS / 2]]);
        let ways = cuts(&"SZ".repeat(8), 2, tile).unwrap();
        assert_eq!(ways.len(), 255, "all of eight pairs but the one of sixteen tiles");
    }

    #[test]
    fn countless_ways_that_end_at_the_same_sign_are_one() {
        assert_eq!(cuts(&format!("{}W", "SZ".repeat(100)), 2, tile), Err('W'));
    }
}
