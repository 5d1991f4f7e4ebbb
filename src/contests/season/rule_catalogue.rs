//! The season rules that come with the program.

use crate::season::rule::SeasonRule;

/// Every embedded file, by the id of its rule, in the order in which people are offered them.
pub const EMBEDDED: &[(&str, &str)] = &[
    embedded!("seasons", "percentage"),
    embedded!("seasons", "places"),
    embedded!("seasons", "total"),
    embedded!("seasons", "trios"),
];

/// The embedded rule of this name.
pub fn embedded(id: &str) -> Option<SeasonRule> {
    let (_, text) = EMBEDDED.iter().find(|(known, _)| *known == id)?;
    Some(SeasonRule::parse(text).expect("a test reads every embedded rule"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_rule_is_sound_and_named_by_its_file() {
        for (id, text) in EMBEDDED {
            let rule = SeasonRule::parse(text);
            assert_eq!(rule.map(|rule| rule.id), Ok((*id).to_owned()));
        }
    }
}
