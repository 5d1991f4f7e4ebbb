//! What has to be said about the games of a meeting.

use crate::{catalogue::say, language::Language, names::numbered, rules::names::profile_name};
use flavita_contests::{meeting::cumulated::Cumulated, meeting::differences::Difference};

/// That games have different rules, and names that do not agree: a sentence each.
pub fn warnings(cumulated: &Cumulated<'_>, language: Language) -> Vec<String> {
    let rules = cumulated.has_other_rules.then(|| {
        let name = profile_name(language, cumulated.rules);
        say(language, "cumulated-other-rules", &[("name", name.into())])
    });
    let differences = cumulated.differences.iter();
    let differences = differences.map(|one| difference(one, language));
    rules.into_iter().chain(differences).collect()
}

fn difference(difference: &Difference, language: Language) -> String {
    let games = |games: &[u32]| {
        let numbers: Vec<String> = games.iter().map(u32::to_string).collect();
        let arguments = [("n", games.len().into()), ("games", numbers.join(", ").into())];
        say(language, "cumulated-in-games", &arguments)
    };
    let list = |parts: Vec<String>| parts.join(", ");
    match difference {
        Difference::Names { number, names } => {
            let names = names.iter().map(|(name, at)| format!("{name} ({})", games(at)));
            let arguments = [("number", (*number).into()), ("names", list(names.collect()).into())];
            say(language, "cumulated-names-differ", &arguments)
        }
        Difference::Numbers { name, numbers } => {
            let numbers = numbers
                .iter()
                .map(|(number, at)| format!("{} ({})", numbered(language, *number), games(at)));
            let arguments =
                [("name", name.as_str().into()), ("numbers", list(numbers.collect()).into())];
            say(language, "cumulated-numbers-differ", &arguments)
        }
    }
}
