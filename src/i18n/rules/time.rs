//! The time of a round, the game clock, and slips that come too late.

use crate::{names::clock_time, rules::speaker::Speaker, rules::speaker::key_of};
use flavita_tournament::{profile::clock::GameClock, profile::cost::Cost};

/// The seconds of a step that has a word of its own.
const MINUTE: u32 = 60;

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let rules = speaker.rules;
    let time = clock_time(rules.round.seconds.into());
    let mut sentences = vec![say!(speaker.language, "rules-round", time), calls(speaker)];
    match rules.game_clock {
        Some(clock) => sentences.extend(game_clock(speaker, clock)),
        None => sentences.push(speaker.plain("rules-no-clock")),
    }
    sentences.extend(late(speaker));
    if rules.late.phones > 0 {
        sentences.push(speaker.count("rules-late-phones", rules.late.phones));
    }
    sentences
}

fn calls(speaker: Speaker<'_>) -> String {
    let calls = &speaker.rules.round.last_call.0;
    let times: Vec<String> = calls.iter().map(|call| clock_time((*call).into())).collect();
    if times.is_empty() {
        return speaker.plain("rules-no-call");
    }
    say!(speaker.language, "rules-calls", times = times.join(", "))
}

fn game_clock(speaker: Speaker<'_>, clock: GameClock) -> [String; 3] {
    let [budget, step] = [clock.budget, clock.step].map(|seconds| clock_time(seconds.into()));
    let price = speaker.points(clock.price);
    let minute = if clock.step == MINUTE { "-minute" } else { "" };
    let key = format!("rules-clock-{}{minute}", key_of(clock.steps));
    let unnoted = speaker.choice("rules-clock-unnoted-{}", clock.unnoted_round);
    let cost = say!(speaker.language, &key, budget, price, step);
    [cost, speaker.plain("rules-clock-how"), unnoted]
}

/// What becomes of late slips: the rule, and behind it the price within a grace.
pub(super) fn late(speaker: Speaker<'_>) -> Vec<String> {
    let late = speaker.rules.late;
    if late.grace == 0 {
        return vec![speaker.plain("rules-late-zero")];
    }
    let grace = speaker.count("rules-late-grace", late.grace);
    let price = match late.within {
        Cost::Nothing => speaker.plain("rules-late-free"),
        Cost::Points(points) => {
            say!(speaker.language, "rules-late-price", points = speaker.points(points))
        }
        Cost::Zero => speaker.plain("rules-late-zero"),
    };
    vec![grace, price]
}
