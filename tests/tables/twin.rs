//! A second referee, slow and obvious: tiles are texts, the board is a map, everything is looked up
//! anew. It shares nothing with the first but the edition and the values of the rules.

use std::collections::{BTreeMap, BTreeSet};

use flavita_contests::tables::rules::{TableRules, Withdrawal, WordsBy};
use flavita_game::{edition::definition::Edition, letter::Letter, square::Square};

type Counts = BTreeMap<String, i64>;
type Spot = (usize, usize);

/// What the twin says of a record: the last four cells of turns.csv and the rows of scores.csv, or
/// the line that is at fault.
pub(crate) type Answer = Result<(Vec<String>, Vec<String>), usize>;

pub(crate) struct Twin<'a> {
    pub(crate) edition: &'a Edition,
    pub(crate) words: &'a BTreeSet<Vec<String>>,
    pub(crate) rules: &'a TableRules,
}

#[derive(Clone, Debug)]
struct Row {
    line: usize,
    turn: u64,
    player: String,
    action: String,
    rack: Vec<String>,
    at: Option<(Spot, bool)>,
    word: String,
    ms: u64,
}

#[derive(Clone, Debug)]
struct Person {
    name: String,
    known: Counts,
    size: i64,
    pool: Counts,
    ms: u64,
    gone: bool,
    shown_rest: bool,
}

#[derive(Clone, Debug)]
struct Last {
    turn: u64,
    who: usize,
    row: usize,
    spots: Vec<Spot>,
    before: Vec<String>,
    words: Vec<Vec<String>>,
}

struct Laid {
    tiles: Vec<(Spot, String, bool)>,
    words: Vec<Vec<String>>,
    points: i64,
}

fn long(number: usize) -> i64 {
    i64::try_from(number).unwrap()
}

fn count(tiles: &[String]) -> Counts {
    let mut counts = Counts::new();
    for tile in tiles {
        *counts.entry(tile.clone()).or_default() += 1;
    }
    counts
}

fn of(counts: &Counts, tile: &str) -> i64 {
    counts.get(tile).copied().unwrap_or(0)
}

fn minus(mut a: Counts, b: &Counts) -> Counts {
    for (tile, n) in b {
        *a.entry(tile.clone()).or_default() -= n;
    }
    a
}

fn holds(a: &Counts, b: &Counts) -> bool {
    b.iter().all(|(tile, n)| of(a, tile) >= *n)
}

fn size(counts: &Counts) -> i64 {
    counts.values().sum()
}

struct State {
    people: Vec<Person>,
    board: BTreeMap<Spot, (String, bool)>,
    set: Counts,
    turn: u64,
    on: usize,
    begun: bool,
    tried: bool,
    turn_ms: u64,
    last: Option<Last>,
    passes: usize,
    over: bool,
    out: Option<usize>,
    /// By rows: who, legal, points, reason.
    said: Vec<(usize, bool, i64, &'static str)>,
}

impl State {
    fn laid(&self) -> Counts {
        let tile =
            |(letter, blank): &(String, bool)| if *blank { "?".into() } else { letter.clone() };
        count(&self.board.values().map(tile).collect::<Vec<_>>())
    }

    fn bag(&self) -> i64 {
        let held: i64 = self.people.iter().map(|person| person.size).sum();
        size(&self.set) - long(self.board.len()) - held
    }

    fn fill(&mut self, who: usize, full: i64) {
        while self.people[who].size < full && self.bag() > 0 {
            self.people[who].size += 1;
        }
    }

    fn fits(&self, who: usize, rack: &[String]) -> bool {
        let (person, rack) = (&self.people[who], count(rack));
        let mut sum = self.laid();
        for (other, person) in self.people.iter().enumerate() {
            let held = if other == who { &rack } else { &person.known };
            for (tile, n) in held {
                *sum.entry(tile.clone()).or_default() += n;
            }
        }
        size(&rack) == person.size
            && holds(&rack, &person.known)
            && holds(&person.pool, &minus(rack.clone(), &person.known))
            && holds(&self.set, &sum)
    }

