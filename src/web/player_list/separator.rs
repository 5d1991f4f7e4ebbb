//! What stands between the cells of a line, and the cells.

use flavita_i18n::formula::armed;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// What stands between the cells of a list, the preferred one first; its name stands in addresses and
/// in the keys of sentences.
#[derive(Clone, Copy, Debug, EnumString, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Separator {
    /// `;`
    Semicolon,
    /// A tab.
    Tab,
    /// `,`
    Comma,
    /// Nothing: every line is one cell.
    Nothing,
}

impl Separator {
    fn sign(self) -> Option<u8> {
        match self {
            Self::Semicolon => Some(b';'),
            Self::Tab => Some(b'\t'),
            Self::Comma => Some(b','),
            Self::Nothing => None,
        }
    }

    /// The separator of a whole list: the one that stands in most of its lines, outside of
    /// quotation marks.
    pub fn of_list(text: &str) -> Self {
        let lines = |one: &Self| text.lines().filter(|line| one.stands_in(line)).count();
        let counted = Self::VARIANTS.iter().rev().map(|one| (lines(one), *one));
        let most = counted.max_by_key(|(count, _)| *count);
        most.filter(|(count, _)| *count > 0).map_or(Self::Nothing, |(_, one)| one)
    }

    /// The separator of a line that somebody typed, whatever stands in the others.
    pub fn of_line(line: &str) -> Self {
        let mut all = Self::VARIANTS.iter();
        let found = all.find(|one| one.sign().is_some_and(|sign| line.contains(char::from(sign))));
        found.copied().unwrap_or(Self::Nothing)
    }

    fn stands_in(self, line: &str) -> bool {
        let mut parts = line.split('"').step_by(2);
        let sign = self.sign();
        sign.is_some_and(|sign| parts.any(|part| part.contains(char::from(sign))))
    }

    /// The cells of a line, without spaces around them and without the apostrophe that keeps a
    /// spreadsheet from taking a text for a formula.
    ///
    /// # Errors
    /// When a quotation mark is opened and not closed in the same line.
    pub fn cells(self, line: &str) -> Result<Vec<String>, Unclosed> {
        let Some(sign) = self.sign() else { return Ok(vec![line.trim().to_owned()]) };
        if is_unclosed(line, char::from(sign)) {
            return Err(Unclosed);
        }
        let mut reader = csv::ReaderBuilder::new();
        reader.has_headers(false).flexible(true).delimiter(sign).trim(csv::Trim::All);
        let mut reader = reader.from_reader(line.as_bytes());
        let record = reader.records().next().and_then(Result::ok);
        Ok(record.iter().flatten().map(|cell| armed(cell.trim()).to_owned()).collect())
    }
}

/// A quotation mark that is opened and not closed in the same line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unclosed;

/// Follows the quotation marks as RFC 4180 has them: one opens where a cell begins, two stand for
/// one inside.
fn is_unclosed(line: &str, sign: char) -> bool {
    let (mut is_open, mut begins) = (false, true);
    for c in line.chars() {
        let was_open = is_open;
        is_open ^= c == '"' && (begins || was_open);
        // After a closing mark a second one opens again.
        let closes = was_open && c == '"';
        begins = !is_open && (c == sign || closes || (begins && c == ' '));
    }
    is_open
}
