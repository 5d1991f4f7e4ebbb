//! An ordinary game at one moment, and what an event makes of it.
//!
//! An event carries its outcome: neither the list nor the solver is asked again.

use crate::tables::rules::{TableRules, WordsBy};
use crate::{tables::act::Reason, tables::hands::Hands, tables::laying::Laying};
use flavita_game::{Bag, Board, BoardTile, Edition, Letter, Square, Tile, TileCounts};

/// A game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// Its rules.
    pub rules: TableRules,
    /// What lies on the board.
    pub board: Board,
    /// What the players hold.
    pub hands: Hands,
    /// The players, by seats.
    pub players: Vec<Player>,
    /// The number of the turn that is played, from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub on_turn: usize,
    /// How far this turn has come.
    pub stage: Stage,
    /// The milliseconds of this turn so far.
    pub turn_ms: u64,
    /// The play that may still be contested or taken back.
    pub open: Option<OpenPlay>,
    /// The blank bought back in this turn, until one is laid.
    pub bought: Option<Bought>,
    /// Passes in a row.
    pub passes: usize,
    /// How the game has ended.
    pub end: Option<End>,
    /// What came of each act, in their order.
    pub verdicts: Vec<Verdict>,
}

/// A player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The milliseconds of all his turns.
    pub used_ms: u64,
    /// Whether he plays no more.
    pub has_resigned: bool,
    /// Whether he has shown what is left.
    pub has_shown_rest: bool,
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// The player on turn has not moved: the turn before is open.
    #[default]
    Waiting,
    /// He has begun.
    Begun,
    /// An attempt of his was refused.
    Tried,
}

/// The last accepted play while it is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenPlay {
    /// Who played.
    pub player: usize,
    /// The words that it made.
    pub words: Vec<Vec<Letter>>,
    /// Where its tiles lie.
    squares: Vec<Square>,
    /// The rack before it, and how many tiles it had.
    rack: (TileCounts, usize),
    /// The blank bought back for it.
    bought: Option<Bought>,
    /// Where its verdict stands.
    verdict: usize,
}

/// A blank bought back, and what was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bought {
    square: Square,
    /// The rack before it.
    rack: TileCounts,
    /// Where its verdict stands.
    verdict: usize,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum End {
    /// This player has played out.
    Out(usize),
    /// Everybody has passed twice.
    Passes,
    /// Nobody can lay anything.
    NoMoves,
    /// One player at most is left.
    Resigned,
}

/// What came of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whose act.
    pub player: usize,
    /// Whether it was accepted, and stands.
    pub is_legal: bool,
    /// What it brought in the end.
    pub points: i64,
    /// Why, where there is something to say.
    pub reason: Option<Reason>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The player on turn had been refused and did not try again.
    GaveUp,
    /// The player on turn has moved: the turn before is closed, and who played there has drawn.
    Begun,
    /// A player has shown his rack.
    Seen(usize, TileCounts),
    /// The player on turn has used so many milliseconds.
    Thought(u64),
    /// He has laid a word from this rack.
    Laid(Laying, TileCounts),
    /// He has kept the first tiles and given the others back for as many.
    Exchanged(TileCounts, TileCounts),
    /// He has changed the blank there for its letter, and had this rack before.
    Bought(Square, TileCounts),
    /// He has passed.
    Passed,
    /// He plays no more.
    Resigned,
    /// He has declared the end.
    Declared,
    /// An attempt of his is refused.
    Failed(Reason),
    /// His turn is lost.
    Lost(Reason),
    /// An act of somebody is refused and changes nothing.
    Refused(usize, Reason),
    /// An act of somebody is accepted and changes nothing of itself.
    Taken(usize),
    /// Somebody has contested the open play in vain.
    ContestedInVain(usize),
    /// Somebody has contested the open play with success.
    Contested(usize),
    /// The open play is taken back, for this reason.
    TakenBack(Reason),
    /// Somebody has shown what is left.
    Left(usize),
}

impl Game {
    /// A game that begins.
    pub fn new(edition: &Edition, rules: TableRules, players: usize, first: usize) -> Self {
        let set = Bag::full(edition).counts().clone();
        let hands = Hands::dealt(set, edition.rack_size, players, first);
        Self {
            hands: Hands { are_unseen: rules.racks_unseen, ..hands },
            rules,
            players: vec![Player::default(); players],
            turn: 1,
            on_turn: first,
            ..Self::default()
        }
    }

