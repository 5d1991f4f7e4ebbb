//! Random games with true racks and a true bag, written down as records: every kind of act, of
//! refusal and of end. The referee under test says what comes of each act, so that the game can go
//! on; what it says is compared with the twin afterwards.

use std::fmt::Write as _;

use flavita_contests::tables::act::Act;
use flavita_contests::tables::decide::{Referee, decide};
use flavita_contests::tables::game::{Event, Game, Stage};
use flavita_contests::tables::laying::Words;
use flavita_contests::tables::reading::read;
use flavita_contests::tables::rules::{EMBEDDED, TableRules, Withdrawal, WordsBy, embedded};
use flavita_game::letter::{BoardTile, Tile};
use flavita_game::notation::{rack_text, word_text};
use flavita_game::square::{Direction, Square};
use flavita_game::{bag::Bag, rack::TileCounts, reference};
use flavita_solver::position::Position;
use flavita_solver::rank::{Spread, all};

use crate::chance::Chance;
use crate::kinds::Kind;

pub(crate) const COLUMNS: [&str; 7] = ["turn", "player", "action", "rack", "at", "word", "seconds"];
const NAMES: [&str; 4] = ["Ада", "Bea, \"B\"", "C\nC", "Ödön"];

pub(crate) type Cells = [String; 7];

/// A game while it is played.
pub(crate) struct Playing<'a> {
    kind: &'a Kind,
    pub(crate) rules: TableRules,
    chance: Chance,
    game: Game,
    names: Vec<&'static str>,
    racks: Vec<Vec<Tile>>,
    bag: Vec<Tile>,
    /// The last player's rack before his play, and how many tiles of it he kept.
    before: Vec<Tile>,
    kept: usize,
    passes_often: usize,
    pub(crate) rows: Vec<Cells>,
}

pub(crate) fn play(kind: &Kind, seed: u64) -> Playing<'_> {
    let mut chance = Chance(seed);
    let players = 1 + chance.below(4);
    let rules = rules(&mut chance);
    let mut bag: Vec<Tile> = Bag::full(&kind.edition).counts().tiles().collect();
    chance.shuffle(&mut bag);
    let racks = (0..players).map(|_| bag.split_off(bag.len() - 7)).collect();
    let passes_often = *chance.pick(&[5, 5, 10, 70]);
    let names = NAMES[..players].to_vec();
    let game = Game::new(&kind.edition, rules.clone(), players, 0);
    let before = Vec::new();
    let rows = Vec::new();
    let mut playing = Playing {
        kind,
        rules,
        chance,
        game,
        names,
        racks,
        bag,
        before,
        kept: 0,
        passes_often,
        rows,
    };
    if playing.chance.percent(50) {
        playing.lots();
    }
    for _ in 0..40 {
        if playing.game.end.is_some() {
            break;
        }
        playing.turn();
    }
    if playing.game.end.is_some() {
        playing.rest();
    }
    playing
}

/// A rule set of the house, or any mixture.
fn rules(chance: &mut Chance) -> TableRules {
    let mut rules = embedded(EMBEDDED[chance.below(EMBEDDED.len())].0).unwrap();
    if chance.percent(40) {
        rules.exchange_least_in_bag = *chance.pick(&[0, 1, 3, 7, 30]);
        rules.lost_challenge = *chance.pick(&[0, 5]);
        rules.words = *chance.pick(&[WordsBy::Judged, WordsBy::Challenge, WordsBy::Challenge]);
        rules.exchange_counts_as_pass = chance.percent(30);
        rules.clock = *chance.pick(&[None, Some(0), Some(60)]);
        rules.move_seconds = *chance.pick(&[None, Some(20)]);
        rules.withdraw = *chance.pick(&[Withdrawal::Never, Withdrawal::Turn]);
    }
    rules
}

