//! How a published board looks: names and colours of its squares.

use std::fmt;

use crate::edition::premium::Premium;

/// A colour of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour {
    /// Red, green and blue, 0 to 255.
    pub channels: [u8; 3],
}

impl Colour {
    /// Reads `#RRGGBB`.
    ///
    /// ```
    /// use flavita_game::edition::look::Colour;
    /// assert_eq!(Colour::parse("#B3261E").unwrap().to_string(), "#B3261E");
    /// assert!(Colour::parse("red").is_none());
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| {
            digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
        })?;
        let channel = |i: usize| u8::from_str_radix(&digits[i..i + 2], 16).ok();
        Some(Self { channels: [channel(0)?, channel(2)?, channel(4)?] })
    }

    /// Whether dark writing reads better on it than white.
    ///
    /// The weights are those of the relative luminance of WCAG 2; the limit is where black and
    /// white have about the same contrast by its formula, 4.5 to 1.
    pub fn is_light(self) -> bool {
        let [red, green, blue] = self.channels.map(u32::from);
        2126 * red + 7152 * green + 722 * blue > 10_000 * 120
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.channels;
        write!(formatter, "#{red:02X}{green:02X}{blue:02X}")
    }
}

/// How a kind of square looks on the published board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareLook {
    /// What players call it, in the edition's language: "красное поле".
    pub name: String,
    /// Its colour.
    pub colour: Colour,
}

/// How the published board looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardLook {
    /// The colour round the squares.
    pub ground: Colour,
    /// Every kind of square, in the order of [`Premium::ALL`].
    pub squares: [SquareLook; Premium::ALL.len()],
}

impl BoardLook {
    /// How a kind of square looks.
    pub fn of(&self, premium: Premium) -> &SquareLook {
        &self.squares[premium as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_writing_goes_on_dark_colours_and_black_on_light_ones() {
        let is_light = |text| Colour::parse(text).unwrap().is_light();
        assert!(is_light("#FFFFFF") && is_light("#F2A93B") && is_light("#7CC4EE"));
        assert!(is_light("#3E9F50") && is_light("#E67A1E"));
        assert!(!is_light("#000000") && !is_light("#B3261E") && !is_light("#0B4F9C"));
    }

    #[test]
    fn what_is_no_colour_is_refused() {
        for text in ["", "#", "#12345", "#1234567", "#12345g", "#+12345", "123456", "#ёжik"] {
            assert_eq!(Colour::parse(text), None, "{text}");
        }
    }
}
