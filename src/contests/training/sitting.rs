//! What a computer does that sits at a table: it never contests, and of what can be laid it finds what
//! its strength finds.

use crate::tables::playing::{Command, Proposal, Table};
use crate::training::opponent::Strength;
use flavita_game::{Tile, rack_text, reference, word_text};
use flavita_lexicon::graph::Graph;
use flavita_solver::{position::Position, rank, rank::Spread};
use flavita_tournament::model::{RoundNumber, chance::Chance};

/// What a computer at the table does next, and its seat; nothing while others act.
pub fn computed(table: &Table, words: &Graph, chance: &Chance) -> Option<(usize, Command)> {
    let game = &table.game;
    let strength = |seat: usize| {
        let strengths = &table.beginning.computers;
        strengths.get(seat).and_then(|name| Strength::named(name))
    };
    if game.end.is_some() {
        let open = game.open.as_ref().filter(|_| table.is_contestable())?.player;
        let mut others = game.in_game().filter(|seat| *seat != open && !table.accepted[*seat]);
        return others.find(|seat| strength(*seat).is_some()).map(|seat| (seat, Command::Accept));
    }
    let seat = game.on_turn;
    let strength = strength(seat).filter(|_| table.is_running)?;
    let command = match table.proposed {
        Some(_) => Command::Press,
        None => Command::Propose(proposal(table, words, (strength, chance))),
    };
    Some((seat, command))
}

/// A word; where nothing can be laid other tiles, or a pass.
fn proposal(table: &Table, words: &Graph, (strength, chance): (Strength, &Chance)) -> Proposal {
    let (game, rack) = (&table.game, &table.racks[table.game.on_turn]);
    let position = Position::new(&table.edition, words, &game.board, rack);
    let mut found = rank::all(&position, Spread::Nothing).to_vec();
    found.retain(|one| !game.board.is_empty() || one.placement.tiles.len() >= game.opening());
    let chosen = strength.find(&found, chance, RoundNumber(game.turn)).or(found.last());
    let least = (game.rules.exchange_least_in_bag as usize).max(rack.total());
    let [action, at, word] = if let Some(top) = chosen {
        let laid = &top.placement;
        let at = reference::text(&table.edition, laid.square, laid.direction);
        ["play".to_owned(), at, word_text(&table.edition, &laid.tiles)]
    } else if game.bag() >= least && !game.is_opening() {
        let given: Vec<Tile> = rack.tiles().collect();
        ["exchange".to_owned(), String::new(), rack_text(&table.edition, &given)]
    } else {
        ["pass".to_owned(), String::new(), String::new()]
    };
    Proposal { action, at, word }
}
