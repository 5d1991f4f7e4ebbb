//! QR codes without a picture file: a path that the page draws itself.

use fast_qr::{ECL, QRBuilder};
use serde::Serialize;
use std::fmt::Write;

/// A QR code: dark squares on light ground, four squares of quiet ground around.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct QrView {
    /// Width and height in squares, with the quiet ground.
    pub size: usize,
    /// The dark squares as the `d` of an SVG path: runs of a row each.
    pub path: String,
}

/// A code with its number.
#[derive(Debug, Clone, Serialize)]
pub struct CodeView {
    /// From 1.
    pub number: usize,
    /// The code.
    pub code: QrView,
}

/// The codes of long texts with their numbers, with as much to spare as paper needs; none of one that
/// is too long.
pub fn numbered<'a>(texts: impl Iterator<Item = (usize, &'a String)>) -> Vec<CodeView> {
    let code = |text: &String| drawn(QRBuilder::new(text.as_str()).ecl(ECL::M));
    texts.filter_map(|(number, text)| Some(CodeView { number, code: code(text)? })).collect()
}

/// Squares of quiet ground around, as the standard asks.
const QUIET: usize = 4;

/// The code of a text; `None` for one that is too long.
pub fn qr(text: &str) -> Option<QrView> {
    drawn(&QRBuilder::new(text))
}

fn drawn(code: &QRBuilder) -> Option<QrView> {
    let code = code.build().ok()?;
    let mut path = String::new();
    for y in 0..code.size {
        let mut x = 0;
        while x < code.size {
            let run = (x..code.size).take_while(|x| code[y][*x].value()).count();
            if run > 0 {
                let (left, top) = (x + QUIET, y + QUIET);
                write!(path, "M{left} {top}h{run}v1h-{run}z").expect("memory takes text");
            }
            x += run.max(1);
        }
    }
    Some(QrView { size: code.size + 2 * QUIET, path })
}

#[cfg(test)]
mod tests {
    use super::qr;

    #[test]
    fn a_code_has_its_three_corners_and_quiet_ground() {
        let code = qr("http://192.168.1.10:8080/t/2026-11-21-1/join#00").unwrap();
        assert!(code.size > 21 + 8);
        assert!(code.path.starts_with("M4 4h7v1h-7z"), "{}", code.path);
        assert!(code.path.contains(&format!("M{} 4h7", code.size - 11)));
        assert!(code.path.contains(&format!("M4 {}h7", code.size - 11)));
        assert_eq!(qr(&"0".repeat(10_000)), None);
    }
}
