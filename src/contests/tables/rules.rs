//! The rules in which ordinary games differ: values, a TOML file each (`tournaments/tables/*.toml`).
//!
//! A file names what differs from `russian`.

use crate::season::reading::{broken, read};
use flavita_game::FaultyText;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use toml::Value;

/// Every embedded file, by its id, in the order in which people are offered them.
pub const EMBEDDED: &[(&str, &str)] = embedded!("tables":
    "russian", "czech", "hungarian", "encyclopaedia", "tournament", "judged", "friendly"
);

/// The embedded rules of this name.
pub fn embedded(id: &str) -> Option<TableRules> {
    let (_, text) = EMBEDDED.iter().find(|(known, _)| *known == id)?;
    Some(TableRules::parse(text).expect("a test reads every embedded file"))
}

/// The rules of an ordinary game.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "rules that hold or do not")]
pub struct TableRules {
    /// Their stable name; empty in a file that has none.
    pub id: String,
    /// How many tiles the bag must hold before any are exchanged.
    pub exchange_least_in_bag: u32,
    /// What a challenge in vain costs the challenger.
    pub lost_challenge: u32,
    /// What the play gets that was contested in vain.
    pub challenge_bonus: u32,
    /// Who looks after the words.
    pub words: WordsBy,
    /// Whether an exchange is a pass when passes are counted.
    #[serde(deserialize_with = "flag")]
    pub exchange_counts_as_pass: bool,
    /// How many passes in a row end the game; none: two of everybody.
    pub passes: Option<u32>,
    /// Whether who is out gets twice what the others have left, and they lose nothing.
    #[serde(deserialize_with = "flag")]
    pub out_takes_double: bool,
    /// A player's seconds for the whole game.
    #[serde(deserialize_with = "limit")]
    pub clock: Option<u32>,
    /// The seconds of one turn.
    #[serde(deserialize_with = "limit")]
    pub move_seconds: Option<u32>,
    /// Whether a player may take his own play back.
    pub withdraw: Withdrawal,
    /// Whether a blank on the board may be changed for its letter, to be laid in the same turn.
    #[serde(deserialize_with = "flag")]
    pub blank_bought_back: bool,
    /// The words that fit the theme, in capitals without brackets.
    pub theme: Vec<String>,
    /// What each of them brings beside its points.
    pub theme_points: u32,
    /// How many tiles the first word has at least, until everybody has handed the turn on.
    pub first_word: u32,
    /// Whether vowels lie in a bag of their own and who draws chooses. A record does not show it.
    #[serde(deserialize_with = "flag")]
    pub two_bags: bool,
    /// Whether nobody sees the racks until what is left is shown: the players have tiles of their own,
    /// and a record has empty racks and the number of the tiles exchanged.
    #[serde(deserialize_with = "flag")]
    pub racks_unseen: bool,
}

/// Who looks after the words.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WordsBy {
    /// The other players, who may contest a play.
    Challenge,
    /// The referee, before a play counts.
    Judged,
}

/// Whether a player may take his own play back.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// What lies, lies.
    Never,
    /// It costs the turn.
    Turn,
}

impl Default for TableRules {
    /// `russian`, without its name.
    fn default() -> Self {
        Self {
            id: String::new(),
            exchange_least_in_bag: 0,
            lost_challenge: 0,
            challenge_bonus: 0,
            words: WordsBy::Challenge,
            exchange_counts_as_pass: false,
            passes: None,
            out_takes_double: false,
            clock: None,
            move_seconds: None,
            withdraw: Withdrawal::Never,
            blank_bought_back: false,
            theme: Vec::new(),
            theme_points: 5,
            first_word: 2,
            two_bags: false,
            racks_unseen: false,
        }
    }
}

impl TableRules {
    /// Whether players may be told about words before they lie: a referee tells them anyway, and what
    /// can be taken back costs little.
    pub fn tells_words(&self) -> bool {
        self.words == WordsBy::Judged || self.withdraw == Withdrawal::Turn
    }

    /// The rules as a file.
    pub fn text(&self) -> String {
        toml::to_string(self).expect("every value of the rules can be written")
    }

    /// Reads rules.
    ///
    /// # Errors
    /// When the text is no TOML, a key is unknown, or a value is impossible. The error names every
    /// line.
    pub fn parse(text: &str) -> Result<Self, FaultyText> {
        read(text, |rules: &Self| {
            let is_capitals =
                |word: &String| !word.is_empty() && word.chars().all(char::is_uppercase);
            let is_amiss = !rules.theme.iter().all(is_capitals);
            let is_long = !(2..=15).contains(&rules.first_word);
            broken([
                (is_amiss, "theme", "a word has capitals only, without brackets"),
                (is_long, "first_word", "this is a number from 2 to 15"),
            ])
        })
    }
}

/// A number of seconds, or `"none"`.
fn limit<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u32>, D::Error> {
    let value = Value::deserialize(deserializer)?;
    if value.as_str() == Some("none") {
        return Ok(None);
    }
    let seconds = value.as_integer().and_then(|seconds| u32::try_from(seconds).ok());
    let reason = "this is a whole number of seconds, or \"none\"";
    seconds.map(Some).ok_or_else(|| D::Error::custom(reason))
}

/// `true` and `false`, or `"yes"` and `"no"`.
fn flag<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let word = value.as_str().filter(|word| ["yes", "no"].contains(word));
    let said = value.as_bool().or(word.map(|word| word == "yes"));
    said.ok_or_else(|| D::Error::custom("this is true or false"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_file_is_sound_and_has_its_own_name() {
        for (id, text) in EMBEDDED {
            assert_eq!(TableRules::parse(text).map(|rules| rules.id), Ok((*id).to_owned()));
        }
        let russian = TableRules { id: "russian".to_owned(), ..TableRules::default() };
        assert_eq!(embedded("russian"), Some(russian));
    }

    #[test]
    fn a_file_names_what_differs_and_its_faults_have_lines() {
        let rules = TableRules::parse("clock = 60\nexchange_counts_as_pass = \"yes\"").unwrap();
        let expected =
            TableRules { clock: Some(60), exchange_counts_as_pass: true, ..TableRules::default() };
        assert_eq!(rules, expected);
        for (text, part) in [
            ("\nclocks = 1", "line 2: unknown field `clocks`"),
            ("clock = -1", "line 1: this is a whole number of seconds, or \"none\""),
            ("lost_challenge = 1\nwords = \"looked up\"", "line 2: unknown variant"),
            ("\n\nwithdraw = ", "line 3: "),
        ] {
            let fault = TableRules::parse(text).unwrap_err().to_string();
            assert!(fault.starts_with(part), "{fault}");
        }
    }
}
