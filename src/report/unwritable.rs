//! What a form of other programs cannot hold.

use flavita_tournament::model::ids::PlayerNumber;

/// Why a tournament cannot be written in a form.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unwritable {
    /// A name that the form has no letters for.
    #[error("the form has no letters for \"{name}\", player {number}")]
    Letters {
        /// Whose name.
        number: PlayerNumber,
        /// The name.
        name: String,
    },
}