    fn pool(&self, who: usize, own: &Counts) -> Counts {
        let mut pool = minus(minus(self.set.clone(), &self.laid()), own);
        for (other, person) in self.people.iter().enumerate() {
            if other != who {
                pool = minus(pool, &person.known);
            }
        }
        pool
    }

    fn next(&mut self, passes: usize) {
        self.turn += 1;
        self.passes = passes;
        (self.begun, self.tried, self.turn_ms) = (false, false, 0);
        for _ in 0..self.people.len() {
            self.on = (self.on + 1) % self.people.len();
            if !self.people[self.on].gone {
                break;
            }
        }
    }

    fn playing(&self) -> Vec<usize> {
        (0..self.people.len()).filter(|who| !self.people[*who].gone).collect()
    }

    fn take_back(&mut self, reason: &'static str) {
        let last = self.last.take().unwrap();
        for spot in &last.spots {
            self.board.remove(spot);
        }
        self.people[last.who].known = count(&last.before);
        self.people[last.who].size = long(last.before.len());
        let said = &mut self.said[last.row];
        *said = (said.0, false, 0, reason);
        (self.over, self.out) = (false, None);
    }
}

impl Twin<'_> {
    pub(crate) fn judge(&self, csv: &str) -> Answer {
        let rows = self.rows(csv)?;
        let (names, first) = self.seats(&rows)?;
        let mut set = Counts::new();
        for letter in self.edition.letters() {
            set.insert(self.edition.label(letter).into(), self.edition.kind(letter).count.into());
        }
        set.insert("?".into(), self.edition.blanks.into());
        let person = |name: &String| Person {
            name: name.clone(),
            known: Counts::new(),
            size: 7,
            pool: set.clone(),
            ms: 0,
            gone: false,
            shown_rest: false,
        };
        let mut state = State {
            people: names.iter().map(person).collect(),
            board: BTreeMap::new(),
            set: set.clone(),
            turn: 1,
            on: first,
            begun: false,
            tried: false,
            turn_ms: 0,
            last: None,
            passes: 0,
            over: false,
            out: None,
            said: Vec::new(),
        };
        for (place, row) in rows.iter().enumerate() {
            let who = names.iter().position(|name| *name == row.player).unwrap();
            let (legal, points, reason) =
                self.one(&mut state, who, row, &rows[place + 1..]).ok_or(row.line)?;
            if state.said.len() == place {
                state.said.push((who, legal, points, reason));
            }
        }
        let lacking = |who: &usize| state.people[*who].size > 0 && !state.people[*who].shown_rest;
        if state.over && state.playing().iter().any(lacking) {
            return Err(rows.last().unwrap().line);
        }
        Ok((Self::turns(&state), self.scores(&state)))
    }

