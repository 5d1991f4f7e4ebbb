//! The chapters of the rules.

use crate::rules::{ending, rack, scoring, slip, standings, time, tops, warnings};
use crate::{language::Language, rules::speaker::Speaker};
use flavita_game::Edition;
use flavita_tournament::profile::definition::Profile;
use serde::Serialize;

/// A part of the rules with its heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chapter {
    /// The stable name: `rack`, `time`, `slip`, `scoring`, `zero`, `warnings`, `tops`, `ending`
    /// or `standings`.
    pub name: &'static str,
    /// The heading.
    pub title: String,
    /// Whole sentences.
    pub sentences: Vec<String>,
}

/// The rules by which a tournament is played, in the order in which a player meets them.
///
/// Every value of the profile that has an effect stands in some sentence. `edition` is the edition
/// as the profile's form plays it.
pub fn chapters(language: Language, rules: &Profile, edition: &Edition) -> Vec<Chapter> {
    let speaker = Speaker { language, rules, edition };
    let parts: [(&'static str, Vec<String>); 9] = [
        ("rack", rack::sentences(speaker)),
        ("time", time::sentences(speaker)),
        ("slip", slip::sentences(speaker)),
        ("scoring", scoring::sentences(speaker)),
        ("zero", scoring::zeros(speaker)),
        ("warnings", warnings::sentences(speaker)),
        ("tops", tops::sentences(speaker)),
        ("ending", ending::sentences(speaker)),
        ("standings", standings::sentences(speaker)),
    ];
    let chapter = |(name, sentences)| Chapter {
        name,
        title: speaker.plain(&format!("rules-{name}")),
        sentences,
    };
    parts.map(chapter).into()
}
