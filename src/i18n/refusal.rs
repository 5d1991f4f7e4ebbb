//! Refusals as sentences.

use chrono::{DateTime, Datelike as _, Local, Utc};

use crate::catalogue::{Argument, say};
use crate::{language::Language, ruling, text::fault_sentence};
use flavita_tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita_tournament::{model::open::Open, model::refusal::Refusal, model::round::Phase};

/// Why a command is not carried out, in one sentence that says what to do.
#[expect(clippy::too_many_lines, reason = "an arm for every refusal")]
pub fn sentence(language: Language, refusal: &Refusal) -> String {
    let say = |key: &str, arguments: &[(&'static str, Argument)]| say(language, key, arguments);
    let named = |key: &str, name: &str| say(key, &[("name", name.into())]);
    let of_round = |key: &str, player: PlayerNumber, round: RoundNumber| {
        say(key, &[("number", player.into()), ("round", round.into())])
    };
    match refusal {
        Refusal::UnknownPlayer(number) => {
            say("refusal-unknown-player", &[("number", (*number).into())])
        }
        Refusal::DrawnHere => say("refusal-drawn-here", &[]),
        Refusal::RackPrepared => say("refusal-rack-prepared", &[]),
        Refusal::ClockStarted => say("refusal-clock-started", &[]),
        Refusal::RackElsewhere(from) => named("refusal-rack-elsewhere", from),
        Refusal::DrawnElsewhere(from) => named("refusal-drawn-elsewhere", from),
        Refusal::NumberTaken(number) => say("refusal-number-used", &[("number", (*number).into())]),
        Refusal::NumberOutOfRange { highest, .. } => {
            say("refusal-number-out-of-range", &[("low", 1.into()), ("high", (*highest).into())])
        }
        Refusal::HasNotLeft(number) => say("refusal-has-not-left", &[("number", (*number).into())]),
        Refusal::HasSlip { number, round } => of_round("refusal-has-slip", *number, *round),
        Refusal::SamePlayer(_) => say("refusal-same-player", &[]),
        Refusal::BothHaveSlips { kept, gone, round } => say(
            "refusal-both-have-slips",
            &[("kept", (*kept).into()), ("gone", (*gone).into()), ("round", (*round).into())],
        ),
        Refusal::Text(fault) => fault_sentence(language, fault),
        Refusal::NoName => say("refusal-no-name", &[]),
        Refusal::NotInRound { player, round } => of_round("refusal-not-in-round", *player, *round),
        Refusal::UnknownRound(round) => {
            say("refusal-round-not-open", &[("round", (*round).into())])
        }
        Refusal::UnknownSlip(_)
        | Refusal::NotDisputed(_)
        | Refusal::NoLateSlip(_)
        | Refusal::NoSuchTop(_)
        | Refusal::NotFinal => say("refusal-changed-meanwhile", &[]),
        Refusal::WrongPhase { round, phase } => {
            say(wrong_phase(*phase), &[("round", (*round).into())])
        }
        Refusal::NotYetMarkable(round) => {
            say("refusal-round-still-open", &[("round", (*round).into())])
        }
        Refusal::OtherTopPreferred => say("refusal-other-top-preferred", &[]),
        Refusal::ReasonNeeded => say("refusal-reason-needed", &[]),
        Refusal::NoRound => say("refusal-no-round", &[]),
        Refusal::ClockStands => say("refusal-clock-stands", &[]),
        Refusal::ClockRuns => say("refusal-clock-runs", &[]),
        Refusal::AlreadyHandedIn(number) => {
            say("refusal-already-handed-in", &[("number", (*number).into())])
        }
        Refusal::NotPressed(number) => say("refusal-not-pressed", &[("number", (*number).into())]),
        Refusal::SecondPersonNeeded(number) => {
            say("refusal-second-person", &[("number", (*number).into())])
        }
        Refusal::NoPlayers => say("refusal-no-players", &[]),
        Refusal::GameOver => say("refusal-game-over", &[]),
        Refusal::UnreadableRack(text) => {
            say("refusal-text-unreadable", &[("text", text.as_str().into())])
        }
        Refusal::RackOfManyReadings(readings) => {
            say("refusal-rack-of-many-readings", &[("racks", readings.join(" / ").into())])
        }
        Refusal::NotInBag(tile) => {
            say("refusal-rack-not-in-bag", &[("tile", tile.as_str().into())])
        }
        Refusal::RackSize { given, wanted } => say(
            "refusal-wrong-number-of-tiles",
            &[("given", (*given).into()), ("expected", (*wanted).into())],
        ),
        Refusal::TilesDrawn { given, wanted, rest } => say(
            "refusal-tiles-drawn",
            &[
                ("given", (*given).into()),
                ("expected", (*wanted).into()),
                ("rest", rest.as_str().into()),
            ],
        ),
        Refusal::RackBegins(tiles) => {
            say("refusal-rack-begins", &[("tiles", tiles.as_str().into())])
        }
        Refusal::RackVowels { given, wanted } => say(
            "refusal-rack-vowels",
            &[("given", (*given).into()), ("expected", (*wanted).into())],
        ),
        Refusal::NotPlaceable { at, word } => say(
            "refusal-not-placeable",
            &[("at", at.as_str().into()), ("word", word.as_str().into())],
        ),
        Refusal::Disputed { round, players } => say(
            "refusal-disputed",
            &[("round", (*round).into()), ("numbers", numbers(players).into())],
        ),
        Refusal::AlreadyLocked(round) => say("refusal-round-locked", &[("round", (*round).into())]),
        Refusal::NoSecret => say("refusal-no-secret", &[]),
        Refusal::GameSealed => say("refusal-game-sealed", &[]),
        Refusal::TooEarly { round, opens_ms } => too_early(language, *round, *opens_ms),
        Refusal::OtherBoard(round) => say("refusal-other-board", &[("round", (*round).into())]),
        Refusal::EntropyTooLate => say("refusal-entropy-too-late", &[]),
        Refusal::EntropyUnreadable(most) => {
            say("refusal-entropy-unreadable", &[("n", (*most).into())])
        }
        Refusal::NothingToReveal => say("refusal-nothing-to-reveal", &[]),
        Refusal::NotFinished(open) => still_open(language, *open),
        Refusal::IsFinal => say("refusal-is-final", &[]),
        Refusal::Ruling(refusal) => ruling::refusal(language, refusal),
    }
}

fn too_early(language: Language, round: RoundNumber, opens_ms: i64) -> String {
    let when = [("round", round.into()), ("time", moment(language, opens_ms).into())];
    say(language, "refusal-too-early", &when)
}

/// A moment as this computer's clock shows it, its day in words.
fn moment(language: Language, at_ms: i64) -> String {
    let at = DateTime::<Utc>::from_timestamp_millis(at_ms).map(|at| at.with_timezone(&Local));
    at.map_or_else(String::new, |at| {
        let day =
            [("day", at.day().into()), ("month", at.month().into()), ("year", at.year().into())];
        format!("{}, {}", say(language, "date-long", &day), at.format("%H:%M"))
    })
}

fn numbers(players: &[PlayerNumber]) -> String {
    let numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
    numbers.join(", ")
}

/// What stands between a tournament and its end, in one sentence.
pub fn still_open(language: Language, open: Open) -> String {
    match open {
        Open::Game => say(language, "open-game", &[]),
        Open::Round(round) => say(language, "open-round", &[("round", round.into())]),
        Open::Slips { round, missing } => {
            let arguments = [("round", round.into()), ("n", missing.into())];
            say(language, "open-slips", &arguments)
        }
        Open::Once { round, once } => {
            let arguments = [("round", round.into()), ("n", once.into())];
            say(language, "open-once", &arguments)
        }
        Open::Disputes { round, disputed } => {
            let arguments = [("round", round.into()), ("n", disputed.into())];
            say(language, "open-disputes", &arguments)
        }
        Open::Seed => say(language, "open-seed", &[]),
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
    use crate::every::every;
    use flavita_tournament::model::ids::SlipNumber;
    use flavita_tournament::model::{ruling_refusal::RulingRefusal, text_fault::TextFault};

    fn samples() -> Vec<Refusal> {
        let address = || "http://192.168.1.10:8080/t/cup".to_owned();
        let wrong = |phase| Refusal::WrongPhase { round: RoundNumber(3), phase };
        every! { Refusal:
            Refusal::UnknownPlayer(_) => Refusal::UnknownPlayer(PlayerNumber(7)),
            Refusal::DrawnElsewhere(_) => Refusal::DrawnElsewhere(address()),
            Refusal::RackElsewhere(_) => Refusal::RackElsewhere(address()),
            Refusal::RackPrepared => Refusal::RackPrepared,
            Refusal::ClockStarted => Refusal::ClockStarted,
            Refusal::DrawnHere => Refusal::DrawnHere,
            Refusal::NumberTaken(_) => Refusal::NumberTaken(PlayerNumber(7)),
            Refusal::NumberOutOfRange { .. } => Refusal::NumberOutOfRange { given: PlayerNumber(0), highest: PlayerNumber(9999) },
            Refusal::HasNotLeft(_) => Refusal::HasNotLeft(PlayerNumber(7)),
            Refusal::HasSlip { .. } => Refusal::HasSlip { number: PlayerNumber(7), round: RoundNumber(3) },
            Refusal::SamePlayer(_) => Refusal::SamePlayer(PlayerNumber(7)),
            Refusal::BothHaveSlips { .. } => Refusal::BothHaveSlips { kept: PlayerNumber(7), gone: PlayerNumber(8), round: RoundNumber(3) },
            Refusal::NoName => Refusal::NoName,
            Refusal::Text(TextFault::Hidden { .. }) => Refusal::Text(TextFault::Hidden {
                name: "U+202E".to_owned(),
                before: "Ада".to_owned(),
            }),
            Refusal::Text(TextFault::Long { .. }) => Refusal::Text(TextFault::Long { most: 60 }),
            Refusal::NotInRound { .. } => Refusal::NotInRound { player: PlayerNumber(7), round: RoundNumber(3) },
            Refusal::UnknownRound(_) => Refusal::UnknownRound(RoundNumber(3)),
            Refusal::UnknownSlip(_) => Refusal::UnknownSlip(SlipNumber(5)),
            Refusal::WrongPhase { phase: Phase::Drawn, .. } => wrong(Phase::Drawn),
            Refusal::WrongPhase { phase: Phase::Thinking, .. } => wrong(Phase::Thinking),
            Refusal::WrongPhase { phase: Phase::Closed, .. } => wrong(Phase::Closed),
            Refusal::WrongPhase { phase: Phase::Revealed, .. } => wrong(Phase::Revealed),
            Refusal::WrongPhase { phase: Phase::Placed, .. } => wrong(Phase::Placed),
            Refusal::NotYetMarkable(_) => Refusal::NotYetMarkable(RoundNumber(3)),
            Refusal::NoSecret => Refusal::NoSecret,
            Refusal::GameSealed => Refusal::GameSealed,
            Refusal::TooEarly { .. } => Refusal::TooEarly { round: RoundNumber(3), opens_ms: 1_700_000_000_000 },
            Refusal::OtherBoard(_) => Refusal::OtherBoard(RoundNumber(3)),
            Refusal::EntropyTooLate => Refusal::EntropyTooLate,
            Refusal::EntropyUnreadable(_) => Refusal::EntropyUnreadable(200),
            Refusal::NothingToReveal => Refusal::NothingToReveal,
            Refusal::NotFinished(Open::Game) => Refusal::NotFinished(Open::Game),
            Refusal::NotFinished(Open::Round(_)) => Refusal::NotFinished(Open::Round(RoundNumber(3))),
            Refusal::NotFinished(Open::Slips { .. }) =>
                Refusal::NotFinished(Open::Slips { round: RoundNumber(3), missing: 2 }),
            Refusal::NotFinished(Open::Once { .. }) =>
                Refusal::NotFinished(Open::Once { round: RoundNumber(3), once: 2 }),
            Refusal::NotFinished(Open::Disputes { .. }) =>
                Refusal::NotFinished(Open::Disputes { round: RoundNumber(3), disputed: 2 }),
            Refusal::NotFinished(Open::Seed) => Refusal::NotFinished(Open::Seed),
            Refusal::IsFinal => Refusal::IsFinal,
            Refusal::NotFinal => Refusal::NotFinal,
            Refusal::NoRound => Refusal::NoRound,
            Refusal::ClockStands => Refusal::ClockStands,
            Refusal::ClockRuns => Refusal::ClockRuns,
            Refusal::AlreadyHandedIn(_) => Refusal::AlreadyHandedIn(PlayerNumber(7)),
            Refusal::NotPressed(_) => Refusal::NotPressed(PlayerNumber(7)),
            Refusal::NoPlayers => Refusal::NoPlayers,
            Refusal::GameOver => Refusal::GameOver,
            Refusal::UnreadableRack(_) => Refusal::UnreadableRack("QQ".to_owned()),
            Refusal::RackOfManyReadings(_) =>
                Refusal::RackOfManyReadings(vec!["E G É S ZS É G".to_owned()]),
            Refusal::NotInBag(_) => Refusal::NotInBag("Ф".to_owned()),
            Refusal::RackSize { .. } => Refusal::RackSize { given: 3, wanted: 7 },
            Refusal::TilesDrawn { .. } =>
                Refusal::TilesDrawn { given: 6, wanted: 5, rest: "СЦ".to_owned() },
            Refusal::RackBegins(_) => Refusal::RackBegins("?".to_owned()),
            Refusal::RackVowels { .. } => Refusal::RackVowels { given: 2, wanted: 3 },
            Refusal::NoSuchTop(_) => Refusal::NoSuchTop(4),
            Refusal::OtherTopPreferred => Refusal::OtherTopPreferred,
            Refusal::ReasonNeeded => Refusal::ReasonNeeded,
            Refusal::NotPlaceable { .. } =>
                Refusal::NotPlaceable { at: "И8".to_owned(), word: "ДОМ".to_owned() },
            Refusal::Disputed { .. } => Refusal::Disputed { round: RoundNumber(3), players: vec![PlayerNumber(7), PlayerNumber(8)] },
            Refusal::NotDisputed(_) => Refusal::NotDisputed(SlipNumber(5)),
            Refusal::SecondPersonNeeded(_) => Refusal::SecondPersonNeeded(PlayerNumber(7)),
            Refusal::NoLateSlip(_) => Refusal::NoLateSlip(PlayerNumber(7)),
            Refusal::AlreadyLocked(_) => Refusal::AlreadyLocked(RoundNumber(3)),
            // Each of them in the tests of `ruling`.
            Refusal::Ruling(_) => Refusal::Ruling(RulingRefusal::NoMean),
        }
    }

    #[test]
    fn every_refusal_is_a_sentence_in_every_complete_language() {
        for language in Language::COMPLETE {
            for refusal in samples() {
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
        ] {
            let text = sentence(language, &refusal).replace('\u{a0}', " ");
            assert!(days.iter().any(|day| text.contains(day)), "{text}");
        }
    }
}
