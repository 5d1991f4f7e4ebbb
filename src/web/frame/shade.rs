//! Whether pages for staff are light or dark.

/// A choice of light or dark.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
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

    /// The name in addresses, in the cookie and in templates.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Machine => "machine",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// Reads a name.
    ///
    /// ```
    /// use flavita_web::frame::shade::Shade;
    /// assert_eq!(Shade::from_tag("dark"), Some(Shade::Dark));
    /// assert_eq!(Shade::from_tag("dusk"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|shade| shade.tag() == tag)
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
