//! A second way to count: from the edition's text and a grid of letters, with nothing of the
//! scorer of the game in it.

use flavita_game::{Board, BoardTile, Direction, Edition, Letter, Placement, SIDE, Square};
use flavita_tournament::profile::form::Form;

/// What counting needs, read from the edition's text and the rules' form.
#[derive(Clone, Debug)]
pub struct PlainTable {
    /// `. l L w W` for every square, row by row.
    squares: Vec<Vec<char>>,
    values: Vec<i32>,
    /// The bonus for laying as many tiles as the place in the list says.
    bonuses: Vec<i32>,
    blanks_score: bool,
    theme_points: i32,
    theme: Vec<Vec<usize>>,
}

type Grid = [[Option<BoardTile>; SIDE]; SIDE];

impl PlainTable {
    /// Reads the edition's text; `None` where it is none.
    pub fn of(edition: &Edition, form: &Form) -> Option<Self> {
        let text: toml::Table = toml::from_str(&edition.source).ok()?;
        let rows = text.get("board")?.as_array()?.iter();
        let rows = rows.map(|row| Some(row.as_str()?.chars().collect()));
        let tiles = text.get("tiles")?.as_array()?.iter();
        let value = |tile: &toml::Value| i32::try_from(tile.get(2)?.as_integer()?).ok();
        let mut table = Self {
            squares: rows.collect::<Option<_>>()?,
            values: tiles.map(value).collect::<Option<_>>()?,
            bonuses: bonuses(&text, form)?,
            blanks_score: is_set(text.get("blank").and_then(|blank| blank.get("scores"))),
            theme_points: edition.hand.theme.points,
            theme: Vec::new(),
        };
        let words = edition.hand.theme.words.iter();
        table.theme = words.map(|word| word.iter().copied().map(Letter::index).collect()).collect();
        for id in &edition.switched_on {
            table.switch_on(&text, id)?;
        }
        let is_square = |rows: &Vec<Vec<char>>| rows.iter().all(|row| row.len() == SIDE);
        (table.squares.len() == SIDE && is_square(&table.squares)).then_some(table)
    }

    fn switch_on(&mut self, text: &toml::Table, id: &str) -> Option<()> {
        let switches = text.get("switches")?.as_array()?.iter();
        let is_it = |switch: &&toml::Value| switch.get("id").and_then(|v| v.as_str()) == Some(id);
        for switch in switches.filter(is_it) {
            self.blanks_score |= is_set(switch.get("blank_scores"));
            let squares = switch.get("squares").and_then(toml::Value::as_array);
            for square in squares.into_iter().flatten() {
                let place = |i: usize| usize::try_from(square.get(i)?.as_integer()?).ok();
                let (row, column) = (place(0)?.checked_sub(1)?, place(1)?.checked_sub(1)?);
                let sign = square.get(2)?.as_str()?.chars().next()?;
                *self.squares.get_mut(row)?.get_mut(column)? = sign;
            }
        }
        Some(())
    }

    /// Whether the squares mirror each other on both diagonals: then the first word down is the
    /// same as the first word across.
    pub fn is_symmetrical(&self) -> bool {
        let at = |row: usize, column: usize| self.squares[row][column];
        let last = SIDE - 1;
        let places = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
        places.into_iter().all(|(row, column)| {
            at(row, column) == at(column, row) && at(row, column) == at(last - column, last - row)
        })
    }

    /// The points of a placement; `None` where it runs off the board or lays nothing.
    pub fn points(&self, board: &Board, placement: &Placement) -> Option<i32> {
        let before = grid(board);
        let (down, right) = match placement.direction {
            Direction::Across => (0, 1),
            Direction::Down => (1, 0),
        };
        let mut after = before;
        let mut main = Vec::new();
        for (i, tile) in placement.tiles.iter().enumerate() {
            let row = placement.square.row() + i * down;
            let column = placement.square.column() + i * right;
            *after.get_mut(row)?.get_mut(column)? = Some(*tile);
            main.push((row, column));
        }
        let is_new = |(row, column): &(usize, usize)| before[*row][*column].is_none();
        let laid: Vec<(usize, usize)> = main.iter().copied().filter(is_new).collect();
        let mut total = 0;
        let mut cross_words = 0;
        for place in &laid {
            let word = through(&after, *place, (right, down));
            if word.len() > 1 {
                total += self.count(&after, &word, &laid)?;
                cross_words += 1;
            }
        }
        if main.len() > 1 || cross_words == 0 {
            total += self.count(&after, &main, &laid)?;
        }
        Some(total + self.bonuses.get(laid.len()).copied().unwrap_or(0))
    }

    /// The points of one word, of whose squares `laid` are covered now.
    fn count(&self, grid: &Grid, word: &[(usize, usize)], laid: &[(usize, usize)]) -> Option<i32> {
        let mut sum = 0;
        let mut times = 1;
        let mut letters = Vec::new();
        for (row, column) in word {
            let tile = grid[*row][*column]?;
            let value = self.value(tile)?;
            let premium = self.squares[*row][*column];
            let is_new = laid.contains(&(*row, *column));
            sum += match premium {
                'l' if is_new => 2 * value,
                'L' if is_new => 3 * value,
                _ => value,
            };
            times *= match premium {
                'w' if is_new => 2,
                'W' if is_new => 3,
                _ => 1,
            };
            letters.push(tile.letter.index());
        }
        let theme = if self.theme.contains(&letters) { self.theme_points } else { 0 };
        Some(sum * times + theme)
    }

    fn value(&self, tile: BoardTile) -> Option<i32> {
        if tile.is_blank && !self.blanks_score {
            return Some(0);
        }
        self.values.get(tile.letter.index()).copied()
    }
}

/// Whether a switch of the text is on; one that is not written is off.
fn is_set(value: Option<&toml::Value>) -> bool {
    value.and_then(toml::Value::as_bool).unwrap_or(false)
}

fn bonuses(text: &toml::Table, form: &Form) -> Option<Vec<i32>> {
    let mut bonuses = vec![0; SIDE + 1];
    for (tiles, points) in text.get("bonus")?.as_table()? {
        let points = i32::try_from(points.as_integer()?).ok()?;
        *bonuses.get_mut(tiles.parse::<usize>().ok()?)? = points;
    }
    for (tiles, points) in &form.bonus {
        *bonuses.get_mut(*tiles)? = *points;
    }
    Some(bonuses)
}

fn grid(board: &Board) -> Grid {
    let mut grid = [[None; SIDE]; SIDE];
    for (row, line) in grid.iter_mut().enumerate() {
        for (column, square) in line.iter_mut().enumerate() {
            *square = Square::new(row, column).and_then(|square| board.at(square));
        }
    }
    grid
}

/// The unbroken run of tiles through a square: back to its beginning, then forward to its end.
fn through(grid: &Grid, place: (usize, usize), step: (usize, usize)) -> Vec<(usize, usize)> {
    let (mut row, mut column) = place;
    let (down, right) = step;
    while row >= down && column >= right && grid[row - down][column - right].is_some() {
        (row, column) = (row - down, column - right);
    }
    let mut word = Vec::new();
    while row < SIDE && column < SIDE && grid[row][column].is_some() {
        word.push((row, column));
        (row, column) = (row + down, column + right);
    }
    word
}
