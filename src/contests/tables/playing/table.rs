//! A table at one moment, and what an event makes of it.

use crate::tables::playing::event::{Beginning, Command, Proposal, TableEvent};
use crate::tables::reading::{COLUMNS, Row, read_row};
use crate::tables::{act::Act, act::Deed, decide::Referee, decide::decide};
use crate::tables::{game::Event, game::Game, laying::Laying, laying::Words};
use crate::{tables::fault::Problem, tables::record::Seats, tables::scores::table};
use crate::{tables::rules::TableRules, tables::rules::WordsBy, told::Told};
use flavita_game::{Edition, FaultyText, Letter, Tile, TileCounts, parse, parse_rack, rack_text};

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    /// With what it began.
    pub beginning: Beginning,
    /// Its tiles and its board.
    pub edition: Edition,
    /// The game.
    pub game: Game,
    /// The record so far.
    pub rows: Vec<Row>,
    /// What the players hold, by seats.
    pub racks: Vec<TileCounts>,
    /// What the player on turn means to do.
    pub proposed: Option<Proposal>,
    /// How many vowels each player wants to hold, of two bags, by seats.
    pub wishes: Vec<usize>,
    /// Who lets the last play stand, by seats.
    pub accepted: Vec<bool>,
    /// The words that were contested last in this turn, or that the referee has refused.
    pub contested: Vec<Vec<Letter>>,
    /// The words of the last play that were contested in vain.
    pub upheld: Vec<Vec<Letter>>,
    /// Whether the clock runs.
    pub is_running: bool,
    /// What the turn had taken since its last row when the clock last stood, in milliseconds.
    pub stood_ms: u64,
}

/// Of seven tiles out of two bags so many are vowels where nobody has wished otherwise.
const VOWELS: usize = 3;

