//! What a form of other programs cannot hold.

use flavita_tournament::model::ids::PlayerNumber;

/// Why a tournament cannot be written in a form.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Unwritable {
    /// A name that the form has no letters for.
    #[error("the form has no letters for \"{name}\", player {number}")]
    Letters { number: PlayerNumber, name: String },
}
