//! What the squares of a board do to the points.

/// What a square of the board does to the points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Premium {
    /// Nothing.
    #[default]
    Plain,
    /// Doubles the letter.
    LetterDouble,
    /// Triples the letter.
    LetterTriple,
    /// Doubles the word.
    WordDouble,
    /// Triples the word.
    WordTriple,
}

impl Premium {
    /// Every kind of square.
    pub const ALL: [Self; 5] =
        [Self::Plain, Self::LetterDouble, Self::LetterTriple, Self::WordDouble, Self::WordTriple];

    /// The short name that templates, style sheets and exported pages have for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::LetterDouble => "dl",
            Self::LetterTriple => "tl",
            Self::WordDouble => "dw",
            Self::WordTriple => "tw",
        }
    }

    /// What the square multiplies its letter by.
    #[inline]
    pub const fn letter_factor(self) -> u8 {
        match self {
            Self::LetterDouble => 2,
            Self::LetterTriple => 3,
            Self::Plain | Self::WordDouble | Self::WordTriple => 1,
        }
    }

    /// What the square multiplies every word through it by.
    #[inline]
    pub const fn word_factor(self) -> u8 {
        match self {
            Self::WordDouble => 2,
            Self::WordTriple => 3,
            Self::Plain | Self::LetterDouble | Self::LetterTriple => 1,
        }
    }

    /// The sign of the square in an edition's file.
    pub const fn sign(self) -> char {
        match self {
            Self::Plain => '.',
            Self::LetterDouble => 'l',
            Self::LetterTriple => 'L',
            Self::WordDouble => 'w',
            Self::WordTriple => 'W',
        }
    }

    /// The square that a sign of an edition's file stands for.
    pub(crate) fn from_sign(sign: char) -> Option<Self> {
        Self::ALL.into_iter().find(|premium| premium.sign() == sign)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_stands_for_one_square() {
        for premium in Premium::ALL {
            assert_eq!(Premium::from_sign(premium.sign()), Some(premium));
        }
        assert_eq!(Premium::from_sign('x'), None);
    }
}
