//! A game of solitaire: one rack, two, or all tiles open.

use crate::parts::{BoardView, TileView, board_view, rack_view, shown_placement};
use crate::training::round::Typed;
use flavita_contests::training::solitaire::{SolitaireGame, SolitaireKind, Table};
use flavita_contests::training::{exercise::Misfit, solitaire_move::SolitaireMove, source::Basis};
use flavita_game::{Edition, Tile, rack_text};
use flavita_i18n::{language::Language, names::points, names::shown_rack};
use serde::Serialize;

/// `GET /training/solitaire`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SolitairePage {
    /// `Ход 7`, or that the game is over.
    pub title: String,
    /// What the game is called.
    pub game: String,
    /// How many moves were made: what is sent is for this table.
    pub number: usize,
    /// Whose rack it is; empty with open tiles.
    pub whose: String,
    /// The points of everybody.
    pub totals: Vec<String>,
    /// What is to be beaten, or was; empty in a first game and with two racks.
    pub best: String,
    /// What was done last, a sentence each.
    pub last: Vec<String>,
    /// The rack; none with open tiles.
    pub rack: Vec<TileView>,
    /// The tiles that are left, `А×8`; none with a rack.
    pub left: Vec<String>,
    /// `В мешке 86`, or `Осталось 86`.
    pub bag: String,
    /// Whether all tiles lie open.
    pub is_open: bool,
    /// Whether nothing more can be done.
    pub is_over: bool,
    /// The letters that a blank may stand for.
    pub letters: Vec<String>,
    /// The board.
    pub board: BoardView,
    /// What was typed, and what is wrong with it.
    #[serde(flatten)]
    pub typed: Typed,
}

page!(SolitairePage, "training/training_solitaire.html");

/// Where it is played.
pub const SOLITAIRE: &str = "/training/solitaire";

/// The page of a game.
///
/// # Errors
/// The first move that does not fit its edition.
pub fn page(
    game: &SolitaireGame,
    basis: Basis<'_>,
    language: Language,
) -> Result<SolitairePage, Misfit> {
    let (table, edition) = (game.table(basis)?, basis.edition);
    let is_open = game.kind == SolitaireKind::Open;
    let labels = edition.letters().map(|letter| edition.label(letter));
    let (key, count) =
        if is_open { ("solitaire-left", table.rack.len()) } else { ("solitaire-bag", table.bag) };
    let title = if table.is_over {
        say!(language, "training-result")
    } else {
        say!(language, "round-title", n = game.moves.len() + 1)
    };
    Ok(SolitairePage {
        title,
        game: game.title.clone(),
        number: game.moves.len(),
        whose: if is_open { String::new() } else { named(game, table.on_turn, language) },
        totals: totals(game, &table, language),
        best: best(game, &table, language).unwrap_or_default(),
        last: last(game, edition, &table, language),
        rack: if is_open { Vec::new() } else { rack_view(edition, &table.rack) },
        left: if is_open { left(edition, &table.rack) } else { Vec::new() },
        bag: say!(language, key, n = count),
        is_open,
        is_over: table.is_over,
        letters: labels.map(str::to_owned).collect(),
        board: board_view(edition, &table.board, None, language),
        typed: Typed::default(),
    })
}

/// `Первый набор`, `Второй набор`, or who plays them.
fn named(game: &SolitaireGame, seat: usize, language: Language) -> String {
    let key = match (game.kind, seat, game.opponent.is_empty()) {
        (SolitaireKind::One | SolitaireKind::Open, ..) | (SolitaireKind::Two, 0, false) => {
            "solitaire-you"
        }
        (SolitaireKind::Two, 0, true) => "solitaire-first",
        (SolitaireKind::Two, _, true) => "solitaire-second",
        (SolitaireKind::Two, _, false) => "solitaire-computer",
    };
    say!(language, key)
}

fn totals(game: &SolitaireGame, table: &Table, language: Language) -> Vec<String> {
    let total = |(seat, total): (usize, &i64)| {
        let (name, points) = (named(game, seat, language), points(language, *total));
        say!(language, "solitaire-total", name, points)
    };
    table.totals.iter().enumerate().map(total).collect()
}

/// How the total stands beside the best of before.
fn best(game: &SolitaireGame, table: &Table, language: Language) -> Option<String> {
    let best = game.best?;
    let is_beaten = game.counted(table).is_some_and(|total| total > best);
    let key = if is_beaten { "solitaire-best-new" } else { "solitaire-best" };
    Some(say!(language, key, points = points(language, best)))
}

/// The last moves: one of each player.
fn last(game: &SolitaireGame, edition: &Edition, table: &Table, language: Language) -> Vec<String> {
    let moves = game.moves.iter().zip(&table.plays);
    let said = |(deed, (seat, scored)): (&SolitaireMove, &(usize, i64))| {
        let text = match deed {
            SolitaireMove::Lay(laid) => {
                format!("{}, {}", shown_placement(laid), points(language, *scored))
            }
            // The computer's tiles are nobody's business.
            SolitaireMove::Exchange { .. } if *seat == 1 && !game.opponent.is_empty() => {
                say!(language, "solitaire-exchanged")
            }
            SolitaireMove::Exchange { tiles } => {
                let tiles = shown_rack(edition, tiles);
                format!("{} {tiles}", say!(language, "solitaire-exchanged"))
            }
            SolitaireMove::Pass => say!(language, "solitaire-passed"),
        };
        say!(language, "solitaire-total", name = named(game, *seat, language), points = text)
    };
    let told: Vec<String> = moves.map(said).collect();
    told[told.len().saturating_sub(table.totals.len())..].to_vec()
}

/// Each kind of tile with how many of it are left.
fn left(edition: &Edition, tiles: &[Tile]) -> Vec<String> {
    let kinds = tiles.chunk_by(|one, other| one == other);
    let shown = |kind: &[Tile]| {
        let tile = shown_rack(edition, &rack_text(edition, &kind[..1]));
        format!("{tile}×{}", kind.len())
    };
    kinds.map(shown).collect()
}
