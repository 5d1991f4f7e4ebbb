//! A game at one moment, and what an event makes of it.

use crate::pastimes::bingo::{Bingo, Sheet};
use crate::pastimes::event::{Beginning, PastimeEvent, Start};
use crate::{pastimes::reverse::Reverse, pastimes::twist::Twist, told::Told};
use flavita_game::{Edition, FaultyText, ParseTilesError, SIDE, Square, parse, parse_board};
use flavita_game::{parse_rack, parse_word};

/// The game that is played.
#[derive(Clone, Debug)]
pub enum Game {
    /// Reverse.
    Reverse(Box<Reverse>),
    /// Bingo.
    Bingo(Bingo),
    /// Twist.
    Twist(Twist),
}

/// A game with its players.
#[derive(Clone, Debug)]
pub struct Pastime {
    /// With what it began.
    pub beginning: Beginning,
    /// Its tiles.
    pub edition: Edition,
    /// How it stands.
    pub game: Game,
    /// How many acts there were, in bingo calls: a page that was seen says which it knew.
    pub turn: u32,
    /// Who acted last and how it stood before, as long as that can be taken back.
    pub(super) before: Option<(usize, Game)>,
}

/// Why a stored game cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum PastimeFault {
    /// Its edition.
    #[error(transparent)]
    Edition(#[from] FaultyText),
    /// Its board, or tiles.
    #[error(transparent)]
    Tiles(#[from] ParseTilesError),
    /// It does not begin, or begins twice.
    #[error("a game begins once, with its first event")]
    Beginning,
    /// What cannot have happened.
    #[error("this cannot have happened here")]
    Misfit,
}

impl Told for Pastime {
    type Event = PastimeEvent;
    type Fault = PastimeFault;
    const KIND: &'static str = "Pastime";

    fn begun(first: Option<PastimeEvent>) -> Result<Self, PastimeFault> {
        let Some(PastimeEvent::Begun(beginning)) = first else {
            return Err(PastimeFault::Beginning);
        };
        let (edition, players) = (parse(&beginning.edition)?, beginning.names.len());
        if players == 0 || beginning.keys.len() != players + 1 {
            return Err(PastimeFault::Beginning);
        }
        let game = match &beginning.start {
            Start::Reverse { board } => {
                Game::Reverse(Box::new(Reverse::new(parse_board(&edition, board)?, players)))
            }
            Start::Bingo => Game::Bingo(Bingo::new(players)),
            Start::Twist { pieces } => {
                Game::Twist(Twist::new(pieces, players).ok_or(PastimeFault::Misfit)?)
            }
        };
        Ok(Self { beginning, edition, game, turn: 0, before: None })
    }

    fn apply(&mut self, event: &PastimeEvent) -> Result<(), PastimeFault> {
        let before = self.game.clone();
        let undoes = match (&mut self.game, event) {
            (_, PastimeEvent::Undone) => {
                self.game = self.before.take().ok_or(PastimeFault::Misfit)?.1;
                None
            }
            (Game::Reverse(reverse), PastimeEvent::Taken { seat, squares, is_last }) => {
                let square = |place: &usize| Square::new(place / SIDE, place % SIDE);
                let squares: Option<Vec<_>> = squares.iter().map(square).collect();
                if *seat >= reverse.totals.len() {
                    return Err(PastimeFault::Misfit);
                }
                reverse.take(&self.edition, *seat, &squares.ok_or(PastimeFault::Misfit)?);
                reverse.is_over = *is_last;
                Some(*seat)
            }
            (Game::Bingo(bingo), event) => {
                apply_to_bingo(bingo, &self.edition, event)?;
                self.turn = u32::try_from(bingo.calls.len()).unwrap_or(u32::MAX);
                return Ok(());
            }
            (Game::Twist(_), PastimeEvent::Contested { word, is_known }) => {
                if !is_known {
                    self.game = self.before.take().ok_or(PastimeFault::Misfit)?.1;
                }
                if let Game::Twist(twist) = &mut self.game {
                    twist.contested = Some((word.clone(), *is_known));
                }
                None
            }
            (Game::Twist(twist), PastimeEvent::Laid(laying)) => {
                let seat = twist.on_turn;
                twist.check(&self.edition, laying).map_err(|_refused| PastimeFault::Misfit)?;
                twist.lay(laying);
                Some(seat)
            }
            (Game::Twist(twist), PastimeEvent::Exchanged { own, stack }) => {
                // It is not taken back: the new pieces were seen.
                twist.exchange(own, stack).ok_or(PastimeFault::Misfit)?;
                None
            }
            (Game::Reverse(_) | Game::Twist(_), _) => return Err(PastimeFault::Misfit),
        };
        self.before = undoes.map(|seat| (seat, before));
        self.turn += 1;
        Ok(())
    }
}

impl Pastime {
    /// Whether this seat, or `None` for the whole table, may take back what was done last.
    pub fn may_undo(&self, seat: Option<usize>) -> bool {
        let is_agreed =
            |own| !matches!(self.game, Game::Twist(_)) && self.acted_last() == Some(own);
        self.before.is_some() && seat.is_none_or(is_agreed)
    }

    fn acted_last(&self) -> Option<usize> {
        self.before.as_ref().map(|(seat, _)| *seat)
    }

    /// Who laid the word that can be contested.
    pub fn contestable(&self) -> Option<usize> {
        let Game::Twist(twist) = &self.game else { return None };
        self.acted_last().filter(|_| twist.words.last().is_some_and(|laid| !laid.word.is_empty()))
    }

    /// Who has won; nobody before the end.
    pub fn winners(&self) -> Vec<usize> {
        match &self.game {
            _ if !self.is_over() => Vec::new(),
            Game::Reverse(reverse) => reverse.leaders(),
            Game::Bingo(bingo) => bingo.winners(),
            Game::Twist(twist) => twist.leaders(),
        }
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        match &self.game {
            Game::Reverse(reverse) => reverse.is_over,
            Game::Bingo(bingo) => bingo.is_over(),
            Game::Twist(twist) => twist.is_over(),
        }
    }

    /// Whose turn it is; nobody's where all play at once, or when it is over.
    pub fn on_turn(&self) -> Option<usize> {
        match &self.game {
            _ if self.is_over() => None,
            Game::Reverse(reverse) => Some(reverse.on_turn),
            Game::Bingo(_) => None,
            Game::Twist(twist) => Some(twist.on_turn),
        }
    }
}

fn apply_to_bingo(
    bingo: &mut Bingo,
    edition: &Edition,
    event: &PastimeEvent,
) -> Result<(), PastimeFault> {
    let misfit = PastimeFault::Misfit;
    match event {
        PastimeEvent::Entered { seat, words } => {
            let mut letters = Vec::new();
            for word in words {
                letters.extend(parse_word(edition, word)?.iter().map(|tile| tile.letter));
            }
            *bingo.sheets.get_mut(*seat).ok_or(misfit)? = Sheet::of(letters);
        }
        PastimeEvent::Called { tile } => {
            let tile = parse_rack(edition, tile)?.tiles().first().copied().ok_or(misfit)?;
            if bingo.bag(edition).counts().of(tile) == 0 {
                return Err(PastimeFault::Misfit);
            }
            bingo.calls.push(tile);
        }
        PastimeEvent::Struck { seat, place } => {
            let sheet = bingo.sheets.get_mut(*seat);
            sheet.and_then(|sheet| sheet.strike(*place)).ok_or(misfit)?;
        }
        PastimeEvent::Bingo { seat } => bingo.sheets.get_mut(*seat).ok_or(misfit)?.call(),
        PastimeEvent::Begun(_)
        | PastimeEvent::Undone
        | PastimeEvent::Taken { .. }
        | PastimeEvent::Laid(_)
        | PastimeEvent::Exchanged { .. }
        | PastimeEvent::Contested { .. } => return Err(misfit),
    }
    Ok(())
}
