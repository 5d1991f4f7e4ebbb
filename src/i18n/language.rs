//! The languages Flavita speaks, and how one of them is chosen.

/// The one list of the languages: each with its tag, its own name, what it writes between the
/// thousands and before the fraction of a number, its dash, its semicolon and its colon.
macro_rules! languages {
    ($($(#[$note:meta])* $language:ident $tag:tt $own_name:tt $thousands:tt $decimal:tt
        $dash:tt $semicolon:tt $colon:tt;)*) => {
        /// A language of the pages; Russian where nothing else is asked for.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
        pub enum Language {
            $($(#[$note])* $language,)*
        }

        impl Language {
            /// Every language, in the order in which the pages offer them.
            pub const ALL: [Self; [$(Language::$language),*].len()] = [$(Self::$language),*];

            /// The tag that stands in `lang="…"`, in `?lang=` and in the cookie, and the name of
            /// the language's folders.
            pub const fn tag(self) -> &'static str {
                match self { $(Self::$language => $tag,)* }
            }

            /// The name by which its own speakers know the language.
            pub const fn own_name(self) -> &'static str {
                match self { $(Self::$language => $own_name,)* }
            }

            /// What stands between groups of three digits.
            pub const fn thousands(self) -> char {
                match self { $(Self::$language => $thousands,)* }
            }

            /// What stands before the fraction of a number.
            pub const fn decimal_mark(self) -> char {
                match self { $(Self::$language => $decimal,)* }
            }

            /// What stands between two parts of a line that the program puts together, as between a
            /// word and what it is: Russian has the long dash; no line begins with it.
            pub const fn dash(self) -> &'static str {
                match self { $(Self::$language => $dash,)* }
            }

            /// The semicolon between the parts of such a line.
            pub const fn semicolon(self) -> &'static str {
                match self { $(Self::$language => $semicolon,)* }
            }

            /// The colon of such a line, which French parts from the word before it.
            pub const fn colon(self) -> &'static str {
                match self { $(Self::$language => $colon,)* }
            }
        }
    };
}

languages! {
    /// Русский.
    #[default]
    Russian "ru" "Русский" '\u{a0}' ',' "\u{a0}— " "; " ": ";
    /// English.
    English "en" "English" ',' '.' "\u{a0}– " "; " ": ";
    /// Magyar.
    Hungarian "hu" "Magyar" '\u{a0}' ',' "\u{a0}– " "; " ": ";
    /// Čeština.
    Czech "cs" "Čeština" '\u{a0}' ',' "\u{a0}– " "; " ": ";
    /// Français.
    French "fr" "Français" '\u{202f}' ',' "\u{a0}– " "\u{a0}; " "\u{a0}: ";
}

impl Language {
    /// The languages whose catalogue has every key; only these are offered.
    pub const COMPLETE: &'static [Self] = &Self::ALL;

    /// Reads a tag; the region does not matter, so `en-GB` is English.
    ///
    /// # Examples
    ///
    /// ```
    /// use flavita_i18n::language::Language;
    ///
    /// assert_eq!(Language::from_tag("en-GB"), Some(Language::English));
    /// assert_eq!(Language::from_tag("CS"), Some(Language::Czech));
    /// assert_eq!(Language::from_tag("de"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.trim().split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The first of a machine's languages that the program speaks, else English. Who sets the locale
    /// `C` wants no other language.
    pub fn of_machine(tags: impl Iterator<Item = String>) -> Self {
        let primary = |tag: &str| tag.split(['-', '_', '.']).next().unwrap_or_default().to_owned();
        let mut wishes = tags.take_while(|tag| !matches!(primary(tag).as_str(), "C" | "POSIX"));
        wishes.find_map(|tag| Self::from_tag(&tag)).unwrap_or(Self::English)
    }

    /// The complete language that an `Accept-Language` header wants most.
    ///
    /// # Examples
    ///
    /// ```
    /// use flavita_i18n::language::Language;
    ///
    /// let header = "de, en;q=0.7, ru;q=0.9";
    /// assert_eq!(Language::from_accept_language(header), Some(Language::Russian));
    /// assert_eq!(Language::from_accept_language("de"), None);
    /// ```
    pub fn from_accept_language(header: &str) -> Option<Self> {
        let mut best = None;
        for wish in header.split(',') {
            let mut parts = wish.split(';');
            let language = parts.next().and_then(Self::from_tag).filter(|l| l.is_complete());
            let weight = parts
                .find_map(|part| part.trim().strip_prefix("q="))
                .map_or(1000, |weight| thousandths(weight).unwrap_or(0));
            let is_better = best.is_none_or(|(_, highest)| weight > highest);
            if let Some(language) = language.filter(|_| weight > 0 && is_better) {
                best = Some((language, weight));
            }
        }
        best.map(|(language, _)| language)
    }

    /// Whether the catalogue of this language has every key.
    pub fn is_complete(self) -> bool {
        Self::COMPLETE.contains(&self)
    }
}

/// A weight like `0.75` in thousandths.
fn thousandths(weight: &str) -> Option<u32> {
    let (whole, fraction) = weight.trim().split_once('.').unwrap_or((weight.trim(), ""));
    let fraction: String = fraction.chars().chain("000".chars()).take(3).collect();
    Some(whole.parse::<u32>().ok()?.min(1) * 1000 + fraction.parse::<u32>().ok()?)
}
