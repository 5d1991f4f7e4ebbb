//! Cutting what is written into tiles, in every way there is.
//!
//! Brackets hold one tile together, and no tile goes across a `|`.

/// Every way to cut `text` into tiles of at most `longest` characters, the longest tile first;
/// `tile` says what a label stands for.
///
/// # Errors
/// The character at which every way ends, where there is none.
pub(super) fn cuts<T: Clone>(
    text: &str,
    longest: usize,
    tile: impl Fn(&str) -> Option<T>,
) -> Result<Vec<Vec<T>>, char> {
    let signs: Vec<char> = text.chars().collect();
    let mut cutter = Cutter {
        longest,
        tile,
        signs: &signs,
        furthest: 0,
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
    found: Vec<Vec<T>>,
}

impl<T: Clone, Tile: Fn(&str) -> Option<T>> Cutter<'_, T, Tile> {
    fn go_on(&mut self, at: usize, tiles: &mut Vec<T>) {
        self.furthest = at.max(self.furthest);
        if at == self.signs.len() {
            self.found.push(tiles.clone());
            return;
        }
        if self.signs[at] == '|' {
            self.go_on(at + 1, tiles);
            return;
        }
        for (tile, next) in self.tiles_at(at) {
            tiles.push(tile);
            self.go_on(next, tiles);
            tiles.pop();
        }
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
        lengths
            .filter_map(|length| tile(&rest[..length], at + length))
            .collect()
    }
}
