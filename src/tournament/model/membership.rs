//! What a federation knows of a player, kept so that its list can be written again.

use serde::{Deserialize, Serialize};

/// What a federation's list says of a player beside name, club and category, as it is written
/// there. Nothing of it changes the game; what is empty is not known.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(default)]
pub struct Membership {
    /// The number of his licence.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub licence: String,
    /// Which part of his name, at its end, is the given one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub given: String,
    /// His series, such as `4B`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub series: String,
    /// His rating at Duplicate.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rating: String,
    /// His nationality, in the list's letters for it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub nationality: String,
}

impl Membership {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Family name and given names of a player who is called so.
    ///
    /// The given ones are those that are noted, where the name still ends with them. Else the
    /// family name is what alone is written in capitals at the beginning, or the first word; the last
    /// one where people name the family last.
    ///
    /// ```
    /// use flavita_tournament::model::membership::Membership;
    /// let noted = Membership { given: "Anne".to_owned(), ..Membership::default() };
    /// assert_eq!(noted.parts("Le Goff Anne", true), ("Le Goff", "Anne"));
    /// assert_eq!(noted.parts("Le Goff Marie", true), ("Le", "Goff Marie"));
    /// let nothing = Membership::default();
    /// assert_eq!(nothing.parts("DE LA TOUR Jean", false), ("DE LA TOUR", "Jean"));
    /// assert_eq!(nothing.parts("Ada", true), ("Ada", ""));
    /// assert_eq!(nothing.parts("Ada Maria Veen", false), ("Veen", "Ada Maria"));
    /// ```
    pub fn parts<'a>(&self, name: &'a str, is_family_first: bool) -> (&'a str, &'a str) {
        let noted = name.strip_suffix(self.given.as_str());
        let noted = noted.and_then(|family| family.strip_suffix(' '));
        if let Some(family) = noted.filter(|_| !self.given.is_empty()) {
            return (family, &name[family.len() + 1..]);
        }
        let ends = name.match_indices(' ').map(|(end, _)| end);
        let is_capital = |end: &usize| !name[..*end].chars().any(char::is_lowercase);
        let has_small = name.chars().any(char::is_lowercase);
        let capitals = ends.clone().take_while(is_capital).last().filter(|_| has_small);
        if let (None, false, Some((given, family))) =
            (capitals, is_family_first, name.rsplit_once(' '))
        {
            return (family, given);
        }
        let end = capitals.or_else(|| ends.clone().next());
        let (family, given) = name.split_at(end.unwrap_or(name.len()));
        (family, given.trim_start())
    }
}