    /// How many tiles the bag holds.
    pub fn bag(&self) -> usize {
        self.hands.bag(&self.board)
    }

    /// The last turn that has begun; 0 before the first.
    pub fn last_begun(&self) -> u32 {
        if self.stage == Stage::Waiting { self.turn - 1 } else { self.turn }
    }

    /// The tiles that the first word has at least: one fewer each time everybody has handed the turn
    /// on, until two are enough.
    pub fn opening(&self) -> usize {
        let rounds = (self.turn as usize - 1) / self.in_game().count().max(1);
        (self.rules.first_word as usize).saturating_sub(rounds).max(2)
    }

    /// Whether a first word is looked for that is longer than any first word.
    pub fn is_opening(&self) -> bool {
        self.board.is_empty() && self.opening() > 2
    }

    /// The seats of those who are in the game.
    pub fn in_game(&self) -> impl Iterator<Item = usize> + '_ {
        let players = self.players.iter().enumerate();
        players.filter(|(_, player)| !player.has_resigned).map(|(seat, _)| seat)
    }

    /// The seats of those who have still to show what they have left, at the end: where nobody saw the
    /// racks, of those who resigned too.
    pub fn hidden_rests(&self) -> impl Iterator<Item = usize> + '_ {
        let is_hidden = |(seat, player): &(usize, &Player)| {
            let is_asked = self.hands.are_unseen || !player.has_resigned;
            is_asked && !player.has_shown_rest && self.hands.each[*seat].size > 0
        };
        self.players.iter().enumerate().filter(is_hidden).map(|(seat, _)| seat)
    }

    /// Takes an event.
    pub fn apply(&mut self, event: &Event) {
        let player = self.on_turn;
        match event {
            Event::GaveUp => self.next_turn(0),
            Event::Begun => {
                if let Some(open) = self.open.take() {
                    self.hands.draw_up(&self.board, open.player);
                }
                self.stage = Stage::Begun;
            }
            Event::Seen(seat, rack) => self.hands.see(*seat, rack.clone()),
            Event::Thought(ms) => {
                self.turn_ms += ms;
                self.players[player].used_ms += ms;
            }
            Event::Laid(laying, rack) => self.lay(laying, rack),
            Event::Exchanged(kept, given) => {
                self.hands.keep(&self.board, player, kept, given);
                if self.hands.are_unseen {
                    // What came back after a challenge may have gone.
                    self.hands.see(player, TileCounts::default());
                }
                let counts = self.rules.exchange_counts_as_pass;
                self.accept(if counts { self.passes + 1 } else { 0 });
            }
            Event::Bought(square, rack) => self.buy(*square, rack),
            // Who hands the turn on for want of a long first word does not pass.
            Event::Passed => self.accept(self.passes + usize::from(!self.is_opening())),
            Event::Resigned => {
                self.players[player].has_resigned = true;
                self.accept(0);
            }
            Event::Declared => {
                self.accept(0);
                self.end = Some(End::NoMoves);
            }
            Event::Failed(reason) => {
                self.note(player, false, 0, Some(*reason));
                self.stage = Stage::Tried;
            }
            Event::Lost(reason) => {
                self.note(player, false, 0, Some(*reason));
                self.next_turn(0);
            }
            Event::Refused(seat, reason) => self.note(*seat, false, 0, Some(*reason)),
            Event::Taken(seat) => self.note(*seat, true, 0, None),
            Event::ContestedInVain(seat) => {
                let price = i64::from(self.rules.lost_challenge);
                if let Some(open) = &self.open {
                    self.verdicts[open.verdict].points += i64::from(self.rules.challenge_bonus);
                }
                self.note(*seat, true, -price, Some(Reason::Lost));
            }
            Event::Contested(seat) => self.note(*seat, true, 0, Some(Reason::Won)),
            Event::TakenBack(reason) => self.take_back(*reason),
            Event::Left(seat) => {
                self.players[*seat].has_shown_rest = true;
                self.note(*seat, true, 0, None);
            }
        }
    }

    fn note(&mut self, player: usize, is_legal: bool, points: i64, reason: Option<Reason>) {
        self.verdicts.push(Verdict { player, is_legal, points, reason });
    }

    fn accept(&mut self, passes: usize) {
        self.note(self.on_turn, true, 0, None);
        self.next_turn(passes);
        let playing = self.in_game().count();
        self.end = if playing < self.players.len().min(2) {
            Some(End::Resigned)
        } else {
            let most = self.rules.passes.map_or(2 * playing, |most| most as usize);
            (passes >= most).then_some(End::Passes)
        };
    }

    /// The next player's turn; `passes` is how many there are in a row now.
    fn next_turn(&mut self, passes: usize) {
        let bought = self.bought.take();
        self.undo(self.on_turn, bought);
        let seats = self.players.len();
        let others = (1..=seats).map(|steps| (self.on_turn + steps) % seats);
        let mut playing = others.filter(|seat| !self.players[*seat].has_resigned);
        self.on_turn = playing.next().unwrap_or(self.on_turn);
        self.turn = self.turn.saturating_add(1);
        self.stage = Stage::Waiting;
        self.turn_ms = 0;
        self.passes = passes;
    }

    fn lay(&mut self, laying: &Laying, rack: &TileCounts) {
        let player = self.on_turn;
        let squares: Vec<Square> =
            laying.placement.laid(&self.board).map(|(square, _)| square).collect();
        let hand = &mut self.hands.each[player];
        let size = hand.size;
        for (_, tile) in laying.placement.laid(&self.board) {
            hand.known.take(tile.tile());
        }
        laying.placement.play(&mut self.board);
        self.hands.keep(&self.board, player, &laying.kept, &TileCounts::default());
        self.hands.hold(player, laying.kept.clone(), size - squares.len());
        if self.rules.words == WordsBy::Judged {
            self.hands.draw_up(&self.board, player);
        }
        let (words, rack) = (laying.words.clone(), (rack.clone(), size));
        let verdict = self.verdicts.len();
        let bought = self.bought.take();
        self.open = Some(OpenPlay { player, words, squares, rack, bought, verdict });
        self.note(player, true, laying.points, None);
        self.next_turn(0);
        let is_out = self.hands.each[player].size == 0 && self.bag() == 0;
        self.end = is_out.then_some(End::Out(player));
    }

    fn take_back(&mut self, reason: Reason) {
        let Some(open) = self.open.take() else { return };
        for square in open.squares {
            // Of a rack that nobody sees, everybody has seen these.
            if let Some(tile) = self.board.take(square).filter(|_| self.hands.are_unseen) {
                self.hands.each[open.player].known.add(tile.tile());
            }
        }
        self.hands.hold(open.player, open.rack.0, open.rack.1);
        let verdict = &mut self.verdicts[open.verdict];
        *verdict = Verdict { is_legal: false, points: 0, reason: Some(reason), ..*verdict };
        self.undo(open.player, open.bought);
        self.end = None;
    }

    fn buy(&mut self, square: Square, rack: &TileCounts) {
        let Some(blank) = self.board.take(square) else { return };
        self.board.lay(square, BoardTile::real(blank.letter));
        let mut changed = rack.clone();
        changed.take(Tile::Letter(blank.letter));
        changed.add(Tile::Blank);
        let size = self.hands.each[self.on_turn].size;
        self.hands.hold(self.on_turn, changed, size);
        let verdict = self.verdicts.len();
        self.bought = Some(Bought { square, rack: rack.clone(), verdict });
        self.note(self.on_turn, true, 0, None);
        self.stage = Stage::Tried;
    }

    /// The blank lies there again, and its letter is on the rack.
    fn undo(&mut self, player: usize, bought: Option<Bought>) {
        let Some(Bought { square, rack, verdict }) = bought else { return };
        if let Some(tile) = self.board.take(square) {
            self.board.lay(square, BoardTile { is_blank: true, ..tile });
        }
        let size = self.hands.each[player].size;
        self.hands.hold(player, rack, size);
        let reason = Some(Reason::BlankNotLaid);
        self.verdicts[verdict] = Verdict { is_legal: false, reason, ..self.verdicts[verdict] };
    }
}
