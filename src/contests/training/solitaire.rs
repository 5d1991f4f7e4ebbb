//! Patience: the booklets' solitaire a, b and c.
//!
//! One rack by the rules of the ordinary game, against one's own best; two racks, both played by one
//! person or the second by the computer; and a game in which all tiles lie open.
//!
//! Only what was accepted is kept, so that the table follows from the moves and the seed: the rack
//! of a turn is drawn with the turn's number as its round.

use crate::training::{solitaire_move::SolitaireMove, source::Basis, source::Source};
use crate::{tables::act::Reason as Refused, tables::scores::scores, training::exercise::Misfit};
use crate::{training::answer::judged, training::opponent::Strength, training::racks::Racks};
use flavita_game::{Bag, Board, BoardTile, Tile, TileCounts, rack_text, score};
use flavita_solver::{position::Position, rank::Spread, themed, themed::any_placement};
use flavita_tournament::model::{Chance, PlacementText, Reason, RoundNumber, Seed, SlipText};
use flavita_tournament::{profile::catalogue, profile::definition::Profile};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

/// More than any game has: turns in which tiles are only exchanged count too.
pub const MOST_MOVES: usize = 400;

/// What is played.
#[derive(Clone, Copy, Debug, Deserialize, Display, EnumString, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SolitaireKind {
    /// One rack; the others to beat are the games of before.
    One,
    /// Two racks, one of them an imagined opponent's.
    Two,
    /// All tiles lie open; each turn lays as many of them as a rack has, or fewer.
    Open,
}

/// A game.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SolitaireGame {
    /// What it is called.
    pub title: String,
    /// Where its edition and words are found.
    pub source: Source,
    /// When it was begun: milliseconds since 1970 (UTC).
    pub begun_ms: i64,
    /// What is played.
    pub kind: SolitaireKind,
    /// What the tiles come from.
    pub secret: String,
    /// The strength of the computer that plays the second rack; empty where a person does.
    pub opponent: String,
    /// The moves so far.
    pub moves: Vec<SolitaireMove>,
    /// Whether it was stopped.
    pub is_stopped: bool,
    /// The best of the games of this kind before it, with the same words; `None` for the first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<i64>,
}

/// The table as the moves have made it.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// What lies on the board.
    pub board: Board,
    /// The tiles of who is on turn; with open tiles all that are left.
    pub rack: Vec<Tile>,
    /// Whose turn it is, from 0.
    pub on_turn: usize,
    /// How many tiles the bag holds.
    pub bag: usize,
    /// The points of each; after the end with what was left over.
    pub totals: Vec<i64>,
    /// Who made each move, and its points.
    pub plays: Vec<(usize, i64)>,
    /// Whether nothing more can be done.
    pub is_over: bool,
}

/// Why a move is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoMove {
    /// What is wrong with the word.
    Slip(Vec<Reason>),
    /// What the rules of the ordinary game have against it.
    Refused(Refused),
    /// The game does not fit its edition.
    Misfit(Misfit),
}

impl From<Misfit> for NoMove {
    fn from(misfit: Misfit) -> Self {
        Self::Misfit(misfit)
    }
}

impl SolitaireGame {
    /// The table after its moves.
    ///
    /// # Errors
    /// The first move that does not fit.
    pub fn table(&self, basis: Basis<'_>) -> Result<Table, Misfit> {
        let mut table = match self.kind {
            SolitaireKind::One => self.at_table(basis, 1)?,
            SolitaireKind::Two => self.at_table(basis, 2)?,
            SolitaireKind::Open => self.open(basis)?,
        };
        table.is_over |= self.is_stopped || self.moves.len() >= MOST_MOVES;
        Ok(table)
    }

    /// The total that counts of a game that is over. Two racks have no own one, and one rack that was
    /// put down early has not paid for what was left on it.
    pub fn counted(&self, table: &Table) -> Option<i64> {
        let counts = match self.kind {
            SolitaireKind::One => !self.is_stopped,
            SolitaireKind::Two => false,
            SolitaireKind::Open => !self.moves.is_empty(),
        };
        table.totals.first().copied().filter(|_| table.is_over && counts)
    }

    /// The next word of who is on turn; the computer answers at once.
    ///
    /// # Errors
    /// Why it cannot be laid: then nothing has happened.
    pub fn lay(&mut self, basis: Basis<'_>, text: &SlipText) -> Result<(), NoMove> {
        let table = self.table(basis)?;
        let rack: TileCounts = table.rack.iter().copied().collect();
        let (at, word) = (text.at.clone(), text.word.clone());
        let text = SlipText { at, word, ..SlipText::default() };
        let plain = Basis { rules: &plain_rules(), ..basis };
        let (_, verdict) = judged(plain, (&table.board, rack), text, (None, None));
        let reading = verdict.reading.clone().filter(|_| verdict.is_valid());
        let laid = reading.ok_or(NoMove::Slip(verdict.reasons))?;
        let most = basis.edition.rack_size;
        let count = laid.read(basis.edition).map_or(0, |one| one.laid(&table.board).count());
        if count > most {
            return Err(NoMove::Slip(vec![Reason::TooManyTiles { most }]));
        }
        self.take(basis, SolitaireMove::Lay(laid))
    }