    /// What came of one row; nothing where it is a fault.
    fn one(
        &self,
        s: &mut State,
        who: usize,
        row: &Row,
        rest: &[Row],
    ) -> Option<(bool, i64, &'static str)> {
        if row.action == "lot" {
            return Some((true, 0, ""));
        }
        if row.action == "left" {
            let fine = s.over && !s.people[who].shown_rest && s.fits(who, &row.rack);
            s.people[who].shown_rest = true;
            s.people[who].known = count(&row.rack);
            return fine.then_some((true, 0, ""));
        }
        if s.people.iter().any(|person| person.shown_rest) {
            return None;
        }
        if ["challenge", "withdraw"].contains(&row.action.as_str()) {
            return self.object(s, who, row);
        }
        if s.over {
            return Some((false, 0, "game_over"));
        }
        if row.turn == s.turn + 1 && s.tried {
            s.next(0);
        } else if row.turn != s.turn {
            return None;
        }
        if who == s.on && !s.begun {
            s.begun = true;
            if let Some(last) = s.last.take() {
                s.fill(last.who, 7);
            }
        }
        if !s.fits(who, &row.rack) {
            return None;
        }
        s.people[who].known = count(&row.rack);
        if who != s.on {
            return Some((false, 0, "out_of_turn"));
        }
        s.turn_ms += row.ms;
        s.people[who].ms += row.ms;
        let slow = self.rules.move_seconds.is_some_and(|most| s.turn_ms > u64::from(most) * 1000);
        if slow && ["play", "exchange"].contains(&row.action.as_str()) {
            s.next(0);
            return Some((false, 0, "too_slow"));
        }
        match row.action.as_str() {
            "play" => self.play(s, who, row),
            "exchange" => self.exchange(s, who, row),
            "pass" => {
                s.next(s.passes + 1);
                s.over = s.passes == 2 * s.playing().len();
                Some((true, 0, ""))
            }
            "resign" => {
                s.people[who].gone = true;
                s.next(0);
                s.over = s.playing().is_empty() || s.playing().len() == 1 && s.people.len() > 1;
                Some((true, 0, ""))
            }
            _ => self.end(s, who, row, rest),
        }
    }

    fn play(&self, s: &mut State, who: usize, row: &Row) -> Option<(bool, i64, &'static str)> {
        // The way with a tile a letter first, the others only where that one cannot lie.
        let mut cuts = self.cuts(&row.word);
        let written = cuts.pop()?;
        cuts.insert(0, written);
        let mut first = None;
        for word in cuts {
            let found = self.lay(&s.board, &row.rack, row.at?, &word);
            let lies = found.is_ok();
            if lies || first.is_none() {
                first = Some(found);
            }
            if lies {
                break;
            }
        }
        let laid = match first? {
            Ok(laid)
                if self.rules.words == WordsBy::Judged
                    && !laid.words.iter().all(|word| self.words.contains(word)) =>
            {
                s.next(0);
                return Some((false, 0, "not_in_dictionary"));
            }
            Ok(laid) => laid,
            Err(reason) => {
                s.tried = true;
                return Some((false, 0, reason));
            }
        };
        let mut kept = count(&row.rack);
        for (spot, letter, blank) in &laid.tiles {
            s.board.insert(*spot, (letter.clone(), *blank));
            *kept.entry(if *blank { "?".into() } else { letter.clone() }).or_default() -= 1;
        }
        s.people[who].pool = s.pool(who, &kept);
        s.people[who].size = size(&kept);
        s.people[who].known = kept;
        if self.rules.words == WordsBy::Judged {
            s.fill(who, 7);
        }
        let spots = laid.tiles.iter().map(|(spot, ..)| *spot).collect();
        let (turn, row, before) = (s.turn, s.said.len(), row.rack.clone());
        s.last = Some(Last { turn, who, row, spots, before, words: laid.words });
        s.next(0);
        if s.people[who].size == 0 && s.bag() == 0 {
            (s.over, s.out) = (true, Some(who));
        }
        Some((true, laid.points, ""))
    }

    fn exchange(&self, s: &mut State, who: usize, row: &Row) -> Option<(bool, i64, &'static str)> {
        let given = self.tiles(&row.word)?;
        let least = i64::from(self.rules.exchange_least_in_bag);
        let reason = if given.is_empty() {
            "nothing_exchanged"
        } else if !holds(&count(&row.rack), &count(&given)) {
            "not_in_rack"
        } else if s.bag() < long(given.len()) || s.bag() < least {
            "bag_too_small"
        } else {
            s.people[who].pool = s.pool(who, &count(&row.rack));
            s.people[who].known = minus(count(&row.rack), &count(&given));
            let passes = s.passes + 1;
            s.next(if self.rules.exchange_counts_as_pass { passes } else { 0 });
            s.over = s.passes == 2 * s.playing().len();
            return Some((true, 0, ""));
        };
        s.tried = true;
        Some((false, 0, reason))
    }

