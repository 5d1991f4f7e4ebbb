//! Takes the bytes of a file of meanings apart: numbers, texts and columns of numbers.

use crate::{head::LexiconError, packing::read_number};

/// The bytes that are still to be read.
pub(super) struct Parts<'a>(pub(super) &'a [u8]);

const TOO_SOON: LexiconError = LexiconError::Damaged("it ends too soon");
const NO_TEXT: LexiconError = LexiconError::Damaged("a text that is none");

impl<'a> Parts<'a> {
    pub(super) fn number(&mut self) -> Result<u32, LexiconError> {
        let mut bytes = self.0.iter();
        let number = read_number(&mut bytes.by_ref().copied())?;
        self.0 = bytes.as_slice();
        Ok(number)
    }

    /// A number below a limit.
    pub(super) fn below(&mut self, limit: usize) -> Result<u32, LexiconError> {
        let number = self.number()?;
        let is_below = (number as usize) < limit;
        is_below.then_some(number).ok_or(LexiconError::Damaged("a number without its thing"))
    }

    /// How many things follow: none takes less than a byte.
    pub(super) fn count(&mut self) -> Result<usize, LexiconError> {
        let count = self.number()? as usize;
        if count > self.0.len() { Err(TOO_SOON) } else { Ok(count) }
    }

    pub(super) fn texts(&mut self) -> Result<Vec<Box<str>>, LexiconError> {
        (0..self.count()?).map(|_| self.text()).collect()
    }

    fn text(&mut self) -> Result<Box<str>, LexiconError> {
        let length = self.count()?;
        std::str::from_utf8(self.take(length)?).map(Box::from).or(Err(NO_TEXT))
    }

    fn take(&mut self, length: usize) -> Result<&'a [u8], LexiconError> {
        let (taken, left) = self.0.split_at_checked(length).ok_or(TOO_SOON)?;
        self.0 = left;
        Ok(taken)
    }

    /// Texts of which each shares its beginning with the one before: all in one, and their ends.
    pub(super) fn stems(&mut self, count: usize) -> Result<(String, Vec<u32>), LexiconError> {
        let (mut all, mut ends, mut last) = (String::new(), Vec::new(), Vec::new());
        for _ in 0..count {
            let shared = self.number()? as usize;
            if shared > last.len() {
                return Err(NO_TEXT);
            }
            last.truncate(shared);
            let rest = self.count()?;
            last.extend_from_slice(self.take(rest)?);
            all.push_str(std::str::from_utf8(&last).or(Err(NO_TEXT))?);
            ends.push(u32::try_from(all.len()).or(Err(NO_TEXT))?);
        }
        Ok((all, ends))
    }

    pub(super) fn column(&mut self, count: usize, limit: usize) -> Result<Vec<u32>, LexiconError> {
        (0..count).map(|_| self.below(limit)).collect()
    }
}
