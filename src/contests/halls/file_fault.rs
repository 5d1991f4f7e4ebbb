//! Why what arrived is no result that can be counted.

/// Why a file, or a row of scanned codes, is no result of a hall.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FileFault {
    /// It is something else.
    #[error("it is not the result of a venue")]
    NotAResult,
    /// A newer program wrote it.
    #[error("a newer program wrote it (form {0})")]
    Newer(String),
    /// It is larger than any result.
    #[error("it is larger than a result can be")]
    TooLarge,
    /// Something in it cannot be read.
    #[error("it is damaged: {0}")]
    Damaged(String),
    /// The signature is not of these bytes.
    #[error("the signature does not match: it was changed after it was signed")]
    Signature,
    /// The name of the hall cannot be used.
    #[error("the name of the venue cannot be used: {0}")]
    HallName(String),
    /// The log does not lead to the hash that was signed with it.
    #[error("its log does not end with the hash given at its beginning")]
    Head,
    /// The log is no tournament.
    #[error("its log is not that of a tournament: {0}")]
    Log(String),
    /// The game goes on.
    #[error("its game is not over")]
    NotOver,
    /// Some of the codes were not scanned.
    #[error("of its {of} codes these are missing: {missing}")]
    CodesMissing {
        /// The numbers, runs joined.
        missing: String,
        /// How many there are in all.
        of: u32,
    },
}

impl FileFault {
    /// The stable name.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}