    fn end(
        &self,
        s: &mut State,
        who: usize,
        row: &Row,
        rest: &[Row],
    ) -> Option<(bool, i64, &'static str)> {
        let mut moves = s.bag() >= i64::from(self.rules.exchange_least_in_bag.max(1));
        moves = moves || self.can_lay(&s.board, &row.rack);
        let mut unknown = false;
        for other in s.playing() {
            if moves || other == who {
                continue;
            }
            let name = &s.people[other].name;
            let shows = |row: &&Row| {
                row.player == *name
                    && !["lot", "challenge", "withdraw"].contains(&row.action.as_str())
            };
            let fitting = rest.iter().filter(shows).find(|row| s.fits(other, &row.rack));
            match fitting.or(rest.iter().find(shows)) {
                Some(row) => moves = self.can_lay(&s.board, &row.rack),
                None => unknown = true,
            }
        }
        if moves {
            s.tried = true;
            return Some((false, 0, "moves_left"));
        }
        s.next(0);
        s.over = true;
        (!unknown).then_some((true, 0, ""))
    }

    fn object(&self, s: &mut State, who: usize, row: &Row) -> Option<(bool, i64, &'static str)> {
        let begun = if s.begun { s.turn } else { s.turn - 1 };
        if row.turn > begun {
            return None;
        }
        let last = s.last.clone().filter(|last| last.turn == row.turn);
        if row.action == "withdraw" {
            return Some(match last {
                _ if row.turn < begun => (false, 0, "too_late"),
                Some(last) if last.who == who => {
                    if self.rules.withdraw == Withdrawal::Never {
                        return Some((false, 0, "tiles_stay"));
                    }
                    s.take_back("withdrawn");
                    (true, 0, "")
                }
                _ => (false, 0, "nothing_to_withdraw"),
            });
        }
        if self.rules.words == WordsBy::Judged {
            return Some((false, 0, "no_challenges"));
        }
        if s.people[who].gone {
            return Some((false, 0, "not_playing"));
        }
        if row.turn < begun {
            return Some((false, 0, "too_late"));
        }
        let Some(last) = last else { return Some((false, 0, "nothing_to_challenge")) };
        if last.who == who {
            return Some((false, 0, "own_word"));
        }
        let mut contested = Vec::new();
        for named in row.word.split_whitespace() {
            let letters = |word: Vec<(String, bool)>| word.into_iter().map(|tile| tile.0).collect();
            let readings: Vec<Vec<String>> = self.cuts(named).into_iter().map(letters).collect();
            let made = last.words.iter().find(|made| readings.contains(made));
            let Some(made) = made else { return Some((false, 0, "word_not_formed")) };
            contested.push(made.clone());
        }
        if contested.is_empty() {
            contested.clone_from(&last.words);
        }
        if contested.iter().all(|word| self.words.contains(word)) {
            return Some((true, -i64::from(self.rules.lost_challenge), "lost"));
        }
        s.take_back("not_in_dictionary");
        Some((true, 0, "won"))
    }

