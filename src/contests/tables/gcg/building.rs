//! A table, over or broken off, made of the lines of a GCG file, act by act, before the referee.

use crate::tables::gcg::lines::{Act, Fault, Gcg, Line, Problem, Remark};
use crate::tables::playing::{Beginning, Proposal, Table, TableEvent};
use crate::{tables::game::End, tables::game::Event, tables::scores::scores, told::Told};
use crate::{tables::gcg::racks::filled, tables::laying::Words, tables::rules::TableRules};
use flavita_game::{Bag, Reference, Tile, rack_text, reference, word_text};

/// What overtime is counted from, where a file has any: the table then has this clock.
const CLOCK_S: u32 = 1500;
/// So many passes in a row end no game.
const NEVER: u32 = 1000;

/// A table that is over, or at which the game goes on where the file breaks off.
#[derive(Clone, Debug)]
pub struct Built {
    /// All that happened, as it is stored.
    pub events: Vec<TableEvent>,
    /// The table.
    pub table: Table,
    /// Where the file has other points.
    pub remarks: Vec<Remark>,
}

/// Builds the table; `beginning` has edition, list, keys and moment.
///
/// # Errors
/// The first line that cannot have happened.
pub fn build(gcg: &Gcg, beginning: Beginning) -> Result<Built, Fault> {
    let rules = rules(&gcg.lines).text();
    let begun =
        TableEvent::Begun(Beginning { names: gcg.names.to_vec(), first: 0, rules, ..beginning });
    let table = Table::of([begun.clone()]);
    let table = table
        .map_err(|error| Fault { line: 1, problem: Problem::Unreadable(error.to_string()) })?;
    let built = Built { events: vec![begun], table, remarks: Vec::new() };
    let mut building = Building { gcg, built, guesses: [false; 2], guessed: Vec::new() };
    for at in 0..gcg.lines.len() {
        building.line(at).map_err(Fault::at(gcg.lines[at].number))?;
    }
    let line = gcg.lines.last().map_or(1, |line| line.number);
    building.end().map_err(Fault::at(line))?;
    Ok(building.done())
}

/// The rules by which the file counts.
fn rules(lines: &[Line]) -> TableRules {
    let challenges = || lines.iter().filter(|line| line.act == Act::Challenge);
    let price = |points: Option<i64>| points.map_or(0, i64::unsigned_abs);
    let [bonus, lost] =
        [1, -1].map(|sign| challenges().map(|line| line.points).find(|one| one * sign > 0));
    let rests = || lines.iter().filter(|line| matches!(line.act, Act::Rest(_)));
    let turns = || lines.iter().filter(|line| line.act.is_of_turn());
    let idle = |line: &&Line| !matches!(line.act, Act::Play(..));
    let idles: Vec<bool> = turns().map(|line| idle(&line)).collect();
    let mut runs = idles.rsplit(|is_idle| !is_idle).map(<[bool]>::len);
    let trailing = runs.next().unwrap_or_default();
    // Where more in a row ended nothing before, they do not end it: somebody has given up.
    let ends_by_passes = rests().next().is_some() && runs.all(|run| run < trailing);
    let passes = u32::try_from(trailing).unwrap_or(NEVER);
    TableRules {
        id: "gcg".to_owned(),
        challenge_bonus: u32::try_from(price(bonus)).unwrap_or(0),
        lost_challenge: u32::try_from(price(lost)).unwrap_or(0),
        clock: lines.iter().any(|line| line.act == Act::Time).then_some(CLOCK_S),
        exchange_counts_as_pass: true,
        passes: Some(if ends_by_passes { passes } else { NEVER }),
        out_takes_double: rests().next().is_some() && rests().all(|line| line.points >= 0),
        ..TableRules::default()
    }
}

struct Building<'a> {
    gcg: &'a Gcg,
    built: Built,
    /// Whether a player holds tiles that are guesses.
    guesses: [bool; 2],
    /// The rows whose racks are.
    guessed: Vec<usize>,
}