/// Why a stored table cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum TableFault {
    /// Its edition or its rules.
    #[error(transparent)]
    Text(#[from] FaultyText),
    /// A row of its record.
    #[error(transparent)]
    Row(#[from] Problem),
    /// It does not begin, or begins twice.
    #[error("a table begins once, with its first event")]
    Beginning,
    /// Tiles that nobody can draw.
    #[error("tiles are drawn that cannot be")]
    Drawn,
}

impl Told for Table {
    type Event = TableEvent;
    type Fault = TableFault;
    const KIND: &'static str = "Table";

    fn begun(first: Option<TableEvent>) -> Result<Self, TableFault> {
        let Some(TableEvent::Begun(beginning)) = first else { return Err(TableFault::Beginning) };
        let (edition, rules) = (parse(&beginning.edition)?, TableRules::parse(&beginning.rules)?);
        let players = beginning.names.len();
        if beginning.first >= players || beginning.keys.len() != players + 1 {
            return Err(TableFault::Beginning);
        }
        Ok(Self {
            game: Game::new(&edition, rules, players, beginning.first),
            rows: Vec::new(),
            racks: vec![TileCounts::default(); players],
            proposed: None,
            wishes: vec![VOWELS; players],
            accepted: vec![false; players],
            contested: Vec::new(),
            upheld: Vec::new(),
            is_running: false,
            stood_ms: 0,
            edition,
            beginning,
        })
    }

    fn apply(&mut self, event: &TableEvent) -> Result<(), TableFault> {
        match event {
            TableEvent::Begun(_) => return Err(TableFault::Beginning),
            TableEvent::Drawn { seat, tiles } => {
                let drawn = parse_rack(&self.edition, tiles).or(Err(TableFault::Drawn))?;
                let rack = self.racks.get_mut(*seat).ok_or(TableFault::Drawn)?;
                drawn.tiles().iter().for_each(|tile| rack.add(*tile));
            }
            TableEvent::ClockRan => self.is_running = true,
            TableEvent::ClockStood { ms } => (self.is_running, self.stood_ms) = (false, *ms),
            TableEvent::Proposed(proposal) => self.proposed = Some(proposal.clone()),
            TableEvent::Undone => self.proposed = None,
            TableEvent::Acted { row, ruled } => self.act(row, *ruled)?,
            TableEvent::Accepted { seat } => {
                *self.accepted.get_mut(*seat).ok_or(TableFault::Beginning)? = true;
            }
            TableEvent::Wished { seat, vowels } => {
                *self.wishes.get_mut(*seat).ok_or(TableFault::Beginning)? = *vowels;
            }
        }
        Ok(())
    }
}

impl Table {
    /// Whether what is answered tells something about words.
    pub fn asks_words(&self, command: &Command) -> bool {
        let proposed = self.proposed.as_ref().map(|proposal| proposal.action.as_str());
        let is_judged = self.game.rules.words == WordsBy::Judged;
        // What a computer lays tells of words, too.
        let is_person = self.beginning.computers.is_empty();
        let is_of_words = proposed == Some("end") || (is_judged && proposed == Some("play"));
        let contests = matches!(command, Command::Challenge(_));
        let tells = contests || (*command == Command::Press && is_of_words);
        (tells || !is_person) && !matches!(command, Command::Stand | Command::Left(_))
    }

    fn act(&mut self, cells: &[String; 7], ruled: bool) -> Result<(), TableFault> {
        let (row, act) = self.read(cells)?;
        // Of a play that the referee refuses everybody hears which of its words is none.
        let is_refused = !ruled && self.game.rules.words == WordsBy::Judged;
        self.contested = match self.laid(&act).filter(|_| is_refused) {
            Some(laying) => laying.words,
            None => self.contested_by(&act),
        };
        for event in self.judged(&act, Words::Ruled(ruled))? {
            let holder = match (&event, &self.game.open) {
                (Event::TakenBack(_), Some(open)) => Some(open.player),
                // What was bought back and not laid goes back with the turn.
                (
                    Event::Laid(..)
                    | Event::Exchanged(..)
                    | Event::Bought(..)
                    | Event::Passed
                    | Event::Resigned
                    | Event::Lost(_),
                    _,
                ) => Some(act.player),
                _ => None,
            };
            self.game.apply(&event);
            if let Some(seat) = holder.filter(|_| !self.game.hands.are_unseen) {
                self.racks[seat] = self.game.hands.each[seat].known.clone();
            }
            if matches!(event, Event::Laid(..)) {
                self.accepted.fill(false);
                self.upheld.clear();
            } else if matches!(event, Event::ContestedInVain(_)) {
                self.upheld.extend(self.contested.iter().cloned());
            }
        }
        self.proposed = None;
        if matches!(act.deed, Deed::Turn(..)) {
            self.stood_ms = 0;
        }
        self.is_running &= self.game.end.is_none();
        self.rows.push(row);
        Ok(())
    }

    /// The words of the open play that an act contests.
    pub(in crate::tables) fn contested_by(&self, act: &Act) -> Vec<Vec<Letter>> {
        let (Deed::Challenge(named), Some(open)) = (&act.deed, &self.game.open) else {
            return Vec::new();
        };
        let is_named = |word: &&Vec<Letter>| named.iter().any(|one| one.contains(word));
        let is_meant = |word: &&Vec<Letter>| named.is_empty() || is_named(word);
        open.words.iter().filter(is_meant).cloned().collect()
    }

    /// A row of the record, read as an act.
    pub(in crate::tables) fn read(&self, cells: &[String; 7]) -> Result<(Row, Act), Problem> {
        let line = self.rows.len() + 2;
        let row = read_row(&self.edition, &self.game.rules, (line, cells.clone()))?;
        let player = self.beginning.names.iter().position(|name| *name == row.player);
        let player = player.ok_or_else(|| Problem::NoSeat(row.player.clone()))?;
        let act = Act { turn: row.turn, player, ms: row.ms, deed: row.deed.clone() };
        Ok((row, act))
    }

    /// What the referee makes of an act; the racks of the others are known.
    pub(in crate::tables) fn judged(
        &self,
        act: &Act,
        words: Words<'_>,
    ) -> Result<Vec<Event>, Problem> {
        let shown = |seat: usize| vec![self.racks[seat].clone()];
        let referee = Referee { edition: &self.edition, words, shown: &shown };
        decide(&self.game, act, referee)
    }

    /// A rack as the record has it.
    pub fn rack_text(&self, seat: usize) -> String {
        let tiles: Vec<Tile> = self.racks[seat].tiles().collect();
        rack_text(&self.edition, &tiles)
    }

    /// The cells of a row that somebody's act is.
    pub(crate) fn cells(&self, seat: usize, proposal: &Proposal, ms: u64) -> [String; 7] {
        let Proposal { action, at, word } = proposal;
        let shows_rack = !["challenge", "withdraw"].contains(&action.as_str());
        let turn = self.game.turn - u32::from(!shows_rack && self.game.turn > 1);
        let rack = if shows_rack { self.rack_text(seat) } else { String::new() };
        let seconds = format!("{}.{:03}", ms / 1000, ms % 1000);
        let seconds = if shows_rack && action != "left" { seconds } else { String::new() };
        let name = self.beginning.names[seat].clone();
        [turn.to_string(), name, action.clone(), rack, at.clone(), word.clone(), seconds]
    }

    /// The word that the player on turn has laid and not given over.
    pub fn laying(&self) -> Option<Laying> {
        let cells = self.cells(self.game.on_turn, self.proposed.as_ref()?, 0);
        self.laid(&self.read(&cells).ok()?.1)
    }

    /// What an act lays, whatever the list says.
    fn laid(&self, act: &Act) -> Option<Laying> {
        let events = self.judged(act, Words::Ruled(true)).ok()?;
        events
            .into_iter()
            .find_map(|event| if let Event::Laid(laying, _) = event { Some(laying) } else { None })
    }

    /// Whether the last play can still be contested.
    pub fn is_contestable(&self) -> bool {
        let others = |open: usize| self.game.in_game().filter(move |seat| *seat != open);
        let is_open = self.game.rules.words == WordsBy::Challenge && !self.has_shown_rest();
        let open = self.game.open.as_ref().filter(|_| is_open);
        open.is_some_and(|open| others(open.player).any(|seat| !self.accepted[seat]))
    }

    /// Whether the game and all that is said to it are over.
    pub fn is_over(&self) -> bool {
        self.game.end.is_some() && !self.is_contestable() && self.hidden_rests().is_empty()
    }

    /// The seats of those whose tiles left over are asked for now.
    pub fn hidden_rests(&self) -> Vec<usize> {
        let is_asked = self.game.end.is_some() && !self.is_contestable();
        if is_asked { self.game.hidden_rests().collect() } else { Vec::new() }
    }

    fn has_shown_rest(&self) -> bool {
        self.game.players.iter().any(|player| player.has_shown_rest)
    }

    /// The players with their seats, as the tables of results want them.
    pub fn seats(&self) -> Seats {
        Seats { names: self.beginning.names.clone(), first: self.beginning.first }
    }

    /// The record, as `flavita referee` reads it.
    pub fn moves_csv(&self) -> String {
        table(COLUMNS, self.rows.iter().map(|row| row.cells.clone()))
    }
}
