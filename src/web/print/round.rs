//! The arbiter's sheet of a round.

use crate::parts::{BoardView, board_view, joined_rack, played_rack, player_name, shown_placement};
use crate::{draw::head_words, parts::signed, print::asked::Asked};
use flavita_app::desk::DeskView;
use flavita_solver::ranking::Ranked;
use flavita_tournament::model::{PlacementText, Player, PlayerNumber, Round, RoundNumber};
use flavita_tournament::{decide::racks::lying, results::standings, state::Tournament};
use serde::Serialize;
use std::collections::BTreeMap;

/// `GET /t/{id}/print/round`: a round's rack, board and list of players; empty where no round is
/// named.
#[derive(Debug, Clone, Default, Serialize)]
pub struct RoundSheet {
    /// The round's number; nothing, for a line to write on, where no round is named.
    pub round: String,
    /// The tiles that everybody plays.
    pub rack: String,
    /// The best placements, best first, with their points; nothing while they are secret.
    pub best: Vec<BestLine>,
    /// The board before the round.
    pub board: BoardView,
    /// The players of the round.
    pub players: Vec<PlayerLine>,
    /// The head of the log in six words; empty while a round is open.
    pub head_words: String,
}

/// A placement of the list.
#[derive(Debug, Clone, Serialize)]
pub struct BestLine {
    /// `ВЫБОРЫ О1`.
    pub placement: String,
    /// Its points.
    pub points: i32,
}

/// A player with room for a slip.
#[derive(Debug, Clone, Serialize)]
pub struct PlayerLine {
    /// The player's number.
    pub number: PlayerNumber,
    /// The player's short name.
    pub player: String,
    /// Total before this round; empty where nothing is marked.
    pub total: String,
}

page!(RoundSheet, "print/round.html");

/// The placements that are written out: a page has room for them.
const WRITTEN: usize = 20;

/// The sheet of the round that was asked for; without one an empty form for the next.
pub fn sheet(asked: &Asked<'_>, view: &DeskView) -> Option<RoundSheet> {
    let state = asked.state;
    let round = match asked.round {
        Some(number) => Some(state.round(number)?),
        None => None,
    };
    let marked = standings(state, state.marked_until());
    let totals = marked.lines.iter().filter(|_| state.marked_until() > RoundNumber(0));
    let totals: BTreeMap<_, _> = totals.map(|line| (line.player, line.total)).collect();
    let total =
        |player: PlayerNumber| totals.get(&player).map_or_else(String::new, |total| signed(*total));
    let line = |player: &Player| PlayerLine {
        number: player.number,
        player: player_name(state, player.number),
        total: total(player.number),
    };
    let players = match round {
        Some(round) => state.players_in(round.number).map(line).collect(),
        None => asked.players().map(line).collect(),
    };
    let board = round.map_or(&state.board, |round| &round.board);
    Some(RoundSheet {
        round: round.map_or_else(String::new, |round| round.number.to_string()),
        rack: round.map_or_else(|| rest(state), |round| played_rack(state, round)),
        best: round.map_or_else(Vec::new, |round| best(asked, view, round)),
        board: board_view(&state.edition, board, None, asked.language),
        players,
        head_words: head_words(state, &view.told.head, asked.language),
    })
}

/// What stayed on the rack, for what will be drawn to be written behind: `СЦ+`.
fn rest(state: &Tournament) -> String {
    let lying = lying(state);
    if lying.is_empty() {
        return String::new();
    }
    format!("{}+", joined_rack(&state.edition, &lying, 0))
}

fn best(asked: &Asked<'_>, view: &DeskView, round: &Round) -> Vec<BestLine> {
    let edition = &asked.state.edition;
    let ranked = view.placements(round.number).unwrap_or_default();
    let line = |ranked: &Ranked| BestLine {
        placement: shown_placement(&PlacementText::of(edition, &ranked.placement)),
        points: ranked.points,
    };
    let is_out = round.may_be_marked();
    ranked.iter().filter(|_| is_out).take(WRITTEN).map(line).collect()
}
