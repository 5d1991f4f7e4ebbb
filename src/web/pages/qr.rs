//! A QR code as pages draw it.

use serde::Serialize;

/// A QR code: dark squares on light ground, four squares of quiet ground around.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct QrView {
    /// Width and height in squares, with the quiet ground.
    pub size: usize,
    /// The dark squares as the `d` of an SVG path: runs of a row each.
    pub path: String,
}
