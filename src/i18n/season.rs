//! How a season counts, in plain sentences, and what cannot be done about its people.

use crate::rules::speaker::{key_of, ties};
use crate::{language::Language, text::fault_sentence};
use flavita_contests::season::rule::{PlacePoints, PointsBy, SeasonRule};
use flavita_contests::{season::editing::EditRefusal, season::likeness::Likeness};

/// What a tournament brings, how many results count, what decides between equals.
pub fn sentences(rule: &SeasonRule, language: Language) -> Vec<String> {
    let mut sentences = points(rule, language);
    sentences.push(match rule.best {
        0 => say!(language, "season-best-all"),
        best => say!(language, "season-best", n = best),
    });
    let tie = |tie| say!(language, &format!("season-tie-{}", key_of(tie)));
    sentences.push(ties(language, rule.ties.iter().map(tie)));
    sentences
}

fn points(rule: &SeasonRule, language: Language) -> Vec<String> {
    match (rule.points, &rule.places) {
        (PointsBy::Percentage, _) => vec![say!(language, "season-points-percentage")],
        (PointsBy::Total, _) => vec![say!(language, "season-points-total")],
        (PointsBy::Places, places) => {
            places.iter().flat_map(|one| by_place(one, language)).collect()
        }
    }
}

fn by_place(places: &PlacePoints, language: Language) -> Vec<String> {
    let table: Vec<String> = places.table.iter().map(i64::to_string).collect();
    let mut sentences = vec![say!(language, "season-points-places", table = table.join(", "))];
    if places.taking_part > 0 {
        sentences.push(say!(language, "season-taking-part", n = places.taking_part));
    }
    sentences.push(say!(language, &format!("season-equal-{}", key_of(places.equal))));
    sentences
}

/// Why two names may be one person's, in a few words.
pub fn likeness(likeness: Likeness, language: Language) -> String {
    say!(language, &format!("season-like-{likeness}"))
}

/// Why nothing was decided about people.
pub fn refusal(refusal: &EditRefusal, language: Language) -> String {
    match refusal {
        EditRefusal::Gone => say!(language, "season-refusal-gone"),
        EditRefusal::One(name) => say!(language, "season-refusal-one", name),
        EditRefusal::Met { one, other, stage } => {
            say!(language, "season-refusal-met", one, other, stage)
        }
        EditRefusal::Text(fault) => fault_sentence(language, fault),
    }
}
