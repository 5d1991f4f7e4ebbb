//! What was amiss with a slip that scores all the same, as sentences.

use crate::language::Language;
use crate::names::{points, shown_word};
use flavita_tournament::model::{Deduction, SlipText, Verdict, VerdictKind};
use flavita_tournament::{profile::definition::Profile, profile::warnings::Infraction};

/// What is amiss with a slip that scores all the same, and what counts; `None` where nothing is.
///
/// A slip of which only the points are wrong, at no price, has a sentence of its own.
pub fn amiss(
    rules: &Profile,
    slip: &SlipText,
    verdict: &Verdict,
    language: Language,
) -> Option<String> {
    let claimed = slip.claimed.filter(|claimed| *claimed != verdict.points);
    let is_free = verdict.kind(rules) == VerdictKind::Valid;
    if let Some(claimed) = claimed.filter(|_| is_free) {
        return Some(say!(language, "verdict-claim-differs", claimed, points = verdict.points));
    }
    let mut sentences = sentences(language, rules, slip, verdict);
    if sentences.is_empty() {
        return None;
    }
    let counted = points(language, verdict.points);
    sentences.push(say!(language, "remark-counted", points = counted));
    Some(sentences.join(" "))
}

/// Every remark of a verdict in a sentence, with what it costs and whether it is a warning.
fn sentences(
    language: Language,
    rules: &Profile,
    text: &SlipText,
    verdict: &Verdict,
) -> Vec<String> {
    let remarks = verdict.remarks.iter();
    remarks.map(|remark| sentence(language, rules, text, verdict, *remark)).collect()
}

fn sentence(
    language: Language,
    rules: &Profile,
    text: &SlipText,
    verdict: &Verdict,
    remark: Deduction,
) -> String {
    let mut parts = vec![what(language, text, verdict, remark.infraction)];
    if remark.cost > 0 {
        let cost = points(language, remark.cost);
        parts.push(say!(language, "remark-cost", points = cost));
    }
    if rules.warns_of(remark.infraction) {
        parts.push(say!(language, "remark-warning"));
    }
    parts.join(" ")
}

fn what(language: Language, text: &SlipText, verdict: &Verdict, infraction: Infraction) -> String {
    let key = format!("remark-{}", infraction.name().replace('_', "-"));
    let reading = verdict.reading.as_ref();
    let reading = reading.map_or_else(String::new, |reading| {
        format!("{} {}", shown_word(&reading.word), reading.at)
    });
    say!(
        language,
        &key,
        claimed = text.claimed.unwrap_or(0),
        worth = verdict.would_be.unwrap_or(0),
        text = reading
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use flavita_tournament::{model::PlacementText, profile::catalogue::embedded};

    #[test]
    fn every_lapse_is_a_sentence_in_every_complete_language() {
        let rules = embedded("fisf").unwrap();
        let text = SlipText { claimed: Some(24), ..SlipText::default() };
        for language in Language::COMPLETE {
            for &infraction in Infraction::ALL {
                let verdict = Verdict {
                    points: 15,
                    would_be: Some(20),
                    reading: Some(PlacementText { at: "H8".to_owned(), word: "CAt".to_owned() }),
                    reasons: Vec::new(),
                    is_top: false,
                    remarks: vec![Deduction { infraction, cost: 5 }],
                };
                let said = sentences(*language, &rules, &text, &verdict).remove(0);
                assert!(said.ends_with('.') && !said.contains("{$"), "{said}");
                assert!(said.contains('5'), "{said} does not tell the price");
                let name = infraction.name().replace('_', "-");
                let key = format!("rules-lapse-{name}");
                assert!(!say!(*language, &key).contains('⟦'), "{key}");
            }
        }
    }
}
