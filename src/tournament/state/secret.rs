//! The secret of the draw, in memory.

/// The secret of a draw while nobody may know it; no message shows it.
#[derive(Clone, derive_more::Debug)]
#[debug("Secret")]
pub struct Secret(String);

impl Secret {
    /// Takes the 32 bytes of a secret, in hexadecimal.
    pub fn new(hex: String) -> Self {
        Self(hex)
    }

    /// The secret itself: for the draw, for the file that keeps it, and for its publication.
    pub fn expose(&self) -> &str {
        &self.0
    }
}
