//! Whether pages for staff are light or dark.

use strum::{EnumString, IntoStaticStr};

/// A choice of light or dark; its name stands in addresses, in the cookie and in templates.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Shade {
    /// As the machine asks.
    #[default]
    Machine,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Shade {
    /// All of them, in the order in which pages offer them.
    pub const ALL: [Self; 3] = [Self::Machine, Self::Light, Self::Dark];
    /// The cookie that remembers the choice of this device.
    pub const COOKIE: &str = "flavita_shade";

    /// Its name.
    pub fn tag(self) -> &'static str {
        self.into()
    }

    /// The media for which the dark colours hold; paper is never dark.
    pub const fn media(self) -> &'static str {
        match self {
            Self::Machine => "screen and (prefers-color-scheme: dark)",
            Self::Light => "not all",
            Self::Dark => "screen",
        }
    }
}
