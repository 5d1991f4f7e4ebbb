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
        Reason::NoCoordinates | Reason::UnreadableCoordinates { .. } => {
            return all("scoring", scoring::shifted(speaker));
        }
        Reason::JoinOpen { .. } => return all("slip", slip::join(speaker)),
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

fn all(chapter: &'static str, sentences: impl IntoIterator<Item = String>) -> Vec<Basis> {
    sentences.into_iter().map(|sentence| basis(chapter, sentence)).collect()
}

type Rule = fn(Speaker<'_>) -> Vec<Basis>;

/// The infractions that have a rule of their own beside that of warnings.
const OWN: [(Infraction, Rule); 8] = [
    (Infraction::ClaimTooHigh, |speaker| all("scoring", [scoring::too_high(speaker)])),
    (Infraction::ClaimTooLow, |speaker| all("scoring", [scoring::too_low(speaker)])),
    (Infraction::ClaimMissing, |speaker| all("scoring", [scoring::missing(speaker)])),
    (Infraction::CoordinatesShifted, |speaker| all("scoring", scoring::shifted(speaker))),
    (Infraction::LastLetterForgotten, |speaker| all("scoring", [scoring::last_letter(speaker)])),
    (Infraction::BlankUnmarked, |speaker| all("slip", [slip::unmarked(speaker)])),
    (Infraction::WithinGrace, |speaker| all("time", time::late(speaker).pop())),
    (Infraction::JoinShort, |speaker| all("slip", slip::join(speaker))),
];

/// What the rules say about an infraction: its own rule, and that of warnings where it earns one.
fn of_infraction(speaker: Speaker<'_>, infraction: Infraction) -> Vec<Basis> {
    let own = OWN.iter().filter(|(one, _)| *one == infraction).flat_map(|(_, rule)| rule(speaker));
    let earned = speaker.rules.warnings.as_ref();
    let earned = earned.filter(|_| speaker.rules.warns_of(infraction));
    let warning = earned.map(|rules| basis("warnings", warnings::price(speaker, rules)));
    own.chain(warning).collect()
}
