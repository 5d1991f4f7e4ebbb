//! What comes of what is asked of a table: events, or a refusal.

use crate::tables::playing::event::{Command, Proposal, TableEvent, TableRefusal};
use crate::{tables::act::Reason, tables::fault::Problem, tables::game::Event, told::Told};
use crate::{tables::laying::Words, tables::playing::table::Table, tables::rules::WordsBy};
use flavita_game::{Bag, Tile, TileCounts, rack_text};
use flavita_tournament::{model::RoundNumber, model::chance::Chance};

/// Who asks, when, and on what it is decided.
#[derive(Clone, Copy, Debug)]
pub struct Asking<'a> {
    /// The seat of the player.
    pub seat: usize,
    /// How long the turn has taken since its last row, in milliseconds.
    pub ms: u64,
    /// The list of words.
    pub words: Words<'a>,
    /// What is drawn from the bag by.
    pub chance: &'a Chance,
}

/// Decides what is asked.
///
/// # Errors
/// Why it is not done.
pub fn decide(
    table: &Table,
    command: &Command,
    asking: Asking<'_>,
) -> Result<Vec<TableEvent>, TableRefusal> {
    let mut draft = Draft { table: table.clone(), events: Vec::new(), asking };
    draft.check_turn(command)?;
    match command {
        Command::Run if table.is_running => {}
        Command::Run => draft.happen(TableEvent::ClockRan)?,
        Command::Stand if !table.is_running => {}
        Command::Stand => draft.happen(TableEvent::ClockStood { ms: asking.ms })?,
        Command::Propose(proposal) => draft.propose(proposal)?,
        Command::Undo => draft.happen(TableEvent::Undone)?,
        Command::Press => draft.press()?,
        Command::Challenge(words) => draft.object("challenge", words)?,
        Command::Withdraw => draft.object("withdraw", "")?,
        Command::Accept => draft.accept()?,
        Command::Buy(at) => draft.buy(at)?,
        Command::Left(tiles) => draft.left(tiles)?,
        Command::Wish(vowels) => {
            draft.happen(TableEvent::Wished { seat: asking.seat, vowels: *vowels })?;
        }
    }
    draft.settle()?;
    Ok(draft.events)
}

/// The first tiles of everybody, the one who starts first.
///
/// # Errors
/// Never for a table that has just begun.
pub fn deal(table: &Table, asking: Asking<'_>) -> Result<Vec<TableEvent>, TableRefusal> {
    let mut draft = Draft { table: table.clone(), events: Vec::new(), asking };
    draft.settle()?;
    Ok(draft.events)
}

/// A table to which something happens, and what has happened.
struct Draft<'a> {
    table: Table,
    events: Vec<TableEvent>,
    asking: Asking<'a>,
}

