//! Refusals as sentences.

use crate::{language::Language, ruling, text::fault_sentence, text::joined};
use chrono::{DateTime, Datelike as _, Local, Utc};
use flavita_tournament::model::{Open, Phase, Refusal};

/// Why a command is not carried out, in one sentence that says what to do.
#[expect(clippy::wildcard_enum_match_arm, reason = "what has no argument is said by its name")]
pub fn sentence(language: Language, refusal: &Refusal) -> String {
    match refusal {
        Refusal::UnknownPlayer(number) => say!(language, "refusal-unknown-player", number),
        Refusal::RackElsewhere(from) => say!(language, "refusal-rack-elsewhere", name = from),
        Refusal::DrawnElsewhere(from) => say!(language, "refusal-drawn-elsewhere", name = from),
        Refusal::NumberTaken(number) => say!(language, "refusal-number-used", number),
        Refusal::NumberOutOfRange { highest, .. } => {
            say!(language, "refusal-number-out-of-range", low = 1, high = highest)
        }
        Refusal::MisplacedNumber(number) => say!(language, "refusal-misplaced-number", number),
        Refusal::HasNotLeft(number) => say!(language, "refusal-has-not-left", number),
        Refusal::HasSlip { number, round } => say!(language, "refusal-has-slip", number, round),
        Refusal::BothHaveSlips { kept, gone, round } => {
            say!(language, "refusal-both-have-slips", kept, gone, round)
        }
        Refusal::Text(fault) => fault_sentence(language, fault),
        Refusal::NotInRound { player, round } => {
            say!(language, "refusal-not-in-round", number = player, round)
        }
        Refusal::UnknownRound(round) => say!(language, "refusal-round-not-open", round),
        Refusal::UnknownSlip(_)
        | Refusal::NotDisputed(_)
        | Refusal::NoLateSlip(_)
        | Refusal::NoSuchTop(_)
        | Refusal::NotFinal => say!(language, "refusal-changed-meanwhile"),
        Refusal::WrongPhase { round, phase } => say!(language, wrong_phase(*phase), round),
        Refusal::NotYetMarkable(round) => say!(language, "refusal-round-still-open", round),
        Refusal::AlreadyHandedIn(number) => say!(language, "refusal-already-handed-in", number),
        Refusal::NotPressed(number) => say!(language, "refusal-not-pressed", number),
        Refusal::SecondPersonNeeded(number) => say!(language, "refusal-second-person", number),
        Refusal::UnreadableRack(text) => say!(language, "refusal-text-unreadable", text),
        Refusal::RackOfManyReadings(readings) => {
            say!(language, "refusal-rack-of-many-readings", racks = readings.join(" / "))
        }
        Refusal::NotInBag(tile) => say!(language, "refusal-rack-not-in-bag", tile),
        Refusal::RackSize { given, wanted } => {
            say!(language, "refusal-wrong-number-of-tiles", given, expected = wanted)
        }
        Refusal::TilesDrawn { given, wanted, rest } => {
            say!(language, "refusal-tiles-drawn", given, expected = wanted, rest)
        }
        Refusal::RackBegins(tiles) => say!(language, "refusal-rack-begins", tiles),
        Refusal::RackVowels { given, wanted } => {
            say!(language, "refusal-rack-vowels", given, expected = wanted)
        }
        Refusal::VowelsOutOfRange { low, high } => {
            say!(language, "refusal-number-out-of-range", low, high)
        }
        Refusal::NotPlaceable { at, word } => say!(language, "refusal-not-placeable", at, word),
        Refusal::Disputed { round, players } => {
            say!(language, "refusal-disputed", round, numbers = joined(players, ", "))
        }
        Refusal::AlreadyLocked(round) => say!(language, "refusal-round-locked", round),
        Refusal::TooEarly { round, opens_ms } => {
            say!(language, "refusal-too-early", round, time = moment(language, *opens_ms))
        }
        Refusal::OtherBoard(round) => say!(language, "refusal-other-board", round),
        Refusal::EntropyUnreadable(most) => say!(language, "refusal-entropy-unreadable", n = most),
        Refusal::NotFinished(open) => still_open(language, *open),
        Refusal::Ruling(refusal) => ruling::refusal(language, refusal),
        _ => {
            let name: &str = refusal.into();
            say!(language, &format!("refusal-{name}"))
        }
    }
}

/// A moment as this computer's clock shows it, its day in words.
fn moment(language: Language, at_ms: i64) -> String {
    let at = DateTime::<Utc>::from_timestamp_millis(at_ms).map(|at| at.with_timezone(&Local));
    at.map_or_else(String::new, |at| {
        let day = say!(language, "date-long", day = at.day(), month = at.month(), year = at.year());
        format!("{day}, {}", at.format("%H:%M"))
    })
}

/// What stands between a tournament and its end, in one sentence.
pub fn still_open(language: Language, open: Open) -> String {
    match open {
        Open::Game => say!(language, "open-game"),
        Open::Round(round) => say!(language, "open-round", round),
        Open::Slips { round, missing } => say!(language, "open-slips", round, n = missing),
        Open::Once { round, once } => say!(language, "open-once", round, n = once),
        Open::Disputes { round, disputed } => say!(language, "open-disputes", round, n = disputed),
        Open::Appeals { appeals } => say!(language, "open-appeals", n = appeals),
        Open::Seed => say!(language, "open-seed"),
    }
}

fn wrong_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Thinking => "refusal-round-still-open",
        Phase::Drawn | Phase::Closed | Phase::Placed => "refusal-round-not-open",
        Phase::Revealed => "refusal-top-not-chosen-yet",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flavita_tournament::model::{RoundNumber, RulingRefusal, TextFault};
    use strum::IntoEnumIterator as _;

    /// Of every kind one, with whatever numbers and texts; of those that hold others all of these.
    fn every() -> impl Iterator<Item = Refusal> {
        let round = RoundNumber(3);
        let before = "Ада".to_owned();
        let hidden = TextFault::Hidden { name: "U+202E".to_owned(), before };
        let texts = [hidden, TextFault::Long { most: 60 }].map(Refusal::Text);
        let phases = Phase::iter().map(move |phase| Refusal::WrongPhase { round, phase });
        let open = Open::iter().map(Refusal::NotFinished);
        let rulings = RulingRefusal::iter().map(Refusal::Ruling);
        Refusal::iter().chain(texts).chain(phases).chain(open).chain(rulings)
    }

    #[test]
    fn every_refusal_is_a_sentence_in_every_complete_language() {
        for language in Language::COMPLETE {
            for refusal in every() {
                let text = sentence(*language, &refusal);
                assert!(
                    text.ends_with('.') && !text.contains("{$"),
                    "{language:?} {refusal:?}: {text}"
                );
            }
        }
    }

    #[test]
    fn a_day_is_written_as_the_language_writes_it() {
        // The fourteenth or, far in the east, the fifteenth.
        let refusal = Refusal::TooEarly { round: RoundNumber(3), opens_ms: 1_700_000_000_000 };
        for (language, days) in [
            (Language::Russian, ["14 ноября 2023, ", "15 ноября 2023, "]),
            (Language::English, ["14 November 2023, ", "15 November 2023, "]),
            (Language::Hungarian, ["2023. november 14., ", "2023. november 15., "]),
            (Language::Czech, ["14. 11. 2023, ", "15. 11. 2023, "]),
            (Language::French, ["14 novembre 2023, ", "15 novembre 2023, "]),
        ] {
            let text = sentence(language, &refusal).replace('\u{a0}', " ");
            assert!(days.iter().any(|day| text.contains(day)), "{text}");
        }
    }
}
