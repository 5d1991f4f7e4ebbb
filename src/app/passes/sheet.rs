//! What is printed on a badge.

use crate::passes::token::Token;

/// What a badge says that nobody else may know; kept in memory only, until the program stops.
#[derive(Clone, PartialEq, Eq)]
pub struct Printed {
    /// The token of its QR code.
    pub token: Token,
    /// The PIN, six digits.
    pub pin: String,
}

impl std::fmt::Debug for Printed {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Printed(..)")
    }
}