impl Draft<'_> {
    fn happen(&mut self, event: TableEvent) -> Result<(), TableRefusal> {
        // What was decided can be taken; who asked for a row that cannot has asked for none.
        let faulty = TableRefusal::Faulty(Problem::TurnNotBegun(self.table.game.turn));
        self.table.apply(&event).or(Err(faulty))?;
        self.events.push(event);
        Ok(())
    }

    /// What only the player on turn may do, while his clock runs.
    fn check_turn(&self, command: &Command) -> Result<(), TableRefusal> {
        let is_on_turn = matches!(
            command,
            Command::Propose(_) | Command::Undo | Command::Press | Command::Buy(_)
        );
        let game = &self.table.game;
        if game.end.is_some() && (is_on_turn || *command == Command::Run) {
            return Err(TableRefusal::Rule(Reason::GameOver));
        }
        if is_on_turn && game.on_turn != self.asking.seat {
            return Err(TableRefusal::Rule(Reason::OutOfTurn));
        }
        let is_standing = is_on_turn && !self.table.is_running;
        if is_standing { Err(TableRefusal::ClockStands) } else { Ok(()) }
    }

    /// What may not be laid is said at once, and nothing of it is recorded; nothing is said of words.
    fn propose(&mut self, proposal: &Proposal) -> Result<(), TableRefusal> {
        let is_of_turn = ["play", "exchange", "pass", "resign", "end"];
        if !is_of_turn.contains(&proposal.action.as_str()) {
            return Err(TableRefusal::NothingProposed);
        }
        self.check_allowed(proposal)?;
        self.happen(TableEvent::Proposed(proposal.clone()))
    }

    /// Whether the rules allow it, whatever the list says.
    fn check_allowed(&mut self, proposal: &Proposal) -> Result<(), TableRefusal> {
        self.accept()?;
        let cells = self.table.cells(self.asking.seat, proposal, self.asking.ms);
        let (_, act) = self.table.read(&cells).map_err(TableRefusal::Faulty)?;
        let words = Words::Ruled(proposal.action != "end");
        let events = self.table.judged(&act, words).map_err(TableRefusal::Faulty)?;
        match events.last() {
            Some(Event::Failed(reason)) => Err(TableRefusal::Rule(*reason)),
            _ => Ok(()),
        }
    }

    /// A blank is bought back at once, so that it can be laid in this turn.
    fn buy(&mut self, at: &str) -> Result<(), TableRefusal> {
        let proposal = Proposal::of("buy", at, "");
        self.check_allowed(&proposal)?;
        self.draw_behind_play()?;
        self.act(&self.table.cells(self.asking.seat, &proposal, self.asking.ms))
    }

    fn press(&mut self) -> Result<(), TableRefusal> {
        let proposal = self.table.proposed.clone().ok_or(TableRefusal::NothingProposed)?;
        self.draw_behind_play()?;
        self.act(&self.table.cells(self.asking.seat, &proposal, self.asking.ms))
    }

    /// A player says what he has left of tiles that nobody saw, once nobody contests the last play.
    fn left(&mut self, tiles: &str) -> Result<(), TableRefusal> {
        let is_asked = self.table.hidden_rests().contains(&self.asking.seat);
        let mut cells = self.table.cells(self.asking.seat, &Proposal::of("left", "", ""), 0);
        tiles.clone_into(&mut cells[3]);
        let done = if is_asked { self.act(&cells) } else { Err(TableRefusal::LeftAmiss) };
        done.or(Err(TableRefusal::LeftAmiss))
    }

    /// A challenge or a play taken back, while thinking stands still.
    fn object(&mut self, action: &str, word: &str) -> Result<(), TableRefusal> {
        let is_judged = self.table.game.rules.words == WordsBy::Judged;
        if !self.table.is_contestable() && !is_judged {
            return Err(TableRefusal::Rule(Reason::TooLate));
        }
        let cells = self.table.cells(self.asking.seat, &Proposal::of(action, "", word), 0);
        self.check_new(&cells)?;
        if self.table.is_running {
            self.happen(TableEvent::ClockStood { ms: self.asking.ms })?;
        }
        self.act(&cells)
    }

    /// What a table has looked up once for a play costs nobody a second time; a record may say otherwise.
    fn check_new(&self, cells: &[String; 7]) -> Result<(), TableRefusal> {
        let (_, act) = self.table.read(cells).map_err(TableRefusal::Faulty)?;
        let contested = self.table.contested_by(&act);
        let is_known = |word| self.table.upheld.contains(word);
        let is_all = !contested.is_empty() && contested.iter().all(is_known);
        if is_all { Err(TableRefusal::Upheld) } else { Ok(()) }
    }

    fn act(&mut self, cells: &[String; 7]) -> Result<(), TableRefusal> {
        let (_, act) = self.table.read(cells).map_err(TableRefusal::Faulty)?;
        let events = self.table.judged(&act, self.asking.words).map_err(TableRefusal::Faulty)?;
        if let Some(Event::Refused(_, reason)) = events.last() {
            return Err(TableRefusal::Rule(*reason));
        }
        let is_not = |event: &Event| {
            let lost = Event::Lost(Reason::NotInDictionary);
            *event == lost || matches!(event, Event::Contested(_) | Event::Declared)
        };
        let given = events.iter().find_map(|event| {
            if let Event::Exchanged(_, given) = event { Some(given.clone()) } else { None }
        });
        let ruled = !events.iter().any(is_not);
        self.happen(TableEvent::Acted { row: cells.clone(), ruled })?;
        match given {
            Some(given) => self.draw(act.player, given.total(), &given),
            None => Ok(()),
        }
    }

    /// Who lets a play stand has seen it; once everybody has, its player draws.
    fn accept(&mut self) -> Result<(), TableRefusal> {
        let seat = self.asking.seat;
        let open = self.table.game.open.as_ref().map(|open| open.player);
        let may = self.table.is_contestable() && open.is_some_and(|player| player != seat);
        if !may || self.table.accepted[seat] {
            return Ok(());
        }
        self.happen(TableEvent::Accepted { seat })?;
        if self.table.is_contestable() { Ok(()) } else { self.draw_behind_play() }
    }

    /// Who has played last draws: what others give back afterwards was not in the bag then.
    fn draw_behind_play(&mut self) -> Result<(), TableRefusal> {
        let Some(player) = self.table.game.open.as_ref().map(|open| open.player) else {
            return Ok(());
        };
        let lacks = self.table.game.hands.full - self.table.racks[player].total();
        self.draw(player, lacks, &TileCounts::default())
    }

    /// Everybody draws what he lacks; after the end everybody shows what is left.
    fn settle(&mut self) -> Result<(), TableRefusal> {
        let players = self.table.racks.len();
        let first = self.table.beginning.first;
        for seat in (first..players).chain(0..first) {
            let (size, has) =
                (self.table.game.hands.each[seat].size, self.table.racks[seat].total());
            self.draw(seat, size.saturating_sub(has), &TileCounts::default())?;
        }
        if self.table.game.hands.are_unseen {
            return Ok(());
        }
        let left = Proposal::of("left", "", "");
        for seat in self.table.hidden_rests() {
            self.act(&self.table.cells(seat, &left, 0))?;
        }
        Ok(())
    }

    /// A player draws so many tiles, as far as the bag goes; those given back are not in it yet.
    fn draw(&mut self, seat: usize, wanted: usize, given: &TileCounts) -> Result<(), TableRefusal> {
        if self.table.game.hands.are_unseen {
            return Ok(());
        }
        let mut bag = Bag::full(&self.table.edition);
        let board = &self.table.game.board;
        let held = self.table.racks.iter().flat_map(TileCounts::tiles);
        let out: Vec<Tile> = board.tiles().chain(held).chain(given.tiles()).collect();
        bag.take_all(out).expect("what is out came out of the bag");
        let wanted = wanted.min(bag.total());
        if wanted == 0 {
            return Ok(());
        }
        let attempt = u32::try_from(self.events.len()).unwrap_or(u32::MAX);
        let round = RoundNumber(self.table.game.turn);
        let drawn = self.asking.chance.draw_out_of(round, attempt, &self.bags(seat, bag, wanted));
        self.happen(TableEvent::Drawn { seat, tiles: rack_text(&self.table.edition, &drawn) })
    }

    /// How many tiles come out of which bag: of two the vowels until the player has as many as he
    /// wished; where one is empty, all out of the other.
    fn bags(&self, seat: usize, bag: Bag, wanted: usize) -> Vec<(Bag, usize)> {
        if !self.table.game.rules.two_bags {
            return vec![(bag, wanted)];
        }
        let edition = &self.table.edition;
        let is_vowel = |tile: &Tile| match tile {
            Tile::Letter(letter) => edition.kind(*letter).class.is_vowel(),
            Tile::Blank => false,
        };
        let (vowels, others) =
            (bag.of_kind(|one| is_vowel(&one)), bag.of_kind(|one| !is_vowel(&one)));
        let has = self.table.racks[seat].tiles().filter(is_vowel).count();
        let least = wanted.saturating_sub(others.total());
        let count = self.table.wishes[seat].saturating_sub(has).min(wanted).max(least);
        let count = count.min(vowels.total());
        vec![(vowels, count), (others, wanted - count)]
    }
}
