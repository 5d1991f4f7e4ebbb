//! The steps of a prepared game: its boards, from round to round, without looking for anything.

use crate::{prepared::making::Fault, prepared::making::placement, simulation::game::NotGiven};
use flavita_game::{Bag, Board, BoardTile, Edition, Placement, Tile, parse_rack};
use flavita_tournament::model::{PlacementText, PreparedGame, RoundNumber, buy_back, laying};
use flavita_tournament::{draw::source, profile::form::Form};

/// A round as it lies on the board.
#[derive(Clone, Debug)]
pub struct Step {
    /// The tiles that everybody has: those drawn, after blanks were bought back.
    pub rack: Vec<Tile>,
    /// How many of them lay there before the others were drawn; they stand first.
    pub stayed: usize,
    /// The board on which they are laid.
    pub before: Board,
    /// What is laid.
    pub laid: Placement,
    /// The board after the round.
    pub after: Board,
}

/// Every round of a game, for an edition as the form of the game plays it. Points and tops are not
/// looked at: `Basis::check` does that.
///
/// # Errors
/// The first round that cannot be laid.
pub fn steps_of(edition: &Edition, game: &PreparedGame) -> Result<Vec<Step>, Fault> {
    let rounds = game.rounds.iter().map(|round| (round.rack.as_str(), &round.laid));
    steps(edition, &game.profile.form, rounds).collect()
}

/// Every round, a rack and what is laid, as it lies on the board, up to the first that cannot.
pub(crate) fn steps<'a>(
    edition: &Edition,
    form: &Form,
    rounds: impl Iterator<Item = (&'a str, &'a PlacementText)>,
) -> impl Iterator<Item = Result<Step, Fault>> {
    let (mut board, mut rest) = (Board::default(), Vec::new());
    (1..).map(RoundNumber).zip(rounds).map(move |(number, round)| {
        let step = step(edition, form, number, round, board.clone(), &rest)?;
        board = step.after.clone();
        if form.keeps_rest {
            rest = laying::rest(edition, &step.rack, &step.before, &step.laid);
        }
        Ok(step)
    })
}

fn step(
    edition: &Edition,
    form: &Form,
    number: RoundNumber,
    (rack, laid): (&str, &PlacementText),
    mut before: Board,
    rest: &[Tile],
) -> Result<Step, Fault> {
    let unreadable = |reason: String| Fault::Unreadable { round: number, reason };
    let not_in_bag = |tile| Fault::Unplayable { round: number, reason: NotGiven::NotInBag(tile) };
    let rack = parse_rack(edition, rack).map_err(|error| unreadable(error.to_string()))?;
    let mut rack = rack.tiles().to_vec();
    let bag = Bag::beside(edition, &before);
    let taken = bag.clone().take_all(rack.iter().copied());
    taken.map_err(not_in_bag)?;
    let stayed = source::stayed(form, &bag, rest, &rack);
    buy_back(form, &mut before, &mut rack);
    let laid = placement(edition, laid).map_err(unreadable)?;
    if laid.runs_off_board() {
        return Err(unreadable("what is laid runs off the board".to_owned()));
    }
    // A file may say anything; what is laid comes out of the bag all the same, where it does not buy
    // blanks off the board.
    if laying::bought(edition, &before, &rack, &laid).is_empty() {
        let tiles = laid.laid(&before).map(|(_, tile)| BoardTile::tile(tile));
        let taken = Bag::beside(edition, &before).take_all(tiles);
        taken.map_err(not_in_bag)?;
    }
    let mut after = before.clone();
    laying::lay(edition, form, &mut after, &rack, &laid);
    Ok(Step { rack, stayed, before, laid, after })
}
