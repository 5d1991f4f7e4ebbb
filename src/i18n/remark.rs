//! What was amiss with a slip that scores all the same, as sentences.

use crate::{language::Language, names::points, names::shown_word};
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
    let mut sentences = Remarks { language, rules, text: slip, verdict }.sentences();
    if sentences.is_empty() {
        return None;
    }
    let counted = points(language, verdict.points);
    sentences.push(say!(language, "remark-counted", points = counted));
    Some(sentences.join(" "))
}

/// Whose remarks are told.
#[derive(Clone, Copy)]
struct Remarks<'a> {
    language: Language,
    rules: &'a Profile,
    text: &'a SlipText,
    verdict: &'a Verdict,
}

impl Remarks<'_> {
    /// Each in a sentence, with what it costs and whether it is a warning.
    fn sentences(self) -> Vec<String> {
        self.verdict.remarks.iter().map(|remark| self.sentence(*remark)).collect()
    }

    fn sentence(self, Deduction { infraction, cost }: Deduction) -> String {
        let mut parts = vec![self.what(infraction)];
        if cost > 0 {
            let points = points(self.language, cost);
            parts.push(say!(self.language, "remark-cost", points));
        }
        if self.rules.warns_of(infraction) {
            parts.push(say!(self.language, "remark-warning"));
        }
        parts.join(" ")
    }

    fn what(self, infraction: Infraction) -> String {
        let key = format!("remark-{}", infraction.name().replace('_', "-"));
        let reading = self.verdict.reading.as_ref();
        let text = reading.map(|reading| format!("{} {}", shown_word(&reading.word), reading.at));
        let (claimed, worth) = (self.text.claimed.unwrap_or(0), self.verdict.would_be.unwrap_or(0));
        say!(self.language, &key, claimed, worth, text = text.unwrap_or_default())
    }
}
