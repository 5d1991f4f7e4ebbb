//! What has to be said about the games of a meeting.

use crate::{language::Language, names::numbered, rules::names::profile_name, text::joined};
use flavita_contests::{meeting::cumulated::Cumulated, meeting::games::Difference};

/// That games have different rules, and names that do not agree: a sentence each.
pub fn warnings(cumulated: &Cumulated<'_>, language: Language) -> Vec<String> {
    let rules = cumulated.has_other_rules.then(|| {
        let name = profile_name(language, cumulated.rules);
        say!(language, "cumulated-other-rules", name)
    });
    let differences = cumulated.differences.iter();
    let differences = differences.map(|one| difference(one, language));
    rules.into_iter().chain(differences).collect()
}

fn difference(difference: &Difference, language: Language) -> String {
    let games = |games: &[u32]| {
        say!(language, "cumulated-in-games", n = games.len(), games = joined(games, ", "))
    };
    let list = |parts: Vec<String>| parts.join(", ");
    match difference {
        Difference::Names { number, names } => {
            let names = names.iter().map(|(name, at)| format!("{name} ({})", games(at)));
            say!(language, "cumulated-names-differ", number, names = list(names.collect()))
        }
        Difference::Numbers { name, numbers } => {
            let numbers = numbers
                .iter()
                .map(|(number, at)| format!("{} ({})", numbered(language, *number), games(at)));
            say!(language, "cumulated-numbers-differ", name, numbers = list(numbers.collect()))
        }
    }
}