impl Building<'_> {
    fn happen(&mut self, event: TableEvent) -> Result<(), Problem> {
        let taken = self.built.table.apply(&event);
        taken.map_err(|error| Problem::Rack(error.to_string()))?;
        self.built.events.push(event);
        Ok(())
    }

    fn line(&mut self, at: usize) -> Result<(), Problem> {
        let line = &self.gcg.lines[at];
        match &line.act {
            Act::Play(place, word) => {
                let word = self.word(*place, word)?;
                let square =
                    reference::text(&self.built.table.edition, place.square, place.direction);
                self.turn(at, Proposal::of("play", &square, &word))?;
                self.compare(line);
                Ok(())
            }
            Act::Exchange => {
                let given = rack_text(&self.built.table.edition, &line.used);
                self.turn(at, Proposal::of("exchange", "", &given))
            }
            Act::ExchangeCount(_) => self.turn(at, Proposal::of("exchange", "", "")),
            Act::Pass => self.turn(at, Proposal::of(self.passed(at), "", "")),
            Act::TakenBack => self.contest(1 - line.player, false),
            Act::Challenge if line.points >= 0 => self.contest(1 - line.player, true),
            Act::Challenge => self.contest(line.player, true),
            Act::Time | Act::Rest(_) => Ok(()),
        }
    }

    /// A pass; before what is left over, where passes do not end the game, its end.
    fn passed(&self, at: usize) -> &'static str {
        let later = &self.gcg.lines[at + 1..];
        let is_last = !later.iter().any(|line| line.act.is_of_turn());
        let has_rests = later.iter().any(|line| matches!(line.act, Act::Rest(_)));
        match (self.built.table.game.rules.passes, self.built.table.game.bag()) {
            (Some(NEVER), 0) if is_last && has_rests => "end",
            (Some(NEVER), _) if is_last && has_rests => "resign",
            _ => "pass",
        }
    }

    /// The word with the letters that lie on the board.
    fn word(&self, at: Reference, text: &str) -> Result<String, Problem> {
        let table = &self.built.table;
        let off = || Problem::Unreadable(text.to_owned());
        let (mut word, mut place, mut is_inside) = (String::new(), 0, false);
        for sign in text.chars() {
            if sign == '.' {
                let square = at.square.ahead(at.direction, place).ok_or_else(off)?;
                let tile = table.game.board.at(square).ok_or_else(off)?;
                word.push_str(&word_text(&table.edition, &[tile]));
            } else {
                word.push(sign);
            }
            is_inside = sign == '[' || (is_inside && sign != ']');
            place += usize::from(!is_inside);
        }
        Ok(word)
    }

    fn turn(&mut self, at: usize, mut proposal: Proposal) -> Result<(), Problem> {
        let line = &self.gcg.lines[at];
        if line.player != self.built.table.game.on_turn {
            return Err(Problem::Turn(self.gcg.names[line.player].clone()));
        }
        let given = self.draw(&self.gcg.lines[at..], line.player)?;
        if matches!(line.act, Act::ExchangeCount(_)) {
            proposal.word = rack_text(&self.built.table.edition, &given);
        }
        let ms = self.thought(at);
        if self.guesses[line.player] {
            self.guessed.push(self.built.table.rows.len());
        }
        self.act(line.player, &proposal, (ms, proposal.action != "end"))
    }

    /// Draws what the player must hold by his next line; what of it he gives back unseen.
    fn draw(&mut self, lines: &[Line], player: usize) -> Result<Vec<Tile>, Problem> {
        let table = &self.built.table;
        let size = table.game.hands.each[player].size;
        let kept = table.racks[player].clone();
        let mut bag = Bag::full(&table.edition);
        let others = table.racks[1 - player].tiles();
        let out: Vec<Tile> = table.game.board.tiles().chain(others).collect();
        let text = rack_text(&table.edition, &lines[0].shown);
        let amiss = || Problem::Rack(text.clone());
        bag.take_all(out).map_err(|_more| amiss())?;
        let found = filled(lines, &kept, size, bag.counts()).ok_or_else(amiss)?;
        let drawn = found.rack.less(&kept).map_err(|_less| amiss())?;
        let is_shown = lines[0].shown.len() == size;
        self.guesses[player] = !is_shown && (found.is_guess || self.guesses[player]);
        let tiles: Vec<Tile> = drawn.tiles().collect();
        if !tiles.is_empty() {
            let tiles = rack_text(&table.edition, &tiles);
            self.happen(TableEvent::Drawn { seat: player, tiles })?;
        }
        Ok(found.given)
    }

    fn act(
        &mut self,
        seat: usize,
        proposal: &Proposal,
        (ms, ruled): (u64, bool),
    ) -> Result<(), Problem> {
        let table = &self.built.table;
        let row = table.cells(seat, proposal, ms);
        let (_, act) = table.read(&row).map_err(|error| Problem::Unreadable(error.to_string()))?;
        let events = table.judged(&act, Words::Ruled(ruled));
        let events = events.map_err(|error| Problem::Rack(error.to_string()))?;
        match events.last() {
            Some(Event::Failed(reason) | Event::Refused(_, reason)) => {
                Err(Problem::Refused(*reason))
            }
            _ => self.happen(TableEvent::Acted { row, ruled }),
        }
    }

    fn contest(&mut self, seat: usize, ruled: bool) -> Result<(), Problem> {
        let open = self.built.table.game.open.as_ref().map(|open| open.player);
        if open != Some(1 - seat) {
            return Err(Problem::NothingOpen);
        }
        self.act(seat, &Proposal::of("challenge", "", ""), (0, ruled))
    }

    /// What his overtime costs, a player has thought in his last turn.
    fn thought(&self, at: usize) -> u64 {
        let line = &self.gcg.lines[at];
        let mut his = self.gcg.lines[at + 1..].iter().filter(|one| one.player == line.player);
        let price = |one: &Line| if one.act == Act::Time { one.points.unsigned_abs() } else { 0 };
        let later: Vec<&Line> = his.by_ref().collect();
        let is_last = !later.iter().any(|one| one.act.is_of_turn());
        let price: u64 = later.into_iter().map(price).sum();
        if is_last && price > 0 { u64::from(CLOCK_S) * 1000 + price / 10 * 60_000 } else { 0 }
    }

    /// The points of the play that was made last.
    fn compare(&mut self, line: &Line) {
        let board = self.built.table.game.verdicts.last().map_or(0, |verdict| verdict.points);
        if board != line.points {
            let (line, file) = (line.number, line.points);
            self.built.remarks.push(Remark { line, file, board });
        }
    }

    /// What everybody has left.
    fn end(&mut self) -> Result<(), Problem> {
        let Some(end) = self.built.table.game.end else {
            // What nobody has told is no rack to go on with.
            let is_known = self.guesses == [false; 2];
            let has_rests = self.gcg.lines.iter().any(|line| matches!(line.act, Act::Rest(_)));
            return if is_known && !has_rests { Ok(()) } else { Err(Problem::NoEnd) };
        };
        for seat in 0..2 {
            if end == End::Out(seat) {
                continue;
            }
            let of_his = |line: &&Line| (line.player == seat) == (line.points < 0);
            let mut rest = self.gcg.lines.iter().filter(of_his).filter_map(|line| {
                if let Act::Rest(tiles) = &line.act { Some(tiles) } else { None }
            });
            let (rest, act) = (rest.next_back().cloned(), Act::Pass);
            let is_told = rest.is_some() || matches!(end, End::Out(_));
            let shown = rest.unwrap_or_default();
            let left = Line { number: 0, player: seat, shown, used: Vec::new(), act, points: 0 };
            self.draw(&[left], seat)?;
            if !is_told && self.guesses[seat] {
                return Err(Problem::NoEnd);
            }
            if self.built.table.racks[seat].total() > 0 {
                self.act(seat, &Proposal::of("left", "", ""), (0, true))?;
            }
        }
        self.compare_rests();
        Ok(())
    }

    /// What was left, and what time cost.
    fn compare_rests(&mut self) {
        let table = &self.built.table;
        for score in scores(&table.edition, &table.game) {
            let his = self.gcg.lines.iter().filter(|line| line.player == score.player);
            let mut his =
                his.filter(|line| matches!(line.act, Act::Rest(_) | Act::Time)).peekable();
            let Some(first) = his.peek().map(|line| line.number) else { continue };
            let file = his.map(|line| line.points).sum();
            let board = score.bonus - score.deduction - score.overtime;
            if file != board {
                self.built.remarks.push(Remark { line: first, file, board });
            }
        }
    }

    fn done(mut self) -> Built {
        if let Some(TableEvent::Begun(beginning)) = self.built.events.first_mut() {
            beginning.guessed = self.guessed;
            self.built.table.beginning = beginning.clone();
        }
        self.built
    }
}
