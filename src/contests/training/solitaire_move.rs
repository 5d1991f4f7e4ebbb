//! What can be done in a turn of a game that is played alone.

use crate::training::source::Basis;
use flavita_game::{parse_rack, rack_text};
use flavita_tournament::model::PlacementText;
use serde::{Deserialize, Serialize};

/// What was done in a turn.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(tag = "did", rename_all = "snake_case")]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum SolitaireMove {
    /// A word was laid.
    Lay(PlacementText),
    /// Tiles were given back for others.
    Exchange { tiles: String },
    /// Nothing.
    Pass,
}

/// More bytes than the letters of a rack take; no set has so many tiles of a kind.
const MOST_TYPED: usize = 200;

impl SolitaireMove {
    /// The exchange of these tiles, as they were typed; `None` where they are none.
    pub fn exchange(basis: Basis<'_>, typed: &str) -> Option<Self> {
        let capitals: String = typed.split_whitespace().flat_map(str::chars).collect();
        if capitals.len() > MOST_TYPED {
            return None;
        }
        let tiles = parse_rack(basis.edition, &capitals.to_uppercase()).ok()?;
        Some(Self::Exchange { tiles: rack_text(basis.edition, tiles.tiles()) })
    }
}
