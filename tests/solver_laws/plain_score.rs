//! A second way to count, from the edition's text and a grid of letters alone.

use flavita::game::board::Board;
use flavita::game::edition::definition::Edition;
use flavita::game::letter::BoardTile;
use flavita::game::placement::Placement;
use flavita::game::square::{Direction, Square};

/// The edition's text as it is needed here.
pub(crate) struct Table {
    squares: Vec<Vec<char>>,
    values: Vec<i32>,
    bonus: toml::Table,
    blanks_score: bool,
}

impl Table {
    pub(crate) fn of(edition: &Edition) -> Self {
        let text: toml::Table = toml::from_str(edition.source()).unwrap();
        let rows = text["board"].as_array().unwrap();
        let tiles = text["tiles"].as_array().unwrap();
        let value = |tile: &toml::Value| tile.as_array().unwrap()[2].as_integer().unwrap();
        let mut table = Self {
            squares: rows
                .iter()
                .map(|row| row.as_str().unwrap().chars().collect())
                .collect(),
            values: tiles
                .iter()
                .map(|tile| i32::try_from(value(tile)).unwrap())
                .collect(),
            bonus: text["bonus"].as_table().unwrap().clone(),
            blanks_score: text["blank"]["scores"].as_bool().unwrap(),
        };
        for switch in edition.switched_on() {
            table.switch_on(&text, switch);
        }
        table
    }

    fn switch_on(&mut self, text: &toml::Table, id: &str) {
        let switches = text["switches"].as_array().unwrap().iter();
        for switch in switches.filter(|switch| switch["id"].as_str() == Some(id)) {
            self.blanks_score |= switch.get("blank_scores").is_some();
            let squares = switch.get("squares").and_then(toml::Value::as_array);
            for square in squares.into_iter().flatten() {
                let place = |i: usize| usize::try_from(square[i].as_integer().unwrap()).unwrap();
                let sign = square[2].as_str().unwrap().chars().next().unwrap();
                self.squares[place(0) - 1][place(1) - 1] = sign;
            }
        }
    }

    /// The points of a placement that fits the board and agrees with its tiles.
    pub(crate) fn points(&self, board: &Board, placement: &Placement) -> i32 {
        let mut before = [[None; 15]; 15];
        for (row, line) in before.iter_mut().enumerate() {
            for (column, square) in line.iter_mut().enumerate() {
                *square = board.at(Square::new(row, column).unwrap());
            }
        }
        let (down, right) = match placement.direction {
            Direction::Across => (0, 1),
            Direction::Down => (1, 0),
        };
        let mut after = before;
        let mut main = Vec::new();
        for (i, tile) in placement.tiles.iter().enumerate() {
            let row = placement.square.row() + i * down;
            let column = placement.square.column() + i * right;
            after[row][column] = Some(*tile);
            main.push((row, column));
        }
        let laid: Vec<(usize, usize)> = main
            .iter()
            .copied()
            .filter(|(row, column)| before[*row][*column].is_none())
            .collect();

        let count = |word: &[(usize, usize)]| {
            let mut sum = 0;
            let mut times = 1;
            for (row, column) in word {
                let value = self.value(after[*row][*column].unwrap());
                let premium = self.squares[*row][*column];
                sum += match (laid.contains(&(*row, *column)), premium) {
                    (true, 'l') => 2 * value,
                    (true, 'L') => 3 * value,
                    _ => value,
                };
                times *= match (laid.contains(&(*row, *column)), premium) {
                    (true, 'w') => 2,
                    (true, 'W') => 3,
                    _ => 1,
                };
            }
            sum * times
        };

        let mut total = 0;
        let mut cross_words = 0;
        for (row, column) in &laid {
            // The cross word: back to its beginning, then forward to its end.
            let (mut r, mut c) = (*row, *column);
            while r >= right && c >= down && after[r - right][c - down].is_some() {
                (r, c) = (r - right, c - down);
            }
            let mut word = Vec::new();
            while r < 15 && c < 15 && after[r][c].is_some() {
                word.push((r, c));
                (r, c) = (r + right, c + down);
            }
            if word.len() > 1 {
                total += count(&word);
                cross_words += 1;
            }
        }
        if main.len() > 1 || cross_words == 0 {
            total += count(&main);
        }
        let bonus = self.bonus.get(&laid.len().to_string());
        total
            + bonus.map_or(0, |points| {
                i32::try_from(points.as_integer().unwrap()).unwrap()
            })
    }

    fn value(&self, tile: BoardTile) -> i32 {
        if tile.is_blank && !self.blanks_score {
            0
        } else {
            self.values[tile.letter.index()]
        }
    }
}