impl Playing<'_> {
    /// Everybody draws a lot; who is to start by the lots sits where he sits.
    fn lots(&mut self) {
        let mut set: Vec<Tile> = Bag::full(&self.kind.edition).counts().tiles().collect();
        let mut drawing: Vec<usize> = (0..self.names.len()).collect();
        loop {
            self.chance.shuffle(&mut set);
            let mut drawn = Vec::new();
            for seat in drawing {
                let tile = *self.chance.pick(&set[..4]);
                let text = rack_text(&self.kind.edition, &[tile]);
                self.write(["0", self.names[seat], "lot", "", "", &text, ""]);
                // A blank comes before all letters.
                let nearness = match tile {
                    Tile::Blank => None,
                    Tile::Letter(letter) => Some(letter),
                };
                drawn.push((nearness, seat));
            }
            let best = drawn.iter().map(|(nearness, _)| *nearness).min().unwrap();
            drawn.retain(|(nearness, _)| *nearness == best);
            drawing = drawn.into_iter().map(|(_, seat)| seat).collect();
            if let [first] = *drawing {
                self.game.on_turn = first;
                return;
            }
        }
    }

    fn write(&mut self, cells: [&str; 7]) {
        self.rows.push(cells.map(str::to_owned));
    }

    /// Writes an act and lets it happen.
    fn act(&mut self, seat: usize, turn: u32, action: &str, rack: &str, at: &str, word: &str) {
        let seconds = (*self.chance.pick(&["", "0", "7", "12.5", "19.999", "31.25"])).to_owned();
        self.write([&turn.to_string(), self.names[seat], action, rack, at, word, &seconds]);
        let table = csv(&self.rows[self.rows.len() - 1..]);
        let row = read(&self.kind.edition, &self.rules, table.as_bytes()).unwrap().remove(0);
        let act = Act { turn: row.turn, player: seat, ms: row.ms, deed: row.deed };
        let racks: Vec<TileCounts> =
            self.racks.iter().map(|rack| rack.iter().copied().collect()).collect();
        let shown = |seat: usize| vec![racks[seat].clone()];
        let referee = Referee {
            edition: &self.kind.edition,
            words: Words::List(&self.kind.graph),
            shown: &shown,
        };
        let events = decide(&self.game, &act, referee);
        let events = events.unwrap_or_else(|problem| {
            panic!("{problem}: {table}\n{}\n{:?}", csv(&self.rows), self.rules)
        });
        for event in events {
            self.move_tiles(&event);
            self.game.apply(&event);
        }
    }

    /// What an event does to the tiles that nobody sees.
    fn move_tiles(&mut self, event: &Event) {
        let seat = self.game.on_turn;
        if let (Event::Begun, Some(open)) = (event, &self.game.open) {
            self.draw(open.player, 7);
        }
        if let Event::Laid(laying, _) = event {
            self.kept = laying.kept.total();
            self.before = std::mem::replace(&mut self.racks[seat], laying.kept.tiles().collect());
            if self.rules.words == WordsBy::Judged {
                self.draw(seat, 7);
            }
        }
        if let Event::Exchanged(kept, given) = event {
            self.racks[seat] = kept.tiles().collect();
            self.draw(seat, kept.total() + given.total());
            self.bag.extend(given.tiles());
            self.chance.shuffle(&mut self.bag);
        }
        if let (Event::TakenBack(_), Some(open)) = (event, &self.game.open) {
            // What he has drawn stands behind what he kept.
            self.bag.extend(self.racks[open.player].drain(self.kept..));
            self.racks[open.player].clone_from(&self.before);
        }
    }

    fn draw(&mut self, seat: usize, full: usize) {
        while self.racks[seat].len() < full
            && let Some(tile) = self.bag.pop()
        {
            self.racks[seat].push(tile);
        }
    }

    fn rack(&mut self, seat: usize) -> String {
        let mut rack = self.racks[seat].clone();
        self.chance.shuffle(&mut rack);
        rack_text(&self.kind.edition, &rack)
    }

    /// One act of the player on turn, and what others say to it.
    fn turn(&mut self) {
        // Without lots the first rows say who sits where.
        let has_lots = self.rows.first().is_some_and(|row| row[2] == "lot");
        let is_seated = has_lots || self.game.turn as usize > self.names.len();
        if is_seated && self.chance.percent(6) {
            self.out_of_turn();
        }
        let mut number = self.game.turn;
        let mut seat = self.game.on_turn;
        if self.game.stage == Stage::Tried && self.chance.percent(30) {
            number += 1;
            let seats = self.names.len();
            let others = (1..=seats).map(|steps| (seat + steps) % seats);
            let mut playing = others.filter(|seat| !self.game.players[*seat].has_resigned);
            seat = playing.next().unwrap();
        }
        if let Some(open) = &self.game.open {
            // The turn that begins now closes the last one.
            self.draw(open.player, 7);
        }
        let rack = self.rack(seat);
        if self.chance.percent(self.passes_often) {
            self.act(seat, number, "pass", &rack, "", "");
        } else {
            match self.chance.below(100) {
                0..=1 => self.act(seat, number, "resign", &rack, "", ""),
                2..=5 => self.act(seat, number, "end", &rack, "", ""),
                6..=13 => {
                    let given = self.given(seat);
                    self.act(seat, number, "exchange", &rack, "", &given);
                }
                14..=35 => self.wild(seat, number, &rack),
                _ => self.known(seat, number, &rack),
            }
        }
        for _ in 0..2 {
            if is_seated && self.chance.percent(25) {
                self.object();
            }
        }
    }

    fn given(&mut self, seat: usize) -> String {
        let mut tiles = self.racks[seat].clone();
        self.chance.shuffle(&mut tiles);
        tiles.truncate(self.chance.below(8));
        if self.chance.percent(10) {
            tiles.push(Tile::Blank);
        }
        rack_text(&self.kind.edition, &tiles)
    }

    /// One of the longest placements, or any; where there is none, the end is declared.
    fn known(&mut self, seat: usize, number: u32, rack: &str) {
        let kind = self.kind;
        let tiles = self.racks[seat].iter().copied().collect();
        let position = Position::new(&kind.edition, &kind.graph, &self.game.board, &tiles);
        let mut found = all(&position, Spread::Nothing).to_vec();
        self.chance.shuffle(&mut found);
        found.truncate(30);
        found.sort_by_key(|one| one.placement.laid(&self.game.board).count());
        let Some(one) = found.pop() else {
            return self.act(seat, number, "end", rack, "", "");
        };
        let word = word_text(&kind.edition, &one.placement.tiles);
        let at = reference::text(&kind.edition, one.placement.square, one.placement.direction);
        let word = self.spelled(word);
        self.act(seat, number, "play", rack, &at, &word);
    }

    /// Tiles with brackets or without.
    fn spelled(&mut self, word: String) -> String {
        if self.chance.percent(50) { word.replace(['[', ']'], "") } else { word }
    }

    /// Tiles of the rack anywhere, through what lies there, or over it.
    fn wild(&mut self, seat: usize, number: u32, rack: &str) {
        let (board, start) = (self.game.board.clone(), self.kind.edition.start);
        let near = |square: &Square| board.has_neighbour(*square) || board.at(*square).is_some();
        let mut squares: Vec<Square> = Square::all().filter(near).collect();
        squares.extend(Square::new(self.chance.below(15), self.chance.below(15)));
        squares.push(start);
        let mut square = *self.chance.pick(&squares);
        let direction = *self.chance.pick(&Direction::BOTH);
        if self.chance.percent(85) {
            square = board.run_start(square, direction);
        }
        let mut tiles = self.racks[seat].clone();
        self.chance.shuffle(&mut tiles);
        let (through, length) = (self.chance.percent(90), 1 + self.chance.below(5));
        let mut word = Vec::new();
        for steps in 0..15 {
            let there = square.ahead(direction, steps).and_then(|square| board.at(square));
            if let Some(tile) = there.filter(|_| through) {
                word.push(tile);
                continue;
            }
            if word.len() >= length {
                break;
            }
            let letter = self.chance.below(self.kind.edition.letters().count());
            let letter = self.kind.edition.letters().nth(letter).unwrap();
            word.push(match tiles.pop() {
                Some(Tile::Letter(letter)) => BoardTile::real(letter),
                Some(Tile::Blank) => BoardTile::blank(letter),
                None => BoardTile::real(letter),
            });
        }
        let text = word_text(&self.kind.edition, &word);
        let text = self.spelled(text);
        let at = reference::text(&self.kind.edition, square, direction);
        self.act(seat, number, "play", rack, &at, &text);
    }

    fn out_of_turn(&mut self) {
        let seat = self.chance.below(self.names.len());
        if seat == self.game.on_turn {
            return;
        }
        let rack = self.rack(seat);
        let skips = self.game.stage == Stage::Tried && self.chance.percent(20);
        let number = self.game.turn + u32::from(skips);
        let action = *self.chance.pick(&["pass", "resign", "end", "play", "exchange"]);
        let letter = self.kind.edition.label(self.kind.edition.letters().next().unwrap());
        let at = reference::text(&self.kind.edition, self.kind.edition.start, Direction::Down);
        let next_seat = (seat + self.names.len() - self.game.on_turn) % self.names.len();
        if skips && next_seat == 1 {
            return;
        }
        match action {
            "play" => self.act(seat, number, action, &rack, &at, letter),
            _ => self.act(seat, number, action, &rack, "", ""),
        }
    }

    /// Somebody contests or takes back something, rightly or not.
    fn object(&mut self) {
        let seat = self.chance.below(self.names.len());
        let last = self.game.last_begun();
        if last == 0 {
            return;
        }
        let turn = if self.chance.percent(85) { last } else { 1 + self.next_below(last) };
        let made = self.game.open.as_ref().map_or_else(Vec::new, |open| open.words.clone());
        let mut named = Vec::new();
        for word in made {
            let label = |letter: &flavita_game::letter::Letter| self.kind.edition.label(*letter);
            named.push(word.iter().map(label).collect::<String>());
        }
        self.chance.shuffle(&mut named);
        named.truncate(self.chance.below(3));
        if self.chance.percent(5) {
            named.push(self.kind.edition.labels().take(2).collect());
        }
        let player = self.game.open.as_ref().map(|open| open.player);
        match player.filter(|_| self.chance.percent(25)) {
            Some(player) => self.act(player, turn, "withdraw", "", "", ""),
            None if self.chance.percent(10) => self.act(seat, turn, "withdraw", "", "", ""),
            None => self.act(seat, turn, "challenge", "", "", &named.join("  ")),
        }
    }

    fn next_below(&mut self, last: u32) -> u32 {
        u32::try_from(self.chance.below(last as usize)).unwrap()
    }

    /// After the end: late acts, then what is left.
    fn rest(&mut self) {
        for _ in 0..3 {
            if self.chance.percent(30) {
                self.object();
            }
            if self.game.end.is_none() {
                return;
            }
            if self.chance.percent(15) {
                let seat = self.chance.below(self.names.len());
                let rack = self.rack(seat);
                self.act(seat, 99, "pass", &rack, "", "");
            }
        }
        let mut seats: Vec<usize> = (0..self.names.len()).collect();
        self.chance.shuffle(&mut seats);
        for seat in seats {
            let may_be_silent = self.racks[seat].is_empty() || self.game.players[seat].has_resigned;
            if may_be_silent && self.chance.percent(50) {
                continue;
            }
            let rack = self.rack(seat);
            self.act(seat, 0, "left", &rack, "", "");
        }
    }
}