    /// A word laid, letters already there included.
    fn lay(
        &self,
        board: &BTreeMap<Spot, (String, bool)>,
        rack: &[String],
        (start, down): (Spot, bool),
        word: &[(String, bool)],
    ) -> Result<Laid, &'static str> {
        let step = |(r, c): Spot, n: usize| if down { (r + n, c) } else { (r, c + n) };
        let spots: Vec<Spot> = (0..word.len()).map(|n| step(start, n)).collect();
        if spots.iter().any(|(r, c)| *r > 14 || *c > 14) {
            return Err("off_board");
        }
        let before = if down {
            start.0.checked_sub(1).map(|r| (r, start.1))
        } else {
            start.1.checked_sub(1).map(|c| (start.0, c))
        };
        if before.is_some_and(|b| board.contains_key(&b))
            || board.contains_key(&step(start, word.len()))
        {
            return Err("part_of_longer_word");
        }
        let mut tiles = Vec::new();
        for (spot, (letter, blank)) in spots.iter().zip(word) {
            match board.get(spot) {
                Some((there, _)) if there != letter => return Err("replaces_tile"),
                Some(_) => {}
                None => tiles.push((*spot, letter.clone(), *blank)),
            }
        }
        if tiles.is_empty() {
            return Err("nothing_laid");
        }
        let needed: Vec<String> =
            tiles.iter().map(|(_, l, b)| if *b { "?".into() } else { l.clone() }).collect();
        if !holds(&count(rack), &count(&needed)) {
            return Err("not_in_rack");
        }
        let centre = (self.edition.start.row(), self.edition.start.column());
        if board.is_empty() && tiles.iter().all(|(spot, ..)| *spot != centre) {
            return Err("start_not_covered");
        }
        if word.len() == 1 {
            return Err("one_letter");
        }
        let touches = |(r, c): Spot| {
            let mut around = vec![(r + 1, c), (r, c + 1)];
            around.extend(r.checked_sub(1).map(|r| (r, c)));
            around.extend(c.checked_sub(1).map(|c| (r, c)));
            around.iter().any(|spot| board.contains_key(spot))
        };
        if !board.is_empty() && !tiles.iter().any(|(spot, ..)| touches(*spot)) {
            return Err("does_not_touch");
        }
        let mut after = board.clone();
        for (spot, letter, blank) in &tiles {
            after.insert(*spot, (letter.clone(), *blank));
        }
        let mut runs = vec![run(&after, start, down)];
        for (spot, ..) in &tiles {
            runs.push(run(&after, *spot, !down));
        }
        runs.retain(|run| run.len() > 1);
        let points: i64 = runs.iter().map(|run| self.points(board, &after, run)).sum();
        let words =
            runs.iter().map(|run| run.iter().map(|s| after[s].0.clone()).collect()).collect();
        Ok(Laid { points: points + i64::from(self.edition.bonus(tiles.len())), tiles, words })
    }

    fn points(
        &self,
        before: &BTreeMap<Spot, (String, bool)>,
        after: &BTreeMap<Spot, (String, bool)>,
        run: &[Spot],
    ) -> i64 {
        let (mut sum, mut factor) = (0, 1);
        for spot in run {
            let (letter, blank) = &after[spot];
            let mut value = if *blank { 0 } else { self.value(letter) };
            if !before.contains_key(spot) {
                let premium = self.edition.premium(Square::new(spot.0, spot.1).unwrap());
                value *= i64::from(premium.letter_factor());
                factor *= i64::from(premium.word_factor());
            }
            sum += value;
        }
        sum * factor
    }

    fn letter(&self, label: &str) -> Option<Letter> {
        self.edition.letters().find(|letter| self.edition.label(*letter) == label)
    }

    fn value(&self, label: &str) -> i64 {
        self.letter(label).map_or(0, |letter| self.edition.kind(letter).value.into())
    }

    /// Whether some word of the list can be laid, tried one by one at each place.
    fn can_lay(&self, board: &BTreeMap<Spot, (String, bool)>, rack: &[String]) -> bool {
        let mut words: Vec<Vec<&[String]>> = vec![Vec::new(); 16];
        for word in self.words {
            words[word.len()].push(word);
        }
        (0..450).any(|place| {
            let (start, down) = ((place / 2 / 15, place / 2 % 15), place % 2 == 1);
            let spots: Vec<Spot> = (0..15)
                .map(|n| if down { (start.0 + n, start.1) } else { (start.0, start.1 + n) })
                .take_while(|(r, c)| *r < 15 && *c < 15)
                .collect();
            (2..=spots.len())
                .any(|length| self.fits_at(board, rack, &spots[..length], down, &words[length]))
        })
    }

    /// Whether one of these words, all as long, can be laid on just these spots.
    fn fits_at(
        &self,
        board: &BTreeMap<Spot, (String, bool)>,
        rack: &[String],
        spots: &[Spot],
        down: bool,
        words: &[&[String]],
    ) -> bool {
        let joins = |(r, c): &Spot| {
            let around =
                [(*r + 1, *c), (*r, *c + 1), (r.wrapping_sub(1), *c), (*r, c.wrapping_sub(1))];
            around.iter().any(|spot| board.contains_key(spot))
        };
        if !board.is_empty() && !spots.iter().any(joins) {
            return false;
        }
        let there: Vec<Option<&String>> =
            spots.iter().map(|spot| board.get(spot).map(|(letter, _)| letter)).collect();
        let free = there.iter().filter(|there| there.is_none()).count();
        if free == 0 || free > rack.len() {
            return false;
        }
        words.iter().any(|word| {
            let mut left: Vec<&String> = rack.iter().collect();
            let mut take = |tile: &str| {
                let place = left.iter().position(|held| *held == tile);
                place.map(|place| left.swap_remove(place)).is_some()
            };
            let mut tiles = Vec::new();
            for (letter, there) in word.iter().zip(&there) {
                let is_there = there.is_some_and(|there| there == letter);
                let is_real = is_there || there.is_none() && take(letter);
                if !is_real && (there.is_some() || !take("?")) {
                    return false;
                }
                tiles.push((letter.clone(), !is_real));
            }
            let laid = self.lay(board, rack, (spots[0], down), &tiles);
            laid.is_ok_and(|laid| laid.words.iter().all(|word| self.words.contains(word)))
        })
    }

    fn turns(s: &State) -> Vec<String> {
        let mut totals = vec![0; s.people.len()];
        let line = |(who, legal, points, reason): &(usize, bool, i64, &str)| {
            totals[*who] += points;
            format!("{},{points},{},{reason}", u8::from(*legal), totals[*who])
        };
        s.said.iter().map(line).collect()
    }

    fn scores(&self, s: &State) -> Vec<String> {
        let left = |person: &Person| -> i64 {
            let value = |(tile, n): (&String, &i64)| self.value(tile) * n;
            if s.over { person.known.iter().map(value).sum() } else { 0 }
        };
        let all: i64 = s.people.iter().map(left).sum();
        let mut lines = Vec::new();
        for (who, person) in s.people.iter().enumerate() {
            let plays: i64 = s.said.iter().filter(|said| said.0 == who).map(|said| said.2).sum();
            let bonus = if s.out == Some(who) { all - left(person) } else { 0 };
            let mut overtime = 0;
            let clock = self.rules.clock.map_or(u64::MAX, |clock| u64::from(clock) * 1000);
            let mut used = person.ms;
            while used > clock {
                overtime += 10;
                used = used.saturating_sub(60_000).max(clock);
            }
            let total = plays + bonus - left(person) - overtime;
            let cells = format!("{total},{plays},{bonus},{},{overtime}", left(person));
            lines.push((person.gone, -total, who, cells));
        }
        lines.sort();
        let rank = |line: &(bool, i64, usize, String)| {
            1 + lines.iter().filter(|other| (other.0, other.1) < (line.0, line.1)).count()
        };
        let text = |line| format!("{},{},{}", rank(line), s.people[line.2].name, line.3);
        lines.iter().map(text).collect()
    }

    fn seats(&self, rows: &[Row]) -> Result<(Vec<String>, usize), usize> {
        let lots: Vec<&Row> = rows.iter().filter(|row| row.action == "lot").collect();
        let mut names: Vec<String> = Vec::new();
        for row in rows {
            let counts = match row.action.as_str() {
                "lot" => true,
                "challenge" | "withdraw" => false,
                _ => lots.is_empty(),
            };
            if counts && !names.contains(&row.player) {
                names.push(row.player.clone());
                if names.len() == 5 {
                    return Err(row.line);
                }
            }
        }
        let stranger = rows.iter().find(|row| !names.contains(&row.player)).map(|row| row.line);
        let first = if lots.is_empty() { Ok(0) } else { self.first(rows, lots, &names) };
        match stranger {
            None => first.map(|first| (names, first)),
            Some(line) => Err(first.err().map_or(line, |lot| lot.min(line))),
        }
    }

    /// Who starts by the lots, or the line that is at fault.
    fn first(&self, rows: &[Row], lots: Vec<&Row>, names: &[String]) -> Result<usize, usize> {
        let others = rows.iter().find(|row| row.action != "lot").map_or(usize::MAX, |row| row.line);
        let order = |tile: &str| self.letter(tile).map_or(0, |letter| letter.index() + 1);
        let (mut drawing, mut lots) = (names.to_vec(), lots.into_iter().peekable());
        while drawing.len() > 1 || lots.peek().is_some() {
            let mut drawn: Vec<(usize, String)> = Vec::new();
            while drawn.len() < drawing.len() {
                let undecided = others.min(rows.last().unwrap().line);
                let row = lots.next().ok_or(undecided)?;
                let again = drawn.iter().any(|(_, name)| *name == row.player);
                if row.line > others || again || !drawing.contains(&row.player) {
                    return Err(row.line);
                }
                drawn.push((order(&self.tiles(&row.word).unwrap()[0]), row.player.clone()));
            }
            let best = drawn.iter().map(|(order, _)| *order).min().unwrap();
            drawn.retain(|(order, _)| *order == best);
            drawing = drawn.into_iter().map(|(_, name)| name).collect();
            if let (1, Some(more)) = (drawing.len(), lots.peek()) {
                return Err(more.line);
            }
        }
        Ok(names.iter().position(|name| *name == drawing[0]).unwrap())
    }

    /// A text of tiles one by one.
    fn tiles(&self, text: &str) -> Option<Vec<String>> {
        let mut tiles = Vec::new();
        let mut rest = text;
        while let Some(sign) = rest.chars().next() {
            let (tile, length) = match sign {
                '[' => {
                    let end = rest.find(']')?;
                    (&rest[1..end], end + 1)
                }
                _ => (&rest[..sign.len_utf8()], sign.len_utf8()),
            };
            (tile == "?" || self.letter(tile).is_some()).then_some(())?;
            tiles.push(tile.to_owned());
            rest = &rest[length..];
        }
        Some(tiles)
    }

    /// Every way to read a word, longer tiles first.
    fn cuts(&self, text: &str) -> Vec<Vec<(String, bool)>> {
        if text.is_empty() {
            return vec![Vec::new()];
        }
        let mut found = Vec::new();
        let signs: Vec<char> = text.chars().collect();
        for length in (1..=4.min(signs.len())).rev() {
            let label: String = signs[..length].iter().collect();
            let bare = label.strip_prefix('[').and_then(|label| label.strip_suffix(']'));
            let bare = bare.unwrap_or(&label);
            let capitals = bare.to_uppercase();
            let is_small = bare == bare.to_lowercase();
            if self.letter(&capitals).is_none() || (bare != capitals && !is_small) {
                continue;
            }
            let rest: String = signs[length..].iter().collect();
            for mut tail in self.cuts(&rest) {
                tail.insert(0, (capitals.clone(), is_small));
                found.push(tail);
            }
        }
        found
    }

    fn rows(&self, csv: &str) -> Result<Vec<Row>, usize> {
        let mut records = records(csv).into_iter();
        let (_, head) = records.next().unwrap();
        let at = |name: &str| head.iter().position(|heading| heading == name).unwrap();
        let mut rows = Vec::new();
        for (line, cells) in records {
            let cell = |name: &str| cells.get(at(name)).cloned().unwrap_or_default();
            rows.push(self.row(line, &cell).ok_or(line)?);
        }
        if rows.is_empty() { Err(1) } else { Ok(rows) }
    }

    fn row(&self, line: usize, cell: &dyn Fn(&str) -> String) -> Option<Row> {
        let action = cell("action");
        let is = |names: &[&str]| names.contains(&action.as_str());
        let on_turn = is(&["play", "exchange", "pass", "resign", "end"]);
        let known = on_turn || is(&["lot", "challenge", "withdraw", "left"]);
        let turn = if is(&["left"]) { 0 } else { cell("turn").parse().ok()? };
        let fine_turn = is(&["left"]) || (turn == 0) == is(&["lot"]);
        let rack = self.tiles(&cell("rack"))?;
        let fine_rack = on_turn || is(&["left"]) || rack.is_empty();
        let at = if is(&["play"]) { Some(self.spot(&cell("at"))?) } else { None };
        let fine_at = is(&["play"]) || cell("at").is_empty();
        let word = cell("word");
        let fine_word = match action.as_str() {
            "lot" => self.tiles(&word)?.len() == 1,
            "exchange" => self.tiles(&word).is_some(),
            "play" => !word.is_empty() && !self.cuts(&word).is_empty(),
            "challenge" => word.split_whitespace().all(|word| !self.cuts(word).is_empty()),
            _ => word.is_empty(),
        };
        let seconds = cell("seconds");
        let (whole, part) = seconds.split_once('.').unwrap_or((&seconds, ""));
        let ms = whole.parse().unwrap_or(0) * 1000 + format!("{part:0<3}").parse::<u64>().ok()?;
        let all = [known, fine_turn, fine_rack, fine_at, fine_word, !cell("player").is_empty()];
        let row =
            Row { line, turn, player: cell("player"), action: action.clone(), rack, at, word, ms };
        all.iter().all(|fine| *fine).then_some(row)
    }

    fn spot(&self, text: &str) -> Option<(Spot, bool)> {
        let (digits, letters): (Vec<char>, Vec<char>) =
            text.chars().partition(char::is_ascii_digit);
        let letters: String = letters.into_iter().collect();
        let column = digits.iter().collect::<String>().parse::<usize>().ok()?.checked_sub(1)?;
        let row = self.edition.row_labels.iter().position(|label| *label == letters)?;
        let down = text.starts_with(|sign: char| sign.is_ascii_digit());
        (column < 15).then_some(((row, column), down))
    }
}

