//! The rule on which a verdict rests.

use crate::rules::{scoring, slip, time, warnings};
use crate::{language::Language, rules::speaker::Speaker};
use flavita_game::Edition;
use flavita_tournament::model::{Reason, Verdict};
use flavita_tournament::{profile::definition::Profile, profile::warnings::Infraction};
use serde::Serialize;

/// A rule, and the chapter of the rules of today in which it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Basis {
    /// The chapter's stable name.
    pub chapter: &'static str,
    /// The rule in a sentence, as it stands there.
    pub sentence: String,
}

/// The rules on which a verdict rests, in the order of its reasons and remarks, each once.
pub fn bases(
    language: Language,
    rules: &Profile,
    edition: &Edition,
    verdict: &Verdict,
) -> Vec<Basis> {
    let speaker = Speaker { language, rules, edition };
    let of_reasons = verdict.reasons.iter().flat_map(|r| of_reason(speaker, r));
    let of_remarks =
        verdict.remarks.iter().flat_map(|remark| of_infraction(speaker, remark.infraction));
    let mut bases: Vec<Basis> = Vec::new();
    for one in of_reasons.chain(of_remarks) {
        if !bases.contains(&one) {
            bases.push(one);
        }
    }
    bases
}

/// What the rules say about a reason; nothing about what rests on a ruling.
fn of_reason(speaker: Speaker<'_>, reason: &Reason) -> Vec<Basis> {
    let zero = |what: &str| basis("zero", speaker.plain(&format!("rules-zero-{what}")));
    let rule = match reason {
        Reason::ByArbiter { .. } => return Vec::new(),
        Reason::NoCoordinates | Reason::UnreadableCoordinates { .. } => return shifted(speaker),
        Reason::JoinOpen { .. } => return join(speaker),
        Reason::NotInDictionary { .. } | Reason::OneLetter => zero("word"),
        Reason::NotInRack { .. } | Reason::UnknownLetter { .. } | Reason::NothingLaid => {
            zero("rack")
        }
        Reason::DoesNotTouch | Reason::StartNotCovered => zero("place"),
        Reason::PartOfLongerWord { .. } => zero("whole"),
        Reason::OffBoard | Reason::ReplacesTile { .. } => zero("board"),
        Reason::Empty | Reason::NoSlip | Reason::Illegible => zero("slip"),
        Reason::ClaimTooHigh { .. } => basis("scoring", scoring::too_high(speaker)),
        Reason::ClaimMissing => basis("scoring", scoring::missing(speaker)),
        Reason::BlankUnmarked { .. } => basis("slip", slip::unmarked(speaker)),
        Reason::SeveralSlips => basis("slip", slip::several(speaker)),
        Reason::Late => basis("time", time::late(speaker).swap_remove(0)),
        Reason::TooManyTiles { most } => basis("rack", speaker.count("rules-most-laid", *most)),
        Reason::FirstWordShort { least } => {
            basis("rack", speaker.count("rules-first-word", *least))
        }
    };
    vec![rule]
}

fn basis(chapter: &'static str, sentence: String) -> Basis {
    Basis { chapter, sentence }
}

fn join(speaker: Speaker<'_>) -> Vec<Basis> {
    slip::join(speaker).into_iter().map(|sentence| basis("slip", sentence)).collect()
}

fn shifted(speaker: Speaker<'_>) -> Vec<Basis> {
    scoring::shifted(speaker).into_iter().map(|sentence| basis("scoring", sentence)).collect()
}

type Rule = fn(Speaker<'_>) -> Vec<Basis>;

/// The infractions that have a rule of their own beside that of warnings.
const OWN: [(Infraction, Rule); 8] = [
    (Infraction::ClaimTooHigh, |speaker| vec![basis("scoring", scoring::too_high(speaker))]),
    (Infraction::ClaimTooLow, |speaker| vec![basis("scoring", scoring::too_low(speaker))]),
    (Infraction::ClaimMissing, |speaker| vec![basis("scoring", scoring::missing(speaker))]),
    (Infraction::CoordinatesShifted, shifted),
    (Infraction::LastLetterForgotten, |speaker| {
        vec![basis("scoring", scoring::last_letter(speaker))]
    }),
    (Infraction::BlankUnmarked, |speaker| vec![basis("slip", slip::unmarked(speaker))]),
    (Infraction::WithinGrace, |speaker| {
        time::late(speaker).pop().into_iter().map(|late| basis("time", late)).collect()
    }),
    (Infraction::JoinShort, join),
];

/// What the rules say about an infraction: its own rule, and that of warnings where it earns one.
fn of_infraction(speaker: Speaker<'_>, infraction: Infraction) -> Vec<Basis> {
    let own = OWN.iter().filter(|(one, _)| *one == infraction).flat_map(|(_, rule)| rule(speaker));
    let earned = speaker.rules.warnings.as_ref();
    let earned = earned.filter(|_| speaker.rules.warns_of(infraction));
    let warning = earned.map(|rules| basis("warnings", warnings::price(speaker, rules)));
    own.chain(warning).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::chapter::chapters;
    use flavita_game::embedded as edition;
    use flavita_tournament::{model::Deduction, profile::catalogue::every_embedded};

    #[test]
    fn a_word_at_another_square_rests_on_what_is_said_of_prolonging_words_too() {
        let edition = edition("fr-scrabble").unwrap();
        let rules = flavita_tournament::profile::catalogue::embedded("fisf").unwrap();
        let speaker = Speaker { language: Language::English, rules: &rules, edition: &edition };
        let extension = speaker.plain("rules-extension-nothing");
        let mut shifted = Verdict::zero(Reason::Empty);
        shifted.reasons.clear();
        shifted.remarks = vec![Deduction { infraction: Infraction::CoordinatesShifted, cost: 0 }];
        for verdict in [shifted, Verdict::zero(Reason::NoCoordinates)] {
            let bases = bases(Language::English, &rules, &edition, &verdict);
            assert_eq!(bases.len(), 2, "{bases:?}");
            assert_eq!(bases[1].sentence, extension);
        }
    }

    #[test]
    fn what_a_verdict_rests_on_stands_in_the_chapter_of_the_rules_of_today() {
        let edition = edition("ru-scrabble").unwrap();
        for rules in every_embedded() {
            let chapters = chapters(Language::Russian, rules, &edition);
            let remarks = Infraction::ALL
                .iter()
                .map(|infraction| Deduction { infraction: *infraction, cost: 0 });
            let mut verdict = Verdict::zero(Reason::Empty);
            verdict.reasons = Reason::samples();
            verdict.remarks = remarks.collect();
            for basis in bases(Language::Russian, rules, &edition, &verdict) {
                let of_a_form = basis.chapter == "rack";
                let stands = chapters.iter().any(|chapter| {
                    chapter.name == basis.chapter && chapter.sentences.contains(&basis.sentence)
                });
                assert!(stands || of_a_form, "{}: {basis:?}", rules.id);
            }
        }
    }
}