/// A record as a file, with an empty column of somebody's own in front.
pub(crate) fn csv(rows: &[Cells]) -> String {
    let quoted = |cell: &String| format!("\"{}\"", cell.replace('"', "\"\""));
    let mut text = format!("note,{}\n", COLUMNS.join(","));
    for row in rows {
        let cells: Vec<String> = row.iter().map(quoted).collect();
        writeln!(text, ", {}", cells.join(",")).unwrap();
    }
    text
}

/// The record with one thing changed.
pub(crate) fn spoilt(rows: &[Cells], seed: u64) -> Vec<Cells> {
    let mut chance = Chance(seed);
    let mut rows = rows.to_vec();
    let at = chance.below(rows.len());
    let other = rows[chance.below(rows.len())].clone();
    match chance.below(10) {
        0 => drop(rows.remove(at)),
        1 => rows.insert(at, other),
        2 => {
            let next = (at + 1) % rows.len();
            rows.swap(at, next);
        }
        3 => rows[at][3].clone_from(&other[3]),
        4 => rows[at][1].clone_from(&other[1]),
        5 => rows[at][2].clone_from(&other[2]),
        6 => rows[at][0] = chance.below(20).to_string(),
        7 => {
            let column = chance.below(7);
            rows[at][column].clear();
        }
        8 => rows.truncate(at + 1),
        _ => {
            let column = *chance.pick(&[3, 5]);
            let mut signs: Vec<char> = rows[at][column].chars().collect();
            if !signs.is_empty() {
                let sign = chance.below(signs.len());
                signs.remove(sign);
            }
            rows[at][column] = signs.into_iter().collect();
        }
    }
    rows
}