/// The unbroken run of tiles through a spot.
fn run(board: &BTreeMap<Spot, (String, bool)>, (r, c): Spot, down: bool) -> Vec<Spot> {
    let at = |n: usize| if down { (n, c) } else { (r, n) };
    let mut from = if down { r } else { c };
    while from > 0 && board.contains_key(&at(from - 1)) {
        from -= 1;
    }
    (from..15).map(at).take_while(|spot| board.contains_key(spot)).collect()
}

/// The records of a file, each with the line on which it begins.
pub(crate) fn records(csv: &str) -> Vec<(usize, Vec<String>)> {
    let (mut records, mut cells, mut cell) = (Vec::new(), Vec::new(), String::new());
    let (mut line, mut begins, mut quoted) = (1, 1, false);
    let mut signs = csv.chars().peekable();
    while let Some(sign) = signs.next() {
        line += usize::from(sign == '\n');
        match sign {
            '"' if quoted && signs.peek() == Some(&'"') => cell.extend(signs.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(std::mem::take(&mut cell).trim().to_owned()),
            '\n' if !quoted => {
                cells.push(std::mem::take(&mut cell).trim().to_owned());
                records.push((begins, std::mem::take(&mut cells)));
                begins = line;
            }
            _ => cell.push(sign),
        }
    }
    records.retain(|(_, cells)| cells.iter().any(|cell| !cell.is_empty()));
    records
}