    /// Takes a move that the rules allow; the computer answers at once.
    ///
    /// # Errors
    /// Why it cannot be taken: then nothing has happened.
    pub fn take(&mut self, basis: Basis<'_>, deed: SolitaireMove) -> Result<(), NoMove> {
        let table = self.table(basis)?;
        if table.is_over
            || (self.kind == SolitaireKind::Open && !matches!(deed, SolitaireMove::Lay(_)))
        {
            return Err(NoMove::Refused(Refused::GameOver));
        }
        if self.kind != SolitaireKind::Open {
            self.replayed(basis, table.totals.len())?.play(&deed).map_err(NoMove::Refused)?;
        }
        let mut after = self.clone();
        after.moves.push(deed);
        after.let_computer_play(basis)?;
        *self = after;
        Ok(())
    }

    /// The computer's move, where it is on turn.
    fn let_computer_play(&mut self, basis: Basis<'_>) -> Result<(), Misfit> {
        let table = self.table(basis)?;
        let strength = Strength::named(&self.opponent);
        let Some(strength) = strength.filter(|_| table.on_turn == 1 && !table.is_over) else {
            return Ok(());
        };
        let rack: TileCounts = table.rack.iter().copied().collect();
        let position = Position::new(basis.edition, basis.words, &table.board, &rack);
        let found = themed::all(&position, Spread::Nothing);
        let round = RoundNumber(u32::try_from(self.moves.len() + 1).unwrap_or(u32::MAX));
        let found = strength.find(&found, &Chance::new(&self.seed()), round);
        let deed = match found {
            Some(one) => SolitaireMove::Lay(PlacementText::of(basis.edition, &one.placement)),
            None if table.bag >= table.rack.len() => {
                SolitaireMove::Exchange { tiles: rack_text(basis.edition, &table.rack) }
            }
            None => SolitaireMove::Pass,
        };
        self.moves.push(deed);
        self.table(basis).map(|_table| ())
    }

    fn seed(&self) -> Seed {
        Seed { secret: self.secret.clone(), ..Seed::default() }
    }

    fn replayed<'b>(&self, basis: Basis<'b>, seats: usize) -> Result<Racks<'b>, Misfit> {
        let mut racks = Racks::dealt(basis, &self.seed(), seats);
        for (number, deed) in (1..).zip(&self.moves) {
            racks.play(deed).map_err(|_reason| Misfit::Round(number))?;
        }
        Ok(racks)
    }

    /// One rack or two, by the rules of the ordinary game.
    fn at_table(&self, basis: Basis<'_>, seats: usize) -> Result<Table, Misfit> {
        let racks = self.replayed(basis, seats)?;
        let game = racks.ended();
        let mut totals = vec![0; seats];
        for score in scores(basis.edition, &game) {
            totals[score.player] = score.total;
        }
        let plays = game.verdicts.iter().take(self.moves.len());
        Ok(Table {
            plays: plays.map(|verdict| (verdict.player, verdict.points)).collect(),
            rack: racks.rack(game.on_turn).to_vec(),
            on_turn: game.on_turn,
            bag: game.bag(),
            totals,
            is_over: game.end.is_some(),
            board: game.board,
        })
    }

    fn open(&self, basis: Basis<'_>) -> Result<Table, Misfit> {
        let mut table = Table { totals: vec![0], ..Table::default() };
        for (number, deed) in (1..).zip(&self.moves) {
            let misfit = Misfit::Round(number);
            let SolitaireMove::Lay(laid) = deed else { return Err(misfit) };
            let laid =
                laid.read(basis.edition).filter(|one| !one.runs_off_board()).ok_or(misfit)?;
            let tiles = laid.laid(&table.board).map(|(_, tile)| BoardTile::tile(tile));
            let mut bag = Bag::beside(basis.edition, &table.board);
            bag.take_all(tiles).map_err(|_tile| misfit)?;
            let points = i64::from(score(basis.edition, &table.board, &laid).points());
            laid.play(&mut table.board);
            table.totals[0] += points;
            table.plays.push((0, points));
        }
        let left = Bag::beside(basis.edition, &table.board);
        table.rack = left.counts().tiles().collect();
        table.is_over = nothing_fits(basis, &table);
        Ok(table)
    }
}

/// Whether nothing can be laid any more; looked for once few enough tiles are left.
fn nothing_fits(basis: Basis<'_>, table: &Table) -> bool {
    if table.rack.len() > basis.edition.rack_size {
        return false;
    }
    let rack: TileCounts = table.rack.iter().copied().collect();
    let position = Position::new(basis.edition, basis.words, &table.board, &rack);
    !any_placement(&position, |_| true)
}

/// Those of the house without warnings: nothing but the word is judged.
fn plain_rules() -> Profile {
    let rules = catalogue::embedded("house").expect("the house rules are embedded");
    Profile { warnings: None, ..rules }
}
